"""Counting: shares of victories, intervals, points."""

from __future__ import annotations

import pytest

from mikrokosmos.lab.interval import wilson
from mikrokosmos.lab.matches import Ending
from mikrokosmos.lab.tally import Tally


def test_wilson_intervals_are_those_of_the_textbook() -> None:
    assert wilson(10, 20) == pytest.approx((0.5, 0.2993, 0.7007), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((1.0, 0.7225, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0.0, 0.0, 1.0)


def test_a_shared_victory_is_a_share_for_each() -> None:
    tally = Tally(["a", "b", "a"])
    tally.add(Ending([10, 10, 3], [0, 1], 5))
    tally.add(Ending([7, 7, 7], [0, 1, 2], 6))
    tally.add(Ending([1, 2, 3], [2], 7))
    assert [line.wins for line in tally.seats] == pytest.approx([5 / 6, 5 / 6, 4 / 3])
    assert sum(line.wins for line in tally.bots) == 3
    assert [(line.bot, line.seats, line.games) for line in tally.bots] == [("a", (0, 2), 3), ("b", (1,), 3)]
    assert tally.decisions_per_game == 6


def test_points_have_a_mean_and_a_spread() -> None:
    tally = Tally(["a", "a"])
    for points in (2, 4, 6):
        tally.add(Ending([points, 0], [0], 1))
    assert (tally.seats[0].mean, tally.seats[0].spread) == (4, 2)
    assert tally.bots[0].mean == 2
    assert Tally(["a"]).seats[0].mean == Tally(["a"]).seats[0].spread == 0
