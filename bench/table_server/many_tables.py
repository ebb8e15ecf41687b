"""A thousand tables of two sockets, each of which acts once a second, with every limit as `serve` has it."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

from table_server.crowd import Task
from table_server.measuring import measure
from table_server.processes import running, serve
from table_server.report import Part

P99 = 0.050
"""Seconds to the last observer that 99 of 100 actions may take."""


def measure_many(tables: int, seconds: float, say: Callable[[str], None]) -> Part:
    """All tables at an even pace."""
    say(f"{tables:,} tables: everybody comes, then one action a second at each")
    with tempfile.TemporaryDirectory() as folder, running(serve(Path(folder), settings={})) as server:
        task = Task(server.port, tables, observers=2, seconds=seconds, rate=float(tables), warm_up=3.0)
        found = measure(server, [task])
        held = server.memory()
    load = found.load
    told = Part(f"{tables:,} tables of 2 sockets, an action a second at each", ("ours",))
    told.add("actions that were due, a second", load.rate)
    told.add("to the last observer, p50, ms", load.p50 * 1e3)
    told.want("  p99, ms", f"≤ {P99 * 1e3:.0f}", load.p99 <= P99 and not load.missing, load.p99 * 1e3)
    told.add("actions that were sent late", float(load.late))
    told.add("actions nobody heard of within ten seconds", float(load.missing))
    told.add("processor for an action, µs", found.server * 1e6)
    told.add("how busy the server was, % of a core", found.share * 100)
    told.add("how busy the crowd was, % of a core", load.busy * 100)
    told.add("memory of the server, MB", held / 1e6)
    told.samples = asdict(found)
    return told
