# cython: annotation_typing=False
"""Turns to come: what a region, a race and a fresh start will bring before the game ends."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.mind import Mind
from mikrokosmos.games.smallworld.realm import Realm


def learn(mind: Mind) -> None:
    """Work out the tables that hold for a whole game."""
    land = count(mind.world.land)
    for row in range(ROWS):
        mind.ease[row] = 100 * count(mind.world.discount[row] & mind.world.land) // land
        if mind.world.beside[row]:
            mind.ease[row] += 50
        mind.yields[row] = 100 * count(mind.world.income[row] & mind.world.land) // land
    mind.lure[1] = 1000
    for price in range(2, 24):
        mind.lure[price] = mind.lure[price - 1] * mind.steep // 100
    active = bonus = declined = 100
    for turns in range(1, 12):
        active = active * mind.keep // 100
        bonus = bonus * mind.bonus_life // 100
        declined = declined * mind.keep_declined // 100
        mind.hold[turns] = mind.hold[turns - 1] + active
        mind.hold_bonus[turns] = mind.hold_bonus[turns - 1] + bonus
        mind.hold_declined[turns] = mind.hold_declined[turns - 1] + declined
    for turns in range(1, 12):
        mind.fresh_start[turns] = (
            mind.first_regions
            + mind.first_bonus
            + ahead(mind, turns - 1, mind.first_force, mind.first_regions, mind.first_bonus, 0, mind.pace)
        )


def ahead(mind: Mind, turns: int, tokens: int, regions: int, bonus: int, declined: int, pace: int) -> int:
    """Coins of a seat in turns to come, if it declines its active race when that pays most.

    All in hundredths: tokens of the active race, regions it holds, coins its powers bring in a turn, regions of
    declined races, tokens that one more region costs.
    """
    best = 0
    earned = 0
    while turns > 0:
        regions = regions * mind.keep // 100
        declined = declined * mind.keep_declined // 100
        by_declining = earned + regions + mind.fresh_start[turns - 1] + regions * mind.hold_declined[turns - 1] // 100
        if by_declining > best:
            best = by_declining
        tokens -= regions * (100 - mind.keep) // 100
        if tokens > regions:
            regions += (tokens - regions) * 100 // pace
        earned += regions + bonus + declined
        turns -= 1
    return earned if earned > best else best


def turns_left(mind: Mind, realm: Realm, seat: int) -> int:
    """How many turns a seat has yet, the present one not counted, as far as the judge looks."""
    if realm.stage == FINISHED:
        return 0
    turns = mind.world.rounds - realm.round
    if (
        seat != realm.turn
        and (seat - realm.first + mind.world.players) % mind.world.players
        > (realm.turn - realm.first + mind.world.players) % mind.world.players
    ):
        turns += 1  # its turn of this round is still to come
    return turns if turns < mind.horizon else mind.horizon


def pace_of(mind: Mind, realm: Realm, people: int) -> int:
    """Tokens that one more region costs a people, in hundredths, from what its words make cheaper."""
    badge = realm.power_of[people]
    pace = mind.pace - mind.ease[people] - mind.ease[badge]
    flags = realm.world.words[people] | realm.world.words[badge]
    if flags & BERSERK:
        pace -= mind.ease_berserk
    if flags & FLIES:
        pace -= mind.ease_flight
    if flags & SAILS:
        pace -= mind.ease_sea
    if realm.world.dragons[people] + realm.world.dragons[badge]:
        pace -= mind.ease_dragon
    if flags & CONVERTS:
        pace -= mind.ease_spell
    if realm.world.recruits_per[people] + realm.world.recruits_per[badge]:
        pace -= mind.ease_recruits
    return pace if pace > 120 else 120


def bonus_of(mind: Mind, realm: Realm, people: int, held: int) -> int:
    """Coins in hundredths that banner and badge of an active people bring in a turn, if it holds these regions."""
    badge = realm.power_of[people]
    coins = realm.world.stipend[people] + realm.world.stipend[badge]
    coins += count(held & realm.world.income[people]) + count(held & realm.world.income[badge])
    forts = realm.marks[FORTRESS] & held & realm.held[people]
    coins += count(forts) * realm.world.earns[FORTRESS]
    if forts != held and count(realm.marks[FORTRESS]) < realm.world.supply[FORTRESS]:
        coins += (realm.world.forts[people] + realm.world.forts[badge]) * realm.world.earns[FORTRESS]
    return coins * 100


def standing(mind: Mind, realm: Realm, seat: int) -> int:
    """Coins in hundredths that a seat has and can expect, if nothing more is known than what lies on the table."""
    turns = turns_left(mind, realm, seat)
    stage = realm.after if realm.stage in (BANNERS, BADGES) else realm.stage
    if seat == realm.turn and PICKING <= stage <= REDEPLOYMENT:
        turns += 1  # the present turn has not been paid for yet
    people = realm.active[seat]
    declined = declined_regions(realm, seat)
    total = realm.coins[seat] * 100
    if people == NONE:
        return total + mind.fresh_start[turns] + declined * mind.hold_declined[turns] // 100
    tokens = headcount(realm, people)
    regions = count(realm.held[people]) * 100
    bonus = bonus_of(mind, realm, people, realm.held[people])
    return total + ahead(mind, turns, tokens * 100, regions, bonus, declined, pace_of(mind, realm, people))


def headcount(realm: Realm, people: int) -> int:
    """All tokens of a people, those it has conquered with in this turn as well: they can be spread again later."""
    tokens = realm.hand[people] + realm.aside[people]
    mask = realm.held[people]
    while mask:
        tokens += realm.tokens[lowest(mask)]
        mask &= mask - 1
    return tokens


def declined_regions(realm: Realm, seat: int) -> int:
    """Regions of a seat's declined races, in hundredths."""
    regions = 0
    mask = realm.nations[seat]
    while mask:
        nation = lowest(mask)
        if realm.standing[nation] == DECLINED:
            regions += count(realm.held[nation]) * 100
        mask &= mask - 1
    return regions


