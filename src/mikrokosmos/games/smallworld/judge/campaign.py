# cython: annotation_typing=False
"""A campaign: the conquests of a turn planned as a whole, the final die included.

Plans grow side by side, one conquest at a time, and the most promising ones are gone on with. A plan is only a set of
regions, the tokens left and what it is worth, so that thousands of them can be weighed in a turn.
"""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.judge.danger import around
from mikrokosmos.games.smallworld.judge.prospects import headcount
from mikrokosmos.games.smallworld.judge.raiders import raiders_of
from mikrokosmos.games.smallworld.judge.scratchpad import Scratchpad
from mikrokosmos.games.smallworld.rules.conquest import at_peace, convertible, own_tokens
from mikrokosmos.games.smallworld.rules.peoples import abilities, immune
from mikrokosmos.games.smallworld.rules.position import SmallWorldPosition

LOWEST = -1_000_000_000
"""Less than any plan is worth."""


def prepare(pad: Scratchpad, position: SmallWorldPosition, people: int, tokens: int) -> None:
    """Note what the people may attack and what it pays; `tokens` is what it can march with."""
    badge = position.power_of[people]
    flags = abilities(position, people)
    active = 1 if position.standing[people] == ACTIVE else 0
    pad.people = people
    pad.flags = flags
    everywhere = bit(pad.world.regions) - 1
    pad.open_to = (
        (everywhere if flags & SAILS else pad.world.land) & ~immune(position, people) & ~at_peace(position, people)
    )
    pad.spells = convertible(position, people, flags) if flags & CONVERTS else 0
    pad.beside_race = pad.world.beside[people] if active else 0  # a declined people has no discounts (DECL-8)
    pad.beside_power = pad.world.beside[badge] if active else 0
    dragons = position.world.dragons[people] + position.world.dragons[badge]
    pad.dragon = 1 if dragons and active and position.struck == 0 else 0
    pad.fury = 1 if flags & BERSERK else 0
    raiders = raiders_of(position, people)
    pad.capacity = REGIONS
    if raiders and active:
        pad.capacity = headcount(position, people) - raiders
    best = 0
    for region in range(pad.world.regions):
        price = pad.stand[region]
        if pad.world.ignores_own:
            price -= own_tokens(position, position.seat_of[people], region)
        if active:
            here = bit(region)
            if pad.world.discount[people] & here:
                price -= 1
            if pad.world.discount[badge] & here:
                price -= 1
        pad.price[region] = price
        promise = pad.gain[region] // price if price > 1 and pad.gain[region] > 0 else 0
        if promise > best:
            best = promise
    pad.tau = best * pad.promise // 100
    pad.forfeit = 0
    pad.roots = 0
    open_row(pad, 0)


def frontier(pad: Scratchpad, mask: int) -> int:
    """Where a people that holds these regions may go next."""
    if mask == 0:
        found = pad.world.entry
        if pad.flags & ENTERS_ANYWHERE:
            found |= pad.world.land
    else:
        found = around(pad, mask)
        if pad.flags & TUNNELS and mask & pad.world.caverns:
            found |= pad.world.caverns
    if pad.flags & FLIES:
        found |= pad.world.land
    return found


def price_in(pad: Scratchpad, mask: int, region: int, pips: int) -> int:
    """What a region costs a people that holds these regions, with so many pips from the berserk die."""
    price = pad.price[region] - pips
    if pad.beside_race | pad.beside_power:
        near = pad.world.near[region]
        if pad.flags & TUNNELS and pad.world.caverns & bit(region):
            near |= pad.world.caverns  # to tunnellers all caverns are neighbours
        if mask & near & pad.beside_race:
            price -= 1
        if mask & near & pad.beside_power:
            price -= 1
    return price if price > 1 else 1


def open_root(pad: Scratchpad, action: int, value: int, mask: int) -> int:
    """A first step, worth this much if nothing comes after it; returns its number."""
    root = pad.roots
    pad.root_action[root] = action
    pad.root_value[root] = value
    pad.root_mask[root] = mask
    pad.root_luck[root] = 0
    pad.roots += 1
    return root


def open_row(pad: Scratchpad, row: int) -> None:
    """Begin the row of the next plans, as yet empty; the other row holds the plans they come from."""
    pad.row = row
    pad.plans = 0
    pad.worst = row
    pad.floor = LOWEST


