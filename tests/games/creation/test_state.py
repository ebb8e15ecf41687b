"""The state as everybody uses it: words and numbers, reasons, views, copies, playouts."""

from __future__ import annotations

import random
import threading

import pytest

import mikrokosmos as mk
from kit.conformance import draw
from kit.creation import do, position
from kit.lines import walked
from kit.told import explained
from mikrokosmos.core.playout import random_games
from mikrokosmos.games.creation import GAME
from mikrokosmos.games.creation.content.table import TERRAINS, box


@pytest.mark.parametrize("first", [1, "random"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_playouts_end_every_game_and_the_seed_decides_them(players: int, first: int | str) -> None:
    start = GAME.new(players=players, first=first)
    ends = []
    for seed in (1, 1, 2):
        scratch = start.copy()
        decisions = random_games(start, scratch, 5, seed)
        assert scratch.over and scratch.winners() and decisions == 5 * 9 * players * 3
        ends.append(scratch.to_json())
    assert ends[0] == ends[1] != ends[2]
    assert start.to_json() == GAME.new(players=players, first=first).to_json(), "the start is as it was"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_games_are_equally_long(players: int) -> None:
    for first, spared in (("random", 0), (0, 1)):  # chance says who begins, or need not
        state = GAME.new(players=players, first=first)
        rng, moves = random.Random(players), 0
        while not state.over:
            state.play(draw(state, rng))
            moves += 1
        assert moves + spared == state.longest == 9 + players + 1 + 4 * 9 * players


def test_playouts_from_the_middle_of_a_game_leave_what_was_done() -> None:
    start = walked(GAME, 3, 40, players=2)
    built = [len(world) for world in start.view(None)["worlds"]]
    scratch = start.copy()
    random_games(start, scratch, 1, 9)
    for before, after in zip(start.view(None)["worlds"], scratch.view(None)["worlds"], strict=True):
        assert len(after) == 9 and all(tile in after for tile in before)
    assert [len(world) for world in start.view(None)["worlds"]] == built


def test_playouts_of_two_threads_do_not_disturb_each_other() -> None:
    start = GAME.new(players=2)
    alone = start.copy()
    random_games(start, alone, 20, 7)
    scratches = [start.copy() for _ in range(2)]
    threads = [threading.Thread(target=random_games, args=(start, scratch, 20, 7)) for scratch in scratches]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [scratch.to_json() for scratch in scratches] == [alone.to_json()] * 2


def test_every_number_has_words_and_other_numbers_have_none() -> None:
    state = position(2)
    words = [state.describe(x) for x in range(GAME.action_count)]
    assert [state.encode(said) for said in words] == list(range(GAME.action_count))
    assert words[0] == {"type": "push", "side": "north", "line": 1}
    assert words[11] == {"type": "push", "side": "west", "line": 3}
    assert words[12] == {"type": "god", "cell": 1} and words[20] == {"type": "god", "cell": 9}
    assert words[21] == {"type": "place", "x": -2, "y": -2, "turns": 0}
    assert words[120] == {"type": "place", "x": 2, "y": 2, "turns": 3}
    assert words[121] == {"type": "draw", "stack": 1} and words[123] == {"type": "draw", "stack": 3}
    for nothing in (-1, GAME.action_count):
        with pytest.raises(mk.IllegalAction, match="0 to 123"):
            state.describe(nothing)
    for strange in ({"type": "push"}, {"type": "push", "side": "up", "line": 1}, {"type": "tile", "tile": "A0"}):
        with pytest.raises(mk.IllegalAction, match="no action is called"):
            state.encode(strange)


def test_every_outcome_has_words_and_other_numbers_have_none() -> None:
    state = GAME.new(players=3)
    outcomes = [*range(len(box())), *range(64, 69), *range(69, 72)]
    words = [state.describe(x) for x in outcomes]
    assert [state.encode(said) for said in words] == outcomes
    assert words[0] == {"type": "tile", "tile": "A0"} and words[-1] == {"type": "first", "seat": 2}
    assert words[55:60] == [{"type": "deal", "god": terrain} for terrain in TERRAINS]
    for nothing in (-1, len(box()), 63, 72, GAME.chance_count):
        with pytest.raises(mk.IllegalAction, match="no outcome"):
            state.describe(nothing)
    with pytest.raises(mk.IllegalAction, match="no outcome of chance is called"):
        state.encode({"type": "first", "seat": 3})


def test_a_placement_tells_what_each_terrain_would_score_and_how_much_more_that_is() -> None:
    # Three squares of blossom beside the statue of its god, one of them on the statue's own tile.
    state = position(2, round=2, stage="place", hand="A0", gap=5, worlds={0: "D0@0,0"})
    assert state.income(0)["total"] == 1
    told = explained(state, state.encode({"type": "place", "x": -1, "y": 0, "turns": 0}))
    assert told == {
        "total": 5,
        "gain": 4,
        "terms": [
            {"reason": "terrain", "of": "blossom", "group": 5, "statues": 1, "amount": 5},
            {"reason": "terrain", "of": "ember", "group": 2, "statues": 0, "amount": 0},
            {"reason": "terrain", "of": "tide", "group": 0, "statues": 0, "amount": 0},
            {"reason": "terrain", "of": "grove", "group": 1, "statues": 0, "amount": 0},
            {"reason": "terrain", "of": "dune", "group": 0, "statues": 0, "amount": 0},
        ],
    }
    apart = explained(state, state.encode({"type": "place", "x": 1, "y": 0, "turns": 0}))
    assert (apart["total"], apart["gain"]) == (4, 3), "the new tile is the largest group by itself"
    do(state, "place", x=-1, y=0, turns=0)
    assert state.scores()[0] == 5


def test_nothing_else_costs_or_gains() -> None:
    for state in (position(2), position(2, round=2, stage="draw", gap=5), GAME.new()):
        for x in state.actions() or [x for x, _ in state.chances()]:
            why = state.explain(x)
            assert (why["total"], why["terms"]) == (0, [])


def test_a_foreign_seat_has_no_income_and_no_view() -> None:
    state = GAME.new(players=2)
    for nobody in (2, -1):
        with pytest.raises(ValueError, match="seats are 0 to 1"):
            state.income(nobody)
        with pytest.raises(ValueError, match="None is a spectator"):
            state.view(nobody)


def test_a_reason_asked_for_does_not_disturb_the_events() -> None:
    state = position(2, round=2)
    do(state, "push", side="north", line=1)
    before = state.events()
    for move in state.actions():
        state.explain(move)
        state.refusal(move)
    state.income(0)
    assert state.events() == before and [event["type"] for event in before] == ["pushed"]


def test_a_game_tells_its_story() -> None:
    rng, state = random.Random(1), GAME.new(players=2, first="random")
    types = []
    while not state.over:
        state.play(draw(state, rng))
        types += [event["type"] for event in state.events()]
    assert types[:9] == ["laid"] * 9 and types[-1] == "over"
    assert types[9:15] == ["dealt", "god", "dealt", "god", "first", "turn"]
    assert types.count("placed") == types.count("drew") == types.count("filled") == types.count("turn") == 18
    assert types.count("pushed") + types.count("shown") == 18 and types.count("shown") <= 2


def test_a_copy_goes_its_own_way() -> None:
    state = position(2)
    twin = state.copy()
    assert twin.events() == [] and twin.to_json() == state.to_json()
    do(twin, "push", side="north", line=1)
    assert state.view(None)["stage"] == "choose" and state.events() == []


def test_a_number_of_another_kind_is_a_number_too() -> None:
    class Index:
        def __index__(self) -> int:
            return 4

    state = GAME.new(players=2)
    state.play(Index())  # type: ignore[arg-type]
    assert state.view(None)["map"][0] == "A4"


def test_a_state_knows_its_game() -> None:
    assert GAME.new().game is mk.game("creation")
    assert isinstance(GAME, mk.Game) and isinstance(GAME.new(), mk.State)
