# cython: annotation_typing=False
"""Guarding: where troops, camps, heroes and forts should stand against what each neighbour can reach; and peace."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.smallworld.danger import chance_from, chance_of_loss, look_around
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.listing import first_of
from mikrokosmos.games.smallworld.mind import Mind
from mikrokosmos.games.smallworld.prospects import turns_left
from mikrokosmos.games.smallworld.realm import Realm
from mikrokosmos.games.smallworld.stakes import bonus_at


def consider_guards(mind: Mind, realm: Realm) -> None:
    """Every place for a token or a marker by the loss it averts; the weaker of equals first."""
    seat = realm.moving
    look_around(mind, realm, seat)
    if realm.stage == WITHDRAWAL:
        forget_late_seats(mind, realm, seat)
    turns = turns_left(mind, realm, seat)
    for family in range(PLACE, PICK):
        mask = realm.legal[family]
        while mask:
            region = lowest(mask)
            value = averted(mind, realm, seat, region, family, turns)
            action = first_of(family) + region
            mind.note(action, value)
            mind.because(action, WHY_GUARD, value)
            mask &= mask - 1
    if realm.legal[PLAIN] & bit(DONE):
        mind.note(PLAIN_AT + DONE, -1)  # whatever can still be put down does no harm
        mind.because(PLAIN_AT + DONE, WHY_GUARD, -1)


def forget_late_seats(mind: Mind, realm: Realm, seat: int) -> None:
    """Withdrawn troops stand until the seat's own turn: only those who move before it can attack them."""
    players = mind.world.players
    own = (seat - realm.turn + players) % players
    for other in range(players):
        after = (other - realm.turn + players) % players
        if after == 0 or after > own:
            mind.zone[other] = mind.zone[other] & 0
            mind.beyond[other] = mind.beyond[other] & 0


def stake(mind: Mind, realm: Realm, region: int, turns: int) -> int:
    """What its owner would lose with a region, in hundredths."""
    if turns == 0:
        return 0
    people = realm.race_at[region]
    bonus = bonus_at(realm, people, region) * mind.hold_bonus[turns] // 100
    if realm.standing[people] == DECLINED:
        return mind.hold_declined[turns] + bonus
    return mind.hold[turns] + bonus + mind.blood


def averted(mind: Mind, realm: Realm, seat: int, region: int, family: int, turns: int) -> int:
    """How much less a seat expects to lose with one thing more in a region."""
    worth = stake(mind, realm, region, turns)
    price = mind.stand[region]
    if mind.wary == 0:  # sees no neighbours: evens out
        return worth // (price * price)
    before = chance_of_loss(mind, realm, seat, region, price)
    if family == HERO:
        return worth * before // 1000
    marker = ENCAMPMENT if family == CAMP else FORTRESS
    more = 1 if family == PLACE else mind.world.defends[marker]
    value = worth * (before - chance_of_loss(mind, realm, seat, region, price + more)) // 1000
    if family == FORT:
        value += mind.world.earns[FORTRESS] * (100 + mind.hold_bonus[turns])  # it earns wherever it stands
    return value


def consider_peace(mind: Mind, realm: Realm) -> None:
    """Peace with whoever would take most from the seat; the rest is not worth a pact."""
    seat = realm.turn
    people = realm.active[seat]
    look_around(mind, realm, seat)
    turns = turns_left(mind, realm, seat)
    seats = realm.legal[ALLY]
    while seats:
        other = lowest(seats)
        value = 0
        if mind.wary and realm.active[other] != NONE:
            mask = realm.held[people]
            while mask:
                region = lowest(mask)
                chance = chance_from(mind, realm, other, region, mind.stand[region])
                value += stake(mind, realm, region, turns) * chance // 1000
                mask &= mask - 1
        mind.note(ALLY_AT + other, value)
        mind.because(ALLY_AT + other, WHY_PEACE, value)
        seats &= seats - 1
    mind.note(PLAIN_AT + DONE, 0)
