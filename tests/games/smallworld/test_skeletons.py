"""Skeletons: a new token for every two non-empty regions taken in the turn, as far as the tray goes."""

from __future__ import annotations

import pytest

from kit.scene import Scene, do, end_turn, hand, people, stage, stop, tray, why_not


def recruits(events: list[dict[str, object]]) -> list[object]:
    """How many tokens were recruited in these events."""
    return [event["tokens"] for event in events if event["type"] == "recruited"]


@pytest.mark.rule("RACE-SKE-1")
@pytest.mark.parametrize(("taken", "new"), [(0, []), (1, []), (2, [1]), (3, [1]), (4, [2]), (5, [2]), (6, [3])])
def test_skeletons_get_one_token_for_every_two_non_empty_regions(taken: int, new: list[int]) -> None:
    state = Scene().people(0, "skeletons", "hill", {5: 1}).conquest(taken=taken)
    assert recruits(do(state, "stop")) == new
    assert hand(state, "skeletons") == sum(new)


@pytest.mark.rule("RACE-SKE-1")
def test_recruits_come_at_redeployment_and_empty_regions_bring_none() -> None:
    scene = Scene().people(0, "skeletons", "hill", {5: 1}, hand=11).people(1, "humans", "forest", {10: 2, 21: 1})
    state = scene.conquest()
    do(state, "conquer", 4)  # a lost tribe: 3
    do(state, "conquer", 10)  # two humans: 4
    assert (hand(state, "skeletons"), tray(state, "skeletons")) == (4, 8)
    do(state, "conquer", 3)  # nobody: 2
    assert recruits(do(state, "stop")) == [1]
    assert (stage(state), hand(state, "skeletons"), tray(state, "skeletons")) == ("redeployment", 2 + 2 + 3 + 1 + 1, 7)


@pytest.mark.rule("RACE-SKE-1")
def test_an_odd_region_is_not_carried_over_to_the_next_turn() -> None:
    scene = Scene().people(0, "skeletons", "hill", {5: 6}).people(1, "humans", "forest", {2: 1})
    state = scene.turn_start()
    do(state, "conquer", 4)
    assert recruits(end_turn(state)) == []
    end_turn(state)
    do(state, "conquer", 11)
    assert recruits(end_turn(state)) == []


@pytest.mark.rule("RACE-SKE-2", "EDGE-SKE-1")
@pytest.mark.parametrize(("on_map", "new"), [(20, []), (19, [1]), (18, [2]), (10, [2])])
def test_the_tray_gives_no_more_than_it_has(on_map: int, new: list[int]) -> None:
    state = Scene().people(0, "skeletons", "hill", {5: on_map}).conquest(taken=4)
    assert recruits(do(state, "stop")) == new
    assert (hand(state, "skeletons"), tray(state, "skeletons")) == (on_map - 1 + sum(new), 20 - on_map - sum(new))


@pytest.mark.rule("EDGE-SKE-2")
def test_an_own_declined_region_and_a_lost_tribe_count_as_non_empty() -> None:
    scene = Scene().people(0, "ratmen", None, {10: 1}, declined=True).people(0, "skeletons", "hill", {5: 1}, hand=6)
    state = scene.conquest()
    do(state, "conquer", 10)
    do(state, "conquer", 4)
    assert state.view(None)["march"]["taken"] == 2
    assert recruits(do(state, "stop")) == [1]


@pytest.mark.rule("EDGE-SUPPLY")
def test_a_skeleton_lost_to_an_enemy_can_be_recruited_again() -> None:
    scene = Scene(turn=1).people(0, "skeletons", "hill", {5: 1, 2: 8, 3: 11})
    state = scene.people(1, "humans", "forest", {10: 1, 11: 1}, hand=3).conquest()
    assert tray(state, "skeletons") == 0
    do(state, "conquer", 5)
    assert tray(state, "skeletons") == 1
    end_turn(state)
    do(state, "conquer", 4)
    do(state, "conquer", 10)
    assert recruits(do(state, "stop")) == [1]
    assert (tray(state, "skeletons"), people(state, "skeletons") is None) == (0, False)


@pytest.mark.rule("EDGE-SUPPLY")
def test_a_sorcerer_lost_to_an_enemy_makes_conversion_possible_again() -> None:
    scene = Scene(turn=1).people(0, "sorcerers", "hill", {5: 1, 2: 8, 3: 9})
    state = scene.people(1, "humans", "forest", {10: 1, 4: 1}, hand=3).conquest()
    assert tray(state, "sorcerers") == 0
    do(state, "conquer", 5)
    stop(state)
    for _ in range(2):
        do(state, "place", 10)
    assert (state.turn, tray(state, "sorcerers")) == (0, 1)
    do(state, "convert", 4)
    assert tray(state, "sorcerers") == 0
    assert why_not(state, "convert", 10) == "tray-empty"
