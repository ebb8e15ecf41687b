# cython: annotation_typing=False
"""Deeds: what each action and each outcome of chance does. Unchecked; `SmallWorldState.play` is the checked door."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.rules.column import pick, refill, resume, turn_badge, turn_banner
from mikrokosmos.games.smallworld.rules.conquest import convert, cost, note_attack, strike, take, with_roll
from mikrokosmos.games.smallworld.rules.decline import decline
from mikrokosmos.games.smallworld.rules.legal import family_of, first_of
from mikrokosmos.games.smallworld.rules.peoples import mark, ready_early, vacate
from mikrokosmos.games.smallworld.rules.position import SmallWorldPosition
from mikrokosmos.games.smallworld.rules.redeployment import give_up, pitch, place
from mikrokosmos.games.smallworld.rules.turn import (
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
    muster,
    next_march,
    resolve_attempt,
    resolve_roll,
)


def act(position: SmallWorldPosition, action: int) -> None:
    """Carry out a seat's action."""
    position.listed = 0
    family = family_of(action)
    it = action - first_of(family)
    if family == PLACE:
        place(position, it)
        go_on_placing(position)
    elif family == CONQUER:
        conquer(position, it)
    elif family == PLAIN:
        plain(position, it)
    elif family == PICK:
        pick(position, position.turn, it)
        next_march(position)
    elif family == ATTEMPT:
        attempt(position, it)
    elif family == ABANDON:
        abandon(position, it)
    elif family == CAMP:
        pitch(position, it)
        go_on_placing(position)
    elif family == HERO:
        mark(position, CHAMPION, it)
        go_on_redeploying(position)
    elif family == FORT:
        position.built += 1
        mark(position, FORTRESS, it)
        go_on_redeploying(position)
    elif family == STRIKE:
        advance(position)
        strike(position, position.marcher, it)
    elif family == CONVERT:
        advance(position)
        convert(position, position.marcher, it)
    else:  # ALLY
        position.pact[position.turn] = it
        if position.noting:
            position.book.line(E_PACT, position.turn, it, 0, 0, 0)
        ask_last_word(position)
    if position.column_size < COLUMN and position.moving >= 0:
        refill(position)


def plain(position: SmallWorldPosition, what: int) -> None:
    """Carry out an action without an object."""
    if what == STOP:
        end_march(position)
    elif what == ROLL:
        advance(position)
        position.stage = ROLLING
        position.moving = CHANCE
    elif what == DECLINE:
        if position.stage == LAST_WORD:
            decline(position, position.turn)
            begin_withdrawal(position)
        else:
            decline_now(position)
    elif position.stage == REDEPLOYMENT:
        end_redeployment(position)
    elif position.stage == WITHDRAWAL:
        keep_camps(position)
    elif position.stage == PEACE:
        ask_last_word(position)
    else:  # LAST_WORD
        begin_withdrawal(position)


def conquer(position: SmallWorldPosition, region: int) -> None:
    """Take a region with as many tokens as it costs; after a berserk roll with fewer (EDGE-BERS-4)."""
    advance(position)
    people = position.marcher
    tokens = cost(position, people, region)
    how = BY_FORCE
    if position.stage == ROLLED:
        tokens = with_roll(position, tokens)
        how = BY_FURY
        position.pips = 0
        position.stage = CONQUEST
    position.hand[people] -= tokens
    take(position, people, region, tokens, how)


def attempt(position: SmallWorldPosition, region: int) -> None:
    """Name a region, then let the die decide (DIE-1, DIE-2). Even a failure is an attack (EDGE-DIPL-4)."""
    advance(position)
    if position.race_at[region] != NONE:
        note_attack(position, position.marcher, position.race_at[region])
    position.target = region
    position.stage = ATTEMPTING
    position.moving = CHANCE


def abandon(position: SmallWorldPosition, region: int) -> None:
    """Give up a region: its tokens come to hand (ABAN-1), or leave with the raiders when those must go."""
    if position.stage == GIVING_UP:
        give_up(position, region)
        go_on_giving_up(position)
        return
    people = position.race_at[region]
    if people == position.marcher and ready_early(position, people):
        muster(position)
    position.fresh = 0
    tokens = position.tokens[region]
    vacate(position, people, region)
    position.hand[people] += tokens
    if position.noting:
        position.book.line(E_ABANDONED, people, region, 0, 0, 0)


def go_on_placing(position: SmallWorldPosition) -> None:
    """After a token or a camp: the same seat goes on, its own turn or a withdrawal."""
    if position.stage == REDEPLOYMENT:
        go_on_redeploying(position)
    else:
        go_on_withdrawing(position)


def happen(position: SmallWorldPosition, outcome: int) -> None:
    """Carry out an outcome of chance."""
    position.listed = 0
    if position.noting and outcome < BANNER_AT:
        position.book.line(E_ROLLED, outcome - DIE_AT, 0, 0, 0, 0)
    if position.stage == ATTEMPTING:
        resolve_attempt(position, outcome - DIE_AT)
    elif position.stage == ROLLING:
        resolve_roll(position, outcome - DIE_AT)
    elif position.stage == BANNERS:
        turn_banner(position, outcome - BANNER_AT)
        resume(position)
        return
    elif position.stage == BADGES:
        turn_badge(position, outcome - BADGE_AT)
        resume(position)
        return
    else:  # FIRST_SEAT
        position.first = outcome - FIRST_AT
        position.turn = position.first
        if position.noting:
            position.book.line(E_FIRST, position.first, 0, 0, 0, 0)
        begin_turn(position)
    if position.column_size < COLUMN and position.moving >= 0:
        refill(position)


def tickets(position: SmallWorldPosition) -> int:
    """The sum of the weights of chance now."""
    if position.stage == BANNERS:
        return count(position.banners)
    if position.stage == BADGES:
        return count(position.badges)
    if position.stage == FIRST_SEAT:
        return position.world.players
    return 6


def drawn(position: SmallWorldPosition, ticket: int) -> int:
    """The outcome that owns a ticket: banners and badges one each; the die shows 0, 0, 0, 1, 2, 3 (COMP-8)."""
    if position.stage == BANNERS:
        return BANNER_AT + member(position.banners, ticket)
    if position.stage == BADGES:
        return BADGE_AT + member(position.badges, ticket)
    if position.stage == FIRST_SEAT:
        return FIRST_AT + ticket
    return DIE_AT + (ticket - 2 if ticket > 2 else 0)
