"""What people add to the dice, and what they are called in the record."""

from __future__ import annotations

import pytest

from mikrokosmos.bots.personas import PERSONAS
from mikrokosmos.core.fair_dice import NO_NONCE, promise
from mikrokosmos.server.entry import Entry
from mikrokosmos.server.tables.refused import Refused
from mikrokosmos.server.tables.seat_state import SeatState, names_of
from mikrokosmos.server.tables.setup import Setup
from mikrokosmos.server.tables.table import Table

ANN, BEN = "ann", "ben"
SEED = bytes(range(32))


def do(table: Table, entries: list[Entry]) -> None:
    for entry in entries:
        table.fold(entry)


def test_nonces_come_after_the_promise_and_stand_in_the_proof() -> None:
    table = Table(ANN, Setup.of("creation", {"players": 3}), SEED)
    assert table.commitment == promise(SEED)
    do(table, table.sit(0, ANN, "Ann"))
    do(table, table.sit(1, BEN, "Ben"))
    do(table, table.seat_bot(2, ANN, "novice"))
    do(table, table.give_nonce(1, BEN, "0b" * 16))
    do(table, table.give_nonce(1, BEN, "0b" * 16))  # once more is the same
    for seat, who, nonce, reason in [(1, BEN, "0c" * 16, "nonce-given"), (1, ANN, "0c" * 16, "not-your-seat")]:
        with pytest.raises(Refused, match=reason):
            table.give_nonce(seat, who, nonce)
    do(table, table.start(ANN))
    dice = table.running().record.dice
    assert dice is not None and dice.nonces == (NO_NONCE, b"\x0b" * 16, NO_NONCE)
    assert dice.commitment == table.commitment
    with pytest.raises(Refused, match="already-started"):
        table.give_nonce(0, ANN, "0a" * 16)


def test_who_gets_up_takes_the_nonce_along() -> None:
    table = Table(ANN, Setup.of("creation", {"players": 2}), SEED)
    do(table, table.sit(1, BEN, "Ben"))
    do(table, table.give_nonce(1, BEN, "0b" * 16))
    do(table, table.clear(1, BEN))
    do(table, table.sit(1, "eve", "Eve"))
    assert table.seats[1].nonce is None


def test_the_owner_may_ask_somebody_to_get_up_before_the_start() -> None:
    table = Table(ANN, Setup.of("creation", {"players": 2}), SEED)
    do(table, table.sit(1, BEN, "Ben"))
    with pytest.raises(Refused, match="not-your-seat"):
        table.clear(1, "eve")
    do(table, table.clear(1, ANN))
    assert table.seats[1].open


def test_the_record_says_who_played() -> None:
    table = Table(ANN, Setup.of("creation", {"players": 4}), SEED)
    do(table, table.sit(0, ANN, "Ann"))
    do(table, table.sit(1, ANN, "Ann"))
    do(table, table.sit(2, BEN, "👩\u200d🚀"))
    do(table, table.seat_bot(3, ANN, "novice"))
    do(table, table.start(ANN))
    *people, bot = table.running().record.options["names"]
    assert people == ["Ann", "Ann 2", "👩🚀"] and bot in PERSONAS


def test_no_two_seats_have_the_same_name() -> None:
    seats = [
        SeatState(name="A"),
        SeatState(name="A 2"),
        SeatState(name="A"),
        SeatState(bot="A"),
        SeatState(name="\u200d"),
    ]
    assert names_of(seats) == ["A", "A 2", "A 3", "A 4", "?"]
