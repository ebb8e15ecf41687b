# cython: annotation_typing=False
"""The list of legal actions, as one set per family of actions."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.smallworld.conquest import convertible, cost, targets
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.peoples import strength, words
from mikrokosmos.games.smallworld.realm import Realm
from mikrokosmos.games.smallworld.redeployment import (
    room_for_camps,
    room_for_forts,
    room_for_heroes,
    room_for_tokens,
)
from mikrokosmos.games.smallworld.turn import possible_allies


def list_actions(realm: Realm) -> None:
    """Make the list anew, if anything has changed since it was made."""
    if realm.listed:
        return
    for family in range(FAMILIES):
        realm.legal[family] = 0
    realm.listed = 1
    if realm.moving < 0:
        return
    stage = realm.stage
    if stage == CONQUEST:
        list_conquests(realm)
    elif stage == REDEPLOYMENT:
        list_redeployment(realm)
    elif stage == WITHDRAWAL:
        list_withdrawal(realm)
    elif stage == PICKING:
        list_combos(realm)
    elif stage == ROLLED:
        list_fury(realm)
    elif stage == GIVING_UP:
        realm.legal[ABANDON] = realm.held[realm.active[realm.turn]]
    elif stage == PEACE:
        realm.legal[ALLY] = possible_allies(realm)
        realm.legal[PLAIN] = bit(DONE)
    else:  # LAST_WORD
        realm.legal[PLAIN] = bit(DECLINE) | bit(DONE)


def list_combos(realm: Realm) -> None:
    """The combos the seat can pay for from its own coins (EDGE-COMBO-4, EDGE-COMBO-5); the top one is free."""
    affordable = realm.coins[realm.turn] + 1
    slots = realm.column_size if realm.column_size < affordable else affordable
    realm.legal[PICK] = bit(slots) - 1


def list_conquests(realm: Realm) -> None:
    """What a marching people may do: conquer, try its luck, use its powers, give up regions, decline, stop."""
    people = realm.marcher
    flags = words(realm, people)
    tokens = strength(realm, people)
    if tokens > 0:  # CONQ-6
        list_targets(realm, people, flags, tokens)
    if flags & CONVERTS:
        realm.legal[CONVERT] = convertible(realm, people, flags)
    if realm.advanced == 0:
        realm.legal[ABANDON] = realm.held[people]  # ABAN-1
    realm.legal[PLAIN] |= bit(STOP)  # TURN-4
    if realm.fresh:
        realm.legal[PLAIN] |= bit(DECLINE)  # TURN-5


def list_targets(realm: Realm, people: int, flags: int, tokens: int) -> None:
    """The regions within the people's means, within three pips of them (DIE-1), and within the dragon's."""
    mask = targets(realm, people, flags)
    dragons = realm.world.dragons[people] + realm.world.dragons[realm.power_of[people]]
    if dragons and realm.standing[people] == ACTIVE and realm.struck == 0:
        realm.legal[STRIKE] = mask
    within = mask & 0
    hopeful = mask & 0
    while mask:
        region = lowest(mask)
        price = cost(realm, people, region)
        if price <= tokens:
            within |= bit(region)
        elif price <= tokens + 3:
            hopeful |= bit(region)
        mask &= mask - 1
    realm.legal[CONQUER] = within
    if flags & BERSERK == 0:
        realm.legal[ATTEMPT] = hopeful
    elif within | hopeful:
        realm.legal[PLAIN] = bit(ROLL)  # POW-BERS-1, instead of a final attempt (EDGE-BERS-3)


def list_fury(realm: Realm) -> None:
    """After a berserk roll: one region it makes affordable, or stop (EDGE-BERS-2)."""
    people = realm.marcher
    mask = targets(realm, people, words(realm, people))
    within = mask & 0
    while mask:
        region = lowest(mask)
        if cost(realm, people, region) - realm.pips <= realm.hand[people]:
            within |= bit(region)
        mask &= mask - 1
    realm.legal[CONQUER] = within
    realm.legal[PLAIN] = bit(STOP)


def list_redeployment(realm: Realm) -> None:
    """Tokens and heroes must be put down, camps and a fortress may (EDGE-BIV-3, POW-FORT-1)."""
    seat = realm.turn
    realm.legal[PLACE] = room_for_tokens(realm, seat)
    realm.legal[CAMP] = room_for_camps(realm, seat)
    realm.legal[FORT] = room_for_forts(realm, seat)
    realm.legal[HERO] = room_for_heroes(realm, seat)
    if realm.legal[PLACE] == 0 and realm.legal[HERO] == 0:
        realm.legal[PLAIN] = bit(DONE)


def list_withdrawal(realm: Realm) -> None:
    """A defender must put all his tokens down (LOSS-7); his encampments he may keep."""
    realm.legal[PLACE] = room_for_tokens(realm, realm.moving)
    realm.legal[CAMP] = room_for_camps(realm, realm.moving)
    if realm.legal[PLACE] == 0:
        realm.legal[PLAIN] = bit(DONE)


def family_of(action: int) -> int:
    """The family an action id belongs to."""
    if action < PICK_AT:
        return action // REGIONS
    if action < ALLY_AT:
        return PICK
    if action < PLAIN_AT:
        return ALLY
    return PLAIN


def first_of(family: int) -> int:
    """The first id of a family."""
    if family <= PICK:
        return family * REGIONS
    return ALLY_AT if family == ALLY else PLAIN_AT


def is_legal(realm: Realm, action: int) -> int:
    """1 if the action (0 … ACTIONS − 1) is on the list."""
    list_actions(realm)
    family = family_of(action)
    return 1 if realm.legal[family] & bit(action - first_of(family)) else 0


def how_many(realm: Realm) -> int:
    """How many actions are legal."""
    list_actions(realm)
    total = 0
    for family in range(FAMILIES):
        if realm.legal[family]:
            total += count(realm.legal[family])
    return total


def nth_action(realm: Realm, k: int) -> int:
    """The k-th legal action, ascending; the list must have been made."""
    for family in range(FAMILIES):
        mask = realm.legal[family]
        if mask:
            size = count(mask)
            if k < size:
                return first_of(family) + member(mask, k)
            k -= size
    return NONE
