"""Measured figures beside a peer's: what is wanted of them, the table a person reads, and the run as JSON."""

from __future__ import annotations

import statistics
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import machine
from rich import box
from rich.console import Console
from rich.table import Table

RESULTS = Path(__file__).with_name("results")
GAMES = {"smallworld": "Small World", "creation": "Creation"}

SECONDS = {"µs": 1e6, "ms": 1e3, "s": 1.0}
"""Units of times, which are kept in seconds, with how many of them make one."""


@dataclass
class Figure:
    """One measured thing: its samples, whether more is better, and what we want of it."""

    name: str
    unit: str
    group: str = ""
    """The game it is about, if it is about one."""
    target: float | None = None
    of_peer: float | None = None
    """The wanted ratio to the peer's figure."""
    samples: list[float] = field(default_factory=list)

    @property
    def scale(self) -> float:
        """What a sample is multiplied with to be shown."""
        return SECONDS.get(self.unit, 1.0)

    @property
    def more_is_better(self) -> bool:
        """Whether it is a rate, and not a time."""
        return self.unit not in SECONDS

    @property
    def best(self) -> float:
        """The best round: what the machine can do when nobody disturbs it."""
        return max(self.samples) if self.more_is_better else min(self.samples)

    def met(self, peer: float) -> bool | None:
        """Whether every target is reached; `None` where there is none."""
        checks = []
        if self.of_peer is not None:
            checks.append(self.best / peer >= self.of_peer)
        if self.target is not None:
            checks.append(self.best >= self.target if self.more_is_better else self.best <= self.target)
        return all(checks) if checks else None


def report(table: dict[str, Figure], console: Console, title: str) -> None:
    """The table a person reads; ratios where a figure has the unit of the peer's."""
    peer = table["peer"]
    shown = Table(title=title, box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    for heading in ("", "best", "median", "× peer", "target", ""):
        shown.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    group = ""
    for figure in table.values():
        if figure.group != group:
            group = figure.group
            shown.add_section()
            shown.add_row(f"[bold]{group}[/]")
        wanted = [f"≥ {figure.of_peer:.0f}×"] if figure.of_peer else []
        if figure.target is not None:
            wanted.append(f"{'≥' if figure.more_is_better else '≤'} {number(figure.target * figure.scale)}")
        met = figure.met(peer.best)
        shown.add_row(
            f"{figure.name}, {figure.unit}",
            number(figure.best * figure.scale),
            number(statistics.median(figure.samples) * figure.scale),
            f"{figure.best / peer.best:,.0f}" if figure.unit == peer.unit else "",
            ", ".join(wanted),
            "" if met is None else "[green]met[/]" if met else "[red]not met[/]",
        )
    console.print(shown)


def number(value: float) -> str:
    """As many figures as matter."""
    if value >= 1e6:
        return f"{value / 1e6:.2f} M"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def to_json(table: dict[str, Figure], peer: dict[str, str], rounds: int, seconds: float, busy: float) -> dict[str, Any]:
    """The whole run, every sample included, in SI units."""
    theirs = table["peer"]
    return {
        "when": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        "commit": machine.commit(),
        "machine": machine.describe(),
        "peer": peer,
        "rounds": rounds,
        "seconds": seconds,
        "load_before": busy,
        "figures": {
            key: {
                "group": figure.group or None,
                "name": figure.name,
                "unit": "s" if figure.unit in SECONDS else figure.unit,
                "best": figure.best,
                "median": statistics.median(figure.samples),
                "samples": figure.samples,
                "ratio": figure.best / theirs.best if figure.unit == theirs.unit else None,
                "target": figure.target,
                "target_ratio": figure.of_peer,
                "met": figure.met(theirs.best),
            }
            for key, figure in table.items()
        },
    }
