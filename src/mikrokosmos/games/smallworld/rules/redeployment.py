# cython: annotation_typing=False
"""Redeployment: troops taken up again and put down one by one, with camps, fortress and heroes; raiders go aside."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.rules.peoples import abilities, gather, vacate
from mikrokosmos.games.smallworld.rules.position import SmallWorldPosition


def regroup(position: SmallWorldPosition) -> None:
    """Take up what the seat may move: recruits, then tokens, camps and heroes (REDEP-1, REDEP-4, EDGE-GHOUL-3)."""
    seat = position.turn
    people = position.active[seat]
    recruit(position, people, position.world.recruits_per[people])
    recruit(position, people, position.world.recruits_per[position.power_of[people]])
    mask = position.nations[seat]
    while mask:
        nation = lowest(mask)
        position.uprooted[nation] = 0
        if position.standing[nation] == ACTIVE or abilities(position, nation) & MARCHES:
            gather(position, nation)
        mask &= mask - 1
    position.hand[people] += position.aside[people]  # a race that did not march has its raiders still aside
    position.aside[people] = 0
    strike_camp(position, people)
    if heroes(position, people):
        position.marks[CHAMPION] &= ~position.held[people]
    send_raiders_away(position, people)


def recruit(position: SmallWorldPosition, people: int, per: int) -> None:
    """A new token for every so many non-empty regions taken, as far as the tray goes (RACE-SKE-1, RACE-SKE-2)."""
    if per == 0:
        return
    tokens = position.taken // per
    if tokens > position.tray[people]:
        tokens = position.tray[people]
    position.tray[people] -= tokens
    position.hand[people] += tokens
    if position.noting and tokens:
        position.book.line(E_RECRUITED, people, tokens, 0, 0, 0)


def strike_camp(position: SmallWorldPosition, people: int) -> None:
    """Take all encampments up again: they are placed anew every turn (POW-BIV-1)."""
    mask = position.held[people]
    while mask:
        region = lowest(mask)
        position.spare_camps[people] += position.camps[region]
        position.camps[region] = 0
        mask &= mask - 1


def send_raiders_away(position: SmallWorldPosition, people: int) -> None:
    """Set the raiders aside; what the hand cannot give, regions must (RACE-AMA-2, RACE-AMA-4, EDGE-AMA-1)."""
    raiders = position.world.raiders[people] + position.world.raiders[position.power_of[people]]
    if raiders == 0:
        return
    going = raiders if raiders < position.hand[people] else position.hand[people]
    position.hand[people] -= going
    position.aside[people] += going
    if position.noting and going:
        position.book.line(E_ASIDE, people, going, 0, 0, 0)
    regions = count(position.held[people])
    missing = raiders - going
    position.owed = missing if missing < regions else regions  # EDGE-AMA-5


def give_up(position: SmallWorldPosition, region: int) -> None:
    """Leave a region so that its last token can go aside with the raiders; it will not score (EDGE-AMA-1)."""
    people = position.race_at[region]
    vacate(position, people, region)
    position.aside[people] += 1
    position.owed -= 1
    if position.noting:
        position.book.line(E_ABANDONED, people, region, 1, 0, 0)


def heroes(position: SmallWorldPosition, people: int) -> int:
    """How many heroes the people has in all."""
    return position.world.heroes[people] + position.world.heroes[position.power_of[people]]


def room_for_tokens(position: SmallWorldPosition, seat: int) -> int:
    """Where tokens in hand may go: regions of the same race, wherever they lie (REDEP-1, REDEP-3, LOSS-2)."""
    room = position.nations[seat] & 0
    mask = position.nations[seat]
    while mask:
        people = lowest(mask)
        if position.hand[people] > 0:
            room |= position.held[people]
        mask &= mask - 1
    return room


def room_for_camps(position: SmallWorldPosition, seat: int) -> int:
    """Where an encampment may go: any region of its race, in its own turn or when it came back just now (POW-BIV-3)."""
    room = position.nations[seat] & 0
    people = position.active[seat]
    if people != NONE:
        ready = position.spare_camps[people] if seat == position.turn else position.uprooted[people]
        if ready > 0:
            room = position.held[people]
    return room


def room_for_forts(position: SmallWorldPosition, seat: int) -> int:
    """Where a fortress may be built: once a turn, one per region, while the supply lasts (POW-FORT-1, EDGE-FORT-1)."""
    people = position.active[seat]
    allowed = position.world.forts[people] + position.world.forts[position.power_of[people]]
    if position.built >= allowed or count(position.marks[FORTRESS]) >= position.world.supply[FORTRESS]:
        return position.held[people] & 0
    return position.held[people] & ~position.marks[FORTRESS]


def room_for_heroes(position: SmallWorldPosition, seat: int) -> int:
    """Where a hero may stand: different regions of its race (POW-HERO-1, EDGE-HERO-1)."""
    people = position.active[seat]
    standing = position.marks[CHAMPION] & position.held[people]
    if count(standing) >= heroes(position, people):
        return position.held[people] & 0
    return position.held[people] & ~standing


def place(position: SmallWorldPosition, region: int) -> None:
    """Put one token of the hand down."""
    people = position.race_at[region]
    position.hand[people] -= 1
    position.tokens[region] += 1
    if position.noting:
        position.book.line(E_PLACED, people, region, 1, 0, 0)


def pitch(position: SmallWorldPosition, region: int) -> None:
    """Put one encampment down; several may share a region (POW-BIV-1)."""
    people = position.race_at[region]
    position.spare_camps[people] -= 1
    if position.uprooted[people] > 0:
        position.uprooted[people] -= 1
    position.camps[region] += 1
    if position.noting:
        position.book.line(E_MARKED, ENCAMPMENT, region, 1, 0, 0)
