"""House rules for tests that play many games: every choice turns up, and every pair of choices."""

from __future__ import annotations

import random

from mikrokosmos.core.house_rules import Choice
from mikrokosmos.games.smallworld import GAME

OTHERS: dict[str, Choice] = {rule.key: rule.choices[-1] for rule in GAME.house_rules}
"""No choice is the default."""


def some_house(seed: int) -> dict[str, Choice]:
    """The defaults for seed 0, none of them for seed 1, then any."""
    if seed < 2:
        return OTHERS if seed else {}
    rng = random.Random(f"house {seed}")
    return {rule.key: rng.choice(rule.choices) for rule in GAME.house_rules}
