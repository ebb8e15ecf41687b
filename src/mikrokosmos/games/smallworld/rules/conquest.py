# cython: annotation_typing=False
"""Conquest: where a people may go, what a region costs, and what happens when it falls."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.rules.column import give_back
from mikrokosmos.games.smallworld.rules.peoples import abilities, clear_markers, immune, mark
from mikrokosmos.games.smallworld.rules.position import SmallWorldPosition


def neighbourhood(position: SmallWorldPosition, people: int, flags: int) -> int:
    """The regions next to those a people holds (CONQ-7); to tunnellers all caverns are neighbours (POW-UNDER-2)."""
    mask = position.held[people]
    around = mask & 0
    while mask:
        around |= position.world.near[lowest(mask)]
        mask &= mask - 1
    if flags & TUNNELS and position.held[people] & position.world.caverns:
        around |= position.world.caverns
    return around


def reach(position: SmallWorldPosition, people: int, flags: int) -> int:
    """The regions a people could go to next, whoever defends them."""
    if position.held[people] == 0:
        around = position.world.entry  # CONQ-1, CONQ-2
        if flags & ENTERS_ANYWHERE:
            around |= position.world.land
    else:
        around = neighbourhood(position, people, flags)
    if flags & FLIES:
        around |= position.world.land
    if flags & SAILS == 0:
        around &= position.world.land  # CONQ-4
    return around & ~position.held[people]


def at_peace(position: SmallWorldPosition, people: int) -> int:
    """The regions a pact protects from this people: active races, from active races (POW-DIPL-1, POW-DIPL-3)."""
    mask = position.held[people] & 0
    if position.standing[people] == ACTIVE:
        attacker = position.seat_of[people]
        for seat in range(position.world.players):
            if position.pact[seat] == attacker and position.active[seat] != NONE:
                mask |= position.held[position.active[seat]]
    return mask


def targets(position: SmallWorldPosition, people: int, flags: int) -> int:
    """The regions a people may attack now, whatever they cost."""
    return reach(position, people, flags) & ~immune(position, people) & ~at_peace(position, people)


def beside(position: SmallWorldPosition, people: int, row: int, region: int) -> int:
    """1 if the people holds a region of the kind this row names next to the region (RACE-GIA-1, EDGE-UND-2), else 0."""
    holds = position.held[people] & position.world.beside[row]
    if holds == 0:
        return 0
    if holds & position.world.near[region]:
        return 1
    if (
        abilities(position, people) & TUNNELS
        and holds & position.world.caverns
        and position.world.caverns & bit(region)
    ):
        return 1
    return 0


def cost(position: SmallWorldPosition, people: int, region: int) -> int:
    """Tokens needed to take a region (CONQ-3), with all reductions (DEF-3), never below 1 (CONQ-6)."""
    here = bit(region)
    badge = position.power_of[people]
    mountain = 1 if position.world.mountains & here else 0
    tribe = 1 if position.tribes & here else 0
    tokens = position.tokens[region]
    if position.world.ignores_own:
        tokens -= own_tokens(position, position.seat_of[people], region)
    camps = position.camps[region] * position.world.defends[ENCAMPMENT]
    lair = position.world.defends[LAIR] if position.marks[LAIR] & here else 0
    fort = position.world.defends[FORTRESS] if position.marks[FORTRESS] & here else 0
    by_race = by_power = near_race = near_power = 0
    if position.standing[people] == ACTIVE:
        by_race = 1 if position.world.discount[people] & here else 0
        by_power = 1 if position.world.discount[badge] & here else 0
        near_race = beside(position, people, people, region)
        near_power = beside(position, people, badge, region)
    total = 2 + mountain + tribe + tokens + camps + lair + fort - by_race - by_power - near_race - near_power
    if position.explaining:
        term(position, T_BASE, NONE, 2)
        term(position, T_MOUNTAIN, NONE, mountain)
        term(position, T_TRIBE, NONE, tribe)
        term(position, T_TOKENS, position.race_at[region], tokens)
        term(position, T_MARKER, ENCAMPMENT, camps)
        term(position, T_MARKER, LAIR, lair)
        term(position, T_MARKER, FORTRESS, fort)
        term(position, T_DISCOUNT, people, -by_race)
        term(position, T_DISCOUNT, badge, -by_power)
        term(position, T_BESIDE, people, -near_race)
        term(position, T_BESIDE, badge, -near_power)
    return total if total > 1 else at_least_one(position, total)


def own_tokens(position: SmallWorldPosition, seat: int, region: int) -> int:
    """The seat's own tokens in a region: they do not count against it if the table has decided so (EDGE-OWN-1)."""
    owner = position.race_at[region]
    return position.tokens[region] if owner != NONE and position.seat_of[owner] == seat else 0


def at_least_one(position: SmallWorldPosition, total: int) -> int:
    """No region is free (CONQ-6): what the reductions took too much is put back."""
    if total < 1 and position.explaining:
        term(position, T_MINIMUM, NONE, 1 - total)
    return 1


