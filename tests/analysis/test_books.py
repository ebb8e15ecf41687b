"""The books balance: what a seat got is the sum of dice, draws, its own choices, what others did, and the residual."""

from __future__ import annotations

import json

import pytest

import mikrokosmos as mk
from kit.analysed import SMALL, Play, finished
from mikrokosmos.analysis import LEVELS, AnalysisError
from mikrokosmos.analysis.turns import shared_out

compiled = pytest.mark.skipif(
    not mk.compiled(), reason="nothing here is decided by compiled code alone, and it is slow"
)
TABLES = [(game, players) for game in ("smallworld", "creation") for players in (2, 3, 4, 5)]


@pytest.fixture(autouse=True)
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "quick", SMALL)


@compiled
@pytest.mark.parametrize("judge", ["greedy", "novice"])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_identity_holds_for_every_seat(game: str, players: int, judge: str) -> None:
    for seed in (1, 2):
        analysis = mk.analyse(finished(game, players, seed, judge), processes=1)
        assert sum(each.result for each in analysis.sums) == pytest.approx(1)
        for each in analysis.sums:
            found = each.dice + each.draws + each.own + sum(each.others) + each.residual
            assert abs(each.result - each.start - found) < 1e-9
            assert each.others[each.seat] == 0 and each.own <= 1e-9


@compiled
@pytest.mark.parametrize(("game", "players"), [("smallworld", 3), ("creation", 3)])
def test_parts_join_and_the_residual_is_what_each_turn_leaves(game: str, players: int) -> None:
    analysis = mk.analyse(finished(game, players), processes=1)
    for one, next_one in zip(analysis.parts, analysis.parts[1:], strict=False):
        assert one.after == next_one.before and one.part.end == next_one.part.first
    for part in analysis.parts:
        for seat in range(players):
            told = sum(event.effects[seat] for event in part.luck) + part.effects[seat] + part.residual[seat]
            told += sum(effects[seat] for _, effects in part.answers)
            assert part.after[seat] - part.before[seat] == pytest.approx(told, abs=1e-9)
    assert analysis.parts[0].part.first == 0 and analysis.parts[-1].part.end == len(analysis.record.moves)


@compiled
def test_without_secrets_choices_move_chances_and_make_none() -> None:
    for turn in mk.analyse(finished("smallworld", 3), processes=1).turns:
        assert sum(turn.effects) == pytest.approx(0, abs=1e-9)
        assert turn.loss >= 0 and turn.effects[turn.part.seat or 0] == pytest.approx(-turn.loss)


@compiled
def test_the_format_is_the_one_that_is_documented() -> None:
    told = mk.analyse(finished("smallworld", 2), processes=1).to_json()
    assert json.loads(json.dumps(told)) == told
    assert list(told) == [
        "format", "game", "players", "record", "seats", "evaluator", "calibrated", "chances", "turns", "luck", "sums",
        "story",
    ]  # fmt: skip
    assert told["chances"][0]["step"] == 0 and told["chances"][-1]["shares"] in ([1, 0], [0, 1], [0.5, 0.5])
    assert all(sum(each["shares"]) == pytest.approx(1) for each in told["chances"])
    assert all(turn["best"] - turn["played"] == pytest.approx(turn["loss"]) for turn in told["turns"])
    assert len(told["story"]) == 3 and len(told["evaluator"]["version"]) > 16


@compiled
def test_a_better_plan_can_be_played_from_the_beginning_of_its_turn() -> None:
    record = finished("smallworld", 2, judge="novice")
    turns = [turn for turn in mk.analyse(record, processes=1).to_json()["turns"] if turn["better"]]
    assert turns
    for turn in turns:
        state = record.replay(turn["first"])
        for move in turn["better"]["moves"]:
            assert move["player"] == ("chance" if state.player == mk.CHANCE else state.player)
            assert state.describe(move["id"]) == move["words"]
            state.play(move["id"])


@compiled
def test_the_same_seed_says_the_same_and_another_one_may_not() -> None:
    record = finished("creation", 2)
    told = mk.analyse(record, seed=3, processes=1).to_json()
    assert told == mk.analyse(record, seed=3, processes=1).to_json()
    assert told["sums"] != mk.analyse(record, seed=4, processes=1).to_json()["sums"]


def test_a_game_that_goes_on_is_refused() -> None:
    play = Play("smallworld", 2, 1)
    record = play.on(lambda state: state.turns() == 3)
    with pytest.raises(AnalysisError, match="not over"):
        mk.analyse(record)


def test_bad_levels_and_processes_are_refused() -> None:
    record = finished("creation", 2, judge="novice") if mk.compiled() else None
    if record is None:
        pytest.skip("a whole game takes long interpreted")
    with pytest.raises(AnalysisError, match="no level 'slow'; available: quick, deep"):
        mk.analyse(record, level="slow")
    with pytest.raises(AnalysisError, match="processes"):
        mk.analyse(record, processes=0)


def test_what_one_seat_gains_is_taken_from_the_others_in_proportion() -> None:
    assert shared_out([0.5, 0.3, 0.2], 0, 0.75) == pytest.approx([0.75, 0.15, 0.1])
    assert shared_out([1.0, 0.0], 0, 1.0) == [1.0, 0.0]
