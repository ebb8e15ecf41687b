"""A trial that is taken over is what folding its entry would have made, on another table that knows only the log."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

from mikrokosmos.server.entry import Entry
from mikrokosmos.server.tables.setup import Setup
from mikrokosmos.server.tables.snapshot import snapshot
from mikrokosmos.server.tables.table import PLAYING, Table

PEOPLE = ["ann", "ben", "cat"]


def both(one: Table, other: Table, entries: list[Entry], at: int) -> None:
    """Fold entries: at one table those it has tried, at the other as they are read from the log."""
    for entry in entries:
        stored = entry.stored(at, at)
        tried = one.fold(stored)
        assert other.fold(replace(stored, body=json.loads(json.dumps(entry.body)))) == tried
        assert snapshot(one) == snapshot(other)


@pytest.mark.parametrize("game", ["smallworld", "creation"])
def test_a_trial_taken_over_is_the_fold_of_its_entry(game: str) -> None:
    rng = random.Random(game)
    one, other = (Table("ann", Setup.of(game, {"players": 3}), bytes(32)) for _ in range(2))
    for seat, who in enumerate(PEOPLE):
        both(one, other, one.sit(seat, who, who), seat)
    both(one, other, one.start("ann"), 3)
    taken_over = undone = 0
    at = 4
    while one.status == PLAYING:
        match = one.running()
        seat = match.state.player
        if match.undo_points and rng.random() < 0.2:
            entries = one.undo(seat, PEOPLE[seat])
            undone += 1
        else:
            entries = one.play(seat, PEOPLE[seat], [rng.choice(match.state.actions())])
        tried = one._tried
        both(one, other, entries, at)
        taken_over += tried is not None and one.match is tried[1].match
        at += 1
    assert taken_over > 20 and undone, "nothing was taken over or undone: this proves nothing"


def test_a_trial_of_another_match_is_not_taken_over() -> None:
    table = Table("ann", Setup.of("creation", {"players": 2}), bytes(32))
    for seat, who in enumerate(PEOPLE[:2]):
        for entry in table.sit(seat, who, who):
            table.fold(entry)
    for entry in table.start("ann"):
        table.fold(entry)
    seat = table.running().state.player
    first, second = (table.play(seat, PEOPLE[seat], [move])[0] for move in table.running().state.actions()[:2])
    tried = table._tried
    table.fold(first)
    length = table.running().length
    table.fold(table.undo(seat, PEOPLE[seat])[0])
    table.fold(second)
    assert tried is not None and table.match is not tried[1].match
    assert table.running().length == length
