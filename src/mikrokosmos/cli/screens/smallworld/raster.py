"""The outlines of a board as a grid: which region every cell belongs to."""

from __future__ import annotations

from functools import cache

from mikrokosmos.games.smallworld.content.outlines import Point, outline

LINES = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""A line by where it goes: 1 up, 2 to the right, 4 down, 8 to the left."""


@cache
def pixels(players: int, width: int, height: int) -> list[list[int]]:
    """The region of every cell, by row and column; a cell belongs to whoever has its middle."""
    shapes = outline(players)
    grid = [[0] * width for _ in range(height)]
    for region, shape in shapes.regions.items():
        for row, line in enumerate(grid):
            y = (row + 0.5) * shapes.height / height
            cuts = crossings(shape.points, y)
            for left, right in zip(cuts[::2], cuts[1::2], strict=True):
                for at in range(width):
                    if left <= (at + 0.5) * shapes.width / width < right:
                        line[at] = region
    return grid


def crossings(points: tuple[Point, ...], y: float) -> list[float]:
    """Where a horizontal line enters and leaves a polygon, from left to right."""
    found = []
    for (x1, y1), (x2, y2) in zip(points, points[1:] + points[:1], strict=True):
        if (y1 <= y) != (y2 <= y):
            found.append(x1 + (y - y1) * (x2 - x1) / (y2 - y1))
    return sorted(found)


def framed(cells: list[list[int]]) -> list[list[int]]:
    """The grid with a frame of 0 around it."""
    width = len(cells[0]) + 2
    return [[0] * width, *([0, *line, 0] for line in cells), [0] * width]


def crossing(cells: list[list[int]], row: int, at: int) -> str:
    """The lines that meet at the lower right corner of a cell; a space where nothing borders on anything."""
    here, right, under, across = cells[row][at], cells[row][at + 1], cells[row + 1][at], cells[row + 1][at + 1]
    return LINES[(here != right) + 2 * (right != across) + 4 * (under != across) + 8 * (here != under)]
