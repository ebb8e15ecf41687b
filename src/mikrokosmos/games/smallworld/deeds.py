# cython: annotation_typing=False
"""Deeds: what each action and each outcome of chance does. Unchecked; `SmallWorldState.play` is the checked door."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.smallworld.column import pick, refill, resume, turn_badge, turn_banner
from mikrokosmos.games.smallworld.conquest import convert, cost, note_attack, strike, take, with_roll
from mikrokosmos.games.smallworld.decline import decline
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.listing import family_of, first_of
from mikrokosmos.games.smallworld.peoples import mark, ready, vacate
from mikrokosmos.games.smallworld.realm import Realm
from mikrokosmos.games.smallworld.redeployment import give_up, pitch, place
from mikrokosmos.games.smallworld.turn import (
    advance,
    ask_last_word,
    begin_turn,
    begin_withdrawal,
    decline_now,
    end_march,
    end_redeployment,
    go_on_giving_up,
    go_on_redeploying,
    go_on_withdrawing,
    keep_camps,
    next_march,
    resolve_attempt,
    resolve_roll,
)


def act(realm: Realm, action: int) -> None:
    """Carry out a seat's action."""
    realm.listed = 0
    family = family_of(action)
    it = action - first_of(family)
    if family == PLACE:
        place(realm, it)
        go_on_placing(realm)
    elif family == CONQUER:
        conquer(realm, it)
    elif family == PLAIN:
        plain(realm, it)
    elif family == PICK:
        pick(realm, realm.turn, it)
        next_march(realm)
    elif family == ATTEMPT:
        attempt(realm, it)
    elif family == ABANDON:
        abandon(realm, it)
    elif family == CAMP:
        pitch(realm, it)
        go_on_placing(realm)
    elif family == HERO:
        mark(realm, CHAMPION, it)
        go_on_redeploying(realm)
    elif family == FORT:
        realm.built += 1
        mark(realm, FORTRESS, it)
        go_on_redeploying(realm)
    elif family == STRIKE:
        advance(realm)
        strike(realm, realm.marcher, it)
    elif family == CONVERT:
        advance(realm)
        convert(realm, realm.marcher, it)
    else:  # ALLY
        realm.pact[realm.turn] = it
        if realm.noting:
            realm.book.line(E_PACT, realm.turn, it, 0, 0, 0)
        ask_last_word(realm)
    if realm.column_size < COLUMN and realm.moving >= 0:
        refill(realm)


def plain(realm: Realm, what: int) -> None:
    """Carry out an action without an object."""
    if what == STOP:
        end_march(realm)
    elif what == ROLL:
        advance(realm)
        realm.stage = ROLLING
        realm.moving = CHANCE
    elif what == DECLINE:
        if realm.stage == LAST_WORD:
            decline(realm, realm.turn)
            begin_withdrawal(realm)
        else:
            decline_now(realm)
    elif realm.stage == REDEPLOYMENT:
        end_redeployment(realm)
    elif realm.stage == WITHDRAWAL:
        keep_camps(realm)
    elif realm.stage == PEACE:
        ask_last_word(realm)
    else:  # LAST_WORD
        begin_withdrawal(realm)


def conquer(realm: Realm, region: int) -> None:
    """Take a region with as many tokens as it costs; after a berserk roll with fewer (EDGE-BERS-4)."""
    advance(realm)
    people = realm.marcher
    tokens = cost(realm, people, region)
    how = BY_FORCE
    if realm.stage == ROLLED:
        tokens = with_roll(realm, tokens)
        how = BY_FURY
        realm.pips = 0
        realm.stage = CONQUEST
    realm.hand[people] -= tokens
    take(realm, people, region, tokens, how)


def attempt(realm: Realm, region: int) -> None:
    """Name a region, then let the die decide (DIE-1, DIE-2). Even a failure is an attack (EDGE-DIPL-4)."""
    advance(realm)
    if realm.race_at[region] != NONE:
        note_attack(realm, realm.marcher, realm.race_at[region])
    realm.target = region
    realm.stage = ATTEMPTING
    realm.moving = CHANCE


def abandon(realm: Realm, region: int) -> None:
    """Give up a region: in the ready step its last token comes to hand (ABAN-1), later it leaves with the raiders."""
    if realm.stage == GIVING_UP:
        give_up(realm, region)
        go_on_giving_up(realm)
        return
    people = realm.marcher
    if realm.fresh:
        ready(realm, people)
    vacate(realm, people, region)
    realm.hand[people] += 1
    if realm.noting:
        realm.book.line(E_ABANDONED, people, region, 0, 0, 0)


def go_on_placing(realm: Realm) -> None:
    """After a token or a camp: the same seat goes on, its own turn or a withdrawal."""
    if realm.stage == REDEPLOYMENT:
        go_on_redeploying(realm)
    else:
        go_on_withdrawing(realm)


def happen(realm: Realm, outcome: int) -> None:
    """Carry out an outcome of chance."""
    realm.listed = 0
    if realm.noting and outcome < BANNER_AT:
        realm.book.line(E_ROLLED, outcome - DIE_AT, 0, 0, 0, 0)
    if realm.stage == ATTEMPTING:
        resolve_attempt(realm, outcome - DIE_AT)
    elif realm.stage == ROLLING:
        resolve_roll(realm, outcome - DIE_AT)
    elif realm.stage == BANNERS:
        turn_banner(realm, outcome - BANNER_AT)
        resume(realm)
        return
    elif realm.stage == BADGES:
        turn_badge(realm, outcome - BADGE_AT)
        resume(realm)
        return
    else:  # FIRST_SEAT
        realm.first = outcome - FIRST_AT
        realm.turn = realm.first
        if realm.noting:
            realm.book.line(E_FIRST, realm.first, 0, 0, 0, 0)
        begin_turn(realm)
    if realm.column_size < COLUMN and realm.moving >= 0:
        refill(realm)


def tickets(realm: Realm) -> int:
    """The sum of the weights of chance now."""
    if realm.stage == BANNERS:
        return count(realm.banners)
    if realm.stage == BADGES:
        return count(realm.badges)
    if realm.stage == FIRST_SEAT:
        return realm.world.players
    return 6


def drawn(realm: Realm, ticket: int) -> int:
    """The outcome that owns a ticket: banners and badges one each; the die shows 0, 0, 0, 1, 2, 3 (COMP-8)."""
    if realm.stage == BANNERS:
        return BANNER_AT + member(realm.banners, ticket)
    if realm.stage == BADGES:
        return BADGE_AT + member(realm.badges, ticket)
    if realm.stage == FIRST_SEAT:
        return FIRST_AT + ticket
    return DIE_AT + (ticket - 2 if ticket > 2 else 0)
