"""Plans that are remembered: those the search makes, made once."""

from __future__ import annotations

import pytest

import mikrokosmos as mk
from kit.learned import begun, played, search_for
from mikrokosmos.core.game_state import GameState
from mikrokosmos.core.learned.plans import Plans

TABLES = [("smallworld", 2), ("smallworld", 4), ("creation", 3)] if mk.compiled() else [("smallworld", 2)]


def beginnings(game: str, players: int) -> list[GameState]:
    """Where turns begin."""
    states = [state.copy() for state in played(begun(game, players), 1) if state.at_turn_start()]
    return states if mk.compiled() else states[:3]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_plan_is_what_the_search_makes_of_it_and_can_be_played(game: str, players: int) -> None:
    start = begun(game, players)
    plans, alone = Plans(search_for(start, 6, 3)), Plans(search_for(start, 6, 3))
    known = [(state, seed) for state in beginnings(game, players) for seed in (0, 1)]
    for state, seed in known + known:  # the second time from memory
        planned = plans.actions(state, seed)
        fresh = Plans(alone.search).actions(state, seed)
        assert planned == fresh
        at = state.copy()
        for action in planned:
            assert at.player == state.player and action in at.actions()
            at.play(action)
            if at.player != state.player:
                break


def test_what_is_known_is_not_planned_again() -> None:
    state = next(state for state in beginnings("smallworld", 2) if len(state.actions()) > 2)
    plans = Plans(search_for(state, 6, 3))
    first = plans.actions(state, 3)
    assert plans.made == 1
    assert plans.actions(state, 3) == first and plans.made == 1
    plans.actions(state, 2)
    assert plans.made == 2, "another seed is another plan"
