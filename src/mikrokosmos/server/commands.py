"""What the words of a wish ask of a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from mikrokosmos.server import wire
from mikrokosmos.server.names import clean_name
from mikrokosmos.server.tables.refused import Refused
from mikrokosmos.server.tables.table import Draft, Table

TableWish = (
    wire.Sit
    | wire.SeatBot
    | wire.Clear
    | wire.HandOver
    | wire.GiveNonce
    | wire.LeaveOrder
    | wire.Start
    | wire.Play
    | wire.Undo
)
"""The wishes that change a table; the others only ask."""


def meant(
    wish: TableWish, identity: str, name: str, longest_name: int, now: Callable[[], int]
) -> Callable[[Table], list[Draft]]:
    """The wish as a question to the table: which entries would make it true?"""
    match wish:
        case wire.Sit():
            called = name if wish.name is None else clean_name(wish.name, longest_name)
            return lambda table: table.sit(wish.seat, identity, called)
        case wire.SeatBot():
            return lambda table: table.seat_bot(wish.seat, identity, wish.bot)
        case wire.Clear():
            return lambda table: table.clear(wish.seat, identity)
        case wire.HandOver():
            return lambda table: table.hand_over(wish.seat, identity, wish.bot, now())
        case wire.GiveNonce():
            return lambda table: table.give_nonce(wish.seat, identity, wish.nonce)
        case wire.LeaveOrder():
            return lambda table: table.leave_order(wish.seat, identity, wish.order)
        case wire.Start():
            return lambda table: table.start(identity)
        case wire.Undo():
            return lambda table: table.undo(wish.seat, identity)
        case wire.Play():
            return lambda table: playing(table, wish, identity)
    assert_never(wish)


def playing(table: Table, wish: wire.Play, identity: str) -> list[Draft]:
    """The entries of a play, unless the game has gone on since it was chosen: on another device, say."""
    if wish.at is not None and table.running().length != wish.at:
        raise Refused("out-of-date", at=table.running().length)
    return table.play(wish.seat, identity, wish.moves)
