# cython: annotation_typing=False
"""Turns to come: what a region, a race and a fresh start will bring before the game ends."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.judge.raiders import force_of
from mikrokosmos.games.smallworld.judge.scratchpad import Scratchpad
from mikrokosmos.games.smallworld.rules.position import SmallWorldPosition


def learn(pad: Scratchpad) -> None:
    """Work out the tables that hold for a whole game."""
    land = count(pad.world.land)
    for row in range(ROWS):
        pad.ease[row] = 100 * count(pad.world.discount[row] & pad.world.land) // land
        if pad.world.beside[row]:
            pad.ease[row] += 50
        pad.yields[row] = 100 * count(pad.world.income[row] & pad.world.land) // land
    pad.lure[1] = 1000
    for price in range(2, 24):
        pad.lure[price] = pad.lure[price - 1] * pad.steep // 100
    for price in range(1, 24):
        pad.far_lure[price] = pad.lure[price] // 3
    active = bonus = declined = 100
    for turns in range(1, 12):
        active = active * pad.keep // 100
        bonus = bonus * pad.bonus_life // 100
        declined = declined * pad.keep_declined // 100
        pad.hold[turns] = pad.hold[turns - 1] + active
        pad.hold_bonus[turns] = pad.hold_bonus[turns - 1] + bonus
        pad.hold_declined[turns] = pad.hold_declined[turns - 1] + declined
    for turns in range(1, 12):
        pad.fresh_start[turns] = (
            pad.first_regions
            + pad.first_bonus
            + ahead(pad, turns - 1, pad.first_force, pad.first_regions, pad.first_bonus, 0, pad.pace)
        )


def ahead(pad: Scratchpad, turns: int, tokens: int, regions: int, bonus: int, declined: int, pace: int) -> int:
    """Coins of a seat in turns to come, if it declines its active race when that pays most.

    All in hundredths: tokens of the active race, regions it holds, coins its powers bring in a turn, regions of
    declined races, tokens that one more region costs.
    """
    best = 0
    earned = 0
    while turns > 0:
        regions = regions * pad.keep // 100
        declined = declined * pad.keep_declined // 100
        by_declining = earned + regions + pad.fresh_start[turns - 1] + regions * pad.hold_declined[turns - 1] // 100
        if by_declining > best:
            best = by_declining
        tokens -= regions * (100 - pad.keep) // 100
        if tokens > regions:
            regions += (tokens - regions) * 100 // pace
        earned += regions + bonus + declined
        turns -= 1
    return earned if earned > best else best


def turns_left(pad: Scratchpad, position: SmallWorldPosition, seat: int) -> int:
    """How many turns a seat has yet, the present one not counted, as far as the judge looks."""
    if position.stage == FINISHED:
        return 0
    turns = pad.world.rounds - position.round
    if (
        seat != position.turn
        and (seat - position.first + pad.world.players) % pad.world.players
        > (position.turn - position.first + pad.world.players) % pad.world.players
    ):
        turns += 1  # its turn of this round is still to come
    return turns if turns < pad.horizon else pad.horizon


def pace_of(pad: Scratchpad, position: SmallWorldPosition, people: int) -> int:
    """Tokens that one more region costs a people, in hundredths, from what its words make cheaper."""
    badge = position.power_of[people]
    pace = pad.pace - pad.ease[people] - pad.ease[badge]
    flags = position.world.abilities[people] | position.world.abilities[badge]
    if flags & BERSERK:
        pace -= pad.ease_berserk
    if flags & FLIES:
        pace -= pad.ease_flight
    if flags & SAILS:
        pace -= pad.ease_sea
    if position.world.dragons[people] + position.world.dragons[badge]:
        pace -= pad.ease_dragon
    if flags & CONVERTS:
        pace -= pad.ease_spell
    if position.world.recruits_per[people] + position.world.recruits_per[badge]:
        pace -= pad.ease_recruits
    return pace if pace > 120 else 120


def bonus_of(pad: Scratchpad, position: SmallWorldPosition, people: int, held: int) -> int:
    """Coins in hundredths that banner and badge of an active people bring in a turn, if it holds these regions."""
    badge = position.power_of[people]
    coins = position.world.stipend[people] + position.world.stipend[badge]
    coins += count(held & position.world.income[people]) + count(held & position.world.income[badge])
    forts = position.marks[FORTRESS] & held & position.held[people]
    coins += count(forts) * position.world.earns[FORTRESS]
    if forts != held and count(position.marks[FORTRESS]) < position.world.supply[FORTRESS]:
        coins += (position.world.forts[people] + position.world.forts[badge]) * position.world.earns[FORTRESS]
    return coins * 100


def standing(pad: Scratchpad, position: SmallWorldPosition, seat: int) -> int:
    """Coins in hundredths that a seat has and can expect, if nothing more is known than what lies on the table."""
    turns = turns_left(pad, position, seat)
    stage = position.after if position.stage in (BANNERS, BADGES) else position.stage
    if seat == position.turn and PICKING <= stage <= REDEPLOYMENT:
        turns += 1  # the present turn has not been paid for yet
    people = position.active[seat]
    declined = declined_regions(position, seat)
    total = position.coins[seat] * 100
    if people == NONE:
        return total + pad.fresh_start[turns] + declined * pad.hold_declined[turns] // 100
    force = force_of(position, people, headcount(position, people))
    regions = count(position.held[people]) * 100
    bonus = bonus_of(pad, position, people, position.held[people])
    return total + ahead(pad, turns, force, regions, bonus, declined, pace_of(pad, position, people))


def headcount(position: SmallWorldPosition, people: int) -> int:
    """All tokens of a people, those it has conquered with in this turn as well: they can be spread again later."""
    tokens = position.hand[people] + position.aside[people]
    mask = position.held[people]
    while mask:
        tokens += position.tokens[lowest(mask)]
        mask &= mask - 1
    return tokens


def declined_regions(position: SmallWorldPosition, seat: int) -> int:
    """Regions of a seat's declined races, in hundredths."""
    regions = 0
    mask = position.nations[seat]
    while mask:
        nation = lowest(mask)
        if position.standing[nation] == DECLINED:
            regions += count(position.held[nation]) * 100
        mask &= mask - 1
    return regions


