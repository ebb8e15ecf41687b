"""One measurement: a crowd at a server, and what the server used of the processor meanwhile."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from table_server.crowd import Task
from table_server.processes import Process
from table_server.sending import Load, send

Busy = Callable[[], dict[int, float]]


@dataclass(frozen=True)
class Measured:
    """What a crowd met with, and what it cost."""

    load: Load
    server: float
    """Seconds of processor an action cost the server, all processes and threads together."""
    busiest: float
    """Seconds of processor an action cost the busiest process of the server."""
    database: float = 0.0
    """Seconds of processor an action cost the processes of PostgreSQL."""
    share: float = 0.0
    """How busy the server was, of one core, until the last action was heard of."""


def measure(server: Process, tasks: list[Task], database: Busy | None = None) -> Measured:
    """Send crowds to a server, and look at what it has used before and after."""
    watched: list[Busy] = [server.busy, *([database] if database else [])]
    looks: list[list[dict[int, float]]] = []
    moments: list[float] = []

    def look() -> None:
        looks.append([it() for it in watched])
        moments.append(time.perf_counter())

    told = send(tasks, look, look)
    load = Load.of(told)
    seconds = moments[1] - moments[0]
    spent = [used(first, last) for first, last in zip(*looks, strict=True)]
    everything = sum(spent[0].values())
    return Measured(
        load,
        server=everything / load.acted,
        busiest=max(spent[0].values()) / load.acted,
        database=sum(spent[1].values()) / load.acted if database else 0.0,
        share=everything / seconds,
    )


def used(before: dict[int, float], after: dict[int, float]) -> dict[int, float]:
    """What each process has used between two looks; one that is new has used all of its own."""
    return {pid: seconds - before.get(pid, 0.0) for pid, seconds in after.items()}
