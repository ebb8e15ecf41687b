# cython: annotation_typing=False
"""Danger: what each neighbour can reach before the next turn, and how likely it is to come for a region."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.smallworld.conquest import targets
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.mind import Mind
from mikrokosmos.games.smallworld.peoples import words
from mikrokosmos.games.smallworld.realm import Realm


def look_around(mind: Mind, realm: Realm, seat: int) -> None:
    """Note what every region costs, what every other seat can do, and how likely the seat would lose each region."""
    for region in range(mind.world.regions):
        mind.stand[region] = defence(realm, region)
        mind.risk[region] = 100 - mind.keep
    if mind.wary:
        for other in range(mind.world.players):
            if other != seat:
                size_up(mind, realm, other)
        for region in range(mind.world.regions):
            mountain = 1 if mind.world.mountains & bit(region) else 0
            mind.risk[region] = chance_of_loss(mind, realm, seat, region, 3 + mountain) // 10


def defence(realm: Realm, region: int) -> int:
    """What a region costs a people without discounts."""
    here = bit(region)
    price = 2 + realm.tokens[region] + realm.camps[region] * realm.world.defends[ENCAMPMENT]
    if realm.world.mountains & here:
        price += 1
    if realm.tribes & here:
        price += 1
    if realm.marks[LAIR] & here:
        price += realm.world.defends[LAIR]
    if realm.marks[FORTRESS] & here:
        price += realm.world.defends[FORTRESS]
    return price


def size_up(mind: Mind, realm: Realm, other: int) -> None:
    """Note what another seat can attack with, and where."""
    people = realm.active[other]
    if people == NONE:  # a fresh race comes from the edge of the map
        mind.force[other] = mind.first_force // 100
        mind.zone[other] = mind.world.entry & mind.world.land
        beyond = around(mind, mind.zone[other]) & mind.world.land
    else:
        flags = words(realm, people)
        tokens = realm.hand[people] + realm.aside[people]
        mask = realm.held[people]
        while mask:
            tokens += realm.tokens[lowest(mask)] - 1
            mask &= mask - 1
        mind.force[other] = tokens
        mind.zone[other] = targets(realm, people, flags)
        beyond = around(mind, mind.zone[other])
        if flags & SAILS == 0:
            beyond &= mind.world.land
        beyond &= ~realm.held[people]
    mind.beyond[other] = beyond & ~mind.zone[other]
    pull = 0
    mask = mind.zone[other]
    while mask:
        region = lowest(mask)
        pull += mind.lure[price_for(mind, realm, people, region, mind.stand[region])]
        mask &= mask - 1
    mask = mind.beyond[other]
    while mask:
        region = lowest(mask)
        pull += mind.lure[price_for(mind, realm, people, region, mind.stand[region])] // 3
        mask &= mask - 1
    mind.pull[other] = pull + 1


def around(mind: Mind, mask: int) -> int:
    """All neighbours of a set of regions."""
    found = mask & 0
    while mask:
        found |= mind.world.near[lowest(mask)]
        mask &= mask - 1
    return found


def price_for(mind: Mind, realm: Realm, people: int, region: int, price: int) -> int:
    """A price as another people would pay it, 1 to 23."""
    if people != NONE:
        here = bit(region)
        if mind.world.discount[people] & here:
            price -= 1
        if mind.world.discount[realm.power_of[people]] & here:
            price -= 1
    if price < 1:
        return 1
    return price if price < 23 else 23


def chance_of_loss(mind: Mind, realm: Realm, seat: int, region: int, price: int) -> int:
    """How likely the seat is to lose a region in a round if it costs this much, in thousandths."""
    # A little for what nobody foresees: it also spreads troops where no danger is in sight.
    kept = 1000 - mind.stray * mind.lure[price if price < 23 else 23] // 1000
    for other in range(mind.world.players):
        if other != seat:
            kept = kept * (1000 - chance_from(mind, realm, other, region, price)) // 1000
    return 1000 - kept


def chance_from(mind: Mind, realm: Realm, other: int, region: int, price: int) -> int:
    """How likely this seat is to take the region in its next turn if it costs this much, in thousandths."""
    here = bit(region)
    near = mind.zone[other] & here
    if near == 0 and mind.beyond[other] & here == 0:
        return 0
    cost = price_for(mind, realm, realm.active[other], region, price)
    if cost > mind.force[other] + 2:
        return 0
    hit = mind.fervour * mind.force[other] * mind.lure[cost] // mind.pull[other]
    if near == 0:
        hit = hit // 3
    if cost > mind.force[other]:
        hit = hit // 3  # only with a lucky die
    return hit if hit < 900 else 900
