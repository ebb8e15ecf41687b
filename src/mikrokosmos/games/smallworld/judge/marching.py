# cython: annotation_typing=False
"""Marching: which plan to follow, what to give up for it, and when a race is spent."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.judge.campaign import (
    best_root,
    extend,
    frontier,
    go_on,
    open_root,
    prepare,
    price_in,
    unfold,
)
from mikrokosmos.games.smallworld.judge.danger import assess_dangers
from mikrokosmos.games.smallworld.judge.prospects import (
    ahead,
    bonus_of,
    column_promise,
    declined_regions,
    first_turn,
    headcount,
    legacy_of,
    pace_of,
    safety_of,
    turns_left,
)
from mikrokosmos.games.smallworld.judge.raiders import force_of, gain_beside, still_held
from mikrokosmos.games.smallworld.judge.region_values import bonus_at, rank_opponents, weigh_harm, weigh_regions
from mikrokosmos.games.smallworld.judge.scratchpad import Scratchpad
from mikrokosmos.games.smallworld.rules.legal import first_of
from mikrokosmos.games.smallworld.rules.peoples import abilities, strength
from mikrokosmos.games.smallworld.rules.position import SmallWorldPosition
from mikrokosmos.games.smallworld.rules.scoring import windfall_of


def consider_march(pad: Scratchpad, position: SmallWorldPosition) -> None:
    """Every first step with the best plan that begins with it; to stop is worth nothing."""
    people = position.marcher
    seat = position.turn
    tokens = strength(position, people)
    held = position.held[people]
    assess_dangers(pad, position, seat)
    rank_opponents(pad, position, seat)
    weigh_harm(pad, position, position.turn, people)
    weigh_regions(pad, position, people)
    prepare(pad, position, people, tokens)
    pad.forfeit = forfeit_of(pad, position, seat)
    reach = frontier(pad, held)
    pips = position.pips if position.stage == ROLLED else 0
    begin_by_force(pad, position, held, reach, tokens, pips)
    begin_by_magic(pad, position, held, reach, tokens)
    begin_by_luck(pad, position, held, reach, tokens)
    begin_by_leaving(pad, position, held, tokens)
    begin_by_leaving_others(pad, position, held)
    unfold(pad, position)
    if position.legal[PLAIN] & bit(ROLL):
        roll_first(pad)
    best = best_root(pad)
    share_plan(pad, position, best, held)
    for root in range(pad.roots):
        pad.note(pad.root_action[root], pad.root_value[root])
        if pad.explaining:
            give_motives(pad, root, held)
    if position.legal[PLAIN] & bit(DECLINE):
        consider_decline(pad, position, seat, best)


def begin_by_force(
    pad: Scratchpad, position: SmallWorldPosition, held: int, reach: int, tokens: int, pips: int
) -> None:
    """First steps that cost tokens."""
    room = 1 if count(held) < pad.capacity else 0
    mask = position.legal[CONQUER]
    while mask:
        region = lowest(mask)
        root = open_root(pad, region, gain_beside(pad, held, region), held | bit(region))
        if room:
            left = tokens - price_in(pad, held, region, pips)
            extend(pad, root, held, reach, region, left, 0, 0)
        mask &= mask - 1


def begin_by_magic(pad: Scratchpad, position: SmallWorldPosition, held: int, reach: int, tokens: int) -> None:
    """First steps by dragon or spell."""
    room = 1 if count(held) < pad.capacity else 0
    mask = position.legal[STRIKE]
    while mask:
        region = lowest(mask)
        root = open_root(pad, STRIKE * REGIONS + region, gain_beside(pad, held, region), held | bit(region))
        if room:
            extend(pad, root, held, reach, region, tokens - 1, 0, DRAGON_USED)
        mask &= mask - 1
    mask = position.legal[CONVERT]
    while mask:
        region = lowest(mask)
        root = open_root(pad, CONVERT * REGIONS + region, pad.gain[region], held | bit(region))
        owner = bit(position.seat_of[position.race_at[region]])
        extend(pad, root, held, reach, region, tokens, pad.spare, owner & 255)
        mask &= mask - 1


def begin_by_luck(pad: Scratchpad, position: SmallWorldPosition, held: int, reach: int, tokens: int) -> None:
    """The final die now, the berserk die first, or nothing more."""
    mask = position.legal[ATTEMPT]
    while mask:
        region = lowest(mask)
        missing = price_in(pad, held, region, 0) - tokens
        hope = gain_beside(pad, held, region)
        if hope > 0:
            hope = hope * (4 - missing) // 6
        hope -= pad.forfeit
        root = open_root(pad, ATTEMPT * REGIONS + region, hope, held)
        pad.root_luck[root] = hope
        mask &= mask - 1
    open_root(pad, PLAIN_AT + STOP, 0, held)
    if position.legal[PLAIN] & bit(ROLL):
        root = open_root(pad, PLAIN_AT + ROLL, 1, held)
        go_on(pad, root, held, reach, tokens, 1, 0)


def roll_first(pad: Scratchpad) -> None:
    """The berserk die is free, so it goes before any conquest; but it may end the march, so a spell goes first."""
    best = NONE
    spell = NONE
    roll = 0
    for root in range(pad.roots):
        action = pad.root_action[root]
        if action == PLAIN_AT + ROLL:
            roll = root
        elif action < REGIONS:
            if best == NONE or pad.root_value[root] > pad.root_value[best]:
                best = root
        elif action // REGIONS == CONVERT and (spell == NONE or pad.root_value[root] > pad.root_value[spell]):
            spell = root
    if best != NONE and pad.root_value[best] >= pad.root_value[roll]:
        pad.root_value[roll] = pad.root_value[best] + 1
        pad.root_mask[roll] = pad.root_mask[best]
        pad.root_luck[roll] = pad.root_luck[best]
    if spell != NONE and 0 < pad.root_value[spell] <= pad.root_value[roll]:
        pad.root_value[spell] = pad.root_value[roll] + 1


def begin_by_leaving(pad: Scratchpad, position: SmallWorldPosition, held: int, tokens: int) -> None:
    """Give up a region for its token, or all of them to begin again from the edge of the map."""
    mask = position.legal[ABANDON] & held
    all_of_them = 1 if mask == held else 0
    everything = 0
    poorest = NONE
    lowest_loss = 0
    while mask:
        region = lowest(mask)
        loss = pad.now[region] + pad.later[region]
        rest = held & ~bit(region)
        root = open_root(pad, ABANDON * REGIONS + region, -loss, rest)
        go_on(pad, root, rest, frontier(pad, rest), tokens + 1, -loss, 0)
        everything += loss
        if poorest == NONE or loss < lowest_loss:
            poorest = root
            lowest_loss = loss
        mask &= mask - 1
    if poorest != NONE and all_of_them and held & (held - 1):
        nowhere = held & 0
        go_on(pad, poorest, nowhere, frontier(pad, nowhere), tokens + count(held), -everything, 0)


def begin_by_leaving_others(pad: Scratchpad, position: SmallWorldPosition, held: int) -> None:
    """Give up a region of the seat's other race: nothing comes of it for this one."""
    mask = position.legal[ABANDON] & ~held
    while mask:
        region = lowest(mask)
        open_root(pad, ABANDON * REGIONS + region, -pad.now[region] - pad.later[region], held)
        mask &= mask - 1


