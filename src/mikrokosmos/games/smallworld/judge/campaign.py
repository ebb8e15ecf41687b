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
    price_regions(pad, position, people, active)
    pad.forfeit = 0
    pad.roots = 0
    open_row(pad, 0, pad.width)


def price_regions(pad: Scratchpad, position: SmallWorldPosition, people: int, active: int) -> None:
    """Note what every region costs, which ones so many tokens can pay for, and what a token left promises."""
    badge = position.power_of[people]
    for tokens in range(MEANS + 1):
        pad.within[tokens] = 0
        pad.top[tokens] = 0
    best = 0
    by_race = pad.world.discount[people] if active else pad.open_to & 0
    by_power = pad.world.discount[badge] if active else pad.open_to & 0
    for region in range(pad.world.regions):
        here = bit(region)
        price = pad.stand[region] - (by_race >> region & 1) - (by_power >> region & 1)
        if pad.world.ignores_own:
            price -= own_tokens(position, position.seat_of[people], region)
        pad.price[region] = price
        gain = pad.gain[region]
        if price > 1 and gain >= (best + 1) * price:  # a division only where it gives more than the best so far
            best = gain // price
        fare = price - pad.fury
        fare = fare if fare > 1 else 1
        pad.fare[region] = fare
        fare = fare if fare < MEANS else MEANS
        pad.within[fare] |= here
        if gain > pad.top[fare] and pad.open_to & here:
            pad.top[fare] = gain
    for tokens in range(1, MEANS + 1):
        pad.within[tokens] |= pad.within[tokens - 1]
    pad.tau = best * pad.promise // 100
    limit_hopes(pad)


def limit_hopes(pad: Scratchpad) -> None:
    """Note the most that a final die may bring to so many tokens, wherever they are: a quick look beforehand."""
    sure = 1 if pad.beside_race | pad.beside_power == 0 else 0  # else prices are lower beside a plan's regions
    for tokens in range(MEANS + 1):
        pad.most[tokens] = -LOWEST
        if pad.fury or tokens == 0:
            pad.most[tokens] = 0
        elif sure and tokens + 3 < MEANS:
            most = 3 * pad.top[tokens + 1]
            most = most if most > 2 * pad.top[tokens + 2] else 2 * pad.top[tokens + 2]
            most = most if most > pad.top[tokens + 3] else pad.top[tokens + 3]
            pad.most[tokens] = most // 6


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


def open_row(pad: Scratchpad, row: int, room: int) -> None:
    """Begin the row of the next plans, with room for so many; the other row holds the plans they come from."""
    pad.row = row
    pad.room = room
    pad.plans = 0
    pad.seen = 0
    pad.worst = row
    pad.floor = LOWEST


def go_on(pad: Scratchpad, root: int, mask: int, reach: int, tokens: int, value: int, used: int) -> None:
    """Keep a plan to go on with, if it is among the most promising."""
    if value > pad.root_value[root]:
        pad.root_value[root] = value
        pad.root_mask[root] = mask
        pad.root_luck[root] = 0
    rank = value + tokens * pad.tau
    if rank > pad.floor:
        at = place_for(pad, mask, used, rank)
        if at != NONE:
            pad.plan_mask[at] = mask
            pad.plan_around[at] = reach
            pad.plan_tokens[at] = tokens
            pad.plan_value[at] = value
            pad.plan_rank[at] = rank
            pad.plan_root[at] = root
            pad.plan_used[at] = used
            if pad.plans == pad.room:
                find_worst(pad)


def place_for(pad: Scratchpad, mask: int, used: int, rank: int) -> int:
    """Where a plan goes that outranks the worst; NONE if the same regions were found by another way, no dearer."""
    end = pad.row + pad.plans
    mark = bit((mask ^ mask >> 13 ^ mask >> 29) & 63)
    if pad.seen & mark:  # perhaps these very regions: most sets of regions leave another mark
        for at in range(pad.row, end):
            if pad.plan_mask[at] == mask and pad.plan_used[at] == used:
                return at if rank > pad.plan_rank[at] else NONE
    pad.seen |= mark
    if pad.plans < pad.room:
        pad.plans += 1
        return end
    return pad.worst


def matters(pad: Scratchpad, root: int, value: int, tokens: int) -> int:
    """1 if a plan may be kept to go on with, or is the best that comes of its first step: a quick look beforehand."""
    return 1 if value + tokens * pad.tau > pad.floor or value > pad.root_value[root] else 0


