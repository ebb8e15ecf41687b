"""The words for ids: actions and outcomes of chance described, and read back."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from mikrokosmos.core.errors import IllegalAction
from mikrokosmos.games.creation.content.table import TERRAINS as TERRAIN_IDS
from mikrokosmos.games.creation.ids import *
from mikrokosmos.games.creation.types.actions import Outcome, Words
from mikrokosmos.games.creation.types.view import Side, Stage

if TYPE_CHECKING:
    from mikrokosmos.games.creation.state import CreationState

SIDE_IDS: tuple[Side, ...] = get_args(Side)

STAGES: tuple[Stage, ...] = get_args(Stage)
"""The stages, in the order of their ids."""


def place_of(cell: int) -> tuple[int, int]:
    """Where a cell of the yard lies, from the first tile: x to the right, y down."""
    return cell % 5 - 2, cell // 5 - 2


def describe(state: CreationState, x: int) -> Words:
    """An action in words, or an outcome while chance is to act."""
    if state.moving == CHANCE:
        return describe_outcome(state, x)
    if not 0 <= x < ACTIONS:
        raise IllegalAction(f"there is no action {x}: actions are 0 to {ACTIONS - 1}")
    if x < GOD_AT:
        return {"type": "push", "side": SIDE_IDS[x // 3], "line": x % 3 + 1}
    if x < PLACE_AT:
        return {"type": "god", "cell": x - GOD_AT + 1}
    if x < DRAW_AT:
        right, down = place_of((x - PLACE_AT) // 4)
        return {"type": "place", "x": right, "y": down, "turns": (x - PLACE_AT) % 4}
    return {"type": "draw", "stack": x - DRAW_AT + 1}


def describe_outcome(state: CreationState, x: int) -> Outcome:
    """An outcome of chance in words."""
    if TILE_AT <= x < TILE_AT + len(state.world.tiles):
        return {"type": "tile", "tile": state.world.tiles[x - TILE_AT].id}
    if DEAL_AT <= x < FIRST_AT:
        return {"type": "deal", "god": TERRAIN_IDS[x - DEAL_AT]}
    if FIRST_AT <= x < FIRST_AT + state.world.players:
        return {"type": "first", "seat": x - FIRST_AT}
    raise IllegalAction(f"there is no outcome {x} in this game")


def outcomes(state: CreationState) -> list[int]:
    """Every outcome of chance that can ever come up in this game."""
    return [
        *range(TILE_AT, TILE_AT + len(state.world.tiles)),
        *range(DEAL_AT, FIRST_AT),
        *range(FIRST_AT, FIRST_AT + state.world.players),
    ]