def forfeit_of(pad: Scratchpad, position: SmallWorldPosition, seat: int) -> int:
    """What a final attempt now would cost a seat: if it ends all conquests, those of the active race (EDGE-GHOUL-4)."""
    people = position.active[seat]
    if pad.world.die_for_each or people == position.marcher:
        return 0
    if people == NONE:  # a combo is to be picked yet, and would stand idle
        return pad.first_regions + pad.first_bonus
    troops = headcount(position, people) - count(position.held[people])
    regions = troops * 10000 // pace_of(pad, position, people)
    return regions * (100 + pad.hold[turns_left(pad, position, seat)]) // 100


def share_plan(pad: Scratchpad, position: SmallWorldPosition, best: int, held: int) -> None:
    """Other first steps of the best plan are as good as it, if they can be taken now; the order is a detail."""
    badge = position.power_of[pad.people]
    if pad.fury or pad.dragon or pad.spells or pad.world.beside[pad.people] or pad.world.beside[badge]:
        return  # with these the order is no detail
    planned = pad.root_mask[best] & ~held & position.legal[CONQUER]
    for root in range(pad.roots):
        action = pad.root_action[root]
        if root != best and action < REGIONS and planned & bit(action):
            pad.root_value[root] = pad.root_value[best] - 1
            pad.root_mask[root] = pad.root_mask[best]
            pad.root_luck[root] = pad.root_luck[best] - 1


def give_motives(pad: Scratchpad, root: int, held: int) -> None:
    """The terms of a plan's value."""
    action = pad.root_action[root]
    now = later = harm = left = 0
    mask = pad.root_mask[root] & ~held
    while mask:
        region = lowest(mask)
        now += pad.now[region]
        later += pad.later[region]
        harm += pad.harm[region]
        mask &= mask - 1
    mask = held & ~pad.root_mask[root]
    while mask:
        region = lowest(mask)
        left -= pad.now[region] + pad.later[region]
        mask &= mask - 1
    luck = pad.root_luck[root]
    pad.because(action, WHY_NOW, now)
    pad.because(action, WHY_HARM, harm)
    pad.because(action, WHY_LUCK, luck)
    pad.because(action, WHY_GIVEN_UP, left)
    # What is left over are small things, such as a token a spell brings: they count for later turns.
    pad.because(action, WHY_LATER, pad.root_value[root] - now - harm - luck - left)


