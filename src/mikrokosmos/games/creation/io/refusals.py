"""Refusals: why an action is not allowed now, as a reason id and the facts behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mikrokosmos.core.bits import bit
from mikrokosmos.games.creation.ids import *
from mikrokosmos.games.creation.io.actions import SIDE_IDS, STAGES
from mikrokosmos.games.creation.rules.faith import opposite
from mikrokosmos.games.creation.types.refusals import Refusal

if TYPE_CHECKING:
    from mikrokosmos.games.creation.state import CreationState


def refusal(state: CreationState, x: int) -> Refusal | None:
    """Why an action (or outcome) is not possible now; None if it is."""
    if state.moving == OVER:
        return {"reason": "over"}
    if state.is_possible(x):
        return None
    if state.moving == CHANCE:
        return {"reason": "chance-moves", "stage": STAGES[state.stage]}
    if not 0 <= x < ACTIONS:
        return {"reason": "no-such-action"}
    if state.stage == CHOOSING and x < GOD_AT:
        return why_not_push(state, x // 3, x % 3)
    if state.stage == CHOOSING and x < PLACE_AT:
        return why_not_god(state)
    if state.stage == PLACING and PLACE_AT <= x < DRAW_AT:
        return why_not_place(state, (x - PLACE_AT) // 4)
    if state.stage == DRAWING and x >= DRAW_AT:
        return {"reason": "stack-empty"}
    return {"reason": "not-now", "stage": STAGES[state.stage]}


def why_not_push(state: CreationState, side: int, line: int) -> Refusal:
    """A marker may not go there."""
    if state.faith[side] == line:
        return {"reason": "must-move"}
    return {"reason": "faces-another", "side": SIDE_IDS[opposite(side)]}


def why_not_god(state: CreationState) -> Refusal:
    """The god token cannot be used on that tile."""
    if state.shown & bit(state.turn):
        return {"reason": "god-shown-already"}
    return {"reason": "not-of-that-god"}


def why_not_place(state: CreationState, cell: int) -> Refusal:
    """A tile may not go there."""
    built = state.built[state.turn]
    if built == 0:
        return {"reason": "first-tile-in-the-middle"}
    if built & bit(cell):
        return {"reason": "taken"}
    if all((built | bit(cell)) & ~window for window in state.world.window):
        return {"reason": "beyond-three-by-three"}
    return {"reason": "touches-nothing"}
