"""What leaves a table: every seat gets its own view, choices go to who chooses, and no secret to anybody else."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from kit.people import match_of
from mikrokosmos.core.types import Event
from mikrokosmos.server.entry import Entry
from mikrokosmos.server.tables.setup import Setup
from mikrokosmos.server.tables.table import Table
from mikrokosmos.server.tables.visibility import table_seen

PEOPLE = ["ann-identity", "ben-identity", "cat-identity"]
STRANGER = "eve-identity"
SEED = bytes(range(100, 132))


def append(table: Table, entries: list[Entry]) -> list[Event]:
    return [event for entry in entries for event in table.fold(entry)]


def begun(game: str) -> Table:
    table = Table(PEOPLE[0], Setup.of(game, {"players": 3}), SEED)
    for seat, person in enumerate(PEOPLE):
        append(table, table.sit(seat, person, f"name {seat}"))
    append(table, table.start(PEOPLE[0]))
    return table


def on(table: Table, rng: random.Random) -> list[Event]:
    """One random move of whoever is to act."""
    state = table.running().state
    return append(table, table.play(state.player, PEOPLE[state.player], [rng.choice(state.actions())]))


@pytest.mark.parametrize("game", ["smallworld", "creation"])
def test_nobody_is_told_another_s_identity_or_the_seed(game: str) -> None:
    table = begun(game)
    rng = random.Random(1)
    while table.status == "playing":
        for person in (*PEOPLE, STRANGER, None):
            said = json.dumps(table_seen(table, person))
            assert SEED.hex() not in said
            assert not [other for other in PEOPLE if other in said]
        on(table, rng)
    assert SEED.hex() in json.dumps(table_seen(table, None)), "after the end everybody may check the dice"


def test_what_a_person_sees_does_not_depend_on_what_they_cannot_know() -> None:
    """The god tokens of the others are dealt anew, and every byte stays the same."""
    table = begun("creation")
    rng = random.Random(2)
    changed = 0
    while table.status == "playing":
        match = table.running()
        for seat, person in enumerate(PEOPLE):
            said = table_seen(table, person)
            truth = match.record._state
            match.record._state = other = match.state.imagine(seat, rng)
            changed += truth is not None and other.to_json() != truth.to_json()
            assert table_seen(table, person) == said
            match.record._state = truth
        on(table, rng)
    assert changed


@pytest.mark.parametrize("game", ["smallworld", "creation"])
def test_choices_go_to_who_must_choose(game: str) -> None:
    table = begun(game)
    rng = random.Random(3)
    closing = set()
    while table.status == "playing":
        state = table.running().state
        for seat, person in enumerate(PEOPLE):
            seen = match_of(table_seen(table, person))
            assert list(seen["views"]) == [str(seat)] and seen["views"][str(seat)] == state.view(seat)
            assert (seen["choices"] is not None) == (state.player == seat)
        spectator: Any = match_of(table_seen(table, STRANGER))
        assert spectator["choices"] is None and spectator["views"] == {"": state.view(None)}
        chosen = table_seen(table, PEOPLE[state.player])["mine"]["choices"]
        assert [choice["action"] for choice in chosen] == state.actions()
        closing |= {choice["closes_undo"] for choice in chosen}
        on(table, rng)
    assert closing == {True, False}
    over = table_seen(table, None)["match"]
    assert over["player"] is None and over["scores"] and over["winners"]


def test_everybody_on_one_screen_has_every_view() -> None:
    table = Table("ann", Setup.of("creation", {"players": 2}), SEED)
    for seat in (0, 1):
        append(table, table.sit(seat, "ann", f"name {seat}"))
    append(table, table.start("ann"))
    assert list(match_of(table_seen(table, "ann"))["views"]) == ["0", "1"]


def test_before_the_start_there_are_seats_and_no_game() -> None:
    table = Table("ann", Setup.of("smallworld", {"players": 2}), SEED)
    append(table, table.seat_bot(1, "ann", "novice"))
    seen = table_seen(table, "ann")
    assert seen["match"] is None and seen["mine"]["owner"] and seen["mine"]["seats"] == []
    assert [seat["kind"] for seat in seen["seats"]] == ["open", "bot"]
    append(table, table.sit(0, "ann", "Ann"))
    assert table_seen(table, "ann")["seats"][0] == {"kind": "person", "name": "Ann", "bot": None, "nonce": None}
    assert table_seen(table, "ann")["mine"]["seats"] == [0]
    assert table_seen(table, "ann")["mine"]["orders"] == {"0": "spread"}
    assert "spread" not in str(table_seen(table, "ben")), "what one has ordered is one's own affair"


def test_a_seat_a_bot_plays_for_is_not_asked() -> None:
    table = begun("creation")
    seat = table.running().state.player
    append(table, table.hand_over(seat, PEOPLE[seat]))
    assert table_seen(table, PEOPLE[seat])["mine"]["choices"] is None
