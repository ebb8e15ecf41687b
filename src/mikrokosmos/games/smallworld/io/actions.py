"""The words for ids: actions and outcomes of chance described, and read back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mikrokosmos.core.errors import IllegalAction
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.rules.legal import family_of, first_of

if TYPE_CHECKING:
    from mikrokosmos.games.smallworld.rules.world import World
    from mikrokosmos.games.smallworld.state import SmallWorldState

BY_REGION = ("conquer", "attempt", "dragon", "convert", "abandon", "place", "camp", "fort", "hero")
"""Types of action that name a region, in the order of their families."""

PLAINLY = ("decline", "roll", "stop", "done")
"""Types of action that name nothing."""

STAGES = (
    "first-seat",
    "pick",
    "conquest",
    "attempt",
    "roll",
    "rolled",
    "give-up",
    "redeployment",
    "peace",
    "last-word",
    "withdrawal",
    "banners",
    "badges",
    "finished",
)
"""The stages, in the order of their ids."""


def row_id(world: World, row: int) -> str | None:
    """The name of a row of the content table; None for no row."""
    if row in (NONE, NO_POWER):
        return None
    name: str = world.content.powers[row - RACES].id if row >= RACES else world.content.races[row].id
    return name


def describe(state: SmallWorldState, x: int) -> dict[str, Any]:
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


def describe_outcome(world: World, x: int) -> dict[str, Any]:
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
