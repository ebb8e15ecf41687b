"""Words: what `describe` says of actions and outcomes of chance, and `encode` reads."""

from __future__ import annotations

from typing import Literal, TypedDict

RegionActionType = Literal["conquer", "attempt", "dragon", "convert", "abandon", "place", "camp", "fort", "hero"]
"""Types of action that name a region, in the order of their families."""

PlainActionType = Literal["decline", "roll", "stop", "done"]
"""Types of action that name nothing, in the order of their ids."""


class RegionAction(TypedDict):
    """Something done in a region."""

    type: RegionActionType
    region: int


class PickAction(TypedDict):
    """Take a combo of the column."""

    type: Literal["pick"]
    slot: int


class AllyAction(TypedDict):
    """Make peace with a seat."""

    type: Literal["ally"]
    seat: int


class PlainAction(TypedDict):
    """Something that needs no more words."""

    type: PlainActionType


class DieOutcome(TypedDict):
    """The die shows so many pips."""

    type: Literal["die"]
    pips: int


class BannerOutcome(TypedDict):
    """The next banner."""

    type: Literal["banner"]
    race: str


class BadgeOutcome(TypedDict):
    """The next badge."""

    type: Literal["badge"]
    power: str


class FirstOutcome(TypedDict):
    """The seat that begins."""

    type: Literal["first"]
    seat: int


Action = RegionAction | PickAction | AllyAction | PlainAction
"""What a seat does."""

Outcome = DieOutcome | BannerOutcome | BadgeOutcome | FirstOutcome
"""What chance does."""

Words = Action | Outcome
"""What anybody does."""
