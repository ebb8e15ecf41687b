"""Building a world: edge to edge, never beyond three by three, turned as one likes."""

from __future__ import annotations

import pytest

from kit.creation import choices, do, places, position, why_not
from kit.told import explained
from mikrokosmos.games.creation.state import CreationState

TILES = ["A0", "A1", "A2", "A3", "A4", "B0", "B1", "B2"]


def building(*cells: tuple[int, int]) -> CreationState:
    """A seat with a tile in hand, and tiles in these places."""
    world = ";".join(f"{tile}@{x},{y}" for tile, (x, y) in zip(TILES, cells, strict=False))
    return position(round=len(cells) + 1, stage="place", hand="F4", gap=1, worlds={0: world} if cells else {})


@pytest.mark.rule("R23")
def test_a_tile_touches_another_with_a_whole_edge() -> None:
    assert places(building((0, 0))) == {(-1, 0), (1, 0), (0, -1), (0, 1)}
    assert places(building((0, 0), (1, 0))) == {(-1, 0), (2, 0), (0, -1), (0, 1), (1, -1), (1, 1)}


@pytest.mark.rule("R23")
@pytest.mark.parametrize(("x", "y"), [(1, 1), (-1, 1), (1, -1), (-1, -1)])
def test_a_corner_is_not_enough(x: int, y: int) -> None:
    assert why_not(building((0, 0)), "place", x=x, y=y, turns=0) == {"reason": "touches-nothing"}


@pytest.mark.rule("R23")
def test_one_place_holds_one_tile() -> None:
    assert why_not(building((0, 0), (0, 1)), "place", x=0, y=1, turns=0) == {"reason": "taken"}
    assert why_not(building((0, 0), (1, 0)), "place", x=-1, y=-1, turns=0) == {"reason": "touches-nothing"}


@pytest.mark.rule("R24")
@pytest.mark.parametrize(
    ("cells", "beyond"),
    [
        ([(0, 0), (1, 0), (2, 0)], [(-1, 0)]),
        ([(0, 0), (-1, 0), (1, 0)], [(-2, 0), (2, 0)]),
        ([(0, 0), (-1, 0), (-2, 0)], [(1, 0)]),
        ([(0, 0), (0, 1), (0, 2)], [(0, -1)]),
        ([(0, 0), (0, -1), (0, 1)], [(0, -2), (0, 2)]),
        ([(0, 0), (0, -1), (0, -2)], [(0, 1)]),
        ([(0, 0), (1, 0), (1, 1), (2, 1)], [(-1, 0)]),
    ],
)
def test_a_world_never_grows_beyond_three_by_three(cells: list[tuple[int, int]], beyond: list[tuple[int, int]]) -> None:
    state = building(*cells)
    for x, y in beyond:
        assert (x, y) not in places(state)
        assert why_not(state, "place", x=x, y=y, turns=0) == {"reason": "beyond-three-by-three"}


@pytest.mark.rule("R24")
def test_a_full_row_leaves_both_sides_of_it_open() -> None:
    assert places(building((0, 0), (-1, 0), (-2, 0))) == {(x, y) for x in (-2, -1, 0) for y in (-1, 1)}
    assert places(building((0, 0), (0, 1), (0, 2))) == {(x, y) for x in (-1, 1) for y in (0, 1, 2)}


@pytest.mark.rule("R24")
@pytest.mark.parametrize(("left", "top"), [(left, top) for left in (-2, -1, 0) for top in (-2, -1, 0)])
def test_the_first_tile_may_end_up_anywhere_in_the_world(left: int, top: int) -> None:
    window = {(x, y) for x in range(left, left + 3) for y in range(top, top + 3)}
    cells = [(0, 0)]
    while len(cells) < 9:
        open_places = places(building(*cells))
        assert open_places & window
        if len(cells) == 8:
            assert open_places == window - set(cells)
        cells.append(min(open_places & window))


@pytest.mark.rule("R24")
def test_the_first_tile_is_the_middle_from_which_places_are_counted() -> None:
    state = position(stage="place", hand="F4", gap=1)
    assert places(state) == {(0, 0)}
    assert why_not(state, "place", x=1, y=0, turns=0) == {"reason": "first-tile-in-the-middle"}


@pytest.mark.rule("R24")
def test_a_full_corner_of_the_yard_does_not_reach_around_it() -> None:
    assert places(building((0, 0), (1, 0), (2, 0), (2, 1), (2, 2))) == {(0, 1), (1, 1), (1, 2)}


@pytest.mark.rule("R25")
def test_a_tile_may_be_turned_four_ways_in_every_place_and_need_not_match_its_neighbours() -> None:
    state = building((0, 0), (1, 0), (0, 1))
    offered = [(words["x"], words["y"], words["turns"]) for words in choices(state, "place")]
    assert sorted(offered) == sorted((x, y, turns) for x, y in places(state) for turns in range(4))
    assert len(offered) == 4 * len(places(state)) == 28
    assert state.refusal(state.encode({"type": "place", "x": 1, "y": 1, "turns": 3})) is None


@pytest.mark.rule("R25")
@pytest.mark.parametrize(("turns", "left", "above"), [(0, 5, 4), (1, 5, 5), (2, 4, 5), (3, 4, 4)])
def test_a_quarter_turn_moves_every_square_on_clockwise(turns: int, left: int, above: int) -> None:
    # B0 has one square of ember, at the bottom left; A1 is all ember.
    state = position(round=2, stage="place", hand="B0", gap=1, worlds={0: "A1@0,0"})
    for (x, y), group in (((1, 0), left), ((0, 1), above)):
        terms = state.explain(state.encode({"type": "place", "x": x, "y": y, "turns": turns}))["terms"]
        assert [term["group"] for term in terms if term["of"] == "ember"] == [group]


@pytest.mark.rule("R25")
@pytest.mark.parametrize("turns", range(4))
def test_a_tile_is_never_turned_over(turns: int) -> None:
    # J0 is blossom, tide, dune, grove clockwise: whichever two of it lie at a neighbour's edge, they keep that order.
    clockwise = ["blossom", "tide", "dune", "grove"]
    at_left = {clockwise[-turns % 4], clockwise[(3 - turns) % 4]}
    for terrain, tile in {"blossom": "A0", "tide": "A2", "dune": "A4", "grove": "A3"}.items():
        state = position(4, round=2, stage="place", hand="J0", gap=1, worlds={0: f"{tile}@0,0"})
        terms = state.explain(state.encode({"type": "place", "x": 1, "y": 0, "turns": turns}))["terms"]
        groups: dict[str, int] = {term["of"]: term["group"] for term in terms}
        assert groups[terrain] == (5 if terrain in at_left else 4)


def test_explain_of_a_placement_tells_what_every_terrain_scores_then_and_what_it_gains() -> None:
    state = position(round=2, stage="place", hand="E0", gap=1, worlds={0: "A0@0,0"})
    told = explained(state, state.encode({"type": "place", "x": 1, "y": 0, "turns": 0}))
    assert (told["total"], told["gain"]) == (4, 4)
    assert told["terms"][0] == {"reason": "terrain", "of": "blossom", "group": 4, "statues": 1, "amount": 4}
    before = state.to_line()
    do(state, "place", x=1, y=0, turns=0)
    assert before != state.to_line() and state.income(0)["total"] == told["total"]
