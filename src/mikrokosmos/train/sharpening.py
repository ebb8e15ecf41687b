"""The last step of training: how chances must be told in each round, so that they come true.

While learning, players slip now and then, and mostly judges play. At a table leads hold better, or worse: whoever
searches spares no leader. So for each kind of table, on games of its own, three things are found for every round: the
factor by which differences of scores must be multiplied, another for what they differ by beyond 1.5 (a large lead may
hold better than a small one), and what each place in the order of turns is worth beyond what its score says.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mikrokosmos.train.foretelling import Foretold

CLOSE = 1.5
STEPS = 12
"""Of Newton's method; it rests after half as many."""
BELIEF = 200.0
"""Positions that factors of 1 and no offsets count for: a round of few games keeps near what was learnt."""


def sharpened(games: Foretold) -> list[list[int]]:
    """The numbers of every round as `Weights.sharpness` has them, each blended with those of its neighbours."""
    fits = []
    for at in range(int(games.rounds.max()) + 1):
        here = games.asked & (games.rounds == at)
        fits.append(fitted(games.scores[here], games.shares[here]))
    return [
        [*(max(1, round(100 * factor)) for factor in row[:2]), *(round(1024 * added) for added in row[2:])]
        for row in blended(np.array(fits))
    ]


def blended(rounds: NDArray[np.float64]) -> NDArray[np.float64]:
    """Every row with half of its neighbours: a round by itself has few games to tell of."""
    padded = np.concatenate([rounds[:1], rounds, rounds[-1:]])
    return np.asarray((padded[:-2] + 2 * padded[1:-1] + padded[2:]) / 4)


def fitted(scores: NDArray[np.float64], shares: NDArray[np.float64]) -> NDArray[np.float64]:
    """Both factors, and what is added for each place (nothing on the average), with the least surprise at who won."""
    parts = parts_of(scores)
    plain = np.zeros(parts.shape[2])
    plain[:2] = 1
    found = plain
    for _ in range(STEPS):
        said = chances(parts @ found)
        mean = np.einsum("ps,psk->pk", said, parts)
        curvature = np.einsum("ps,psk,psl->kl", said, parts, parts, optimize=True) - mean.T @ mean
        gradient = np.einsum("ps,psk->k", said - shares, parts) + BELIEF * (found - plain)
        found = found - np.linalg.solve(curvature + BELIEF * np.eye(len(plain)), gradient)
    offsets = np.concatenate([[0.0], found[2:]])  # the first place is what the others are compared with
    return np.concatenate([found[:2], offsets - offsets.mean()])


def parts_of(scores: NDArray[np.float64]) -> NDArray[np.float64]:
    """What the numbers are multiplied with for every seat: how far it is behind, near and far, and its place."""
    behind = scores.max(axis=1, keepdims=True) - scores
    near = np.minimum(behind, CLOSE)
    places = np.broadcast_to(np.eye(scores.shape[1])[:, 1:], (*scores.shape, scores.shape[1] - 1))
    return np.concatenate([np.stack([-near, near - behind], axis=2), places], axis=2)


def chances(scores: NDArray[np.float64]) -> NDArray[np.float64]:
    """Scores as chances that add up to 1."""
    above = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(above / above.sum(axis=1, keepdims=True))
