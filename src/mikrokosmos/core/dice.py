# cython: annotation_typing=False
"""Dice for playouts and search: fast, small, and the same numbers on every machine."""

from __future__ import annotations

WORD = 2**64 - 1
STREAM = 0x9E3779B97F4A7C15
MIX1 = 0xBF58476D1CE4E5B9
MIX2 = 0x94D049BB133111EB


class Dice:
    """A small fast generator (SplitMix64): the same seed gives the same numbers compiled and interpreted."""

    def __init__(self, seed: int) -> None:
        self.at = seed & WORD

    def below(self, n: int) -> int:
        """A number from 0 to n − 1."""
        self.at = (self.at + STREAM) & WORD
        z = self.at
        z = ((z ^ (z >> 30)) * MIX1) & WORD
        z = ((z ^ (z >> 27)) * MIX2) & WORD
        z = z ^ (z >> 31)
        # The high half scaled down: the tilt is below n / 2^32, far under anything a playout could show.
        return ((z >> 32) * n) >> 32

    def draw(self, n: int) -> int:
        """`below`, for Python."""
        return self.below(n)
