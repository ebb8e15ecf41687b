# cython: annotation_typing=False
"""Stakes: what taking or holding each region means to the seat that thinks, in coins of this turn and of later ones."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.judge.prospects import standing, turns_left
from mikrokosmos.games.smallworld.judge.scratchpad import Scratchpad
from mikrokosmos.games.smallworld.rules.peoples import abilities
from mikrokosmos.games.smallworld.rules.position import SmallWorldPosition


def rank_opponents(pad: Scratchpad, position: SmallWorldPosition, seat: int) -> None:
    """Whom to harm: most of all whoever stands best among the others."""
    leader = NONE
    most = 0
    for other in range(pad.world.players):
        pad.weight_of[other] = pad.spite
        if other != seat:
            coins = standing(pad, position, other)
            if leader == NONE or coins > most:
                leader = other
                most = coins
    pad.weight_of[leader] = pad.malice
    pad.weight_of[seat] = 100


def weigh_regions(pad: Scratchpad, position: SmallWorldPosition, people: int) -> None:
    """Note for every region what it means to a people to take it, or to hold it; `harm` must have been noted before."""
    turns = turns_left(pad, position, position.seat_of[people])
    badge = position.power_of[people]
    active = 1 if position.standing[people] == ACTIVE else 0
    spoils = (position.world.spoils[people] + position.world.spoils[badge]) * 100 * active
    per = (position.world.recruits_per[people] + position.world.recruits_per[badge]) * active
    recruit = pad.blood // per if per and turns > 0 else 0
    holes = (position.world.holes[people] + position.world.holes[badge]) * active
    safe = 1 if position.holes_dug[people] < holes else 0  # nobody can take a region with a hole
    spare = pad.spare if turns > 0 else 0
    hold = pad.hold[turns]
    hold_bonus = pad.hold_bonus[turns]
    by_race = lasting_income(position, people, people)
    by_power = lasting_income(position, people, badge)
    forts = position.held[people] & position.marks[FORTRESS] if active else by_race & 0
    fort = position.world.earns[FORTRESS] * 100
    fort_later = fort * hold_bonus // 100
    taken_from = ~position.held[people] & (pad.manned | position.tribes)
    whole = 100 * pad.keep_inverse
    for region in range(pad.world.regions):
        rows = (by_race >> region & 1) + (by_power >> region & 1)
        built = forts >> region & 1
        lasting = hold + rows * hold_bonus + fort_later * built
        kept = whole if safe else (100 - pad.risk[region]) * pad.keep_inverse
        later = (lasting * kept >> 32) - spare
        now = 100 + 100 * rows + fort * built
        pad.holding[region] = now + later
        taken = taken_from >> region & 1
        now += spoils * taken
        later += recruit * taken
        pad.now[region] = now
        pad.later[region] = later
        pad.gain[region] = now + later + pad.harm[region]


def lasting_income(position: SmallWorldPosition, people: int, row: int) -> int:
    """The regions for which one of a people's rows pays it as it stands now."""
    if position.standing[people] == ACTIVE or position.world.abilities[row] & INCOME_LASTS:
        return position.world.income[row]
    return position.held[people] & 0


def weigh_harm(pad: Scratchpad, position: SmallWorldPosition, seat: int, people: int) -> None:
    """Note for every region what it matters to a seat that whoever holds it loses it, its marching people excepted."""
    for region in range(pad.world.regions):
        pad.harm[region] = 0
    pad.manned = 0
    for owner in range(pad.world.players):
        nations = position.nations[owner]
        while nations:
            nation = lowest(nations)
            pad.manned |= position.held[nation]
            if nation != people and position.held[nation]:
                weigh_losses(pad, position, seat, nation)
            nations &= nations - 1


def weigh_losses(pad: Scratchpad, position: SmallWorldPosition, seat: int, loser: int) -> None:
    """Note what it matters to a seat that a people loses any of its regions; an own one counts against it."""
    owner = position.seat_of[loser]
    turns = turns_left(pad, position, owner)
    hold = pad.hold[turns]
    if position.standing[loser] == DECLINED:
        hold = pad.hold_declined[turns]
    elif turns > 0 and abilities(position, loser) & UNBROKEN == 0:
        hold += pad.blood
    mask = position.held[loser]
    while mask:
        region = lowest(mask)
        loss = hold + bonus_at(position, loser, region) * pad.hold_bonus[turns] // 100
        pad.harm[region] = -100 - loss if owner == seat else loss * pad.weight_of[owner] // 100
        mask &= mask - 1


def bonus_at(position: SmallWorldPosition, people: int, region: int) -> int:
    """Coins in hundredths that a people's rows add to a region every turn, as it stands now."""
    here = bit(region)
    badge = position.power_of[people]
    bonus = 0
    lasting = 1 if position.standing[people] == ACTIVE else 0
    if position.world.income[people] & here and (lasting or position.world.abilities[people] & INCOME_LASTS):
        bonus += 100
    if position.world.income[badge] & here and (lasting or position.world.abilities[badge] & INCOME_LASTS):
        bonus += 100
    if lasting and position.race_at[region] == people and position.marks[FORTRESS] & here:
        bonus += position.world.earns[FORTRESS] * 100
    return bonus
