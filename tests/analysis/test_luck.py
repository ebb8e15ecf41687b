"""Luck is what came beyond the mean over all that could have come, so it is nothing on average."""

from __future__ import annotations

from math import sqrt
from typing import Any, cast

import pytest

import mikrokosmos as mk
from kit.analysed import Play, finished
from kit.long import many
from mikrokosmos.analysis.evaluator import Evaluator
from mikrokosmos.analysis.luck import luck_of
from mikrokosmos.core.game_state import GameState

pytestmark = pytest.mark.skipif(not mk.compiled(), reason="whole games take long interpreted")


def total_luck(record: mk.Record, seat: int) -> float:
    """The luck of a seat in a whole game."""
    found = 0.0
    evaluator = None
    for state, move in zip(record.walk(), record.moves, strict=False):
        position = cast(GameState, state)
        evaluator = evaluator or Evaluator(position, 2)
        if move.who == mk.CHANCE:
            found += luck_of(evaluator, position, move.id, evaluator.mean(position))[1][seat]
    return found


@pytest.mark.parametrize("game", ["smallworld", "creation"])
def test_luck_averages_to_zero_over_many_games(game: str) -> None:
    games = many(60, whole=1000, interpreted=0)
    found = [total_luck(finished(game, 2, seed), 0) for seed in range(100, 100 + games)]
    mean = sum(found) / games
    error = sqrt(sum((each - mean) ** 2 for each in found) / (games - 1) / games)
    assert 0.002 < error < 0.05  # so that the next line says something
    assert abs(mean) < 3 * error, f"{mean:.4f} ± {error:.4f}"


@pytest.mark.parametrize(("game", "players"), [("smallworld", 3), ("creation", 3)])
def test_the_luck_of_all_outcomes_of_an_event_adds_up_to_nothing(game: str, players: int) -> None:
    play = Play(game, players, 1)
    events = 0
    while not play.state.over:
        play.on(lambda state: state.player == mk.CHANCE and state.turns() > 0)
        if play.state.over:
            break
        evaluator = Evaluator(play.state, 2)
        mean = evaluator.mean(play.state)
        for seat in range(players):
            lucks = [(luck_of(evaluator, play.state, x, mean)[1][seat], weight) for x, weight in play.state.chances()]
            assert abs(sum(luck * weight for luck, weight in lucks)) < 1e-9
        play.record.play(play.state.chances()[0][0])
        events += 1
    assert events > 5


def test_a_lucky_roll_is_told_as_luck_and_not_as_skill() -> None:
    """The same attempt twice: with three pips it succeeds, with none it fails. What was chosen is judged alike."""
    found = {}
    for pips in (3, 0):
        play = Play("smallworld", 2, 4)
        play.on(lambda state: state.player == mk.CHANCE and state.turns() > 10 and is_die(state))
        step, seat = len(play.record.moves), play.record.moves[-1].who
        play.do(type="die", pips=pips)
        analysis = mk.analyse(play.on(), processes=1)
        event = next(event for event in analysis.luck if event.step == step)
        turn = next(turn for turn in analysis.turns if turn.part.first <= step < turn.part.end)
        assert event.kind == "dice" and event.seat == seat
        found[pips] = event.effects[seat], turn.effects[seat]
    assert found[3][0] > 0.01 and found[0][0] < -0.005
    assert found[3][0] - found[0][0] > 5 * abs(found[3][1] - found[0][1])


def is_die(state: GameState) -> bool:
    """Whether the die is to be rolled, and its highest number is possible."""
    words: Any = state.describe(state.chances()[-1][0])
    return bool(words == {"type": "die", "pips": 3})
