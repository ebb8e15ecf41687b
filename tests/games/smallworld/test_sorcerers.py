"""Sorcerers: a lone enemy token is swapped for a Sorcerer of the tray."""

from __future__ import annotations

import pytest

from kit.scene import (
    Scene,
    action,
    can,
    choices,
    coins,
    do,
    hand,
    owner,
    people,
    region,
    reveal,
    roll,
    stage,
    tokens,
    tray,
    why_not,
)
from mikrokosmos import IllegalAction


@pytest.mark.rule("RACE-SORC-1")
def test_sorcerers_swap_one_lone_active_token_per_opponent_and_turn() -> None:
    scene = Scene(tribes=False).people(0, "sorcerers", "hill", {3: 1}, hand=4)
    state = scene.people(1, "orcs", "merchant", {2: 1, 4: 1, 7: 1}).conquest()
    assert choices(state, "convert") == [2, 4, 7]
    before = tray(state, "sorcerers")
    do(state, "convert", 4)
    assert (owner(state, 4), tokens(state, 4)) == ("sorcerers", 1)
    assert (tray(state, "sorcerers"), hand(state, "sorcerers")) == (before - 1, 4)
    assert choices(state, "convert") == []
    assert why_not(state, "convert", 2) == "converted-already"


@pytest.mark.rule("RACE-SORC-1")
def test_other_races_swap_nothing_and_sorcerers_may_again_in_their_next_turn() -> None:
    scene = Scene(tribes=False).people(0, "ratmen", "hill", {3: 1}, hand=4)
    state = scene.people(1, "orcs", "merchant", {2: 1}).conquest()
    assert why_not(state, "convert", 2) == "no-conversion"
    scene = Scene(tribes=False).people(0, "sorcerers", "hill", {3: 1})
    state = scene.people(1, "orcs", "merchant", {2: 1, 4: 1}).conquest()
    do(state, "convert", 4)
    do(state, "stop")
    while state.turn == 1:
        do(state, "stop")
    assert choices(state, "convert") == [2]


@pytest.mark.rule("RACE-SORC-2")
def test_only_a_lone_token_can_be_swapped_and_lair_fortress_and_mountain_do_not_protect_it() -> None:
    scene = Scene(tribes=False).people(0, "sorcerers", "hill", {2: 1})
    state = scene.people(1, "trolls", "fortified", {6: 1, 7: 2, 3: 3}).marker("fort", 6).conquest()
    assert choices(state, "convert") == [6]
    assert why_not(state, "convert", 7) == "not-alone"


@pytest.mark.rule("RACE-SORC-3")
def test_an_encampment_protects_a_lone_token_from_sorcerers() -> None:
    scene = Scene(tribes=False).people(0, "sorcerers", "hill", {3: 1})
    state = scene.people(1, "orcs", "bivouacking", {2: 1, 4: 1}).camp(2).conquest()
    assert choices(state, "convert") == [4]
    assert why_not(state, "convert", 2) == "not-alone"


@pytest.mark.rule("RACE-SORC-4")
def test_sorcerers_reach_only_next_to_where_they_are() -> None:
    scene = Scene(tribes=False).people(0, "sorcerers", "hill", {3: 1})
    state = scene.people(1, "orcs", "merchant", {2: 1, 10: 1, 17: 1}).conquest()
    assert choices(state, "convert") == [2]
    assert why_not(state, "convert", 10) == "out-of-reach"


@pytest.mark.rule("RACE-SORC-5")
def test_without_a_sorcerer_in_the_tray_none_can_be_swapped_in() -> None:
    scene = Scene(tribes=False).people(0, "sorcerers", "hill", {3: 10}, hand=8)
    state = scene.people(1, "orcs", "merchant", {2: 1}).conquest()
    assert tray(state, "sorcerers") == 0
    assert not can(state, "convert", 2)
    assert why_not(state, "convert", 2) == "tray-empty"
    scene = Scene(tribes=False).people(0, "sorcerers", "hill", {3: 10}, hand=7)
    state = scene.people(1, "orcs", "merchant", {2: 1}).conquest()
    do(state, "convert", 2)
    assert tray(state, "sorcerers") == 0


