"""Conquest: where a race may go, and what a region costs."""

from __future__ import annotations

import pytest

from kit.scene import Scene, choices, cost, do, end_turn, hand, owner, region, tokens, tray, why_not

ENTRIES = [2, 3, 4, 5, 6, 11, 12, 16, 17, 18, 19, 20, 21, 22]
"""Land of the board for two that touches its edge, or (22) the shore of a sea at the edge."""


@pytest.mark.rule("CONQ-1")
def test_a_race_enters_at_the_edge_or_on_the_shore_of_a_sea() -> None:
    state = Scene().people(0, "ratmen", "merchant", hand=10).conquest()
    assert choices(state, "conquer") == ENTRIES
    assert why_not(state, "conquer", 10) == "not-an-entry"
    assert why_not(state, "conquer", 13) == "not-an-entry"  # on the shore of the lake only


@pytest.mark.rule("CONQ-2")
def test_the_shore_of_a_sea_is_open_even_when_a_seafaring_race_holds_that_sea() -> None:
    scene = Scene().people(0, "ratmen", "merchant", hand=10).people(1, "orcs", "seafaring", {23: 2})
    assert choices(scene.conquest(), "conquer") == ENTRIES


@pytest.mark.rule("CONQ-3")
def test_a_region_costs_two_and_one_for_each_thing_in_it() -> None:
    scene = Scene().people(0, "ratmen", "merchant", hand=12)
    scene.people(1, "trolls", "fortified", {16: 2, 2: 1, 21: 3}).marker("fort", 16, 2)
    state = scene.conquest()
    assert cost(state, 5) == 2  # empty
    assert cost(state, 4) == 3  # a lost tribe
    assert cost(state, 20) == 3  # a mountain
    assert cost(state, 21) == 6  # three tokens and a lair
    assert cost(state, 2) == 5  # a token, a lair and a fortress
    assert cost(state, 16) == 7  # two tokens, a lair and a fortress on a mountain
    do(state, "conquer", 16)
    assert (tokens(state, 16), hand(state, "ratmen")) == (7, 5)


@pytest.mark.rule("CONQ-3")
def test_every_encampment_costs_one_more() -> None:
    scene = Scene().people(0, "ratmen", "merchant", hand=12).people(1, "orcs", "bivouacking", {3: 1, 6: 1})
    state = scene.camp(3, 3).camp(6).conquest()
    assert cost(state, 3) == 6
    assert cost(state, 6) == 5


@pytest.mark.rule("CONQ-3")
def test_an_explained_cost_names_every_term() -> None:
    scene = Scene().people(0, "ratmen", "merchant", hand=12).people(1, "trolls", "fortified", {16: 2})
    state = scene.marker("fort", 16).conquest()
    told = state.explain(state.encode({"type": "conquer", "region": 16}))
    assert [(term["reason"], term.get("of"), term["amount"]) for term in told["terms"]] == [
        ("base", None, 2),
        ("mountain", None, 1),
        ("tokens", "trolls", 2),
        ("marker", "lair", 1),
        ("marker", "fort", 1),
    ]


@pytest.mark.rule("CONQ-4")
def test_seas_and_lakes_cannot_be_conquered() -> None:
    state = Scene().people(0, "ratmen", "merchant", {2: 1, 3: 1, 22: 1}, hand=10).conquest()
    for water in (1, 8, 23):
        assert why_not(state, "conquer", water) == "water"
        assert why_not(state, "attempt", water) == "water"


@pytest.mark.rule("CONQ-5")
def test_the_tokens_used_stay_in_the_region_and_are_not_used_again() -> None:
    state = Scene(tribes=False).people(0, "ratmen", "merchant", hand=5).conquest()
    do(state, "conquer", 2)
    assert (tokens(state, 2), hand(state, "ratmen")) == (2, 3)
    do(state, "conquer", 3)
    assert (tokens(state, 2), tokens(state, 3), hand(state, "ratmen")) == (2, 2, 1)
    assert why_not(state, "conquer", 4) == "too-few-tokens"


@pytest.mark.rule("CONQ-6")
def test_however_cheap_a_region_is_one_token_goes_there() -> None:
    state = Scene().people(0, "tritons", "commando", hand=10).conquest()
    assert cost(state, 2) == 1
    do(state, "conquer", 2)
    assert (tokens(state, 2), hand(state, "tritons")) == (1, 9)


