"""The order of a turn with declined Ghouls: before or after the pick, what may be given up when, and the final die."""

from __future__ import annotations

from typing import Any

import pytest

from kit.scene import (
    Scene,
    action,
    before_the_turn,
    can,
    choices,
    do,
    earned,
    end_turn,
    hand,
    in_play,
    marching,
    owner,
    reveal,
    roll,
    stage,
    tokens,
    why_not,
)
from kit.told import explained
from mikrokosmos.games.smallworld import GAME
from mikrokosmos.games.smallworld.state import SmallWorldState

RULES_1: dict[str, Any] = {"rules": 1, "house": {"final_die": "race"}}
"""A game begun before there was a choice."""


def without_a_race(**options: Any) -> SmallWorldState:
    """The turn of seat 0 begins: it has declined Ghouls and no active race."""
    scene = Scene(tribes=False, **options).people(0, "ghouls", None, {5: 4}, declined=True)
    return before_the_turn(scene.column(("ratmen", "hill", 0), ("orcs", "wealthy", 0)))


# Before or after the pick.


@pytest.mark.rule("EDGE-GHOUL-2")
def test_ghouls_may_march_before_the_new_combo_is_picked() -> None:
    state = without_a_race()
    assert (marching(state), choices(state, "conquer"), choices(state, "abandon")) == ("ghouls", [4, 10, 11], [5])
    do(state, "conquer", 10)
    assert (choices(state, "pick"), why_not(state, "pick", 1)) == ([], "not-now")
    do(state, "stop")
    assert (stage(state), choices(state, "pick"), can(state, "stop")) == ("pick", [1, 2, 3, 4, 5, 6], False)
    do(state, "pick", 1)
    reveal(state)
    assert (marching(state), stage(state), hand(state, "ratmen")) == ("ratmen", "conquest", 12)
    do(state, "conquer", 20)
    do(state, "stop")
    assert (stage(state), choices(state, "place")) == ("redeployment", [5, 10, 20])


@pytest.mark.rule("EDGE-GHOUL-2")
def test_the_new_combo_may_be_picked_before_the_ghouls_march() -> None:
    state = without_a_race()
    assert choices(state, "pick") == [1, 2, 3, 4, 5, 6]
    do(state, "pick", 1)
    reveal(state)
    assert (marching(state), choices(state, "abandon"), choices(state, "pick")) == ("ghouls", [5], [])
    do(state, "conquer", 10)
    do(state, "stop")
    assert (marching(state), hand(state, "ratmen")) == ("ratmen", 12)
    do(state, "stop")
    assert stage(state) == "redeployment"


@pytest.mark.rule("EDGE-GHOUL-2")
def test_a_region_given_up_does_not_close_the_pick_a_conquest_does() -> None:
    state = without_a_race()
    do(state, "abandon", 5)
    assert (choices(state, "pick"), hand(state, "ghouls")) == ([1, 2, 3, 4, 5, 6], 4)
    do(state, "pick", 1)
    reveal(state)
    assert (marching(state), can(state, "conquer", 18)) == ("ghouls", True)


@pytest.mark.rule("EDGE-GHOUL-2")
def test_without_an_active_race_there_is_nothing_to_decline_and_after_the_march_one_must_pick() -> None:
    state = without_a_race()
    assert why_not(state, "decline") == "no-active-race"
    do(state, "stop")
    assert (stage(state), tokens(state, 5)) == ("pick", 4)


@pytest.mark.rule("EDGE-GHOUL-2")
def test_a_combo_one_cannot_pay_is_refused_before_the_march_as_after_it() -> None:
    scene = Scene().coins(1, 5).people(0, "ghouls", None, {5: 4}, declined=True)
    state = before_the_turn(scene)
    assert choices(state, "pick") == [1, 2]
    assert state.refusal(state.encode({"type": "pick", "slot": 4})) == {"reason": "cannot-pay", "price": 3, "have": 1}


