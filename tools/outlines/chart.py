"""One board from facts to finished outlines, and what can be measured on them."""

from __future__ import annotations

import json
import math
import random
from dataclasses import dataclass
from statistics import median

from mikrokosmos.games.smallworld.content.boards import Board
from outlines.foam import Foam, Line, polygon
from outlines.geometry import HEIGHT, WIDTH, Point, area, deepest, depth, length
from outlines.layout import anneal, first_layout, targets
from outlines.nature import Noise, crossed, roughen, soothe, whole
from outlines.plan import FRAME, Plan, plan

SEEDS = {2: 1, 3: 4, 4: 2, 5: 3}  # chosen by looking
SWEEPS = 600


@dataclass(frozen=True)
class Chart:
    """A drawn board."""

    board: Board
    plan: Plan
    lines: list[Line]
    labels: dict[int, Point]
    unit: float

    def polygon(self, region: int) -> Line:
        """The outline of a region."""
        return polygon(self.plan.outlines[region], self.lines)

    def radius(self, region: int) -> float:
        """How large a disc around the label stays inside, rounded down."""
        return math.floor(depth(self.labels[region], self.polygon(region)) * 10) / 10

    def text(self) -> str:
        """The outlines as they are stored, a border and a region to a line."""
        borders = [
            {"between": [border.left, border.right], "line": " ".join(f"{x:.0f},{y:.0f}" for x, y in line)}
            for border, line in zip(self.plan.borders, self.lines, strict=True)
        ]
        regions = [
            {
                "id": region,
                "borders": list(outline),
                "label": [round(part) for part in self.labels[region]],
                "radius": self.radius(region),
            }
            for region, outline in self.plan.outlines.items()
        ]
        head = f'{{"players": {self.board.players}, "width": {WIDTH}, "height": {HEIGHT}'
        parts = [
            f'"{name}": [\n' + ",\n".join("  " + json.dumps(row) for row in rows) + "\n]"
            for name, rows in (("borders", borders), ("regions", regions))
        ]
        return ", ".join([head, *parts]) + "}\n"

    def figures(self) -> dict[str, float]:
        """The figures that are promised: areas and radii beside the median of the land, borders beside perimeters."""
        outlines = {region.id: self.polygon(region.id) for region in self.board.regions}
        land = median(area(outlines[region.id]) for region in self.board.regions if not region.water)
        around = {region: length([*points, points[0]]) for region, points in outlines.items()}
        shared: dict[frozenset[int], float] = {}
        for border, line in zip(self.plan.borders, self.lines, strict=True):
            pair = frozenset((border.left, border.right))
            if FRAME not in pair:
                shared[pair] = shared.get(pair, 0.0) + length(line)
        return {
            "smallest": min(area(points) for points in outlines.values()) / land,
            "largest": max(area(points) for points in outlines.values()) / land,
            "border": min(far / min(around[region] for region in pair) for pair, far in shared.items()),
            "radius": min(self.radius(region) for region in outlines) / math.sqrt(land),
        }


def chart(board: Board, seed: int | None = None) -> Chart:
    """Draw a board."""
    rng = random.Random(SEEDS[board.players] if seed is None else seed)
    target = targets(board, rng)
    unit = math.sqrt(WIDTH * HEIGHT / len(target))
    layout = first_layout(plan(board))
    anneal(layout, target, frozenset(r.id for r in board.regions if r.terrain == "lake"), rng, SWEEPS)
    foam = Foam(layout, frozenset(r.id for r in board.regions if r.water), unit, rng)
    foam.settle(target, 260)
    noise = Noise(rng)
    wanted = dict(target)
    for _ in range(4):  # the waves change the areas: ask for what they will take
        lines = roughen(foam, noise)
        for region in wanted:
            wanted[region] *= (target[region] / area(polygon(layout.plan.outlines[region], lines))) ** 0.8
        foam.settle(wanted, 60)
    lines = _uncrossed(foam, noise)
    labels = {region: deepest(polygon(outline, lines)) for region, outline in sorted(layout.plan.outlines.items())}
    return Chart(board, layout.plan, lines, dict(labels), unit)


def _uncrossed(foam: Foam, noise: Noise) -> list[Line]:
    """The roughened lines, smoothed wherever two would meet that must not."""
    rough = roughen(foam, noise)
    for _ in range(60):
        lines = whole(rough)
        bad = [hit for outline in foam.plan.outlines.values() for hit in crossed(outline, lines)]
        if not bad:
            return lines
        for number, near in bad:
            if not foam.framed(foam.plan.borders[number]):
                rough[number] = soothe(rough[number], near, 0.3 * foam.unit)
    raise ValueError(f"the outlines cross near {bad}: try another seed")
