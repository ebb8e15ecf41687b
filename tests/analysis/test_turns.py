"""Games made by hand: a blunder that is found and explained, and a kingmaker who is seen to be one."""

from __future__ import annotations

from typing import Any

import pytest

import mikrokosmos as mk
from kit.analysed import Play
from mikrokosmos.core.dice import Dice
from mikrokosmos.texts import Texts

pytestmark = pytest.mark.skipif(not mk.compiled(), reason="whole games take long interpreted")


def kinds(state: Any) -> set[str]:
    """The types of actions that are legal now."""
    return {state.describe(action)["type"] for action in state.actions()}


def test_a_known_blunder_is_marked_with_a_better_plan_and_reasons() -> None:
    """A seat that conquers one region with its first race, and stops."""
    play = Play("smallworld", 2, 1)
    play.on(lambda state: state.turns() == 0 and "stop" in kinds(state))
    play.do(type="stop")
    told = mk.analyse(play.on(), processes=1).to_json()
    turn = told["turns"][0]
    assert turn["seat"] == 0 and turn["round"] == 1
    assert turn["mark"] in ("mistake", "blunder") and turn["loss"] >= 0.10
    assert "conquer" in {move["words"]["type"] for move in turn["better"]["moves"]}
    assert turn["better"]["why"]
    texts = Texts("en", "why-smallworld")
    assert all(each["term"] in texts for each in turn["better"]["why"])
    assert turn["better"]["why"][0]["better"] > turn["better"]["why"][0]["played"]
    worst = max(told["turns"], key=lambda each: each["loss"] if each["seat"] == 0 else 0.0)
    assert worst["number"] == turn["number"]


def test_a_kingmaker_is_seen_without_being_blamed() -> None:
    """Three players; the last to move cannot win any more, and chooses whom to attack."""
    found: dict[str, Any] = {}
    for name, words in {"first": {"type": "abandon", "region": 23}, "second": {"type": "conquer", "region": 9}}.items():
        play = Play("smallworld", 3, 77)
        play.on(lambda state: state.turns() == 29)
        assert play.state.player == 2
        play.do(**words)
        play.dice = Dice(78)
        record = play.on()
        found[name] = mk.analyse(record, processes=1)
        assert record.state.winners() == [0 if name == "first" else 1]
    for analysis in found.values():
        turn = analysis.turns[-1]
        assert turn.part.seat == 2 and turn.loss < 0.01  # it could not win, so it lost nothing
    made = found["second"].turns[-1].effects
    assert made[0] < -0.5 and made[1] > 0.5
    assert found["first"].turns[-1].effects[0] > 0
    assert found["second"].sums[1].others[2] - found["first"].sums[1].others[2] > 0.5