def consider_decline(pad: Scratchpad, position: SmallWorldPosition, seat: int, best: int) -> None:
    """A decline now against the best plan with the race as it is, both counted to the end of the game."""
    people = position.active[seat]
    turns = turns_left(pad, position, seat)
    held = position.held[people]
    force = force_of(position, people, strength(position, people) + count(held))
    regions = count(held) * 100
    bonus = bonus_of(pad, position, people, held)
    now = luck = harm = spent = 0
    pace = pace_of(pad, position, people)
    if position.marcher == people:
        end = still_held(pad, pad.root_mask[best])
        regions = count(end) * 100
        bonus = bonus_of(pad, position, people, end)
        luck = pad.root_luck[best]
        if only_hopes(pad, end, held, strength(position, people) + count(held)):
            spent = 1
            sure = bonus_of(pad, position, people, held & 0)
            luck += (regions + bonus - sure) // 2  # the berserk die shows a pip every second time
            regions = 0
            bonus = sure
        mask = pad.root_mask[best] & ~held
        while mask:
            region = lowest(mask)
            harm += pad.harm[region]
            now += pad.now[region] - 100 - bonus_at(position, people, region)
            mask &= mask - 1
    elif force > regions:
        regions += (force - regions) * 100 // pace
    declined = declined_regions(position, seat)
    now += (windfall_of(position, people, people) + windfall_of(position, people, position.power_of[people])) * 100
    safety = safety_of(pad, position, people)
    staying = ahead(pad, turns, force, regions, bonus + safety, declined, pace)
    flags = abilities(position, people)
    if flags & STOUT:  # it may decline after scoring
        stout = pad.fresh_start[turns] + regions * pad.hold_declined[turns] // 100
        if stout > staying:
            staying = stout
    staying += regions + bonus + now + luck + harm + declined
    kept = count(held) * 100
    if position.world.abilities[people] & INCOME_LASTS:
        kept += count(held & position.world.income[people]) * 100
    if flags & ENDURES:
        kept += declined
    else:
        kept += enduring_regions(position, seat)
    kept += kept * pad.hold_declined[turns] // 100
    fresh = 0
    if turns > 0:
        fresh = pad.fresh_start[turns] + column_promise(pad, position, seat) + legacy_of(pad, position, people, turns)
        fresh += pad.haste
        if spent:
            coming = first_turn(pad, position, seat)
            if coming > fresh:
                fresh = coming
    plan = pad.root_value[best]
    action = PLAIN_AT + DECLINE
    pad.note(action, kept + fresh - staying + plan)
    pad.because(action, WHY_KEPT, kept)
    pad.because(action, WHY_FRESH, fresh)
    pad.because(action, WHY_STAY, plan - staying)


def only_hopes(pad: Scratchpad, end: int, held: int, tokens: int) -> int:
    """1 if a plan that ends with these regions may end with none, if the die is unkind; `tokens` are all there are."""
    if end & held:
        return 0
    if pad.fury == 0:
        return 1 if end == 0 else 0
    nowhere = held & 0
    mask = end & frontier(pad, nowhere)
    while mask:
        if price_in(pad, nowhere, lowest(mask), 0) <= tokens:
            return 0
        mask &= mask - 1
    return 1


def enduring_regions(position: SmallWorldPosition, seat: int) -> int:
    """Regions of declined races that stay when another race declines, in hundredths."""
    regions = 0
    mask = position.nations[seat]
    while mask:
        nation = lowest(mask)
        if position.standing[nation] == DECLINED and abilities(position, nation) & ENDURES:
            regions += count(position.held[nation]) * 100
        mask &= mask - 1
    return regions


def consider_last_word(pad: Scratchpad, position: SmallWorldPosition) -> None:
    """Decline after scoring, or go on with the race: only turns to come count."""
    seat = position.turn
    people = position.active[seat]
    turns = turns_left(pad, position, seat)
    held = position.held[people]
    force = force_of(position, people, headcount(position, people))
    declined = declined_regions(position, seat)
    bonus = bonus_of(pad, position, people, held) + safety_of(pad, position, people)
    staying = ahead(pad, turns, force, count(held) * 100, bonus, declined, pace_of(pad, position, people))
    kept = (count(held) * 100 + enduring_regions(position, seat)) * pad.hold_declined[turns] // 100
    fresh = 0
    if turns > 0:
        fresh = pad.fresh_start[turns] + column_promise(pad, position, seat)
    pad.note(PLAIN_AT + DECLINE, kept + fresh - staying)
    pad.because(PLAIN_AT + DECLINE, WHY_KEPT, kept)
    pad.because(PLAIN_AT + DECLINE, WHY_FRESH, fresh)
    pad.because(PLAIN_AT + DECLINE, WHY_STAY, -staying)
    pad.note(PLAIN_AT + DONE, 0)


def consider_giving_up(pad: Scratchpad, position: SmallWorldPosition) -> None:
    """Raiders must leave a region: the one that means least."""
    people = position.active[position.turn]
    assess_dangers(pad, position, position.turn)
    rank_opponents(pad, position, position.turn)
    weigh_harm(pad, position, position.turn, people)
    weigh_regions(pad, position, people)
    mask = position.legal[ABANDON]
    while mask:
        region = lowest(mask)
        loss = pad.now[region] + pad.later[region]
        pad.note(first_of(ABANDON) + region, -loss)
        pad.because(first_of(ABANDON) + region, WHY_GIVEN_UP, -loss)
        mask &= mask - 1
