"""Search: the same seed chooses the same, never anything illegal, within its budget, and by what its seat may know."""

from __future__ import annotations

import random

import pytest

import mikrokosmos as mk
from kit.conformance import draw
from kit.learned import TABLES, begun, decisions, deep_search_for, search_for
from kit.long import LONG, many
from kit.own_rows import OWN, drawn_rows
from kit.own_tiles import own_tiles
from mikrokosmos.core.game_state import GameState
from mikrokosmos.core.learned.search import Search
from mikrokosmos.core.scale import WHOLE

SIMULATIONS = 24 if mk.compiled() else 4
WIDTH = 6 if mk.compiled() else 2
EVERY = many(12, whole=3, interpreted=150)
"""Every so many decisions of a game are searched."""

FEW = TABLES if mk.compiled() else [("smallworld", 2), ("creation", 3)]
"""The tables; interpreted search is slow."""

SLACK = 32
"""A deviation is played as often as the line it is compared with, so a budget may be passed a little."""


def searching(state: GameState, seed: int = 1) -> Search:
    """A search that is quick enough either way."""
    return search_for(state, SIMULATIONS, WIDTH, seed)


@pytest.mark.parametrize(("game", "players"), FEW)
def test_the_same_seed_gives_the_same_choice_and_table_and_the_position_stays(game: str, players: int) -> None:
    states = decisions(game, players, 7, every=EVERY)
    used, searched = searching(states[0]), 0
    for state in states:
        before = state.fingerprint()
        fresh = searching(state)
        chosen = fresh.choice(state)
        assert used.choice(state) == chosen and used.table() == fresh.table() and used.spent == fresh.spent
        assert chosen in state.actions() and state.fingerprint() == before
        table = fresh.table()
        if table:
            searched += 1
            assert table[0][0] == chosen and len({action for action, _, _ in table}) == len(table) <= WIDTH
            assert {action for action, _, _ in table} <= set(state.actions())
            assert all(0 <= chance <= WHOLE for _, _, chance in table)
            assert 0 < fresh.spent <= SIMULATIONS + SLACK
    assert searched


@pytest.mark.skipif(not mk.compiled(), reason="interpreted search is slow")
@pytest.mark.parametrize("simulations", [1, 8, 64, 512])
def test_simulations_are_spent_within_the_budget(simulations: int) -> None:
    for state in decisions("smallworld", 2, 3, every=20) + decisions("creation", 3, 3, every=20):
        search = search_for(state, simulations, width=8)
        search.choice(state)
        assert search.spent <= max(simulations, 8) + SLACK


def test_another_seed_may_choose_otherwise() -> None:
    states = [state for number in (1, 2) for state in decisions("creation", 2, number, every=EVERY)]
    tables = [[searching(state, seed).choice(state) for state in states] for seed in range(8 if mk.compiled() else 1)]
    assert len({tuple(row) for row in tables}) > 1 or not mk.compiled()


def test_a_search_is_a_judge_and_its_choice_comes_first_among_its_candidates() -> None:
    for state in decisions("smallworld", 2, 5, every=EVERY):
        search = searching(state)
        chosen = search.choice(state)
        candidates = search.candidates(state)
        assert candidates[0][0] == chosen == search.advice(state)
        assert search.knows(state) and not search.knows(begun("smallworld", 3))


ROUTINE = [
    "smallworld 2 4.0.0 redeployment:0 10,9 elves+forest:0=h1;2:1;21:1 orcs+hill:1=;19:3;20:5",
    "smallworld 3 4.0.0 withdrawal:2 12,10,20 elves+forest:0=;13:2;19:2 orcs+swamp:1=;28:6 ratmen+hill:2=h2;5:1;29:1",
]


@pytest.mark.parametrize("line", ROUTINE)
def test_a_routine_decision_is_the_judges(line: str) -> None:
    state = mk.game("smallworld").from_line(line, rules=2)
    assert isinstance(state, GameState)
    search = searching(state)
    assert search.choice(state) == state.game.judge("greedy", state).advice(state)
    assert search.table() == [] and search.spent == 0


