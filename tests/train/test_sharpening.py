"""How chances must be told: the factor and the offsets by which ends were drawn are found again."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from kit.learned import weights_for
from mikrokosmos.core.learned.weights import read_weights
from mikrokosmos.train.foretelling import foretell, together
from mikrokosmos.train.samples import Batch
from mikrokosmos.train.sharpening import blended, chances, fitted, sharpened


@pytest.mark.parametrize("factors", [(0.5, 0.5), (1.0, 1.0), (0.8, 1.3)])
@pytest.mark.parametrize("offsets", [(0.0, 0.0, 0.0), (0.4, 0.0, -0.4)])
def test_the_factors_and_offsets_by_which_ends_were_drawn_are_found(
    factors: tuple[float, float], offsets: tuple[float, ...]
) -> None:
    rng = np.random.default_rng(1)
    said = rng.normal(0, 1.5, (60_000, 3))
    behind = said.max(axis=1, keepdims=True) - said
    told = -np.minimum(behind, 1.5) * factors[0] - np.maximum(behind - 1.5, 0) * factors[1] + np.array(offsets)
    found = fitted(said, drawn(rng, chances(told)))
    assert found == pytest.approx([*factors, *offsets], abs=0.05)


def drawn(rng: np.random.Generator, told: np.ndarray) -> np.ndarray:
    """Ends of games with these chances."""
    winners = (rng.random((len(told), 1)) > told.cumsum(axis=1)).sum(axis=1)
    return np.asarray(np.eye(told.shape[1])[np.minimum(winners, told.shape[1] - 1)])


def test_few_games_leave_a_round_as_it_was_learnt() -> None:
    said = np.array([[2.0, 0.0]] * 3)
    found = fitted(said, np.array([[0.0, 1.0]] * 3))
    assert found == pytest.approx([1, 1, 0, 0], abs=0.05)


def test_neighbours_are_blended_and_a_constant_stays() -> None:
    rounds = np.array([[80.0, 1.0], [100.0, 1.0], [120.0, 1.0], [160.0, 1.0]])
    assert blended(rounds).tolist() == [[85, 1], [100, 1], [125, 1], [150, 1]]


def test_there_is_a_row_for_every_round() -> None:
    weights = weights_for("creation", 2)
    found = sharpened(foretell(Batch("creation", 2, 1, 4, ("greedy", "greedy"), slips=0, weights=weights)))
    assert len(found) == 9 and all(len(row) == 4 and min(row[:2]) > 0 and abs(sum(row[2:])) <= 1 for row in found)
    assert read_weights(replace(weights, sharpness={"master": found}).to_bytes()).sharpness == {"master": found}


def test_places_are_counted_from_who_moves_first_in_a_round() -> None:
    weights = weights_for("smallworld", 3)
    games = together([foretell(Batch("smallworld", 3, 4, 6, ("greedy",) * 3, slips=0, weights=weights))])
    assert len(games) == 6 * 30 and set(games.rounds.tolist()) == set(range(10))
    assert games.chances.sum(axis=1) == pytest.approx(1, abs=1e-5) and games.shares.sum(axis=1) == pytest.approx(1)
    ends = games.shares.reshape(6, 30, 3)
    assert (ends == ends[:, :1]).all(), "a game ends once, whichever turn it is seen from"
