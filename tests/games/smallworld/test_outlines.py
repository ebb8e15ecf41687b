"""The outlines of the boards, measured anew from their points: who touches whom, how large, and room for tokens."""

from __future__ import annotations

import math
import subprocess
import sys
from collections import Counter, defaultdict
from itertools import combinations, pairwise
from statistics import median

import pytest

from mikrokosmos.games.smallworld.content.boards import board
from mikrokosmos.games.smallworld.content.outlines import Outline, Point, Shape, outline

BOARDS = (2, 3, 4, 5)
ROOM = 0.3  # the least radius of a label's disc, beside the root of the median land area

Side = tuple[Point, Point]


def sides(shape: Shape) -> list[Side]:
    """The pieces of an outline, in the order of the walk."""
    return list(pairwise((*shape.points, shape.points[0])))


def length(pieces: list[Side]) -> float:
    return sum(math.dist(a, b) for a, b in pieces)


def land_median(drawn: Outline) -> float:
    return median(drawn.regions[region.id].area for region in board(drawn.players).regions if not region.water)


def owners(drawn: Outline) -> dict[Side, list[int]]:
    """Whose outline walks along a piece, in that direction."""
    found = defaultdict(list)
    for shape in drawn.regions.values():
        for piece in sides(shape):
            found[piece].append(shape.id)
    return found


def on_frame(drawn: Outline, piece: Side) -> bool:
    """Whether a piece lies along an edge of the board."""
    (ax, ay), (bx, by) = piece
    return (ax == bx and ax in (0, drawn.width)) or (ay == by and ay in (0, drawn.height))


