"""`make bench-server`: the table server under a crowd, beside a relay without rules in the same run.

Cores of shared machines change speed under load, so ours and the relay take turns in rounds, and the ratio is the
median of the rounds' ratios. See bench/README.md.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
import time
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import machine
from rich import box
from rich.console import Console
from rich.table import Table

from table_server import memory, start
from table_server.crowd import Task, send
from table_server.processes import Process, many_files, relay, running, serve

RESULT = Path(__file__).resolve().parent.parent / "results" / "server.json"

OF_RELAY = 0.4
P99 = 0.1
IDLE = 100 * 1024
"""What we want: so much of the relay's actions/s, seconds to the last observer, bytes for a table nobody watches."""


@dataclass(frozen=True)
class Size:
    """How large a crowd is, and how long it plays."""

    tables: int
    observers: int
    rounds: int
    seconds: float
    crowds: int = 1

    @property
    def title(self) -> str:
        """How it is called in the table."""
        return f"{self.tables} tables of {self.observers} sockets"


QUICK = (Size(60, 10, rounds=1, seconds=5), Size(40, 20, rounds=1, seconds=5))
WHOLE = (Size(300, 10, rounds=2, seconds=6), Size(200, 20, rounds=2, seconds=6))
"""Both in one run: the fewer hear of an action, the more of its cost is the game's and the less the sockets'."""


@dataclass
class Side:
    """What was measured of one server, a sample for each round."""

    rate: list[float] = field(default_factory=list)
    processor: list[float] = field(default_factory=list)
    """Seconds of processor an action cost the server, all threads together."""
    p50: list[float] = field(default_factory=list)
    p99: list[float] = field(default_factory=list)
    crowd: list[float] = field(default_factory=list)
    """How busy the busiest crowd was, of one core."""
    size: list[float] = field(default_factory=list)
    """Bytes of a message, on average."""
    over: list[int] = field(default_factory=list)
    """Games that ended before the time was up."""


def crowd(
    server: Process, size: Size, seed: int, rate: float = 0.0, bytes_each: int = 0
) -> tuple[dict[str, Any], float]:
    """Send crowds; what they tell, put together, and what an action cost the server."""
    before: list[float] = []
    tasks = [
        Task(
            server.port,
            relay=bytes_each > 0,
            tables=size.tables // size.crowds,
            observers=size.observers,
            seconds=size.seconds,
            rate=rate / size.crowds,
            size=bytes_each,
            seed=seed * 100 + number,
        )
        for number in range(size.crowds)
    ]
    told = send(tasks, lambda: before.append(server.busy()))
    spent = server.busy() - before[0]
    messages = sum(it["messages"] for it in told)
    together = {
        "latencies": sorted(latency for it in told for latency in it["latencies"]),
        "seconds": max(it["seconds"] for it in told),
        "busy": max(it["busy"] for it in told),
        "over": sum(it["over"] for it in told),
        "message_bytes": sum(it["message_bytes"] * it["messages"] for it in told) / max(1, messages),
    }
    return together, spent / max(1, sum(it["acted"] for it in told))


def saturate(side: Side, server: Process, size: Size, seed: int, bytes_each: int = 0) -> None:
    """As many actions as it can take."""
    told, cost = crowd(server, size, seed, bytes_each=bytes_each)
    side.rate.append(len(told["latencies"]) / told["seconds"])
    side.processor.append(cost)
    side.crowd.append(told["busy"])
    side.size.append(told["message_bytes"])
    side.over.append(told["over"])


