# cython: annotation_typing=False
"""What a people can do and has: the words of its banner and badge together, its strength, its markers."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.rules.position import SmallWorldPosition


def abilities(position: SmallWorldPosition, people: int) -> int:
    """The flags that work for a people now: banner and badge add up (DEF-3), in decline the lasting ones (DECL-8)."""
    both = position.world.abilities[people] | position.world.abilities[position.power_of[people]]
    if position.standing[people] == ACTIVE:
        return both
    return both & LASTING


def strength(position: SmallWorldPosition, people: int) -> int:
    """Tokens the people could conquer with: its hand, and before troops are readied all it may pick up (READY-1)."""
    tokens = position.hand[people]
    if unready(position, people):
        tokens += position.aside[people]
        mask = position.held[people]
        while mask:
            tokens += position.tokens[lowest(mask)] - 1
            mask &= mask - 1
    return tokens


def unready(position: SmallWorldPosition, people: int) -> int:
    """1 if the marching people's troops still stand where they stood before the turn."""
    return 1 if position.fresh or (position.advanced == 0 and ready_early(position, people) == 0) else 0


def ready_early(position: SmallWorldPosition, people: int) -> int:
    """1 if a people's troops are readied when its part of the turn begins; a declined one's with its first conquest."""
    return 1 if position.standing[people] == ACTIVE or position.world.first_rules else 0


def gather(position: SmallWorldPosition, people: int) -> None:
    """Take all tokens but one per region in hand."""
    mask = position.held[people]
    tokens = 0
    while mask:
        region = lowest(mask)
        tokens += position.tokens[region] - 1
        position.tokens[region] = 1
        mask &= mask - 1
    position.hand[people] += tokens


def ready(position: SmallWorldPosition, people: int) -> None:
    """Ready the troops: one token stays per region, the rest and the raiders come to hand (READY-1, RACE-AMA-3)."""
    before = position.hand[people]
    gather(position, people)
    position.hand[people] += position.aside[people]
    position.aside[people] = 0
    position.fresh = 0
    if position.noting and position.hand[people] > before:
        position.book.line(E_READIED, people, position.hand[people], 0, 0, 0)


def clear_markers(position: SmallWorldPosition, region: int, people: int) -> None:
    """Take the markers of a people off a region it no longer holds; encampments go back to its hand (EDGE-LOSS-5)."""
    here = bit(region)
    for kind in range(MARKERS):
        if position.marks[kind] & here:
            position.marks[kind] &= ~here
            if position.noting:
                position.book.line(E_UNMARKED, kind, region, 1, 0, 0)
    camps = position.camps[region]
    if camps:
        position.camps[region] = 0
        if position.world.returns[ENCAMPMENT]:
            position.spare_camps[people] += camps
            position.uprooted[people] += camps
        if position.noting:
            position.book.line(E_UNMARKED, ENCAMPMENT, region, camps, 0, 0)


def mark(position: SmallWorldPosition, kind: int, region: int) -> None:
    """Put a marker down."""
    position.marks[kind] |= bit(region)
    if position.noting:
        position.book.line(E_MARKED, kind, region, 1, 0, 0)


def immune(position: SmallWorldPosition, people: int) -> int:
    """The regions closed to a people (DEF-5): the markers' own table says which protect.

    They are closed to their owner's other race as well, unless the table has decided otherwise (EDGE-GHOUL-6).
    """
    mask = position.held[people] & 0
    for kind in range(MARKERS):
        if position.world.immune[kind]:
            mask |= position.marks[kind]
    if mask and position.world.opens_to_own:
        mask &= ~own_regions(position, position.seat_of[people])
    return mask


def own_regions(position: SmallWorldPosition, seat: int) -> int:
    """All regions of a seat, whichever of its races holds them."""
    found = position.nations[seat] & 0
    mask = position.nations[seat]
    while mask:
        found |= position.held[lowest(mask)]
        mask &= mask - 1
    return found


def vacate(position: SmallWorldPosition, people: int, region: int) -> None:
    """A people leaves a region: nobody holds it, its markers are gone. Its tokens are the caller's business."""
    position.held[people] &= ~bit(region)
    position.race_at[region] = NONE
    position.tokens[region] = 0
    clear_markers(position, region, people)
