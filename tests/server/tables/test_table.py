"""A table: seats taken, left, given to bots and taken back; a start, a whole game, an end; and every refusal."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from mikrokosmos.bots import Seat, bot
from mikrokosmos.core.record import Record
from mikrokosmos.core.types import Event
from mikrokosmos.games.smallworld.state import SmallWorldState
from mikrokosmos.server.entry import Entry
from mikrokosmos.server.tables.refused import Refused
from mikrokosmos.server.tables.setup import Setup
from mikrokosmos.server.tables.table import Table

SEED = bytes(range(32))
ANN, BEN, EVE = "ann", "ben", "eve"


def new(game: str = "smallworld", players: int = 2, **custom: Any) -> Table:
    return Table(ANN, Setup.of(game, {"players": players}, **custom), SEED)


def do(table: Table, entries: list[Entry]) -> list[Event]:
    """Append and fold."""
    return [event for entry in entries for event in table.fold(entry)]


def started(game: str = "smallworld", **custom: Any) -> Table:
    table = new(game, **custom)
    do(table, table.sit(0, ANN, "Ann"))
    do(table, table.sit(1, BEN, "Ben"))
    do(table, table.give_nonce(1, BEN, "62" * 16))
    do(table, table.start(ANN))
    return table


def who(table: Table) -> str:
    return [ANN, BEN][table.running().state.player]


def refused(reason: str, ask: Callable[[], object]) -> None:
    with pytest.raises(Refused) as error:
        ask()
    assert error.value.reason == reason and error.value.to_json()["reason"] == reason


@pytest.mark.parametrize("game", ["smallworld", "creation"])
def test_a_whole_game_of_a_person_and_a_bot_is_the_fold_of_its_log(game: str) -> None:
    table = new(game)
    log: list[Entry] = []

    def append(entries: list[Entry]) -> None:
        log.extend(entries)
        do(table, entries)

    append(table.sit(0, ANN, "Ann"))
    append(table.seat_bot(1, ANN, "novice"))
    append(table.start(ANN))
    rng = random.Random(3)
    while table.status == "playing":
        state = table.running().state
        if state.player == 0:
            append(table.play(0, ANN, [rng.choice(state.actions())]))
        else:
            append(table.play_bot(1, bot("novice", 1).choose(Seat(state))))
    match = table.running()
    assert table.status == "over" and log[-1].kind == "end" and log[-1].body["scores"] == match.state.scores()
    assert Record.from_json(match.record.to_json()).replay().over, "the record, its dice included, can be checked"
    again = Table(ANN, Setup.from_json(table.setup.to_json(), table.game.rules))  # elsewhere, without the seed
    for entry in log:
        again.fold(entry)
    assert again.status == "over" and again.running().record.digest == match.record.digest
    dice = again.running().record.dice
    assert dice is not None and dice.seed is None


def test_seats_are_taken_once_left_and_taken_again() -> None:
    table = new()
    do(table, table.sit(0, ANN, "Ann"))
    refused("seat-taken", lambda: table.sit(0, BEN, "Ben"))
    refused("no-such-seat", lambda: table.sit(2, BEN, "Ben"))
    refused("not-your-seat", lambda: table.clear(0, BEN))
    do(table, table.clear(0, ANN))
    do(table, table.sit(0, BEN, "Ben"))
    assert table.seats[0].identity == BEN


def test_only_the_owner_seats_bots_and_starts() -> None:
    table = new()
    refused("not-the-owner", lambda: table.seat_bot(0, BEN, "novice"))
    refused("no-such-bot", lambda: table.seat_bot(0, ANN, "deep thought"))
    do(table, table.seat_bot(0, ANN, "novice"))
    refused("seats-open", lambda: table.start(ANN))
    do(table, table.seat_bot(1, ANN, "adept"))
    refused("not-the-owner", lambda: table.start(BEN))
    do(table, table.clear(1, ANN))
    do(table, table.sit(1, BEN, "Ben"))
    refused("seat-taken", lambda: table.seat_bot(1, ANN, "adept"))
    do(table, table.start(ANN))
    refused("already-started", lambda: table.start(ANN))
    refused("already-started", lambda: table.clear(1, BEN))


def test_nonces_come_from_those_who_sent_one() -> None:
    table = started()
    dice = table.running().record.dice
    assert dice is not None and dice.nonces[1] == b"b" * 16 and dice.nonces[0] == bytes(16)


def test_nobody_plays_for_another() -> None:
    table = started()
    seat = table.running().state.player
    move = table.running().state.actions()[0]
    refused("not-your-seat", lambda: table.play(seat, EVE, [move]))
    refused("not-your-seat", lambda: table.undo(seat, EVE))
    refused("not-your-seat", lambda: table.leave_order(seat, EVE, None))
    refused("not-your-seat", lambda: table.hand_over(seat, EVE))
    refused("not-a-bot", lambda: table.play_bot(seat, move))
    refused("not-your-move", lambda: table.play(1 - seat, [BEN, ANN][seat], [move]))


def test_before_the_start_nothing_is_played() -> None:
    table = new()
    do(table, table.sit(0, ANN, "Ann"))
    refused("not-playing", lambda: table.play(0, ANN, [0]))
    refused("not-playing", lambda: table.hand_over(0, ANN))


def test_a_bot_plays_for_who_is_away_and_gives_the_seat_back() -> None:
    table = started()
    seat = table.running().state.player
    person = who(table)
    refused("no-such-bot", lambda: table.hand_over(seat, person, ""))
    do(table, table.hand_over(seat, person))
    assert table.seats[seat].bot == "adept" and table.seats[seat].identity == person
    move = table.running().state.actions()[0]
    refused("a-bot-plays-for-you", lambda: table.play(seat, person, [move]))
    refused("seat-taken", lambda: table.sit(seat, EVE, "Eve"))
    do(table, table.play_bot(seat, move))
    name = table.seats[seat].name
    do(table, table.sit(seat, person, "who sits before the same screen"))
    assert table.seats[seat].bot is None and table.seats[seat].name == name


def test_what_was_played_is_taken_back() -> None:
    table = started()
    while not (match := table.running()).undo_points:
        state = match.state
        open_ones = [move for move in state.actions() if not match.closes_undo(move, table.orders())]
        seat, move = state.player, (open_ones or state.actions())[0]
        before = match.record.to_json()
        do(table, table.play(seat, who(table), [move]))
    do(table, table.undo(seat, [ANN, BEN][seat]))
    assert table.running().record.to_json() == before


def test_an_order_that_is_left_at_last_ends_the_waiting() -> None:
    rng = random.Random(5)
    for seed in range(20):
        table = Table(ANN, Setup.of("smallworld", {"players": 2}, order=None), seed.to_bytes(32, "big"))
        do(table, table.sit(0, ANN, "Ann"))
        do(table, table.sit(1, BEN, "Ben"))
        do(table, table.start(ANN))
        while table.status == "playing":
            state = table.running().state
            assert isinstance(state, SmallWorldState)
            seat, person = state.player, who(table)
            if seat != state.turn:
                refused("no-such-order", partial(table.leave_order, seat, person, "panic"))
                do(table, table.leave_order(seat, person, "nearest"))
                now = table.running().state
                assert isinstance(now, SmallWorldState)
                assert table.status == "over" or now.player == now.turn
                return
            do(table, table.play(seat, person, [rng.choice(state.actions())]))
    raise AssertionError("nobody ever had to withdraw: this test tests nothing")


@pytest.mark.parametrize(
    ("game", "options", "custom", "reason"),
    [
        ("chess", {}, {}, "bad-options"),
        ("smallworld", {"players": 9}, {}, "bad-options"),
        ("smallworld", {"players": 2, "nonsense": 1}, {}, "bad-options"),
        ("smallworld", {"players": 2}, {"substitute": "nobody"}, "no-such-bot"),
        ("smallworld", {"players": 2}, {"order": "panic"}, "no-such-order"),
    ],
)
def test_a_bad_setup_is_refused(game: str, options: dict[str, Any], custom: dict[str, Any], reason: str) -> None:
    refused(reason, lambda: Setup.of(game, options, **custom))


def test_a_game_without_orders_has_none() -> None:
    assert Setup.of("creation", {"players": 2}).order is None


def test_without_the_seed_no_game_is_begun() -> None:
    table = Table(ANN, Setup.of("creation", {"players": 2}))
    for seat in (0, 1):
        do(table, table.seat_bot(seat, ANN, "novice"))
    refused("not-hosted-here", lambda: table.start(ANN))


def test_after_the_end_nothing_is_granted() -> None:
    table = new("creation")
    for seat in (0, 1):
        do(table, table.seat_bot(seat, ANN, "random"))
    do(table, table.start(ANN))
    while table.status == "playing":
        state = table.running().state
        do(table, table.play_bot(state.player, state.actions()[0]))
    refused("game-over", lambda: table.sit(0, BEN, "Ben"))
    refused("game-over", lambda: table.play_bot(0, 0))
