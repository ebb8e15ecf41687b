# cython: annotation_typing=False
"""Deeds: what each action and each outcome of chance does. Unchecked; `play` is the checked door."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.creation.ids import *
from mikrokosmos.games.creation.rules.building import place
from mikrokosmos.games.creation.rules.faith import call, push
from mikrokosmos.games.creation.rules.position import CreationPosition


def act(position: CreationPosition, action: int) -> None:
    """Carry out a seat's action."""
    if action < GOD_AT:
        push(position, action // 3, action % 3)
        position.stage = PLACING
    elif action < PLACE_AT:
        call(position, action - GOD_AT)
        position.stage = PLACING
    elif action < DRAW_AT:
        place(position, position.turn, (action - PLACE_AT) // 4, (action - PLACE_AT) % 4)
        position.stage = DRAWING  # R15: the new tile is not known while placing
    else:
        position.stack[action - DRAW_AT] -= 1
        if position.noting:
            position.book.line(E_DREW, position.turn, action - DRAW_AT, 0, 0, 0)
        position.stage = TURNING
        position.moving = CHANCE


def happen(position: CreationPosition, outcome: int) -> None:
    """Carry out an outcome of chance."""
    if position.stage == TURNING:
        fill_gap(position, outcome - TILE_AT)
        end_turn(position)
    elif position.stage == LAYING:
        fill_gap(position, outcome - TILE_AT)
        lay_next(position)
    elif position.stage == DEALING:
        deal(position, outcome - DEAL_AT)
    else:  # FIRST_SEAT
        position.first = outcome - FIRST_AT
        if position.noting:
            position.book.line(E_FIRST, position.first, 0, 0, 0, 0)
        position.turn = position.first
        begin_turn(position)


def fill_gap(position: CreationPosition, tile: int) -> None:
    """Turn a tile over into the free cell of the map."""
    position.unseen &= ~bit(tile)
    position.map[position.gap] = tile
    if position.noting:
        position.book.line(E_LAID if position.stage == LAYING else E_FILLED, position.gap, tile, 0, 0, 0)
    position.gap = NONE


def lay_next(position: CreationPosition) -> None:
    """The map is laid cell by cell (R5); then the gods are dealt."""
    for cell in range(MAP):
        if position.map[cell] == NONE:
            position.gap = cell
            return
    position.stage = DEALING


def deal(position: CreationPosition, god: int) -> None:
    """The next seat gets a god token, which only it may see (R7)."""
    seat = 0
    while position.god[seat] != NONE:
        seat += 1
    position.god[seat] = god
    position.gods &= ~bit(god)
    if position.noting:
        position.book.line(E_DEALT, seat, god, 0, 0, 0)
    if seat + 1 == position.world.players:
        if position.first == NONE:
            position.stage = FIRST_SEAT
        else:
            position.turn = position.first
            begin_turn(position)


def begin_turn(position: CreationPosition) -> None:
    """A seat chooses between a push and its god."""
    position.stage = CHOOSING
    position.moving = position.turn
    if position.noting:
        position.book.line(E_TURN, position.turn, position.round, 0, 0, 0)


def end_turn(position: CreationPosition) -> None:
    """The next seat clockwise; after nine rounds all worlds are made (R33)."""
    position.turn = position.turn + 1 if position.turn + 1 < position.world.players else 0
    if position.turn == position.first:
        if position.round == 9:
            position.stage = FINISHED
            position.moving = OVER
            if position.noting:
                position.book.line(E_OVER, 0, 0, 0, 0, 0)
            return
        position.round += 1
    begin_turn(position)


def tickets(position: CreationPosition) -> int:
    """The sum of the weights of chance now: every tile, god or seat that could come is as likely as any other."""
    if position.stage == DEALING:
        return count(position.gods)
    if position.stage == FIRST_SEAT:
        return position.world.players
    return count(position.unseen)


def drawn(position: CreationPosition, ticket: int) -> int:
    """The outcome that owns a ticket."""
    if position.stage == DEALING:
        return DEAL_AT + member(position.gods, ticket)
    if position.stage == FIRST_SEAT:
        return FIRST_AT + ticket
    return TILE_AT + member(position.unseen, ticket)


def turns_behind(position: CreationPosition) -> int:
    """How many turns have ended; −1 while the table is being laid."""
    if position.stage < CHOOSING:
        return -1
    if position.stage == FINISHED:
        return 9 * position.world.players
    seat = position.turn - position.first
    if seat < 0:
        seat += position.world.players
    return (position.round - 1) * position.world.players + seat
