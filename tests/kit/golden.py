"""Which golden playthroughs are kept: game, seed and options of each."""

from __future__ import annotations

from typing import Any

import mikrokosmos as mk
from kit.house import OTHERS
from kit.playthrough import playthrough

GOLDEN: dict[str, tuple[str, int, dict[str, Any]]] = {
    "smallworld-2": ("smallworld", 2, {"players": 2}),
    "smallworld-3": ("smallworld", 3, {"players": 3, "first": "random", "names": ["Ada", "Боян", "小明"]}),
    "smallworld-4-open": ("smallworld", 4, {"players": 4, "coins": "open"}),
    "smallworld-5": ("smallworld", 5, {"players": 5, "first": 4}),
    "smallworld-3-house": ("smallworld", 121, {"players": 3, "house": OTHERS}),
    "creation-2": ("creation", 2, {"players": 2}),
    "creation-3": ("creation", 3, {"players": 3, "first": "random", "names": ["Ada", "Боян", "小明"]}),
    "creation-5": ("creation", 5, {"players": 5, "first": 4}),
}


def text(name: str) -> str:
    """A playthrough as it comes out today."""
    game, seed, options = GOLDEN[name]
    return playthrough(mk.game(game), seed, **options)
