"""The seeds of games and seats, and chance's own draw."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from mikrokosmos.core.dice import Dice


def seed_of(seed: int, *path: int) -> int:
    """A seed for one game, or for one seat in it: numbers that lie close together give seeds that do not."""
    name = " ".join(str(number) for number in (seed, *path))
    return int.from_bytes(hashlib.blake2b(name.encode(), digest_size=8).digest(), "big")


def drawn(chances: Sequence[tuple[int, int]], dice: Dice) -> int:
    """An outcome by its weight; tickets go to the outcomes in ascending order."""
    ticket = dice.draw(sum(weight for _, weight in chances))
    for outcome, weight in chances:
        ticket -= weight
        if ticket < 0:
            return outcome
    raise AssertionError("unreachable: the tickets cover every weight")
