"""Games that are foretold: at every beginning of a turn stands what a forecast tells there, and how the game ended."""

from __future__ import annotations

import pytest

import mikrokosmos as mk
from kit.learned import TABLES, begun, forecast_for
from mikrokosmos.core.dice import Dice
from mikrokosmos.core.learned.foretold_games import ROW, ForetoldGames
from mikrokosmos.core.scale import WHOLE

FEW = TABLES if mk.compiled() else [("smallworld", 3), ("creation", 2)]


@pytest.mark.parametrize(("game", "players"), FEW)
def test_what_is_written_is_what_a_forecast_tells_whoever_is_to_move(game: str, players: int) -> None:
    start = begun(game, players)
    judges = [start.game.judge("greedy", start) for _ in range(players)]
    games = ForetoldGames(start.copy(), judges, forecast_for(start), 1)
    games.play(start, 5)
    rows = [list(games.rows[at * ROW : (at + 1) * ROW]) for at in range(games.written)]
    state, dice, forecast, turn, number = start.copy(), Dice(5), forecast_for(start), -1, 0
    while not state.over:
        if state.player == mk.CHANCE:
            tickets = [outcome for outcome, weight in state.chances() for _ in range(weight)]
            state.play(tickets[dice.draw(len(tickets))])
            continue
        if state.turns() != turn:
            turn = state.turns()
            row = rows[number]
            number += 1
            assert row[:2] == [turn, state.player]
            told = [chance / WHOLE for chance in row[8 : 8 + players]]
            assert told == pytest.approx(forecast.chances(state, state.player), abs=2e-6)
        state.play(judges[state.player].advice(state))
    assert number == len(rows) and all(row[13 : 13 + players] == list(state.shares()) for row in rows)


def test_scores_are_those_that_were_learnt_however_chances_are_told() -> None:
    start = begun("smallworld", 2)
    judges = [start.game.judge("greedy", start) for _ in range(2)]
    plain, flat = forecast_for(start), forecast_for(start)
    plain.value.sharpen([[100, 100]])
    flat.value.sharpen([[1, 1]])
    one, other = (ForetoldGames(start.copy(), judges, forecast, 1) for forecast in (plain, flat))
    one.play(start, 1)
    other.play(start, 1)
    for at in range(one.written):
        row, same = (list(each.rows[at * ROW : (at + 1) * ROW]) for each in (one, other))
        assert row[3:5] == same[3:5] and abs(same[8] - WHOLE // 2) <= abs(row[8] - WHOLE // 2)
