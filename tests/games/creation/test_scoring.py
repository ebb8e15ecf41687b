"""Scoring: of every terrain the largest connected group, times the statues of its god."""

from __future__ import annotations

import pytest

from kit.creation import EXAMPLE, do, position, score
from kit.told import explained

BY_TERRAIN = {"blossom": (14, 1), "ember": (4, 1), "tide": (0, 0), "grove": (5, 1), "dune": (2, 1)}
"""The rulebook's example: squares of the largest group, and statues."""


@pytest.mark.rule("R26", "R27", "R29", "R30")
def test_the_rulebooks_example_is_worth_25() -> None:
    assert score(EXAMPLE) == {of: (group, statues, group * statues) for of, (group, statues) in BY_TERRAIN.items()}
    state = position(4, round=9, stage="finished", worlds={0: EXAMPLE})
    assert state.income(0)["total"] == state.scores()[0] == state.view(1)["scores"][0] == 25


@pytest.mark.rule("R26", "R29")
@pytest.mark.parametrize("last", [part for part in EXAMPLE.split(";") if "@0,0" not in part])
def test_the_rulebooks_example_explained_while_its_last_tile_hovers(last: str) -> None:
    world = ";".join(part for part in EXAMPLE.split(";") if part != last)
    tile, at = last.split("@")
    x, y = (int(word) for word in at.partition("r")[0].split(","))
    state = position(4, round=9, stage="place", hand=tile, gap=5, worlds={0: world})
    words = {"type": "place", "x": x, "y": y, "turns": int(at.partition("r")[2] or 0)}
    before = state.scores()[0]
    told = explained(state, state.encode(words))
    assert (told["total"], told["gain"]) == (25, 25 - before)
    assert {term["of"]: (term["group"], term["statues"]) for term in told["terms"]} == BY_TERRAIN
    assert [term["amount"] for term in told["terms"]] == [14, 4, 0, 5, 2]
    state.play(state.encode(words))
    assert state.scores()[0] == 25


@pytest.mark.rule("R26")
def test_squares_are_connected_within_a_tile_and_across_tiles() -> None:
    assert score("A0@0,0")["blossom"][0] == 4
    assert score("A0@0,0;B0@1,0")["blossom"][0] == 7
    assert score("A0@0,0;C0@0,1")["blossom"][0] == 7
    assert score("B0@0,0;A0@0,-1;C0@-1,0")["blossom"][0] == 10
    assert score("B0@0,0r2;C0@1,0r1")["blossom"][0] == 6  # down, along, and up again


@pytest.mark.rule("R26")
def test_corners_do_not_connect() -> None:
    assert score("K0@0,0")["blossom"][0] == 1
    assert score("A1@0,0;A0@1,0;C0@0,1r3")["blossom"][0] == 4  # only their corners meet


@pytest.mark.rule("R26")
def test_a_row_does_not_go_on_at_the_other_side_of_the_world() -> None:
    assert score("A1@0,0;A2@0,-1;A0@1,-1;B0@-1,0")["blossom"][0] == 4
    assert score("A1@0,0;A2@0,-1;A0@-1,-1;B0@1,-1")["blossom"][0] == 4
    assert score("A1@0,0;A2@-1,0;A3@1,0;C0@1,-1;A0@-1,1")["blossom"][0] == 4


@pytest.mark.rule("R27")
def test_the_square_a_statue_stands_on_counts_as_terrain() -> None:
    assert score("D0@0,0")["blossom"] == (1, 1, 1)
    assert score("H0@0,0;A0@1,0")["blossom"] == (6, 1, 6)


@pytest.mark.rule("R27")
def test_a_statue_counts_wherever_it_stands() -> None:
    assert score("A0@0,0;E0@1,0")["blossom"] == (4, 1, 4)
    assert score("A0@0,0;A1@0,1;D0@0,2")["blossom"] == (4, 1, 4)


@pytest.mark.rule("R28")
def test_of_several_groups_only_one_largest_counts() -> None:
    apart = "A1@0,0;B0@1,0;C0@-1,0"
    assert score(f"{apart};E0@0,1") == {
        "blossom": (3, 1, 3),
        "ember": (5, 0, 0),  # A1, and the square at the bottom left of B0
        "tide": (2, 0, 0),
        "grove": (1, 0, 0),
        "dune": (1, 0, 0),
    }
    assert score("A1@0,0;A0@1,0;C0@-1,0;E0@0,1")["blossom"] == (4, 1, 4)
    assert score("A1@0,0;C0@1,0;A0@-1,0;E0@0,1")["blossom"] == (4, 1, 4)


@pytest.mark.rule("R29")
def test_every_further_statue_of_a_god_counts_the_group_once_more() -> None:
    assert score("A0@0,0;E0@1,0")["blossom"] == (4, 1, 4)
    assert score("A0@0,0;E0@1,0;F0@0,1")["blossom"] == (4, 2, 8)
    assert score("A0@0,0;E0@1,0;F0@0,1;D0@1,1")["blossom"] == (4, 3, 12)


@pytest.mark.rule("R30")
def test_without_a_statue_a_terrain_earns_nothing_however_large() -> None:
    assert score("A0@0,0;B0@1,0;C0@0,1")["blossom"][1:] == (0, 0)
    assert position(round=4, worlds={0: "A0@0,0;B0@1,0;C0@0,1"}).scores()[0] == 0


@pytest.mark.rule("R30")
def test_without_a_square_a_statue_earns_nothing() -> None:
    assert score("E0@0,0")["blossom"] == (0, 1, 0)


@pytest.mark.rule("R34")
@pytest.mark.parametrize("terrain", range(5))
def test_a_gods_statue_counts_for_his_own_terrain(terrain: int) -> None:
    names = ("blossom", "ember", "tide", "grove", "dune")
    found = score(f"A{terrain}@0,0;E{terrain}@1,0")
    assert {name: statues for name, (_, statues, _) in found.items()} == dict.fromkeys(names, 0) | {names[terrain]: 1}
    assert found[names[terrain]] == (4, 1, 4)


def test_an_empty_world_is_worth_nothing_and_a_strange_seat_has_none() -> None:
    state = position(2)
    assert state.income(1)["total"] == 0 and state.scores() == [0, 0]
    with pytest.raises(ValueError, match="there is no seat 2: seats are 0 to 1"):
        state.income(2)
    do(state, "push", side="north", line=1)
    assert state.explain(state.actions()[0])["total"] == 0


def test_a_push_or_a_shown_god_costs_nothing_and_tells_the_tile_it_brings() -> None:
    state = position(2, round=4, gods="0,1")
    for x in state.actions():
        later = state.copy()
        later.play(x)
        assert state.explain(x) == {"total": 0, "terms": [], "tile": later.view(0)["held"]}
    assert {state.describe(x)["type"] for x in state.actions()} == {"push", "god"}


def test_a_stack_costs_nothing_and_tells_nothing_of_what_lies_in_it() -> None:
    state = position(2, stage="draw", gap=1)
    assert [state.explain(x) for x in state.actions()] == [{"total": 0, "terms": []}] * len(state.actions())
