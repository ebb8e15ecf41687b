"""Random games to the end, over a position so small that one can follow it."""

from __future__ import annotations

from collections import Counter

import pytest

import mikrokosmos as mk
from mikrokosmos.core.dice import Dice
from mikrokosmos.core.playout import random_games
from mikrokosmos.core.position import Position

interpreted = pytest.mark.skipif(mk.compiled(), reason="compiled playouts call compiled positions only")


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


def test_dice_give_known_numbers() -> None:
    # SplitMix64 from seed 0, scaled down: the same compiled, interpreted and on every machine.
    dice = Dice(0)
    assert [dice.draw(1000) for _ in range(6)] == [883, 431, 26, 970, 106, 327]


def test_dice_are_fair_and_within_bounds() -> None:
    dice = Dice(2**64 + 7)
    faces = Counter(dice.draw(6) for _ in range(60_000))
    assert sorted(faces) == list(range(6))
    assert all(9_500 < times < 10_500 for times in faces.values())


def test_no_games_take_no_decisions() -> None:
    assert random_games(Position(), Position(), 0, 1) == 0


@interpreted
def test_random_games_end_and_count_decisions() -> None:
    start, scratch = Race(), Race()
    assert random_games(start, scratch, 100, seed=5) == random_games(start, Race(), 100, seed=5)
    assert start.place == 0 and scratch.place > 9
    assert 100 * 3 <= random_games(start, scratch, 100, seed=6) <= 100 * 9


@interpreted
def test_an_empty_position_answers_nothing() -> None:
    empty = Position()
    empty.apply(0)
    empty.copy_from(empty)
    assert (empty.mover(), empty.actions_there_are(), empty.allows(0)) == (mk.CHANCE, 0, 0)
    assert [empty.choices(), empty.nth(0), empty.weight(), empty.outcome(0), empty.points(0)] == [0] * 5
    assert empty.chances() == [] and not empty.is_possible(0)
