# cython: annotation_typing=False
"""Stakes: what taking or holding each region means to the seat that thinks, in coins of this turn and of later ones."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.mind import Mind
from mikrokosmos.games.smallworld.peoples import words
from mikrokosmos.games.smallworld.prospects import standing, turns_left
from mikrokosmos.games.smallworld.realm import Realm


def rank_opponents(mind: Mind, realm: Realm, seat: int) -> None:
    """Whom to harm: most of all whoever stands best among the others."""
    leader = NONE
    most = 0
    for other in range(mind.world.players):
        mind.weight_of[other] = mind.spite
        if other != seat:
            coins = standing(mind, realm, other)
            if leader == NONE or coins > most:
                leader = other
                most = coins
    mind.weight_of[leader] = mind.malice
    mind.weight_of[seat] = 100


def weigh_regions(mind: Mind, realm: Realm, people: int) -> None:
    """Note for every region what it means to a people to take it, or to hold it."""
    seat = realm.seat_of[people]
    turns = turns_left(mind, realm, seat)
    badge = realm.power_of[people]
    active = 1 if realm.standing[people] == ACTIVE else 0
    spoils = (realm.world.spoils[people] + realm.world.spoils[badge]) * 100 * active
    per = (realm.world.recruits_per[people] + realm.world.recruits_per[badge]) * active
    recruit = mind.blood // per if per else 0
    holes = (realm.world.holes[people] + realm.world.holes[badge]) * active
    for region in range(mind.world.regions):
        bonus = bonus_at(realm, people, region)
        occupant = realm.race_at[region]
        mind.now[region] = 100 + bonus
        lasting = mind.hold[turns] + bonus * mind.hold_bonus[turns] // 100
        risk = mind.risk[region] if realm.holes_dug[people] >= holes else 0  # nobody can take a region with a hole
        mind.later[region] = lasting * (100 - risk) // mind.keep
        if turns > 0:
            mind.later[region] -= mind.spare
        mind.harm[region] = 0
        if occupant != NONE and occupant != people:
            mind.harm[region] = loss_to(mind, realm, seat, occupant, region)
        if occupant != people and (occupant != NONE or realm.tribes & bit(region)):
            mind.now[region] += spoils
            if turns > 0:
                mind.later[region] += recruit
        mind.gain[region] = mind.now[region] + mind.later[region] + mind.harm[region]


def bonus_at(realm: Realm, people: int, region: int) -> int:
    """Coins in hundredths that a people's rows add to a region every turn, as it stands now."""
    here = bit(region)
    badge = realm.power_of[people]
    bonus = 0
    lasting = 1 if realm.standing[people] == ACTIVE else 0
    if realm.world.income[people] & here and (lasting or realm.world.words[people] & INCOME_LASTS):
        bonus += 100
    if realm.world.income[badge] & here and (lasting or realm.world.words[badge] & INCOME_LASTS):
        bonus += 100
    if lasting and realm.race_at[region] == people and realm.marks[FORTRESS] & here:
        bonus += realm.world.earns[FORTRESS] * 100
    return bonus


def loss_to(mind: Mind, realm: Realm, seat: int, loser: int, region: int) -> int:
    """What it matters to a seat that another people loses a region; an own one counts against it."""
    owner = realm.seat_of[loser]
    turns = turns_left(mind, realm, owner)
    if realm.standing[loser] == DECLINED:
        loss = mind.hold_declined[turns] + bonus_at(realm, loser, region) * mind.hold_bonus[turns] // 100
    else:
        loss = mind.hold[turns] + bonus_at(realm, loser, region) * mind.hold_bonus[turns] // 100
        if turns > 0 and words(realm, loser) & UNBROKEN == 0:
            loss += mind.blood
    if owner == seat:
        return -100 - loss
    return loss * mind.weight_of[owner] // 100
