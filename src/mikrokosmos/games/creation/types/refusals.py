"""Refusals: why an action is not allowed now."""

from __future__ import annotations

from typing import Literal, TypedDict

from mikrokosmos.games.creation.types.view import Side, Stage


class PlainRefusal(TypedDict):
    """A refusal that needs no more words."""

    reason: Literal[
        "over",
        "no-such-action",
        "stack-empty",
        "must-move",
        "god-shown-already",
        "not-of-that-god",
        "first-tile-in-the-middle",
        "taken",
        "beyond-three-by-three",
        "touches-nothing",
    ]


class StageRefusal(TypedDict):
    """Not in this stage."""

    reason: Literal["not-now", "chance-moves"]
    stage: Stage


class FacesRefusal(TypedDict):
    """The marker would face the one of that side."""

    reason: Literal["faces-another"]
    side: Side


Refusal = PlainRefusal | StageRefusal | FacesRefusal
"""Why an action is not allowed now."""
