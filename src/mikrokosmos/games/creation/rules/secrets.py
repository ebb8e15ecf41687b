# cython: annotation_typing=False
"""Secrets: what a seat cannot know of the table, and how it may be imagined."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.core.dice import Dice
from mikrokosmos.games.creation.ids import *
from mikrokosmos.games.creation.rules.position import CreationPosition


def unknown_to(position: CreationPosition, seat: int) -> int:
    """The seats whose god token this one has not seen: dealt to others (R7) and not shown yet (R22)."""
    hidden = position.shown & 0
    for who in range(position.seats):
        if who != seat and position.god[who] != NONE and position.shown & bit(who) == 0:
            hidden |= bit(who)
    return hidden


def deal_anew(position: CreationPosition, seat: int, dice: Dice) -> None:
    """Deal the god tokens that the seat has not seen, those left over included: every deal is as likely (R7)."""
    hidden = unknown_to(position, seat)
    for who in range(position.seats):
        if hidden & bit(who):
            position.gods |= bit(position.god[who])
    for who in range(position.seats):
        if hidden & bit(who):
            god = member(position.gods, dice.below(count(position.gods)))
            position.god[who] = god
            position.gods &= ~bit(god)
