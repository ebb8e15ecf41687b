# cython: annotation_typing=False
"""Conquest: where a people may go, what a region costs, and what happens when it falls."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.smallworld.column import give_back
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.peoples import clear_markers, immune, mark, words
from mikrokosmos.games.smallworld.realm import Realm


def neighbourhood(realm: Realm, people: int, flags: int) -> int:
    """The regions next to those a people holds (CONQ-7); to tunnellers all caverns are neighbours (POW-UNDER-2)."""
    mask = realm.held[people]
    around = mask & 0
    while mask:
        around |= realm.world.near[lowest(mask)]
        mask &= mask - 1
    if flags & TUNNELS and realm.held[people] & realm.world.caverns:
        around |= realm.world.caverns
    return around


def reach(realm: Realm, people: int, flags: int) -> int:
    """The regions a people could go to next, whoever defends them."""
    if realm.held[people] == 0:
        around = realm.world.entry  # CONQ-1, CONQ-2
        if flags & ENTERS_ANYWHERE:
            around |= realm.world.land
    else:
        around = neighbourhood(realm, people, flags)
    if flags & FLIES:
        around |= realm.world.land
    if flags & SAILS == 0:
        around &= realm.world.land  # CONQ-4
    return around & ~realm.held[people]


def at_peace(realm: Realm, people: int) -> int:
    """The regions a pact protects from this people: active races, from active races (POW-DIPL-1, POW-DIPL-3)."""
    mask = realm.held[people] & 0
    if realm.standing[people] == ACTIVE:
        attacker = realm.seat_of[people]
        for seat in range(realm.world.players):
            if realm.pact[seat] == attacker and realm.active[seat] != NONE:
                mask |= realm.held[realm.active[seat]]
    return mask


def targets(realm: Realm, people: int, flags: int) -> int:
    """The regions a people may attack now, whatever they cost."""
    return reach(realm, people, flags) & ~immune(realm) & ~at_peace(realm, people)


def beside(realm: Realm, people: int, row: int, region: int) -> int:
    """1 if the people holds a region of the kind this row names next to the region (RACE-GIA-1, EDGE-UND-2), else 0."""
    holds = realm.held[people] & realm.world.beside[row]
    if holds == 0:
        return 0
    if holds & realm.world.near[region]:
        return 1
    if words(realm, people) & TUNNELS and holds & realm.world.caverns and realm.world.caverns & bit(region):
        return 1
    return 0


def cost(realm: Realm, people: int, region: int) -> int:
    """Tokens needed to take a region (CONQ-3), with all reductions (DEF-3), never below 1 (CONQ-6)."""
    here = bit(region)
    badge = realm.power_of[people]
    mountain = 1 if realm.world.mountains & here else 0
    tribe = 1 if realm.tribes & here else 0
    tokens = realm.tokens[region]
    camps = realm.camps[region] * realm.world.defends[ENCAMPMENT]
    lair = realm.world.defends[LAIR] if realm.marks[LAIR] & here else 0
    fort = realm.world.defends[FORTRESS] if realm.marks[FORTRESS] & here else 0
    by_race = by_power = near_race = near_power = 0
    if realm.standing[people] == ACTIVE:
        by_race = 1 if realm.world.discount[people] & here else 0
        by_power = 1 if realm.world.discount[badge] & here else 0
        near_race = beside(realm, people, people, region)
        near_power = beside(realm, people, badge, region)
    total = 2 + mountain + tribe + tokens + camps + lair + fort - by_race - by_power - near_race - near_power
    if realm.explaining:
        term(realm, T_BASE, NONE, 2)
        term(realm, T_MOUNTAIN, NONE, mountain)
        term(realm, T_TRIBE, NONE, tribe)
        term(realm, T_TOKENS, realm.race_at[region], tokens)
        term(realm, T_MARKER, ENCAMPMENT, camps)
        term(realm, T_MARKER, LAIR, lair)
        term(realm, T_MARKER, FORTRESS, fort)
        term(realm, T_DISCOUNT, people, -by_race)
        term(realm, T_DISCOUNT, badge, -by_power)
        term(realm, T_BESIDE, people, -near_race)
        term(realm, T_BESIDE, badge, -near_power)
    return total if total > 1 else at_least_one(realm, total)


def at_least_one(realm: Realm, total: int) -> int:
    """No region is free (CONQ-6): what the reductions took too much is put back."""
    if total < 1 and realm.explaining:
        term(realm, T_MINIMUM, NONE, 1 - total)
    return 1


def with_roll(realm: Realm, price: int) -> int:
    """What a region costs after a berserk roll (POW-BERS-1), never below 1 (EDGE-BERS-1)."""
    if realm.explaining:
        term(realm, T_PIPS, NONE, -realm.pips)
    price -= realm.pips
    return price if price > 1 else at_least_one(realm, price)


def term(realm: Realm, reason: int, row: int, amount: int) -> None:
    """Note one term of a sum, unless it is nothing."""
    if amount != 0:
        realm.book.line(E_TERM, reason, row, amount, 0, 0)


def convertible(realm: Realm, people: int, flags: int) -> int:
    """The regions whose lone active token may be swapped for one of the tray (RACE-SORC-1 to -5)."""
    mask = realm.held[people] & 0
    if realm.tray[people] == 0 or realm.held[people] == 0:  # RACE-SORC-5, EDGE-SORC-8
        return mask
    open_to = targets(realm, people, flags)
    for seat in range(realm.world.players):
        victim = realm.active[seat]
        if victim != NONE and seat != realm.seat_of[people] and realm.converted & bit(seat) == 0:
            there = realm.held[victim] & open_to
            while there:
                region = lowest(there)
                # RACE-SORC-2: only race tokens count, and what guards like one (RACE-SORC-3)
                if realm.tokens[region] + realm.camps[region] * realm.world.guards[ENCAMPMENT] == 1:
                    mask |= bit(region)
                there &= there - 1
    return mask


def evict(realm: Realm, people: int, region: int, by_spell: int) -> None:
    """Whoever is in the region loses it: one token for good, the rest to its owner's hand (LOSS-1)."""
    here = bit(region)
    loser = realm.race_at[region]
    if realm.tribes & here:
        realm.tribes &= ~here  # CONQ-13
        count_conquest(realm, people)
        if realm.noting:
            realm.book.line(E_TRIBE, region, 0, 0, 0, 0)
    if loser == NONE:
        return
    count_conquest(realm, people)  # DEF-1: also an own declined token
    note_attack(realm, people, loser)
    lost = 1
    if words(realm, loser) & UNBROKEN and by_spell == 0:
        lost = 0  # RACE-ELF-1; a converted one is lost all the same (RACE-ELF-2)
    kept = realm.tokens[region] - lost
    realm.tray[loser] += lost
    realm.hand[loser] += kept
    realm.held[loser] &= ~here
    realm.race_at[region] = NONE
    realm.tokens[region] = 0
    if realm.noting:
        realm.book.line(E_LOST, loser, region, lost, kept, 0)
    clear_markers(realm, region, loser)
    if realm.standing[loser] == DECLINED and realm.held[loser] == 0 and realm.hand[loser] == 0:
        give_back(realm, loser)  # DECL-5


