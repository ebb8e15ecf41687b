"""Decline: the active race is turned over, an earlier declined one leaves, and little of what they could do is left."""

from __future__ import annotations

import pytest

from kit.scene import (
    Scene,
    can,
    choices,
    coins,
    cost,
    do,
    earned,
    end_turn,
    hand,
    owner,
    people,
    region,
    reveal,
    stage,
    tokens,
    tray,
    why_not,
)


@pytest.mark.rule("DECL-1")
def test_declining_takes_the_whole_turn() -> None:
    state = Scene().people(0, "orcs", "hill", {5: 4}).people(1, "elves", "merchant", {2: 3}).turn_start()
    events = do(state, "decline")
    assert [event["type"] for event in events] == ["declined", "coins", "turn"]
    assert (state.turn, state.player, stage(state)) == (1, 1, "conquest")


@pytest.mark.rule("DECL-1")
def test_a_race_that_has_conquered_this_turn_cannot_decline() -> None:
    state = Scene().people(0, "orcs", "hill", {5: 4}).turn_start()
    assert can(state, "decline")
    do(state, "conquer", 10)
    assert why_not(state, "decline") == "too-late"


@pytest.mark.rule("DECL-2")
def test_banner_and_tokens_are_turned_over_and_the_badge_is_discarded() -> None:
    state = Scene().people(0, "orcs", "hill", {5: 4}).people(1, "elves", "merchant", {2: 3}).turn_start()
    assert region(state, 5)["declined"] is False
    do(state, "decline")
    orcs = people(state, "orcs")
    assert orcs is not None
    assert (orcs["seat"], orcs["standing"], orcs["power"]) == (0, "declined", None)
    assert region(state, 5)["declined"] is True
    assert "hill" in state.view(None)["stack"]["discard"]


@pytest.mark.rule("DECL-3")
def test_one_token_stays_in_each_region_and_all_others_go_to_the_tray() -> None:
    state = Scene().people(0, "orcs", "hill", {5: 4, 4: 2, 10: 1}, hand=2).turn_start()
    assert tray(state, "orcs") == 1
    do(state, "decline")
    assert [tokens(state, at) for at in (4, 5, 10)] == [1, 1, 1]
    assert (hand(state, "orcs"), tray(state, "orcs")) == (0, 7)


@pytest.mark.rule("DECL-4")
def test_an_earlier_declined_race_leaves_the_map_before_the_new_one_is_turned_over() -> None:
    scene = Scene().people(0, "humans", None, {10: 1, 11: 1}, declined=True).people(0, "orcs", "hill", {5: 3})
    state = scene.turn_start()
    events = do(state, "decline")
    assert [(event["type"], event["race"]) for event in events[:2]] == [("vanished", "humans"), ("declined", "orcs")]
    assert (owner(state, 10), owner(state, 11), owner(state, 5)) == (None, None, "orcs")
    assert (tray(state, "humans"), people(state, "humans")) == (10, None)
    assert earned(events, 0) == 1


@pytest.mark.rule("DECL-4")
def test_the_declined_race_of_another_seat_stays() -> None:
    scene = Scene().people(1, "humans", None, {10: 1, 11: 1}, declined=True).people(0, "orcs", "hill", {5: 3})
    state = scene.people(1, "elves", "forest", {2: 3}).turn_start()
    do(state, "decline")
    assert (owner(state, 10), owner(state, 11)) == ("humans", "humans")


@pytest.mark.rule("DECL-5")
def test_the_banner_of_a_race_pushed_out_by_a_decline_goes_under_the_stack() -> None:
    scene = Scene().people(0, "humans", None, {10: 1}, declined=True).people(0, "orcs", "hill", {5: 3})
    state = scene.people(1, "elves", "forest", {2: 3}).under("ratmen").turn_start()
    do(state, "decline")
    assert state.view(None)["stack"]["under"] == ["ratmen", "humans"]


@pytest.mark.rule("DECL-5")
def test_the_banner_of_a_declined_race_goes_under_the_stack_at_once_when_its_last_token_is_lost() -> None:
    scene = Scene().people(1, "humans", None, {10: 1, 11: 1}, declined=True).under("ratmen")
    state = scene.people(0, "orcs", "hill", {5: 1}, hand=6).conquest()
    do(state, "conquer", 10)
    assert state.view(None)["stack"]["under"] == ["ratmen"]
    events = do(state, "conquer", 11)
    assert {"type": "vanished", "race": "humans", "seat": 1, "sees": "all"} in events
    assert state.view(None)["stack"]["under"] == ["ratmen", "humans"]
    assert people(state, "humans") is None


@pytest.mark.rule("DECL-6")
@pytest.mark.parametrize(
    ("race", "power", "active", "declined"),
    [
        ("humans", "merchant", 6, 2),  # regions 10 and 2 are farmland
        ("wizards", "alchemist", 5, 2),  # region 2 has a magic source
        ("ratmen", "fortified", 2, 2),
        ("dwarves", "merchant", 4, 2),  # neither 2 nor 10 has a mine
    ],
)
def test_the_decline_turn_pays_a_coin_a_region_and_no_bonus(race: str, power: str, active: int, declined: int) -> None:
    state = Scene().people(0, race, power, {2: 2, 10: 2}).coins(5, 5).turn_start()
    assert state.income(0)["total"] == active
    assert earned(do(state, "decline"), 0) == declined
    assert coins(state, 0) == 5 + declined


