"""The seeds of games and seats."""

from __future__ import annotations

import hashlib


def seed_of(seed: int, *path: int) -> int:
    """A seed for one game, or for one seat in it: numbers that lie close together give seeds that do not."""
    name = " ".join(str(number) for number in (seed, *path))
    return int.from_bytes(hashlib.blake2b(name.encode(), digest_size=8).digest(), "big")
