"""Bent borders: the lines pull themselves straight and the regions press, as in foam, until both agree.

Coasts pull harder than borders on land. So a shore runs on smoothly where a border reaches it, and a lake gets round.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from itertools import pairwise

from outlines.geometry import AROUND, CORNERS, Point, area, corners_between, length, on_frame
from outlines.layout import Layout
from outlines.plan import FRAME, Border

Line = list[Point]


def resample(line: Line, parts: int) -> Line:
    """The same line in equal parts."""
    total = length(line)
    found = [line[0]]
    gone = 0.0
    for a, b in pairwise(line):
        step = math.dist(a, b)
        while len(found) < parts and gone + step >= total * len(found) / parts:
            t = (total * len(found) / parts - gone) / step if step else 0.0
            found.append((a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])))
        gone += step
    return [*found[:parts], line[-1]]


class Foam:
    """The borders of a layout as lines of many points."""

    def __init__(self, layout: Layout, water: frozenset[int], unit: float, rng: random.Random) -> None:
        self.plan = layout.plan
        self.ways = layout.ways
        self.unit = unit
        self.part = unit / 14
        self.water = water
        # Borders on land pull unequally, or all corners would be those of a honeycomb.
        self.pull = [
            2.2 if self.coast(border) and not self._lens(border) else rng.uniform(0.8, 1.2)
            for border in self.plan.borders
        ]
        self.least = [(0.24 if self.coast(border) else 0.3) * unit for border in self.plan.borders]
        self.lines: list[Line] = []
        for number, border in enumerate(self.plan.borders):
            line = [layout.points[border.start], layout.points[border.end]]
            if self.framed(border):
                line[1:1] = corners_between(self.ways[border.start], self.ways[border.end])
            elif number in layout.bends:
                line.insert(1, layout.points[layout.bends[number]])
            self.lines.append(line)
        self.ends: dict[int, list[tuple[int, int]]] = {}  # junction: (border, 0 or -1)
        for number, border in enumerate(self.plan.borders):
            if not self.framed(border):
                self.ends.setdefault(border.start, []).append((number, 0))
                self.ends.setdefault(border.end, []).append((number, -1))

    @staticmethod
    def framed(border: Border) -> bool:
        """Whether this is a piece of the frame."""
        return FRAME in (border.left, border.right)

    def coast(self, border: Border) -> bool:
        """Whether water meets land here."""
        return not self.framed(border) and (border.left in self.water) != (border.right in self.water)

    def _lens(self, border: Border) -> bool:
        return bool(self.plan.lenses & {border.left, border.right})

    def polygon(self, region: int) -> Line:
        """The outline of a region."""
        return polygon(self.plan.outlines[region], self.lines)

    def settle(self, target: Mapping[int, float], rounds: int) -> None:
        """Let the foam come to rest."""
        for turn in range(rounds):
            if turn % 10 == 0:
                for number, border in enumerate(self.plan.borders):
                    if not self.framed(border):
                        line = self.lines[number]
                        self.lines[number] = resample(line, max(4, round(length(line) / self.part)))
            press = {
                region: max(-0.25, min(0.25, 1 - area(self.polygon(region)) / size)) for region, size in target.items()
            }
            for number, border in enumerate(self.plan.borders):
                if not self.framed(border):
                    self._bend(number, press[border.left] - press[border.right])
            for junction in self.ends:
                self._pull(junction)
            for number, border in enumerate(self.plan.borders):
                if self.framed(border):
                    start, end = self.ways[border.start], self.ways[border.end]
                    self.lines[number] = [on_frame(start), *corners_between(start, end), on_frame(end)]

    def _bend(self, number: int, press: float) -> None:
        """Move the inner points of a line towards their neighbours, and away from the greater pressure."""
        line = self.lines[number]
        smooth = 0.22 * self.pull[number]
        push = 0.035 * self.unit * press
        moved = [line[0]]
        for (ax, ay), (x, y), (bx, by) in zip(line, line[1:], line[2:], strict=False):
            dx, dy = bx - ax, by - ay
            far = math.hypot(dx, dy) or 1.0
            moved.append(
                (
                    x + smooth * ((ax + bx) / 2 - x) + push * dy / far,
                    y + smooth * ((ay + by) / 2 - y) - push * dx / far,
                )
            )
        self.lines[number] = [*moved, line[-1]]

    def _pull(self, junction: int) -> None:
        """Move a junction where its lines pull it; a line that gets too short pushes instead."""
        fx = fy = 0.0
        for number, end in self.ends[junction]:
            line = self.lines[number]
            x, y = line[end]
            nx, ny = line[1 if end == 0 else -2]
            far = math.hypot(nx - x, ny - y) or 1.0
            slack = length(line) / self.least[number] - 1
            pull = min(self.pull[number], max(-0.35, 3 * slack))
            fx += pull * (nx - x) / far
            fy += pull * (ny - y) / far
        step = 0.4 * self.part
        if junction in self.ways:
            self._slide(junction, fx * step, fy * step)
            to = on_frame(self.ways[junction])
        else:
            to = (x + fx * step, y + fy * step)
        for number, end in self.ends[junction]:
            self.lines[number][end] = to

    def _slide(self, junction: int, fx: float, fy: float) -> None:
        """On the frame a junction only slides, and not around a corner."""
        way = self.ways[junction]
        x, y = on_frame(way)
        ax, ay = on_frame(way + 1e-3)
        new = way + ((ax - x) * fx + (ay - y) * fy) / 1e-3
        space = 0.2 * self.unit
        if all(abs(new - corner) >= min(space, abs(way - corner)) for corner, _ in [*CORNERS, (AROUND, (0.0, 0.0))]):
            self.ways[junction] = new


def polygon(outline: tuple[int, ...], lines: list[Line]) -> Line:
    """The points of an outline, each once."""
    found: Line = []
    for signed in outline:
        found += lines[signed - 1][:-1] if signed > 0 else lines[-signed - 1][:0:-1]
    return found