@pytest.mark.rule("DECL-6")
def test_in_the_decline_turn_mines_still_pay_the_dwarves_and_spirits_their_regions() -> None:
    scene = Scene().people(0, "ratmen", "spirit", {20: 1, 21: 1}, declined=True)
    state = scene.people(0, "dwarves", "hill", {3: 2, 5: 1}).turn_start()
    assert earned(do(state, "decline"), 0) == 2 + 1 + 2  # two regions, one mine, two regions of spirits


@pytest.mark.rule("DECL-7")
def test_a_new_combo_is_picked_on_the_next_turn_and_never_in_the_decline_turn() -> None:
    scene = Scene().people(0, "orcs", "hill", {5: 4}).people(1, "elves", "merchant", {2: 3})
    state = scene.column(("ratmen", "forest", 0)).turn_start()
    do(state, "decline")
    assert people(state, "ratmen") is None
    end_turn(state)
    assert (state.turn, stage(state), choices(state, "pick")) == (0, "pick", [1, 2, 3, 4, 5, 6])
    assert {state.describe(x)["type"] for x in state.actions()} == {"pick"}
    do(state, "pick", 1)
    reveal(state)
    assert (stage(state), hand(state, "ratmen")) == ("conquest", 12)
    assert why_not(state, "conquer", 2) is None
    assert why_not(state, "conquer", 10) == "not-an-entry"  # the declined Orcs in 5 open no way


@pytest.mark.rule("DECL-8")
def test_a_declined_race_has_lost_its_ability() -> None:
    elves = Scene().people(1, "elves", None, {10: 1, 2: 1}, declined=True).people(0, "orcs", "hill", {5: 1}, hand=3)
    state = elves.conquest()
    do(state, "conquer", 10)
    assert (hand(state, "elves"), tray(state, "elves")) == (0, 10)


@pytest.mark.rule("DECL-8")
@pytest.mark.parametrize(("race", "income"), [("humans", 3), ("wizards", 3), ("orcs", 3), ("dwarves", 4)])
def test_of_all_incomes_only_the_mines_of_the_dwarves_last(race: str, income: int) -> None:
    farms_magic_and_a_mine = {2: 1, 3: 1, 10: 1}
    scene = Scene().people(0, race, None, farms_magic_and_a_mine, declined=True).people(0, "ratmen", "hill")
    assert scene.turn_start().income(0)["total"] == income


@pytest.mark.rule("DECL-8")
def test_lairs_and_fortresses_defend_and_seas_are_kept_in_decline() -> None:
    scene = Scene().people(1, "trolls", None, {10: 1}, declined=True).marker("fort", 10)
    scene.people(0, "humans", None, {1: 1}, declined=True)
    state = scene.people(0, "orcs", "commando", {5: 1}, hand=5).conquest()
    assert cost(state, 10) == 2 + 1 + 1 + 1 - 1
    assert state.income(0)["total"] == 2
    assert why_not(state, "conquer", 8) == "water"


@pytest.mark.rule("DECL-9")
@pytest.mark.parametrize(
    ("race", "power", "marker"),
    [("halflings", "hill", "hole"), ("orcs", "heroic", "hero"), ("orcs", "dragon_master", "dragon")],
)
def test_holes_heroes_and_the_dragon_leave_with_the_decline(race: str, power: str, marker: str) -> None:
    scene = Scene().people(0, race, power, {5: 3}, holes=2).marker(marker, 5)
    state = scene.people(1, "elves", "merchant", {4: 8}).turn_start()
    do(state, "decline")
    assert region(state, 5)["markers"] == {}
    assert (state.turn, can(state, "conquer", 5)) == (1, True)


@pytest.mark.rule("DECL-9")
def test_encampments_leave_with_the_decline() -> None:
    state = Scene().people(0, "orcs", "bivouacking", {5: 3}).camp(5, 3).people(1, "elves", "hill", {4: 5}).turn_start()
    do(state, "decline")
    orcs = people(state, "orcs")
    assert orcs is not None
    assert (region(state, 5)["markers"], orcs["camps"]) == ({}, 0)
    assert cost(state, 5) == 2 + 1


@pytest.mark.rule("DECL-10")
def test_a_declined_race_never_marches_and_its_owner_may_attack_it() -> None:
    scene = Scene(turn=1, tribes=False).people(0, "humans", None, {10: 1}, declined=True)
    state = scene.people(0, "ratmen", "hill", {5: 6}).people(1, "elves", "merchant", {2: 3}).turn_start()
    end_turn(state)
    march = state.view(None)["march"]
    assert (state.turn, march["race"], march["fresh"]) == (0, "ratmen", True)
    assert choices(state, "abandon") == [5]
    assert choices(state, "conquer") == [4, 10, 11]  # not 9 and 15, which only the humans touch
    assert cost(state, 10) == 3
    do(state, "conquer", 10)
    assert (owner(state, 10), people(state, "humans")) == ("ratmen", None)


@pytest.mark.rule("DECL-10")
def test_a_declined_race_takes_no_part_in_redeployment() -> None:
    scene = Scene(turn=1, tribes=False).people(0, "humans", None, {10: 1}, declined=True)
    state = scene.people(0, "ratmen", "hill", {5: 6}).people(1, "elves", "merchant", {2: 3}).turn_start()
    end_turn(state)
    do(state, "stop")
    assert (stage(state), choices(state, "place")) == ("redeployment", [5])
