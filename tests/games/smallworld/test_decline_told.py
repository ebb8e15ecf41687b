"""What a decline costs and brings is told before it is done, and then it comes so."""

from __future__ import annotations

import pytest

from kit.scene import Scene, action, do, earned
from kit.told import explained


def test_a_decline_tells_this_turn_with_and_without_it_and_the_turns_after() -> None:
    scene = Scene().people(0, "dwarves", "hill", {3: 2, 5: 1, 6: 1}).people(1, "elves", "swamp", {20: 1})
    state = scene.turn_start()
    told = explained(state, action(state, "decline"))
    assert (told["total"], told["now"], told["stay"], told["gone"]) == (0, 3 + 2, 3 + 2 + 1, 0)
    assert told["later"] == {
        "total": 5,
        "terms": [
            {"reason": "declined", "amount": 3, "of": "dwarves", "regions": [3, 5, 6]},
            {"reason": "income", "amount": 2, "of": "dwarves", "regions": [3, 6]},
        ],
    }
    assert earned(do(state, "decline"), 0) == told["now"]
    assert state.income(0) == told["later"]


def test_regions_of_the_race_that_leaves_the_map_are_counted_and_pay_no_more() -> None:
    scene = Scene().people(0, "orcs", "hill", {2: 3}).people(0, "elves", None, {5: 1, 10: 1}, declined=True)
    state = scene.turn_start()
    told = explained(state, action(state, "decline"))
    assert (told["gone"], told["stay"], told["now"]) == (2, state.income(0)["total"], 1)
    assert earned(do(state, "decline"), 0) == 1


def test_a_race_that_endures_gives_nothing_up() -> None:
    scene = Scene().people(0, "orcs", "spirit", {2: 3}).people(0, "elves", None, {5: 1, 10: 1}, declined=True)
    state = scene.turn_start()
    told = explained(state, action(state, "decline"))
    assert (told["gone"], told["now"]) == (0, 3)


def test_stout_races_decline_when_the_turn_is_paid_already() -> None:
    state = Scene().people(0, "orcs", "stout", {2: 3, 3: 1}).stage("last-word")
    told = explained(state, action(state, "decline"))
    assert (told["now"], told["stay"], told["later"]["total"]) == (0, 0, 2)
    assert earned(do(state, "decline"), 0) == 0


@pytest.mark.parametrize("region", [1, 24, 25, 48])
def test_regions_of_both_halves_of_the_largest_board_are_told(region: int) -> None:
    state = Scene(5).people(0, "tritons", "seafaring", {region: 2}).turn_start()
    assert state.income(0)["terms"][0] == {"reason": "active", "amount": 1, "of": "tritons", "regions": [region]}


def test_telling_changes_nothing() -> None:
    state = Scene().people(0, "orcs", "hill", {2: 3}).people(0, "elves", None, {5: 1}, declined=True).turn_start()
    before = state.to_json()
    explained(state, action(state, "decline"))
    assert state.to_json() == before
