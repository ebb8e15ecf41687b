# cython: annotation_typing=False
"""A campaign: the conquests of a turn planned as a whole, the final die included.

Plans grow side by side, one conquest at a time, and the most promising ones are gone on with. A plan is only a set of
regions, the tokens left and what it is worth, so that thousands of them can be weighed in a turn.
"""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.smallworld.conquest import at_peace, convertible
from mikrokosmos.games.smallworld.danger import around
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.mind import Mind
from mikrokosmos.games.smallworld.peoples import immune, words
from mikrokosmos.games.smallworld.prospects import headcount
from mikrokosmos.games.smallworld.realm import Realm


def prepare(mind: Mind, realm: Realm, people: int, tokens: int) -> None:
    """Note what the people may attack and what it pays; `tokens` is what it can march with."""
    badge = realm.power_of[people]
    flags = words(realm, people)
    active = 1 if realm.standing[people] == ACTIVE else 0
    mind.people = people
    mind.flags = flags
    everywhere = bit(mind.world.regions) - 1
    mind.open_to = (everywhere if flags & SAILS else mind.world.land) & ~immune(realm) & ~at_peace(realm, people)
    mind.spells = convertible(realm, people, flags) if flags & CONVERTS else 0
    dragons = realm.world.dragons[people] + realm.world.dragons[badge]
    mind.dragon = 1 if dragons and active and realm.struck == 0 else 0
    mind.fury = 1 if flags & BERSERK else 0
    raiders = realm.world.raiders[people] + realm.world.raiders[badge]
    mind.capacity = REGIONS
    if raiders and active:
        mind.capacity = headcount(realm, people) - raiders
        if mind.capacity < 1:
            mind.capacity = 1
    best = 0
    for region in range(mind.world.regions):
        price = mind.stand[region]
        if active:
            here = bit(region)
            if mind.world.discount[people] & here:
                price -= 1
            if mind.world.discount[badge] & here:
                price -= 1
        mind.price[region] = price
        promise = mind.gain[region] // price if price > 1 and mind.gain[region] > 0 else 0
        if promise > best:
            best = promise
    mind.tau = best * mind.promise // 100
    mind.roots = 0
    mind.plans = 0
    mind.row = 0


def frontier(mind: Mind, mask: int) -> int:
    """Where a people that holds these regions may go next."""
    if mask == 0:
        found = mind.world.entry
        if mind.flags & ENTERS_ANYWHERE:
            found |= mind.world.land
    else:
        found = around(mind, mask)
        if mind.flags & TUNNELS and mask & mind.world.caverns:
            found |= mind.world.caverns
    if mind.flags & FLIES:
        found |= mind.world.land
    return found


def price_in(mind: Mind, realm: Realm, mask: int, region: int, pips: int) -> int:
    """What a region costs a people that holds these regions, with so many pips from the berserk die."""
    price = mind.price[region] - pips
    near = mask & mind.world.near[region]
    if mind.flags & TUNNELS and mind.world.caverns & bit(region):
        near |= mask & mind.world.caverns  # to tunnellers all caverns are neighbours
    if near:
        if near & mind.world.beside[mind.people]:
            price -= 1
        if near & mind.world.beside[realm.power_of[mind.people]]:
            price -= 1
    return price if price > 1 else 1


def open_root(mind: Mind, action: int, value: int, mask: int) -> int:
    """A first step, worth this much if nothing comes after it; returns its number."""
    root = mind.roots
    mind.root_action[root] = action
    mind.root_value[root] = value
    mind.root_mask[root] = mask
    mind.root_luck[root] = 0
    mind.roots += 1
    return root


def go_on(mind: Mind, root: int, mask: int, reach: int, tokens: int, value: int, used: int) -> None:
    """Keep a plan to go on with, if it is among the most promising."""
    if value > mind.root_value[root]:
        mind.root_value[root] = value
        mind.root_mask[root] = mask
        mind.root_luck[root] = 0
    rank = value + tokens * mind.tau
    at = mind.row
    end = mind.row + mind.plans
    worst = at
    while at < end:
        if mind.plan_mask[at] == mask and mind.plan_used[at] == used:
            if rank <= mind.plan_rank[at]:
                return  # the same regions by another way, at a better price
            break
        if mind.plan_rank[at] < mind.plan_rank[worst]:
            worst = at
        at += 1
    if at == end:
        if mind.plans < mind.width:
            mind.plans += 1
        elif rank > mind.plan_rank[worst]:
            at = worst
        else:
            return
    mind.plan_mask[at] = mask
    mind.plan_around[at] = reach
    mind.plan_tokens[at] = tokens
    mind.plan_value[at] = value
    mind.plan_rank[at] = rank
    mind.plan_root[at] = root
    mind.plan_used[at] = used


def extend(mind: Mind, root: int, mask: int, reach: int, region: int, tokens: int, value: int, used: int) -> None:
    """A plan with one region more; `tokens` are those left after it."""
    if mask == 0 and mind.flags & FLIES == 0:
        reach = reach & 0  # from now on only what lies beside
    reach = reach | mind.world.near[region]
    if mind.flags & TUNNELS and mind.world.caverns & bit(region):
        reach = reach | mind.world.caverns
    go_on(mind, root, mask | bit(region), reach, tokens, value + mind.gain[region], used)


def explore(mind: Mind, realm: Realm, at: int) -> None:
    """All ways to go on with a plan: by force, by dragon, by spell; and the die, if it ends here."""
    mask = mind.plan_mask[at]
    reach = mind.plan_around[at]
    tokens = mind.plan_tokens[at]
    value = mind.plan_value[at]
    root = mind.plan_root[at]
    used = mind.plan_used[at]
    full = 1 if count(mask) >= mind.capacity else 0
    flying = 1 if mind.dragon and used & DRAGON_USED == 0 and tokens > 0 else 0
    luck = 0
    choice = reach & mind.open_to & ~mask
    while choice:
        region = lowest(choice)
        price = price_in(mind, realm, mask, region, mind.fury)
        if full == 0:
            if price <= tokens:
                extend(mind, root, mask, reach, region, tokens - price, value, used)
            elif tokens > 0 and mind.fury == 0 and price <= tokens + 3:
                hope = mind.gain[region] * (4 - price + tokens) // 6 if mind.gain[region] > 0 else 0
                if hope > luck:
                    luck = hope
            if flying and price > 1:
                extend(mind, root, mask, reach, region, tokens - 1, value, used | DRAGON_USED)
            if mind.spells & bit(region):
                owner = bit(realm.seat_of[realm.race_at[region]])
                if used & owner == 0:
                    extend(mind, root, mask, reach, region, tokens, value + mind.spare, used | owner)
        choice &= choice - 1
    if value + luck > mind.root_value[root]:
        mind.root_value[root] = value + luck
        mind.root_mask[root] = mask
        mind.root_luck[root] = luck


def unfold(mind: Mind, realm: Realm) -> None:
    """Go on with plans until none can grow."""
    for _ in range(mind.depth):
        if mind.plans == 0:
            return
        first = mind.row
        plans = mind.plans
        mind.row = 32 - first
        mind.plans = 0
        for at in range(first, first + plans):
            explore(mind, realm, at)


def best_root(mind: Mind) -> int:
    """The first step of the best plan; of equals the first."""
    best = 0
    for root in range(1, mind.roots):
        if mind.root_value[root] > mind.root_value[best]:
            best = root
    return best
