# cython: annotation_typing=False
"""The turn: which stage follows which, from the first seat to the end of the game."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.smallworld.conquest import cost, take, targets
from mikrokosmos.games.smallworld.decline import decline
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.peoples import ready, words
from mikrokosmos.games.smallworld.realm import Realm
from mikrokosmos.games.smallworld.redeployment import (
    regroup,
    room_for_camps,
    room_for_forts,
    room_for_heroes,
    room_for_tokens,
)
from mikrokosmos.games.smallworld.scoring import score


def begin_turn(realm: Realm) -> None:
    """A seat begins its turn: it picks a combo if it has no active race (COMBO-1), otherwise it expands or declines."""
    seat = realm.turn
    realm.moving = seat
    realm.pact[seat] = NONE  # EDGE-DIPL-5
    realm.marched = 0
    realm.taken = 0
    realm.attacked = 0
    realm.converted = 0
    realm.struck = 0
    realm.built = 0
    realm.fresh = 0
    if realm.noting:
        realm.book.line(E_TURN, seat, realm.round, 0, 0, 0)
    if realm.active[seat] == NONE:
        realm.stage = PICKING
    else:
        realm.fresh = 1
        next_march(realm)


def next_march(realm: Realm) -> None:
    """The next people marches: declined ones that still do (RACE-GHOUL-3), then the active race; then all regroup."""
    seat = realm.turn
    mask = realm.nations[seat] & ~realm.marched
    people = NONE
    while mask:
        nation = lowest(mask)
        if realm.standing[nation] == DECLINED and words(realm, nation) & MARCHES:
            people = nation
            break
        mask &= mask - 1
    if people == NONE and realm.marched & bit(realm.active[seat]) == 0:
        people = realm.active[seat]
    realm.marcher = people
    realm.advanced = 0
    realm.pips = 0
    realm.target = NONE
    if people == NONE:
        begin_redeployment(realm)
        return
    realm.stage = CONQUEST
    realm.moving = seat
    if realm.fresh == 0:
        ready(realm, people)


def end_march(realm: Realm) -> None:
    """The marching people conquers no more this turn (TURN-4, DIE-4)."""
    if realm.fresh:
        ready(realm, realm.marcher)
    realm.marched |= bit(realm.marcher)
    next_march(realm)


def advance(realm: Realm) -> None:
    """The first conquest closes the ready step: nothing more can be given up (ABAN-1)."""
    if realm.fresh:
        ready(realm, realm.marcher)
    realm.advanced = 1


def resolve_attempt(realm: Realm, pips: int) -> None:
    """The die of a final attempt: success or not, the conquests of this people end (DIE-3, DIE-4)."""
    people = realm.marcher
    region = realm.target
    if realm.hand[people] + pips >= cost(realm, people, region):
        tokens = realm.hand[people]
        realm.hand[people] = 0
        take(realm, people, region, tokens, BY_DIE)
    elif realm.noting:
        realm.book.line(E_FAILED, people, region, 0, 0, 0)
    end_march(realm)


def resolve_roll(realm: Realm, pips: int) -> None:
    """The berserk die: conquer one region with it, or stop; if nothing can be paid for, conquests end (EDGE-BERS-2)."""
    realm.pips = pips
    realm.stage = ROLLED
    realm.moving = realm.turn
    people = realm.marcher
    mask = targets(realm, people, words(realm, people))
    while mask:
        if cost(realm, people, lowest(mask)) - pips <= realm.hand[people]:
            return
        mask &= mask - 1
    end_march(realm)


def begin_redeployment(realm: Realm) -> None:
    """Conquests are over: take the troops up again."""
    regroup(realm)
    realm.moving = realm.turn
    go_on_giving_up(realm)


def go_on_giving_up(realm: Realm) -> None:
    """Regions that raiders leave empty are chosen one by one; then everything else is put down."""
    if realm.owed > 0:
        realm.stage = GIVING_UP
    else:
        realm.stage = REDEPLOYMENT
        go_on_redeploying(realm)


def go_on_redeploying(realm: Realm) -> None:
    """The step ends by itself when nothing is left that could be put down."""
    seat = realm.turn
    must = room_for_tokens(realm, seat) | room_for_heroes(realm, seat)
    may = room_for_camps(realm, seat) | room_for_forts(realm, seat)
    if must | may == 0:
        end_redeployment(realm)


def end_redeployment(realm: Realm) -> None:
    """Score, then perhaps make peace."""
    score(realm, realm.turn)
    if words(realm, realm.active[realm.turn]) & PACT and possible_allies(realm):
        realm.stage = PEACE
    else:
        ask_last_word(realm)


def possible_allies(realm: Realm) -> int:
    """The seats whose active race was not attacked this turn (POW-DIPL-1, EDGE-DIPL-1, EDGE-DIPL-2)."""
    seats = bit(realm.world.players) - 1
    return seats & ~realm.attacked & ~bit(realm.turn)


def ask_last_word(realm: Realm) -> None:
    """A stout race may decline now, after scoring (POW-STOUT)."""
    if words(realm, realm.active[realm.turn]) & STOUT:
        realm.stage = LAST_WORD
    else:
        begin_withdrawal(realm)


def decline_now(realm: Realm) -> None:
    """A whole turn spent on declining: score and end (DECL-1, DECL-6)."""
    realm.fresh = 0
    decline(realm, realm.turn)
    score(realm, realm.turn)
    end_turn(realm)


def begin_withdrawal(realm: Realm) -> None:
    """Defenders put their withdrawn troops down, clockwise from the active player (LOSS-2, LOSS-6)."""
    realm.stage = WITHDRAWAL
    realm.moving = realm.turn
    go_on_withdrawing(realm)


def go_on_withdrawing(realm: Realm) -> None:
    """The same defender, the next one who has anything to put down, or the end of the turn."""
    seat = realm.moving
    if seat == realm.turn:
        seat = following(realm, seat)
    while seat != realm.turn:
        if room_for_tokens(realm, seat) or room_for_camps(realm, seat):
            realm.moving = seat
            return
        seat = following(realm, seat)
    end_turn(realm)


def keep_camps(realm: Realm) -> None:
    """A defender keeps the rest of his encampments in hand (EDGE-BIV-3)."""
    realm.uprooted[realm.active[realm.moving]] = 0
    go_on_withdrawing(realm)


def following(realm: Realm, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < realm.world.players else 0


def end_turn(realm: Realm) -> None:
    """The next seat's turn; after the first seat's last round the game is over (END-1)."""
    for people in range(RACES):
        realm.uprooted[people] = 0
    realm.marcher = NONE
    realm.turn = following(realm, realm.turn)
    if realm.turn == realm.first:
        if realm.round == realm.world.rounds:
            realm.stage = FINISHED
            realm.moving = OVER
            if realm.noting:
                realm.book.line(E_OVER, 0, 0, 0, 0, 0)
            return
        realm.round += 1
    begin_turn(realm)
