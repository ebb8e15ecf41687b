"""Many numbers made into one of 64 bits, as XXH64 does it: four lanes are stirred side by side, then blended.

Interpreted rules use these lines; compiled ones use the C twins in `mixing.pxd`, which give the same numbers.
"""

from __future__ import annotations

__all__ = ["blend", "four", "pair", "stir"]

from collections.abc import Sequence

WORD = 2**64 - 1
PRIME1 = 0x9E3779B185EBCA87
PRIME2 = 0xC2B2AE3D27D4EB4F
PRIME3 = 0x165667B19E3779F9


def turned(x: int, by: int) -> int:
    """The bits of a word moved up by so many places, those that fall off put in below."""
    return (x << by | x >> (64 - by)) & WORD


def stir(lane: int, word: int) -> int:
    """A lane with one more word in it."""
    return turned((lane + word * PRIME2) & WORD, 31) * PRIME1 & WORD


def pair(low: int, high: int) -> int:
    """Two numbers of 32 bits as one word."""
    return low & 0xFFFFFFFF | (high & 0xFFFFFFFF) << 32


def four(values: Sequence[int], at: int) -> int:
    """Four neighbours in a row of numbers of 16 bits as one word."""
    a, b, c, d = values[at : at + 4]
    return a & 0xFFFF | (b & 0xFFFF) << 16 | (c & 0xFFFF) << 32 | (d & 0xFFFF) << 48


def blend(a: int, b: int, c: int, d: int) -> int:
    """One word of four lanes: a bit that differs in any of them changes about half of the result's."""
    z = (turned(a, 1) + turned(b, 7) + turned(c, 12) + turned(d, 18)) & WORD
    for lane in (a, b, c, d):
        z = ((z ^ stir(0, lane)) * PRIME1 + PRIME3) & WORD
    z = (z ^ z >> 33) * PRIME2 & WORD
    z = (z ^ z >> 29) * PRIME3 & WORD
    return z ^ z >> 32
