# cython: annotation_typing=False
"""Redeployment: troops taken up again and put down one by one, with camps, fortress and heroes; raiders go aside."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.peoples import gather, vacate, words
from mikrokosmos.games.smallworld.realm import Realm


def regroup(realm: Realm) -> None:
    """Take up what the seat may move: recruits, then tokens, camps and heroes (REDEP-1, REDEP-4, EDGE-GHOUL-3)."""
    seat = realm.turn
    people = realm.active[seat]
    recruit(realm, people, realm.world.recruits_per[people])
    recruit(realm, people, realm.world.recruits_per[realm.power_of[people]])
    mask = realm.nations[seat]
    while mask:
        nation = lowest(mask)
        realm.uprooted[nation] = 0
        if realm.standing[nation] == ACTIVE or words(realm, nation) & MARCHES:
            gather(realm, nation)
        mask &= mask - 1
    strike_camp(realm, people)
    if heroes(realm, people):
        realm.marks[CHAMPION] &= ~realm.held[people]
    send_raiders_away(realm, people)


def recruit(realm: Realm, people: int, per: int) -> None:
    """A new token for every so many non-empty regions taken, as far as the tray goes (RACE-SKE-1, RACE-SKE-2)."""
    if per == 0:
        return
    tokens = realm.taken // per
    if tokens > realm.tray[people]:
        tokens = realm.tray[people]
    realm.tray[people] -= tokens
    realm.hand[people] += tokens
    if realm.noting and tokens:
        realm.book.line(E_RECRUITED, people, tokens, 0, 0, 0)


def strike_camp(realm: Realm, people: int) -> None:
    """Take all encampments up again: they are placed anew every turn (POW-BIV-1)."""
    mask = realm.held[people]
    while mask:
        region = lowest(mask)
        realm.spare_camps[people] += realm.camps[region]
        realm.camps[region] = 0
        mask &= mask - 1


def send_raiders_away(realm: Realm, people: int) -> None:
    """Set the raiders aside; what the hand cannot give, regions must (RACE-AMA-2, RACE-AMA-4, EDGE-AMA-1)."""
    raiders = realm.world.raiders[people] + realm.world.raiders[realm.power_of[people]]
    if raiders == 0:
        return
    going = raiders if raiders < realm.hand[people] else realm.hand[people]
    realm.hand[people] -= going
    realm.aside[people] += going
    if realm.noting and going:
        realm.book.line(E_ASIDE, people, going, 0, 0, 0)
    regions = count(realm.held[people])
    missing = raiders - going
    realm.owed = missing if missing < regions else regions  # EDGE-AMA-5


def give_up(realm: Realm, region: int) -> None:
    """Leave a region so that its last token can go aside with the raiders; it will not score (EDGE-AMA-1)."""
    people = realm.race_at[region]
    vacate(realm, people, region)
    realm.aside[people] += 1
    realm.owed -= 1
    if realm.noting:
        realm.book.line(E_ABANDONED, people, region, 1, 0, 0)


def heroes(realm: Realm, people: int) -> int:
    """How many heroes the people has in all."""
    return realm.world.heroes[people] + realm.world.heroes[realm.power_of[people]]


def room_for_tokens(realm: Realm, seat: int) -> int:
    """Where tokens in hand may go: regions of the same race, wherever they lie (REDEP-1, REDEP-3, LOSS-2)."""
    room = realm.nations[seat] & 0
    mask = realm.nations[seat]
    while mask:
        people = lowest(mask)
        if realm.hand[people] > 0:
            room |= realm.held[people]
        mask &= mask - 1
    return room


def room_for_camps(realm: Realm, seat: int) -> int:
    """Where an encampment may go: any region of its race, in its own turn or when it came back just now (POW-BIV-3)."""
    room = realm.nations[seat] & 0
    people = realm.active[seat]
    if people != NONE:
        ready = realm.spare_camps[people] if seat == realm.turn else realm.uprooted[people]
        if ready > 0:
            room = realm.held[people]
    return room


def room_for_forts(realm: Realm, seat: int) -> int:
    """Where a fortress may be built: once a turn, one per region, while the supply lasts (POW-FORT-1, EDGE-FORT-1)."""
    people = realm.active[seat]
    allowed = realm.world.forts[people] + realm.world.forts[realm.power_of[people]]
    if realm.built >= allowed or count(realm.marks[FORTRESS]) >= realm.world.supply[FORTRESS]:
        return realm.held[people] & 0
    return realm.held[people] & ~realm.marks[FORTRESS]


def room_for_heroes(realm: Realm, seat: int) -> int:
    """Where a hero may stand: different regions of its race (POW-HERO-1, EDGE-HERO-1)."""
    people = realm.active[seat]
    standing = realm.marks[CHAMPION] & realm.held[people]
    if count(standing) >= heroes(realm, people):
        return realm.held[people] & 0
    return realm.held[people] & ~standing


def place(realm: Realm, region: int) -> None:
    """Put one token of the hand down."""
    people = realm.race_at[region]
    realm.hand[people] -= 1
    realm.tokens[region] += 1
    if realm.noting:
        realm.book.line(E_PLACED, people, region, 1, 0, 0)


def pitch(realm: Realm, region: int) -> None:
    """Put one encampment down; several may share a region (POW-BIV-1)."""
    people = realm.race_at[region]
    realm.spare_camps[people] -= 1
    if realm.uprooted[people] > 0:
        realm.uprooted[people] -= 1
    realm.camps[region] += 1
    if realm.noting:
        realm.book.line(E_MARKED, ENCAMPMENT, region, 1, 0, 0)
