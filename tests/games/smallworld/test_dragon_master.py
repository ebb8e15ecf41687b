"""Dragon Master: once a turn a region falls to a single token, and the Dragon stays to guard it."""

from __future__ import annotations

import pytest

from kit.scene import Scene, can, choices, cost, do, hand, owner, region, reveal, tokens, why_not
from mikrokosmos import RecordError


@pytest.mark.rule("POW-DRAG-1")
def test_once_a_turn_one_token_takes_a_region_whatever_defends_it() -> None:
    scene = Scene(tribes=False).people(0, "orcs", "dragon_master", {3: 1}, hand=4)
    state = scene.people(1, "elves", "merchant", {2: 5, 7: 1}).conquest()
    assert (cost(state, 2, "dragon"), can(state, "conquer", 2)) == (1, False)
    do(state, "dragon", 2)
    assert (owner(state, 2), tokens(state, 2), hand(state, "orcs")) == ("orcs", 1, 3)
    assert region(state, 2)["markers"] == {"dragon": 1}
    assert choices(state, "dragon") == []
    assert why_not(state, "dragon", 7) == "dragon-has-flown"


@pytest.mark.rule("POW-DRAG-1")
def test_the_dragon_needs_a_token_in_hand_and_a_master() -> None:
    scene = Scene(tribes=False).people(0, "orcs", "dragon_master", {3: 1})
    state = scene.people(1, "elves", "merchant", {2: 5}).conquest()
    assert why_not(state, "dragon", 2) == "no-token"
    scene = Scene(tribes=False).people(0, "orcs", "hill", {3: 1}, hand=4)
    state = scene.people(1, "elves", "merchant", {2: 5}).conquest()
    assert why_not(state, "dragon", 2) == "no-dragon"


@pytest.mark.rule("POW-DRAG-1")
def test_there_is_one_dragon() -> None:
    scene = Scene(tribes=False).people(0, "orcs", "dragon_master", {3: 1, 4: 1}).marker("dragon", 3, 4)
    with pytest.raises(RecordError, match="too many markers"):
        scene.conquest()


@pytest.mark.rule("POW-DRAG-2")
def test_nobody_conquers_the_region_where_the_dragon_is() -> None:
    scene = Scene(tribes=False).people(0, "ratmen", "commando", {3: 1}, hand=9)
    state = scene.people(1, "orcs", "dragon_master", {2: 1, 4: 1}).marker("dragon", 2).conquest()
    assert why_not(state, "conquer", 2) == "immune"
    assert why_not(state, "conquer", 4) is None


@pytest.mark.rule("POW-DRAG-3")
def test_the_dragon_flies_on_to_the_next_region_it_conquers_and_leaves_the_last_one_open() -> None:
    scene = Scene(tribes=False).people(0, "orcs", "dragon_master", {3: 2, 4: 1}).marker("dragon", 4)
    state = scene.people(1, "ratmen", "commando", {9: 9, 2: 1}).turn_start()
    do(state, "dragon", 2)
    assert [region(state, at)["markers"] for at in (2, 4)] == [{"dragon": 1}, {}]
    do(state, "stop")
    assert state.turn == 1
    assert can(state, "conquer", 4)


@pytest.mark.rule("POW-DRAG-3")
def test_the_dragon_leaves_when_its_master_declines() -> None:
    scene = Scene(tribes=False).people(0, "orcs", "dragon_master", {2: 1}).marker("dragon", 2)
    state = scene.people(1, "ratmen", "commando", {3: 9}).turn_start()
    do(state, "decline")
    reveal(state)
    assert region(state, 2)["markers"] == {}
    assert can(state, "conquer", 2)


@pytest.mark.rule("EDGE-DRAG-1")
def test_the_dragon_flies_only_into_a_region_being_conquered_which_may_be_an_own_declined_one() -> None:
    scene = Scene(tribes=False).people(0, "orcs", "dragon_master", {3: 1, 9: 1}, hand=4)
    state = scene.people(0, "elves", None, {2: 1}, declined=True).conquest()
    assert choices(state, "dragon") == [2, 4, 7, 10, 14, 15]
    assert why_not(state, "dragon", 3) == "own-region"
    do(state, "dragon", 2)
    assert (owner(state, 2), tokens(state, 2)) == ("orcs", 1)


@pytest.mark.rule("EDGE-DRAG-2")
def test_the_dragon_may_open_a_race_and_pays_one_token_even_for_mountain_lair_and_fortress() -> None:
    scene = Scene(tribes=False).people(0, "orcs", "dragon_master", hand=1)
    state = scene.people(1, "trolls", "fortified", {6: 4}).marker("fort", 6).conquest()
    assert 6 in choices(state, "dragon") and 7 not in choices(state, "dragon")
    assert cost(state, 6, "dragon") == 1
    do(state, "dragon", 6)
    assert (owner(state, 6), tokens(state, 6), hand(state, "orcs")) == ("orcs", 1, 0)


@pytest.mark.rule("EDGE-DRAG-2")
def test_encampments_do_not_raise_the_dragons_price_either() -> None:
    scene = Scene(tribes=False).people(0, "orcs", "dragon_master", {3: 1}, hand=4)
    state = scene.people(1, "elves", "bivouacking", {2: 3}).camp(2, 5).conquest()
    do(state, "dragon", 2)
    assert (owner(state, 2), tokens(state, 2)) == ("orcs", 1)


@pytest.mark.rule("EDGE-DRAG-3")
def test_a_dragon_that_does_not_fly_stays_and_protects() -> None:
    scene = Scene(tribes=False).people(0, "orcs", "dragon_master", {3: 3, 4: 1}).marker("dragon", 4)
    state = scene.people(1, "ratmen", "commando", {9: 9}).turn_start()
    do(state, "conquer", 2)
    do(state, "stop")
    while state.turn == 0:
        do(state, "place", 3)
    assert region(state, 4)["markers"] == {"dragon": 1}
    assert why_not(state, "conquer", 4) == "immune"
    assert can(state, "conquer", 3)


@pytest.mark.rule("EDGE-IMM-1")
def test_the_dragon_attacks_no_hero_and_no_hole() -> None:
    scene = Scene(3, tribes=False).people(0, "orcs", "dragon_master", {9: 1}, hand=4)
    scene.people(1, "halflings", "hill", {2: 1, 3: 1}, holes=1).marker("hole", 2)
    state = scene.people(2, "elves", "heroic", {4: 1, 10: 1}).marker("hero", 4).conquest()
    assert choices(state, "dragon") == [3, 10, 13, 14]
    assert why_not(state, "dragon", 2) == "immune"
    assert why_not(state, "dragon", 4) == "immune"
