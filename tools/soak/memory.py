"""Memory over time: samples of it, and whether it has come to rest."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

MIB = 1024 * 1024
LEAST_SAMPLES = 5


class Sample(NamedTuple):
    """What a process held at a moment."""

    minute: float
    mib: float


def held(pid: int) -> float:
    """MiB a process holds in memory now."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / MIB


@dataclass(frozen=True, slots=True)
class Verdict:
    """How memory went after the warm-up."""

    slope: float
    """MiB more in a minute, by the line nearest to all samples."""
    first: float
    last: float
    most: float
    """What the slope may be."""

    @property
    def flat(self) -> bool:
        """Whether memory has come to rest."""
        return self.slope <= self.most


def judge(samples: Sequence[Sample], warm_up: float, most: float) -> Verdict:
    """Judge the samples after so many minutes; `ValueError` if there are too few of them."""
    counted = [sample for sample in samples if sample.minute >= warm_up]
    if len(counted) < LEAST_SAMPLES:
        raise ValueError(f"{len(counted)} samples after the warm-up are too few; at least {LEAST_SAMPLES} are needed")
    return Verdict(slope_of(counted), counted[0].mib, counted[-1].mib, most)


def slope_of(samples: Sequence[Sample]) -> float:
    """The slope of the line nearest to the samples, by least squares."""
    middle = sum(sample.minute for sample in samples) / len(samples)
    mean = sum(sample.mib for sample in samples) / len(samples)
    spread = sum((sample.minute - middle) ** 2 for sample in samples)
    return sum((sample.minute - middle) * (sample.mib - mean) for sample in samples) / spread
