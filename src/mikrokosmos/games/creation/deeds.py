# cython: annotation_typing=False
"""Deeds: what each action and each outcome of chance does. Unchecked; `play` is the checked door."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.creation.building import place
from mikrokosmos.games.creation.faith import call, push
from mikrokosmos.games.creation.ids import *
from mikrokosmos.games.creation.realm import Realm


def act(realm: Realm, action: int) -> None:
    """Carry out a seat's action."""
    if action < GOD_AT:
        push(realm, action // 3, action % 3)
        realm.stage = PLACING
    elif action < PLACE_AT:
        call(realm, action - GOD_AT)
        realm.stage = PLACING
    elif action < DRAW_AT:
        place(realm, realm.turn, (action - PLACE_AT) // 4, (action - PLACE_AT) % 4)
        realm.stage = DRAWING  # R15: the new tile is not known while placing
    else:
        realm.stack[action - DRAW_AT] -= 1
        if realm.noting:
            realm.book.line(E_DREW, realm.turn, action - DRAW_AT, 0, 0, 0)
        realm.stage = TURNING
        realm.moving = CHANCE


def happen(realm: Realm, outcome: int) -> None:
    """Carry out an outcome of chance."""
    if realm.stage == TURNING:
        fill_gap(realm, outcome - TILE_AT)
        end_turn(realm)
    elif realm.stage == LAYING:
        fill_gap(realm, outcome - TILE_AT)
        lay_next(realm)
    elif realm.stage == DEALING:
        deal(realm, outcome - DEAL_AT)
    else:  # FIRST_SEAT
        realm.first = outcome - FIRST_AT
        if realm.noting:
            realm.book.line(E_FIRST, realm.first, 0, 0, 0, 0)
        realm.turn = realm.first
        begin_turn(realm)


def fill_gap(realm: Realm, tile: int) -> None:
    """Turn a tile over into the free cell of the map."""
    realm.unseen &= ~bit(tile)
    realm.map[realm.gap] = tile
    if realm.noting:
        realm.book.line(E_LAID if realm.stage == LAYING else E_FILLED, realm.gap, tile, 0, 0, 0)
    realm.gap = NONE


def lay_next(realm: Realm) -> None:
    """The map is laid cell by cell (R5); then the gods are dealt."""
    for cell in range(MAP):
        if realm.map[cell] == NONE:
            realm.gap = cell
            return
    realm.stage = DEALING


def deal(realm: Realm, god: int) -> None:
    """The next seat gets a god token, which only it may see (R7)."""
    seat = 0
    while realm.god[seat] != NONE:
        seat += 1
    realm.god[seat] = god
    realm.gods &= ~bit(god)
    if realm.noting:
        realm.book.line(E_DEALT, seat, god, 0, 0, 0)
    if seat + 1 == realm.world.players:
        if realm.first == NONE:
            realm.stage = FIRST_SEAT
        else:
            realm.turn = realm.first
            begin_turn(realm)


def begin_turn(realm: Realm) -> None:
    """A seat chooses between a push and its god."""
    realm.stage = CHOOSING
    realm.moving = realm.turn
    if realm.noting:
        realm.book.line(E_TURN, realm.turn, realm.round, 0, 0, 0)


def end_turn(realm: Realm) -> None:
    """The next seat clockwise; after nine rounds all worlds are made (R33)."""
    realm.turn = realm.turn + 1 if realm.turn + 1 < realm.world.players else 0
    if realm.turn == realm.first:
        if realm.round == 9:
            realm.stage = FINISHED
            realm.moving = OVER
            if realm.noting:
                realm.book.line(E_OVER, 0, 0, 0, 0, 0)
            return
        realm.round += 1
    begin_turn(realm)


def tickets(realm: Realm) -> int:
    """The sum of the weights of chance now: every tile, god or seat that could come is as likely as any other."""
    if realm.stage == DEALING:
        return count(realm.gods)
    if realm.stage == FIRST_SEAT:
        return realm.world.players
    return count(realm.unseen)


def drawn(realm: Realm, ticket: int) -> int:
    """The outcome that owns a ticket."""
    if realm.stage == DEALING:
        return DEAL_AT + member(realm.gods, ticket)
    if realm.stage == FIRST_SEAT:
        return FIRST_AT + ticket
    return TILE_AT + member(realm.unseen, ticket)
