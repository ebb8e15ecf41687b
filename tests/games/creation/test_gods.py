"""God tokens: what they may take, when, and who knows of them."""

from __future__ import annotations

import random

import pytest

from kit.creation import can, choices, do, favours, position, pushes, settle, why_not

STATUE_ONLY, SQUARE_ONLY, BOTH, NEITHER = "E0", "B4", "D0", "A1"
"""Four tiles as the god of blossom sees them."""


@pytest.mark.rule("R19")
@pytest.mark.parametrize("cell", range(1, 10))
def test_a_statue_of_the_god_or_one_square_of_his_terrain_is_enough(cell: int) -> None:
    strange = ["A1", "A2", "A3", "A4", "B1", "B2", "B3", "C1", "C2"]
    for tile in (STATUE_ONLY, SQUARE_ONLY, BOTH):
        cells = [*strange[: cell - 1], tile, *strange[cell:]]
        assert favours(position(map=",".join(cells), gods="0,1")) == [cell]


@pytest.mark.rule("R19")
@pytest.mark.parametrize(("tile", "corner"), [("F3", 0), ("D4", 1), ("F2", 2), ("B4", 3)])
def test_the_square_may_be_any_corner_of_the_tile(tile: str, corner: int) -> None:
    state = position(map=f"{tile},A1,A2,A3,A4,B1,B2,B3,C1", gods="0,1")
    assert state.world.tiles[[it.id for it in state.world.tiles].index(tile)].squares[corner] == 0
    assert favours(state) == [1]


@pytest.mark.rule("R19")
def test_a_token_that_fits_no_tile_of_the_map_cannot_be_used() -> None:
    state = position(map="A1,A2,A3,A4,B1,B2,B3,C1,C2", gods="0,1", worlds={})
    assert favours(state) == []
    assert why_not(state, "god", cell=1) == {"reason": "not-of-that-god"}
    assert len(pushes(state)) == 8


@pytest.mark.rule("R19")
@pytest.mark.parametrize("god", range(5))
def test_every_god_knows_his_own(god: int) -> None:
    cells = ["A0", "A1", "A2", "A3", "A4", "E0", "E1", "E2", "E3"]
    squares = {"E0": {2, 3, 4}, "E1": {3, 4, 0}, "E2": {4, 0, 1}, "E3": {0, 1, 2}}
    wanted = [god + 1] + [at for at, tile in enumerate(cells, 1) if tile[0] == "E" and god in squares[tile] | {at - 6}]
    state = position(map=",".join(cells), gods=f"{god},{(god + 1) % 5}")
    assert favours(state) == wanted


@pytest.mark.rule("R20")
def test_the_token_takes_a_tile_instead_of_a_push_and_the_markers_stay() -> None:
    state = position(map="A0,A1,A2,A3,A4,B0,B1,B2,B3", faith="1321", gods="0,3")
    events = do(state, "god", cell=1)
    assert events == [{"type": "shown", "seat": 0, "god": "blossom", "cell": 1, "tile": "A0", "sees": "all"}]
    seen = state.view(None)
    assert (seen["held"], seen["gap"], seen["stage"]) == ("A0", 1, "place")
    assert seen["map"] == [None, "A1", "A2", "A3", "A4", "B0", "B1", "B2", "B3"]
    assert seen["faith"] == {"north": 1, "east": 3, "south": 2, "west": 1}
    assert choices(state, "push") == choices(state, "god") == []


@pytest.mark.rule("R20")
def test_the_token_may_be_used_once_a_game_by_each() -> None:
    state = position(round=2, map="A0,A1,A2,A3,A4,B0,B1,B2,B3", gods="0*,3")
    assert favours(state) == []
    assert why_not(state, "god", cell=1) == {"reason": "god-shown-already"}
    do(state, "push", side="north", line=1)
    do(state, "place", x=0, y=1, turns=0)
    do(state, "draw", stack=1)
    settle(state, random.Random(1))
    assert state.player == 1 and favours(state)


@pytest.mark.rule("R20")
@pytest.mark.parametrize("round", [1, 5, 9])
def test_the_token_may_be_used_in_any_turn_the_first_and_the_last_too(round: int) -> None:
    state = position(round=round, map="A1,A2,A3,.,.,.,.,.,.", gods="1,2", turn=1)
    assert 2 in favours(state) and 1 not in favours(state)


@pytest.mark.rule("R21")
@pytest.mark.parametrize("gods", ["0,1", "0*,1", "1,0", "4,2*"])
def test_a_token_is_no_statue_used_or_not(gods: str) -> None:
    world = "A0@0,0;A1@1,0;B0@0,1"
    assert position(round=4, worlds={0: world}, gods=gods).scores()[0] == 0
    assert position(round=5, worlds={0: f"{world};E0@1,1"}, gods=gods).scores()[0] == 7


@pytest.mark.rule("R21")
def test_a_token_that_was_not_used_need_not_be_shown_even_after_the_end() -> None:
    state = position(2, round=9, stage="finished", gods="0,3*")
    assert state.view(1)["gods"][0] == state.view(None)["gods"][0] == {"dealt": True, "shown": False, "god": None}
    assert state.view(0)["gods"][0]["god"] == "blossom"


@pytest.mark.rule("R22")
def test_a_token_that_was_used_is_out_of_the_game_for_all_to_see() -> None:
    state = position(map="A0,A1,A2,A3,A4,B0,B1,B2,B3", gods="0,3")
    assert state.view(1)["gods"][0] == {"dealt": True, "shown": False, "god": None}
    do(state, "god", cell=6)
    for seat in (0, 1, None):
        assert state.view(seat)["gods"][0] == {"dealt": True, "shown": True, "god": "blossom"}
    assert not can(state, "god", cell=1)
    later = state.imagine(1, random.Random(3))
    assert later.view(None)["gods"][0]["god"] == "blossom"
    assert later.view(1)["gods"][1]["god"] == "grove"
