"""Small sets as 64-bit masks. Interpreted rules use these lines; compiled ones use the C twins in `bits.pxd`.

Rules import them with a star: the `.pxd` beside the rules names the C twins, and a plain import of the same name would
clash with them.
"""

from __future__ import annotations

__all__ = ["bit", "count", "lowest", "member"]


def bit(at: int) -> int:
    """The set of this one member. (Written out in rules, `1 << at` would be a 32-bit shift once compiled.)"""
    return 1 << at


def count(mask: int) -> int:
    """How many members the set has."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The smallest member of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def member(mask: int, k: int) -> int:
    """The k-th smallest member, from 0."""
    for _ in range(k):
        mask &= mask - 1
    return lowest(mask)
