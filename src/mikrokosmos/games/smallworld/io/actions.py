"""The words for ids: actions and outcomes of chance described, and read back."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from mikrokosmos.core.errors import IllegalAction
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.rules.legal import family_of, first_of
from mikrokosmos.games.smallworld.types.actions import Outcome, PlainActionType, RegionActionType, Words
from mikrokosmos.games.smallworld.types.view import Stage

if TYPE_CHECKING:
    from mikrokosmos.games.smallworld.rules.world import World
    from mikrokosmos.games.smallworld.state import SmallWorldState

BY_REGION: tuple[RegionActionType, ...] = get_args(RegionActionType)
"""Types of action that name a region, in the order of their families."""

PLAINLY: tuple[PlainActionType, ...] = get_args(PlainActionType)
"""Types of action that name nothing."""

STAGES: tuple[Stage, ...] = get_args(Stage)
"""The stages, in the order of their ids."""


def row_name(world: World, row: int) -> str:
    """The name of a row of the content table."""
    return world.content.powers[row - RACES].id if row >= RACES else world.content.races[row].id


def row_id(world: World, row: int) -> str | None:
    """The same, but None for no row."""
    return None if row in (NONE, NO_POWER) else row_name(world, row)


def describe(state: SmallWorldState, x: int) -> Words:
    """An action in words, or an outcome while chance is to act."""
    if state.moving == CHANCE:
        return describe_outcome(state.world, x)
    if not 0 <= x < ACTIONS:
        raise IllegalAction(f"there is no action {x}: actions are 0 to {ACTIONS - 1}")
    family = family_of(x)
    it = x - first_of(family)
    if family < PICK:
        return {"type": BY_REGION[family], "region": it + 1}
    if family == PICK:
        return {"type": "pick", "slot": it + 1}
    if family == ALLY:
        return {"type": "ally", "seat": it}
    return {"type": PLAINLY[it]}


def describe_outcome(world: World, x: int) -> Outcome:
    """An outcome of chance in words."""
    if DIE_AT <= x < BANNER_AT:
        return {"type": "die", "pips": x - DIE_AT}
    if BANNER_AT <= x < BANNER_AT + len(world.content.races):
        return {"type": "banner", "race": world.content.races[x - BANNER_AT].id}
    if BADGE_AT <= x < BADGE_AT + len(world.content.powers):
        return {"type": "badge", "power": world.content.powers[x - BADGE_AT].id}
    if FIRST_AT <= x < FIRST_AT + world.players:
        return {"type": "first", "seat": x - FIRST_AT}
    raise IllegalAction(f"there is no outcome {x} in this game")


def outcomes(state: SmallWorldState) -> list[int]:
    """Every outcome of chance that can ever come up in this game."""
    world = state.world
    return [
        *range(DIE_AT, BANNER_AT),
        *range(BANNER_AT, BANNER_AT + len(world.content.races)),
        *range(BADGE_AT, BADGE_AT + len(world.content.powers)),
        *range(FIRST_AT, FIRST_AT + world.players),
    ]
