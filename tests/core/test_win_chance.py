"""The chance to win, asked in one line: of any game and table, one after the other, in several threads."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

import mikrokosmos as mk
from kit.learned import begun, forecast_for, played, use_drawn_weights, weights_for
from mikrokosmos.core.errors import WeightsError
from mikrokosmos.core.game_state import GameState
from mikrokosmos.core.learned.forecast import Forecast
from mikrokosmos.core.learned.win_chance import win_chance
from mikrokosmos.games.creation.game import Creation


@pytest.fixture(autouse=True)
def drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing here is about the weights that ship."""
    use_drawn_weights(monkeypatch)
    monkeypatch.setattr("mikrokosmos.core.learned.win_chance._here", threading.local())


def some(game: str, players: int, turn: int) -> GameState:
    """The middle of a turn."""
    states = [state.copy() for state in played(begun(game, players), 3) if state.turns() == turn]
    return states[len(states) // 2]


@pytest.mark.parametrize(("game", "players"), [("smallworld", 2), ("smallworld", 3), ("creation", 2), ("creation", 4)])
def test_it_adds_up_for_seats_and_spectators(game: str, players: int) -> None:
    state = some(game, players, 2)
    before = state.fingerprint()
    for seat in (None, *range(players)):
        chances = win_chance(state, seat)
        assert len(chances) == players and sum(chances) == pytest.approx(1)
        assert chances == forecast_for(state, samples=16).chances(state, seat)
    assert state.fingerprint() == before and win_chance(state) == win_chance(state, None)


@pytest.mark.parametrize("game", ["smallworld", "creation"])
def test_before_the_first_move_there_is_an_answer(game: str) -> None:
    state = begun(game, 2, first="random")
    assert state.player == mk.CHANCE and sum(win_chance(state)) == pytest.approx(1)


def test_one_may_ask_about_one_table_after_the_other() -> None:
    states = [some("smallworld", 2, 4), some("creation", 3, 4), some("smallworld", 3, 4), some("smallworld", 2, 6)]
    alone = [forecast_for(state, samples=16).chances(state, 0) for state in states]
    assert [win_chance(state, 0) for state in states + states] == alone + alone


def test_a_forecast_is_made_once_for_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    def counted(self: Creation, state: GameState, experts: object) -> Forecast:
        made.append(state.seats)
        return forecast_for(state)

    monkeypatch.setattr(Creation, "forecast", counted)
    state = some("creation", 2, 3)
    for seat in (0, 1, None):
        win_chance(state, seat)
    win_chance(some("creation", 2, 5))
    assert made == [2]


@pytest.mark.parametrize(("game", "players"), [("smallworld", 3), ("creation", 2)])
def test_who_plays_may_be_told_and_without_it_all_are_experts(game: str, players: int) -> None:
    state = some(game, players, 2)
    everybody, nobody = win_chance(state, 0), win_chance(state, 0, ())
    assert win_chance(state, 0, range(players)) == everybody != nobody
    assert nobody == state.game.forecast(state, ()).chances(state, 0) != win_chance(state, 0, [1])


@pytest.mark.parametrize(("seat", "experts"), [(2, None), (-1, None), (0, [5]), (None, [-1])])
def test_a_seat_that_is_not_there_is_refused(seat: int | None, experts: list[int] | None) -> None:
    with pytest.raises(ValueError, match=r"there is no seat .*: seats are 0 to 1"):
        win_chance(some("creation", 2, 2), seat, experts)


def test_threads_do_not_disturb_each_other() -> None:
    states = [some("smallworld", 2, turn) for turn in (2, 5, 8)] * 4
    alone = [win_chance(state) for state in states]
    with ThreadPoolExecutor(3) as pool:
        assert list(pool.map(win_chance, states)) == alone


def test_a_game_that_is_over_needs_no_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(self: Creation, players: int) -> None:
        raise WeightsError("none")

    monkeypatch.setattr(Creation, "weights", nothing)
    *_, end = played(begun("creation", 3), 1)
    assert win_chance(end, 1) == [share / 60 for share in end.shares()]
    with pytest.raises(WeightsError):
        win_chance(begun("creation", 3))
    assert weights_for("creation", 3).players == 3
