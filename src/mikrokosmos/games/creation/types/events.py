"""Events: what a move did. What a god token is only its seat may know, until it is shown (R22, R36)."""

from __future__ import annotations

from typing import Literal, TypedDict

from mikrokosmos.games.creation.types.reasons import Terrain
from mikrokosmos.games.creation.types.view import Side


class Public(TypedDict):
    """Everybody may know it."""

    sees: Literal["all"]


class LaidEvent(Public):
    """A tile of the map was laid, at the beginning."""

    type: Literal["laid"]
    cell: int
    tile: str


class DealtEvent(Public):
    """Somebody was dealt a god."""

    type: Literal["dealt"]
    seat: int


class GodEvent(TypedDict):
    """Which god it was: only the seat itself is told."""

    type: Literal["god"]
    seat: int
    god: Terrain
    sees: list[int]


class FirstEvent(Public):
    """Chance has chosen who begins."""

    type: Literal["first"]
    seat: int


class TurnEvent(Public):
    """A turn begins."""

    type: Literal["turn"]
    seat: int
    round: int


class PushedEvent(Public):
    """A line was pushed, and a tile fell off."""

    type: Literal["pushed"]
    seat: int
    side: Side
    line: int
    tile: str
    gap: int


class ShownEvent(Public):
    """A god was shown, and a tile taken from the map."""

    type: Literal["shown"]
    seat: int
    god: Terrain
    cell: int
    tile: str


class PlacedEvent(Public):
    """A tile was put in a world."""

    type: Literal["placed"]
    seat: int
    tile: str
    x: int
    y: int
    turns: int
    score: int
    """What the world scores with it."""


class DrewEvent(Public):
    """A stack was chosen."""

    type: Literal["drew"]
    seat: int
    stack: int


class FilledEvent(Public):
    """The gap of the map was filled."""

    type: Literal["filled"]
    cell: int
    tile: str


class OverEvent(Public):
    """All worlds are made."""

    type: Literal["over"]


Event = (
    LaidEvent
    | DealtEvent
    | GodEvent
    | FirstEvent
    | TurnEvent
    | PushedEvent
    | ShownEvent
    | PlacedEvent
    | DrewEvent
    | FilledEvent
    | OverEvent
)
"""What happened."""
