"""The chance to win, from any position and for whoever asks: it adds up, tells no secret, and changes nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import permutations

import pytest

import mikrokosmos as mk
from kit.learned import TABLES, begun, forecast_for, played
from kit.long import many
from mikrokosmos.core.game_state import GameState
from mikrokosmos.core.scale import WHOLE
from mikrokosmos.games.creation.state import CreationState

EVERY = many(11, whole=2, interpreted=31)
"""Every so many positions of a game are asked about."""

FEW = TABLES if mk.compiled() else [("smallworld", 2), ("creation", 3)]


def positions(game: str, players: int, seed: int) -> list[GameState]:
    """Before the first move, in the middle of turns, where chance is to act, at the end: all sorts of positions."""
    start = begun(game, players, first="random")
    return [s.copy() for step, s in enumerate(played(start, seed)) if step % EVERY == 0 or s.over]


def dealt_otherwise(state: GameState, seat: int | None) -> Iterator[CreationState]:
    """States that differ from this one only in gods the seat (or a spectator) has not seen, all there are."""
    assert isinstance(state, CreationState)
    hidden = [who for who, god in enumerate(state.god) if god >= 0 and who != seat and not state.shown >> who & 1]
    unknown = [god for god in range(5) if state.gods >> god & 1] + [state.god[who] for who in hidden]
    for gods in permutations(sorted(unknown), len(hidden)):
        other = state.copy()
        tokens = list(other.god)
        for who, token in zip(hidden, gods, strict=True):
            tokens[who] = token
        other.god = tokens
        other.gods = sum(1 << token for token in unknown if token not in gods)
        yield other


@pytest.mark.parametrize(("game", "players"), FEW)
def test_chances_add_up_from_any_position_for_whoever_asks(game: str, players: int) -> None:
    states = positions(game, players, 3)
    used = forecast_for(states[0])
    assert any(state.player == mk.CHANCE for state in states) or not mk.compiled()
    for state in states:
        before = state.fingerprint()
        for seat in (None, *range(players)):
            chances = used.chances(state, seat)
            assert len(chances) == players and sum(chances) == pytest.approx(1) and min(chances) >= 0
            assert forecast_for(state).chances(state, seat) == chances, "the same question has the same answer"
        assert state.fingerprint() == before


@pytest.mark.parametrize(("game", "players"), FEW)
def test_when_the_game_is_over_it_is_what_everybody_got(game: str, players: int) -> None:
    *_, end = played(begun(game, players), 5)
    for seat in (None, *range(players)):
        assert forecast_for(end).chances(end, seat) == [share / 60 for share in end.shares()]


@pytest.mark.parametrize(("game", "players"), FEW)
def test_at_the_beginning_of_a_turn_it_is_what_the_value_says(game: str, players: int) -> None:
    asked = 0
    for state in played(begun(game, players), 4):
        if not state.at_turn_start() or state.turns() % 7:
            continue
        asked += 1
        for seat in range(players):
            forecast = forecast_for(state)
            shares, _ = forecast.value.of(state, seat)
            assert forecast.chances(state, seat) == [share / WHOLE for share in shares]
    assert asked


@pytest.mark.parametrize("players", [2, 3, 4, 5] if mk.compiled() else [2])
def test_no_figure_tells_a_secret(players: int) -> None:
    rng = random.Random(players)
    start = begun("creation", players)
    forecast = forecast_for(start)
    changed = 0
    for step, state in enumerate(played(start, players)):
        if step % EVERY or state.over:
            continue
        for seat in (None, *range(players)):
            told = forecast.chances(state, seat)
            others = list(dealt_otherwise(state, seat))
            for other in rng.sample(others, min(len(others), 4)):
                changed += other.fingerprint() != state.fingerprint()
                assert forecast.chances(other, seat) == told, f"{seat} is told something by {state.to_line()}"
    assert changed


def test_each_seat_may_be_told_something_else_where_gods_are_hidden() -> None:
    state = next(s for s in played(begun("creation", 3), 1) if s.turns() == 10)
    told = {tuple(forecast_for(state).chances(state, seat)) for seat in (None, 0, 1, 2)}
    assert len(told) > 1


def test_where_nothing_is_hidden_everybody_is_told_the_same() -> None:
    for state in positions("smallworld", 3, 2):
        told = {tuple(forecast_for(state).chances(state, seat)) for seat in (None, 0, 1, 2)}
        assert len(told) == 1, state.to_line()


def test_a_forecast_knows_its_table() -> None:
    state = begun("smallworld", 2)
    forecast = forecast_for(state)
    assert forecast.knows(state.copy()) and not forecast.knows(begun("smallworld", 3))


@pytest.mark.parametrize("game", ["smallworld", "creation"])
def test_who_looks_ahead_plays_the_turn_that_begins_and_no_other(game: str) -> None:
    state = begun(game, 2)
    used, ahead = forecast_for(state), forecast_for(state)
    ahead.ahead = 1
    differ = 0
    for position in positions(game, 2, 5):
        near, far = used.chances(position, 0), ahead.chances(position, 0)
        assert sum(far) == pytest.approx(1)
        if position.at_turn_start():
            differ += near != far
        elif position.turns() > 0:
            assert near == far  # within a turn both play to its end
    assert differ or not mk.compiled()  # interpreted, few positions are asked about


def test_another_seed_rolls_otherwise() -> None:
    state = begun("smallworld", 2)
    one, other = forecast_for(state), forecast_for(state)
    other.seed = 2
    assert state.player == mk.CHANCE or state.at_turn_start()
    found = [(one.chances(each, 0), other.chances(each, 0)) for each in positions("smallworld", 2, 5)]
    assert any(first != second for first, second in found)
