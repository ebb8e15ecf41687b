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

HABITS = ("malice", "spite", "blood", "fervour", "stray", "spare", "legacy", "safe", "opening", "token")
"""How the numbers of Small World's judge begin that are a matter of temper."""


def tempered(game: str, state: Any, rng: random.Random) -> Judge:
    """A judge for the table of this state, with other habits than Master."""
    if game == "smallworld":
        numbers = {
            name: round(number * rng.uniform(0.4, 1.8)) if name.startswith(HABITS) else number
            for name, number in GREEDY.items()
        }
        return SmallWorldJudge(state.copy(), numbers | {"haste": GREEDY["haste"] + rng.randint(-250, 250)})
    judge: Any = mk.game(game).judge("greedy", state)
    parts = [rng.uniform(0.6, 1.7) for _ in range(8)] + [1.0]  # the ninth is the same for all choices
    judge.own.weights = [round(number * parts[at % 9]) for at, number in enumerate(EXPERIENCE)]
    patience = rng.uniform(0.3, 1.9)
    judge.own.patience = [round(points * patience) for points in GOD_KEPT]
    judge.denial = round(judge.denial * rng.uniform(0.4, 1.6))
    return cast(Judge, judge)
