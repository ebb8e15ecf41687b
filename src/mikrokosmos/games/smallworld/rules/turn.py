# cython: annotation_typing=False
"""The turn: which stage follows which, from the first seat to the end of the game."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.rules.conquest import cost, take, targets
from mikrokosmos.games.smallworld.rules.decline import decline
from mikrokosmos.games.smallworld.rules.peoples import abilities, ready, ready_early, unready
from mikrokosmos.games.smallworld.rules.position import SmallWorldPosition
from mikrokosmos.games.smallworld.rules.redeployment import (
    regroup,
    room_for_camps,
    room_for_forts,
    room_for_heroes,
    room_for_tokens,
)
from mikrokosmos.games.smallworld.rules.scoring import score


def begin_turn(position: SmallWorldPosition) -> None:
    """A seat begins its turn: it picks a combo if it has no active race (COMBO-1), otherwise it expands or declines."""
    seat = position.turn
    position.moving = seat
    position.pact[seat] = NONE  # EDGE-DIPL-5
    position.marched = 0
    position.taken = 0
    position.attacked = 0
    position.converted = 0
    position.struck = 0
    position.built = 0
    position.fresh = 0 if position.active[seat] == NONE else 1
    if position.noting:
        position.book.line(E_TURN, seat, position.round, 0, 0, 0)
    if position.active[seat] == NONE and position.world.first_rules:
        position.stage = PICKING
    else:
        next_march(position)


def next_march(position: SmallWorldPosition) -> None:
    """The next people marches, or a combo is picked if that has not been done yet (EDGE-GHOUL-2); then all regroup."""
    seat = position.turn
    people = next_people(position, seat)
    position.marcher = people
    position.advanced = 0
    position.pips = 0
    position.target = NONE
    position.moving = seat
    if people != NONE:
        position.stage = CONQUEST
        if position.fresh == 0 and ready_early(position, people):
            ready(position, people)
    elif position.active[seat] == NONE:
        position.stage = PICKING  # COMBO-1
    else:
        begin_redeployment(position)


def next_people(position: SmallWorldPosition, seat: int) -> int:
    """Who marches next: declined peoples that still do (RACE-GHOUL-3), then the active race; NONE if nobody is left."""
    if position.closed:
        return NONE
    mask = position.nations[seat] & ~position.marched
    while mask:
        nation = lowest(mask)
        if position.standing[nation] == DECLINED and abilities(position, nation) & MARCHES:
            return nation
        mask &= mask - 1
    people = position.active[seat]
    if people == NONE or position.marched & bit(people):
        return NONE
    return people


def end_march(position: SmallWorldPosition) -> None:
    """The marching people conquers no more this turn (TURN-4); a declined one that has not begun stays as it is."""
    if ready_early(position, position.marcher):
        muster(position)
    position.fresh = 0
    position.marched |= bit(position.marcher)
    next_march(position)


def end_conquests(position: SmallWorldPosition) -> None:
    """After a final attempt nobody conquers any more this turn (DIE-4), or only this people does not (EDGE-GHOUL-4)."""
    if position.world.die_for_each == 0:
        position.closed = 1
    end_march(position)


def muster(position: SmallWorldPosition) -> None:
    """Ready the marching people's troops, unless that has been done."""
    if unready(position, position.marcher):
        ready(position, position.marcher)


def advance(position: SmallWorldPosition) -> None:
    """The first conquest closes the ready step: nothing more can be given up (ABAN-1)."""
    muster(position)
    position.advanced = 1


def resolve_attempt(position: SmallWorldPosition, pips: int) -> None:
    """The die of a final attempt: success or not, conquests end (DIE-3, DIE-4)."""
    people = position.marcher
    region = position.target
    if position.hand[people] + pips >= cost(position, people, region):
        tokens = position.hand[people]
        position.hand[people] = 0
        take(position, people, region, tokens, BY_DIE)
    elif position.noting:
        position.book.line(E_FAILED, people, region, 0, 0, 0)
    end_conquests(position)


def resolve_roll(position: SmallWorldPosition, pips: int) -> None:
    """The berserk die: conquer one region with it, or stop; if nothing can be paid for, conquests end (EDGE-BERS-2)."""
    position.pips = pips
    position.stage = ROLLED
    position.moving = position.turn
    people = position.marcher
    mask = targets(position, people, abilities(position, people))
    while mask:
        if cost(position, people, lowest(mask)) - pips <= position.hand[people]:
            return
        mask &= mask - 1
    end_march(position)


