"""How sharp chances must be told: the scores are those of the package, and the best factor is found again."""

from __future__ import annotations

import math

import numpy as np
import pytest

import mikrokosmos as mk
from kit.learned import weights_for
from mikrokosmos.core.learned.weights import Weights
from mikrokosmos.core.scale import WHOLE
from mikrokosmos.train.samples import Batch, play
from mikrokosmos.train.sharpening import best_factor, blended, scores, sharpness


@pytest.mark.parametrize("seats", [("greedy", "greedy"), ("search", "greedy")])
def test_scores_are_those_that_chances_are_told_by(seats: tuple[str, ...]) -> None:
    weights = weights_for("smallworld", 2)
    samples = play(Batch("smallworld", 2, 5, 1, seats, slips=0, simulations=4, weights=weights))
    encoder = mk.game("smallworld").encoder(mk.game("smallworld").new(players=2))
    said = np.exp(scores(weights, samples))
    said /= said.sum(axis=1, keepdims=True)
    for number in (0, len(samples) // 2, len(samples) - 1):
        first, after = samples.starts[number], samples.starts[number + 1]
        inputs = list(zip(samples.index[first:after].tolist(), samples.amount[first:after].tolist(), strict=True))
        assert sum(index >= encoder.size() for index, _ in inputs) == seats.count("search"), "judges are no Experts"
        told = shares_by_hand(weights, inputs)
        assert said[number, 0] == pytest.approx(told / WHOLE, abs=0.002)


def shares_by_hand(weights: Weights, inputs: list[tuple[int, int]]) -> float:
    """The first seat's share by the sums of docs/formats.md."""
    _, wide, narrow, _ = weights.shape
    sums = list(weights.bias)
    for index, amount in inputs:
        for at in range(wide):
            sums[at] += weights.rows[index * wide + at] * amount
    active = [min(max(total, 0), 1024) for total in sums]
    second = weights.second
    middle = [
        weights.second_bias[i] + sum(second[i * wide + j] * active[j] for j in range(wide)) for i in range(narrow)
    ]
    active = [min(max(total >> 10, 0), 1024) for total in middle]
    out = [
        weights.last_bias[i] + sum(weights.last[i * narrow + j] * active[j] for j in range(narrow)) for i in range(2)
    ]
    return WHOLE / (1 + math.exp((out[1] - out[0]) / 2**20))


@pytest.mark.parametrize("factor", [50, 100, 140])
def test_the_factor_by_which_ends_were_drawn_is_found(factor: int) -> None:
    rng = np.random.default_rng(1)
    said = rng.normal(0, 1.5, (40_000, 3))
    chances = np.exp(said * factor / 100)
    chances /= chances.sum(axis=1, keepdims=True)
    winners = (rng.random((len(said), 1)) > chances.cumsum(axis=1)).sum(axis=1)
    ends = np.eye(3, dtype=np.float32)[winners]
    assert abs(best_factor(said, ends) - factor) <= 4


def test_neighbours_are_blended_and_a_constant_stays() -> None:
    assert blended([100, 100, 100]) == [100, 100, 100] and blended([80, 100, 120, 160]) == [85, 100, 125, 150]


def test_there_is_a_number_for_every_round() -> None:
    weights = weights_for("creation", 2)
    samples = play(Batch("creation", 2, 1, 4, ("greedy", "greedy"), slips=0, weights=weights))
    found = sharpness(weights, samples)
    assert len(found) == 9 and all(30 <= factor <= 200 for factor in found)
