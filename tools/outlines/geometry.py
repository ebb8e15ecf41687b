"""Points, polygons and the frame around them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

Point = tuple[float, float]

WIDTH, HEIGHT = 3200, 2200
AROUND = 2 * (WIDTH + HEIGHT)
CORNERS = (
    (0, (0.0, 0.0)),
    (WIDTH, (WIDTH, 0.0)),
    (WIDTH + HEIGHT, (WIDTH, HEIGHT)),
    (2 * WIDTH + HEIGHT, (0.0, HEIGHT)),
)


def on_frame(way: float) -> Point:
    """The point so far along the frame, from the upper left corner to the right and around."""
    way %= AROUND
    if way < WIDTH:
        return (way, 0.0)
    if way < WIDTH + HEIGHT:
        return (float(WIDTH), way - WIDTH)
    if way < 2 * WIDTH + HEIGHT:
        return (2 * WIDTH + HEIGHT - way, float(HEIGHT))
    return (0.0, AROUND - way)


def corners_between(start: float, end: float) -> list[Point]:
    """The corners passed on the way along the frame."""
    length = (end - start) % AROUND
    passed = sorted(((way - start) % AROUND, corner) for way, corner in CORNERS)
    return [corner for way, corner in passed if 0 < way < length]


def area(points: Sequence[Point]) -> float:
    """Signed area: positive when walked clockwise as seen on a screen."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, [*points[1:], points[0]], strict=True)) / 2


def length(line: Iterable[Point]) -> float:
    """How long a line is."""
    return sum(math.dist(a, b) for a, b in pairwise(line))


def distance(point: Point, a: Point, b: Point) -> float:
    """From a point to a segment."""
    px, py = point[0] - a[0], point[1] - a[1]
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    t = min(1.0, max(0.0, (px * dx + py * dy) / square)) if square else 0.0
    return math.hypot(px - t * dx, py - t * dy)


def side(a: Point, b: Point, c: Point) -> float:
    """On which side of the line from a to b a point lies: positive, zero or negative."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two segments have a point in common."""
    one, two, three, four = side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)
    if ((one > 0 > two) or (one < 0 < two)) and ((three > 0 > four) or (three < 0 < four)):
        return True
    return any(
        on == 0 and min(p[0], q[0]) <= r[0] <= max(p[0], q[0]) and min(p[1], q[1]) <= r[1] <= max(p[1], q[1])
        for on, p, q, r in ((one, a, b, c), (two, a, b, d), (three, c, d, a), (four, c, d, b))
    )


def crossing(points: Sequence[Point]) -> tuple[int, int] | None:
    """Two sides of a polygon that meet though they do not follow each other, if there are any."""
    count = len(points)
    sides = sorted(
        (min(a[0], b[0]), max(a[0], b[0]), i, a, b)
        for i, (a, b) in enumerate(zip(points, [*points[1:], points[0]], strict=True))
    )
    for n, (_, right, i, a, b) in enumerate(sides):
        for left, _, j, c, d in sides[n + 1 :]:
            if left > right:
                break
            if (i - j) % count not in (1, count - 1) and meet(a, b, c, d):
                return (i, j)
    return None


def inside(point: Point, points: Sequence[Point]) -> bool:
    """Whether a polygon holds a point."""
    x, y = point
    odd = False
    for a, b in zip(points, [*points[1:], points[0]], strict=True):
        if (a[1] > y) != (b[1] > y) and x < a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0]):
            odd = not odd
    return odd


def depth(point: Point, points: Sequence[Point]) -> float:
    """How far inside a polygon a point lies; negative outside."""
    far = min(distance(point, a, b) for a, b in zip(points, [*points[1:], points[0]], strict=True))
    return far if inside(point, points) else -far


def deepest(points: Sequence[Point]) -> tuple[int, int]:
    """The whole-numbered point deepest inside a polygon, found in ever finer grids."""
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    step = max(1, round(min(max(xs) - min(xs), max(ys) - min(ys)) / 12))
    grid = [
        (x, y) for x in range(int(min(xs)), int(max(xs)) + 1, step) for y in range(int(min(ys)), int(max(ys)) + 1, step)
    ]
    best = sorted(grid, key=lambda p: (-depth(p, points), p))[:4]
    while step > 1:
        step = max(1, step // 2)
        near = {(x + i * step, y + j * step) for x, y in best for i in (-1, 0, 1) for j in (-1, 0, 1)}
        best = sorted(near, key=lambda p: (-depth(p, points), p))[:4]
    return best[0]
