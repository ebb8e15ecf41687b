"""What was measured, as a person reads it and as it is kept: parts, each with columns of its own."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

import machine
from rich import box
from rich.console import Console
from rich.table import Table


@dataclass(frozen=True)
class Figure:
    """One line: a value for each column, and what we want of it."""

    name: str
    values: tuple[float | None, ...]
    target: str = ""
    met: bool | None = None


@dataclass
class Part:
    """One part of the bench: its figures, and every sample they are made of."""

    title: str
    columns: tuple[str, ...]
    figures: list[Figure] = field(default_factory=list)
    samples: Any = None

    def add(self, name: str, *values: float | None) -> None:
        """A figure of which nothing is wanted."""
        self.figures.append(Figure(name, values))

    def want(self, name: str, target: str, met: bool, *values: float | None) -> None:
        """A figure of which something is wanted."""
        self.figures.append(Figure(name, values, target, met))


def show(parts: Sequence[Part], console: Console) -> None:
    """The tables a person reads."""
    for part in parts:
        shown = Table(title=part.title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
        shown.add_column("", no_wrap=True, min_width=52)
        for heading in (*part.columns, "target", ""):
            shown.add_column(heading, justify="right", no_wrap=True)
        for it in part.figures:
            values = [number(value) for value in it.values]
            values += [""] * (len(part.columns) - len(values))
            met = "" if it.met is None else "[green]met[/]" if it.met else "[red]not met[/]"
            shown.add_row(it.name, *values, it.target, met)
        console.print(shown)


def number(value: float | None) -> str:
    """As many digits as matter."""
    return "" if value is None else f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def to_json(parts: Sequence[Part], busy: float, peer: dict[str, str]) -> dict[str, Any]:
    """The whole run."""
    return {
        "when": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        "commit": machine.commit(),
        "machine": machine.describe(),
        "load_before": busy,
        "peer": peer,
        "parts": [asdict(part) for part in parts],
    }
