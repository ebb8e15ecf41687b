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
    """Note for every region what it means to a people to take it, or to hold it."""
    seat = position.seat_of[people]
    turns = turns_left(pad, position, seat)
    badge = position.power_of[people]
    active = 1 if position.standing[people] == ACTIVE else 0
    spoils = (position.world.spoils[people] + position.world.spoils[badge]) * 100 * active
    per = (position.world.recruits_per[people] + position.world.recruits_per[badge]) * active
    recruit = pad.blood // per if per else 0
    holes = (position.world.holes[people] + position.world.holes[badge]) * active
    for region in range(pad.world.regions):
        bonus = bonus_at(position, people, region)
        occupant = position.race_at[region]
        pad.now[region] = 100 + bonus
        lasting = pad.hold[turns] + bonus * pad.hold_bonus[turns] // 100
        risk = pad.risk[region] if position.holes_dug[people] >= holes else 0  # nobody can take a region with a hole
        pad.later[region] = lasting * (100 - risk) // pad.keep
        if turns > 0:
            pad.later[region] -= pad.spare
        pad.holding[region] = pad.now[region] + pad.later[region]
        pad.harm[region] = 0
        if occupant != NONE and occupant != people:
            pad.harm[region] = loss_to(pad, position, seat, occupant, region)
        if occupant != people and (occupant != NONE or position.tribes & bit(region)):
            pad.now[region] += spoils
            if turns > 0:
                pad.later[region] += recruit
        pad.gain[region] = pad.now[region] + pad.later[region] + pad.harm[region]


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


def loss_to(pad: Scratchpad, position: SmallWorldPosition, seat: int, loser: int, region: int) -> int:
    """What it matters to a seat that another people loses a region; an own one counts against it."""
    owner = position.seat_of[loser]
    turns = turns_left(pad, position, owner)
    if position.standing[loser] == DECLINED:
        loss = pad.hold_declined[turns] + bonus_at(position, loser, region) * pad.hold_bonus[turns] // 100
    else:
        loss = pad.hold[turns] + bonus_at(position, loser, region) * pad.hold_bonus[turns] // 100
        if turns > 0 and abilities(position, loser) & UNBROKEN == 0:
            loss += pad.blood
    if owner == seat:
        return -100 - loss
    return loss * pad.weight_of[owner] // 100
