"""A turn: take, place, and only then draw."""

from __future__ import annotations

import random

import pytest

import mikrokosmos as mk
from kit.creation import choices, dealt, do, play_on, position, settle, why_not

MAP = "A0,A1,A2,A3,A4,B0,B1,B2,B3"


@pytest.mark.rule("R14")
def test_the_tile_that_fell_off_must_be_taken_and_placed() -> None:
    state = position(map=MAP)
    do(state, "push", side="north", line=1)
    assert {state.describe(x)["type"] for x in state.actions()} == {"place"}
    assert why_not(state, "draw", stack=1) == {"reason": "not-now", "stage": "place"}
    events = do(state, "place", x=0, y=0, turns=3)
    assert events == [
        {"type": "placed", "seat": 0, "tile": "B1", "x": 0, "y": 0, "turns": 3, "score": 0, "sees": "all"}
    ]
    seen = state.view(None)
    assert seen["worlds"] == [[{"tile": "B1", "x": 0, "y": 0, "turns": 3}], []]
    assert seen["held"] is None


def test_a_placement_tells_what_the_world_scores_with_it() -> None:
    state = dealt(2)
    told = [0, 0]
    for _ in play_on(state):
        for event in state.events():
            if event["type"] == "placed":
                told[event["seat"]] = event["score"]
                assert told == state.scores()
    assert min(told) > 0


@pytest.mark.rule("R14")
def test_the_tile_a_god_took_must_be_placed_too() -> None:
    state = position(map=MAP, gods="0,3")
    do(state, "god", cell=1)
    assert {state.describe(x)["type"] for x in state.actions()} == {"place"}
    do(state, "place", x=0, y=0, turns=0)
    assert [tile["tile"] for tile in state.view(None)["worlds"][0]] == ["A0"]


@pytest.mark.rule("R15")
@pytest.mark.parametrize("by_god", [False, True])
def test_the_new_tile_is_drawn_after_placing_so_that_nobody_knows_it_while_placing(by_god: bool) -> None:
    state = position(map=MAP, gods="0,3")
    if by_god:
        do(state, "god", cell=5 + 1)
    else:
        do(state, "push", side="north", line=1)
    gap = state.view(None)["gap"]
    assert gap == (6 if by_god else 1)
    assert (state.view(None)["stage"], state.view(None)["map"][gap - 1]) == ("place", None)
    do(state, "place", x=0, y=0, turns=0)
    assert (state.view(None)["stage"], state.view(None)["map"][gap - 1]) == ("draw", None)
    do(state, "draw", stack=1)
    assert state.player == mk.CHANCE
    do(state, "tile", tile="F4")
    assert state.view(None)["map"][gap - 1] == "F4"
    assert (state.player, state.view(None)["stage"]) == (1, "choose")


@pytest.mark.rule("R16")
def test_the_player_chooses_the_stack_and_its_top_tile_is_not_known() -> None:
    state = position(map=MAP, stage="draw", gap=5, stacks="8.7.6")
    assert choices(state, "draw") == [{"stack": 1}, {"stack": 2}, {"stack": 3}]
    for stack in (1, 2, 3):
        tried = state.copy()
        assert do(tried, "draw", stack=stack) == [{"type": "drew", "seat": 0, "stack": stack, "sees": "all"}]
        sizes = [8, 7, 6]
        sizes[stack - 1] -= 1
        assert tried.view(0)["stacks"] == sizes
        assert len(tried.chances()) == 21


@pytest.mark.rule("R17")
@pytest.mark.parametrize(
    ("stacks", "full"), [("0.11.10", [2, 3]), ("21.0.0", [1]), ("0.21.0", [2]), ("20.0.1", [1, 3])]
)
def test_an_empty_stack_is_passed_over_for_another(stacks: str, full: list[int]) -> None:
    state = position(map=MAP, stage="draw", gap=5, stacks=stacks)
    assert [words["stack"] for words in choices(state, "draw")] == full
    for stack in {1, 2, 3} - set(full):
        assert why_not(state, "draw", stack=stack) == {"reason": "stack-empty"}


@pytest.mark.rule("R17")
@pytest.mark.parametrize(("players", "spare"), [(2, 3), (3, 4), (4, 5), (5, 1)])
def test_the_stacks_last_for_every_refill_of_a_game(players: int, spare: int) -> None:
    for seed in range(3):
        state = dealt(players, seed)
        assert all(state.actions() or state.chances() for _ in play_on(state, seed))
        assert sum(state.view(None)["stacks"]) == spare


@pytest.mark.rule("R18")
def test_even_on_the_last_turn_of_all_a_tile_is_drawn() -> None:
    state = position(round=9, turn=1)
    do(state, "push", side="north", line=1)
    state.play(state.actions()[0])
    assert (state.over, state.player, state.view(None)["stage"]) == (False, 1, "draw")
    assert state.winners() == []
    do(state, "draw", stack=2)
    assert state.player == mk.CHANCE
    scores = state.scores()
    settle(state, random.Random(1))
    assert state.over and state.scores() == scores
    assert None not in state.view(None)["map"]
