"""A trial that is taken over is what folding its entry would have made, on another table that knows only the log."""

from __future__ import annotations

import random

import pytest

from mikrokosmos.server.tables.setup import Setup
from mikrokosmos.server.tables.snapshot import snapshot
from mikrokosmos.server.tables.table import PLAYING, Draft, Table

PEOPLE = ["ann", "ben", "cat"]


def both(one: Table, other: Table, drafts: list[Draft], at: int) -> None:
    """Make entries so: at one table as they were tried, at the other as they stand in the log."""
    for draft in drafts:
        tried = one.fold(draft.kind, draft.seat, draft.body, at, draft.play)
        assert other.fold(draft.kind, draft.seat, draft.body, at) == tried
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
        course = one.running()
        seat = course.state.player
        if course.points and rng.random() < 0.2:
            drafts = one.undo(seat, PEOPLE[seat])
            undone += 1
        else:
            drafts = one.play(seat, PEOPLE[seat], [rng.choice(course.state.actions())])
        both(one, other, drafts, at)
        taken_over += drafts[0].play is not None and one.course is drafts[0].play.after
        at += 1
    assert taken_over > 20 and undone, "nothing was taken over or undone: this proves nothing"


def test_a_trial_of_another_course_is_not_taken_over() -> None:
    table = Table("ann", Setup.of("creation", {"players": 2}), bytes(32))
    for seat, who in enumerate(PEOPLE[:2]):
        for draft in table.sit(seat, who, who):
            table.fold(draft.kind, draft.seat, draft.body)
    for draft in table.start("ann"):
        table.fold(draft.kind, draft.seat, draft.body)
    seat = table.running().state.player
    first, second = (table.play(seat, PEOPLE[seat], [move])[0] for move in table.running().state.actions()[:2])
    table.fold(first.kind, first.seat, first.body, 0, first.play)
    length = table.running().length
    back = table.undo(seat, PEOPLE[seat])[0]
    table.fold(back.kind, back.seat, back.body)
    table.fold(second.kind, second.seat, second.body, 0, second.play)
    assert second.play is not None and table.course is not second.play.after
    assert table.running().length == length
