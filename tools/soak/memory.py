"""Memory over time: samples of it, and whether it has come to rest.

Samples that follow each other are much alike, so they count for less than their number: what is judged are the medians
of a few stretches of time. Their slope is that of Theil and Sen, the median of the slopes between any two of them,
which a few that stand out do not move; and it is the upper end of its interval that must be low enough, so that a short
or noisy run cannot pass for a quiet one.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from math import ceil, floor, sqrt
from pathlib import Path
from statistics import median
from typing import NamedTuple

MIB = 1024 * 1024
STRETCHES = 20
"""So many stretches of time are compared with each other."""
LEAST_SAMPLES = 6
"""With fewer, no slope could be ruled out."""
SURE = 1.96
"""Of the normal distribution: in 95 of 100 runs the true slope lies within the interval."""


class Sample(NamedTuple):
    """What a process held at a moment."""

    minute: float
    mib: float


class Slope(NamedTuple):
    """MiB more in a minute: the likeliest, and between which it lies."""

    likeliest: float
    low: float
    high: float


def held(pid: int) -> float:
    """MiB a process holds in memory now."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / MIB


@dataclass(frozen=True, slots=True)
class Verdict:
    """How memory went after the warm-up."""

    slope: Slope
    first: float
    last: float
    most: float
    """What the slope may be."""

    @property
    def flat(self) -> bool:
        """Whether memory has come to rest, for certain."""
        return self.slope.high <= self.most


def judge(samples: Sequence[Sample], warm_up: float, most: float) -> Verdict:
    """Judge the samples after so many minutes; `ValueError` if there are too few of them."""
    counted = [sample for sample in samples if sample.minute >= warm_up]
    if len(counted) < LEAST_SAMPLES:
        raise ValueError(f"{len(counted)} samples after the warm-up are too few; at least {LEAST_SAMPLES} are needed")
    stretches = medians(counted)
    return Verdict(slope_of(stretches), stretches[0].mib, stretches[-1].mib, most)


def medians(samples: Sequence[Sample]) -> list[Sample]:
    """The middle of each stretch of time."""
    count = min(STRETCHES, len(samples))
    bounds = [round(at * len(samples) / count) for at in range(count + 1)]
    parts = [samples[begin:end] for begin, end in pairwise(bounds)]
    return [Sample(median(it.minute for it in part), median(it.mib for it in part)) for part in parts]


def slope_of(samples: Sequence[Sample]) -> Slope:
    """The slope by Theil and Sen, with Sen's interval."""
    slopes = sorted((b.mib - a.mib) / (b.minute - a.minute) for a, b in combinations(samples, 2))
    count = len(samples)
    spread = SURE * sqrt(count * (count - 1) * (2 * count + 5) / 18)
    low = max(0, floor((len(slopes) - spread) / 2) - 1)
    high = min(len(slopes) - 1, ceil((len(slopes) + spread) / 2))
    return Slope(median(slopes), slopes[low], slopes[high])
