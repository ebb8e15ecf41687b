"""Halflings: they enter anywhere, and the first two regions they take are holes in the ground."""

from __future__ import annotations

import pytest

from kit.scene import Scene, choices, do, people, region, reveal, why_not


@pytest.mark.rule("RACE-HALF-1")
def test_halflings_enter_through_any_land_region() -> None:
    state = Scene(tribes=False).people(0, "halflings", "merchant", hand=8).conquest()
    assert choices(state, "conquer") == [at for at in range(1, 24) if at not in (1, 8, 23)]
    state = Scene(tribes=False).people(0, "ratmen", "merchant", hand=8).conquest()
    assert why_not(state, "conquer", 10) == "not-an-entry"


@pytest.mark.rule("RACE-HALF-1")
def test_once_on_the_map_halflings_go_from_region_to_region_like_anybody() -> None:
    state = Scene(tribes=False).people(0, "halflings", "merchant", {17: 1}, hand=8, holes=2).conquest()
    assert choices(state, "conquer") == [12, 18]


@pytest.mark.rule("RACE-HALF-2")
def test_the_first_two_regions_halflings_conquer_get_a_hole_at_once_and_no_third() -> None:
    state = Scene(tribes=False).people(0, "halflings", "merchant", hand=8).conquest()
    for at in (10, 4, 5):
        do(state, "conquer", at)
    assert [region(state, at)["markers"] for at in (10, 4, 5)] == [{"hole": 1}, {"hole": 1}, {}]


@pytest.mark.rule("RACE-HALF-2")
def test_nobody_conquers_a_hole() -> None:
    scene = Scene(tribes=False).people(0, "orcs", "commando", {3: 1}, hand=9)
    state = scene.people(1, "halflings", "merchant", {2: 1, 4: 1}, holes=1).marker("hole", 2).conquest()
    assert why_not(state, "conquer", 2) == "immune"
    assert why_not(state, "conquer", 4) is None


@pytest.mark.rule("RACE-HALF-3")
def test_holes_go_when_halflings_decline() -> None:
    scene = Scene(tribes=False).people(0, "halflings", "merchant", {2: 1, 3: 2}, holes=2).marker("hole", 2, 3)
    state = scene.people(1, "orcs", "commando", {7: 9}).turn_start()
    do(state, "decline")
    reveal(state)
    assert [region(state, at)["markers"] for at in (2, 3)] == [{}, {}]
    assert {2, 3} <= set(choices(state, "conquer"))


@pytest.mark.rule("RACE-HALF-3")
def test_a_hole_goes_with_the_region_that_is_abandoned() -> None:
    scene = Scene(tribes=False).people(0, "halflings", "merchant", {2: 1, 3: 4}, holes=2).marker("hole", 2, 3)
    state = scene.turn_start()
    do(state, "abandon", 2)
    assert [region(state, at)["markers"] for at in (2, 3)] == [{}, {"hole": 1}]


@pytest.mark.rule("EDGE-HALF-1")
def test_the_second_hole_waits_for_the_second_region_ever_conquered() -> None:
    state = Scene(tribes=False).people(0, "halflings", "merchant", hand=8, fresh_combo=True).conquest()
    do(state, "conquer", 10)
    do(state, "stop")
    while state.turn == 0:
        do(state, "place", 10)
    reveal(state)
    do(state, "pick", 1)
    reveal(state)
    do(state, "stop")
    assert state.turn == 0
    for at in (4, 5):
        do(state, "conquer", at)
    assert [region(state, at)["markers"] for at in (10, 4, 5)] == [{"hole": 1}, {"hole": 1}, {}]


@pytest.mark.rule("EDGE-HALF-2")
def test_holes_that_were_given_up_are_gone_for_good() -> None:
    scene = Scene(tribes=False).people(0, "halflings", "merchant", {2: 1, 3: 1, 4: 6}, holes=2).marker("hole", 2, 3)
    state = scene.turn_start()
    do(state, "abandon", 2)
    do(state, "abandon", 3)
    do(state, "conquer", 3)
    do(state, "conquer", 2)
    assert [region(state, at)["markers"] for at in (2, 3)] == [{}, {}]
    held = people(state, "halflings")
    assert held is not None and held["holes"] == 2


@pytest.mark.rule("EDGE-HALF-3")
def test_halflings_who_left_the_map_enter_anywhere_again_without_new_holes() -> None:
    scene = Scene(tribes=False).people(0, "halflings", "merchant", {2: 3, 3: 3}, holes=2).marker("hole", 2, 3)
    state = scene.turn_start()
    do(state, "abandon", 2)
    do(state, "abandon", 3)
    assert {10, 14, 15} <= set(choices(state, "conquer"))
    do(state, "conquer", 14)
    assert region(state, 14)["markers"] == {}