def test_a_forced_move_is_played_without_a_look() -> None:
    state = next(s for s in all_decisions("smallworld") if len(s.actions()) == 1)
    search = searching(state)
    assert search.choice(state) == state.actions()[0] and search.table() == [] and search.spent == 0


def all_decisions(game: str) -> list[GameState]:
    """Every position of a random game in which a seat is to act."""
    state, rng, found = begun(game, 2), random.Random(2), []
    while not state.over:
        if state.player >= 0:
            found.append(state.copy())
        state.play(draw(state, rng))
    return found


@pytest.mark.parametrize("game", ["smallworld", "creation"])
def test_a_search_that_is_stopped_ends_early_with_a_legal_choice(game: str) -> None:
    for state in decisions(game, 2, 4, every=EVERY):
        search = deep_search_for(state, 100_000, 1000, WIDTH)
        search.stopped = 1
        assert search.choice(state) in state.actions()
        assert search.spent <= WIDTH, "every candidate was looked at once"


@pytest.mark.parametrize("players", [3, 5] if mk.compiled() else [3])
def test_what_a_seat_cannot_know_changes_neither_choice_nor_table(players: int) -> None:
    changed = 0
    for number, state in enumerate(decisions("creation", players, 6, every=EVERY)):
        other = state.imagine(state.player, random.Random(number))
        changed += other.fingerprint() != state.fingerprint()
        deep = 8 if mk.compiled() else 1
        one, two = (deep_search_for(at, SIMULATIONS, deep, WIDTH) for at in (state, other))
        assert one.choice(state) == two.choice(other) and one.table() == two.table()
    assert changed


def test_a_closer_look_keeps_to_the_candidates_and_to_its_seed() -> None:
    for state in decisions("smallworld", 2, 8, every=EVERY):
        tables = []
        for _ in range(2):
            search = deep_search_for(state, SIMULATIONS, 12, WIDTH)
            assert search.choice(state) in state.actions()
            tables.append(search.table())
        assert tables[0] == tables[1] and all(0 <= chance <= WHOLE for _, _, chance in tables[0])


def plays_a_game(state: GameState, seed: int) -> None:
    """A whole game of searches, each of which must be legal."""
    rng = random.Random(seed)
    search = search_for(state, 8 if mk.compiled() else 1, 4 if mk.compiled() else 2, seed)
    while not state.over:
        if state.player == mk.CHANCE:
            state.play(draw(state, rng))
        else:
            state.play(search.choice(state))


@pytest.mark.skipif(not mk.compiled(), reason="interpreted search is slow")
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_whole_games_of_searches_are_legal(game: str, players: int) -> None:
    for seed in range(many(1, whole=10, interpreted=1)):
        plays_a_game(begun(game, players, first="random"), seed)


@pytest.mark.skipif(not mk.compiled(), reason="interpreted search is slow")
@pytest.mark.parametrize("players", [2, 3, 4, 5] if LONG else [2, 4])
def test_whole_games_with_own_content_are_legal(players: int) -> None:
    plays_a_game(begun("smallworld", players, content=OWN), players)
    for seed in range(many(2, whole=40, interpreted=1)):
        plays_a_game(begun("smallworld", players, content=drawn_rows(random.Random(seed))), seed)
    for seed in range(many(1, whole=10, interpreted=1)):
        plays_a_game(begun("creation", players, tiles=own_tiles(54 + seed, seed)), seed)


@pytest.mark.parametrize("game", ["smallworld", "creation"])
def test_the_best_lines_can_be_played_and_the_first_begins_like_the_choice_of_a_search(game: str) -> None:
    looked = 0
    for state in all_decisions(game)[:40]:
        search = searching(state)
        choice = search.choice(state)
        lines = search.best_lines(4)
        assert len(lines) <= 4 and bool(lines) == bool(search.table())
        for line in lines:
            end = state
            for action in line:
                assert end.player == state.player
                end = end.played(action)
        looked += any(line[0] == choice for line in lines)
    assert looked
