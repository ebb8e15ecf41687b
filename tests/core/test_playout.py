"""Whole games in the engine: over positions so small that one can follow them, and over games.

Every seat asks its own judge, and seats without one play at random.
"""

from __future__ import annotations

import pytest

import mikrokosmos as mk
from mikrokosmos.core.dice import Dice
from mikrokosmos.core.game_state import GameState
from mikrokosmos.core.judge import Judge
from mikrokosmos.core.playout import Contest, random_games
from mikrokosmos.core.position import Position
from mikrokosmos.games.smallworld import GAME

interpreted = pytest.mark.skipif(mk.compiled(), reason="compiled playouts call compiled positions only")

NAMES = ("smallworld", "creation")


class Race(Position):
    """A chance step of 1 (twice as likely) or 2, then a seat adds 0 or 1; the first past 9 ends it."""

    def __init__(self) -> None:
        self.place, self.rolled = 0, False

    def mover(self) -> int:
        return mk.OVER if self.place > 9 else 0 if self.rolled else mk.CHANCE

    def choices(self) -> int:
        return 2

    def nth(self, k: int) -> int:
        return k

    def weight(self) -> int:
        return 3

    def outcome(self, ticket: int) -> int:
        return 1 if ticket < 2 else 2

    def apply(self, x: int) -> None:
        self.place, self.rolled = self.place + x, not self.rolled

    def copy_from(self, other: Position) -> None:
        assert isinstance(other, Race)
        self.place, self.rolled = other.place, other.rolled


def test_no_games_take_no_decisions() -> None:
    assert random_games(Position(), Position(), 0, 1) == 0


@interpreted
def test_random_games_end_and_count_decisions() -> None:
    start, scratch = Race(), Race()
    assert random_games(start, scratch, 100, seed=5) == random_games(start, Race(), 100, seed=5)
    assert start.place == 0 and scratch.place > 9
    assert 100 * 3 <= random_games(start, scratch, 100, seed=6) <= 100 * 9


class Round(Position):
    """A chance step of nothing, then every seat plays once, twice around."""

    def __init__(self) -> None:
        self.steps: list[int] = []

    def mover(self) -> int:
        done = len(self.steps)
        return mk.OVER if done > 10 else mk.CHANCE if done == 0 else (done - 1) % 5

    def choices(self) -> int:
        return 9

    def nth(self, k: int) -> int:
        return k

    def weight(self) -> int:
        return 1

    def outcome(self, ticket: int) -> int:
        return -7

    def apply(self, x: int) -> None:
        self.steps.append(x)

    def copy_from(self, other: Position) -> None:
        assert isinstance(other, Round)
        self.steps = other.steps.copy()


class Always(Judge):
    """Wants one thing."""

    def __init__(self, action: int) -> None:
        Judge.__init__(self)
        self.action = action

    def consider(self, position: Position) -> None:
        self.note(self.action, 1)


@interpreted
def test_every_seat_asks_its_own_judge() -> None:
    start, end = Round(), Round()
    contest = Contest(end, [Always(100 + seat) for seat in range(5)])
    assert contest.play(start, 1) == 10 and start.steps == []
    assert end.steps == [-7, *range(100, 105), *range(100, 105)]


@interpreted
def test_a_seat_without_a_judge_draws_from_the_dice() -> None:
    end = Round()
    contest = Contest(end, [Always(100), None, None, Always(103)])
    contest.play(Round(), 3)
    dice = Dice(3)
    dice.draw(1)
    drawn = [dice.draw(9) for _ in range(6)]
    assert end.steps == [-7, 100, *drawn[:2], 103, drawn[2], 100, *drawn[3:5], 103, drawn[5]]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 5])
def test_without_judges_it_is_the_random_game_of_that_seed(name: str, players: int) -> None:
    start = mk.game(name).new(players=players)
    assert isinstance(start, GameState)
    scratch, end = start.copy(), start.copy()
    contest = Contest(end, [None] * players)
    for seed in range(3):
        assert contest.play(start, seed) == random_games(start, scratch, 1, seed)
        assert end.over and end.to_json() == scratch.to_json()


def test_the_start_stays_as_it_was_and_a_game_can_be_played_again() -> None:
    start = GAME.new(players=3)
    before, end = start.to_json(), start.copy()
    contest = Contest(end, [GAME.judge("reference", start), None, None])
    ends: list[mk.Json] = []
    for seed in (4, 5, 4):
        contest.play(start, seed)
        ends.append(end.to_json())
    assert ends[0] == ends[2] != ends[1] and start.to_json() == before


@pytest.mark.parametrize("judged", range(5))
def test_a_judged_seat_plays_as_its_judge_advises(judged: int) -> None:
    start = GAME.new(players=5)
    judge = GAME.judge("reference", start)
    end = start.copy()
    contest = Contest(end, [judge if seat == judged else None for seat in range(5)])
    decisions = contest.play(start, 11)
    state, dice, asked = start.copy(), Dice(11), 0
    while not state.over:
        if state.player == mk.CHANCE:
            tickets = [outcome for outcome, weight in state.chances() for _ in range(weight)]
            state.play(tickets[dice.draw(len(tickets))])
            continue
        asked += 1
        actions = state.actions()
        state.play(judge.advice(state) if state.player == judged else actions[dice.draw(len(actions))])
    assert (decisions, state.to_json()) == (asked, end.to_json())
