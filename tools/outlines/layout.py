"""Where the junctions lie, with straight borders: drawn by springs, then annealed towards even, round regions."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from mikrokosmos.games.smallworld.content.boards import Board
from outlines.geometry import AROUND, HEIGHT, WIDTH, Point, area, corners_between, crossing, distance, on_frame
from outlines.plan import FRAME, Plan

START, END = 0.6, 0.004  # temperatures


def targets(board: Board, rng: random.Random) -> dict[int, float]:
    """How large each region should be: water is wide, and who has many neighbours needs room for them."""
    shares = {}
    for region in board.regions:
        if region.terrain == "sea":
            share = 1.34 + 0.04 * len(region.neighbors)
        elif region.terrain == "lake":
            share = 1.3
        else:
            share = (0.78 + 0.05 * len(region.neighbors)) * rng.uniform(0.88, 1.12)
            share = min(1.35, max(0.8, share))
        shares[region.id] = share
    total = sum(shares.values())
    return {region: WIDTH * HEIGHT * share / total for region, share in shares.items()}


class Layout:
    """Junctions of a plan, those on the frame known by their way along it; lens borders have a bend in their middle."""

    def __init__(self, plan: Plan, ways: Sequence[float]) -> None:
        self.plan = plan
        self.ways = dict(zip(plan.frame, ways, strict=True))
        self.points: dict[int, Point] = {j: on_frame(way) for j, way in self.ways.items()}
        self.bends = {
            number: plan.junctions + number
            for number, border in enumerate(plan.borders)
            if plan.lenses & {border.left, border.right}
        }
        self.around: dict[int, list[int]] = {}
        for region, outline in plan.outlines.items():
            for signed in outline:
                border = plan.borders[abs(signed) - 1]
                for at in (border.start, self.bends.get(abs(signed) - 1)):
                    if at is not None:
                        self.around.setdefault(at, []).append(region)
                self.around.setdefault(border.end, []).append(region)
        self.around = {at: sorted(set(regions)) for at, regions in self.around.items()}
        self._springs()

    def _springs(self) -> None:
        """Tutte's drawing: every junction in the middle of the ones it is joined to."""
        joined: dict[int, list[int]] = {j: [] for j in range(self.plan.junctions)}
        for border in self.plan.borders:
            if FRAME not in (border.left, border.right):
                joined[border.start].append(border.end)
                joined[border.end].append(border.start)
        for j in joined:
            self.points.setdefault(j, (WIDTH / 2, HEIGHT / 2))
        for _ in range(600):
            for j, others in joined.items():
                if j not in self.ways:
                    self.points[j] = (
                        sum(self.points[o][0] for o in others) / len(others),
                        sum(self.points[o][1] for o in others) / len(others),
                    )
        for number, bend in self.bends.items():  # a lens has no area yet: open it a little
            border = self.plan.borders[number]
            (ax, ay), (bx, by) = self.points[border.start], self.points[border.end]
            turn = -0.15 if border.right in self.plan.lenses else 0.15
            self.points[bend] = ((ax + bx) / 2 + turn * (by - ay), (ay + by) / 2 - turn * (bx - ax))

    def polygon(self, region: int) -> list[Point]:
        """The outline of a region."""
        found = []
        for signed in self.plan.outlines[region]:
            border = self.plan.borders[abs(signed) - 1]
            found.append(self.points[border.start if signed > 0 else border.end])
            if FRAME in (border.left, border.right):
                found += corners_between(self.ways[border.start], self.ways[border.end])
            elif abs(signed) - 1 in self.bends:
                found.append(self.points[self.bends[abs(signed) - 1]])
        return found

    def move(self, at: int, by: Point, step: float) -> Point | float:
        """Move one junction, and say where it was."""
        if at in self.ways:
            was = self.ways[at]
            self.ways[at] = (was + by[0] * step) % AROUND
            self.points[at] = on_frame(self.ways[at])
            return was
        x, y = self.points[at]
        self.points[at] = (x + by[0] * step, y + by[1] * step)
        return (x, y)

    def put_back(self, at: int, was: Point | float) -> None:
        """Undo a move."""
        if isinstance(was, tuple):
            self.points[at] = was
        else:
            self.ways[at] = was
            self.points[at] = on_frame(was)


