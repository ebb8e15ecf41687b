# cython: annotation_typing=False
"""What a people can do and has: the words of its banner and badge together, its strength, its markers."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.realm import Realm


def words(realm: Realm, people: int) -> int:
    """The flags that work for a people now: banner and badge add up (DEF-3), in decline the lasting ones (DECL-8)."""
    both = realm.world.words[people] | realm.world.words[realm.power_of[people]]
    if realm.standing[people] == ACTIVE:
        return both
    return both & LASTING


def strength(realm: Realm, people: int) -> int:
    """Tokens the people could conquer with: its hand, and before troops are readied all it may pick up (READY-1)."""
    tokens = realm.hand[people]
    if realm.fresh:
        tokens += realm.aside[people]
        mask = realm.held[people]
        while mask:
            tokens += realm.tokens[lowest(mask)] - 1
            mask &= mask - 1
    return tokens


def gather(realm: Realm, people: int) -> None:
    """Take all tokens but one per region in hand."""
    mask = realm.held[people]
    tokens = 0
    while mask:
        region = lowest(mask)
        tokens += realm.tokens[region] - 1
        realm.tokens[region] = 1
        mask &= mask - 1
    realm.hand[people] += tokens


def ready(realm: Realm, people: int) -> None:
    """Ready the troops: one token stays per region, the rest and the raiders come to hand (READY-1, RACE-AMA-3)."""
    before = realm.hand[people]
    gather(realm, people)
    realm.hand[people] += realm.aside[people]
    realm.aside[people] = 0
    realm.fresh = 0
    if realm.noting and realm.hand[people] > before:
        realm.book.line(E_READIED, people, realm.hand[people], 0, 0, 0)


def clear_markers(realm: Realm, region: int, people: int) -> None:
    """Take the markers of a people off a region it no longer holds; encampments go back to its hand (EDGE-LOSS-5)."""
    here = bit(region)
    for kind in range(MARKERS):
        if realm.marks[kind] & here:
            realm.marks[kind] &= ~here
            if realm.noting:
                realm.book.line(E_UNMARKED, kind, region, 1, 0, 0)
    camps = realm.camps[region]
    if camps:
        realm.camps[region] = 0
        if realm.world.returns[ENCAMPMENT]:
            realm.spare_camps[people] += camps
            realm.uprooted[people] += camps
        if realm.noting:
            realm.book.line(E_UNMARKED, ENCAMPMENT, region, camps, 0, 0)


def mark(realm: Realm, kind: int, region: int) -> None:
    """Put a marker down."""
    realm.marks[kind] |= bit(region)
    if realm.noting:
        realm.book.line(E_MARKED, kind, region, 1, 0, 0)


def immune(realm: Realm) -> int:
    """The regions nobody can conquer or convert (DEF-5): the markers' own table says which protect."""
    mask = 0
    for kind in range(MARKERS):
        if realm.world.immune[kind]:
            mask |= realm.marks[kind]
    return mask


def vacate(realm: Realm, people: int, region: int) -> None:
    """A people leaves a region: nobody holds it, its markers are gone. Its tokens are the caller's business."""
    realm.held[people] &= ~bit(region)
    realm.race_at[region] = NONE
    realm.tokens[region] = 0
    clear_markers(realm, region, people)
