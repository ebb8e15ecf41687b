# cython: annotation_typing=False
"""Scoring: what a seat earns at the end of its turn, and why."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.rules.conquest import term
from mikrokosmos.games.smallworld.rules.position import SmallWorldPosition

MORE_THAN_ALL_TOKENS = 1024


def income(position: SmallWorldPosition, seat: int) -> int:
    """The coins a seat would get now: one per region (SCORE-1), and the bonuses of its races (SCORE-2)."""
    coins = 0
    mask = position.nations[seat]
    while mask:
        people = lowest(mask)
        if position.standing[people] == ACTIVE:
            coins += of_active(position, people)
        else:
            coins += of_declined(position, people)
        mask &= mask - 1
    return coins


def of_active(position: SmallWorldPosition, people: int) -> int:
    """What an active race earns: its regions, and the bonuses of banner and badge."""
    badge = position.power_of[people]
    regions = count(position.held[people])
    if position.explaining:
        land_term(position, T_ACTIVE, people, regions, position.held[people])
    return regions + of_row(position, people, people) + of_row(position, people, badge) + of_markers(position, people)


def of_row(position: SmallWorldPosition, people: int, row: int) -> int:
    """What one half of a combo earns for an active race."""
    land = count(position.held[people] & position.world.income[row])
    spoils = position.world.spoils[row] * position.taken if position.seat_of[people] == position.turn else 0
    stipend = position.world.stipend[row]
    windfall = windfall_of(position, people, row)
    if position.explaining:
        land_term(position, T_INCOME, row, land, position.held[people] & position.world.income[row])
        term(position, T_SPOILS, row, spoils)
        term(position, T_STIPEND, row, stipend)
        term(position, T_WINDFALL, row, windfall)
    return land + spoils + stipend + windfall


def windfall_of(position: SmallWorldPosition, people: int, row: int) -> int:
    """What one half of a combo still has to pay once: to each who picks it, or to the first only (EDGE-WEAL-1)."""
    if position.endowed[people] or position.paid & bit(row):
        return 0
    return position.world.windfall[row]


def of_markers(position: SmallWorldPosition, people: int) -> int:
    """What the markers of an active race earn (POW-FORT-2)."""
    coins = 0
    for kind in range(MARKERS):
        if position.world.earns[kind]:
            earned = count(position.marks[kind] & position.held[people]) * position.world.earns[kind]
            if position.explaining:
                land_term(position, T_EARNS, kind, earned, position.marks[kind] & position.held[people])
            coins += earned
    return coins


def of_declined(position: SmallWorldPosition, people: int) -> int:
    """What a declined race earns: its regions, and an income that lasts (RACE-DWA-2)."""
    badge = position.power_of[people]
    regions = count(position.held[people])
    of_race = of_power = 0
    if position.world.abilities[people] & INCOME_LASTS:
        of_race = count(position.held[people] & position.world.income[people])
    if position.world.abilities[badge] & INCOME_LASTS:
        of_power = count(position.held[people] & position.world.income[badge])
    if position.explaining:
        land_term(position, T_DECLINED, people, regions, position.held[people])
        land_term(position, T_INCOME, people, of_race, position.held[people] & position.world.income[people])
        land_term(position, T_INCOME, badge, of_power, position.held[people] & position.world.income[badge])
    return regions + of_race + of_power


def land_term(position: SmallWorldPosition, reason: int, row: int, amount: int, land: int) -> None:
    """Note one term of a sum with the regions it comes from, in two halves: a fact of a book has 32 bits."""
    if amount != 0:
        position.book.line(E_TERM, reason, row, amount, land & (bit(HALF_OF_REGIONS) - 1), land >> HALF_OF_REGIONS)


def score(position: SmallWorldPosition, seat: int) -> None:
    """Pay the seat for its turn (SCORE-5)."""
    if position.noting:
        position.book.line(E_COINS, seat, 0, 0, 0, 0)
    position.explaining = position.noting
    coins = income(position, seat)
    position.explaining = 0
    position.coins[seat] += coins
    people = position.active[seat]
    if people != NONE:
        position.endowed[people] = 1  # POW-WEAL: once
        if position.world.pays_once:
            note_windfall(position, people)
            note_windfall(position, position.power_of[people])


def note_windfall(position: SmallWorldPosition, row: int) -> None:
    """Remember that a row has paid its windfall, if it has one: nobody gets it again in this game (EDGE-WEAL-1)."""
    if position.world.windfall[row]:
        position.paid |= bit(row)


def tokens_on_map(position: SmallWorldPosition, seat: int) -> int:
    """The seat's race tokens on the map, active and declined (END-3); markers and raiders aside are none (END-4)."""
    tokens = 0
    mask = position.nations[seat]
    while mask:
        here = position.held[lowest(mask)]
        while here:
            tokens += position.tokens[lowest(here)]
            here &= here - 1
        mask &= mask - 1
    return tokens


def rank_of(position: SmallWorldPosition, seat: int) -> int:
    """Most coins win (END-2), then most tokens on the map (END-3), then all who are equal (END-5)."""
    return position.coins[seat] * MORE_THAN_ALL_TOKENS + tokens_on_map(position, seat)
