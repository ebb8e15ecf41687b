"""Judges with habits drawn at random, about as strong as Master.

Chances are told at tables where people play, who are like no bot. So they are sharpened on games of such judges too.
They have nothing to do with the panel, which nothing is trained on.
"""

from __future__ import annotations

import random
from typing import Any, cast

import mikrokosmos as mk
from mikrokosmos.core.judge import Judge
from mikrokosmos.games.creation.judge.weights import EXPERIENCE, GOD_KEPT
from mikrokosmos.games.smallworld.judge.judge import SmallWorldJudge
from mikrokosmos.games.smallworld.judge.weights import GREEDY

HABITS = (
    "malice",
    "spite",
    "blood",
    "fervour",
    "stray",
    "spare",
    "legacy",
    "safe",
    "opening",
    "token",
    "first",
    "loot",
)
"""How the numbers of Small World's judge begin that are a matter of temper."""


def tempered(game: str, state: Any, rng: random.Random) -> Judge:
    """A judge for the table of this state, with other habits than Master."""
    if rng.random() < 0.5:  # half of those who sit there play like Master
        return mk.game(game).judge("greedy", state)
    if game == "smallworld":
        return SmallWorldJudge(state.copy(), small_world_numbers(rng))
    judge: Any = mk.game(game).judge("greedy", state)
    parts = [rng.uniform(0.6, 1.7) for _ in range(8)] + [1.0]  # the ninth is the same for all choices
    judge.own.weights = [round(number * parts[at % 9]) for at, number in enumerate(EXPERIENCE)]
    patience = rng.uniform(0.3, 1.9)
    judge.own.patience = [round(points * patience) for points in GOD_KEPT]
    judge.denial = round(judge.denial * rng.uniform(0.4, 1.6))
    return cast(Judge, judge)


def small_world_numbers(rng: random.Random) -> dict[str, int]:
    """What such a judge of Small World knows: other prices, another haste, and some look less far or not around.

    It minds what others gain as Master does at a table of some size, whatever the size of this one.
    """
    numbers = dict(GREEDY)
    size = rng.choice((3, 4, 5))
    for players in (3, 4, 5):
        numbers |= {f"{name}_{players}": GREEDY[f"{name}_{size}"] for name in ("malice", "spite")}
    numbers |= {
        name: round(number * rng.uniform(0.4, 1.8)) for name, number in numbers.items() if name.startswith(HABITS)
    }
    numbers["haste"] += rng.randint(-300, 300)
    numbers["horizon"] = rng.randint(5, 10)
    numbers["wary"] = int(rng.random() < 0.8)
    return numbers
