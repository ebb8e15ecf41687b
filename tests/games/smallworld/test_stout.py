"""Stout: a race that may decline at the end of a normal turn, after it has scored."""

from __future__ import annotations

import pytest

from kit.scene import (
    Scene,
    can,
    choices,
    coins,
    do,
    earned,
    end_turn,
    hand,
    owner,
    people,
    reveal,
    stage,
    tokens,
    tray,
    why_not,
)


@pytest.mark.rule("POW-STOUT")
def test_a_stout_race_may_conquer_score_and_then_decline_in_one_turn() -> None:
    scene = Scene().people(0, "ratmen", "stout", {5: 4}).people(1, "elves", "forest", {2: 3})
    state = scene.coins(5, 5).turn_start()
    do(state, "conquer", 10)
    assert why_not(state, "decline") == "too-late"  # not now, but soon
    do(state, "stop")
    do(state, "place", 10)
    assert stage(state) == "redeployment"
    do(state, "place", 10)
    assert (stage(state), state.player, coins(state, 0)) == ("last-word", 0, 7)
    do(state, "decline")
    assert (state.turn, tokens(state, 5), tokens(state, 10), tray(state, "ratmen")) == (1, 1, 1, 11)
    ratmen = people(state, "ratmen")
    assert ratmen is not None
    assert (ratmen["standing"], ratmen["power"]) == ("declined", None)
    end_turn(state)
    assert (state.turn, stage(state)) == (0, "pick")


@pytest.mark.rule("POW-STOUT")
def test_a_stout_race_may_stay_and_no_other_race_is_asked() -> None:
    state = Scene().people(0, "ratmen", "stout", {5: 1}).people(1, "elves", "forest", {2: 1}).turn_start()
    do(state, "stop")
    assert stage(state) == "last-word"
    do(state, "done")
    assert (state.turn, stage(state)) == (1, "conquest")
    do(state, "stop")
    assert (state.turn, people(state, "ratmen") is None) == (0, False)
    assert can(state, "decline") is True


@pytest.mark.rule("EDGE-STOUT-1")
def test_a_stout_decline_is_scored_once_with_all_bonuses_and_an_earlier_race_goes_after_it() -> None:
    scene = Scene().people(0, "humans", None, {21: 1, 20: 1}, declined=True).people(0, "wizards", "stout", {2: 2})
    state = scene.people(1, "elves", "forest", {19: 3}).coins(5, 5).turn_start()
    do(state, "stop")
    assert earned(do(state, "place", 2), 0) == 2 + 1 + 1  # the humans, the region, its magic source
    assert (stage(state), owner(state, 21)) == ("last-word", "humans")
    events = do(state, "decline")
    assert [event["type"] for event in events][:2] == ["vanished", "declined"]
    assert earned(events, 0) == 0
    assert (coins(state, 0), owner(state, 21), owner(state, 20), owner(state, 2)) == (9, None, None, "wizards")


@pytest.mark.rule("EDGE-STOUT-2")
def test_stout_ghouls_all_stay_and_attack_before_the_next_race() -> None:
    scene = Scene().people(0, "ghouls", "stout", {5: 5}).people(1, "elves", "forest", {2: 3})
    state = scene.column(("ratmen", "hill", 0)).turn_start()
    do(state, "conquer", 10)
    do(state, "stop")
    for _ in range(3):
        do(state, "place", 10)
    do(state, "decline")
    assert (tokens(state, 5), tokens(state, 10), tray(state, "ghouls")) == (1, 4, 5)
    end_turn(state)
    do(state, "pick", 1)
    reveal(state)
    assert (state.view(None)["march"]["race"], choices(state, "abandon")) == ("ghouls", [5, 10])
    do(state, "conquer", 11)
    assert (owner(state, 11), hand(state, "ghouls")) == ("ghouls", 0)


@pytest.mark.rule("EDGE-STOUT-3")
def test_ghouls_attack_in_the_turn_of_a_stout_decline_and_are_removed_by_it() -> None:
    scene = Scene(turn=1).people(0, "ghouls", None, {5: 4}, declined=True).people(0, "ratmen", "stout", {21: 1})
    state = scene.people(1, "elves", "forest", {2: 3}).turn_start()
    end_turn(state)
    assert state.view(None)["march"]["race"] == "ghouls"
    do(state, "conquer", 10)
    do(state, "stop")
    do(state, "stop")
    do(state, "place", 10)
    assert earned(do(state, "place", 10), 0) == 3
    do(state, "decline")
    assert (owner(state, 5), owner(state, 10), tray(state, "ghouls"), people(state, "ghouls")) == (None, None, 10, None)
    assert owner(state, 21) == "ratmen"


@pytest.mark.rule("EDGE-STOUT-4")
def test_a_stout_race_may_decline_the_ordinary_way() -> None:
    scene = Scene().people(0, "humans", "stout", {2: 3}).people(1, "elves", "forest", {19: 3})
    state = scene.turn_start()
    assert earned(do(state, "decline"), 0) == 1  # a decline turn: no coin for the farmland
    assert (state.turn, stage(state), tokens(state, 2)) == (1, "conquest", 1)


@pytest.mark.rule("EDGE-STOUT-5")
@pytest.mark.parametrize("word", ["decline", "done"])
def test_defenders_withdraw_after_the_stout_decision(word: str) -> None:
    scene = Scene().people(0, "ratmen", "stout", {5: 1}, hand=5).people(1, "humans", "forest", {10: 3, 21: 1})
    state = scene.conquest()
    do(state, "conquer", 10)
    do(state, "stop")
    for _ in range(4):
        do(state, "place", 5)
    assert (stage(state), state.player, hand(state, "humans")) == ("last-word", 0, 2)
    do(state, word)
    assert (stage(state), state.player, choices(state, "place")) == ("withdrawal", 1, [21])
    assert tokens(state, 5) == (1 if word == "decline" else 5)
