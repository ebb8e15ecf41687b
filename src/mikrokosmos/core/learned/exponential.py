"""The exponential as a table of whole numbers, the same on every machine (a maths library's last digit is not)."""

from __future__ import annotations

__all__ = ["EXPONENTIAL", "FARTHEST"]

from array import array
from decimal import Decimal, localcontext

STEPS = 64
"""Entries for each unit."""

FARTHEST = 16760832
"""The last number of 2 ** 20 to the unit that the table knows: beyond it everything is nothing."""


def table() -> array[int]:
    """e to the −k/64 for k = 0 … 1024, in 2 ** 24 to the unit."""
    with localcontext() as context:
        context.prec = 30
        return array("i", (int((Decimal(-k) / STEPS).exp() * 2**24 + Decimal("0.5")) for k in range(1025)))


EXPONENTIAL = table()