def turn(a: Point, b: Point, c: Point) -> int:
    """On which side of a line a point lies, in whole numbers and therefore exactly."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def between(a: Point, b: Point, c: Point) -> bool:
    """Whether a point on the line through a and b lies from a to b."""
    return min(a[0], b[0]) <= c[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])


def meet(one: Side, other: Side) -> bool:
    """Whether two pieces have a point in common."""
    (a, b), (c, d) = one, other
    turns = turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)
    if turns[0] * turns[1] < 0 and turns[2] * turns[3] < 0:
        return True
    ends = ((a, b, c), (a, b, d), (c, d, a), (c, d, b))
    return any(way == 0 and between(*end) for way, end in zip(turns, ends, strict=True))


def distance(point: Point, piece: Side) -> float:
    """From a point to a piece of an outline."""
    (ax, ay), (bx, by) = piece
    dx, dy, px, py = bx - ax, by - ay, point[0] - ax, point[1] - ay
    along = min(1.0, max(0.0, (px * dx + py * dy) / (dx * dx + dy * dy)))
    return math.hypot(px - along * dx, py - along * dy)


def holds(shape: Shape, point: Point) -> bool:
    """Whether a point lies inside an outline: a ray from it leaves an odd number of times."""
    x, y = point
    return bool(
        sum((a[1] > y) != (b[1] > y) and x < a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0]) for a, b in sides(shape))
        % 2
    )


@pytest.mark.parametrize("players", BOARDS)
def test_every_region_has_a_shape(players: int) -> None:
    drawn = outline(players)
    assert drawn.players == players
    assert list(drawn.regions) == [region.id for region in board(players).regions]
    assert all(shape.id == number for number, shape in drawn.regions.items())


@pytest.mark.parametrize("players", BOARDS)
def test_the_shapes_cover_the_board_without_gap_or_overlap(players: int) -> None:
    drawn = outline(players)
    walks = owners(drawn)
    assert all(len(regions) == 1 for regions in walks.values())
    for a, b in walks:
        assert a != b
        assert ((b, a) in walks) != on_frame(drawn, (a, b))  # inside the frame there is someone on the other side
    assert all(shape.area > 0 for shape in drawn.regions.values())
    assert sum(shape.area for shape in drawn.regions.values()) == drawn.width * drawn.height
    assert all(0 <= x <= drawn.width and 0 <= y <= drawn.height for s in drawn.regions.values() for x, y in s.points)


@pytest.mark.parametrize("players", BOARDS)
def test_no_two_lines_of_a_board_cross(players: int) -> None:
    pieces = sorted({(min(piece), max(piece)) for shape in outline(players).regions.values() for piece in sides(shape)})
    for number, one in enumerate(pieces):
        for other in pieces[number + 1 :]:
            if other[0][0] > one[1][0]:
                break
            common = set(one) & set(other)
            if not common:
                assert not meet(one, other), (one, other)
            else:  # they meet at their end, and do not lie upon each other
                (at,) = common
                (a,), (b,) = set(one) - common, set(other) - common
                assert turn(at, a, b) or (a[0] - at[0]) * (b[0] - at[0]) + (a[1] - at[1]) * (b[1] - at[1]) < 0


@pytest.mark.parametrize("players", BOARDS)
def test_no_outline_passes_a_point_twice(players: int) -> None:
    for shape in outline(players).regions.values():
        assert max(Counter(shape.points).values()) == 1


@pytest.mark.parametrize("players", BOARDS)
def test_exactly_the_neighbours_touch_and_along_a_real_border(players: int) -> None:
    drawn = outline(players)
    walks = owners(drawn)
    shared: dict[frozenset[int], float] = defaultdict(float)
    for (a, b), (region,) in walks.items():
        for other in walks.get((b, a), ()):
            shared[frozenset((region, other))] += math.dist(a, b) / 2
    assert shared.keys() == {frozenset((r.id, other)) for r in board(players).regions for other in r.neighbors}
    around = {shape.id: length(sides(shape)) for shape in drawn.regions.values()}
    for pair, far in shared.items():
        assert far > 0.03 * min(around[region] for region in pair), pair


@pytest.mark.parametrize("players", BOARDS)
def test_others_do_not_even_meet_at_a_point(players: int) -> None:
    shapes = outline(players).regions
    for region, other in combinations(board(players).regions, 2):
        if other.id not in region.neighbors:
            assert not set(shapes[region.id].points) & set(shapes[other.id].points)


@pytest.mark.parametrize("players", BOARDS)
def test_border_regions_and_only_they_reach_the_frame(players: int) -> None:
    drawn = outline(players)
    for region in board(players).regions:
        shape = drawn.regions[region.id]
        along = [piece for piece in sides(shape) if on_frame(drawn, piece)]
        assert (length(along) > 0.03 * length(sides(shape))) == region.border
        if not region.border:
            assert all(0 < x < drawn.width and 0 < y < drawn.height for x, y in shape.points)


@pytest.mark.parametrize("players", BOARDS)
def test_no_region_is_much_smaller_or_larger_than_the_usual_land(players: int) -> None:
    drawn = outline(players)
    usual = land_median(drawn)
    for shape in drawn.regions.values():
        assert 0.6 <= shape.area / usual <= 1.7, shape.id


@pytest.mark.parametrize("players", BOARDS)
def test_the_lake_is_round_and_has_no_straight_shore(players: int) -> None:
    drawn = outline(players)
    (lake,) = (drawn.regions[region.id] for region in board(players).regions if region.terrain == "lake")
    assert math.pi * lake.radius**2 > 0.5 * lake.area
    assert max(math.dist(a, b) for a, b in sides(lake)) < 0.25 * math.sqrt(lake.area)


@pytest.mark.parametrize("players", BOARDS)
def test_a_disc_fits_around_every_label(players: int) -> None:
    drawn = outline(players)
    least = ROOM * math.sqrt(land_median(drawn))
    for shape in drawn.regions.values():
        assert holds(shape, shape.label)
        far = min(distance(shape.label, piece) for piece in sides(shape))
        assert shape.radius <= far < shape.radius + 0.1 + 1e-9
        assert shape.radius >= least, shape.id


@pytest.mark.parametrize("players", BOARDS)
def test_the_stored_borders_are_the_lines_of_the_outlines(players: int) -> None:
    drawn = outline(players)
    walks = owners(drawn)
    for border in drawn.borders:
        for a, b in pairwise(border.points):
            assert tuple(region for way in ((a, b), (b, a)) for region in walks.get(way, [0])) == border.between


def test_paths_are_ready_for_svg() -> None:
    shape = Shape(id=1, points=((0, 0), (4, 0), (4, 3)), label=(3, 1), radius=0.8)
    assert shape.path == "M0,0 4,0 4,3Z"
    assert shape.area == 6
    assert outline(2).borders[0].path.startswith("M")


def test_the_engine_does_not_load_them() -> None:
    code = "import sys, mikrokosmos; mikrokosmos.game('smallworld').new(players=2); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "mikrokosmos.games.smallworld.content.boards" in loaded
    assert "mikrokosmos.games.smallworld.content.outlines" not in loaded
