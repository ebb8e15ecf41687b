# cython: annotation_typing=False
"""Decline: the active race is turned over, an earlier declined one leaves the map."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.rules.column import give_back
from mikrokosmos.games.smallworld.rules.peoples import abilities, vacate
from mikrokosmos.games.smallworld.rules.position import SmallWorldPosition


def decline(position: SmallWorldPosition, seat: int) -> None:
    """Put the seat's active race in decline (DECL-2 to DECL-5)."""
    people = position.active[seat]
    if abilities(position, people) & ENDURES == 0:  # one that endures counts for nothing here (EDGE-SPIRIT-1)
        clear_declined(position, seat)
    if position.noting:
        position.book.line(E_DECLINED, seat, people, 0, 0, 0)
    turn_over(position, people)
    position.active[seat] = NONE
    position.pact[seat] = NONE  # EDGE-DIPL-5
    if position.held[people] == 0:
        give_back(position, people)  # EDGE-LOSS-3


def clear_declined(position: SmallWorldPosition, seat: int) -> None:
    """Remove the seat's declined race, but not one that endures (DECL-4, POW-SPIRIT-2)."""
    mask = position.nations[seat] & ~bit(position.active[seat])
    while mask:
        people = lowest(mask)
        if abilities(position, people) & ENDURES == 0:
            remove(position, people)
        mask &= mask - 1


def remove(position: SmallWorldPosition, people: int) -> None:
    """Take a declined people off the map, all its tokens to the tray."""
    tokens = position.hand[people]
    position.hand[people] = 0
    mask = position.held[people]
    while mask:
        region = lowest(mask)
        tokens += position.tokens[region]
        vacate(position, people, region)
        mask &= mask - 1
    position.tray[people] += tokens
    give_back(position, people)


def turn_over(position: SmallWorldPosition, people: int) -> None:
    """Turn a people's tokens over: one stays in each region (those that march stay all), the rest go to the tray."""
    stays = abilities(position, people) & MARCHES  # RACE-GHOUL-1
    tokens = position.hand[people] + position.aside[people]  # DECL-3, EDGE-AMA-4, EDGE-GHOUL-11
    position.hand[people] = 0
    position.aside[people] = 0
    position.spare_camps[people] = 0
    mask = position.held[people]
    while mask:
        region = lowest(mask)
        if stays == 0:
            tokens += position.tokens[region] - 1
            position.tokens[region] = 1
        position.camps[region] = 0  # POW-BIV-4
        mask &= mask - 1
    position.tray[people] += tokens
    for kind in range(MARKERS):  # DECL-9
        if position.world.lasts[kind] == 0:
            position.marks[kind] &= ~position.held[people]
    position.standing[people] = DECLINED
    badge = position.power_of[people]
    if position.world.abilities[badge] & LASTING == 0:  # COMBO-12
        position.spent |= bit(badge - RACES)
        position.power_of[people] = NO_POWER
