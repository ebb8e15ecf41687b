"""Plans: the best is no worse than any other, and the same seed finds the same."""

from __future__ import annotations

import pytest

import mikrokosmos as mk
from kit.analysed import Play
from mikrokosmos.analysis import AnalysisError, best_plan, value_of_played
from mikrokosmos.analysis.plans import Planner, after

STOP = 445
"""Conquer no more; the test of the words below says so."""

pytestmark = pytest.mark.skipif(not mk.compiled(), reason="searches take long interpreted")


@pytest.mark.parametrize("game", ["smallworld", "creation"])
def test_the_best_plan_is_legal_and_at_least_as_good_as_the_judges(game: str) -> None:
    play = Play(game, 2, 3)
    for turn in (2, 5, 9):
        play.on(lambda state, turn=turn: state.turns() == turn and state.player >= 0)  # type: ignore[misc]
        plan = best_plan(play.state, seed=1)
        assert plan == best_plan(play.state, seed=1)
        assert 0 <= plan.share <= 1
        end = after(play.state, plan.moves)
        assert end.turns() > turn or end.player in (mk.CHANCE, mk.OVER) or end.player != play.state.player
        assert value_of_played(play.state, plan.moves, seed=1) == plan.share
        assert value_of_played(play.state, [play.judge.advice(play.state)], seed=1) <= plan.share + 1e-9


def test_what_was_played_is_among_the_plans_so_nothing_is_lost_by_the_best() -> None:
    play = Play("smallworld", 2, 3)
    play.on(lambda state: state.turns() >= 4 and state.at_turn_start() and STOP in state.actions())
    planner = Planner(play.state)
    assert play.state.describe(STOP)["type"] == "stop"
    best = planner.best(play.state)
    assert planner.compare(play.state, best.moves) == (best, best)
    better, own = planner.compare(play.state, [STOP])
    assert better.share > own.share


def test_there_is_nothing_to_plan_for_chance() -> None:
    state = mk.game("smallworld").new()
    with pytest.raises(AnalysisError, match="nothing to plan"):
        best_plan(state)
