"""The clock of a table: it runs while a person is asked, and gives the seat to a bot when it has run out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from mikrokosmos.server.entry import Entry
from mikrokosmos.server.tables.refused import Refused
from mikrokosmos.server.tables.setup import CLOCK, Setup
from mikrokosmos.server.tables.table import PATIENCE, Table

ANN, BEN = "ann", "ben"


class Timed:
    """A table whose entries are written at a time of our choosing."""

    def __init__(self, **custom: Any) -> None:
        self.now = 1_000
        self.log: list[tuple[Entry, int]] = []
        self.table = Table(ANN, Setup.of("creation", {"players": 2}, **custom), bytes(32))
        self.do(self.table.sit(0, ANN, "Ann"))
        self.do(self.table.sit(1, BEN, "Ben"))

    def do(self, entries: list[Entry], after: int = 0) -> None:
        self.now += after
        for entry in entries:
            self.log.append((entry, self.now))
            self.table.fold(entry.stored(len(self.log), self.now))

    def move(self, after: int = 0) -> None:
        """The first action of whoever is to act."""
        state = self.table.running().state
        self.do(self.table.play(state.player, [ANN, BEN][state.player], state.actions()[:1]), after)


def refused(reason: str, ask: Callable[[], object]) -> None:
    with pytest.raises(Refused) as error:
        ask()
    assert error.value.reason == reason


def test_no_clock_no_deadline() -> None:
    timed = Timed()
    timed.do(timed.table.start(ANN))
    assert timed.table.asked is not None and timed.table.deadline is None
    refused("not-yet", lambda: timed.table.time_out(10**15))


@pytest.mark.parametrize("seconds", [CLOCK[0] - 1, CLOCK[-1] + 1])
def test_a_clock_has_bounds(seconds: int) -> None:
    refused("bad-clock", lambda: Setup.of("creation", {"players": 2}, clock=seconds))
    refused("bad-pace", lambda: Setup.of("creation", {"players": 2}, pace=seconds * 10_000))


def test_the_clock_runs_from_the_entry_that_asked_and_not_anew_with_every_action() -> None:
    timed = Timed(clock=60)
    assert timed.table.deadline is None, "nobody is asked before the start"
    timed.do(timed.table.start(ANN), after=500)
    began, seat = timed.now, timed.table.asked
    assert timed.table.deadline == began + 60_000
    timed.move(after=20_000)
    assert timed.table.asked == seat and timed.table.deadline == began + 60_000
    timed.do(timed.table.undo(seat or 0, [ANN, BEN][seat or 0]), after=5_000)
    assert timed.table.deadline == began + 60_000, "taking back wins no time"
    while timed.table.asked == seat:
        timed.move(after=100)
    assert timed.table.deadline == timed.now + 60_000


def test_who_has_run_out_of_time_is_replaced_by_a_bot_and_may_come_back() -> None:
    timed = Timed(clock=60, substitute="novice")
    timed.do(timed.table.start(ANN))
    table, seat = timed.table, timed.table.asked
    assert seat is not None and table.deadline is not None
    refused("not-yet", lambda: table.time_out(timed.now + 59_999))
    timed.do(table.time_out(timed.now + 60_000), after=60_000)
    assert [entry.kind for entry, _ in timed.log[-2:]] == ["clock", "seat"]
    assert table.seats[seat].bot == "novice" and table.seats[seat].identity == [ANN, BEN][seat]
    assert table.asked is None and table.deadline is None
    while table.asked is None:
        bot_moves(timed)
    timed.do(table.sit(seat, [ANN, BEN][seat], "x"), after=5_000)
    while table.asked != seat:
        timed.move()
    assert table.deadline == timed.now + 60_000, "and has the whole time again in the next turn"


def bot_moves(timed: Timed) -> None:
    state = timed.table.running().state
    timed.do(timed.table.play_bot(state.player, state.actions()[0]))


def test_who_hands_over_and_comes_back_at_once_wins_no_time() -> None:
    timed = Timed(clock=60)
    timed.do(timed.table.start(ANN))
    table, seat = timed.table, timed.table.asked
    assert seat is not None
    deadline = table.deadline
    timed.do(table.hand_over(seat, [ANN, BEN][seat]), after=30_000)
    assert table.deadline is None
    timed.do(table.sit(seat, [ANN, BEN][seat], "x"), after=10_000)
    assert table.deadline == deadline


def test_the_clock_is_a_fold_of_the_log() -> None:
    timed = Timed(clock=60)
    timed.do(timed.table.start(ANN))
    for _ in range(5):
        timed.move(after=1_234)
    again = Table(ANN, timed.table.setup, bytes(32))
    for entry, at in timed.log:
        again.fold(entry.stored(0, at))
    assert (again.asked, again.deadline) == (timed.table.asked, timed.table.deadline)


def test_where_it_was_agreed_the_owner_may_let_a_bot_play_for_somebody_after_some_patience() -> None:
    timed = Timed(replace_idle=True)
    timed.do(timed.table.start(ANN))
    while timed.table.asked != 1:
        timed.move()
    table = timed.table
    refused("be-patient", lambda: table.hand_over(1, ANN, now=timed.now + PATIENCE - 1))
    refused("not-your-seat", lambda: table.hand_over(0, BEN, now=timed.now + 2 * PATIENCE))
    timed.do(table.hand_over(1, ANN, now=timed.now + PATIENCE))
    assert table.seats[1].bot == "adept" and table.seats[1].identity == BEN
    timed.do(table.sit(1, BEN, "Ben"))
    assert table.asked == 1


@pytest.mark.parametrize("custom", [{}, {"clock": CLOCK[-1]}, {"clock": CLOCK[-1], "replace_idle": True}])
def test_where_it_was_not_agreed_or_a_clock_decides_the_owner_replaces_nobody(custom: dict[str, Any]) -> None:
    timed = Timed(**custom)
    timed.do(timed.table.start(ANN))
    while timed.table.asked != 1:
        timed.move()
    refused("not-agreed", lambda: timed.table.hand_over(1, ANN, now=timed.now + 10 * PATIENCE))
    timed.do(timed.table.hand_over(1, BEN))
    assert timed.table.seats[1].bot == "adept", "one's own seat may always be left"


@pytest.mark.parametrize(("clock", "replaces"), [(None, True), (60, False)])
def test_a_table_of_an_older_version_keeps_what_it_was_set_up_with(clock: int | None, replaces: bool) -> None:
    older = Setup.of("creation", {"players": 2}, clock=clock).to_json()
    del older["replace_idle"]
    assert Setup.from_json(older, 1).replace_idle == replaces
    agreed = Setup.of("creation", {"players": 2}, replace_idle=True)
    assert Setup.from_json(agreed.to_json(), 1) == agreed


def test_the_owner_cannot_hand_over_who_is_not_asked() -> None:
    timed = Timed(replace_idle=True)
    timed.do(timed.table.start(ANN))
    while timed.table.asked != 0:
        timed.move()
    refused("be-patient", lambda: timed.table.hand_over(1, ANN, now=timed.now + PATIENCE))
