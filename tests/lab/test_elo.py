"""Elo: known strengths are found again, intervals hold what they promise, and nothing is infinite."""

from __future__ import annotations

import math
import random

import pytest

from mikrokosmos.lab.elo import Points, ratings, strengths


def meetings(elo: list[float], deals: int, seed: int) -> list[Points]:
    """Deals in which everybody meets everybody twice, won by chance as the strengths say."""
    rng = random.Random(seed)
    found = []
    for _ in range(deals):
        points = [[0.0] * len(elo) for _ in elo]
        for i in range(len(elo)):
            for j in range(i):
                for _ in range(2):
                    wins = rng.random() < 1 / (1 + 10 ** ((elo[j] - elo[i]) / 400))
                    points[i if wins else j][j if wins else i] += 1.0
        found.append(points)
    return found


def test_two_bots_are_rated_by_the_formula() -> None:
    elo = ratings([[[0.0, 300.0], [100.0, 0.0]]], anchor=1)
    assert elo[0].elo == pytest.approx(400 * math.log10(300.5 / 100.5), abs=0.01)
    assert elo[1] == (0, 0, 0)


def test_known_strengths_are_found_within_the_interval() -> None:
    true = [0.0, 120.0, 300.0, -80.0]
    for rating, elo in zip(ratings(meetings(true, 600, seed=3), anchor=0), true, strict=True):
        assert rating.low <= elo <= rating.high
        assert abs(rating.elo - elo) < 40


def test_intervals_hold_about_19_times_of_20() -> None:
    true = [0.0, 60.0]
    held = 0
    for seed in range(60):
        rating = ratings(meetings(true, 60, seed), anchor=0)[1]
        held += rating.low <= 60 <= rating.high
        assert 40 < rating.high - rating.low < 300
    assert 51 <= held <= 60


def test_without_an_anchor_the_mean_is_nothing() -> None:
    assert sum(rating.elo for rating in ratings(meetings([0, 50, 200], 50, seed=1))) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize("deals", [1, 100])
def test_a_bot_that_won_everything_is_finite_and_its_interval_wide(deals: int) -> None:
    elo = ratings([[[0.0, 2.0], [0.0, 0.0]]] * deals, anchor=1)[0]
    assert elo.elo == pytest.approx(400 * math.log10((2 * deals + 0.5) / 0.5), abs=0.01)
    assert math.isfinite(elo.low) and math.isfinite(elo.high)
    assert elo.low < elo.elo - 100 < elo.elo + 100 < elo.high


def test_the_same_results_give_the_same_intervals() -> None:
    deals = meetings([0, 50, 200], 30, seed=1)
    assert ratings(deals) == ratings(deals)


def test_many_deals_are_weighed_in_groups() -> None:
    deals = meetings([0, 50], 2500, seed=1)
    narrow = ratings(deals, anchor=0)[1]
    assert narrow.low < 50 < narrow.high and narrow.high - narrow.low < 30


def test_strengths_are_where_the_likelihood_is_highest() -> None:
    points = [[0.0, 7.0, 9.0], [3.0, 0.0, 6.0], [1.0, 4.0, 0.0]]

    def likelihood(logs: list[float]) -> float:
        return sum(
            points[i][j] * -math.log1p(math.exp(logs[j] - logs[i])) for i in range(3) for j in range(3) if i != j
        )

    best = strengths(points)
    for at in range(3):
        for nudge in (-0.01, 0.01):
            other = [each + nudge * (i == at) for i, each in enumerate(best)]
            assert likelihood(other) < likelihood(best)