@pytest.mark.rule("EDGE-GHOUL-2")
def test_a_seat_with_an_active_race_picks_nothing() -> None:
    state = Scene().people(0, "ratmen", "hill", {21: 4}).turn_start()
    assert (choices(state, "pick"), why_not(state, "pick", 1)) == ([], "not-now")


@pytest.mark.rule("EDGE-GHOUL-2")
def test_regions_of_the_active_race_may_be_abandoned_before_the_ghouls_conquer() -> None:
    scene = Scene(tribes=False).people(0, "ghouls", None, {5: 4}, declined=True)
    state = scene.people(0, "ratmen", "hill", {10: 3, 21: 2}).turn_start()
    assert (marching(state), choices(state, "abandon")) == ("ghouls", [5, 10, 21])
    do(state, "abandon", 10)
    assert (hand(state, "ratmen"), tokens(state, 21), why_not(state, "decline")) == (3, 2, "too-late")
    do(state, "conquer", 10)  # empty now: 2 of the 3 Ghouls one can take up
    assert (owner(state, 10), tokens(state, 10), hand(state, "ghouls")) == ("ghouls", 2, 1)
    assert why_not(state, "abandon", 21) == "other-race"
    do(state, "stop")
    assert (marching(state), hand(state, "ratmen"), choices(state, "abandon")) == ("ratmen", 4, [21])


@pytest.mark.rule("EDGE-GHOUL-2")
def test_once_they_have_stopped_ghouls_give_up_nothing() -> None:
    scene = Scene(tribes=False).people(0, "ghouls", None, {5: 4}, declined=True)
    state = scene.people(0, "ratmen", "hill", {10: 3, 21: 2}).turn_start()
    do(state, "stop")
    refusal = state.refusal(state.encode({"type": "abandon", "region": 5}))
    assert refusal == {"reason": "other-race", "race": "ghouls"}
    assert why_not(state, "abandon", 4) == "not-held"


@pytest.mark.rule("RACE-GHOUL-2")
def test_ghouls_told_to_stop_stay_where_they_are() -> None:
    scene = Scene(tribes=False).people(0, "ghouls", None, {5: 4}, declined=True)
    state = scene.people(0, "ratmen", "hill", {10: 6}).turn_start()
    events = do(state, "stop")
    assert (tokens(state, 5), hand(state, "ghouls")) == (4, 0)
    assert [event["race"] for event in events if event["type"] == "readied"] == ["ratmen"]
    assert not can(state, "conquer", 5)  # 6 with all Ghouls there, and 5 Ratmen in hand
    do(state, "stop")
    assert (stage(state), choices(state, "place"), hand(state, "ghouls")) == ("redeployment", [5, 10], 3)


@pytest.mark.rule("RACE-GHOUL-2")
def test_ghouls_are_taken_up_with_their_first_conquest() -> None:
    state = without_a_race()
    do(state, "pick", 1)
    reveal(state)
    assert (tokens(state, 5), hand(state, "ghouls")) == (4, 0)
    assert explained(state, state.encode({"type": "conquer", "region": 10}))["have"] == 3
    events = do(state, "conquer", 10)
    assert [event["hand"] for event in events if event["type"] == "readied"] == [3]
    assert (tokens(state, 5), tokens(state, 10), hand(state, "ghouls")) == (1, 2, 1)


# The final attempt.


@pytest.mark.rule("EDGE-GHOUL-4")
@pytest.mark.parametrize("pips", [0, 1])
def test_one_final_attempt_a_turn_ends_the_conquests_of_both_races(pips: int) -> None:
    scene = Scene().people(0, "ghouls", None, {5: 3}, declined=True).people(0, "ratmen", "hill", {21: 6})
    state = before_the_turn(scene)
    assert explained(state, action(state, "attempt", 11))["forfeits"] == 1
    do(state, "attempt", 11)  # a lost tribe: 3, with 2 in hand
    roll(state, pips)
    assert owner(state, 11) == ("ghouls" if pips else None)
    assert (stage(state), hand(state, "ratmen")) == ("redeployment", 5)


