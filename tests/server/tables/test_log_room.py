"""The room in a log: whoever sits down, gets up and takes back as often as they can, the game is played to its end."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from typing import Any

import pytest

from mikrokosmos.server.entry import Entry
from mikrokosmos.server.storage.limits import Limits
from mikrokosmos.server.tables import log_room
from mikrokosmos.server.tables.log_room import LogRoom
from mikrokosmos.server.tables.refused import Refused
from mikrokosmos.server.tables.setup import Setup
from mikrokosmos.server.tables.snapshot import resume, snapshot
from mikrokosmos.server.tables.table import Table

ANN, BEN = PEOPLE = ["ann", "ben"]
SEED = bytes(range(32))


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A log that is soon full: Creation for two has 84 moves at most."""
    for name, size in (("LONGEST", 600), ("BEFORE_START", 60), ("FOR_OWNER", 20), ("FOR_ONE_PERSON", 8)):
        monkeypatch.setattr(log_room, name, size)


class Logged:
    """A table of two people with its log."""

    def __init__(self, **custom: Any) -> None:
        self.table = Table(ANN, Setup.of("creation", {"players": 2}, **custom), SEED)
        self.log: list[Entry] = []

    def do(self, entries: list[Entry]) -> None:
        for entry in entries:
            self.log.append(entry.stored(len(self.log) + 1, len(self.log) * 1_000_000))
            self.table.fold(self.log[-1])

    def tried(self, *asks: Callable[[], list[Entry]]) -> bool:
        """Do all of it, if it is granted."""
        for ask in asks:
            try:
                self.do(ask())
            except Refused as refused:
                assert refused.reason == "too-many-changes"
                return False
        return True


def refused(ask: Callable[[], object]) -> None:
    with pytest.raises(Refused, match="too-many-changes"):
        ask()


def strangers(logged: Logged, seat: int) -> Iterator[str]:
    """One after another sits down and gets up again, until no stranger is let in any more."""
    for number in count():
        who = f"stranger {number}"
        if not logged.tried(lambda who=who: logged.table.sit(seat, who, "X")):  # type: ignore[misc]
            return
        yield who
        logged.do(logged.table.clear(seat, ANN))


@pytest.mark.usefixtures("small")
def test_one_person_cannot_fill_the_log_before_the_start() -> None:
    logged = Logged()
    table = logged.table
    while logged.tried(lambda: table.sit(1, BEN, "Ben"), lambda: table.clear(1, BEN)):
        pass
    assert len(logged.log) == log_room.FOR_ONE_PERSON
    refused(lambda: table.sit(0, BEN, "Ben"))
    logged.do(table.sit(1, "eve", "Eve"))  # everybody else may
    logged.do(table.sit(0, ANN, "Ann"))
    logged.do(table.start(ANN))


@pytest.mark.usefixtures("small")
def test_who_sits_can_always_get_up() -> None:
    logged = Logged()
    table = logged.table
    logged.do(table.sit(1, BEN, "Ben"))
    while logged.tried(lambda: table.sit(0, BEN, "Ben"), lambda: table.clear(0, BEN)):
        pass
    refused(lambda: table.sit(0, BEN, "Ben"))
    logged.do(table.clear(1, BEN))
    assert table.seats[1].open


@pytest.mark.usefixtures("small")
def test_however_many_strangers_come_the_owner_can_arrange_the_seats_and_start() -> None:
    logged = Logged()
    table = logged.table
    came = list(strangers(logged, 1))
    assert len(came) == log_room.BEFORE_START // 2
    logged.do(table.sit(0, ANN, "Ann"))
    logged.do(table.seat_bot(1, ANN, "novice"))
    logged.do(table.start(ANN))
    assert table.status == "playing"


@pytest.mark.usefixtures("small")
def test_a_full_table_can_be_given_up() -> None:
    logged = Logged()
    list(strangers(logged, 1))
    while logged.tried(lambda: logged.table.seat_bot(1, ANN, "novice")):
        pass
    logged.do(logged.table.give_up(ANN))
    assert logged.table.status == "abandoned"


def waste(logged: Logged, seat: int, rng: random.Random) -> None:
    """Everything a seated person can do beside playing, as long as it is granted."""
    table, who = logged.table, ANN
    for _ in range(10):
        if table.asked != seat:
            return
        if rng.random() < 0.5 and table.running().undo_points:
            logged.tried(lambda: table.undo(seat, who))
        elif rng.random() < 0.5:
            with suppress(Refused):
                logged.do(table.hand_over(seat, who))
            logged.tried(lambda: table.sit(seat, who, who))
        elif table.deadline is not None:
            logged.do(table.time_out(table.deadline))
            logged.tried(lambda: table.sit(seat, who, who))


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("seed", range(6))
def test_however_much_is_wasted_the_game_ends_within_the_log(seed: int) -> None:
    rng = random.Random(seed)
    logged = Logged(clock=60)
    table = logged.table
    list(strangers(logged, 1))
    while len(logged.log) < log_room.BEFORE_START + log_room.FOR_OWNER - 2:  # of its own part the owner leaves nothing
        logged.do(table.clear(0, ANN))
    for seat in (0, 1):
        logged.do(table.sit(seat, ANN, f"Ann {seat}"))
    refused(lambda: table.give_nonce(0, ANN, "00" * 16))
    logged.do(table.start(ANN))
    while table.status == "playing":
        seat = table.running().state.player
        waste(logged, seat, rng)
        state = table.running().state
        move = rng.choice(state.actions())
        if table.seats[state.player].bot is None:
            logged.do(table.play(state.player, ANN, [move]))
        else:
            logged.do(table.play_bot(state.player, move))
    assert log_room.LONGEST / 2 < len(logged.log) <= log_room.LONGEST, "much was wasted, and there was room"
    assert logged.log[-1].kind == "end"


@pytest.mark.usefixtures("small")
def test_who_wastes_its_own_room_leaves_that_of_others() -> None:
    logged = Logged()
    table = logged.table
    for seat, who in enumerate(PEOPLE):
        logged.do(table.sit(seat, who, who))
    logged.do(table.start(ANN))
    while logged.tried(lambda: table.hand_over(0, ANN), lambda: table.sit(0, ANN, "Ann")):
        pass
    assert table.seats[0].bot is not None, "the seat can always be left to a bot"
    logged.do(table.hand_over(1, BEN))
    logged.do(table.sit(1, BEN, "Ben"))


@pytest.mark.usefixtures("small")
def test_a_snapshot_remembers_what_was_used() -> None:
    logged = Logged()
    table = logged.table
    while logged.tried(lambda: table.sit(1, BEN, "Ben"), lambda: table.clear(1, BEN)):
        pass
    again = Table(ANN, table.setup, SEED)
    assert resume(again, json.loads(json.dumps(snapshot(table))))
    assert again.room == table.room
    refused(lambda: again.sit(1, BEN, "Ben"))
    room = LogRoom(seats=table.room.seats | {1: 3})  # type: ignore[arg-type]
    assert LogRoom.from_json(json.loads(json.dumps(room.to_json()))) == room


def test_the_storage_has_room_for_the_longest_log() -> None:
    assert Limits().log > log_room.LONGEST
