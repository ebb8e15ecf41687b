"""Learned things without anything learnt: weights drawn at random, of the right shape, and what is made of them.

Tests that are about the weights that ship say so; all others use these, so that new weights change nothing for them.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

import mikrokosmos as mk
from kit.conformance import draw
from mikrokosmos.core.errors import WeightsError
from mikrokosmos.core.game_state import GameState
from mikrokosmos.core.interface import mask_of
from mikrokosmos.core.learned.deep_search import DeepSearch
from mikrokosmos.core.learned.features import Encoder
from mikrokosmos.core.learned.forecast import Forecast
from mikrokosmos.core.learned.search import Search
from mikrokosmos.core.learned.value import Value
from mikrokosmos.core.learned.weights import Weights
from mikrokosmos.games.creation.game import Creation
from mikrokosmos.games.smallworld.game import SmallWorld

TABLES = [(name, players) for name in ("smallworld", "creation") for players in (2, 3, 4, 5)]
"""Every game with every number of players: what has weights of its own."""

WIDE, NARROW = 16, 8
"""Sizes of the two layers, as small as compiled sums allow."""


def drawn_weights(encoder: Encoder, game: str, players: int, seed: int = 1) -> Weights:
    """Weights for an encoder, the same for the same seed. They say something else of every position."""
    rng = random.Random(f"{game} {players} {seed}")
    inputs, outputs = encoder.size() + players, 2 * players  # with a row for every seat that plays like Expert

    def numbers(kind: str, count: int, most: int) -> array[int]:
        return array(kind, (rng.randint(-most, most) for _ in range(count)))

    return Weights(
        game,
        players,
        encoder.digest(),
        (inputs, WIDE, NARROW, outputs),
        numbers("h", inputs * WIDE, 60),
        numbers("i", WIDE, 400),
        numbers("h", WIDE * NARROW, 500),
        numbers("i", NARROW, 100_000),
        numbers("h", NARROW * outputs, 300),
        numbers("i", outputs, 100_000),
        {"drawn": seed},
        {"master": drawn_chances(players, 10, 3), "expert": drawn_chances(players, -30, 4)},
    )


def drawn_chances(players: int, more: int, rounds: int) -> list[list[int]]:
    """How chances are told: less and less otherwise than was learnt, and to every place in the order otherwise."""
    parts = [1 - at / (rounds - 1) for at in range(rounds)]
    return [
        [
            round(100 + more * part),
            round(100 + 2 * more * part),
            *(round(more * part) * (2 * place - 1) for place in range(players)),
        ]
        for part in parts
    ]


@cache
def weights_for(game: str, players: int, seed: int = 1) -> Weights:
    """Drawn weights for the tables of a game."""
    start = mk.game(game).new(players=players)
    return drawn_weights(mk.game(game).encoder(start), game, players, seed)


def value_for(state: GameState, seed: int = 1) -> Value:
    """A value with drawn weights for the table of this state."""
    return Value(state.game.encoder(state), weights_for(state.game.id, state.seats, seed))


def search_for(state: GameState, simulations: int = 24, width: int = 6, seed: int = 1) -> Search:
    """A search with drawn weights for the table of this state."""
    judge = state.game.judge("greedy", state)
    return Search(judge, value_for(state), state.copy(), simulations, width, seed)


def deep_search_for(state: GameState, simulations: int, deep: int, width: int = 6, seed: int = 1) -> DeepSearch:
    """The same with a closer look, in which others answer after two simulations."""
    judge = state.game.judge("greedy", state)
    reply = search_for(state, 2, 2)
    search = DeepSearch(judge, value_for(state), state.copy(), simulations, width, deep, reply)
    search.seed = seed
    return search


def forecast_for(state: GameState, samples: int = 4) -> Forecast:
    """A forecast with drawn weights for the table of this state."""
    value = value_for(state)
    value.experts = mask_of(range(state.seats))
    value.sharpen(value.weights.sharpness_with(state.seats))
    return Forecast(state.game.judge("greedy", state), value, state.copy(), state.game.hides, samples)


def use_drawn_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let both games bring drawn weights in place of those that ship."""
    for game in (SmallWorld, Creation):
        monkeypatch.setattr(game, "weights", lambda self, players: weights_for(self.id, players))


def learn(monkeypatch: pytest.MonkeyPatch, game: str, players: int) -> None:
    """For the time of a test the game has drawn weights for so many players, and no others."""

    def given(self: mk.Game, asked: int) -> Weights:
        if asked != players:
            raise WeightsError(f"none for {asked}")
        return weights_for(game, players)

    monkeypatch.setattr(type(mk.game(game)), "weights", given)


def unlearn(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """For the time of a test the game has no weights."""

    def none(self: object, players: int) -> Weights:
        raise WeightsError(f"none for {players}")

    monkeypatch.setattr(type(mk.game(game)), "weights", none)


def begun(game: str, players: int, **options: object) -> GameState:
    """A new game."""
    state = mk.game(game).new(players=players, **options)
    assert isinstance(state, GameState)
    return state


def played(state: GameState, seed: int, judge: str | None = None) -> Iterator[GameState]:
    """A game played on, the same object again and again: at random, or as a judge advises."""
    rng = random.Random(seed)
    adviser = state.game.judge(judge, state) if judge else None
    yield state
    while not state.over:
        state.play(draw(state, rng) if adviser is None or state.player == mk.CHANCE else adviser.advice(state))
        yield state


def chairs_further(seats: int, by: int) -> tuple[Callable[[int], int], Callable[[list[Any]], list[Any]]]:
    """Everybody sits so many chairs further: the new number of a seat, and the new order of a list by seats."""

    def moved(seat: int) -> int:
        return (seat + by) % seats if seat >= 0 else seat

    def around(values: list[Any]) -> list[Any]:
        return [values[(seat - by) % seats] for seat in range(seats)]

    return moved, around


def decisions(game: str, players: int, seed: int, every: int = 1, **options: object) -> list[GameState]:
    """Some positions of a random game in which a seat has something to decide."""
    states = [s.copy() for s in played(begun(game, players, **options), seed) if len(s.actions()) > 1]
    return states[::every]
