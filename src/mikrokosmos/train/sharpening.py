"""The last step of training: how sharp chances must be told in each round, so that they come true.

While learning, players slip now and then, and mostly judges play. At a table leads hold better, or worse: whoever
searches spares no leader. So for each kind of table, on games of its own, the factor is found for every round by which
the scores of all seats must be multiplied to foretell the ends best.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from mikrokosmos.core.learned.weights import Weights
from mikrokosmos.train.samples import Samples

ONE = 1024
FACTORS = np.arange(30, 201, 2)
"""What is tried, in hundredths."""


def sharpness(weights: Weights, samples: Samples) -> list[int]:
    """The best factor of every round, in hundredths, each blended with those of its neighbours."""
    said = scores(weights, samples)
    ends = samples.shares()
    rounds = samples.facts[:, 1] // samples.players
    found = [best_factor(said[rounds == at], ends[rounds == at]) for at in range(int(rounds.max()) + 1)]
    return blended(found)


def blended(found: Sequence[int]) -> list[int]:
    """Every number with half of its neighbours: a round by itself has few games to tell of."""
    padded = [found[0], *found, found[-1]]
    return [
        round((before + 2 * here + after) / 4)
        for before, here, after in zip(padded, padded[1:], padded[2:], strict=False)
    ]


def best_factor(said: NDArray[np.float64], ends: NDArray[np.float32]) -> int:
    """The factor with the least surprise at who won."""
    surprises = [surprise(said * factor / 100, ends) for factor in FACTORS]
    return int(FACTORS[int(np.argmin(surprises))])


def surprise(said: NDArray[np.float64], ends: NDArray[np.float32]) -> float:
    """The mean cross entropy of what was said and what came."""
    above = said - said.max(axis=1, keepdims=True)
    logs = above - np.log(np.exp(above).sum(axis=1, keepdims=True))
    return float(-(ends * logs).sum(axis=1).mean())


def scores(weights: Weights, samples: Samples, size: int = 4096) -> NDArray[np.float64]:
    """The scores for winning that weights give every seat, counted from the viewer."""
    inputs, wide, narrow, _ = weights.shape
    rows = np.array(weights.rows, dtype=np.float32).reshape(inputs, wide) / ONE
    second = np.array(weights.second, dtype=np.float64).reshape(narrow, wide) / ONE
    last = np.array(weights.last, dtype=np.float64).reshape(-1, narrow)[: samples.players] / ONE
    biases = [np.array(part, dtype=np.float64) for part in (weights.bias, weights.second_bias, weights.last_bias)]
    parts = []
    for begin in range(0, len(samples), size):
        end = min(begin + size, len(samples))
        first, after = samples.starts[begin], samples.starts[end]
        index, amount = samples.index[first:after], samples.amount[first:after].astype(np.float32)
        known = index < inputs  # weights of older versions have no rows for Experts
        terms = rows[np.where(known, index, 0)] * (amount * known)[:, None]
        sums = np.add.reduceat(terms, samples.starts[begin:end] - first, axis=0) + biases[0] / ONE
        middle = np.clip(sums, 0, 1) @ second.T + biases[1] / ONE**2
        parts.append(np.clip(middle, 0, 1) @ last.T + biases[2][: samples.players] / ONE**2)
    return np.concatenate(parts)
