"""What a defender loses, and how the rest of his troops withdraws."""

from __future__ import annotations

import pytest

from kit.scene import (
    Scene,
    can,
    choices,
    coins,
    do,
    earned,
    hand,
    in_play,
    owner,
    people,
    region,
    stage,
    stop,
    tokens,
    tray,
    why_not,
)
from mikrokosmos.games.smallworld.state import SmallWorldState


def put_down(state: SmallWorldState, at: int) -> None:
    """The active player puts all his tokens in one region and ends his redeployment."""
    stop(state)
    while stage(state) == "redeployment":
        do(state, "place", at)


@pytest.mark.rule("LOSS-1")
def test_the_loser_takes_his_tokens_up_at_once_and_one_is_gone_for_good() -> None:
    scene = Scene().people(0, "ratmen", "merchant", {2: 1}, hand=9).people(1, "orcs", "hill", {3: 3, 20: 1})
    state = scene.conquest()
    assert tray(state, "orcs") == 6
    events = do(state, "conquer", 3)
    assert (owner(state, 3), tokens(state, 3)) == ("ratmen", 5)
    assert (hand(state, "orcs"), tray(state, "orcs")) == (2, 7)
    lost = next(event for event in events if event["type"] == "lost")
    assert (lost["race"], lost["region"], lost["tokens"], lost["kept"]) == ("orcs", 3, 1, 2)


@pytest.mark.rule("LOSS-2")
def test_the_rest_is_put_down_as_the_last_act_of_the_turn_wherever_the_race_still_is() -> None:
    scene = Scene().people(0, "ratmen", "merchant", {2: 1}, hand=6).people(1, "orcs", "hill", {3: 3, 20: 1, 17: 1})
    state = scene.people(1, "humans", None, {11: 1}, declined=True).conquest()
    do(state, "conquer", 3)
    put_down(state, 2)
    assert (stage(state), state.player, state.turn) == ("withdrawal", 1, 0)
    assert coins(state, 0) == 5 + 4  # the attacker has scored already
    assert choices(state, "place") == [17, 20]  # the same race, far away, and not the declined one
    do(state, "place", 20)
    do(state, "place", 20)
    assert (tokens(state, 20), tokens(state, 17), hand(state, "orcs"), state.turn) == (3, 1, 0, 1)


@pytest.mark.rule("LOSS-3")
@pytest.mark.parametrize("declined", [False, True])
def test_a_lone_token_is_discarded(declined: bool) -> None:
    power = None if declined else "hill"
    scene = Scene().people(0, "ratmen", "merchant", {2: 1}, hand=9)
    state = scene.people(1, "orcs", power, {3: 1, 20: 1}, declined=declined).conquest()
    do(state, "conquer", 3)
    assert (hand(state, "orcs"), tray(state, "orcs"), tokens(state, 20)) == (0, 9, 1)
    put_down(state, 2)
    assert state.turn == 1  # nothing to withdraw


@pytest.mark.rule("LOSS-4")
def test_a_race_without_a_region_keeps_its_tokens_in_hand_and_enters_anew() -> None:
    scene = Scene(tribes=False).people(0, "ratmen", "merchant", {9: 1}, hand=9).people(1, "orcs", "hill", {10: 3})
    state = scene.conquest()
    do(state, "conquer", 10)
    put_down(state, 9)
    assert (state.turn, state.player, stage(state), hand(state, "orcs")) == (1, 1, "conquest", 2)
    assert choices(state, "conquer") == [2, 3, 4, 5, 11, 12, 17, 18, 19, 21, 22]
    assert why_not(state, "conquer", 15) == "not-an-entry"
    do(state, "conquer", 18)
    assert tokens(state, 18) == 2


@pytest.mark.rule("LOSS-5")
def test_one_token_is_lost_for_each_region() -> None:
    scene = Scene(tribes=False).people(0, "ratmen", "merchant", {2: 1}, hand=12)
    state = scene.people(1, "orcs", "hill", {3: 2, 4: 2, 5: 2, 20: 1}).conquest()
    for at in (3, 4, 5):
        do(state, "conquer", at)
    assert (hand(state, "orcs"), tray(state, "orcs")) == (3, 3 + 3)


def two_defenders() -> SmallWorldState:
    """Seat 1 has taken regions of seat 0 and seat 2, who have two tokens each to put down."""
    scene = Scene(3, turn=1, tribes=False).people(1, "ratmen", "merchant", {4: 1}, hand=12)
    scene.people(0, "humans", "hill", {3: 3, 26: 1}).people(2, "orcs", "forest", {5: 3, 8: 1})
    state = scene.conquest()
    do(state, "conquer", 3)
    do(state, "conquer", 5)
    return state


@pytest.mark.rule("LOSS-6")
def test_several_defenders_withdraw_clockwise_from_the_active_player() -> None:
    state = two_defenders()
    put_down(state, 4)
    order = []
    while stage(state) == "withdrawal":
        order.append(state.player)
        do(state, "place", 8 if state.player == 2 else 26)
    assert order == [2, 2, 0, 0]
    assert (state.turn, tokens(state, 8), tokens(state, 26)) == (2, 3, 3)


@pytest.mark.rule("EDGE-LOSS-4")
def test_no_defender_puts_troops_down_before_the_active_player_has_redeployed() -> None:
    state = two_defenders()
    do(state, "stop")
    assert (stage(state), state.player) == ("redeployment", 1)
    while stage(state) == "redeployment":
        assert (hand(state, "humans"), hand(state, "orcs"), state.player) == (2, 2, 1)
        do(state, "place", 3)
    assert (stage(state), state.player) == ("withdrawal", 2)
    do(state, "place", 8)
    do(state, "place", 8)
    assert (stage(state), state.player, hand(state, "humans")) == ("withdrawal", 0, 2)
    do(state, "place", 26)
    do(state, "place", 26)
    assert (state.turn, hand(state, "humans"), hand(state, "orcs")) == (2, 0, 0)


