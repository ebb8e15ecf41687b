"""What a command of the wire asks of a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from mikrokosmos.server import wire
from mikrokosmos.server.entry import Entry
from mikrokosmos.server.live.table_service import Decide
from mikrokosmos.server.security.names import clean_name
from mikrokosmos.server.tables.refused import Refused
from mikrokosmos.server.tables.table import Table

TableCommand = (
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
"""The commands that change a table; the others only ask."""

SEATING = (wire.Sit, wire.SeatBot, wire.Clear, wire.HandOver, wire.LeaveOrder)
"""The commands that change a seat and not the game: how often they come is counted by itself."""


def decision(command: TableCommand, identity: str, name: str, longest_name: int, now: Callable[[], int]) -> Decide:
    """The command as it is put to the table."""
    match command:
        case wire.Sit():
            called = name if command.name is None else clean_name(command.name, longest_name)
            return lambda table: table.sit(command.seat, identity, called)
        case wire.SeatBot():
            return lambda table: table.seat_bot(command.seat, identity, command.bot)
        case wire.Clear():
            return lambda table: table.clear(command.seat, identity)
        case wire.HandOver():
            return lambda table: table.hand_over(command.seat, identity, command.bot, now())
        case wire.GiveNonce():
            return lambda table: table.give_nonce(command.seat, identity, command.nonce)
        case wire.LeaveOrder():
            return lambda table: table.leave_order(command.seat, identity, command.order)
        case wire.Start():
            return lambda table: table.start(identity)
        case wire.Undo():
            return lambda table: table.undo(command.seat, identity, command.turn)
        case wire.Play():
            return lambda table: playing(table, command, identity)
    assert_never(command)


def playing(table: Table, command: wire.Play, identity: str) -> list[Entry]:
    """The entries of a play, unless the game has gone on since it was chosen: on another device, say."""
    if command.at is not None and table.running().length != command.at:
        raise Refused("out-of-date", at=table.running().length)
    return table.play(command.seat, identity, command.moves)
