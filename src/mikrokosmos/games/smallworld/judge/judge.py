# cython: annotation_typing=False
"""The judge of Small World: what it thinks of each action, stage by stage, and what a position is worth."""

from __future__ import annotations

from collections.abc import Mapping

from mikrokosmos.core.position import Position
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.judge.guarding import consider_guards, consider_peace
from mikrokosmos.games.smallworld.judge.marching import consider_giving_up, consider_last_word, consider_march
from mikrokosmos.games.smallworld.judge.prospects import learn, standing
from mikrokosmos.games.smallworld.judge.recruiting import consider_combos, consider_picking_first
from mikrokosmos.games.smallworld.judge.scratchpad import Scratchpad
from mikrokosmos.games.smallworld.rules.casting import *
from mikrokosmos.games.smallworld.rules.legal import list_actions
from mikrokosmos.games.smallworld.rules.position import SmallWorldPosition

MOTIVES = (
    "why-now",
    "why-later",
    "why-harm",
    "why-luck",
    "why-price",
    "why-ahead",
    "why-fresh",
    "why-kept",
    "why-guard",
    "why-peace",
    "why-given-up",
    "why-stay",
    "why-next",
)
"""The text ids of the reasons, in the order of their numbers."""


class SmallWorldJudge(Scratchpad):
    """Knows races by their words, never by name, so it plays own content as well as that of the box."""

    def __init__(self, scratch: SmallWorldPosition, weights: Mapping[str, int]) -> None:
        """`scratch` is a table of the same world, for this judge alone."""
        Scratchpad.__init__(self, scratch.world, scratch, weights)
        learn(self)

    def consider(self, position: Position) -> None:
        """Every legal action with its value."""
        think(self, position)

    def worth(self, position: Position, seat: int) -> int:
        """How far the seat is ahead of the best of the others, now and in what each can expect."""
        return lead(self, position, seat)

    def routine(self, position: Position) -> int:
        """Putting tokens down and taking them back."""
        return is_routine(position)

    def knows(self, position: Position) -> bool:
        """Whether the position lies on the table this judge was made for."""
        return getattr(position, "world", None) is self.world

    def terms(self) -> tuple[str, ...]:
        """The text ids of the reasons."""
        return MOTIVES


def ponder(pad: Scratchpad, position: SmallWorldPosition) -> None:
    """Think about the stage the turn is in."""
    list_actions(position)
    stage = position.stage
    if stage in (CONQUEST, ROLLED):
        consider_march(pad, position)
        if position.legal[PICK]:
            consider_picking_first(pad, position)
    elif stage in (REDEPLOYMENT, WITHDRAWAL):
        consider_guards(pad, position)
    elif stage == PICKING:
        consider_combos(pad, position)
    elif stage == GIVING_UP:
        consider_giving_up(pad, position)
    elif stage == PEACE:
        consider_peace(pad, position)
    else:  # LAST_WORD
        consider_last_word(pad, position)


def compare(pad: Scratchpad, position: SmallWorldPosition, seat: int) -> int:
    """What the seat can expect, less what the best of the others can."""
    best = 0
    for other in range(pad.world.players):
        if other != seat:
            coins = standing(pad, position, other)
            if coins > best:
                best = coins
    return standing(pad, position, seat) - best
