"""Seconds from the command to the first answer: on a new database, and on one that is there."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

from table_server.processes import serve
from table_server.report import Part


def measure_start(rounds: int, say: Callable[[str], None]) -> Part:
    """So many starts of each kind, of which the quickest counts."""
    say("start")
    found = [once() for _ in range(rounds)]
    told = Part("start", ("ours",))
    told.add("on a new database, s", min(new for new, _ in found))
    told.add("on one that is there, s", min(again for _, again in found))
    told.samples = found
    return told


def once() -> tuple[float, float]:
    """One start of each kind."""
    with tempfile.TemporaryDirectory() as folder:
        return started(Path(folder)), started(Path(folder))


def started(folder: Path) -> float:
    """Start the server, wait until it is ready, and stop it."""
    server = serve(folder)
    try:
        return server.ready()
    finally:
        server.stop()
