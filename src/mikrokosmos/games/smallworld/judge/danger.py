# cython: annotation_typing=False
"""Danger: what each neighbour can reach before the next turn, and how likely it is to come for a region."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.judge.scratchpad import Scratchpad
from mikrokosmos.games.smallworld.rules.conquest import own_tokens, targets
from mikrokosmos.games.smallworld.rules.peoples import abilities
from mikrokosmos.games.smallworld.rules.position import SmallWorldPosition


def assess_dangers(pad: Scratchpad, position: SmallWorldPosition, seat: int) -> None:
    """Note what every region costs, what every other seat can do, and how likely the seat would lose each region."""
    look_at_others(pad, position, seat)
    for region in range(pad.world.regions):
        pad.risk[region] = 100 - pad.keep
        if pad.wary:
            mountain = 1 if pad.world.mountains & bit(region) else 0
            pad.risk[region] = chance_of_loss(pad, position, seat, region, 3 + mountain) // 10


def look_at_others(pad: Scratchpad, position: SmallWorldPosition, seat: int) -> None:
    """Note what every region costs, and what every other seat can do."""
    for region in range(pad.world.regions):
        pad.stand[region] = defence(position, region)
    if pad.wary:
        for other in range(pad.world.players):
            if other != seat:
                size_up(pad, position, other)


def defence(position: SmallWorldPosition, region: int) -> int:
    """What a region costs a people without discounts."""
    here = bit(region)
    price = 2 + position.tokens[region] + position.camps[region] * position.world.defends[ENCAMPMENT]
    if position.world.mountains & here:
        price += 1
    if position.tribes & here:
        price += 1
    if position.marks[LAIR] & here:
        price += position.world.defends[LAIR]
    if position.marks[FORTRESS] & here:
        price += position.world.defends[FORTRESS]
    return price


def size_up(pad: Scratchpad, position: SmallWorldPosition, other: int) -> None:
    """Note what another seat can attack with, and where."""
    people = position.active[other]
    if people == NONE:  # a fresh race comes from the edge of the map
        pad.force[other] = pad.first_force // 100
        pad.zone[other] = pad.world.entry & pad.world.land
        beyond = around(pad, pad.zone[other]) & pad.world.land
    else:
        flags = abilities(position, people)
        tokens = position.hand[people] + position.aside[people]
        mask = position.held[people]
        while mask:
            tokens += position.tokens[lowest(mask)] - 1
            mask &= mask - 1
        pad.force[other] = tokens
        pad.zone[other] = targets(position, people, flags)
        beyond = around(pad, pad.zone[other])
        if flags & SAILS == 0:
            beyond &= pad.world.land
        beyond &= ~position.held[people]
    pad.beyond[other] = beyond & ~pad.zone[other]
    pull = 0
    mask = pad.zone[other]
    while mask:
        region = lowest(mask)
        price = pad.stand[region]
        if pad.world.ignores_own:
            price -= own_tokens(position, other, region)
        pull += pad.lure[price_for(pad, position, people, region, price)]
        mask &= mask - 1
    mask = pad.beyond[other]
    while mask:
        region = lowest(mask)
        price = pad.stand[region]
        if pad.world.ignores_own:
            price -= own_tokens(position, other, region)
        pull += pad.lure[price_for(pad, position, people, region, price)] // 3
        mask &= mask - 1
    pad.pull[other] = pull + 1


def around(pad: Scratchpad, mask: int) -> int:
    """All neighbours of a set of regions."""
    found = mask & 0
    while mask:
        found |= pad.world.near[lowest(mask)]
        mask &= mask - 1
    return found


def price_for(pad: Scratchpad, position: SmallWorldPosition, people: int, region: int, price: int) -> int:
    """A price as another people would pay it, 1 to 23."""
    if people != NONE:
        here = bit(region)
        if pad.world.discount[people] & here:
            price -= 1
        if pad.world.discount[position.power_of[people]] & here:
            price -= 1
    if price < 1:
        return 1
    return price if price < 23 else 23


def chance_of_loss(pad: Scratchpad, position: SmallWorldPosition, seat: int, region: int, price: int) -> int:
    """How likely the seat is to lose a region in a round if it costs this much, in thousandths."""
    # A little for what nobody foresees: it also spreads troops where no danger is in sight.
    kept = 1000 - pad.stray * pad.lure[price if price < 23 else 23] // 1000
    for other in range(pad.world.players):
        if other != seat:
            chance = chance_from(pad, position, other, region, price)
            if chance:
                kept = kept * (1000 - chance) // 1000
    return 1000 - kept


def chance_from(pad: Scratchpad, position: SmallWorldPosition, other: int, region: int, price: int) -> int:
    """How likely this seat is to take the region in its next turn if it costs this much, in thousandths."""
    here = bit(region)
    near = pad.zone[other] & here
    if near == 0 and pad.beyond[other] & here == 0:
        return 0
    cost = price_for(pad, position, position.active[other], region, price)
    if cost > pad.force[other] + 2:
        return 0
    hit = pad.fervour * pad.force[other] * pad.lure[cost] // pad.pull[other]
    if near == 0:
        hit = hit // 3
    if cost > pad.force[other]:
        hit = hit // 3  # only with a lucky die
    return hit if hit < 900 else 900
