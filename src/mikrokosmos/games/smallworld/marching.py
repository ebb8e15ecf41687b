# cython: annotation_typing=False
"""Marching: which plan to follow, what to give up for it, and when a race is spent."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.smallworld.campaign import (
    best_root,
    extend,
    frontier,
    go_on,
    open_root,
    prepare,
    price_in,
    unfold,
)
from mikrokosmos.games.smallworld.danger import look_around
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.listing import first_of
from mikrokosmos.games.smallworld.mind import Mind
from mikrokosmos.games.smallworld.peoples import strength, words
from mikrokosmos.games.smallworld.prospects import (
    ahead,
    bonus_of,
    column_promise,
    declined_regions,
    headcount,
    legacy_of,
    pace_of,
    safety_of,
    turns_left,
)
from mikrokosmos.games.smallworld.realm import Realm
from mikrokosmos.games.smallworld.stakes import bonus_at, rank_opponents, weigh_regions


def consider_march(mind: Mind, realm: Realm) -> None:
    """Every first step with the best plan that begins with it; to stop is worth nothing."""
    people = realm.marcher
    seat = realm.turn
    tokens = strength(realm, people)
    held = realm.held[people]
    look_around(mind, realm, seat)
    rank_opponents(mind, realm, seat)
    weigh_regions(mind, realm, people)
    prepare(mind, realm, people, tokens)
    reach = frontier(mind, held)
    pips = realm.pips if realm.stage == ROLLED else 0
    begin_by_force(mind, realm, held, reach, tokens, pips)
    begin_by_magic(mind, realm, held, reach, tokens)
    begin_by_luck(mind, realm, held, reach, tokens)
    begin_by_leaving(mind, realm, held, tokens)
    unfold(mind, realm)
    if realm.legal[PLAIN] & bit(ROLL):
        roll_first(mind)
    best = best_root(mind)
    share_plan(mind, realm, best, held)
    for root in range(mind.roots):
        mind.note(mind.root_action[root], mind.root_value[root])
        if mind.explaining:
            give_motives(mind, root, held)
    if realm.legal[PLAIN] & bit(DECLINE):
        consider_decline(mind, realm, seat, best)


def begin_by_force(mind: Mind, realm: Realm, held: int, reach: int, tokens: int, pips: int) -> None:
    """First steps that cost tokens."""
    full = 1 if count(held) >= mind.capacity else 0
    mask = realm.legal[CONQUER]
    while mask:
        region = lowest(mask)
        root = open_root(mind, region, mind.gain[region], held | bit(region))
        if full:  # one region more, one less when the raiders leave
            mind.root_value[root] = mind.now[region] - 100 + mind.harm[region]
        else:
            left = tokens - price_in(mind, realm, held, region, pips)
            extend(mind, root, held, reach, region, left, 0, 0)
        mask &= mask - 1


def begin_by_magic(mind: Mind, realm: Realm, held: int, reach: int, tokens: int) -> None:
    """First steps by dragon or spell."""
    mask = realm.legal[STRIKE]
    while mask:
        region = lowest(mask)
        root = open_root(mind, STRIKE * REGIONS + region, mind.gain[region], held | bit(region))
        extend(mind, root, held, reach, region, tokens - 1, 0, DRAGON_USED)
        mask &= mask - 1
    mask = realm.legal[CONVERT]
    while mask:
        region = lowest(mask)
        root = open_root(mind, CONVERT * REGIONS + region, mind.gain[region], held | bit(region))
        owner = bit(realm.seat_of[realm.race_at[region]])
        extend(mind, root, held, reach, region, tokens, mind.spare, owner & 255)
        mask &= mask - 1


def begin_by_luck(mind: Mind, realm: Realm, held: int, reach: int, tokens: int) -> None:
    """The final die now, the berserk die first, or nothing more."""
    mask = realm.legal[ATTEMPT]
    while mask:
        region = lowest(mask)
        missing = price_in(mind, realm, held, region, 0) - tokens
        hope = mind.gain[region] * (4 - missing) // 6 if mind.gain[region] > 0 else mind.gain[region]
        root = open_root(mind, ATTEMPT * REGIONS + region, hope, held)
        mind.root_luck[root] = hope
        mask &= mask - 1
    open_root(mind, PLAIN_AT + STOP, 0, held)
    if realm.legal[PLAIN] & bit(ROLL):
        root = open_root(mind, PLAIN_AT + ROLL, 1, held)
        go_on(mind, root, held, reach, tokens, 1, 0)


def roll_first(mind: Mind) -> None:
    """The berserk die is free, so it goes before any conquest; but it may end the march, so a spell goes first."""
    best = NONE
    spell = NONE
    roll = 0
    for root in range(mind.roots):
        action = mind.root_action[root]
        if action == PLAIN_AT + ROLL:
            roll = root
        elif action < REGIONS:
            if best == NONE or mind.root_value[root] > mind.root_value[best]:
                best = root
        elif action // REGIONS == CONVERT and (spell == NONE or mind.root_value[root] > mind.root_value[spell]):
            spell = root
    if best != NONE and mind.root_value[best] >= mind.root_value[roll]:
        mind.root_value[roll] = mind.root_value[best] + 1
        mind.root_mask[roll] = mind.root_mask[best]
        mind.root_luck[roll] = mind.root_luck[best]
    if spell != NONE and 0 < mind.root_value[spell] <= mind.root_value[roll]:
        mind.root_value[spell] = mind.root_value[roll] + 1


def begin_by_leaving(mind: Mind, realm: Realm, held: int, tokens: int) -> None:
    """Give up a region for its token, or all of them to begin again from the edge of the map."""
    mask = realm.legal[ABANDON]
    everything = 0
    poorest = NONE
    lowest_loss = 0
    while mask:
        region = lowest(mask)
        loss = mind.now[region] + mind.later[region]
        rest = held & ~bit(region)
        root = open_root(mind, ABANDON * REGIONS + region, -loss, rest)
        go_on(mind, root, rest, frontier(mind, rest), tokens + 1, -loss, 0)
        everything += loss
        if poorest == NONE or loss < lowest_loss:
            poorest = root
            lowest_loss = loss
        mask &= mask - 1
    if poorest != NONE and held & (held - 1):
        nowhere = held & 0
        go_on(mind, poorest, nowhere, frontier(mind, nowhere), tokens + count(held), -everything, 0)


def share_plan(mind: Mind, realm: Realm, best: int, held: int) -> None:
    """Other first steps of the best plan are as good as it, if they can be taken now; the order is a detail."""
    badge = realm.power_of[mind.people]
    if mind.fury or mind.dragon or mind.spells or mind.world.beside[mind.people] or mind.world.beside[badge]:
        return  # with these the order is no detail
    planned = mind.root_mask[best] & ~held & realm.legal[CONQUER]
    for root in range(mind.roots):
        action = mind.root_action[root]
        if root != best and action < REGIONS and planned & bit(action):
            mind.root_value[root] = mind.root_value[best] - 1
            mind.root_mask[root] = mind.root_mask[best]
            mind.root_luck[root] = mind.root_luck[best] - 1


def give_motives(mind: Mind, root: int, held: int) -> None:
    """The terms of a plan's value."""
    action = mind.root_action[root]
    now = later = harm = left = 0
    mask = mind.root_mask[root] & ~held
    while mask:
        region = lowest(mask)
        now += mind.now[region]
        later += mind.later[region]
        harm += mind.harm[region]
        mask &= mask - 1
    mask = held & ~mind.root_mask[root]
    while mask:
        region = lowest(mask)
        left -= mind.now[region] + mind.later[region]
        mask &= mask - 1
    luck = mind.root_luck[root]
    mind.because(action, WHY_NOW, now)
    mind.because(action, WHY_HARM, harm)
    mind.because(action, WHY_LUCK, luck)
    mind.because(action, WHY_GIVEN_UP, left)
    # What is left over are small things, such as a token a spell brings: they count for later turns.
    mind.because(action, WHY_LATER, mind.root_value[root] - now - harm - luck - left)


