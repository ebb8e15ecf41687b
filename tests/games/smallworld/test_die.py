"""The final attempt with the reinforcement die."""

from __future__ import annotations

import pytest

import mikrokosmos as mk
from kit.scene import Scene, can, choices, cost, do, earned, end_turn, hand, owner, roll, stage, tokens, why_not
from kit.told import explained, words
from mikrokosmos.games.smallworld.state import SmallWorldState


def short_of_three(held: int = 2, tokens_in_hand: int = 1) -> SmallWorldState:
    """Ratmen in region 2 with so many tokens in hand; humans hold region 3."""
    scene = Scene(tribes=False).people(0, "ratmen", "merchant", {2: 1}, hand=tokens_in_hand)
    return scene.people(1, "humans", "hill", {3: held, 20: 1}).conquest()


@pytest.mark.rule("DIE-1")
def test_a_last_attempt_may_be_up_to_three_tokens_short() -> None:
    state = short_of_three()
    told = {at: explained(state, state.encode({"type": "attempt", "region": at})) for at in choices(state, "attempt")}
    assert {at: (why["total"], why["short"], why["faces"]) for at, why in told.items()} == {
        3: (4, 3, 1),
        6: (3, 2, 2),
        7: (2, 1, 3),
    }
    assert why_not(short_of_three(held=3), "attempt", 3) == "too-far-short"
    assert why_not(state, "attempt", 4) == "out-of-reach"


@pytest.mark.rule("DIE-1")
def test_an_attempt_needs_a_token_in_hand() -> None:
    state = short_of_three(tokens_in_hand=0)
    assert choices(state, "attempt") == []
    assert why_not(state, "attempt", 7) == "no-token"


@pytest.mark.rule("DIE-1")
def test_reductions_count_for_the_shortfall() -> None:
    scene = Scene().people(0, "ratmen", "commando", {2: 1}, hand=1).people(1, "humans", "hill", {3: 3})
    assert cost(scene.conquest(), 3, "attempt") == 4


@pytest.mark.rule("DIE-2")
def test_the_region_is_named_before_the_roll_and_need_not_be_the_weakest() -> None:
    state = short_of_three()
    do(state, "attempt", 3)
    assert state.player == mk.CHANCE
    assert state.view(None)["march"]["target"] == 3
    assert sorted(words(state, x)["pips"] for x, _ in state.chances()) == [0, 1, 2, 3]
    roll(state, 2)  # would have been enough for 6 or 7
    assert [owner(state, at) for at in (3, 6, 7)] == ["humans", None, None]


@pytest.mark.rule("DIE-3")
@pytest.mark.parametrize("pips", [2, 3])
def test_tokens_and_pips_that_reach_the_cost_conquer_with_all_tokens_in_hand(pips: int) -> None:
    state = short_of_three(tokens_in_hand=2)
    do(state, "attempt", 3)
    events = roll(state, pips)
    conquered = next(event for event in events if event["type"] == "conquered")
    assert (conquered["region"], conquered["tokens"], conquered["how"]) == (3, 2, "die")
    assert (owner(state, 3), hand(state, "humans")) == ("ratmen", 1)


@pytest.mark.rule("DIE-3")
def test_after_a_failure_the_tokens_go_to_regions_already_held() -> None:
    state = short_of_three(tokens_in_hand=2)
    do(state, "attempt", 3)
    events = roll(state, 1)
    assert [event["region"] for event in events if event["type"] == "failed"] == [3]
    assert (owner(state, 3), choices(state, "place"), hand(state, "ratmen")) == ("humans", [2], 2)
    do(state, "place", 2)
    do(state, "place", 2)
    assert (tokens(state, 2), state.turn) == (3, 1)


@pytest.mark.rule("DIE-4")
@pytest.mark.parametrize("pips", [1, 2])
def test_success_or_failure_ends_the_conquests(pips: int) -> None:
    state = short_of_three(tokens_in_hand=2)
    assert can(state, "conquer", 7)
    do(state, "attempt", 3)
    roll(state, pips)
    assert (owner(state, 3) == "ratmen") is (pips == 2)
    assert stage(state) == "redeployment"
    assert why_not(state, "conquer", 7) == why_not(state, "attempt", 6) == "not-now"


@pytest.mark.rule("DIE-5")
def test_no_roll_where_the_tokens_suffice_nor_after_the_last_token() -> None:
    state = short_of_three(tokens_in_hand=2)
    assert why_not(state, "attempt", 7) == "enough-tokens"
    assert choices(state, "attempt") == [3, 6]
    do(state, "conquer", 7)
    assert hand(state, "ratmen") == 0
    assert choices(state, "attempt") == []


@pytest.mark.rule("DIE-6")
def test_tokens_stay_in_hand_when_the_very_first_conquest_fails() -> None:
    scene = Scene().people(0, "ratmen", "merchant", hand=1).people(1, "humans", "hill", {20: 1})
    state = scene.conquest()
    do(state, "attempt", 2)
    events = roll(state, 0)
    assert earned(events, 0) == 0
    assert (state.turn, hand(state, "ratmen")) == (1, 1)
    end_turn(state)
    assert (state.turn, hand(state, "ratmen")) == (0, 1)
    assert can(state, "attempt", 3)


@pytest.mark.rule("EDGE-DIE-1")
def test_the_die_may_be_rolled_for_an_empty_or_an_own_declined_region() -> None:
    scene = Scene(tribes=False).people(0, "ratmen", "merchant", {2: 1}, hand=1)
    state = scene.people(0, "humans", None, {3: 1, 20: 1}, declined=True).conquest()
    assert choices(state, "attempt") == [3, 6, 7]
    do(state, "attempt", 3)
    roll(state, 2)
    assert owner(state, 3) == "ratmen"
