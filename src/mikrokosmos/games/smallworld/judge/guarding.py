# cython: annotation_typing=False
"""Guarding: where troops, camps, heroes and forts should stand against what each neighbour can reach; and peace."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.judge.danger import chance_from, chance_of_loss, look_at_others
from mikrokosmos.games.smallworld.judge.prospects import turns_left
from mikrokosmos.games.smallworld.judge.region_values import bonus_at
from mikrokosmos.games.smallworld.judge.scratchpad import Scratchpad
from mikrokosmos.games.smallworld.rules.legal import first_of
from mikrokosmos.games.smallworld.rules.position import SmallWorldPosition


def consider_guards(pad: Scratchpad, position: SmallWorldPosition) -> None:
    """Every place for a token or a marker by the loss it averts; the weaker of equals first."""
    seat = position.moving
    look_at_others(pad, position, seat)
    if position.stage == WITHDRAWAL:
        forget_late_seats(pad, position, seat)
    turns = turns_left(pad, position, seat)
    for family in range(PLACE, PICK):
        mask = position.legal[family]
        while mask:
            region = lowest(mask)
            value = averted(pad, position, seat, region, family, turns)
            action = first_of(family) + region
            pad.note(action, value)
            pad.because(action, WHY_GUARD, value)
            mask &= mask - 1
    if position.legal[PLAIN] & bit(DONE):
        pad.note(PLAIN_AT + DONE, -1)  # whatever can still be put down does no harm
        pad.because(PLAIN_AT + DONE, WHY_GUARD, -1)


def forget_late_seats(pad: Scratchpad, position: SmallWorldPosition, seat: int) -> None:
    """Withdrawn troops stand until the seat's own turn: only those who move before it can attack them."""
    players = pad.world.players
    own = (seat - position.turn + players) % players
    for other in range(players):
        after = (other - position.turn + players) % players
        if after == 0 or after > own:
            pad.zone[other] = pad.zone[other] & 0
            pad.beyond[other] = pad.beyond[other] & 0


def stake(pad: Scratchpad, position: SmallWorldPosition, region: int, turns: int) -> int:
    """What its owner would lose with a region, in hundredths."""
    if turns == 0:
        return 0
    people = position.race_at[region]
    bonus = bonus_at(position, people, region) * pad.hold_bonus[turns] // 100
    if position.standing[people] == DECLINED:
        return pad.hold_declined[turns] + bonus
    return pad.hold[turns] + bonus + pad.blood


def averted(pad: Scratchpad, position: SmallWorldPosition, seat: int, region: int, family: int, turns: int) -> int:
    """How much less a seat expects to lose with one thing more in a region."""
    worth = stake(pad, position, region, turns)
    price = pad.stand[region]
    if pad.wary == 0:  # sees no neighbours: evens out
        return worth // (price * price)
    before = chance_of_loss(pad, position, seat, region, price)
    if family == HERO:
        return worth * before // 1000
    marker = ENCAMPMENT if family == CAMP else FORTRESS
    more = 1 if family == PLACE else pad.world.defends[marker]
    value = worth * (before - chance_of_loss(pad, position, seat, region, price + more)) // 1000
    if family == FORT:
        value += pad.world.earns[FORTRESS] * (100 + pad.hold_bonus[turns])  # it earns wherever it stands
    return value


def consider_peace(pad: Scratchpad, position: SmallWorldPosition) -> None:
    """Peace with whoever would take most from the seat; the rest is not worth a pact."""
    seat = position.turn
    people = position.active[seat]
    look_at_others(pad, position, seat)
    turns = turns_left(pad, position, seat)
    seats = position.legal[ALLY]
    while seats:
        other = lowest(seats)
        value = 0
        if pad.wary and position.active[other] != NONE:
            mask = position.held[people]
            while mask:
                region = lowest(mask)
                chance = chance_from(pad, position, other, region, pad.stand[region])
                value += stake(pad, position, region, turns) * chance // 1000
                mask &= mask - 1
        pad.note(ALLY_AT + other, value)
        pad.because(ALLY_AT + other, WHY_PEACE, value)
        seats &= seats - 1
    pad.note(PLAIN_AT + DONE, 0)
