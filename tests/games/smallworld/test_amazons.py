"""Amazons: four tokens that come for the conquests and are set aside when troops are redeployed."""

from __future__ import annotations

import pytest

from kit.scene import (
    Scene,
    can,
    choices,
    do,
    earned,
    end_turn,
    hand,
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
from kit.told import explained
from mikrokosmos.games.smallworld.state import SmallWorldState


def aside(state: SmallWorldState) -> int:
    """The Amazons that wait beside the board."""
    amazons = people(state, "amazons")
    assert amazons is not None
    return int(amazons["aside"])


@pytest.mark.rule("RACE-AMA-1")
def test_amazons_begin_with_four_tokens_more_than_banner_and_badge_say() -> None:
    state = Scene().column(("amazons", "hill", 0)).pick()
    told = explained(state, state.encode({"type": "pick", "slot": 1}))["tokens"]
    assert told["total"] == 6 + 4 + 4
    assert {"reason": "raiders", "amount": 4, "of": "amazons"} in told["terms"]
    do(state, "pick", 1)
    reveal(state)
    assert (hand(state, "amazons"), tray(state, "amazons")) == (14, 1)


@pytest.mark.rule("RACE-AMA-1")
def test_after_losses_amazons_do_not_start_with_ten_again() -> None:
    state = Scene().people(0, "amazons", "hill", {5: 2}, aside=4).turn_start()
    do(state, "conquer", 10)
    assert hand(state, "amazons") == 1 + 4 - 2


@pytest.mark.rule("RACE-AMA-2")
def test_four_amazons_are_set_aside_at_redeployment() -> None:
    state = Scene().people(0, "amazons", "hill", {5: 1}, hand=9).people(1, "elves", "forest", {2: 1}).conquest()
    events = do(state, "stop")
    assert {"type": "set-aside", "race": "amazons", "tokens": 4, "sees": "all"} in events
    assert (stage(state), hand(state, "amazons"), aside(state)) == ("redeployment", 5, 4)
    for _ in range(5):
        do(state, "place", 5)
    assert (state.turn, tokens(state, 5), aside(state), tray(state, "amazons")) == (1, 6, 4, 5)


@pytest.mark.rule("RACE-AMA-3")
def test_the_four_come_back_with_the_next_turns_troops_and_cannot_be_lost_meanwhile() -> None:
    scene = Scene(turn=1).people(0, "amazons", "hill", {5: 3}, aside=4)
    state = scene.people(1, "elves", "forest", {10: 1}, hand=5).conquest()
    do(state, "conquer", 5)
    assert (hand(state, "amazons"), aside(state), tray(state, "amazons")) == (2, 4, 9)
    end_turn(state)
    assert state.turn == 0
    assert {"type": "readied", "race": "amazons", "hand": 6, "sees": "all"} in do(state, "conquer", 2)
    assert (hand(state, "amazons"), aside(state)) == (4, 0)


@pytest.mark.rule("RACE-AMA-4")
def test_a_token_stays_in_every_region_while_four_others_can_go() -> None:
    state = Scene().people(0, "amazons", "forest", {5: 3, 4: 2, 10: 2}).conquest()
    events = do(state, "stop")
    assert [tokens(state, at) for at in (4, 5, 10)] == [1, 1, 1]
    assert (aside(state), earned(events, 0), state.turn) == (4, 3, 1)


@pytest.mark.rule("RACE-AMA-4")
def test_regions_are_given_up_when_four_cannot_go_otherwise() -> None:
    state = Scene().people(0, "amazons", "forest", {5: 2, 4: 2, 10: 1}).conquest()
    do(state, "stop")
    assert (stage(state), aside(state), state.view(None)["march"]["owed"]) == ("give-up", 2, 2)
    do(state, "abandon", 4)
    assert (stage(state), aside(state)) == ("give-up", 3)
    do(state, "abandon", 5)
    assert (state.turn, aside(state), owner(state, 10)) == (1, 4, "amazons")


@pytest.mark.rule("EDGE-AMA-1")
def test_the_owner_must_choose_which_region_to_give_up_and_it_does_not_score() -> None:
    scene = Scene().people(0, "amazons", "fortified", {5: 3, 4: 2, 10: 1}).marker("fort", 4)
    state = scene.conquest()
    do(state, "stop")
    assert [state.describe(x) for x in state.actions()] == [
        {"type": "abandon", "region": 4},
        {"type": "abandon", "region": 5},
        {"type": "abandon", "region": 10},
    ]
    assert why_not(state, "abandon", 11) == "not-held"
    events = do(state, "abandon", 4)
    assert {"type": "gave-up", "race": "amazons", "region": 4, "sees": "all"} in events
    assert (region(state, 4)["race"], region(state, 4)["tokens"], region(state, 4)["markers"]) == (None, 0, {})
    assert state.income(0)["total"] == 2
    assert earned(do(state, "done"), 0) == 2


@pytest.mark.rule("EDGE-AMA-2")
def test_a_region_given_up_the_turn_it_was_taken_still_counts_as_plunder() -> None:
    state = Scene().people(0, "amazons", "pillaging", {5: 2}, hand=3).conquest()
    do(state, "conquer", 4)  # a lost tribe
    stop(state)
    assert (stage(state), choices(state, "abandon")) == ("give-up", [4, 5])
    assert earned(do(state, "abandon", 4), 0) == 1 + 1


@pytest.mark.rule("EDGE-AMA-3")
def test_amazons_that_gave_up_everything_enter_the_board_anew() -> None:
    scene = Scene(tribes=False).people(0, "amazons", "pillaging", {5: 1}, hand=3)
    state = scene.people(1, "elves", "forest", {2: 1}).conquest()
    do(state, "conquer", 10)
    stop(state)
    do(state, "abandon", 5)
    assert earned(do(state, "abandon", 10), 0) == 0
    assert (aside(state), tray(state, "amazons")) == (4, 11)
    end_turn(state)
    assert (state.turn, stage(state)) == (0, "conquest")
    assert can(state, "conquer", 5) is True
    assert why_not(state, "conquer", 10) == "not-an-entry"
    do(state, "conquer", 5)
    assert hand(state, "amazons") == 2


@pytest.mark.rule("EDGE-AMA-4")
def test_the_four_set_aside_go_to_the_tray_on_decline() -> None:
    state = Scene().people(0, "amazons", "hill", {5: 4}, aside=4).turn_start()
    assert tray(state, "amazons") == 7
    do(state, "decline")
    assert (aside(state), tray(state, "amazons"), tokens(state, 5)) == (0, 14, 1)


@pytest.mark.rule("EDGE-AMA-5")
def test_when_fewer_than_four_are_left_all_of_them_go() -> None:
    scene = Scene().people(0, "ghouls", None, {10: 4}, declined=True).people(0, "amazons", "hill", {5: 2})
    state = scene.people(1, "elves", "forest", {2: 1}).conquest()
    do(state, "stop")
    assert (stage(state), aside(state)) == ("give-up", 1)
    do(state, "abandon", 5)
    assert (stage(state), aside(state)) == ("redeployment", 2)
    assert choices(state, "place") == [10]  # the ghouls go on without them