def legacy_of(mind: Mind, realm: Realm, people: int, turns: int) -> int:
    """What a people leaves behind when it declines, beyond its regions: coins of later turns, in hundredths."""
    flags = realm.world.words[people] | realm.world.words[realm.power_of[people]]
    coins = 0
    if turns >= 3:
        if flags & ENDURES:
            coins += mind.legacy_spirit
        if flags & MARCHES:
            coins += mind.legacy_march
        if flags & STOUT:
            coins += mind.legacy_stout  # a turn that others spend on declining
        if flags & INCOME_LASTS:
            coins += mind.legacy_income
    return coins


def safety_of(mind: Mind, realm: Realm, people: int) -> int:
    """Coins a turn that a people keeps because its words protect it, in hundredths."""
    badge = realm.power_of[people]
    flags = realm.world.words[people] | realm.world.words[badge]
    coins = mind.safe_hero * (realm.world.heroes[people] + realm.world.heroes[badge])
    coins += mind.safe_camp * (realm.world.camps[people] + realm.world.camps[badge])
    coins += mind.safe_hole * (realm.world.holes[people] + realm.world.holes[badge])
    coins += mind.safe_fort * (realm.world.forts[people] + realm.world.forts[badge])
    if realm.world.dragons[people] + realm.world.dragons[badge]:
        coins += mind.safe_dragon
    if flags & LAIRS:
        coins += mind.safe_lair
    if flags & UNBROKEN:
        coins += mind.safe_unbroken
    if flags & PACT:
        coins += mind.safe_pact
    return coins


def column_promise(mind: Mind, realm: Realm, seat: int) -> int:
    """How much better than usual the combos on show are, for a seat that thinks of declining, in hundredths."""
    best = 0
    for slot in range(realm.column_size):
        if slot <= realm.coins[seat]:
            tokens = realm.world.number[realm.column_race[slot]] + realm.world.number[realm.column_power[slot]]
            offer = tokens * mind.token + (realm.column_coins[slot] - slot) * 100
            if offer > best:
                best = offer
    return best - mind.first_force * mind.token // 100
