"""Chance is a player: its number, the number of a finished game, and a fair draw over integer weights."""

from __future__ import annotations

import random
from collections.abc import Sequence

CHANCE = -1
"""`state.player` while a die is to be rolled or a card to be turned."""

OVER = -2
"""`state.player` once the game has ended."""


def sample(chances: Sequence[tuple[int, int]], rng: random.Random) -> int:
    """Draw one outcome from `[(outcome, weight), ...]`; the weights are whole numbers, so no rounding can tilt it."""
    total = sum(weight for _, weight in chances)
    if total <= 0:
        raise ValueError("nothing to draw from: sample() wants at least one outcome with a positive weight")
    return outcome_at(chances, rng.randrange(total))


def outcome_at(chances: Sequence[tuple[int, int]], ticket: int) -> int:
    """The outcome that owns a ticket, from 0: each owns as many as it weighs, in the order they are given."""
    for outcome, weight in chances:
        ticket -= weight
        if ticket < 0:
            return outcome
    raise ValueError("no outcome owns this ticket: there are fewer")
