"""Luck: what an outcome of chance brought every seat, compared with the weighted mean over all that could have come."""

from __future__ import annotations

from typing import NamedTuple

from mikrokosmos.analysis.evaluator import Evaluator, Shares
from mikrokosmos.core.game_state import GameState
from mikrokosmos.core.types import Parsed

DICE, DRAWS = "dice", "draws"


class Luck(NamedTuple):
    """One event of chance."""

    step: int
    """Moves of the record before it."""
    seat: int | None
    """Whose turn it was."""
    kind: str
    words: Parsed
    """What came."""
    effects: Shares


def luck_of(evaluator: Evaluator, before: GameState, outcome: int, mean: Shares) -> tuple[str, Shares]:
    """Whether it was rolled or drawn, and what it brought; `mean` is what was to be expected."""
    kind = DICE if before.describe(outcome)["type"] in before.game.dice else DRAWS
    after = evaluator.at(before.played(outcome))
    return kind, [came - expected for came, expected in zip(after, mean, strict=True)]
