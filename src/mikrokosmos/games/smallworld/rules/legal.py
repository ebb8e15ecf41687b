# cython: annotation_typing=False
"""The list of legal actions, as one set per family of actions."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.rules.conquest import convertible, cost, targets
from mikrokosmos.games.smallworld.rules.peoples import abilities, strength
from mikrokosmos.games.smallworld.rules.position import SmallWorldPosition
from mikrokosmos.games.smallworld.rules.redeployment import (
    room_for_camps,
    room_for_forts,
    room_for_heroes,
    room_for_tokens,
)
from mikrokosmos.games.smallworld.rules.turn import possible_allies


def list_actions(position: SmallWorldPosition) -> None:
    """Make the list anew, if anything has changed since it was made."""
    if position.listed:
        return
    for family in range(FAMILIES):
        position.legal[family] = 0
    position.listed = 1
    if position.moving < 0:
        return
    stage = position.stage
    if stage == CONQUEST:
        list_conquests(position)
    elif stage == REDEPLOYMENT:
        list_redeployment(position)
    elif stage == WITHDRAWAL:
        list_withdrawal(position)
    elif stage == PICKING:
        list_combos(position)
    elif stage == ROLLED:
        list_fury(position)
    elif stage == GIVING_UP:
        position.legal[ABANDON] = position.held[position.active[position.turn]]
    elif stage == PEACE:
        position.legal[ALLY] = possible_allies(position)
        position.legal[PLAIN] = bit(DONE)
    else:  # LAST_WORD
        position.legal[PLAIN] = bit(DECLINE) | bit(DONE)


def list_combos(position: SmallWorldPosition) -> None:
    """The combos the seat can pay for from its own coins (EDGE-COMBO-4, EDGE-COMBO-5); the top one is free."""
    affordable = position.coins[position.turn] + 1
    slots = position.column_size if position.column_size < affordable else affordable
    position.legal[PICK] = bit(slots) - 1


def list_conquests(position: SmallWorldPosition) -> None:
    """What a marching people may do: conquer, try its luck, use its powers, give up regions, decline, stop."""
    people = position.marcher
    flags = abilities(position, people)
    tokens = strength(position, people)
    if tokens > 0:  # CONQ-6
        list_targets(position, people, flags, tokens)
    if flags & CONVERTS:
        position.legal[CONVERT] = convertible(position, people, flags)
    position.legal[ABANDON] = leavable(position)
    if position.active[position.turn] == NONE and position.advanced == 0:
        list_combos(position)  # EDGE-GHOUL-2: the pick may come first
    position.legal[PLAIN] |= bit(STOP)  # TURN-4
    if position.fresh:
        position.legal[PLAIN] |= bit(DECLINE)  # TURN-5


def leavable(position: SmallWorldPosition) -> int:
    """The regions that may be given up now: before the first conquest (ABAN-1), or later if the table has decided so.

    Those of the active race may be given up before declined ones march (EDGE-GHOUL-2). Late, all of both races may be
    but those taken this turn, whose tokens stay (CONQ-5).
    """
    seat = position.turn
    if position.world.leaves_late:
        return marching_regions(position, seat) & ~position.conquered
    mask = position.held[position.marcher]
    if position.advanced:
        return mask & 0
    if position.active[seat] != NONE and position.world.first_rules == 0:
        mask |= position.held[position.active[seat]]
    return mask


def marching_regions(position: SmallWorldPosition, seat: int) -> int:
    """The regions of all peoples that march for a seat."""
    found = position.nations[seat] & 0
    mask = position.nations[seat]
    while mask:
        nation = lowest(mask)
        if position.standing[nation] == ACTIVE or abilities(position, nation) & MARCHES:
            found |= position.held[nation]
        mask &= mask - 1
    return found


def list_targets(position: SmallWorldPosition, people: int, flags: int, tokens: int) -> None:
    """The regions within the people's means, within three pips of them (DIE-1), and within the dragon's."""
    mask = targets(position, people, flags)
    dragons = position.world.dragons[people] + position.world.dragons[position.power_of[people]]
    if dragons and position.standing[people] == ACTIVE and position.struck == 0:
        position.legal[STRIKE] = mask
    within = mask & 0
    hopeful = mask & 0
    while mask:
        region = lowest(mask)
        price = cost(position, people, region)
        if price <= tokens:
            within |= bit(region)
        elif price <= tokens + 3:
            hopeful |= bit(region)
        mask &= mask - 1
    position.legal[CONQUER] = within
    if flags & BERSERK == 0:
        position.legal[ATTEMPT] = hopeful
    elif within | hopeful:
        position.legal[PLAIN] = bit(ROLL)  # POW-BERS-1, instead of a final attempt (EDGE-BERS-3)


def list_fury(position: SmallWorldPosition) -> None:
    """After a berserk roll: one region it makes affordable, or stop (EDGE-BERS-2)."""
    people = position.marcher
    mask = targets(position, people, abilities(position, people))
    within = mask & 0
    while mask:
        region = lowest(mask)
        if cost(position, people, region) - position.pips <= position.hand[people]:
            within |= bit(region)
        mask &= mask - 1
    position.legal[CONQUER] = within
    position.legal[PLAIN] = bit(STOP)


def list_redeployment(position: SmallWorldPosition) -> None:
    """Tokens and heroes must be put down, camps and a fortress may (EDGE-BIV-3, POW-FORT-1)."""
    seat = position.turn
    position.legal[PLACE] = room_for_tokens(position, seat)
    position.legal[CAMP] = room_for_camps(position, seat)
    position.legal[FORT] = room_for_forts(position, seat)
    position.legal[HERO] = room_for_heroes(position, seat)
    if position.legal[PLACE] == 0 and position.legal[HERO] == 0:
        position.legal[PLAIN] = bit(DONE)


def list_withdrawal(position: SmallWorldPosition) -> None:
    """A defender must put all his tokens down (LOSS-7); his encampments he may keep."""
    position.legal[PLACE] = room_for_tokens(position, position.moving)
    position.legal[CAMP] = room_for_camps(position, position.moving)
    if position.legal[PLACE] == 0:
        position.legal[PLAIN] = bit(DONE)


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


def is_legal(position: SmallWorldPosition, action: int) -> int:
    """1 if the action (0 … ACTIONS − 1) is on the list."""
    list_actions(position)
    family = family_of(action)
    return 1 if position.legal[family] & bit(action - first_of(family)) else 0


def how_many(position: SmallWorldPosition) -> int:
    """How many actions are legal."""
    list_actions(position)
    total = 0
    for family in range(FAMILIES):
        if position.legal[family]:
            total += count(position.legal[family])
    return total


def nth_action(position: SmallWorldPosition, k: int) -> int:
    """The k-th legal action, ascending; the list must have been made."""
    for family in range(FAMILIES):
        mask = position.legal[family]
        if mask:
            size = count(mask)
            if k < size:
                return first_of(family) + member(mask, k)
            k -= size
    return NONE