def half(side: Side, server: Process, size: Size, seed: int, bytes_each: int = 0) -> None:
    """Half as many, and how long each takes to the last observer."""
    told, _ = crowd(server, size, seed, rate=side.rate[-1] / 2, bytes_each=bytes_each)
    latencies = told["latencies"]
    side.p50.append(latencies[len(latencies) // 2])
    side.p99.append(latencies[len(latencies) * 99 // 100])


def measure(size: Size, console: Console) -> tuple[Side, Side]:
    """All rounds; in each, both at saturation and then both at half load, every time with tables of their own."""
    ours, theirs = Side(), Side()
    for number in range(size.rounds):
        for step in (saturate, half):
            seed = 2 * number + (step is half)
            with tempfile.TemporaryDirectory() as folder:
                console.print(f"{size.title}, round {number + 1}: ours, {step.__name__}", style="dim")
                with running(serve(Path(folder))) as server:
                    step(ours, server, size, seed)
            console.print(f"{size.title}, round {number + 1}: relay, {step.__name__}", style="dim")
            with running(relay()) as server:
                step(theirs, server, size, seed, bytes_each=round(statistics.mean(ours.size)))
    return ours, theirs


def crowd_rows(ours: Side, theirs: Side) -> list[dict[str, Any]]:
    """The figures of one size of crowd: their names, ours, the relay's, and what we want."""
    mid = statistics.median
    ratio = mid(mine / other for mine, other in zip(ours.rate, theirs.rate, strict=True))
    costs = mid(other / mine for mine, other in zip(ours.processor, theirs.processor, strict=True))
    p99 = mid(ours.p99)
    return [
        figure("actions/s at saturation", mid(ours.rate), mid(theirs.rate)),
        figure("of the relay's actions/s, %", ratio * 100, None, f"≥ {OF_RELAY:.0%}", ratio >= OF_RELAY),
        figure("processor for an action, µs", mid(ours.processor) * 1e6, mid(theirs.processor) * 1e6),
        figure("the relay's processor time of ours, %", costs * 100),
        figure("to the last observer at half load, p50, ms", mid(ours.p50) * 1e3, mid(theirs.p50) * 1e3),
        figure("p99, ms", p99 * 1e3, mid(theirs.p99) * 1e3, f"≤ {P99 * 1e3:.0f}", p99 <= P99),
        figure("bytes of a message", mid(ours.size), mid(theirs.size)),
        figure("how busy the crowd was, % of a core", mid(ours.crowd) * 100, mid(theirs.crowd) * 100),
    ]


def other_rows(weights: dict[str, float], starts: list[dict[str, float]]) -> list[dict[str, Any]]:
    """The figures of memory and start."""
    return [
        figure("idle table, KiB", weights["idle"] / 1024, None, f"≤ {IDLE // 1024}", weights["idle"] <= IDLE),
        figure("live table beyond its ten sockets, KiB", weights["live"] / 1024),
        figure("bare socket, KiB", None, weights["socket"] / 1024),
        figure("server before the first table, MiB", weights["server"] / 1024**2),
        figure("start on a new database, s", min(it["new"] for it in starts)),
        figure("start on one that is there, s", min(it["again"] for it in starts)),
    ]


def figure(
    name: str, ours: float | None, theirs: float | None = None, target: str = "", met: bool | None = None
) -> dict[str, Any]:
    """One line of the table."""
    return {"name": name, "ours": ours, "relay": theirs, "target": target, "met": met}


def report(parts: list[tuple[str, list[dict[str, Any]]]], console: Console) -> None:
    """The table a person reads."""
    shown = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("", "ours", "relay", "target", ""):
        shown.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    for title, figures in parts:
        shown.add_row(f"[bold]{title}[/]")
        for it in figures:
            met = "" if it["met"] is None else "[green]met[/]" if it["met"] else "[red]not met[/]"
            shown.add_row("  " + it["name"], number(it["ours"]), number(it["relay"]), it["target"], met)
    console.print(shown)


def number(value: float | None) -> str:
    """As many figures as matter."""
    return "" if value is None else f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def main() -> None:
    """Measure, print, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a small crowd and one round")
    parser.add_argument("--crowds", type=int, default=1, help="processes of clients; more need more cores")
    parser.add_argument("--observers", type=int, help="sockets at each table, instead of both sizes")
    given = parser.parse_args()
    sizes = [replace(size, crowds=given.crowds) for size in (QUICK if given.quick else WHOLE)]
    if given.observers:
        sizes = [replace(sizes[0], observers=given.observers)]
    console = Console()
    many_files()
    busy = machine.load()
    if busy > 0.5:
        console.print(
            f"The machine is busy ({busy:.1f} cores in the last minute): the figures will be low.", style="red"
        )
    found = [(size, *measure(size, console)) for size in sizes]
    console.print("memory", style="dim")
    with tempfile.TemporaryDirectory() as folder:
        weights = memory.measure(Path(folder), 30 if given.quick else 100, observers=10)
    console.print("start", style="dim")
    starts = [start.measure() for _ in range(1 if given.quick else 3)]
    figures = [(size.title, crowd_rows(ours, theirs)) for size, ours, theirs in found]
    others = other_rows(weights, starts)
    report([*figures, ("memory and start", others)], console)
    result = {
        "when": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        "commit": machine.commit(),
        "machine": machine.describe(),
        "load_before": busy,
        "crowds": [
            {"size": size.__dict__, "figures": rows, "samples": {"ours": ours.__dict__, "relay": theirs.__dict__}}
            for (size, ours, theirs), (_, rows) in zip(found, figures, strict=True)
        ],
        "figures": others,
        "samples": {"memory": weights, "start": starts},
    }
    if not given.quick:
        RESULT.write_text(json.dumps(result, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        console.print(f"written to {RESULT}")


if __name__ == "__main__":
    main()
