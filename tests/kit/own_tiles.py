"""Own sets of tiles for Creation."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

from mikrokosmos.games.creation.content.table import TERRAINS

Rows = list[dict[str, Any]]


def every_face() -> Rows:
    """Every tile there could be, turned one way, with every statue and with none."""
    turned = {min(squares[at:] + squares[:at] for at in range(4)) for squares in product(TERRAINS, repeat=4)}
    return [
        {"squares": list(squares), **({"statue": statue} if statue else {})}
        for squares in sorted(turned)
        for statue in (None, *TERRAINS)
    ]


FACES = every_face()


def own_tiles(count: int = 54, seed: int = 1) -> dict[str, Any]:
    """A set in order: as few tiles as may be at every number of players, and beyond 54 some more marked 5."""
    rows = random.Random(seed).sample(FACES, count)
    marks = [*[2] * 27, *[3] * 9, *[4] * 9, *[5] * (count - 45)]
    return {
        "tile": [{"id": f"T{at}", "mark": mark, **row} for at, (row, mark) in enumerate(zip(rows, marks, strict=True))]
    }
