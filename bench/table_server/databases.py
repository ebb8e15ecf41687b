"""PostgreSQL beside SQLite, and two workers beside one."""

from __future__ import annotations

import statistics
import tempfile
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

from table_server.crowd import Task
from table_server.measuring import Measured, measure
from table_server.postgres import Postgres
from table_server.processes import running, serve
from table_server.report import Part
from table_server.sizes import Length

TABLES, OBSERVERS = 150, 2
OF_SQLITE = 0.7
OF_ONE_WORKER = 1.7
"""What we want of PostgreSQL beside SQLite, and of two workers beside one."""

Say = Callable[[str], None]


def once(postgres: Postgres | None, workers: int, length: Length, seed: int) -> Measured:
    """A server on a new database, once."""
    with tempfile.TemporaryDirectory() as folder:
        database = postgres.database() if postgres else ""
        with running(serve(Path(folder), database, workers)) as server:
            task = Task(server.port, TABLES, OBSERVERS, length.seconds, seed=seed)
            return measure(server, [task], postgres.busy if postgres else None)


def rounds(postgres: Postgres, length: Length, say: Say) -> tuple[list[Measured], list[Measured], list[Measured]]:
    """SQLite, PostgreSQL, and PostgreSQL with two workers, in turns."""
    found: tuple[list[Measured], list[Measured], list[Measured]] = ([], [], [])
    kinds = (("SQLite", None, 1), ("PostgreSQL", postgres, 1), ("PostgreSQL, two workers", postgres, 2))
    for number in range(length.rounds):
        for (title, database, workers), samples in zip(kinds, found, strict=True):
            say(f"databases, round {number + 1}: {title}")
            samples.append(once(database, workers, length, number))
    return found


def measure_databases(length: Length, say: Say) -> list[Part]:
    """Both parts, of the same rounds."""
    with Postgres() as postgres:
        sqlite, one, two = rounds(postgres, length, say)
    return [beside_sqlite(sqlite, one), beside_one_worker(one, two)]


def medians(sides: tuple[list[Measured], ...], of: Callable[[Measured], float]) -> list[float]:
    """The median of each side."""
    return [statistics.median(of(it) for it in side) for side in sides]


def ratio(before: list[Measured], after: list[Measured], of: Callable[[Measured], float]) -> float:
    """The median of the rounds' ratios."""
    return statistics.median(of(new) / of(old) for old, new in zip(before, after, strict=True))


def beside_sqlite(sqlite: list[Measured], one: list[Measured]) -> Part:
    """PostgreSQL beside SQLite."""
    told = Part(f"PostgreSQL, {TABLES} tables of {OBSERVERS} sockets", ("SQLite", "PostgreSQL", "ratio"))
    sides = (sqlite, one)
    full = ratio(sqlite, one, lambda it: it.load.rate)
    each = ratio(sqlite, one, lambda it: 1 / it.server)
    told.want(
        "actions/s at saturation", f"≥ {OF_SQLITE}", full >= OF_SQLITE, *medians(sides, lambda it: it.load.rate), full
    )
    told.want(
        "actions a processor second of the server",
        f"≥ {OF_SQLITE}",
        each >= OF_SQLITE,
        *medians(sides, lambda it: 1 / it.server),
        each,
    )
    told.add("processor for an action, µs: the server", *medians(sides, lambda it: it.server * 1e6))
    told.add("  the processes of PostgreSQL", None, medians((one,), lambda it: it.database * 1e6)[0])
    told.add("how busy the crowd was, % of a core", *medians(sides, lambda it: it.load.busy * 100))
    told.samples = {"SQLite": [asdict(it) for it in sqlite], "PostgreSQL": [asdict(it) for it in one]}
    return told


def beside_one_worker(one: list[Measured], two: list[Measured]) -> Part:
    """Two workers beside one, on PostgreSQL."""
    title = f"two workers on PostgreSQL, {TABLES} tables of {OBSERVERS} sockets"
    told = Part(title, ("one worker", "two", "ratio"))
    sides = (one, two)
    most = ratio(one, two, lambda it: 1 / it.busiest)
    told.want(
        "actions a second, were every worker's core its own",
        f"≥ {OF_ONE_WORKER}",
        most >= OF_ONE_WORKER,
        *medians(sides, lambda it: 1 / it.busiest),
        most,
    )
    told.add(
        "actions/s at saturation on this machine",
        *medians(sides, lambda it: it.load.rate),
        ratio(one, two, lambda it: it.load.rate),
    )
    told.add("processor for an action, µs: all workers", *medians(sides, lambda it: it.server * 1e6))
    told.add("  the busiest worker", *medians(sides, lambda it: it.busiest * 1e6))
    told.add("  the processes of PostgreSQL", *medians(sides, lambda it: it.database * 1e6))
    told.add("how busy the crowd was, % of a core", *medians(sides, lambda it: it.load.busy * 100))
    told.samples = {"one": [asdict(it) for it in one], "two": [asdict(it) for it in two]}
    return told
