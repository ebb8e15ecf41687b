"""Lairs and fortresses: markers that defend their region, also in decline, and go when it is given up or taken."""

from __future__ import annotations

import pytest

import mikrokosmos as mk
from kit.scene import (
    Scene,
    can,
    choices,
    cost,
    do,
    earned,
    end_turn,
    hand,
    region,
    roll,
    stage,
    stop,
    why_not,
)
from mikrokosmos.games.smallworld import GAME


@pytest.mark.rule("RACE-TRO-1")
def test_every_region_of_the_trolls_has_one_lair_however_it_was_taken() -> None:
    state = Scene().people(0, "trolls", "hill", {5: 1}, hand=4).people(1, "elves", "forest", {2: 1}).conquest()
    do(state, "conquer", 10)
    do(state, "attempt", 11)
    roll(state, 1)
    do(state, "place", 5)
    do(state, "place", 10)
    assert (state.turn, [region(state, at)["markers"] for at in (5, 10, 11)]) == (1, [{"lair": 1}] * 3)


@pytest.mark.rule("RACE-TRO-1")
@pytest.mark.parametrize("declined", [False, True])
def test_a_lair_defends_also_when_the_trolls_have_declined(declined: bool) -> None:
    scene = Scene().people(0, "trolls", "hill", {10: 3}).people(1, "elves", "forest", {5: 9})
    state = scene.turn_start()
    if declined:
        do(state, "decline")
    else:
        end_turn(state)
    told = state.explain(state.encode({"type": "conquer", "region": 10}))
    assert {"reason": "marker", "amount": 1, "of": "lair"} in told["terms"]
    assert told["total"] == 2 + (1 if declined else 3) + 1


@pytest.mark.rule("RACE-TRO-2")
def test_a_lair_goes_when_its_region_is_abandoned() -> None:
    state = Scene().people(0, "trolls", "hill", {5: 3, 10: 1}).turn_start()
    events = do(state, "abandon", 5)
    assert {"type": "unmarked", "marker": "lair", "region": 5, "count": 1, "sees": "all"} in events
    assert (region(state, 5)["markers"], region(state, 10)["markers"]) == ({}, {"lair": 1})


@pytest.mark.rule("RACE-TRO-2")
def test_a_lair_goes_when_its_region_is_conquered() -> None:
    scene = Scene().people(1, "trolls", "hill", {10: 1, 11: 1}).people(0, "elves", "forest", {5: 1}, hand=4)
    state = scene.conquest()
    do(state, "conquer", 10)
    assert (region(state, 10)["race"], region(state, 10)["markers"]) == ("elves", {})


@pytest.mark.rule("EDGE-TRO-1")
def test_ten_trolls_in_ten_regions_have_all_ten_lairs() -> None:
    held = dict.fromkeys((2, 3, 4, 5, 10, 11, 15, 16, 22), 1)
    state = Scene(tribes=False).people(0, "trolls", "commando", held, hand=1).conquest()
    do(state, "conquer", 21)
    lairs = [at["id"] for at in state.view(None)["regions"] if "lair" in at["markers"]]
    assert lairs == sorted([*held, 21])


@pytest.mark.rule("EDGE-TRO-1")
def test_a_table_with_an_eleventh_lair_cannot_be() -> None:
    ten = (2, 3, 4, 5, 10, 11, 15, 16, 22, 21)
    scene = Scene().people(0, "trolls", "hill", dict.fromkeys(ten, 1)).people(1, "elves", "forest", {20: 1})
    data = scene.turn_start().to_json()
    assert GAME.from_json(data).to_json() == data
    data["regions"][19]["markers"]["lair"] = 1
    with pytest.raises(mk.RecordError, match="more markers"):
        GAME.from_json(data)


@pytest.mark.rule("EDGE-TRO-2")
def test_the_lair_is_there_as_soon_as_the_region_is_taken() -> None:
    state = Scene().people(0, "trolls", "hill", {5: 1}, hand=4).conquest()
    events = do(state, "conquer", 10)
    assert {"type": "marked", "marker": "lair", "region": 10, "count": 1, "sees": "all"} in events
    assert (stage(state), hand(state, "trolls"), region(state, 10)["markers"]) == ("conquest", 2, {"lair": 1})


@pytest.mark.rule("POW-FORT-1")
def test_one_fortress_a_turn_may_be_built_in_a_held_region_without_one() -> None:
    scene = Scene().people(0, "orcs", "fortified", {4: 2, 5: 1, 10: 1}).marker("fort", 5)
    state = scene.conquest()
    stop(state)
    assert choices(state, "fort") == [4, 10]
    assert (why_not(state, "fort", 5), why_not(state, "fort", 11)) == ("has-one", "not-held")
    do(state, "fort", 10)
    assert region(state, 10)["markers"] == {"fort": 1}
    assert (choices(state, "fort"), why_not(state, "fort", 4)) == ([], "built-already")
    do(state, "place", 4)
    assert state.turn == 1


