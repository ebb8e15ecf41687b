"""Redeployment: what may be moved at the end of a turn, and where."""

from __future__ import annotations

import pytest

from kit.scene import Scene, can, choices, coins, do, end_turn, hand, in_play, stage, stop, tokens, why_not


@pytest.mark.rule("REDEP-1")
def test_tokens_move_freely_among_the_regions_of_the_active_race() -> None:
    state = Scene().people(0, "ratmen", "merchant", {2: 1, 11: 1}, hand=3).people(1, "orcs", "hill", {9: 1}).conquest()
    do(state, "conquer", 3)
    assert (tokens(state, 3), hand(state, "ratmen")) == (2, 1)
    do(state, "stop")
    assert (tokens(state, 3), hand(state, "ratmen")) == (1, 2)  # also one of those just used
    assert choices(state, "place") == [2, 3, 11]
    do(state, "place", 11)  # which touches none of the others
    do(state, "place", 11)
    assert (tokens(state, 11), tokens(state, 2), tokens(state, 3)) == (3, 1, 1)


@pytest.mark.rule("REDEP-2")
def test_one_token_stays_in_each_region_and_none_can_be_abandoned_now() -> None:
    state = Scene().people(0, "ratmen", "merchant", {2: 3, 20: 4}).people(1, "orcs", "hill", {9: 1}).turn_start()
    assert can(state, "abandon", 2)
    do(state, "stop")
    assert (tokens(state, 2), tokens(state, 20), hand(state, "ratmen")) == (1, 1, 5)
    assert why_not(state, "abandon", 2) == "not-now"
    assert choices(state, "abandon") == []
    for _ in range(5):
        do(state, "place", 20)
    assert (tokens(state, 2), tokens(state, 20), state.turn) == (1, 6, 1)


@pytest.mark.rule("REDEP-3")
def test_tokens_never_change_between_the_active_and_the_declined_race() -> None:
    scene = Scene().people(0, "ratmen", "merchant", {2: 3}).people(0, "humans", None, {20: 1}, declined=True)
    state = scene.turn_start()
    do(state, "stop")
    assert choices(state, "place") == [2]
    assert why_not(state, "place", 20) is not None


@pytest.mark.rule("REDEP-3")
def test_each_of_two_marching_races_keeps_its_own_tokens() -> None:
    scene = Scene().people(0, "ratmen", "merchant", {2: 3}).people(0, "ghouls", None, {20: 2}, declined=True)
    state = scene.turn_start()
    stop(state)
    assert (hand(state, "ratmen"), hand(state, "ghouls"), choices(state, "place")) == (2, 1, [2, 20])
    do(state, "place", 20)
    assert choices(state, "place") == [2]


@pytest.mark.rule("REDEP-4")
def test_new_skeletons_come_in_this_phase() -> None:
    scene = Scene(tribes=False).people(0, "skeletons", "merchant", {2: 1}, hand=6)
    state = scene.people(1, "orcs", None, {3: 1, 7: 1, 20: 1}, declined=True).conquest()
    do(state, "conquer", 3)
    do(state, "conquer", 7)
    assert hand(state, "skeletons") == 0  # nothing to conquer on with
    do(state, "stop")
    assert (stage(state), hand(state, "skeletons")) == ("redeployment", 1 + 4)


@pytest.mark.rule("REDEP-4")
def test_camps_and_heroes_are_put_down_in_this_phase_and_not_before() -> None:
    for power, deed in (("bivouacking", "camp"), ("heroic", "hero")):
        state = Scene().people(0, "ratmen", power, {2: 1, 20: 1}, hand=2).conquest()
        assert why_not(state, deed, 2) == "not-now"
        do(state, "stop")
        assert choices(state, deed) == [2, 20]


@pytest.mark.rule("REDEP-4")
def test_scoring_then_peace_then_the_defenders() -> None:
    scene = Scene(3).people(0, "ratmen", "diplomat", {4: 1}, hand=4).people(1, "humans", "hill", {3: 2, 26: 1})
    state = scene.people(2, "orcs", "forest", {8: 1}).conquest()
    do(state, "conquer", 3)
    do(state, "stop")
    seen: list[tuple[str, int, int]] = []
    while state.turn == 0:
        if not seen or seen[-1][0] != stage(state):
            seen.append((stage(state), coins(state, 0), state.player))
        if stage(state) == "peace":
            do(state, "ally", 2)
        else:
            do(state, "place", choices(state, "place")[0])
    assert seen == [("redeployment", 5, 0), ("peace", 7, 0), ("withdrawal", 7, 1)]


@pytest.mark.rule("REDEP-1")
def test_a_declined_race_is_not_moved() -> None:
    scene = Scene().people(0, "ratmen", "merchant", {2: 2}).people(0, "humans", None, {20: 1, 11: 1}, declined=True)
    state = scene.turn_start()
    end_turn(state)
    assert (tokens(state, 2), tokens(state, 20), tokens(state, 11)) == (2, 1, 1)
    assert in_play(state, "humans")["hand"] == 0
