"""House rules of Small World: the points on which the rulebooks differ, and the number of our rules."""

from __future__ import annotations

from mikrokosmos.core import house_rules
from mikrokosmos.core.house_rules import Choice
from mikrokosmos.core.interface import HouseRule

RULES = 2
"""The number of today's rules; a game begun under older ones goes on under those (see `options.from_rules_1`)."""

HOUSE_RULES = (
    HouseRule("own_tokens", ("count", "ignore"), "EDGE-OWN-1", books=(("uk",), ("it", "cs", "zh"))),
    HouseRule("final_die", ("turn", "race"), "EDGE-GHOUL-4", books=(("uk", "it", "cs", "zh"), ())),
    HouseRule("wealthy", ("pick", "game"), "EDGE-WEAL-1", books=(("it", "cs"), ("uk",))),
    HouseRule("own_immune", ("all", "others"), "EDGE-GHOUL-6", books=(("zh",), ("uk", "it"))),
    HouseRule("late_abandon", (False, True), "ABAN-1", books=(("uk",), ("zh",))),
)

DEFAULTS = house_rules.read(HOUSE_RULES, None)
"""What holds where the table has chosen nothing."""

BEFORE: dict[int, dict[str, Choice]] = {1: {"final_die": "race"}}
"""What older rules had instead of today's defaults."""


def usual(rules: int) -> dict[str, Choice]:
    """What holds in a game of these rules where the table has chosen nothing."""
    return {**DEFAULTS, **BEFORE.get(rules, {})}
