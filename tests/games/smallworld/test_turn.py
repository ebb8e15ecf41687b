"""The shape of a turn: pick or expand or decline, then redeploy, then score."""

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
    in_play,
    reveal,
    roll,
    stage,
    stop,
    tokens,
    why_not,
)


@pytest.mark.rule("TURN-1")
def test_without_an_active_race_a_turn_is_pick_conquer_redeploy_score() -> None:
    state = Scene().column(("ratmen", "merchant", 0)).pick()
    assert stage(state) == "pick"
    do(state, "pick", 1)
    reveal(state)
    assert (stage(state), state.player, hand(state, "ratmen")) == ("conquest", 0, 10)
    do(state, "conquer", 2)
    do(state, "conquer", 3)
    do(state, "stop")
    assert (stage(state), state.player, hand(state, "ratmen")) == ("redeployment", 0, 8)
    for _ in range(7):
        do(state, "place", 3)
        assert stage(state) == "redeployment"
    events = do(state, "place", 2)
    assert earned(events, 0) == 4  # two regions, two of the merchants
    assert (state.turn, tokens(state, 2), tokens(state, 3)) == (1, 2, 8)


@pytest.mark.rule("TURN-1")
def test_after_a_decline_the_next_turn_begins_with_a_pick_again() -> None:
    state = Scene().people(0, "orcs", "hill", {2: 1}).people(1, "humans", "merchant", {20: 1}).turn_start()
    do(state, "decline")
    end_turn(state)
    assert (state.player, stage(state)) == (0, "pick")


@pytest.mark.rule("TURN-2")
def test_with_an_active_race_a_turn_is_either_expansion_or_decline() -> None:
    scene = Scene().people(0, "orcs", "hill", {2: 5}).people(1, "humans", "merchant", {20: 1})
    state = scene.turn_start()
    assert can(state, "decline")
    assert can(state, "conquer", 3)
    declining, expanding = state.copy(), state.copy()
    events = do(declining, "decline")
    assert earned(events, 0) == 1
    assert (declining.player, declining.turn, stage(declining)) == (1, 1, "conquest")
    do(expanding, "conquer", 3)
    assert why_not(expanding, "decline") == "too-late"
    stop(expanding)
    assert stage(expanding) == "redeployment"
    assert why_not(expanding, "decline") == "not-now"
    events = end_turn(expanding)
    assert earned(events, 0) == 2
    assert in_play(expanding, "orcs")["standing"] == "active"


@pytest.mark.rule("TURN-3")
def test_who_picks_also_plays_before_anybody_else_picks() -> None:
    state = Scene(3).column(("ratmen", "merchant", 0)).pick()
    do(state, "pick", 1)
    reveal(state)
    assert (state.turn, state.player, stage(state)) == (0, 0, "conquest")
    do(state, "conquer", 3)
    end_turn(state)
    assert tokens(state, 3) == 10
    assert (state.turn, state.player, stage(state)) == (1, 1, "pick")


@pytest.mark.rule("TURN-4")
def test_a_player_may_stop_without_a_single_conquest_and_leftovers_are_put_down() -> None:
    state = Scene().people(0, "orcs", "hill", {2: 4, 20: 1}).people(1, "humans", "merchant", {11: 1}).turn_start()
    assert can(state, "stop")
    do(state, "stop")
    assert (stage(state), hand(state, "orcs"), choices(state, "place")) == ("redeployment", 3, [2, 20])
    assert why_not(state, "done") == "tokens-in-hand"
    events = end_turn(state)
    assert earned(events, 0) == 2
    assert tokens(state, 2) + tokens(state, 20) == 5


@pytest.mark.rule("TURN-4")
def test_a_player_may_stop_after_any_conquest() -> None:
    state = Scene(tribes=False).people(0, "ratmen", "hill", {2: 1}, hand=9).conquest()
    for at in (3, 4, 5):
        do(state, "conquer", at)
        assert can(state, "stop")
    assert can(state, "conquer", 10)
    do(state, "stop")
    assert (stage(state), tokens(state, 10)) == ("redeployment", 0)


@pytest.mark.rule("TURN-4")
def test_leftover_tokens_stay_in_hand_when_there_is_no_region_to_put_them() -> None:
    state = Scene().column(("ratmen", "merchant", 0)).people(1, "humans", "hill", {11: 1}).pick()
    do(state, "pick", 1)
    reveal(state)
    events = do(state, "stop")
    assert earned(events, 0) == 0
    assert (state.turn, hand(state, "ratmen")) == (1, 10)
    end_turn(state)
    assert (state.turn, stage(state), hand(state, "ratmen")) == (0, "conquest", 10)


@pytest.mark.rule("TURN-5")
@pytest.mark.parametrize(("deed", "region"), [("abandon", 2), ("abandon", 20), ("conquer", 3)])
def test_declining_is_decided_before_anything_else_is_done(deed: str, region: int) -> None:
    state = Scene().people(0, "orcs", "hill", {2: 3, 20: 1}).people(1, "humans", "merchant", {11: 1}).turn_start()
    assert can(state, "decline")
    do(state, deed, region)
    assert why_not(state, "decline") == "too-late"


@pytest.mark.rule("TURN-5")
def test_a_failed_attempt_cannot_be_followed_by_a_decline() -> None:
    state = Scene().people(0, "orcs", "hill", {2: 3}).people(1, "humans", "merchant", {11: 1}).turn_start()
    do(state, "attempt", 6)
    roll(state, 0)
    assert not can(state, "decline")


@pytest.mark.rule("EDGE-DECL-1")
def test_a_race_cannot_decline_in_the_turn_it_was_picked() -> None:
    state = Scene().column(("ratmen", "merchant", 0)).pick()
    do(state, "pick", 1)
    reveal(state)
    assert why_not(state, "decline") == "too-late"
    do(state, "conquer", 2)
    assert why_not(state, "decline") == "too-late"
    events = end_turn(state)
    assert not [event for event in events if event["type"] == "declined"]


@pytest.mark.rule("EDGE-DECL-1")
def test_only_a_stout_race_can_decline_at_the_end_of_its_first_turn() -> None:
    state = Scene().column(("ratmen", "stout", 0)).pick()
    do(state, "pick", 1)
    reveal(state)
    assert why_not(state, "decline") == "too-late"
    do(state, "conquer", 2)
    do(state, "stop")
    while can(state, "place", 2):
        do(state, "place", 2)
    assert stage(state) == "last-word"
    do(state, "decline")
    assert in_play(state, "ratmen")["standing"] == "declined"