@pytest.mark.rule("EDGE-GHOUL-4")
def test_an_attempt_of_the_race_that_marches_last_ends_nothing_else() -> None:
    scene = Scene().people(0, "ghouls", None, {5: 1}, declined=True).people(0, "ratmen", "hill", {21: 2})
    state = before_the_turn(scene)
    do(state, "stop")
    assert explained(state, action(state, "attempt", 22))["forfeits"] == 0


@pytest.mark.rule("EDGE-GHOUL-4")
@pytest.mark.parametrize("pips", [0, 1])
def test_a_table_may_decide_that_each_race_has_a_die_of_its_own(pips: int) -> None:
    scene = Scene(house={"final_die": "race"}).people(0, "ghouls", None, {5: 3}, declined=True)
    state = before_the_turn(scene.people(0, "ratmen", "hill", {21: 2}))
    assert explained(state, action(state, "attempt", 11))["forfeits"] == 0
    do(state, "attempt", 11)
    roll(state, pips)
    assert owner(state, 11) == ("ghouls" if pips else None)
    assert (marching(state), stage(state), hand(state, "ratmen")) == ("ratmen", "conquest", 1)
    do(state, "attempt", 22)
    roll(state, 1)
    assert (owner(state, 22), stage(state)) == ("ratmen", "redeployment")


@pytest.mark.rule("EDGE-GHOUL-4")
def test_after_an_attempt_before_the_pick_the_new_race_waits_for_the_next_turn() -> None:
    scene = Scene().people(0, "ghouls", None, {5: 3}, declined=True).column(("ratmen", "hill", 0))
    state = before_the_turn(scene)
    do(state, "attempt", 11)
    roll(state, 0)
    assert (stage(state), choices(state, "pick")) == ("pick", [1, 2, 3, 4, 5, 6])
    assert state.view(None)["march"]["closed"] is True
    assert GAME.from_line(state.to_line()).to_json() == state.to_json()
    do(state, "pick", 1)
    reveal(state)
    assert (stage(state), choices(state, "place"), hand(state, "ratmen")) == ("redeployment", [5], 12)
    assert earned(end_turn(state), 0) == 1
    end_turn(state)
    do(state, "stop")
    assert (marching(state), hand(state, "ratmen"), can(state, "conquer", 20)) == ("ratmen", 12, True)


@pytest.mark.rule("EDGE-GHOUL-4")
def test_with_a_die_for_each_race_the_new_one_marches_after_the_ghouls_attempt() -> None:
    state = without_a_race(house={"final_die": "race"})
    do(state, "conquer", 10)
    do(state, "attempt", 4)
    roll(state, 0)
    do(state, "pick", 1)
    reveal(state)
    assert (marching(state), can(state, "conquer", 20)) == ("ratmen", True)


@pytest.mark.rule("EDGE-GHOUL-4")
def test_raiders_whose_race_could_not_march_go_aside_again() -> None:
    scene = Scene(tribes=False).people(0, "ghouls", None, {5: 2}, declined=True)
    state = before_the_turn(scene.people(0, "amazons", "hill", {21: 2, 20: 1}, aside=4))
    do(state, "attempt", 11)
    roll(state, 0)
    assert (stage(state), hand(state, "amazons")) == ("redeployment", 1)
    assert in_play(state, "amazons")["aside"] == 4


# A game begun under rules 1 goes on under rules 1.


@pytest.mark.rule("EDGE-GHOUL-2")
def test_under_the_first_rules_the_pick_comes_first_and_ghouls_that_stop_are_taken_up() -> None:
    state = without_a_race(**RULES_1)
    assert (stage(state), can(state, "conquer", 10)) == ("pick", False)
    do(state, "pick", 1)
    reveal(state)
    assert (marching(state), tokens(state, 5), hand(state, "ghouls")) == ("ghouls", 1, 3)
    scene = Scene(tribes=False, **RULES_1).people(0, "ghouls", None, {5: 4}, declined=True)
    state = scene.people(0, "ratmen", "hill", {10: 6}).turn_start()
    assert choices(state, "abandon") == [5]
    do(state, "stop")
    assert (tokens(state, 5), hand(state, "ghouls"), can(state, "conquer", 5)) == (1, 3, True)
