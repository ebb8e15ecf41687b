"""How long news takes: from the moment one person sends a move to the moment another has been told of it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

from kills.protocol import Server

LONGEST = 10_000
"""Moves of one table that are remembered."""


class Latency:
    """The stopwatch of one table: its people are in one process, and have one clock."""

    def __init__(self) -> None:
        self.across: list[float] = []
        """Seconds, where the two were at different servers."""
        self.within: list[float] = []
        """Seconds, where they were at the same one."""
        self._sent: dict[int, tuple[float, Server]] = {}
        self._early: dict[int, list[tuple[float, Server]]] = {}

    def start(self) -> None:
        """Another table: what was told of the last one counts no more."""
        self._sent.clear()
        self._early.clear()

    def moved(self, seq: int, began: float, server: Server) -> None:
        """A move was acknowledged as this entry; it was sent to this server then."""
        self._sent[seq] = began, server
        for told, where in self._early.pop(seq, ()):  # who was told sooner than the one who asked
            self._note(began, server, told, where)

    def told(self, seq: int, server: Server) -> None:
        """Somebody was told of this entry by this server."""
        now = time.monotonic()
        if seq in self._sent:
            self._note(*self._sent[seq], now, server)
        elif len(self._early) < LONGEST:
            self._early.setdefault(seq, []).append((now, server))

    def _note(self, began: float, asked: Server, told: float, tells: Server) -> None:
        (self.within if asked == tells else self.across).append(told - began)

    def write(self, path: Path) -> None:
        """Keep them for the report."""
        path.write_text("".join(f"{kind} {it:.6f}\n" for kind in ("across", "within") for it in getattr(self, kind)))


def read_latencies(folder: Path) -> dict[str, list[float]]:
    """All that was measured in a campaign, in ascending order."""
    found: dict[str, list[float]] = {"across": [], "within": []}
    for path in folder.glob("*.latency"):
        for line in path.read_text().splitlines():
            kind, seconds = line.split()
            found[kind].append(float(seconds))
    return {kind: sorted(values) for kind, values in found.items()}


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which that share of them lies; they must be in order."""
    return values[min(len(values) - 1, int(share * len(values)))]
