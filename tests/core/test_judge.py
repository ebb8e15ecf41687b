"""What every judge does with the values of its candidates: advice, priors, guesses, reasons."""

from __future__ import annotations

from collections import Counter

import pytest

import mikrokosmos as mk
from kit.scene import Scene
from mikrokosmos.core.dice import Dice
from mikrokosmos.core.judge import Judge
from mikrokosmos.core.position import Position
from mikrokosmos.core.scale import HALVING, POINT, SURE
from mikrokosmos.games.smallworld import GAME

interpreted = pytest.mark.skipif(mk.compiled(), reason="compiled judges call compiled judges only")


class Shelf(Position):
    """A position with as many actions as it is told, 10, 11, 12, …; seat 0 has three points."""

    def __init__(self, size: int) -> None:
        self.size = size

    def choices(self) -> int:
        return self.size

    def nth(self, k: int) -> int:
        return 10 + k

    def points(self, seat: int) -> int:
        return 3 - seat


class Taste(Judge):
    """Gives the actions of a shelf these values, each in two terms."""

    def __init__(self, *values: int) -> None:
        Judge.__init__(self)
        self.wanted = values
        self.asked = 0

    def terms(self) -> tuple[str, ...]:
        return "why-half", "why-rest", "why-nothing"

    def consider(self, position: Position) -> None:
        self.asked += 1
        for k, value in enumerate(self.wanted):
            action = position.nth(k)
            self.note(action, value)
            self.because(action, 0, value // 2)
            self.because(action, 1, value - value // 2)
            self.because(action, 2, 0)


@interpreted
def test_the_best_is_advised_and_of_equals_the_first() -> None:
    assert Taste(1, 7, 3, 7).advice(Shelf(4)) == 11
    assert Taste(-5, -7).advice(Shelf(2)) == 10


@interpreted
def test_a_forced_move_is_not_thought_about() -> None:
    judge = Taste(5)
    assert judge.advice(Shelf(1)) == judge.guess(Shelf(1), Dice(1)) == 10
    assert judge.asked == 0


@interpreted
def test_candidates_come_best_first_and_equals_in_their_order() -> None:
    assert Taste(1, 7, 3, 7).candidates(Shelf(4)) == [(11, 7), (13, 7), (12, 3), (10, 1)]


@interpreted
def test_priors_halve_by_the_scale_and_never_vanish() -> None:
    values = [0, HALVING // 2, HALVING, 2 * HALVING, -(10**6)]
    shares = dict(Taste(*[value - 2 * HALVING for value in values]).priors(Shelf(5)))
    assert shares == {13: SURE, 12: SURE // 2, 11: SURE * 3 // 8, 10: SURE // 4, 14: 1}


@interpreted
def test_priors_never_rise_as_values_fall() -> None:
    values = list(range(0, -14 * HALVING, -7))
    shares = [share for _, share in Taste(*values).priors(Shelf(len(values)))]
    assert shares[0] == SURE and shares == sorted(shares, reverse=True) and shares[-1] == 1


@interpreted
def test_weigh_returns_the_sum_of_the_priors() -> None:
    judge = Taste(0, 40, 400)
    assert judge.weigh(Shelf(3)) == sum(share for _, share in judge.priors(Shelf(3)))


@interpreted
def test_a_guess_follows_the_priors() -> None:
    judge, shelf, dice = Taste(0, HALVING, 2 * HALVING), Shelf(3), Dice(5)
    seen = Counter(judge.guess(shelf, dice) for _ in range(7000))
    assert [round(seen[action] / 1000) for action in (10, 11, 12)] == [1, 2, 4]


@interpreted
def test_a_ticket_nobody_owns_takes_the_first() -> None:
    class Beyond(Dice):
        def below(self, n: int) -> int:
            return n

    assert Taste(0, 5).guess(Shelf(2), Beyond(1)) == 10


@interpreted
def test_reasons_add_up_to_the_values_and_leave_out_what_is_nothing() -> None:
    judge = Taste(3, -4, 0)
    assert judge.reasons(Shelf(3)) == [
        (10, "why-half", 1),
        (10, "why-rest", 2),
        (11, "why-half", -2),
        (11, "why-rest", -2),
    ]
    judge.candidates(Shelf(3))  # nobody asks why: nothing more is noted
    assert len(judge.book.read()) == 4
    assert judge.reasons(Shelf(3)) == judge.reasons(Shelf(3))


@interpreted
def test_a_judge_that_says_nothing_counts_the_points() -> None:
    judge = Judge()
    judge.consider(Shelf(2))
    assert (judge.found, judge.terms(), judge.knows(Shelf(2))) == (0, (), True)
    assert [judge.value(Shelf(2), seat) for seat in range(2)] == [3 * POINT, 2 * POINT]


def test_a_shipped_judge_behaves_the_same_way() -> None:
    state = Scene().people(0, "ratmen", "wealthy", {10: 1}, hand=6).conquest()
    judge = GAME.judge("reference", state)
    best, *others = judge.candidates(state)
    assert judge.advice(state) == best[0]
    priors = dict(judge.priors(state))
    assert priors.pop(best[0]) == SURE and list(priors) == sorted(action for action, _ in others)
    behind = SURE - SURE * (best[1] - others[0][1]) // (2 * HALVING)
    assert set(priors.values()) == {behind}
    assert judge.priors(state) == judge.priors(state) and judge.advice(state) == best[0]
