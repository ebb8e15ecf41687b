"""The beginning of an expansion: troops are readied, regions may be given up."""

from __future__ import annotations

import pytest

from kit.scene import (
    Scene,
    can,
    choices,
    cost,
    do,
    earned,
    end_turn,
    hand,
    in_play,
    owner,
    region,
    stop,
    tokens,
    why_not,
)
from kit.told import explained
from mikrokosmos.games.smallworld import GAME

LATE = {"late_abandon": True}


@pytest.mark.rule("READY-1")
def test_all_tokens_but_one_in_each_region_come_to_hand() -> None:
    state = Scene(tribes=False).people(0, "ratmen", "merchant", {2: 4, 20: 3, 11: 1}).turn_start()
    told = explained(state, state.encode({"type": "conquer", "region": 3}))
    assert (told["total"], told["have"]) == (2, 5)
    events = do(state, "conquer", 3)
    assert [event["hand"] for event in events if event["type"] == "readied"] == [5]
    assert [tokens(state, at) for at in (2, 20, 11, 3)] == [1, 1, 1, 2]
    assert hand(state, "ratmen") == 3


@pytest.mark.rule("READY-2")
def test_only_tokens_in_hand_conquer() -> None:
    state = Scene(tribes=False).people(0, "ratmen", "merchant", {2: 1, 3: 1, 20: 1}).turn_start()
    assert choices(state, "conquer") == choices(state, "attempt") == []
    state = Scene(tribes=False).people(0, "ratmen", "merchant", {2: 1, 3: 1, 20: 1}, hand=1).turn_start()
    assert choices(state, "conquer") == []
    assert 4 in choices(state, "attempt")  # one short


@pytest.mark.rule("ABAN-1")
def test_any_number_of_regions_may_be_emptied_even_all() -> None:
    state = Scene().people(0, "ratmen", "merchant", {2: 4, 3: 1, 20: 2}).turn_start()
    assert choices(state, "abandon") == [2, 3, 20]
    for at in (2, 20, 3):
        do(state, "abandon", at)
    assert hand(state, "ratmen") == 7
    assert [owner(state, at) for at in (2, 3, 20)] == [None] * 3


@pytest.mark.rule("ABAN-1")
def test_after_the_first_conquest_nothing_can_be_given_up() -> None:
    state = Scene().people(0, "ratmen", "merchant", {2: 4, 20: 2}).turn_start()
    do(state, "abandon", 20)
    assert can(state, "abandon", 2)
    do(state, "conquer", 3)
    assert choices(state, "abandon") == []
    assert why_not(state, "abandon", 2) == "too-late"


@pytest.mark.rule("ABAN-1")
def test_a_table_may_decide_that_regions_can_be_given_up_after_conquests_too() -> None:
    state = Scene(tribes=False, house=LATE).people(0, "ratmen", "merchant", {2: 4, 20: 2}).turn_start()
    do(state, "conquer", 3)
    assert (choices(state, "abandon"), hand(state, "ratmen")) == ([2, 20], 2)
    do(state, "abandon", 20)
    assert (owner(state, 20), hand(state, "ratmen"), state.income(0)["total"]) == (None, 3, 4)
    do(state, "conquer", 6)  # a mountain: with the two in hand it was one short
    assert owner(state, 6) == "ratmen"


@pytest.mark.rule("ABAN-1")
def test_what_was_taken_this_turn_is_not_given_up_for_its_tokens_stay() -> None:
    state = Scene(tribes=False, house=LATE).people(0, "ratmen", "merchant", {2: 6, 20: 2}).turn_start()
    do(state, "conquer", 3)
    assert why_not(state, "abandon", 3) == "taken-this-turn"
    do(state, "abandon", 2)
    do(state, "conquer", 2)  # taken again: it stays
    assert (choices(state, "abandon"), why_not(state, "abandon", 2)) == ([20], "taken-this-turn")
    assert GAME.from_line(state.to_line()).to_json() == state.to_json()
    end_turn(state)
    end_turn(state)
    assert choices(state, "abandon") == [2, 3, 20]


@pytest.mark.rule("ABAN-1")
def test_where_regions_are_given_up_late_both_races_may_give_theirs_up_until_conquests_end() -> None:
    scene = Scene(tribes=False, house=LATE).people(0, "ghouls", None, {5: 5}, declined=True)
    state = scene.people(0, "ratmen", "hill", {21: 6, 14: 1}).turn_start()
    do(state, "conquer", 10)
    assert choices(state, "abandon") == [5, 14, 21]
    do(state, "stop")
    do(state, "conquer", 22)
    assert choices(state, "abandon") == [5, 14, 21]
    do(state, "abandon", 5)
    assert (owner(state, 5), hand(state, "ghouls"), hand(state, "ratmen")) == (None, 3, 3)
    do(state, "stop")
    assert why_not(state, "abandon", 21) == "not-now"


