"""Reasons: what each terrain scores and why, and what an action brings."""

from __future__ import annotations

from typing import Literal, TypedDict

Terrain = Literal["blossom", "ember", "tide", "grove", "dune"]
"""The terrains, and by the same names their gods, in the order of their ids."""


class Term(TypedDict):
    """What a terrain scores: its largest group times the statues of its god."""

    reason: Literal["terrain"]
    of: Terrain
    group: int
    statues: int
    amount: int


class ShownTerm(Term):
    """The same of a world as it lies, with the squares that are counted."""

    squares: list[list[int]]
    """Two to a tile each way: `[0, 0]` is the top left one of the first tile."""


class Income(TypedDict):
    """What a world scores. An action that costs nothing has the same form."""

    total: int
    terms: list[Term]


class TileCost(TypedDict):
    """What a push, or a god that is shown, brings."""

    total: int
    terms: list[Term]
    tile: str


class PlacementCost(TypedDict):
    """What the world would score with a placement."""

    total: int
    terms: list[Term]
    gain: int
    """So many points more than now."""


Cost = Income | TileCost | PlacementCost
"""What an action costs or brings, and why."""