def consider_decline(mind: Mind, realm: Realm, seat: int, best: int) -> None:
    """A decline now against the best plan with the race as it is, both counted to the end of the game."""
    people = realm.active[seat]
    turns = turns_left(mind, realm, seat)
    held = realm.held[people]
    tokens = strength(realm, people) + count(held)
    regions = count(held) * 100
    bonus = bonus_of(mind, realm, people, held)
    now = luck = harm = 0
    pace = pace_of(mind, realm, people)
    if realm.marcher == people:
        end = mind.root_mask[best]
        regions = count(end) * 100
        bonus = bonus_of(mind, realm, people, end)
        luck = mind.root_luck[best]
        mask = end & ~held
        while mask:
            region = lowest(mask)
            harm += mind.harm[region]
            now += mind.now[region] - 100 - bonus_at(realm, people, region)
            mask &= mask - 1
    elif tokens * 100 > regions:
        regions += (tokens * 100 - regions) * 100 // pace
    declined = declined_regions(realm, seat)
    if realm.endowed[people] == 0:
        now += (realm.world.windfall[people] + realm.world.windfall[realm.power_of[people]]) * 100
    safety = safety_of(mind, realm, people)
    staying = ahead(mind, turns, tokens * 100, regions, bonus + safety, declined, pace)
    flags = words(realm, people)
    if flags & STOUT:  # it may decline after scoring
        stout = mind.fresh_start[turns] + regions * mind.hold_declined[turns] // 100
        if stout > staying:
            staying = stout
    staying += regions + bonus + now + luck + harm + declined
    kept = count(held) * 100
    if realm.world.words[people] & INCOME_LASTS:
        kept += count(held & realm.world.income[people]) * 100
    if flags & ENDURES:
        kept += declined
    else:
        kept += enduring_regions(realm, seat)
    kept += kept * mind.hold_declined[turns] // 100
    fresh = 0
    if turns > 0:
        fresh = mind.fresh_start[turns] + column_promise(mind, realm, seat) + legacy_of(mind, realm, people, turns)
        fresh += mind.haste
    plan = mind.root_value[best]
    action = PLAIN_AT + DECLINE
    mind.note(action, kept + fresh - staying + plan)
    mind.because(action, WHY_KEPT, kept)
    mind.because(action, WHY_FRESH, fresh)
    mind.because(action, WHY_STAY, plan - staying)