@pytest.mark.rule("CONQ-6")
def test_without_a_token_in_hand_nothing_can_be_conquered() -> None:
    state = Scene().people(0, "tritons", "commando", {2: 1}).conquest()
    assert choices(state, "conquer") == choices(state, "attempt") == []
    assert why_not(state, "conquer", 3) == "too-few-tokens"
    assert why_not(state, "attempt", 3) == "no-token"


@pytest.mark.rule("CONQ-7")
def test_later_conquests_border_on_the_active_race_and_not_on_the_declined_one() -> None:
    scene = Scene().people(0, "ratmen", "merchant", {2: 1}, hand=9).people(0, "orcs", None, {10: 1}, declined=True)
    state = scene.conquest()
    assert choices(state, "conquer") == [3, 6, 7]
    for beside_orcs in (4, 5, 11):
        assert why_not(state, "conquer", beside_orcs) == "out-of-reach"
    do(state, "conquer", 3)
    assert choices(state, "conquer") == [4, 6, 7, 9]


@pytest.mark.rule("CONQ-8")
def test_any_number_of_regions_falls_while_tokens_last() -> None:
    state = Scene(tribes=False).people(0, "ratmen", "merchant", hand=13).conquest()
    for at in (2, 3, 4, 5, 10, 11):
        do(state, "conquer", at)
    assert hand(state, "ratmen") == 1
    assert [owner(state, at) for at in (2, 3, 4, 5, 10, 11)] == ["ratmen"] * 6


@pytest.mark.rule("CONQ-9")
def test_a_mountain_adds_one_empty_or_not_and_defends_whoever_takes_it() -> None:
    scene = Scene().people(0, "ratmen", "merchant", {11: 1}, hand=3).people(1, "orcs", "hill", {22: 8})
    state = scene.conquest()
    assert cost(state, 16) == 3
    do(state, "conquer", 16)
    do(state, "stop")
    do(state, "place", 11)
    do(state, "place", 11)
    assert (state.turn, tokens(state, 16)) == (1, 1)
    assert cost(state, 16) == 4
    do(state, "conquer", 16)
    do(state, "stop")
    while state.turn == 1:
        do(state, "place", 22)
    assert (state.turn, tokens(state, 16)) == (0, 1)
    assert cost(state, 16, "attempt") == 4


@pytest.mark.rule("CONQ-10")
def test_a_player_may_take_a_region_of_his_own_declined_race_and_loses_that_token() -> None:
    scene = Scene().people(0, "ratmen", "hill", {2: 1}, hand=9).people(0, "humans", None, {3: 1, 20: 1}, declined=True)
    state = scene.conquest()
    assert (tray(state, "humans"), state.income(0)["total"]) == (8, 3)
    do(state, "conquer", 3)
    assert (owner(state, 3), tray(state, "humans"), hand(state, "humans")) == ("ratmen", 9, 0)
    assert state.income(0)["total"] == 3  # the region counts once, as an active one


@pytest.mark.rule("CONQ-11")
def test_a_player_cannot_conquer_what_his_active_race_holds() -> None:
    state = Scene().people(0, "ratmen", "merchant", {2: 1, 3: 1}, hand=9).conquest()
    assert why_not(state, "conquer", 2) == why_not(state, "attempt", 3) == "own-region"
    assert choices(state, "conquer") == [4, 6, 7, 9]


@pytest.mark.rule("CONQ-12")
def test_a_new_race_need_not_enter_beside_the_declined_one() -> None:
    scene = Scene().people(0, "ratmen", "merchant", hand=9).people(0, "orcs", None, {2: 1}, declined=True)
    state = scene.conquest()
    assert choices(state, "conquer") == ENTRIES
    do(state, "conquer", 20)
    assert owner(state, 20) == "ratmen"


@pytest.mark.rule("CONQ-13")
def test_a_conquered_lost_tribe_never_comes_back() -> None:
    scene = Scene().people(0, "ratmen", "merchant", {5: 1}, hand=9).people(1, "orcs", "hill", {20: 1})
    state = scene.conquest()
    assert region(state, 4)["tribe"]
    events = do(state, "conquer", 4)
    assert [event["region"] for event in events if event["type"] == "tribe-gone"] == [4]
    assert not region(state, 4)["tribe"]
    end_turn(state)
    end_turn(state)
    do(state, "abandon", 4)
    assert not region(state, 4)["tribe"]
    assert cost(state, 4) == 2