def with_roll(position: SmallWorldPosition, price: int) -> int:
    """What a region costs after a berserk roll (POW-BERS-1), never below 1 (EDGE-BERS-1)."""
    if position.explaining:
        term(position, T_PIPS, NONE, -position.pips)
    price -= position.pips
    return price if price > 1 else at_least_one(position, price)


def term(position: SmallWorldPosition, reason: int, row: int, amount: int) -> None:
    """Note one term of a sum, unless it is nothing."""
    if amount != 0:
        position.book.line(E_TERM, reason, row, amount, 0, 0)


def convertible(position: SmallWorldPosition, people: int, flags: int) -> int:
    """The regions whose lone active token may be swapped for one of the tray (RACE-SORC-1 to -5)."""
    mask = position.held[people] & 0
    if position.tray[people] == 0 or position.held[people] == 0:  # RACE-SORC-5, EDGE-SORC-8
        return mask
    open_to = targets(position, people, flags)
    for seat in range(position.world.players):
        victim = position.active[seat]
        if victim != NONE and seat != position.seat_of[people] and position.converted & bit(seat) == 0:
            there = position.held[victim] & open_to
            while there:
                region = lowest(there)
                # RACE-SORC-2: only race tokens count, and what guards like one (RACE-SORC-3)
                if position.tokens[region] + position.camps[region] * position.world.guards[ENCAMPMENT] == 1:
                    mask |= bit(region)
                there &= there - 1
    return mask


def evict(position: SmallWorldPosition, people: int, region: int, by_spell: int) -> None:
    """Whoever is in the region loses it: one token for good, the rest to its owner's hand (LOSS-1)."""
    here = bit(region)
    loser = position.race_at[region]
    if position.tribes & here:
        position.tribes &= ~here  # CONQ-13
        count_conquest(position, people)
        if position.noting:
            position.book.line(E_TRIBE, region, 0, 0, 0, 0)
    if loser == NONE:
        return
    count_conquest(position, people)  # DEF-1: also an own declined token
    note_attack(position, people, loser)
    lost = 1
    if abilities(position, loser) & UNBROKEN and by_spell == 0:
        lost = 0  # RACE-ELF-1; a converted one is lost all the same (RACE-ELF-2)
    kept = position.tokens[region] - lost
    position.tray[loser] += lost
    position.hand[loser] += kept
    position.held[loser] &= ~here
    position.race_at[region] = NONE
    position.tokens[region] = 0
    if position.noting:
        position.book.line(E_LOST, loser, region, lost, kept, 0)
    clear_markers(position, region, loser)
    if position.standing[loser] == DECLINED and position.held[loser] == 0 and position.hand[loser] == 0:
        give_back(position, loser)  # DECL-5


def count_conquest(position: SmallWorldPosition, people: int) -> None:
    """One more non-empty region taken; only the active race's deeds earn its bonuses (DEF-4)."""
    if position.standing[people] == ACTIVE:
        position.taken += 1


def note_attack(position: SmallWorldPosition, people: int, loser: int) -> None:
    """Remember whose active race the active race attacked: no pact with him this turn (POW-DIPL-1)."""
    if position.standing[people] == ACTIVE and position.standing[loser] == ACTIVE:
        position.attacked |= bit(position.seat_of[loser])


def take(position: SmallWorldPosition, people: int, region: int, tokens: int, how: int) -> None:
    """A people takes a region and leaves these tokens there (CONQ-5). They have left its hand (or the tray) already."""
    evict(position, people, region, how == BY_SPELL)
    flags = abilities(position, people)
    position.race_at[region] = people
    position.tokens[region] = tokens
    position.held[people] |= bit(region)
    if position.noting:
        position.book.line(E_CONQUERED, people, region, tokens, how, 0)
    if position.world.leaves_late:
        position.conquered |= bit(region)
    if flags & LAIRS and count(position.marks[LAIR]) < position.world.supply[LAIR]:
        mark(position, LAIR, region)  # RACE-TRO-1
    if position.standing[people] == ACTIVE:
        holes = position.world.holes[people] + position.world.holes[position.power_of[people]]
        if position.holes_dug[people] < holes:
            position.holes_dug[people] += 1
            mark(position, HOLE, region)  # RACE-HALF-2


def strike(position: SmallWorldPosition, people: int, region: int) -> None:
    """The dragon takes a region with one token, whatever defends it, and stays there (POW-DRAG-1, POW-DRAG-3)."""
    position.struck = 1
    position.marks[DRAGON] &= ~position.held[people]
    position.hand[people] -= 1
    take(position, people, region, 1, BY_DRAGON)
    mark(position, DRAGON, region)


def convert(position: SmallWorldPosition, people: int, region: int) -> None:
    """A lone enemy token is swapped for one of the tray (RACE-SORC-1): it costs no token of the hand (RACE-SORC-6)."""
    position.converted |= bit(position.seat_of[position.race_at[region]])
    position.tray[people] -= 1
    take(position, people, region, 1, BY_SPELL)