def enduring_regions(realm: Realm, seat: int) -> int:
    """Regions of declined races that stay when another race declines, in hundredths."""
    regions = 0
    mask = realm.nations[seat]
    while mask:
        nation = lowest(mask)
        if realm.standing[nation] == DECLINED and words(realm, nation) & ENDURES:
            regions += count(realm.held[nation]) * 100
        mask &= mask - 1
    return regions


def consider_last_word(mind: Mind, realm: Realm) -> None:
    """Decline after scoring, or go on with the race: only turns to come count."""
    seat = realm.turn
    people = realm.active[seat]
    turns = turns_left(mind, realm, seat)
    held = realm.held[people]
    tokens = headcount(realm, people)
    declined = declined_regions(realm, seat)
    bonus = bonus_of(mind, realm, people, held) + safety_of(mind, realm, people)
    staying = ahead(mind, turns, tokens * 100, count(held) * 100, bonus, declined, pace_of(mind, realm, people))
    kept = (count(held) * 100 + enduring_regions(realm, seat)) * mind.hold_declined[turns] // 100
    fresh = 0
    if turns > 0:
        fresh = mind.fresh_start[turns] + column_promise(mind, realm, seat)
    mind.note(PLAIN_AT + DECLINE, kept + fresh - staying)
    mind.because(PLAIN_AT + DECLINE, WHY_KEPT, kept)
    mind.because(PLAIN_AT + DECLINE, WHY_FRESH, fresh)
    mind.because(PLAIN_AT + DECLINE, WHY_STAY, -staying)
    mind.note(PLAIN_AT + DONE, 0)


def consider_giving_up(mind: Mind, realm: Realm) -> None:
    """Raiders must leave a region: the one that means least."""
    people = realm.active[realm.turn]
    look_around(mind, realm, realm.turn)
    rank_opponents(mind, realm, realm.turn)
    weigh_regions(mind, realm, people)
    mask = realm.legal[ABANDON]
    while mask:
        region = lowest(mask)
        loss = mind.now[region] + mind.later[region]
        mind.note(first_of(ABANDON) + region, -loss)
        mind.because(first_of(ABANDON) + region, WHY_GIVEN_UP, -loss)
        mask &= mask - 1