@pytest.mark.rule("LOSS-7")
def test_a_defender_puts_all_his_tokens_down() -> None:
    scene = Scene().people(0, "ratmen", "merchant", {2: 1}, hand=9).people(1, "orcs", "hill", {3: 3, 20: 1})
    state = scene.conquest()
    do(state, "conquer", 3)
    put_down(state, 2)
    for left in (2, 1):
        assert (state.player, stage(state), hand(state, "orcs")) == (1, "withdrawal", left)
        assert why_not(state, "done") == "tokens-in-hand"
        do(state, "place", 20)
    assert (state.turn, hand(state, "orcs")) == (1, 0)


@pytest.mark.rule("EDGE-LOSS-1")
def test_whoever_lost_all_regions_enters_anew_or_declines() -> None:
    state = Scene(tribes=False).people(0, "orcs", "hill", hand=4).turn_start()
    assert can(state, "conquer", 2)
    assert why_not(state, "conquer", 10) == "not-an-entry"
    assert can(state, "decline")
    do(state, "decline")
    assert (people(state, "orcs"), tray(state, "orcs")) == (None, 10)


@pytest.mark.rule("EDGE-LOSS-2")
def test_whoever_lost_all_tokens_skips_or_declines_and_gets_no_new_combo_this_turn() -> None:
    scene = Scene().people(0, "ratmen", "merchant", {2: 1}, hand=9).people(1, "orcs", "hill", {3: 1})
    state = scene.people(1, "humans", None, {11: 1, 16: 1}, declined=True).conquest()
    do(state, "conquer", 3)
    put_down(state, 2)
    assert (state.player, stage(state), people(state, "orcs") is not None) == (1, "conquest", True)
    assert [state.describe(action)["type"] for action in state.actions()] == ["decline", "stop"]
    skipping, declining = state.copy(), state.copy()
    assert earned(do(skipping, "stop"), 1) == 2  # the declined race only
    assert (skipping.turn, people(skipping, "orcs") is not None) == (0, True)
    assert earned(do(declining, "decline"), 1) == 0
    assert (declining.turn, stage(declining), people(declining, "humans")) == (0, "conquest", None)


@pytest.mark.rule("EDGE-LOSS-3")
def test_a_race_that_declines_without_a_region_vanishes_after_the_old_declined_one() -> None:
    scene = Scene().people(0, "orcs", "hill", hand=4).people(0, "humans", None, {2: 1}, declined=True)
    scene.people(0, "elves", "spirit", {3: 1}, declined=True).people(1, "ratmen", "merchant", {20: 1})
    state = scene.turn_start()
    events = do(state, "decline")
    assert earned(events, 0) == 1  # the spirits
    assert [event["race"] for event in events if event["type"] == "vanished"] == ["humans", "orcs"]
    assert state.view(None)["stack"]["under"] == ["humans", "orcs"]
    assert (tray(state, "orcs"), tray(state, "humans"), owner(state, 2), owner(state, 3)) == (10, 10, None, "elves")


@pytest.mark.rule("EDGE-LOSS-5")
def test_lair_and_fortress_are_removed_and_encampments_go_back_to_their_owner() -> None:
    scene = Scene(3, tribes=False).people(0, "ratmen", "merchant", {4: 1}, hand=12)
    scene.people(1, "trolls", "fortified", {3: 1, 26: 1}).marker("fort", 3)
    state = scene.people(2, "orcs", "bivouacking", {5: 1, 8: 1}).camp(5, 2).camp(8).conquest()
    assert region(state, 3)["markers"] == {"lair": 1, "fort": 1}
    do(state, "conquer", 3)
    do(state, "conquer", 5)
    assert region(state, 3)["markers"] == region(state, 5)["markers"] == {}
    assert region(state, 26)["markers"] == {"lair": 1}
    assert in_play(state, "orcs")["camps"] == 2 + 2


@pytest.mark.rule("EDGE-LOSS-6")
def test_a_declined_stack_loses_one_token_and_withdraws() -> None:
    scene = Scene().people(0, "ratmen", "merchant", {2: 1}, hand=9).people(1, "orcs", "hill", {17: 1})
    state = scene.people(1, "ghouls", None, {3: 3, 20: 1}, declined=True).conquest()
    do(state, "conquer", 3)
    assert (hand(state, "ghouls"), tray(state, "ghouls")) == (2, 7)
    put_down(state, 2)
    assert (stage(state), choices(state, "place")) == ("withdrawal", [20])
    do(state, "place", 20)
    do(state, "place", 20)
    assert tokens(state, 20) == 3


@pytest.mark.rule("EDGE-LOSS-6")
def test_a_declined_stack_without_another_region_stays_in_hand_and_enters_anew() -> None:
    scene = Scene(tribes=False).people(0, "ratmen", "merchant", {2: 1}, hand=9).people(1, "orcs", "hill", {17: 1})
    state = scene.people(1, "ghouls", None, {3: 3}, declined=True).conquest()
    do(state, "conquer", 3)
    put_down(state, 2)
    assert (state.turn, stage(state), hand(state, "ghouls")) == (1, "conquest", 2)
    assert state.view(None)["march"]["race"] == "ghouls"
    assert can(state, "conquer", 11)
    assert why_not(state, "conquer", 10) == "not-an-entry"