@pytest.mark.rule("ABAN-2")
def test_an_abandoned_region_is_nobodys_and_earns_nothing() -> None:
    state = Scene().people(0, "ratmen", "merchant", {2: 1, 3: 1}).people(1, "orcs", "hill", {20: 1}).turn_start()
    assert state.income(0)["total"] == 4
    do(state, "abandon", 2)
    assert (owner(state, 2), tokens(state, 2), state.income(0)["total"]) == (None, 0, 2)
    do(state, "stop")
    assert choices(state, "place") == [3]
    assert earned(do(state, "place", 3), 0) == 2


@pytest.mark.rule("ABAN-3")
def test_after_giving_up_everything_the_race_enters_anew() -> None:
    state = Scene().people(0, "ratmen", "merchant", {10: 6}).turn_start()
    assert choices(state, "conquer") == [4, 5, 9, 11, 15]
    do(state, "abandon", 10)
    assert choices(state, "conquer") == [2, 3, 4, 5, 6, 11, 12, 16, 17, 18, 19, 20, 21, 22]
    assert why_not(state, "conquer", 9) == why_not(state, "conquer", 10) == "not-an-entry"


@pytest.mark.rule("ABAN-4")
def test_lair_fortress_and_hole_leave_an_abandoned_region() -> None:
    state = Scene().people(0, "trolls", "fortified", {10: 2, 5: 1}).marker("fort", 10).turn_start()
    assert region(state, 10)["markers"] == {"lair": 1, "fort": 1}
    do(state, "abandon", 10)
    assert region(state, 10)["markers"] == {}
    assert region(state, 5)["markers"] == {"lair": 1}
    assert cost(state, 10) == 2
    state = Scene().people(0, "halflings", "merchant", {2: 1, 3: 2}, holes=2).marker("hole", 2, 3).turn_start()
    do(state, "abandon", 2)
    assert (region(state, 2)["markers"], region(state, 3)["markers"]) == ({}, {"hole": 1})


@pytest.mark.rule("ABAN-4")
def test_the_mountain_stays_and_the_lost_tribe_does_not_come_back() -> None:
    state = Scene().people(0, "ratmen", "merchant", {9: 1, 4: 3, 3: 3}).turn_start()
    do(state, "abandon", 9)
    do(state, "abandon", 4)
    assert (cost(state, 9), cost(state, 4)) == (3, 2)


@pytest.mark.rule("ABAN-5")
def test_a_race_on_the_map_need_not_begin_at_the_edge() -> None:
    state = Scene().people(0, "ratmen", "merchant", {10: 6, 2: 1}).turn_start()
    do(state, "abandon", 2)
    assert choices(state, "conquer") == [4, 5, 9, 11, 15]  # two of them inland
    assert why_not(state, "conquer", 20) == "out-of-reach"  # though it lies at the edge
    do(state, "conquer", 15)
    assert owner(state, 15) == "ratmen"


@pytest.mark.rule("EDGE-ABAN-1")
def test_an_abandoned_region_may_be_taken_again_as_an_empty_one() -> None:
    scene = Scene(tribes=False).people(0, "orcs", "pillaging", {3: 4, 4: 1}).people(1, "humans", "hill", {20: 1})
    state = scene.turn_start()
    do(state, "abandon", 4)
    assert cost(state, 4) == 2
    do(state, "conquer", 4)
    assert (owner(state, 4), tokens(state, 4)) == ("orcs", 2)
    assert state.income(0)["total"] == 2  # no coin for a conquest: it was empty
    assert earned(end_turn(state), 0) == 2


@pytest.mark.rule("EDGE-ABAN-2")
def test_encampments_of_an_abandoned_region_come_back_to_hand_for_this_turn() -> None:
    state = Scene().people(0, "ratmen", "bivouacking", {2: 2, 3: 1}).camp(2, 2).turn_start()
    do(state, "abandon", 2)
    assert region(state, 2)["markers"] == {}
    assert in_play(state, "ratmen")["camps"] == 5
    do(state, "stop")
    for _ in range(5):
        do(state, "camp", 3)
    assert region(state, 3)["markers"] == {"camp": 5}


@pytest.mark.rule("EDGE-ABAN-2")
def test_hero_and_dragon_of_an_abandoned_region_can_be_used_this_turn() -> None:
    state = Scene().people(0, "ratmen", "heroic", {2: 1, 3: 2, 20: 1}).marker("hero", 2, 3).turn_start()
    do(state, "abandon", 2)
    assert region(state, 2)["markers"] == {}
    stop(state)
    do(state, "hero", 20)
    do(state, "hero", 3)
    assert region(state, 20)["markers"] == region(state, 3)["markers"] == {"hero": 1}
    state = Scene().people(0, "ratmen", "dragon_master", {2: 1, 3: 2}).marker("dragon", 2).turn_start()
    do(state, "abandon", 2)
    assert region(state, 2)["markers"] == {}
    do(state, "dragon", 9)
    assert region(state, 9)["markers"] == {"dragon": 1}
