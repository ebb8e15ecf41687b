# cython: annotation_typing=False
"""Decline: the active race is turned over, an earlier declined one leaves the map."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.smallworld.column import give_back
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.peoples import vacate, words
from mikrokosmos.games.smallworld.realm import Realm


def decline(realm: Realm, seat: int) -> None:
    """Put the seat's active race in decline (DECL-2 to DECL-5)."""
    people = realm.active[seat]
    if words(realm, people) & ENDURES == 0:  # one that endures counts for nothing here (EDGE-SPIRIT-1)
        clear_declined(realm, seat)
    if realm.noting:
        realm.book.line(E_DECLINED, seat, people, 0, 0, 0)
    turn_over(realm, people)
    realm.active[seat] = NONE
    realm.pact[seat] = NONE  # EDGE-DIPL-5
    if realm.held[people] == 0:
        give_back(realm, people)  # EDGE-LOSS-3


def clear_declined(realm: Realm, seat: int) -> None:
    """Remove the seat's declined race, but not one that endures (DECL-4, POW-SPIRIT-2)."""
    mask = realm.nations[seat] & ~bit(realm.active[seat])
    while mask:
        people = lowest(mask)
        if words(realm, people) & ENDURES == 0:
            remove(realm, people)
        mask &= mask - 1


def remove(realm: Realm, people: int) -> None:
    """Take a declined people off the map, all its tokens to the tray."""
    tokens = realm.hand[people]
    realm.hand[people] = 0
    mask = realm.held[people]
    while mask:
        region = lowest(mask)
        tokens += realm.tokens[region]
        vacate(realm, people, region)
        mask &= mask - 1
    realm.tray[people] += tokens
    give_back(realm, people)


def turn_over(realm: Realm, people: int) -> None:
    """Turn a people's tokens over: one stays in each region (those that march stay all), the rest go to the tray."""
    stays = words(realm, people) & MARCHES  # RACE-GHOUL-1
    tokens = realm.hand[people] + realm.aside[people]  # DECL-3, EDGE-AMA-4, EDGE-GHOUL-11
    realm.hand[people] = 0
    realm.aside[people] = 0
    realm.spare_camps[people] = 0
    mask = realm.held[people]
    while mask:
        region = lowest(mask)
        if stays == 0:
            tokens += realm.tokens[region] - 1
            realm.tokens[region] = 1
        realm.camps[region] = 0  # POW-BIV-4
        mask &= mask - 1
    realm.tray[people] += tokens
    for kind in range(MARKERS):  # DECL-9
        if realm.world.lasts[kind] == 0:
            realm.marks[kind] &= ~realm.held[people]
    realm.standing[people] = DECLINED
    badge = realm.power_of[people]
    if realm.world.words[badge] & LASTING == 0:  # COMBO-12
        realm.spent |= bit(badge - RACES)
        realm.power_of[people] = NO_POWER
