"""From foam to land: every border, once, becomes an irregular line, and its points whole numbers."""

from __future__ import annotations

import math
import random
from itertools import pairwise

from outlines.foam import Foam, Line, polygon, resample
from outlines.geometry import HEIGHT, WIDTH, Point, crossing, distance, length

Octaves = tuple[tuple[float, float], ...]  # wave length, height; both in units of a region's width

BROAD: Octaves = ((1.8, 0.20), (0.9, 0.10))
LAND: Octaves = ((0.5, 0.100), (0.26, 0.068), (0.13, 0.038), (0.065, 0.020))
COAST: Octaves = ((0.6, 0.150), (0.3, 0.120), (0.16, 0.044))


class Noise:
    """A smooth random displacement of the plane: at every point of a grid a random slope for x, and one for y."""

    def __init__(self, rng: random.Random) -> None:
        self.slopes = [tuple(rng.uniform(-1, 1) for _ in range(4)) for _ in range(4096)]

    def at(self, x: float, y: float) -> Point:
        """The displacement at a point, both parts well within -1 to 1."""
        i, j = math.floor(x), math.floor(y)
        u, v = x - i, y - j
        su, sv = (t * t * t * (t * (6 * t - 15) + 10) for t in (u, v))
        dx = dy = 0.0
        for p, q in ((0, 0), (1, 0), (0, 1), (1, 1)):
            a, b, c, d = self.slopes[((i + p) * 7919 + (j + q) * 104729) % 4096]
            weight = (su if p else 1 - su) * (sv if q else 1 - sv)
            dx += weight * (a * (u - p) + b * (v - q))
            dy += weight * (c * (u - p) + d * (v - q))
        return (dx, dy)

    def sum(self, point: Point, octaves: Octaves, unit: float) -> Point:
        """Waves of several lengths, one upon the other."""
        x = y = 0.0
        for number, (wave, height) in enumerate(octaves):
            dx, dy = self.at(point[0] / wave / unit + 37.3 * number, point[1] / wave / unit + 91.7 * number)
            x += dx * height * unit
            y += dy * height * unit
        return (x, y)


def smoothly(t: float) -> float:
    """From 0 to 1, without a corner at either end."""
    t = min(1.0, max(0.0, t))
    return t * t * (3 - 2 * t)


def roughen(foam: Foam, noise: Noise) -> list[Line]:
    """All borders, displaced. What two lines have in common, a junction, is displaced alike; the frame not at all."""
    unit = foam.unit
    shore = {j for b in foam.plan.borders if foam.coast(b) for j in (b.start, b.end)}
    found = []
    for number, border in enumerate(foam.plan.borders):
        line = foam.lines[number]
        if foam.framed(border):
            found.append([(float(round(x)), float(round(y))) for x, y in line])
            continue
        line = resample(line, max(12, round(length(line) / unit * 72)))
        total = length(line)
        gone = 0.0
        moved = []
        for last, point in pairwise([line[0], *line]):
            gone += math.dist(last, point)
            wet = 1.0 if foam.coast(border) else 0.0
            for far, junction in ((gone, border.start), (total - gone, border.end)):
                if junction in shore:
                    wet = max(wet, 1 - smoothly(far / unit / 0.16))
            bx, by = noise.sum(point, BROAD, unit)
            lx, ly = noise.sum(point, LAND, unit)
            cx, cy = noise.sum(point, COAST, unit)
            dx = bx + lx * (1 - wet) + cx * wet
            dy = by + ly * (1 - wet) + cy * wet
            edge = smoothly(min(point[0], point[1], WIDTH - point[0], HEIGHT - point[1]) / unit / 0.3)
            moved.append((point[0] + dx * edge, point[1] + dy * edge))
        found.append(moved)
    return found


def thin_out(line: Line, tolerance: float) -> Line:
    """Without the points that hardly bend it (Douglas and Peucker)."""
    if len(line) < 3:
        return line
    far, at = max((distance(point, line[0], line[-1]), i) for i, point in enumerate(line[1:-1], 1))
    if far <= tolerance:
        return [line[0], line[-1]]
    return thin_out(line[: at + 1], tolerance)[:-1] + thin_out(line[at:], tolerance)


def whole(lines: list[Line], tolerance: float = 0.6) -> list[Line]:
    """Thinned out, in whole numbers, without repeated points."""
    found = []
    for line in lines:
        rounded = [(float(round(x)), float(round(y))) for x, y in thin_out(line, tolerance)]
        found.append([rounded[0], *(b for a, b in pairwise(rounded) if a != b)])
    return found


def crossed(outline: tuple[int, ...], lines: list[Line]) -> list[tuple[int, Point]]:
    """Which borders of an outline meet where they must not, and where."""
    points = polygon(outline, lines)
    hit = crossing(points)
    if hit is None:
        return []
    owners = [abs(signed) - 1 for signed in outline for _ in lines[abs(signed) - 1][1:]]
    return [(owners[side], points[side]) for side in hit]


def soothe(line: Line, near: Point, reach: float) -> Line:
    """A line smoothed around a place, its ends kept."""
    for _ in range(8):
        moved = [line[0]]
        for (ax, ay), (x, y), (bx, by) in zip(line, line[1:], line[2:], strict=False):
            much = 0.5 * (1 - smoothly(math.dist((x, y), near) / reach))
            moved.append((x + much * ((ax + bx) / 2 - x), y + much * ((ay + by) / 2 - y)))
        line = [*moved, line[-1]]
    return line
