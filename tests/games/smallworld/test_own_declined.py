"""Attacking one's own declined race."""

from __future__ import annotations

import pytest

from kit.scene import Scene, cost, do, hand, region, tray


@pytest.mark.rule("EDGE-OWN-1")
def test_own_declined_tokens_cost_as_much_as_anybodys() -> None:
    scene = Scene(tribes=False).people(0, "ratmen", "merchant", {2: 1}, hand=9)
    state = scene.people(0, "ghouls", None, {3: 2, 6: 1}, declined=True).conquest()
    assert cost(state, 7) == 2  # empty
    assert cost(state, 3) == 4
    assert cost(state, 6) == 4  # a mountain
    do(state, "conquer", 3)
    assert hand(state, "ratmen") == 5


@pytest.mark.rule("EDGE-OWN-2")
def test_lair_and_fortress_of_an_own_declined_race_count_and_are_removed() -> None:
    scene = Scene(tribes=False).people(0, "ratmen", "merchant", {2: 1}, hand=9)
    state = scene.people(0, "trolls", None, {3: 1, 7: 1}, declined=True).marker("fort", 3).conquest()
    assert (cost(state, 7), cost(state, 3)) == (4, 5)
    do(state, "conquer", 3)
    assert (region(state, 3)["markers"], region(state, 7)["markers"]) == ({}, {"lair": 1})


@pytest.mark.rule("EDGE-OWN-3")
def test_an_own_declined_region_earns_the_bonuses_of_a_non_empty_one() -> None:
    scene = Scene(tribes=False).people(0, "orcs", "pillaging", {2: 1}, hand=9)
    state = scene.people(0, "humans", None, {3: 1, 20: 1}, declined=True).conquest()
    assert state.income(0)["total"] == 3
    do(state, "conquer", 3)
    assert state.income(0)["total"] == 3 + 2
    assert {"reason": "spoils", "amount": 1, "of": "orcs"} in state.income(0)["terms"]


@pytest.mark.rule("EDGE-OWN-3")
def test_own_declined_regions_bring_new_skeletons() -> None:
    scene = Scene(tribes=False).people(0, "skeletons", "merchant", {2: 1}, hand=6)
    state = scene.people(0, "humans", None, {3: 1, 7: 1}, declined=True).conquest()
    do(state, "conquer", 3)
    do(state, "conquer", 7)
    before = tray(state, "skeletons")
    do(state, "stop")
    assert tray(state, "skeletons") == before - 1
