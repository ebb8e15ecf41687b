"""Positions in which `greedy` goes wrong and `expert` does not: found and proved by tools/find_tactics.py."""

from __future__ import annotations

import pytest
from find_tactics import ARBITERS, ENOUGH, Tactic, holds, read

import mikrokosmos as mk

FOUND = {game: read(game) for game in ("smallworld", "creation")}

EACH = [
    pytest.param(mk.game(game), tactic, id=f"{game}-{number}")
    for game, tactics in FOUND.items()
    for number, tactic in enumerate(tactics, 1)
]

compiled = pytest.mark.skipif(not mk.compiled(), reason="interpreted choices are compared with compiled ones elsewhere")


@compiled
@pytest.mark.parametrize(("game", "tactic"), EACH)
def test_expert_finds_what_greedy_misses(game: mk.Game, tactic: Tactic) -> None:
    assert holds(game, tactic, seeds=[1])


@pytest.mark.parametrize(("game", "number", "kinds"), [("smallworld", 45, 4), ("creation", 15, 2)])
def test_there_are_many_of_several_kinds_and_all_of_them_matter(game: str, number: int, kinds: int) -> None:
    tactics = FOUND[game]
    assert len({tactic.line for tactic in tactics}) == len(tactics) >= number
    assert len({tactic.best["type"] for tactic in tactics}) >= kinds
    assert all(len(tactic.gains) == len(ARBITERS) and min(tactic.gains) >= ENOUGH for tactic in tactics)


@pytest.mark.parametrize(("game", "tactic"), EACH)
def test_a_tactic_is_written_as_the_game_writes_it(game: mk.Game, tactic: Tactic) -> None:
    state = game.from_line(tactic.line)
    assert state.to_line() == tactic.line
    for words in (tactic.best, tactic.greedy):
        action = state.encode(words)
        assert action in state.actions() and dict(state.describe(action)) == words