@pytest.mark.rule("RACE-SORC-6")
def test_a_swap_needs_no_token_in_hand_and_may_come_at_the_very_end() -> None:
    scene = Scene(tribes=False).people(0, "sorcerers", "hill", {3: 1}, hand=2)
    state = scene.people(1, "orcs", "merchant", {2: 1}).conquest()
    do(state, "conquer", 4)
    assert hand(state, "sorcerers") == 0
    do(state, "convert", 2)
    assert owner(state, 2) == "sorcerers"


@pytest.mark.rule("RACE-SORC-6")
def test_no_swap_after_the_reinforcement_die() -> None:
    scene = Scene(tribes=False).people(0, "sorcerers", "hill", {3: 1}, hand=1)
    state = scene.people(1, "orcs", "merchant", {2: 1}).conquest()
    assert can(state, "convert", 2)
    do(state, "attempt", 4)
    roll(state, 0)
    assert stage(state) == "redeployment"
    assert why_not(state, "convert", 2) == "not-now"


@pytest.mark.rule("RACE-SORC-7")
def test_the_swapped_token_goes_to_the_tray_even_an_elf() -> None:
    scene = Scene(tribes=False).people(0, "sorcerers", "hill", {3: 1})
    state = scene.people(1, "elves", "merchant", {2: 1, 20: 1}).conquest()
    before = tray(state, "elves")
    do(state, "convert", 2)
    assert (tray(state, "elves"), hand(state, "elves")) == (before + 1, 0)


@pytest.mark.rule("EDGE-SORC-10")
def test_one_swap_against_each_of_several_opponents_and_a_refused_one_uses_nothing() -> None:
    scene = Scene(3, tribes=False).people(0, "sorcerers", "hill", {9: 1})
    scene.people(1, "orcs", "merchant", {2: 1, 3: 1, 10: 2}).people(2, "elves", "forest", {4: 1, 14: 1})
    state = scene.conquest()
    with pytest.raises(IllegalAction):
        state.play(action(state, "convert", 10))
    assert choices(state, "convert") == [2, 3, 4, 14]
    do(state, "convert", 2)
    assert choices(state, "convert") == [4, 14]
    do(state, "convert", 14)
    assert choices(state, "convert") == []


@pytest.mark.rule("EDGE-SORC-11")
def test_who_loses_his_last_token_to_a_swap_sits_out_or_declines_and_picks_nothing_that_turn() -> None:
    scene = Scene(tribes=False).coins(5, 5).people(0, "sorcerers", "hill", {3: 1})
    scene.people(1, "orcs", "merchant", {2: 1}).people(1, "elves", None, {20: 1}, declined=True)
    state = scene.conquest()
    do(state, "convert", 2)
    do(state, "stop")
    assert (state.player, stage(state)) == (1, "conquest")
    assert [state.describe(a)["type"] for a in state.actions()] == ["decline", "stop"]
    other = state.copy()
    do(state, "stop")
    assert (coins(state, 1), people(state, "orcs") is not None, state.turn) == (6, True, 0)
    do(other, "decline")
    reveal(other)
    assert (coins(other, 1), people(other, "orcs"), people(other, "elves"), other.turn) == (5, None, None, 0)


@pytest.mark.rule("EDGE-SORC-6")
def test_lair_and_fortress_of_a_swapped_token_are_gone() -> None:
    scene = Scene(tribes=False).people(0, "sorcerers", "hill", {2: 1})
    state = scene.people(1, "trolls", "fortified", {6: 1}).marker("fort", 6).conquest()
    assert region(state, 6)["markers"] == {"lair": 1, "fort": 1}
    do(state, "convert", 6)
    assert region(state, 6)["markers"] == {}
