"""A share and how sure one may be of it."""

from __future__ import annotations

import math
from typing import NamedTuple

Z95 = 1.959963984540054
"""The normal quantile of a two-sided 95 % interval."""


class Interval(NamedTuple):
    """A share and the interval it lies in, 19 times of 20."""

    share: float
    low: float
    high: float


def wilson(wins: float, games: int) -> Interval:
    """The Wilson interval of a share: it stays between 0 and 1 and is honest for few games too."""
    if not games:
        return Interval(0.0, 0.0, 1.0)
    share = wins / games
    shrink = 1 + Z95**2 / games
    middle = (share + Z95**2 / (2 * games)) / shrink
    half = Z95 / shrink * math.sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))