@pytest.mark.rule("POW-FORT-1")
def test_nobody_has_to_build_and_only_a_fortified_active_race_can() -> None:
    state = Scene().people(0, "orcs", "fortified", {5: 1}).conquest()
    stop(state)
    assert (stage(state), can(state, "fort", 5), can(state, "done")) == ("redeployment", True, True)
    do(state, "done")
    assert (state.turn, region(state, 5)["markers"]) == (1, {})
    state = Scene().people(0, "orcs", "hill", {5: 2}).conquest()
    stop(state)
    assert why_not(state, "fort", 5) == "no-fortress"


@pytest.mark.rule("POW-FORT-2")
def test_each_fortress_of_the_active_race_earns_a_coin_a_turn() -> None:
    scene = Scene().people(0, "orcs", "fortified", {4: 2, 5: 1, 10: 1}).marker("fort", 5, 10)
    state = scene.people(1, "elves", "hill", {2: 2}).turn_start()
    told = state.income(0)
    forts = {"reason": "earns", "amount": 2, "of": "fort", "regions": [5, 10]}
    assert (told["total"], forts in told["terms"]) == (5, True)
    assert earned(do(state, "decline"), 0) == 3


@pytest.mark.rule("POW-FORT-3")
@pytest.mark.parametrize("declined", [False, True])
def test_a_fortress_defends_also_when_its_builders_have_declined(declined: bool) -> None:
    scene = Scene().people(0, "humans", "fortified", {10: 3}).marker("fort", 10)
    state = scene.people(1, "elves", "forest", {5: 9}).turn_start()
    if declined:
        do(state, "decline")
        assert region(state, 10)["markers"] == {"fort": 1}
    else:
        end_turn(state)
    assert cost(state, 10) == 2 + (1 if declined else 3) + 1


@pytest.mark.rule("POW-FORT-4")
def test_an_abandoned_fortress_goes_back_to_the_supply() -> None:
    regions = (2, 3, 4, 5, 10, 11)
    scene = Scene(tribes=False).people(0, "orcs", "fortified", dict.fromkeys(regions, 1), hand=2)
    state = scene.marker("fort", *regions).turn_start()
    do(state, "abandon", 2)
    assert region(state, 2)["markers"] == {}
    do(state, "conquer", 9)
    stop(state)
    assert choices(state, "fort") == [9]


@pytest.mark.rule("POW-FORT-4")
def test_a_conquered_fortress_is_gone_and_can_be_built_again() -> None:
    regions = (2, 3, 4, 5, 10, 11)
    scene = Scene(turn=1).people(0, "orcs", "fortified", {**dict.fromkeys(regions, 1), 9: 1}).marker("fort", *regions)
    state = scene.people(1, "elves", "forest", {16: 1}, hand=4).conquest()
    do(state, "conquer", 11)
    assert region(state, 11)["markers"] == {}
    end_turn(state)
    assert state.turn == 0
    stop(state)
    assert choices(state, "fort") == [9]


@pytest.mark.rule("EDGE-FORT-1")
@pytest.mark.parametrize("own", [2, 3])
def test_the_six_fortresses_are_one_supply_for_the_whole_table(own: int) -> None:
    mine, theirs = (4, 5, 10)[:own], (19, 20, 21)
    scene = Scene().people(1, "humans", None, dict.fromkeys(theirs, 1), declined=True).marker("fort", *mine, *theirs)
    state = scene.people(0, "orcs", "fortified", {4: 1, 5: 1, 10: 1, 11: 2}).conquest()
    stop(state)
    assert choices(state, "fort") == ([10, 11] if own == 2 else [])
    if own == 3:
        assert why_not(state, "fort", 11) == "supply-empty"


@pytest.mark.rule("EDGE-FORT-2")
def test_a_fortress_is_built_at_redeployment_scores_at_once_and_never_moves() -> None:
    scene = Scene().people(0, "orcs", "fortified", {4: 2, 5: 1}).marker("fort", 5)
    state = scene.people(1, "elves", "hill", {2: 2}).turn_start()
    assert why_not(state, "fort", 4) == "not-now"
    stop(state)
    assert (region(state, 5)["markers"], choices(state, "fort")) == ({"fort": 1}, [4])
    do(state, "fort", 4)
    assert earned(do(state, "place", 5), 0) == 2 + 2
    assert [region(state, at)["markers"] for at in (4, 5)] == [{"fort": 1}] * 2