def reading(layout: Layout) -> float:
    """How well the numbers of the regions can be read like a page: the agreement of their order and their places."""
    score = 0.0
    middle = (len(layout.plan.outlines) + 1) / 2
    for region in layout.plan.outlines:
        points = layout.polygon(region)
        x = sum(p[0] for p in points) / len(points) / WIDTH
        y = sum(p[1] for p in points) / len(points) / HEIGHT
        score += (region - middle) * (y + 0.2 * x)
    return score


def first_layout(plan: Plan) -> Layout:
    """Of all turns of the frame, and both sides of the map, the one that reads best."""
    best: tuple[float, Layout] | None = None
    for seen in (plan, plan.mirrored()):
        count = len(seen.frame)
        for turn in range(2 * count):
            layout = Layout(seen, [(i + turn / 2 + 0.25) * AROUND / count % AROUND for i in range(count)])
            score = reading(layout)
            if best is None or score > best[0]:
                best = (score, layout)
    assert best is not None
    return best[1]


def cost(points: Sequence[Point], target: float, round_: float = 1.0) -> float:
    """What is wrong with a region: size, shape, thin places, sharp and hollow corners. Infinite if it crosses."""
    size = area(points)
    if size <= 0:
        return math.inf
    count = len(points)
    if count > 3 and crossing(points):
        return math.inf
    unit = math.sqrt(target)
    around = 0.0
    wrong = 0.0
    for i in range(count):
        a, b, c = points[i - 1], points[i], points[(i + 1) % count]
        side = math.dist(b, c)
        around += side
        if side < 0.34 * unit:
            wrong += 2.5 * (1 - side / (0.34 * unit)) ** 2
        turn = math.atan2(
            (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]),
            (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]),
        )
        if turn < -0.25:  # hollow
            wrong += 0.35 * (turn + 0.25) ** 2
        elif turn > 2.0:  # sharp
            wrong += 0.8 * (turn - 2.0) ** 2
        for j in range(i + 2, i + count - 1):  # thin places: a corner near a side that is not its own
            far = distance(b, points[j % count], points[(j + 1) % count]) if j % count != i - 1 else unit
            if far < 0.55 * unit:
                wrong += 2.0 * (1 - far / (0.55 * unit)) ** 2
    return 9 * math.log(size / target) ** 2 + 1.6 * round_ * (around * around / size / (4 * math.pi) - 1) + wrong


def anneal(layout: Layout, target: dict[int, float], lake: frozenset[int], rng: random.Random, sweeps: int) -> None:
    """Shake the junctions, ever more gently, and keep what is better (or not much worse while it is warm)."""
    rounder = {region: 4.0 if region in lake else 1.0 for region in target}
    costs = {region: cost(layout.polygon(region), target[region], rounder[region]) for region in target}
    unit = math.sqrt(WIDTH * HEIGHT / len(target))
    movable = sorted(layout.points)
    for sweep in range(sweeps):
        heat = START * (END / START) ** (sweep / sweeps)
        step = unit * (0.25 * (1 - sweep / sweeps) + 0.015)
        for at in movable:
            was = layout.move(at, (rng.gauss(0, 1), rng.gauss(0, 1)), step * rng.random())
            regions = layout.around[at]
            new = {}
            change = 0.0
            for region in regions:
                if region == FRAME:
                    continue
                new[region] = cost(layout.polygon(region), target[region], rounder[region])
                change += new[region] - costs[region]
                if new[region] == math.inf:
                    break
            if change < 0 or (change < math.inf and rng.random() < math.exp(-change / heat)):
                costs.update(new)
            else:
                layout.put_back(at, was)
