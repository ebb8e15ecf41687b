"""Ghouls: they stay on the map when they decline, and go on marching before their owner's new race."""

from __future__ import annotations

import pytest

from kit.scene import (
    Scene,
    before_the_turn,
    can,
    choices,
    cost,
    do,
    end_turn,
    hand,
    marching,
    owner,
    people,
    region,
    reveal,
    stage,
    stop,
    tokens,
    tray,
    why_not,
)


@pytest.mark.rule("RACE-GHOUL-1")
def test_all_ghouls_stay_on_the_map_when_they_decline() -> None:
    state = Scene().people(0, "ghouls", "hill", {5: 3, 4: 2}).turn_start()
    do(state, "decline")
    assert [tokens(state, at) for at in (5, 4)] == [3, 2]
    assert (region(state, 5)["declined"], tray(state, "ghouls")) == (True, 5)


@pytest.mark.rule("RACE-GHOUL-2")
def test_declined_ghouls_ready_conquer_and_redeploy_like_an_active_race() -> None:
    scene = Scene().people(0, "ghouls", None, {5: 3, 4: 4}, declined=True).people(0, "ratmen", "hill", {21: 1})
    state = before_the_turn(scene)
    assert (marching(state), choices(state, "abandon")) == ("ghouls", [4, 5, 21])
    assert (cost(state, 10), cost(state, 11)) == (2, 3)
    do(state, "conquer", 10)
    assert (hand(state, "ghouls"), tokens(state, 4), tokens(state, 5)) == (3, 1, 1)
    do(state, "conquer", 11)
    assert (owner(state, 11), region(state, 11)["declined"]) == ("ghouls", True)
    stop(state)
    assert choices(state, "place") == [4, 5, 10, 11]
    for _ in range(3):
        do(state, "place", 11)
    assert [tokens(state, at) for at in (4, 5, 10, 11)] == [1, 1, 1, 4]


@pytest.mark.rule("RACE-GHOUL-2")
def test_declined_ghouls_lose_one_token_and_withdraw_with_the_rest() -> None:
    scene = Scene(turn=1).people(0, "ghouls", None, {10: 3, 21: 1}, declined=True).people(0, "ratmen", "hill", {19: 1})
    state = scene.people(1, "elves", "forest", {5: 1}, hand=5).conquest()
    do(state, "conquer", 10)
    assert (hand(state, "ghouls"), tray(state, "ghouls")) == (2, 7)
    do(state, "stop")
    for _ in range(4):
        do(state, "place", 5)
    assert (state.player, stage(state), choices(state, "place")) == (0, "withdrawal", [21])


@pytest.mark.rule("RACE-GHOUL-3")
def test_ghouls_march_before_the_active_race_and_not_after_it() -> None:
    scene = Scene(tribes=False).people(0, "ghouls", None, {5: 4}, declined=True).people(0, "ratmen", "hill", {21: 5})
    state = before_the_turn(scene)
    assert (marching(state), choices(state, "conquer")) == ("ghouls", [4, 10, 11])
    do(state, "conquer", 10)
    do(state, "stop")
    assert (marching(state), choices(state, "conquer")) == ("ratmen", [14, 15, 20, 22])
    do(state, "conquer", 22)
    do(state, "stop")
    assert stage(state) == "redeployment"


@pytest.mark.rule("RACE-GHOUL-4")
def test_declined_ghouls_have_lost_their_badge() -> None:
    scene = Scene(tribes=False).people(0, "ghouls", "flying", {5: 4}).people(1, "elves", "forest", {2: 3})
    state = scene.column(("ratmen", "hill", 0)).turn_start()
    assert can(state, "conquer", 20) is True
    do(state, "decline")
    ghouls = people(state, "ghouls")
    assert ghouls is not None
    assert (ghouls["power"], "flying" in state.view(None)["stack"]["discard"]) == (None, True)
    end_turn(state)
    do(state, "pick", 1)
    reveal(state)
    assert (marching(state), choices(state, "conquer")) == ("ghouls", [4, 10, 11])