def begin_redeployment(position: SmallWorldPosition) -> None:
    """Conquests are over: take the troops up again."""
    position.closed = 0
    position.conquered = 0
    regroup(position)
    position.moving = position.turn
    go_on_giving_up(position)


def go_on_giving_up(position: SmallWorldPosition) -> None:
    """Regions that raiders leave empty are chosen one by one; then everything else is put down."""
    if position.owed > 0:
        position.stage = GIVING_UP
    else:
        position.stage = REDEPLOYMENT
        go_on_redeploying(position)


def go_on_redeploying(position: SmallWorldPosition) -> None:
    """The step ends by itself when nothing is left that could be put down."""
    seat = position.turn
    must = room_for_tokens(position, seat) | room_for_heroes(position, seat)
    may = room_for_camps(position, seat) | room_for_forts(position, seat)
    if must | may == 0:
        end_redeployment(position)


def end_redeployment(position: SmallWorldPosition) -> None:
    """Score, then perhaps make peace."""
    score(position, position.turn)
    if abilities(position, position.active[position.turn]) & PACT and possible_allies(position):
        position.stage = PEACE
    else:
        ask_last_word(position)


def possible_allies(position: SmallWorldPosition) -> int:
    """The seats whose active race was not attacked this turn (POW-DIPL-1, EDGE-DIPL-1, EDGE-DIPL-2)."""
    seats = bit(position.world.players) - 1
    return seats & ~position.attacked & ~bit(position.turn)


def ask_last_word(position: SmallWorldPosition) -> None:
    """A stout race may decline now, after scoring (POW-STOUT)."""
    if abilities(position, position.active[position.turn]) & STOUT:
        position.stage = LAST_WORD
    else:
        begin_withdrawal(position)


def decline_now(position: SmallWorldPosition) -> None:
    """A whole turn spent on declining: score and end (DECL-1, DECL-6)."""
    position.fresh = 0
    decline(position, position.turn)
    score(position, position.turn)
    end_turn(position)


def begin_withdrawal(position: SmallWorldPosition) -> None:
    """Defenders put their withdrawn troops down, clockwise from the active player (LOSS-2, LOSS-6)."""
    position.stage = WITHDRAWAL
    position.moving = position.turn
    go_on_withdrawing(position)


def go_on_withdrawing(position: SmallWorldPosition) -> None:
    """The same defender, the next one who has anything to put down, or the end of the turn."""
    seat = position.moving
    if seat == position.turn:
        seat = following(position, seat)
    while seat != position.turn:
        if room_for_tokens(position, seat) or room_for_camps(position, seat):
            position.moving = seat
            return
        seat = following(position, seat)
    end_turn(position)


def keep_camps(position: SmallWorldPosition) -> None:
    """A defender keeps the rest of his encampments in hand (EDGE-BIV-3)."""
    position.uprooted[position.active[position.moving]] = 0
    go_on_withdrawing(position)


def following(position: SmallWorldPosition, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < position.world.players else 0


def end_turn(position: SmallWorldPosition) -> None:
    """The next seat's turn; after the first seat's last round the game is over (END-1)."""
    for people in range(RACES):
        position.uprooted[people] = 0
    position.marcher = NONE
    position.turn = following(position, position.turn)
    if position.turn == position.first:
        if position.round == position.world.rounds:
            position.stage = FINISHED
            position.moving = OVER
            if position.noting:
                position.book.line(E_OVER, 0, 0, 0, 0, 0)
            return
        position.round += 1
    begin_turn(position)


def turns_behind(position: SmallWorldPosition) -> int:
    """How many turns have ended; −1 until it is known who begins."""
    if position.stage == FIRST_SEAT:
        return -1
    if position.stage == FINISHED:
        return position.world.rounds * position.world.players
    seat = position.turn - position.first
    if seat < 0:
        seat += position.world.players
    return (position.round - 1) * position.world.players + seat


def untouched(position: SmallWorldPosition) -> int:
    """1 if a turn begins here. (With declined marchers and no active race it cannot be told, and is not said.)"""
    if position.stage == PICKING:
        return 1 if position.marched == 0 and position.closed == 0 else 0
    return 1 if position.stage == CONQUEST and position.fresh else 0
