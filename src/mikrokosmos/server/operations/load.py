"""How busy this process is: the figures of `/metrics` that are worth watching, over the last minute, for the admin."""

from __future__ import annotations

import os
import time
from collections import deque
from collections.abc import Sequence
from pathlib import Path

from mikrokosmos.core.interface import Json
from mikrokosmos.server.operations.exposition import Gauge, Histogram
from mikrokosmos.server.operations.metrics import STARTED, Metrics

BEAT = 5.0
"""Seconds between two looks at the figures."""
KEPT = 13
"""Looks that are kept: together a minute."""


class Load:
    """The figures of one process."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self._commands: deque[list[int]] = deque(maxlen=KEPT)
        self._commits: deque[list[int]] = deque(maxlen=KEPT)
        self._at: deque[float] = deque(maxlen=KEPT)
        self.look()

    def look(self) -> None:
        """Note what was counted up to now."""
        self._commands.append(list(self.metrics.command_seconds.counts))
        self._commits.append(list(self.metrics.commit_seconds.counts))
        self._at.append(time.monotonic())

    def figures(self) -> Json:
        """What is told: nothing here names a table or a person."""
        commands = _since(self._commands[0], self.metrics.command_seconds)
        commits = _since(self._commits[0], self.metrics.commit_seconds)
        bounds = self.metrics.command_seconds.bounds
        passed = max(time.monotonic() - self._at[0], 1.0)
        return {
            "started": round(STARTED * 1000),
            "tables": self._gauge("tables"),
            "watchers": self._gauge("watchers"),
            "sockets": self._gauge("sockets"),
            "bots_waiting": self._gauge("thinkers_waiting"),
            "commands_per_second": round(sum(commands) / passed, 1),
            "command_p50": quantile(commands, bounds, 0.5),
            "command_p99": quantile(commands, bounds, 0.99),
            "commit_p50": quantile(commits, bounds, 0.5),
            "commit_p99": quantile(commits, bounds, 0.99),
            "memory": memory(),
            "failed_writes": int(self.metrics.database_failures.counts.get("written", 0)),
            "writes_fail": bool(self._gauge("writes_fail")),
        }

    def _gauge(self, name: str) -> int:
        figure = self.metrics.figures.get(name)
        return int(figure.now()) if isinstance(figure, Gauge) else 0


def quantile(counts: Sequence[int], bounds: Sequence[float], share: float) -> float | None:
    """How many milliseconds this share took at most, as far as the bounds tell; `None` if nothing was counted."""
    wanted = share * sum(counts)
    below = 0.0
    for at, count in enumerate(counts):
        if count and below + count >= wanted:
            low = bounds[at - 1] if at else 0.0
            high = bounds[at] if at < len(bounds) else bounds[-1]
            return round(1000 * (low + (high - low) * (wanted - below) / count), 1)
        below += count
    return None


def memory() -> int | None:
    """Bytes of memory in use; `None` where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError, AttributeError):
        return None


def _since(before: Sequence[int], now: Histogram) -> list[int]:
    return [new - old for new, old in zip(now.counts, before, strict=True)]
