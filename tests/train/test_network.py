"""What is learnt of a position, and the way from floating point to whole numbers."""

from __future__ import annotations

import random
from typing import cast

import numpy as np
import pytest
import torch

import mikrokosmos as mk
from mikrokosmos.cli.screens import screen_of
from mikrokosmos.core.game_state import GameState
from mikrokosmos.core.learned.features import Encoder
from mikrokosmos.core.learned.value import Value
from mikrokosmos.core.scale import WHOLE
from mikrokosmos.train.network import Network, guesses, learn, smoothed
from mikrokosmos.train.recipe import part_of
from mikrokosmos.train.samples import Batch, Samples, play


def made_up(players: int, lengths: list[int], seed: int) -> Samples:
    """Games of so many turns, with random ends and an input or two for each position."""
    rng = np.random.default_rng(seed)
    rows = []
    for length in lengths:
        ends = [*rng.integers(0, 61, 5), *rng.integers(0, 90, 5)]  # by seat
        for turn in range(length):
            viewer = int(rng.integers(players))
            seen = [(viewer + step) % players for step in range(players)]
            padding = [0] * (5 - players)
            rows.append([viewer, turn, *(ends[s] for s in seen), *padding, *(ends[5 + s] for s in seen), *padding])
    counts = rng.integers(1, 3, len(rows)).astype(np.int32)
    inputs = int(counts.sum())
    index, amount = np.arange(inputs, dtype=np.uint16), np.ones(inputs, dtype=np.int8)
    return Samples(counts, np.array(rows, dtype=np.int32), index, amount, players)


def slowly_smoothed(samples: Samples, said: list[list[float]], trust: float) -> list[list[float]]:
    """The same as `smoothed`, a position at a time."""
    players, ends = samples.players, samples.ends().tolist()
    viewers, turns = samples.facts[:, 0].tolist(), samples.facts[:, 1].tolist()

    def by_seat(row: list[float], viewer: int) -> dict[tuple[int, int], float]:
        return {
            (part, (viewer + step) % players): row[part * players + step] for part in (0, 1) for step in range(players)
        }

    wanted: list[dict[tuple[int, int], float]] = [{} for _ in viewers]
    for at in reversed(range(len(viewers))):
        if at + 1 == len(viewers) or turns[at + 1] <= turns[at]:
            wanted[at] = by_seat(ends[at], viewers[at])
        else:
            later = by_seat(said[at + 1], viewers[at + 1])
            wanted[at] = {key: trust * wanted[at + 1][key] + (1 - trust) * later[key] for key in later}
    return [
        [wanted[at][part, (viewer + step) % players] for part in (0, 1) for step in range(players)]
        for at, viewer in enumerate(viewers)
    ]


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("trust", [0.0, 0.6, 1.0])
def test_a_position_is_worth_what_came_of_it_and_what_was_thought_a_turn_later(players: int, trust: float) -> None:
    samples = made_up(players, [4, 1, 7, 2, 5], seed=players)
    said = np.random.default_rng(1).random((len(samples), 2 * players)).astype(np.float32)
    found = smoothed(samples, said, trust)
    assert np.allclose(found, slowly_smoothed(samples, said.tolist(), trust), atol=1e-4)
    if trust == 1.0:
        assert np.allclose(found, samples.ends(), atol=1e-5)


@pytest.mark.parametrize(("share", "games"), [(0.0, 0), (0.01, 1), (0.3, 2), (0.5, 3), (1.0, 4)])
def test_a_part_of_samples_has_whole_games(share: float, games: int) -> None:
    lengths = [4, 4, 6, 6]
    samples = made_up(2, lengths, seed=3)
    part = part_of(samples, share)
    # A share that ends with a game takes no more; one that ends within a game takes all of it.
    assert len(part) in (sum(lengths[:games]), sum(lengths[: games - 1]) if games else 0)
    assert len(part) >= int(len(samples) * share)
    assert len(part.index) == part.counts.sum() and (part.facts == samples.facts[: len(part)]).all()


def positions(game: mk.Game, players: int, seed: int) -> list[tuple[GameState, int]]:
    """The beginnings of the turns of a game between judges, each with whose turn it is."""
    rng = random.Random(seed)
    state = cast(GameState, game.new(players=players))
    judge = game.judge("greedy", state)
    found: list[tuple[GameState, int]] = []
    last = -1
    turns = screen_of(state).turns
    while not state.over:
        if turns is None and state.player >= 0 and state.player != last:
            last = state.player
            found.append((state.copy(), last))
        elif state.player >= 0 and any(event["type"] == turns for event in state.events()):
            found.append((state.copy(), state.player))
        state.play(mk.sample(state.chances(), rng) if state.player < 0 else judge.advice(state))
    return found


def encoded(encoder: Encoder, asked: list[tuple[GameState, int]], players: int) -> Samples:
    rows = [encoder.inputs(state, viewer) for state, viewer in asked]
    facts = np.zeros((len(rows), 12), dtype=np.int32)
    return Samples(
        np.array([len(row) for row in rows], dtype=np.int32),
        facts,
        np.array([index for row in rows for index, _ in row], dtype=np.uint16),
        np.array([amount for row in rows for _, amount in row], dtype=np.int8),
        players,
    )


@pytest.mark.parametrize(("name", "players"), [("smallworld", 2), ("smallworld", 4), ("creation", 3)])
def test_the_value_of_whole_numbers_agrees_with_the_network(name: str, players: int) -> None:
    game = mk.game(name)
    torch.manual_seed(1)
    torch.set_num_threads(1)  # so little is learnt that threads would only wait for each other
    encoder = game.encoder(game.new(players=players))
    network = Network(encoder, players)
    lesson = play(Batch(name, players, 5, games=100, seats=("greedy",) * players))
    learn(network, lesson, lesson.ends(), epochs=12, rate=4e-3, seed=1, size=512)
    value = Value(encoder, network.weights(name, encoder.digest(), {}))
    asked = [each for seed in range(3) for each in positions(game, players, seed)]
    said = guesses(network, encoded(encoder, asked, players))
    assert said[:, :players].max() > 0.7  # it has learnt something, so that there is something to compare
    off = []
    for (state, viewer), row in zip(asked, said, strict=True):
        shares, points = value.of(state, viewer)
        for step in range(players):
            seat = (viewer + step) % players
            off.append(abs(shares[seat] / WHOLE - row[step]))
            assert abs(points[seat] / 100 - 16 * row[players + step]) < 0.5
    # Rounded rows are multiplied by amounts, so a position with many large ones can be off by more.
    assert np.mean(off) < 0.004 and np.quantile(off, 0.95) < 0.01 and max(off) < 0.04
