# cython: annotation_typing=False
"""Scoring: what a seat earns at the end of its turn, and why."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.smallworld.conquest import term
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.realm import Realm


def income(realm: Realm, seat: int) -> int:
    """The coins a seat would get now: one per region (SCORE-1), and the bonuses of its races (SCORE-2)."""
    coins = 0
    mask = realm.nations[seat]
    while mask:
        people = lowest(mask)
        if realm.standing[people] == ACTIVE:
            coins += of_active(realm, people)
        else:
            coins += of_declined(realm, people)
        mask &= mask - 1
    return coins


def of_active(realm: Realm, people: int) -> int:
    """What an active race earns: its regions, and the bonuses of banner and badge."""
    badge = realm.power_of[people]
    regions = count(realm.held[people])
    if realm.explaining:
        term(realm, T_ACTIVE, people, regions)
    return regions + of_row(realm, people, people) + of_row(realm, people, badge) + of_markers(realm, people)


def of_row(realm: Realm, people: int, row: int) -> int:
    """What one half of a combo earns for an active race."""
    land = count(realm.held[people] & realm.world.income[row])
    spoils = realm.world.spoils[row] * realm.taken if realm.seat_of[people] == realm.turn else 0
    stipend = realm.world.stipend[row]
    windfall = 0 if realm.endowed[people] else realm.world.windfall[row]
    if realm.explaining:
        term(realm, T_INCOME, row, land)
        term(realm, T_SPOILS, row, spoils)
        term(realm, T_STIPEND, row, stipend)
        term(realm, T_WINDFALL, row, windfall)
    return land + spoils + stipend + windfall


def of_markers(realm: Realm, people: int) -> int:
    """What the markers of an active race earn (POW-FORT-2)."""
    coins = 0
    for kind in range(MARKERS):
        if realm.world.earns[kind]:
            earned = count(realm.marks[kind] & realm.held[people]) * realm.world.earns[kind]
            if realm.explaining:
                term(realm, T_EARNS, kind, earned)
            coins += earned
    return coins


def of_declined(realm: Realm, people: int) -> int:
    """What a declined race earns: its regions, and an income that lasts (RACE-DWA-2)."""
    badge = realm.power_of[people]
    regions = count(realm.held[people])
    of_race = of_power = 0
    if realm.world.words[people] & INCOME_LASTS:
        of_race = count(realm.held[people] & realm.world.income[people])
    if realm.world.words[badge] & INCOME_LASTS:
        of_power = count(realm.held[people] & realm.world.income[badge])
    if realm.explaining:
        term(realm, T_DECLINED, people, regions)
        term(realm, T_INCOME, people, of_race)
        term(realm, T_INCOME, badge, of_power)
    return regions + of_race + of_power


def score(realm: Realm, seat: int) -> None:
    """Pay the seat for its turn (SCORE-5)."""
    if realm.noting:
        realm.book.line(E_COINS, seat, 0, 0, 0, 0)
    realm.explaining = realm.noting
    coins = income(realm, seat)
    realm.explaining = 0
    realm.coins[seat] += coins
    if realm.active[seat] != NONE:
        realm.endowed[realm.active[seat]] = 1  # POW-WEAL: once
