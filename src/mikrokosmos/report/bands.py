"""Plots of parts as SVG: bands that are stacked to a whole, and bars to both sides of nothing."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from mikrokosmos.report.plots import COLOURS

HEIGHT = 260
BAR = 22
"""How tall a bar is, with the room around it."""


def bands(rows: Sequence[Sequence[float]], marks: Sequence[tuple[int, str]], title: str, axis: Sequence[str]) -> str:
    """Shares of a whole, a column of the plot for each row, stacked from the top; `marks` are told at columns.

    `axis` is what stands below each column; empty texts are left out.
    """
    last = max(1, len(rows) - 1)
    parts = [f'<svg viewBox="0 0 1000 {HEIGHT}" width="100%" height="{HEIGHT}" preserveAspectRatio="none">']
    below = [0.0] * len(rows)
    for part in range(len(rows[0])):
        above = below
        below = [start + row[part] for start, row in zip(above, rows, strict=True)]
        edge = [f"{1000 * at / last:.1f},{HEIGHT * each:.1f}" for at, each in enumerate(above)]
        back = [f"{1000 * at / last:.1f},{HEIGHT * each:.1f}" for at, each in enumerate(below)][::-1]
        points = " ".join((*edge, *back))
        parts.append(f'<polygon class="bot{part % COLOURS}" fill="currentColor" points="{points}"/>')
    parts.append("</svg>")
    for at, said in marks:
        x = round(100 * at / last, 2)
        parts.append(
            f'<g><title>{escape(said)}</title><line class="fair" x1="{x}%" x2="{x}%" y1="0" y2="{HEIGHT}"/>'
            f'<circle cx="{x}%" cy="8" r="6"/></g>'
        )
    for at, said in enumerate(axis):
        if said:
            side = "start" if at == 0 else "end" if at == last else "mid"
            parts.append(
                f'<text class="tick {side}" x="{100 * at / last:.2f}%" y="{HEIGHT + 18}">{escape(said)}</text>'
            )
    inside = "".join(parts)
    return (
        f'<svg class="plot" width="100%" height="{HEIGHT + 26}" role="img"><title>{escape(title)}</title>{inside}</svg>'
    )


def bars(rows: Sequence[tuple[str, float, str, int]], title: str) -> str:
    """A bar for each row (name, amount, the same said, colour): to the right if it is more than nothing."""
    most = max((abs(amount) for _, amount, _, _ in rows), default=0.0) or 1.0
    parts = [f'<line class="base" x1="60%" x2="60%" y1="0" y2="{BAR * len(rows)}"/>']
    for at, (name, amount, said, colour) in enumerate(rows):
        wide = 30 * abs(amount) / most
        left = 60 if amount >= 0 else 60 - wide
        top = BAR * at
        parts.append(
            f'<text class="name" x="0" y="{top + 16}">{escape(name)}</text>'
            f'<rect class="bot{colour % COLOURS}" x="{left:.2f}%" y="{top + 3}" width="{wide:.2f}%" '
            f'height="{BAR - 6}"/>'
            f'<text class="said" x="100%" y="{top + 16}">{escape(said)}</text>'
        )
    inside = "".join(parts)
    return (
        f'<svg class="plot" width="100%" height="{BAR * len(rows)}" role="img">'
        f"<title>{escape(title)}</title>{inside}</svg>"
    )
