# cython: annotation_typing=False
"""Recruiting: the worth of each combo on show, on this board, against these neighbours, with these turns left."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.judge.campaign import frontier, go_on, open_root, prepare, unfold
from mikrokosmos.games.smallworld.judge.danger import assess_dangers
from mikrokosmos.games.smallworld.judge.prospects import (
    ahead,
    bonus_of,
    declined_regions,
    legacy_of,
    pace_of,
    safety_of,
    turns_left,
)
from mikrokosmos.games.smallworld.judge.raiders import force_of
from mikrokosmos.games.smallworld.judge.region_values import rank_opponents, weigh_harm, weigh_regions
from mikrokosmos.games.smallworld.judge.scratchpad import Scratchpad
from mikrokosmos.games.smallworld.rules.column import pick
from mikrokosmos.games.smallworld.rules.position import SmallWorldPosition
from mikrokosmos.games.smallworld.rules.scoring import windfall_of


def consider_combos(pad: Scratchpad, position: SmallWorldPosition) -> None:
    """Try every combo the seat can pay for: its first turn planned, the turns after it estimated."""
    seat = position.turn
    assess_dangers(pad, position, seat)
    rank_opponents(pad, position, seat)
    weigh_harm(pad, position, seat, NONE)  # the same whatever is picked
    slots = position.legal[PICK]
    while slots:
        slot = lowest(slots)
        pad.note(PICK_AT + slot, worth_of_combo(pad, position, pad.scratch, seat, slot))
        slots &= slots - 1


def consider_picking_first(pad: Scratchpad, position: SmallWorldPosition) -> None:
    """Picks beside a march that may come before or after them (EDGE-GHOUL-2): each with the best of what comes next.

    The march goes first if all else is equal, since more is known when it is over.
    """
    marches = pad.found
    plan = pad.values[pad.best()] - 1
    consider_combos(pad, position)
    most = pad.values[marches]
    for at in range(marches, pad.found):
        if pad.values[at] > most:
            most = pad.values[at]
    for at in range(pad.found):
        after = most if at < marches else plan
        pad.values[at] += after
        pad.because(pad.moves[at], WHY_NEXT, after)


def worth_of_combo(
    pad: Scratchpad, position: SmallWorldPosition, table: SmallWorldPosition, seat: int, slot: int
) -> int:
    """Coins in hundredths that a combo promises, from now to the end of the game; `table` is for trying it."""
    table.match(position)
    pick(table, seat, slot)
    people = table.active[seat]
    badge = table.power_of[people]
    tokens = table.hand[people]
    turns = turns_left(pad, position, seat)
    weigh_regions(pad, table, people)
    prepare(pad, table, people, tokens)
    root = open_root(pad, PICK_AT + slot, 0, 0)
    go_on(pad, root, 0, frontier(pad, 0), tokens, 0, 0)
    unfold(pad, table)
    held = pad.root_mask[root]
    regions = count(held)
    now = harm = later = 0
    mask = held
    while mask:
        region = lowest(mask)
        now += pad.now[region]
        harm += pad.harm[region]
        later += pad.later[region] - pad.hold[turns]
        mask &= mask - 1
    found = (position.column_coins[slot] - slot) * 100
    bonus = bonus_of(pad, table, people, held)
    now += (table.world.stipend[people] + table.world.stipend[badge]) * 100
    now += (windfall_of(table, people, people) + windfall_of(table, people, badge)) * 100
    now += (table.world.forts[people] + table.world.forts[badge]) * 100
    spoils = table.world.spoils[people] + table.world.spoils[badge]
    bonus += safety_of(pad, table, people) + spoils * pad.loot
    force = force_of(table, people, tokens)
    declined = declined_regions(position, seat)
    future = ahead(pad, turns, force, regions * 100, bonus, declined, pace_of(pad, table, people))
    future += later * pad.opening // 100 + legacy_of(pad, table, people, turns)
    luck = pad.root_luck[root]
    action = PICK_AT + slot
    pad.because(action, WHY_PRICE, found)
    pad.because(action, WHY_NOW, now)
    pad.because(action, WHY_LUCK, luck)
    pad.because(action, WHY_HARM, harm)
    pad.because(action, WHY_AHEAD, future)
    return found + now + luck + harm + future
