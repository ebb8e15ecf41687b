"""A seat is judged by what it could know: whatever is hidden from it changes nothing."""

from __future__ import annotations

import random

import pytest

import mikrokosmos as mk
from kit.analysed import SMALL, Play
from mikrokosmos.analysis import LEVELS
from mikrokosmos.analysis.plans import Planner

pytestmark = pytest.mark.skipif(not mk.compiled(), reason="whole games take long interpreted")


@pytest.fixture(autouse=True)
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "quick", SMALL)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_hidden_gods_do_not_change_how_choices_are_judged(players: int) -> None:
    play = Play("creation", players, 2)
    others = 0
    for turn in range(0, 4 * players, 3):
        play.on(lambda state, turn=turn: state.turns() == turn and state.player >= 0)  # type: ignore[misc]
        state = play.state
        planner = Planner(state)
        played = [play.state.actions()[0]]
        told = planner.compare(state, played)
        for seed in range(4):
            other = state.imagine(state.player, random.Random(seed))
            others += other.fingerprint() != state.fingerprint()
            assert Planner(other).compare(other, played) == told
            own = state.player
            assert planner.evaluator.own(other, own) == planner.evaluator.own(state, own)
    assert others > 4  # there was something to hide


def test_what_is_the_seats_own_does_count() -> None:
    play = Play("creation", 2, 2)
    play.on(lambda state: state.turns() == 2 and state.player >= 0)
    state = play.state
    evaluator = Planner(state).evaluator
    mine = state.player
    seen = {evaluator.own(state.imagine(1 - mine, random.Random(seed)), mine) for seed in range(8)}
    assert len(seen) > 1
