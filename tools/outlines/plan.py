"""What the neighbours alone say about a map: which borders there are, and at which junctions they meet.

The board's graph, with one more node for the frame (0), is a triangulation of the sphere. Its faces are therefore the
triangles whose removal leaves the rest in one piece, and each face is a junction where three regions meet.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations

from mikrokosmos.games.smallworld.content.boards import Board

FRAME = 0
Graph = dict[int, set[int]]


@dataclass(frozen=True)
class Border:
    """A line from one junction to another, walked with the region `left` at the left hand (of a y axis going up)."""

    left: int
    right: int
    start: int
    end: int


@dataclass(frozen=True)
class Plan:
    """All borders of a map. An outline lists its borders in order: `i + 1` walked forwards, `-(i + 1)` backwards."""

    borders: tuple[Border, ...]
    outlines: dict[int, tuple[int, ...]]
    junctions: int
    frame: tuple[int, ...]  # junctions on the frame, in the order of the walk around it
    lenses: frozenset[int]  # regions with two neighbours and no frame: two junctions only

    def mirrored(self) -> Plan:
        """The same map seen from behind."""
        return _plan([Border(b.right, b.left, b.start, b.end) for b in self.borders], self.junctions, self.lenses)


def plan(board: Board) -> Plan:
    """The plan of a board."""
    graph: Graph = {region.id: set(region.neighbors) for region in board.regions}
    graph[FRAME] = {region.id for region in board.regions if region.border}
    for region in graph[FRAME]:
        graph[region].add(FRAME)
    lenses = {region: sorted(around) for region, around in graph.items() if len(around) == 2}
    core = {region: around - lenses.keys() for region, around in graph.items() if region not in lenses}
    faces = _faces(core)
    if len(faces) != 2 * len(core) - 4:
        raise ValueError(f"the board for {board.players} is no triangulation")
    borders = _borders(faces)
    junctions = len(faces)
    for lens, (one, other) in lenses.items():
        borders = _with_lens(borders, lens, one, other, junctions)
        junctions += 2
    return _plan(borders, junctions, frozenset(lenses))


def _faces(graph: Graph) -> list[tuple[int, int, int]]:
    """The triangles that are faces, all turning the same way."""
    flat = [
        (a, b, c)
        for a in sorted(graph)
        for b, c in combinations(sorted(x for x in graph[a] if x > a), 2)
        if c in graph[b] and _in_one_piece(graph, {a, b, c})
    ]
    by_side = defaultdict(list)
    for face in flat:
        for side in combinations(face, 2):
            by_side[side].append(face)
    turned = {flat[0]: flat[0]}
    waiting = [flat[0]]
    while waiting:
        a, b, c = turned[waiting.pop()]
        for x, y in ((a, b), (b, c), (c, a)):
            for face in by_side[min(x, y), max(x, y)]:
                if face not in turned:
                    (z,) = set(face) - {x, y}
                    turned[face] = (y, x, z)
                    waiting.append(face)
    return [turned[face] for face in flat]


def _in_one_piece(graph: Mapping[int, set[int]], without: set[int]) -> bool:
    start = min(graph.keys() - without)
    seen = {start} | without
    waiting = [start]
    while waiting:
        new = graph[waiting.pop()] - seen
        seen |= new
        waiting += new
    return len(seen) == len(graph)


def _borders(faces: list[tuple[int, int, int]]) -> list[Border]:
    """Two neighbours have two faces in common; their border leads from one to the other."""
    face_of = {}
    for number, (a, b, c) in enumerate(faces):
        face_of.update({(a, b): number, (b, c): number, (c, a): number})
    return [Border(a, b, face_of[b, a], face_of[a, b]) for a, b in sorted(face_of) if a < b]


def _with_lens(borders: list[Border], lens: int, one: int, other: int, junction: int) -> list[Border]:
    """A region between two neighbours only: their border parts and runs around it on both sides."""
    (old,) = (border for border in borders if {border.left, border.right} == {one, other})
    first, second = junction, junction + 1
    return [
        *(border for border in borders if border != old),
        Border(old.left, old.right, old.start, first),
        Border(old.left, lens, first, second),
        Border(lens, old.right, first, second),
        Border(old.left, old.right, second, old.end),
    ]


def _plan(borders: list[Border], junctions: int, lenses: frozenset[int]) -> Plan:
    borders = [Border(b.right, FRAME, b.end, b.start) if b.left == FRAME else b for b in borders]
    steps: dict[int, dict[int, tuple[int, int]]] = defaultdict(dict)  # region: junction: (signed border, next junction)
    for number, border in enumerate(borders, 1):
        steps[border.left][border.start] = (number, border.end)
        steps[border.right][border.end] = (-number, border.start)
    outlines = {}
    for region, step in sorted(steps.items()):
        at = min(step)
        walk = []
        for _ in step:
            number, at = step[at]
            walk.append(number)
        outlines[region] = tuple(walk)
    frame = tuple(borders[-signed - 1].start for signed in reversed(outlines.pop(FRAME)))
    return Plan(tuple(borders), outlines, junctions, frame, lenses)
