"""Attacking one's own declined race."""

from __future__ import annotations

import pytest

from kit.scene import Scene, action, cost, do, hand, marching, region, tray


@pytest.mark.rule("EDGE-OWN-1")
def test_own_declined_tokens_cost_as_much_as_anybodys() -> None:
    scene = Scene(tribes=False).people(0, "ratmen", "merchant", {2: 1}, hand=9)
    state = scene.people(0, "ghouls", None, {3: 2, 6: 1}, declined=True).conquest()
    assert cost(state, 7) == 2  # empty
    assert cost(state, 3) == 4
    assert cost(state, 6) == 4  # a mountain
    do(state, "conquer", 3)
    assert hand(state, "ratmen") == 5


@pytest.mark.rule("EDGE-OWN-1")
def test_a_table_may_decide_that_own_tokens_do_not_count() -> None:
    scene = Scene(tribes=False, house={"own_tokens": "ignore"}).people(0, "ratmen", "merchant", {2: 1}, hand=9)
    scene.people(0, "ghouls", None, {3: 2, 6: 1}, declined=True).people(1, "elves", None, {7: 1}, declined=True)
    state = scene.conquest()
    assert cost(state, 7) == 3  # another seat's declined race counts
    assert (cost(state, 3), cost(state, 6)) == (2, 3)  # a mountain counts
    assert state.explain(action(state, "conquer", 3))["terms"] == [{"reason": "base", "amount": 2}]
    do(state, "conquer", 3)
    assert (hand(state, "ratmen"), hand(state, "ghouls"), tray(state, "ghouls")) == (7, 1, 8)


@pytest.mark.rule("EDGE-OWN-1")
def test_where_own_tokens_do_not_count_their_markers_do_and_the_region_is_not_empty() -> None:
    scene = Scene(tribes=False, house={"own_tokens": "ignore"}).people(0, "orcs", "merchant", {2: 1}, hand=9)
    state = scene.people(0, "trolls", None, {3: 1, 7: 1}, declined=True).marker("fort", 3).conquest()
    assert (cost(state, 7), cost(state, 3)) == (3, 4)
    before = state.income(0)["total"]
    do(state, "conquer", 3)
    assert state.income(0)["total"] == before + 2  # a coin for the conquest; the Merchants' for the region
    assert region(state, 3)["markers"] == {}


@pytest.mark.rule("EDGE-OWN-1")
@pytest.mark.parametrize(("choice", "price"), [("count", 4), ("ignore", 2)])
def test_the_choice_holds_for_ghouls_against_their_owners_active_race(choice: str, price: int) -> None:
    scene = Scene(tribes=False, house={"own_tokens": choice}).people(0, "ghouls", None, {5: 6}, declined=True)
    state = scene.people(0, "ratmen", "hill", {10: 2}).turn_start()
    assert (marching(state), cost(state, 10)) == ("ghouls", price)


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