def count_conquest(realm: Realm, people: int) -> None:
    """One more non-empty region taken; only the active race's deeds earn its bonuses (DEF-4)."""
    if realm.standing[people] == ACTIVE:
        realm.taken += 1


def note_attack(realm: Realm, people: int, loser: int) -> None:
    """Remember whose active race the active race attacked: no pact with him this turn (POW-DIPL-1)."""
    if realm.standing[people] == ACTIVE and realm.standing[loser] == ACTIVE:
        realm.attacked |= bit(realm.seat_of[loser])


def take(realm: Realm, people: int, region: int, tokens: int, how: int) -> None:
    """A people takes a region and leaves these tokens there (CONQ-5). They have left its hand (or the tray) already."""
    evict(realm, people, region, how == BY_SPELL)
    flags = words(realm, people)
    realm.race_at[region] = people
    realm.tokens[region] = tokens
    realm.held[people] |= bit(region)
    if realm.noting:
        realm.book.line(E_CONQUERED, people, region, tokens, how, 0)
    if flags & LAIRS and count(realm.marks[LAIR]) < realm.world.supply[LAIR]:
        mark(realm, LAIR, region)  # RACE-TRO-1
    if realm.standing[people] == ACTIVE:
        holes = realm.world.holes[people] + realm.world.holes[realm.power_of[people]]
        if realm.holes_dug[people] < holes:
            realm.holes_dug[people] += 1
            mark(realm, HOLE, region)  # RACE-HALF-2


def strike(realm: Realm, people: int, region: int) -> None:
    """The dragon takes a region with one token, whatever defends it, and stays there (POW-DRAG-1, POW-DRAG-3)."""
    realm.struck = 1
    realm.marks[DRAGON] &= ~realm.held[people]
    realm.hand[people] -= 1
    take(realm, people, region, 1, BY_DRAGON)
    mark(realm, DRAGON, region)


def convert(realm: Realm, people: int, region: int) -> None:
    """A lone enemy token is swapped for one of the tray (RACE-SORC-1): it costs no token of the hand (RACE-SORC-6)."""
    realm.converted |= bit(realm.seat_of[realm.race_at[region]])
    realm.tray[people] -= 1
    take(realm, people, region, 1, BY_SPELL)
