# cython: annotation_typing=False
"""Recruiting: the worth of each combo on show, on this board, against these neighbours, with these turns left."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.smallworld.campaign import frontier, go_on, open_root, prepare, unfold
from mikrokosmos.games.smallworld.column import pick
from mikrokosmos.games.smallworld.danger import look_around
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.mind import Mind
from mikrokosmos.games.smallworld.prospects import (
    ahead,
    bonus_of,
    declined_regions,
    legacy_of,
    pace_of,
    safety_of,
    turns_left,
)
from mikrokosmos.games.smallworld.realm import Realm
from mikrokosmos.games.smallworld.stakes import rank_opponents, weigh_regions


def consider_combos(mind: Mind, realm: Realm) -> None:
    """Try every combo the seat can pay for: its first turn planned, the turns after it estimated."""
    seat = realm.turn
    look_around(mind, realm, seat)
    rank_opponents(mind, realm, seat)
    slots = realm.legal[PICK]
    while slots:
        slot = lowest(slots)
        mind.note(PICK_AT + slot, worth_of_combo(mind, realm, mind.scratch, seat, slot))
        slots &= slots - 1


def worth_of_combo(mind: Mind, realm: Realm, table: Realm, seat: int, slot: int) -> int:
    """Coins in hundredths that a combo promises, from now to the end of the game; `table` is for trying it."""
    table.match(realm)
    pick(table, seat, slot)
    people = table.active[seat]
    badge = table.power_of[people]
    tokens = table.hand[people]
    turns = turns_left(mind, realm, seat)
    weigh_regions(mind, table, people)
    prepare(mind, table, people, tokens)
    root = open_root(mind, PICK_AT + slot, 0, 0)
    go_on(mind, root, 0, frontier(mind, 0), tokens, 0, 0)
    unfold(mind, table)
    held = mind.root_mask[root]
    regions = count(held)
    now = harm = later = 0
    mask = held
    while mask:
        region = lowest(mask)
        now += mind.now[region]
        harm += mind.harm[region]
        later += mind.later[region] - mind.hold[turns]
        mask &= mask - 1
    found = (realm.column_coins[slot] - slot) * 100
    raiders = table.world.raiders[people] + table.world.raiders[badge]
    bonus = bonus_of(mind, table, people, held)
    now += (table.world.stipend[people] + table.world.stipend[badge]) * 100
    now += (table.world.windfall[people] + table.world.windfall[badge]) * 100
    now += (table.world.forts[people] + table.world.forts[badge]) * 100
    spoils = table.world.spoils[people] + table.world.spoils[badge]
    bonus += safety_of(mind, table, people) + spoils * mind.loot
    force = (tokens - raiders) * 100 + raiders * 60
    declined = declined_regions(realm, seat)
    future = ahead(mind, turns, force, regions * 100, bonus, declined, pace_of(mind, table, people))
    future += later * mind.place // 100 + legacy_of(mind, table, people, turns)
    luck = mind.root_luck[root]
    action = PICK_AT + slot
    mind.because(action, WHY_PRICE, found)
    mind.because(action, WHY_NOW, now)
    mind.because(action, WHY_LUCK, luck)
    mind.because(action, WHY_HARM, harm)
    mind.because(action, WHY_AHEAD, future)
    return found + now + luck + harm + future
