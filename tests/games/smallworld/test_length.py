"""The bound of a game's length: no game passes it, not even one that is played to be long."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import mikrokosmos as mk
from kit.any_table import any_options
from kit.conformance import draw
from mikrokosmos.core.playout import Contest
from mikrokosmos.games.smallworld import GAME
from mikrokosmos.games.smallworld.content.table import box
from mikrokosmos.games.smallworld.rules.length import longest_turn
from mikrokosmos.games.smallworld.state import SmallWorldState

PLAYERS = [2, 3, 4, 5]
GAMES = 20 if mk.compiled() else 2

Choose = Callable[[SmallWorldState, random.Random], int]

LATE = ("decline", "stop", "done")
EARLY = ("abandon", "roll", "camp", "hero", "fort", "convert", "dragon")
"""What lengthens a turn comes first, what ends it last."""


def dawdle(state: SmallWorldState, rng: random.Random) -> int:
    """An action of somebody who wants the turn to be long: gives up all, takes the cheapest, ends last."""
    if state.player == mk.CHANCE:
        return draw(state, rng)

    def effort(x: int) -> tuple[int, int, float]:
        kind = state.describe(x)["type"]
        cost = state.explain(x)["total"] if kind == "conquer" else 0
        return (
            (EARLY.index(kind) if kind in EARLY else 8 + (LATE.index(kind) if kind in LATE else -1)),
            cost,
            rng.random(),
        )

    return min(state.actions(), key=effort)


def played(state: SmallWorldState, rng: random.Random, choose: Choose) -> tuple[int, int]:
    """The moves of a whole game, and of its longest turn."""
    moves = 0
    turns: Counter[tuple[int, int]] = Counter()
    while not state.over:
        turns[state.round, state.turn] += 1
        state.play(choose(state, rng))
        moves += 1
    return moves, max(turns.values())


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("choose", [draw, dawdle])
def test_no_game_and_no_turn_is_longer_than_the_bound(players: int, choose: Choose) -> None:
    for seed in range(GAMES):
        rng = random.Random(seed)
        state = GAME.new(**{**any_options(rng), "players": players, "first": "random"})
        longest, turn = state.longest, longest_turn(players, state.world.content)
        moves, most = played(state, rng, choose)
        assert moves <= longest and most <= turn + 13  # the first turn has the beginning with it


@pytest.mark.parametrize("players", PLAYERS)
def test_no_game_between_judges_is_longer_than_the_bound(players: int) -> None:
    start = GAME.new(players=players)
    scratch = start.copy()
    for level in ("greedy", "reference"):
        contest = Contest(scratch, [GAME.judge(level, start) for _ in range(players)])
        for seed in range(GAMES):
            decisions = contest.play(start, seed)
            # Chance has at most a die for a decision, two reveals for a pick, and at the beginning thirteen outcomes.
            assert 3 * decisions + 13 <= start.longest


def test_the_bound_of_the_box_is_known() -> None:
    # Of two players: 3 for the pick; 4 × 20, 2 × 18 and 15 tokens; 3 × 2 + 4 raiders; 5 camps, a fort, 2 heroes; 3 + 1.
    assert longest_turn(2, box()) == 3 + 80 + 36 + 15 + 10 + 8 + 4
    bounds = [GAME.new(players=players).longest for players in PLAYERS]
    assert bounds == [1 + 12 + 20 * longest_turn(2, box()), 5113, 6565, 7773]


@pytest.mark.parametrize(
    ("rows", "more"),
    [
        ([{"camps": 8}, {"camps": 6}], 8 + 6 + 5 - 5),
        ([{"camps": 8}, {"camps": 6}, {"camps": 3}], 8 + 6 + 5 - 5),
        ([{"heroes": 3}], 1),
        ([{"forts": 2}], 1),
        ([{"raiders": 3}], 3),
        ([{"marches": True}], 3 + 2 * 15 + 13 + 11 - 15 - 13),
        ([{"stipend": 5, "holes": 3, "dragons": 1, "recruits_per": 1, "lairs": True}], 0),
    ],
)
def test_the_bound_follows_the_words_of_the_content(rows: list[dict[str, Any]], more: int) -> None:
    own = {"power": {f"own{at}": {"tokens": 0, **row} for at, row in enumerate(rows)}}
    state = GAME.new(players=3, content=own)
    assert longest_turn(3, state.world.content) == longest_turn(3, box()) + more
    assert state.longest == 13 + 30 * longest_turn(3, state.world.content)


def test_without_the_berserk_die_turns_are_shorter() -> None:
    powers = [power.id for power in box().powers if power.id != "berserk"]
    state = GAME.new(players=2, powers=powers)
    assert longest_turn(2, state.world.content) == longest_turn(2, box()) - 2 * 20
