"""From words back to ids: the inverse of `describe`, for any game."""

from __future__ import annotations

from collections.abc import Iterable

from mikrokosmos.core.chance import CHANCE
from mikrokosmos.core.errors import IllegalAction
from mikrokosmos.core.interface import State
from mikrokosmos.core.types import Parsed


def encode(state: State, words: Parsed, outcomes: Iterable[int]) -> int:
    """The id behind words; `IllegalAction` if they name no action (or, while chance is to act, no outcome)."""
    by_chance = state.player == CHANCE
    wanted: object = dict(words)
    for x in outcomes if by_chance else range(state.game.action_count):
        if state.describe(x) == wanted:
            return x
    raise IllegalAction(f"no {'outcome of chance' if by_chance else 'action'} is called {wanted!r}")
