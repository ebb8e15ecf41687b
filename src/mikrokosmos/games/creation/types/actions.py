"""Words: what `describe` says of actions and outcomes of chance, and `encode` reads."""

from __future__ import annotations

from typing import Literal, TypedDict

from mikrokosmos.games.creation.types.reasons import Terrain
from mikrokosmos.games.creation.types.view import Side


class PushAction(TypedDict):
    """Move the marker of a side to a line, and push that line."""

    type: Literal["push"]
    side: Side
    line: int


class GodAction(TypedDict):
    """Show one's god, and take a tile of the map."""

    type: Literal["god"]
    cell: int


class PlaceAction(TypedDict):
    """Put the tile in one's world."""

    type: Literal["place"]
    x: int
    y: int
    turns: int


class DrawAction(TypedDict):
    """Draw from a stack."""

    type: Literal["draw"]
    stack: int


class TileOutcome(TypedDict):
    """The next tile."""

    type: Literal["tile"]
    tile: str


class DealOutcome(TypedDict):
    """The next god token."""

    type: Literal["deal"]
    god: Terrain


class FirstOutcome(TypedDict):
    """The seat that begins."""

    type: Literal["first"]
    seat: int


Action = PushAction | GodAction | PlaceAction | DrawAction
"""What a seat does."""

Outcome = TileOutcome | DealOutcome | FirstOutcome
"""What chance does."""

Words = Action | Outcome
"""What anybody does."""
