"""Powers that change where a race may go: flying, tunnels, ships."""

from __future__ import annotations

import pytest

from kit.scene import Scene, can, choices, cost, do, earned, end_turn, hand, owner, tokens, why_not

LAND = [2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22]
ENTRIES = [2, 3, 4, 5, 6, 11, 12, 16, 17, 18, 19, 20, 21, 22]
WATER = (1, 8, 23)


@pytest.mark.rule("POW-FLY")
def test_a_flying_race_may_go_anywhere_on_land_from_its_first_conquest_on() -> None:
    state = Scene().people(0, "ratmen", "flying", hand=10).conquest()
    assert choices(state, "conquer") == LAND
    do(state, "conquer", 10)
    assert choices(state, "conquer") == [at for at in LAND if at != 10]
    do(state, "conquer", 18)
    assert owner(state, 18) == "ratmen"


@pytest.mark.rule("EDGE-FLY-1")
def test_a_flying_race_takes_no_water() -> None:
    entering = Scene().people(0, "ratmen", "flying", hand=10).conquest()
    beside = Scene().people(0, "ratmen", "flying", {2: 1, 3: 1, 22: 1}, hand=9).conquest()
    for state in (entering, beside):
        for water in WATER:
            assert why_not(state, "conquer", water) == "water"
    assert can(entering, "conquer", 10)
    assert can(beside, "conquer", 20)


@pytest.mark.rule("POW-UNDER-2")
def test_for_an_underworld_race_all_caverns_are_adjacent() -> None:
    state = Scene().people(0, "ratmen", "underworld", {4: 1}, hand=9).conquest()
    assert choices(state, "conquer") == [3, 5, 6, 9, 10, 15, 18]  # 6, 15 and 18 by the tunnels
    do(state, "conquer", 18)
    assert choices(state, "conquer") == [3, 5, 6, 9, 10, 12, 13, 15, 17, 19]


@pytest.mark.rule("EDGE-UND-1")
def test_an_underworld_race_enters_at_the_edge_and_needs_a_cavern_for_its_tunnels() -> None:
    state = Scene(tribes=False).people(0, "ratmen", "underworld", hand=9).conquest()
    assert choices(state, "conquer") == ENTRIES
    assert why_not(state, "conquer", 15) == "not-an-entry"
    assert (cost(state, 18), cost(state, 5)) == (1, 2)
    do(state, "conquer", 5)
    assert why_not(state, "conquer", 18) == "out-of-reach"
    do(state, "conquer", 4)
    assert can(state, "conquer", 18)


@pytest.mark.rule("POW-SEA-1")
def test_a_seafaring_race_takes_seas_and_lakes_as_empty_regions() -> None:
    state = Scene(tribes=False).people(0, "ratmen", "seafaring", {2: 1, 3: 1, 22: 1}, hand=9).conquest()
    assert [cost(state, water) for water in WATER] == [2, 2, 2]
    for water in WATER:
        do(state, "conquer", water)
    assert [owner(state, water) for water in WATER] == ["ratmen"] * 3
    assert hand(state, "ratmen") == 3
    assert state.income(0)["total"] == 6


@pytest.mark.rule("POW-SEA-1")
def test_a_declined_race_takes_no_water_even_if_it_still_marches() -> None:
    scene = Scene().people(0, "ghouls", None, {1: 1, 2: 5}, declined=True).people(0, "orcs", "seafaring", {20: 1})
    state = scene.turn_start()
    assert state.view(None)["march"]["race"] == "ghouls"
    do(state, "abandon", 1)
    assert why_not(state, "conquer", 1) == "water"


@pytest.mark.rule("POW-SEA-2")
def test_a_declined_race_keeps_its_water_and_scores_it() -> None:
    scene = Scene().people(0, "ratmen", "seafaring", {1: 3, 8: 1, 2: 1}).people(1, "orcs", "hill", {20: 1})
    state = scene.turn_start()
    events = do(state, "decline")
    assert earned(events, 0) == 3
    assert [(owner(state, at), tokens(state, at)) for at in (1, 8, 2)] == [("ratmen", 1)] * 3
    end_turn(state)
    assert state.income(0)["total"] == 3


