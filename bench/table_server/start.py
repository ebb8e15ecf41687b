"""Seconds from the command to the first answer: on a new database, and on one that is there."""

from __future__ import annotations

import tempfile
from pathlib import Path

from table_server.processes import serve


def measure() -> dict[str, float]:
    """One start of each kind."""
    with tempfile.TemporaryDirectory() as folder:
        return {"new": started(Path(folder)), "again": started(Path(folder))}


def started(folder: Path) -> float:
    """Start the server, wait until it is ready, and stop it."""
    server = serve(folder)
    try:
        return server.ready()
    finally:
        server.stop()
