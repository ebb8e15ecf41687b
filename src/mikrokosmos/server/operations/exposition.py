"""Figures in the text format of Prometheus (version 0.0.4): counters, gauges and histograms.

Written here and not taken from the package `prometheus-client`: that one keeps its figures in a registry of the whole
process unless every one of them is told otherwise, and an environment variable turns all of them into files shared
between processes, where gauges that are asked on demand no longer work. A server of ours has its own figures, two
servers in one process do not mix theirs, and of several processes each answers for itself. That takes a page of code.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
MOST_VALUES = 64
"""Different values of a label; all further ones are counted together, so that nobody can fill the memory."""
OTHER = "other"


class Counter:
    """Something that is counted, perhaps apart for each value of one label."""

    kind = "counter"

    def __init__(self, label: str = "") -> None:
        self.label = label
        self.counts: dict[str, float] = {} if label else {"": 0}

    def add(self, value: str = "", by: float = 1) -> None:
        """It has happened, with this value of the label."""
        if value not in self.counts and len(self.counts) >= MOST_VALUES:
            value = OTHER
        self.counts[value] = self.counts.get(value, 0) + by

    def samples(self) -> Iterator[tuple[str, dict[str, str], float]]:
        """The end of the name, the labels and the number of every line."""
        for value, count in sorted(self.counts.items()):
            yield "", {self.label: value} if self.label else {}, count


class Gauge:
    """Something that is as it is now: asked for when somebody reads it."""

    kind = "gauge"

    def __init__(self, now: Callable[[], float], **labels: str) -> None:
        self.now = now
        self.labels = labels

    def samples(self) -> Iterator[tuple[str, dict[str, str], float]]:
        """One line."""
        yield "", self.labels, self.now()


class Histogram:
    """How long something took: how often up to each bound, how often in all, and how long together."""

    kind = "histogram"

    def __init__(self, bounds: tuple[float, ...] = SECONDS) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        """It took so long."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.sum += seconds

    def samples(self) -> Iterator[tuple[str, dict[str, str], float]]:
        """A line for every bound, each counting all below it too; then the sum and the count."""
        *below, whole = accumulate(self.counts)
        for bound, count in zip(self.bounds, below, strict=True):
            yield "_bucket", {"le": f"{bound:g}"}, count
        yield "_bucket", {"le": "+Inf"}, whole
        yield "_sum", {}, self.sum
        yield "_count", {}, whole


Figure = Counter | Gauge | Histogram


def exposition(name: str, help_text: str, figure: Figure) -> Iterator[str]:
    """The lines of one figure: what it is, and its numbers."""
    help_text = help_text.replace("\\", r"\\").replace("\n", r"\n")
    yield f"# HELP {name} {help_text}"
    yield f"# TYPE {name} {figure.kind}"
    for end, labels, number in figure.samples():
        inside = ",".join(f'{label}="{_escaped(value)}"' for label, value in labels.items())
        yield f"{name}{end}{{{inside}}} {number!r}" if inside else f"{name}{end} {number!r}"


def _escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
