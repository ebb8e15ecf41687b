"""Turns of finished games as puzzles: only one's own, only their beginnings, and always the same."""

from __future__ import annotations

import random

import pytest

import mikrokosmos as mk
from mikrokosmos import bots
from mikrokosmos.bots.seat import Seat
from mikrokosmos.core.record import Record
from mikrokosmos.puzzles.solving import tried
from mikrokosmos.server.puzzles.problem import Mistakes
from mikrokosmos.server.puzzles.shown import table_of
from mikrokosmos.server.tables.refused import Refused


def played(game: str) -> tuple[Record, dict[int, int]]:
    """A finished game of novices, and who is to act after how many moves where a turn begins."""
    rng = random.Random(3)
    state = mk.game(game).new(players=2)
    record = Record(state.game, state.game.options(state))
    seated = [bots.bot("novice", seat) for seat in range(2)]
    starts: dict[int, int] = {}
    turn = None
    while not record.state.over:
        now = record.state
        if now.player == mk.CHANCE:
            outcomes = now.chances()
            record.play(rng.choices([x for x, _ in outcomes], [weight for _, weight in outcomes])[0])
            continue
        if now.turns() != turn and len(now.actions()) > 2:  # type: ignore[attr-defined]
            starts[len(record.moves)] = now.player
        turn = now.turns()  # type: ignore[attr-defined]
        record.play(seated[now.player].choose(Seat(now)))
    return record, starts


@pytest.mark.parametrize("game", ["smallworld", "creation"])
def test_a_turn_of_ones_own_is_solved_by_the_best_plan_and_shows_no_secret(game: str) -> None:
    record, starts = played(game)
    step, seat = list(starts.items())[len(starts) // 2]
    problem = Mistakes().find("table", record, step, [seat])
    assert problem.best == Mistakes().find("table", record, step, [seat]).best, "always the same"
    solved, share, best = problem.verdict(problem.best)
    assert solved and share == best
    end = tried(problem.start, problem.asked())
    assert end.done and tuple(end.moves) == problem.best
    shown = table_of(problem, tried(problem.start, []))
    assert shown["mine"]["seats"] == [seat] and list(shown["mine"]["private"]) == [str(seat)]
    view = record.replay(step).view(seat)
    assert {**shown["match"]["view"], **shown["mine"]["private"][str(seat)]} == view


def test_what_is_no_turn_of_ones_own_is_refused() -> None:
    record, starts = played("creation")
    step, seat = next(iter(starts.items()))
    ends = len(record.moves)
    for at, seats in ((step, [1 - seat]), (step, []), (ends, [0, 1]), (20_000, [0, 1])):
        with pytest.raises(Refused, match="no-puzzle"):
            Mistakes().find("table", record, at, seats)