@pytest.mark.rule("POW-SEA-3")
def test_only_a_seafaring_race_goes_where_another_one_sails() -> None:
    for power, allowed in (("merchant", False), ("flying", False), ("seafaring", True)):
        scene = Scene().people(0, "ratmen", power, {2: 1}, hand=9).people(1, "orcs", None, {1: 1, 20: 1}, declined=True)
        state = scene.conquest()
        assert can(state, "conquer", 1) is allowed
    assert cost(state, 1) == 3
    do(state, "conquer", 1)
    assert owner(state, 1) == "ratmen"
    scene = Scene().people(0, "ratmen", "flying", {2: 1}, hand=9).people(1, "orcs", "seafaring", {1: 1})
    assert why_not(scene.conquest(), "conquer", 1) == "water"


@pytest.mark.rule("EDGE-SEA-4")
def test_declined_tokens_on_water_are_safe_from_all_who_do_not_sail() -> None:
    for race, power in (("ratmen", "commando"), ("ratmen", "flying"), ("halflings", "merchant")):
        scene = Scene().people(0, race, power, {3: 1}, hand=9).people(1, "orcs", None, {8: 1}, declined=True)
        assert why_not(scene.conquest(), "conquer", 8) == "water"
    scene = Scene().people(0, "ratmen", "dragon_master", {3: 1}, hand=1).people(1, "orcs", None, {8: 1}, declined=True)
    assert why_not(scene.conquest(), "attempt", 8) == why_not(scene.conquest(), "dragon", 8) == "water"
    scene = Scene().people(0, "ratmen", "seafaring", {3: 1}, hand=9).people(1, "orcs", None, {8: 1}, declined=True)
    assert cost(scene.conquest(), 8) == 3


@pytest.mark.rule("EDGE-SEA-1")
def test_a_seafaring_race_may_enter_by_a_sea_but_not_by_the_lake() -> None:
    state = Scene().people(0, "ratmen", "seafaring", hand=10).conquest()
    assert choices(state, "conquer") == [1, *ENTRIES, 23]
    assert why_not(state, "conquer", 8) == "not-an-entry"
    do(state, "conquer", 23)
    assert tokens(state, 23) == 2


@pytest.mark.rule("EDGE-SEA-2")
def test_water_that_is_held_is_an_ordinary_neighbour() -> None:
    state = Scene().people(0, "ratmen", "seafaring", {8: 1}, hand=9).conquest()
    assert choices(state, "conquer") == [3, 7, 9, 13, 14]
    state = Scene().people(0, "ratmen", "seafaring", {23: 1}, hand=9).conquest()
    assert choices(state, "conquer") == [16, 21, 22]


@pytest.mark.rule("EDGE-ADJ-1")
def test_regions_across_water_are_not_adjacent() -> None:
    state = Scene().people(0, "ratmen", "merchant", {9: 1}, hand=9).conquest()
    assert choices(state, "conquer") == [3, 4, 10, 14, 15]
    assert why_not(state, "conquer", 7) == why_not(state, "conquer", 13) == "out-of-reach"  # across the lake
    state = Scene().people(0, "ratmen", "merchant", {16: 1}, hand=9).conquest()
    assert choices(state, "conquer") == [11, 15, 22]
    assert why_not(state, "conquer", 21) == "out-of-reach"  # across the bay


@pytest.mark.rule("EDGE-ADJ-1")
def test_regions_that_only_share_neighbours_are_not_adjacent() -> None:
    state = Scene().people(0, "ratmen", "merchant", {5: 1}, hand=9).conquest()
    assert choices(state, "conquer") == [4, 10, 11]
    assert why_not(state, "conquer", 9) == "out-of-reach"  # 4 and 10 meet between the two
