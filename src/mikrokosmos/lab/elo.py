"""Strength on the Elo scale, from who beat whom, by maximum likelihood (Bradley and Terry's model).

Every pair of bots is given one drawn game beforehand, half a game for each side, so that a bot which won or lost
everything has a finite number. Intervals come from weighing the deals anew (Rubin's bootstrap), that half game too: a
bot without a defeat gets an honestly wide one.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from operator import mul
from typing import NamedTuple

PRIOR = 0.5
"""The part of a game that each side of a pair is given."""

ROUNDS = 400
"""How often the deals are weighed anew."""

SEED = 1929
"""Of those weights: the same results give the same intervals."""

BLOCKS = 1000
"""Deals are weighed one by one up to this number, then in as many groups."""

SCALE = 400 / math.log(10)

Points = list[list[float]]
"""`points[i][j]`: victories of i over j, a draw as half of one."""


class Rating(NamedTuple):
    """A bot's strength, and the interval it lies in, 19 times of 20."""

    elo: float
    low: float
    high: float


def strengths(points: Points, begin: Sequence[float] | None = None) -> list[float]:
    """The logarithms of the strengths, their mean 0, by minorisation and maximisation."""
    count = len(points)
    met = [[points[i][j] + points[j][i] for j in range(count)] for i in range(count)]
    won = [math.fsum(row) for row in points]
    found = [math.exp(each) for each in begin or [0.0] * count]
    for _ in range(5000):
        new = [won[i] / sum(met[i][j] / (found[i] + found[j]) for j in range(count) if j != i) for i in range(count)]
        middle = math.exp(sum(map(math.log, new)) / count)
        new = [each / middle for each in new]
        moved = max(abs(math.log(a / b)) for a, b in zip(new, found, strict=True))
        found = new
        if moved < 1e-7:
            break
    return [math.log(each) for each in found]


def ratings(deals: Sequence[Points], anchor: int | None = None) -> list[Rating]:
    """Every bot's rating from the points of each deal; the anchor has 0, or else the mean is 0."""
    count = len(deals[0])
    blocks = [_sum(deals[start::BLOCKS]) for start in range(min(BLOCKS, len(deals)))]
    best = strengths(_weighed(blocks, [1.0] * len(blocks), [1.0] * count**2))
    rng = random.Random(SEED)
    samples = []
    for _ in range(ROUNDS):
        weights = [rng.expovariate(1.0) for _ in blocks]
        samples.append(strengths(_weighed(blocks, weights, [rng.expovariate(1.0) for _ in range(count**2)]), best))
    found = []
    for at in range(count):
        values = sorted(_scaled(sample, at, anchor) for sample in samples)
        edge = ROUNDS // 40
        found.append(Rating(_scaled(best, at, anchor), values[edge], values[-1 - edge]))
    return found


def _scaled(logs: Sequence[float], at: int, anchor: int | None) -> float:
    return SCALE * (logs[at] - (0.0 if anchor is None else logs[anchor]))


def _sum(deals: Sequence[Points]) -> list[float]:
    """The points of several deals, in one row."""
    return [math.fsum(each) for each in zip(*([x for row in deal for x in row] for deal in deals), strict=True)]


def _weighed(blocks: Sequence[Sequence[float]], weights: Sequence[float], priors: Sequence[float]) -> Points:
    count = math.isqrt(len(priors))
    sums = [sum(map(mul, weights, column)) for column in zip(*blocks, strict=True)]
    return [
        [0.0 if i == j else sums[i * count + j] + PRIOR * priors[i * count + j] for j in range(count)]
        for i in range(count)
    ]