def go_on(pad: Scratchpad, root: int, mask: int, reach: int, tokens: int, value: int, used: int) -> None:
    """Keep a plan to go on with, if it is among the most promising."""
    if value > pad.root_value[root]:
        pad.root_value[root] = value
        pad.root_mask[root] = mask
        pad.root_luck[root] = 0
    rank = value + tokens * pad.tau
    if rank <= pad.floor:
        return
    at = pad.row
    end = pad.row + pad.plans
    while at < end:
        if pad.plan_mask[at] == mask and pad.plan_used[at] == used:
            if rank <= pad.plan_rank[at]:
                return  # the same regions by another way, at a better price
            break
        at += 1
    if at == end:
        if pad.plans < pad.width:
            pad.plans += 1
        else:
            at = pad.worst
    pad.plan_mask[at] = mask
    pad.plan_around[at] = reach
    pad.plan_tokens[at] = tokens
    pad.plan_value[at] = value
    pad.plan_rank[at] = rank
    pad.plan_root[at] = root
    pad.plan_used[at] = used
    if pad.plans == pad.width:
        find_worst(pad)


def matters(pad: Scratchpad, root: int, value: int, tokens: int) -> int:
    """1 if a plan may be kept to go on with, or is the best that comes of its first step: a quick look beforehand."""
    return 1 if value + tokens * pad.tau > pad.floor or value > pad.root_value[root] else 0


def find_worst(pad: Scratchpad) -> None:
    """Note the least promising plan of a full row, of equals the first: whatever is to come in must outrank it."""
    worst = pad.row
    for at in range(pad.row + 1, pad.row + pad.plans):
        if pad.plan_rank[at] < pad.plan_rank[worst]:
            worst = at
    pad.worst = worst
    pad.floor = pad.plan_rank[worst]


def extend(pad: Scratchpad, root: int, mask: int, reach: int, region: int, tokens: int, value: int, used: int) -> None:
    """A plan with one region more; `tokens` are those left after it."""
    if mask == 0 and pad.flags & FLIES == 0:
        reach = reach & 0  # from now on only what lies beside
    reach = reach | pad.world.near[region]
    if pad.flags & TUNNELS and pad.world.caverns & bit(region):
        reach = reach | pad.world.caverns
    go_on(pad, root, mask | bit(region), reach, tokens, value + pad.gain[region], used)


def explore(pad: Scratchpad, position: SmallWorldPosition, at: int) -> None:
    """All ways to go on with a plan: by force, by dragon, by spell; and the die, if it ends here."""
    mask = pad.plan_mask[at]
    reach = pad.plan_around[at]
    tokens = pad.plan_tokens[at]
    value = pad.plan_value[at]
    root = pad.plan_root[at]
    used = pad.plan_used[at]
    flying = 1 if pad.dragon and used & DRAGON_USED == 0 and tokens > 0 else 0
    most = 0  # that the final die may bring, in sixths
    choice = reach & pad.open_to & ~mask
    if count(mask) >= pad.capacity:
        choice = choice & 0
    if tokens == 0:
        choice &= pad.spells  # nothing else is free
    while choice:
        region = lowest(choice)
        price = price_in(pad, mask, region, pad.fury)
        if price <= tokens:
            if matters(pad, root, value + pad.gain[region], tokens - price):
                extend(pad, root, mask, reach, region, tokens - price, value, used)
        elif tokens > 0 and pad.fury == 0 and price <= tokens + 3:
            hope = pad.gain[region] * (4 - price + tokens)
            if hope > most:
                most = hope
        if flying and price > 1:
            extend(pad, root, mask, reach, region, tokens - 1, value, used | DRAGON_USED)
        if pad.spells & bit(region):
            owner = bit(position.seat_of[position.race_at[region]])
            if used & owner == 0:
                extend(pad, root, mask, reach, region, tokens, value + pad.spare, used | owner)
        choice &= choice - 1
    luck = most // 6 - pad.forfeit
    if luck < 0:
        luck = 0
    if value + luck > pad.root_value[root]:
        pad.root_value[root] = value + luck
        pad.root_mask[root] = mask
        pad.root_luck[root] = luck


def unfold(pad: Scratchpad, position: SmallWorldPosition) -> None:
    """Go on with plans until none can grow."""
    for _ in range(pad.depth):
        if pad.plans == 0:
            return
        first = pad.row
        plans = pad.plans
        open_row(pad, 32 - first)
        for at in range(first, first + plans):
            explore(pad, position, at)


def best_root(pad: Scratchpad) -> int:
    """The first step of the best plan; of equals the first."""
    best = 0
    for root in range(1, pad.roots):
        if pad.root_value[root] > pad.root_value[best]:
            best = root
    return best
