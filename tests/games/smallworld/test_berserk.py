"""Berserk: the die before every conquest."""

from __future__ import annotations

import pytest

import mikrokosmos as mk
from kit.scene import Scene, can, choices, cost, do, hand, owner, roll, stage, tokens, why_not
from mikrokosmos.games.smallworld.state import SmallWorldState


def berserk(tokens_in_hand: int, humans: int = 3, race: str = "ratmen") -> SmallWorldState:
    """A berserk race in region 2; humans hold region 3, the rest of the map is empty."""
    scene = Scene(tribes=False).people(0, race, "berserk", {2: 1}, hand=tokens_in_hand)
    return scene.people(1, "humans", "hill", {3: humans, 20: 1}).conquest()


@pytest.mark.rule("POW-BERS-1")
def test_the_die_may_be_rolled_before_each_conquest_and_makes_it_cheaper() -> None:
    state = berserk(8)
    assert can(state, "roll")
    assert cost(state, 3) == 5
    do(state, "roll")
    assert state.player == mk.CHANCE
    roll(state, 2)
    assert (stage(state), cost(state, 3), cost(state, 6)) == ("rolled", 3, 1)
    do(state, "conquer", 3)
    assert (owner(state, 3), tokens(state, 3), hand(state, "ratmen")) == ("ratmen", 3, 5)
    do(state, "roll")  # again, before the next one
    roll(state, 1)
    assert cost(state, 6) == 2


@pytest.mark.rule("POW-BERS-1")
def test_rolling_is_optional() -> None:
    state = berserk(8)
    do(state, "conquer", 7)
    assert (tokens(state, 7), hand(state, "ratmen")) == (2, 6)
    assert can(state, "roll")
    assert can(state, "conquer", 3)


@pytest.mark.rule("POW-BERS-1")
def test_a_roll_may_bring_what_the_tokens_alone_cannot() -> None:
    state = berserk(2)
    assert why_not(state, "conquer", 3) == "too-few-tokens"
    do(state, "roll")
    roll(state, 3)
    do(state, "conquer", 3)
    assert (owner(state, 3), tokens(state, 3)) == ("ratmen", 2)


@pytest.mark.rule("POW-BERS-2")
def test_a_roll_that_does_not_suffice_was_the_last_attempt() -> None:
    state = berserk(2)
    do(state, "roll")
    roll(state, 1)
    assert why_not(state, "conquer", 3) == "too-few-tokens"
    do(state, "stop")
    assert stage(state) == "redeployment"
    assert why_not(state, "conquer", 7) == "not-now"


@pytest.mark.rule("EDGE-BERS-1")
def test_one_token_goes_even_where_the_roll_makes_a_region_free() -> None:
    state = berserk(4)
    do(state, "roll")
    roll(state, 3)
    assert cost(state, 7) == 1
    told = state.explain(state.encode({"type": "conquer", "region": 7}))["terms"]
    assert [(term["reason"], term["amount"]) for term in told] == [("base", 2), ("pips", -3), ("minimum", 2)]
    do(state, "conquer", 7)
    assert (tokens(state, 7), hand(state, "ratmen")) == (1, 3)


@pytest.mark.rule("EDGE-BERS-1")
def test_without_a_token_in_hand_there_is_no_roll() -> None:
    assert why_not(berserk(0), "roll") == "no-token"


@pytest.mark.rule("EDGE-BERS-2")
def test_a_roll_serves_for_one_region_and_is_not_repeated() -> None:
    state = berserk(5)
    do(state, "roll")
    roll(state, 1)
    assert why_not(state, "roll") == "not-now"
    assert can(state, "stop")
    do(state, "conquer", 7)
    assert (stage(state), hand(state, "ratmen")) == ("conquest", 4)
    assert cost(state, 6) == 3  # the pips are used up


@pytest.mark.rule("EDGE-BERS-2")
def test_a_roll_that_makes_nothing_affordable_ends_the_conquests() -> None:
    state = berserk(1)
    do(state, "roll")
    roll(state, 0)
    assert (stage(state), state.player, hand(state, "ratmen")) == ("redeployment", 0, 1)


@pytest.mark.rule("EDGE-BERS-3")
def test_a_berserk_race_has_no_final_attempt_besides() -> None:
    state = berserk(1)
    assert choices(state, "attempt") == []
    assert why_not(state, "attempt", 7) == "rolls-before"
    assert can(state, "roll")


@pytest.mark.rule("EDGE-BERS-4")
def test_only_the_reduced_cost_is_paid_and_the_rest_conquers_on() -> None:
    state = berserk(7)
    do(state, "roll")
    roll(state, 2)
    events = do(state, "conquer", 3)
    conquered = next(event for event in events if event["type"] == "conquered")
    assert (conquered["tokens"], conquered["how"]) == (3, "fury")
    assert (tokens(state, 3), hand(state, "ratmen"), stage(state)) == (3, 4, "conquest")
    do(state, "conquer", 4)
    assert hand(state, "ratmen") == 2


@pytest.mark.rule("EDGE-BERS-5")
def test_a_conversion_needs_no_roll() -> None:
    state = berserk(0, humans=1, race="sorcerers")
    do(state, "convert", 3)
    assert (owner(state, 3), tokens(state, 3)) == ("sorcerers", 1)


@pytest.mark.rule("EDGE-BERS-5")
def test_a_pending_roll_is_used_or_dropped_before_a_conversion() -> None:
    state = berserk(3, humans=1, race="sorcerers")
    assert can(state, "convert", 3)
    do(state, "roll")
    roll(state, 1)
    assert why_not(state, "convert", 3) == "not-now"
    do(state, "conquer", 7)
    assert can(state, "convert", 3)