def find_worst(pad: Scratchpad) -> None:
    """Note the least promising plan of a full row, of equals the first: whatever is to come in must outrank it."""
    worst = pad.row
    floor = pad.plan_rank[worst]
    for at in range(pad.row + 1, pad.row + pad.plans):
        rank = pad.plan_rank[at]
        worst = at if rank < floor else worst
        floor = rank if rank < floor else floor
    pad.worst = worst
    pad.floor = floor


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
    tokens = pad.plan_tokens[at]
    choice = pad.plan_around[at] & pad.open_to & ~mask
    if tokens < 1:
        choice &= pad.spells  # nothing else is free
    if choice == 0 or count(mask) >= pad.capacity:
        return
    means = tokens if tokens > 0 else 0
    means = means if means < MEANS else MEANS
    if pad.dragon or pad.spells or pad.beside_race | pad.beside_power:
        go_every_way(pad, position, at, choice)
    else:
        go_by_force(pad, at, choice & pad.within[means])
    if pad.most[means] - pad.forfeit > pad.root_value[pad.plan_root[at]] - pad.plan_value[at]:
        hope_for_more(pad, at, choice)


def go_by_force(pad: Scratchpad, at: int, choice: int) -> None:
    """Go on with a plan of a people whose prices stay as they are and that has no other way."""
    mask = pad.plan_mask[at]
    tokens = pad.plan_tokens[at]
    value = pad.plan_value[at]
    root = pad.plan_root[at]
    while choice:
        region = lowest(choice)
        left = tokens - pad.fare[region]
        if left >= 0 and matters(pad, root, value + pad.gain[region], left):
            extend(pad, root, mask, pad.plan_around[at], region, left, value, 0)
        choice &= choice - 1


def go_every_way(pad: Scratchpad, position: SmallWorldPosition, at: int, choice: int) -> None:
    """Go on with a plan by force, by dragon and by spell; what is beside the plan may make a region cheaper."""
    mask = pad.plan_mask[at]
    reach = pad.plan_around[at]
    tokens = pad.plan_tokens[at]
    value = pad.plan_value[at]
    root = pad.plan_root[at]
    used = pad.plan_used[at]
    flying = 1 if pad.dragon and used & DRAGON_USED == 0 and tokens > 0 else 0
    while choice:
        region = lowest(choice)
        price = price_in(pad, mask, region, pad.fury)
        worth = value + pad.gain[region]
        if price <= tokens and matters(pad, root, worth, tokens - price):
            extend(pad, root, mask, reach, region, tokens - price, value, used)
        if flying and price > 1 and matters(pad, root, worth, tokens - 1):
            extend(pad, root, mask, reach, region, tokens - 1, value, used | DRAGON_USED)
        if pad.spells & bit(region) and matters(pad, root, worth + pad.spare, tokens):
            owner = bit(position.seat_of[position.race_at[region]])
            if used & owner == 0:
                extend(pad, root, mask, reach, region, tokens, value + pad.spare, used | owner)
        choice &= choice - 1


def hope_for_more(pad: Scratchpad, at: int, choice: int) -> None:
    """End a plan with the final die, if what that may bring makes it the best that comes of its first step."""
    mask = pad.plan_mask[at]
    tokens = pad.plan_tokens[at]
    wanted = pad.root_value[pad.plan_root[at]] - pad.plan_value[at]
    if tokens + 3 < MEANS and pad.beside_race | pad.beside_power == 0:
        choice &= pad.within[tokens + 3] & ~pad.within[tokens]
    most = 0  # in sixths
    while choice:
        region = lowest(choice)
        missing = price_in(pad, mask, region, 0) - tokens
        if 0 < missing <= 3:
            hope = pad.gain[region] * (4 - missing)
            if hope > most:
                most = hope
        choice &= choice - 1
    luck = most // 6 - pad.forfeit
    if luck > wanted:
        root = pad.plan_root[at]
        pad.root_value[root] = pad.plan_value[at] + luck
        pad.root_mask[root] = mask
        pad.root_luck[root] = luck


def unfold(pad: Scratchpad, position: SmallWorldPosition) -> None:
    """Go on with plans until none can grow."""
    for _ in range(pad.depth):
        if pad.plans == 0:
            return
        first = pad.row
        plans = pad.plans
        open_row(pad, 32 - first, pad.narrow)
        for at in range(first, first + plans):
            explore(pad, position, at)


def best_root(pad: Scratchpad) -> int:
    """The first step of the best plan; of equals the first."""
    best = 0
    for root in range(1, pad.roots):
        if pad.root_value[root] > pad.root_value[best]:
            best = root
    return best
