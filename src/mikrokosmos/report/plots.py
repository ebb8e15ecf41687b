"""Plots as SVG: they are as wide as the page, and their letters keep their size.

Places across are hundredths of the width (`%`), places down are pixels. Colours come from classes: `bot0`, `bot1`, ….
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

ROW = 46
AXIS = 26
COLOURS = 8
"""So many bots have a colour of their own; then they begin again."""


class Row(NamedTuple):
    """A line of a plot of intervals."""

    name: str
    value: float
    low: float
    high: float
    said: str
    colour: int


def ticks(low: float, high: float, most: int = 5) -> list[float]:
    """Round numbers from below `low` to above `high`, at most about so many."""
    span = max(high - low, 1e-9)
    unit = 10 ** math.floor(math.log10(span / most))
    step = next(unit * each for each in (1, 2, 5, 10) if span / (unit * each) <= most)
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    return [step * at for at in range(first, last + 1)]


def intervals(rows: Sequence[Row], title: str, marks: Sequence[tuple[float, str]], line: float | None) -> str:
    """A dot and a bar for every row, over an axis with these marks; `line` is drawn dashed."""
    low, high = marks[0][0], marks[-1][0]
    height = ROW * len(rows) + AXIS
    parts = [_grid(at, _across(at, low, high), text, ROW * len(rows)) for at, text in marks]
    if line is not None:
        x = _across(line, low, high)
        parts.append(f'<line class="fair" x1="{x}%" x2="{x}%" y1="0" y2="{ROW * len(rows)}"/>')
    for at, row in enumerate(rows):
        left, dot, right = (_across(value, low, high) for value in (row.low, row.value, row.high))
        top, middle = ROW * at, ROW * at + 33
        parts.append(
            f'<text class="name" x="0" y="{top + 17}">{escape(row.name)}</text>'
            f'<text class="said" x="100%" y="{top + 17}">{escape(row.said)}</text>'
            f'<g class="bot{row.colour % COLOURS}">'
            f'<line class="bar" x1="{left}%" x2="{right}%" y1="{middle}" y2="{middle}"/>'
            f'<circle cx="{dot}%" cy="{middle}" r="6"/></g>'
        )
    return _svg(height, title, parts)


def columns(counts: Sequence[int], start: int, width: int, mean: float, top: float, title: str, colour: int) -> str:
    """How often each number of points came up; `top` is the share that fills the height."""
    total, height = max(1, sum(counts)), 72
    wide = 100 / len(counts)
    parts = [f'<g class="bot{colour % COLOURS}">']
    for at, count in enumerate(counts):
        tall = height * count / total / top
        if count:
            across = f'x="{at * wide + 0.1:.2f}%" width="{wide - 0.2:.2f}%"'
            parts.append(f'<rect {across} y="{height - tall:.1f}" height="{tall:.1f}"/>')
    x = (mean + 0.5 - start) / (width * len(counts)) * 100
    parts.append("</g>")
    parts.append(f'<line class="mean" x1="{x:.2f}%" x2="{x:.2f}%" y1="0" y2="{height}"/>')
    parts.append(f'<line class="base" x1="0" x2="100%" y1="{height}" y2="{height}"/>')
    end = start + width * len(counts)
    inside = [mark for mark in ticks(start, end - 1) if start <= mark < end]
    for mark in inside:
        middle = (mark + 0.5 - start) / (end - start) * 100
        parts.append(f'<text class="tick {_side(middle)}" x="{middle:.2f}%" y="{height + 17}">{mark:g}</text>')
    return _svg(height + AXIS, title, parts)


def curves(
    lines: Sequence[tuple[int, Sequence[Sequence[float]]]],
    fair: float | None,
    title: str,
    axis: str,
    said: Callable[[float], str],
) -> str:
    """Shares, or losses, as time went by, a line for each of several; `said` writes one beside the axis."""
    height, left = 300, 44
    every = [share for _, curve in lines for _, share in curve[len(curve) // 10 :]]
    every += [] if fair is None else [fair]
    lowest, highest = min(every) - 0.02, max(every) + 0.02
    marks = ticks(lowest, highest) if fair is None else ticks(max(0.0, lowest), min(1.0, highest))
    low, high = marks[0], marks[-1]
    most = max((curve[-1][0] for _, curve in lines if curve), default=1)

    def down(share: float) -> float:
        return round(height - 10 - (height - 20) * (min(high, max(low, share)) - low) / (high - low), 2)

    grid = "".join(
        f'<text class="tick end" x="{left - 8}" y="{down(mark) + 4}">{escape(said(mark))}</text>' for mark in marks
    )
    # The rest lies in a window of its own, to the right of the ticks; only the curves in it are stretched.
    window = [f'<line class="grid" x1="0" x2="100%" y1="{down(mark)}" y2="{down(mark)}"/>' for mark in marks]
    if fair is not None:
        window.append(f'<line class="fair" x1="0" x2="100%" y1="{down(fair)}" y2="{down(fair)}"/>')
    window.append(f'<svg viewBox="0 0 1000 {height}" width="100%" height="{height}" preserveAspectRatio="none">')
    for colour, curve in lines:
        points = " ".join(f"{1000 * games / most:.1f},{down(share)}" for games, share in curve)
        window.append(f'<polyline class="curve bot{colour % COLOURS}" points="{points}"/>')
    window.append(f'</svg><text class="tick end" x="100%" y="{height + 12}">{escape(axis)}</text>')
    parts = [grid, f'<svg x="{left}" width="100%" height="{height + AXIS}">', *window, "</svg>"]
    return _svg(height + AXIS, title, parts, "curves")


def heat(share: float | None) -> str:
    """The class of a cell: how far from even, in five steps each way."""
    if share is None:
        return "heat"
    step = min(5, math.ceil(abs(share - 0.5) * 10 - 1e-9))
    return f"heat {'up' if share > 0.5 else 'down'}{step}" if step else "heat"


def _across(value: float, low: float, high: float) -> float:
    """Where a value lies across, with room for the dot at both ends."""
    return round(2 + 96 * (min(high, max(low, value)) - low) / (high - low), 2)


def _side(at: float) -> str:
    return "start" if at < 6 else "end" if at > 94 else "mid"


def _grid(value: float, x: float, text: str, height: int) -> str:
    return (
        f'<line class="grid" x1="{x}%" x2="{x}%" y1="0" y2="{height}"/>'
        f'<text class="tick {_side(x)}" x="{x}%" y="{height + 18}">{escape(text)}</text>'
    )


def _svg(height: float, title: str, parts: Sequence[str], kind: str = "plot") -> str:
    inside = "".join(parts)
    return f'<svg class="{kind}" width="100%" height="{height}" role="img"><title>{escape(title)}</title>{inside}</svg>'