def legacy_of(pad: Scratchpad, position: SmallWorldPosition, people: int, turns: int) -> int:
    """What a people leaves behind when it declines, beyond its regions: coins of later turns, in hundredths."""
    flags = position.world.abilities[people] | position.world.abilities[position.power_of[people]]
    coins = 0
    if turns >= 3:
        if flags & ENDURES:
            coins += pad.legacy_spirit
        if flags & MARCHES:
            coins += pad.legacy_march
        if flags & STOUT:
            coins += pad.legacy_stout  # a turn that others spend on declining
        if flags & INCOME_LASTS:
            coins += pad.legacy_income
    return coins


def safety_of(pad: Scratchpad, position: SmallWorldPosition, people: int) -> int:
    """Coins a turn that a people keeps because its words protect it, in hundredths."""
    badge = position.power_of[people]
    flags = position.world.abilities[people] | position.world.abilities[badge]
    coins = pad.safe_hero * (position.world.heroes[people] + position.world.heroes[badge])
    coins += pad.safe_camp * (position.world.camps[people] + position.world.camps[badge])
    coins += pad.safe_hole * (position.world.holes[people] + position.world.holes[badge])
    coins += pad.safe_fort * (position.world.forts[people] + position.world.forts[badge])
    if position.world.dragons[people] + position.world.dragons[badge]:
        coins += pad.safe_dragon
    if flags & LAIRS:
        coins += pad.safe_lair
    if flags & UNBROKEN:
        coins += pad.safe_unbroken
    if flags & PACT:
        coins += pad.safe_pact
    return coins


def column_promise(pad: Scratchpad, position: SmallWorldPosition, seat: int) -> int:
    """How much better than usual the combos on show are, for a seat that thinks of declining, in hundredths."""
    best = 0
    for slot in range(position.column_size):
        if slot <= position.coins[seat]:
            tokens = (
                position.world.number[position.column_race[slot]] + position.world.number[position.column_power[slot]]
            )
            offer = tokens * pad.token + (position.column_coins[slot] - slot) * 100
            if offer > best:
                best = offer
    return best - pad.first_force * pad.token // 100


def first_turn(pad: Scratchpad, position: SmallWorldPosition, seat: int) -> int:
    """Coins of the first turn with the best combo on show: regions for its tokens, and what lies on it."""
    best = 0
    for slot in range(position.column_size):
        if slot <= position.coins[seat]:
            tokens = (
                position.world.number[position.column_race[slot]] + position.world.number[position.column_power[slot]]
            )
            coins = tokens * 10000 // pad.pace + (position.column_coins[slot] - slot) * 100
            if coins > best:
                best = coins
    return best
