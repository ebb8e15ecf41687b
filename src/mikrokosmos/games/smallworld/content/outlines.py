"""The shapes of the regions on each board, for whoever draws them; no rule needs them.

Every border is stored once, and both its regions take their points from it: what touches on the board touches here,
to the point. `tools/outlines/draw.py` makes the files.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

Point = tuple[int, int]


@dataclass(frozen=True)
class Border:
    """The line between two regions, or between a region and the frame (0)."""

    between: tuple[int, int]
    points: tuple[Point, ...]

    @property
    def path(self) -> str:
        """The line as the data of an SVG path."""
        return _path(self.points)


@dataclass(frozen=True)
class Shape:
    """One region: its outline, clockwise, and a disc inside it where numbers and tokens go."""

    id: int
    points: tuple[Point, ...]
    label: Point
    radius: float

    @property
    def path(self) -> str:
        """The outline as the data of an SVG path."""
        return _path(self.points) + "Z"

    @property
    def area(self) -> float:
        """How much of the board it covers."""
        return (
            sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(self.points, self.points[1:] + self.points[:1], strict=True))
            / 2
        )


@dataclass(frozen=True)
class Outline:
    """A whole board: its size, its borders, and its regions by id."""

    players: int
    width: int
    height: int
    borders: tuple[Border, ...]
    regions: dict[int, Shape]


@lru_cache(16)
def outline(players: int) -> Outline:
    """The shapes of the board for this number of players."""
    text = (
        files("mikrokosmos.games.smallworld.content")
        .joinpath(f"boards/outlines{players}.json")
        .read_text(encoding="utf-8")
    )
    data = json.loads(text)
    borders = tuple(
        Border((border["between"][0], border["between"][1]), _points(border["line"])) for border in data["borders"]
    )
    regions = {
        region["id"]: Shape(
            id=region["id"],
            points=_around(region["borders"], borders),
            label=(region["label"][0], region["label"][1]),
            radius=region["radius"],
        )
        for region in data["regions"]
    }
    return Outline(data["players"], data["width"], data["height"], borders, regions)


def _points(line: str) -> tuple[Point, ...]:
    """`12,30 14,35` as numbers."""
    pairs = (pair.split(",") for pair in line.split())
    return tuple((int(x), int(y)) for x, y in pairs)


def _around(numbers: list[int], borders: tuple[Border, ...]) -> tuple[Point, ...]:
    """The borders of a region one after the other: 3 is the third, -3 the same walked backwards."""
    found: list[Point] = []
    for number in numbers:
        line = borders[abs(number) - 1].points
        found += line[:-1] if number > 0 else line[:0:-1]
    return tuple(found)


def _path(points: tuple[Point, ...]) -> str:
    return "M" + " ".join(f"{x},{y}" for x, y in points)
