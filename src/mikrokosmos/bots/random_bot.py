"""The bot that knows nothing: the measure every other one must beat."""

from __future__ import annotations

import random

from mikrokosmos.bots.seat import Seat


class RandomBot:
    """Chooses uniformly among the legal actions; the same seed plays the same game again."""

    def __init__(self, seed: int | None = None) -> None:
        self._rng = random.Random(seed)

    def choose(self, seat: Seat) -> int:
        """One of the legal actions, all alike."""
        return self._rng.choice(seat.actions())
