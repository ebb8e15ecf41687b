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
    if pad.wary == 0:
        for region in range(pad.world.regions):
            pad.risk[region] = 100 - pad.keep
        return
    plain = calm(pad, 3)
    high = calm(pad, 4)
    mountains = pad.world.mountains
    for region in range(pad.world.regions):
        pad.risk[region] = high if mountains >> region & 1 else plain
    for other in range(pad.world.players):
        if other != seat:
            fear(pad, position, other)
    for region in range(pad.world.regions):
        pad.risk[region] = (1000 - pad.risk[region]) // 10


def fear(pad: Scratchpad, position: SmallWorldPosition, other: int) -> None:
    """Make every region this seat can reach less sure to be kept, as if one token stood there.

    `risk` holds the chance to keep it meanwhile. It is what `chance_of_loss` says, in one go: with one token a region
    costs 1 to 4, so each chance is worked out once.
    """
    for cost in range(1, 5):
        pad.near_chance[cost] = chance_at(pad, other, cost, 1)
        pad.far_chance[cost] = chance_at(pad, other, cost, 0)
    people = position.active[other]
    mountains = pad.world.mountains
    by_race = by_power = mountains & 0
    if people != NONE:
        by_race = pad.world.discount[people]
        by_power = pad.world.discount[position.power_of[people]]
    near = pad.zone[other]
    mask = near | pad.beyond[other]
    while mask:
        region = lowest(mask)
        cost = 3 + (mountains >> region & 1) - (by_race >> region & 1) - (by_power >> region & 1)
        chance = pad.near_chance[cost] if near >> region & 1 else pad.far_chance[cost]
        pad.risk[region] = pad.risk[region] * (1000 - chance) // 1000
        mask &= mask - 1


def look_at_others(pad: Scratchpad, position: SmallWorldPosition, seat: int) -> None:
    """Note what every region costs, and what every other seat can do."""
    note_defences(pad, position)
    if pad.wary:
        for other in range(pad.world.players):
            if other != seat:
                size_up(pad, position, other)


def note_defences(pad: Scratchpad, position: SmallWorldPosition) -> None:
    """Note what every region costs a people without discounts: `defence`, for all of them in one go."""
    camp = position.world.defends[ENCAMPMENT]
    for region in range(REGIONS):
        pad.stand[region] = 2 + position.tokens[region] + position.camps[region] * camp
    add_defence(pad, position.world.mountains, 1)
    add_defence(pad, position.tribes, 1)
    add_defence(pad, position.marks[LAIR], position.world.defends[LAIR])
    add_defence(pad, position.marks[FORTRESS], position.world.defends[FORTRESS])


def add_defence(pad: Scratchpad, mask: int, more: int) -> None:
    """These regions cost so much more."""
    while mask:
        pad.stand[lowest(mask)] += more
        mask &= mask - 1


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
    near = pull_of(pad, position, other, people, pad.zone[other], 0)
    pad.pull[other] = near + pull_of(pad, position, other, people, pad.beyond[other], 1) + 1


def pull_of(pad: Scratchpad, position: SmallWorldPosition, other: int, people: int, mask: int, far: int) -> int:
    """How tempting these regions are to another seat and its people together; less if they are far."""
    by_race = by_power = mask & 0
    if people != NONE:
        by_race = pad.world.discount[people]
        by_power = pad.world.discount[position.power_of[people]]
    pull = 0
    while mask:
        region = lowest(mask)
        price = pad.stand[region] - (by_race >> region & 1) - (by_power >> region & 1)
        if pad.world.ignores_own:
            price -= own_tokens(position, other, region)
        price = bounded(price)
        pull += pad.far_lure[price] if far else pad.lure[price]
        mask &= mask - 1
    return pull


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
    return bounded(price)


def bounded(price: int) -> int:
    """A price as the table of lures has it, 1 to 23."""
    price = price if price > 1 else 1
    return price if price < 23 else 23


def chance_of_loss(pad: Scratchpad, position: SmallWorldPosition, seat: int, region: int, price: int) -> int:
    """How likely the seat is to lose a region in a round if it costs this much, in thousandths."""
    kept = calm(pad, price)
    for other in range(pad.world.players):
        if other != seat:
            chance = chance_from(pad, position, other, region, price)
            if chance:
                kept = kept * (1000 - chance) // 1000
    return 1000 - kept


def calm(pad: Scratchpad, price: int) -> int:
    """How likely a region is kept that nobody is seen to come for, in thousandths.

    It is a little less than sure for what nobody foresees: that also spreads troops where no danger is in sight.
    """
    return 1000 - pad.stray * pad.lure[price if price < 23 else 23] // 1000


def chance_from(pad: Scratchpad, position: SmallWorldPosition, other: int, region: int, price: int) -> int:
    """How likely this seat is to take the region in its next turn if it costs this much, in thousandths."""
    here = bit(region)
    near = pad.zone[other] & here
    if near == 0 and pad.beyond[other] & here == 0:
        return 0
    cost = price_for(pad, position, position.active[other], region, price)
    return chance_at(pad, other, cost, 1 if near else 0)


def chance_at(pad: Scratchpad, other: int, cost: int, near: int) -> int:
    """How likely this seat is to take a region it pays so much for, one it can attack first or one beyond those."""
    if cost > pad.force[other] + 2:
        return 0
    hit = pad.fervour * pad.force[other] * pad.lure[cost] // pad.pull[other]
    if near == 0:
        hit = hit // 3
    if cost > pad.force[other]:
        hit = hit // 3  # only with a lucky die
    return hit if hit < 900 else 900
