"""A view: all that a seat may see."""

from __future__ import annotations

from typing import Literal, TypedDict

from mikrokosmos.core.types import Mover
from mikrokosmos.games.creation.types.reasons import ShownTerm, Terrain

Side = Literal["north", "east", "south", "west"]
"""The sides of the map, in the order of their ids."""

Stage = Literal["laying", "dealing", "first-seat", "choose", "place", "draw", "turning", "finished"]
"""The stages, in the order of their ids."""


class Laid(TypedDict):
    """A tile of a world: `x` to the right and `y` down from the first one, turned clockwise by so many quarters."""

    tile: str
    x: int
    y: int
    turns: int


class GodToken(TypedDict):
    """A god token: which god it is only if that may be known."""

    dealt: bool
    shown: bool
    god: Terrain | None


class Faith(TypedDict):
    """Where the marker of each side stands: line 1 to 3."""

    north: int
    east: int
    south: int
    west: int


class View(TypedDict):
    """The game as a seat sees it."""

    game: Literal["creation"]
    seat: int | None
    """Who sees it so; null is a spectator."""
    names: list[str]
    round: int
    rounds: int
    first: int | None
    turn: int
    """The seat whose turn it is."""
    player: Mover
    stage: Stage
    map: list[str | None]
    """Nine tiles row by row; null is the gap."""
    gap: int | None
    faith: Faith
    stacks: list[int]
    """How many tiles each has."""
    held: str | None
    gods: list[GodToken]
    worlds: list[list[Laid]]
    scores: list[int]
    terms: list[list[ShownTerm]]
    """What each terrain scores in every world."""
    largest: list[int]
    """The largest single group of every world: it decides between equal points."""
    winners: list[int]


class Own(TypedDict, total=False):
    """What a seat sees otherwise than everybody: these keys of the view."""

    seat: int
    gods: list[GodToken]