@pytest.mark.rule("EDGE-GHOUL-1")
def test_without_their_power_ghouls_keep_fortresses_and_seas_but_sail_no_more() -> None:
    scene = Scene().people(0, "ghouls", "seafaring", {1: 2, 3: 4}).marker("fort", 3)
    state = scene.people(1, "ratmen", "hill", {2: 8}).column(("orcs", "forest", 0)).turn_start()
    assert can(state, "conquer", 8) is True
    do(state, "decline")
    assert cost(state, 3) == 2 + 4 + 1
    end_turn(state)
    assert state.income(0)["total"] == 2
    do(state, "pick", 1)
    reveal(state)
    assert (marching(state), owner(state, 1), why_not(state, "conquer", 8)) == ("ghouls", "ghouls", "water")


@pytest.mark.rule("EDGE-GHOUL-1")
def test_declined_ghouls_pay_full_costs_and_plunder_brings_them_nothing() -> None:
    scene = Scene().people(0, "ghouls", "pillaging", {5: 6}).people(1, "elves", "forest", {2: 3})
    state = scene.column(("orcs", "commando", 0)).turn_start()
    do(state, "decline")
    end_turn(state)
    do(state, "pick", 1)
    reveal(state)
    assert cost(state, 4) == 3  # no commando: that badge is the Orcs'
    do(state, "conquer", 4)
    do(state, "stop")
    do(state, "stop")
    assert state.income(0)["total"] == 2  # two regions; the tribe was no prey of the Orcs


@pytest.mark.rule("EDGE-GHOUL-3")
def test_both_races_redeploy_in_one_phase_each_in_its_own_regions() -> None:
    scene = Scene().people(0, "ghouls", None, {5: 4}, declined=True).people(0, "ratmen", "hill", {21: 2})
    state = scene.turn_start()
    do(state, "conquer", 10)
    do(state, "stop")
    assert (marching(state), stage(state)) == ("ratmen", "conquest")
    do(state, "stop")
    assert (stage(state), hand(state, "ghouls"), hand(state, "ratmen")) == ("redeployment", 2, 1)
    assert choices(state, "place") == [5, 10, 21]
    do(state, "place", 10)
    do(state, "place", 10)
    assert (choices(state, "place"), hand(state, "ratmen")) == ([21], 1)


@pytest.mark.rule("EDGE-GHOUL-7")
def test_declined_ghouls_may_abandon_everything_and_enter_anew() -> None:
    scene = Scene(tribes=False).people(0, "ghouls", None, {5: 4, 10: 1}, declined=True)
    state = scene.people(0, "ratmen", "hill", {21: 2}).turn_start()
    do(state, "abandon", 5)
    assert (choices(state, "abandon"), hand(state, "ghouls")) == ([10, 21], 4)
    do(state, "abandon", 10)
    assert (owner(state, 5), owner(state, 10), hand(state, "ghouls")) == (None, None, 5)
    assert (can(state, "conquer", 18), why_not(state, "conquer", 10)) == (True, "not-an-entry")


@pytest.mark.rule("EDGE-GHOUL-11")
def test_ghouls_in_hand_go_to_the_tray_when_they_decline() -> None:
    state = Scene().people(0, "ghouls", "hill", {5: 2}, hand=3).turn_start()
    do(state, "decline")
    assert (tokens(state, 5), hand(state, "ghouls"), tray(state, "ghouls")) == (2, 0, 8)
    state = Scene().people(0, "ghouls", "hill", {}, hand=3).people(1, "elves", "forest", {2: 1}).turn_start()
    do(state, "decline")
    assert (people(state, "ghouls"), tray(state, "ghouls")) == (None, 10)


@pytest.mark.rule("EDGE-GHOUL-12")
def test_ghouls_march_although_the_active_race_has_no_token_left() -> None:
    scene = Scene().people(0, "ghouls", None, {5: 4}, declined=True).people(0, "ratmen", "hill", {})
    state = before_the_turn(scene)
    assert (marching(state), can(state, "decline")) == ("ghouls", True)
    do(state, "conquer", 10)
    stop(state)
    assert (stage(state), choices(state, "place")) == ("redeployment", [5, 10])
    assert state.income(0)["total"] == 2
