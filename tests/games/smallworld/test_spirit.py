"""Spirit: a race that declines with this badge does not count, and only conquest removes it."""

from __future__ import annotations

import pytest

from kit.scene import (
    Scene,
    cost,
    do,
    earned,
    end_turn,
    owner,
    people,
    reveal,
    tokens,
    tray,
)
from mikrokosmos.games.smallworld.state import SmallWorldState


def declined(state: SmallWorldState, seat: int = 0) -> list[str]:
    """The declined races of a seat."""
    return [p["race"] for p in state.view(None)["peoples"] if p["seat"] == seat and p["standing"] == "declined"]


def settle(state: SmallWorldState, region: int) -> None:
    """Seat 0 picks the top combo, takes a region with it, and seat 1 has a quiet turn."""
    do(state, "pick", 1)
    reveal(state)
    do(state, "conquer", region)
    end_turn(state)
    end_turn(state)


@pytest.mark.rule("POW-SPIRIT-1")
def test_spirits_do_not_count_so_two_declined_races_may_score() -> None:
    scene = Scene().people(0, "ratmen", "spirit", {5: 3, 10: 1}).people(1, "elves", "merchant", {2: 3})
    state = scene.column(("humans", "hill", 0)).turn_start()
    do(state, "decline")
    ratmen = people(state, "ratmen")
    assert ratmen is not None
    assert (ratmen["power"], ratmen["standing"]) == ("spirit", "declined")
    assert "spirit" not in state.view(None)["stack"]["discard"]
    end_turn(state)
    settle(state, 21)
    assert earned(do(state, "decline"), 0) == 2 + 1
    assert declined(state) == ["humans", "ratmen"]
    assert [tokens(state, at) for at in (5, 10, 21)] == [1, 1, 1]


@pytest.mark.rule("POW-SPIRIT-2")
def test_a_third_decline_removes_the_other_declined_race_and_not_the_spirits() -> None:
    scene = Scene().people(0, "ratmen", "spirit", {5: 3, 10: 1}).people(1, "elves", "merchant", {2: 3})
    state = scene.column(("humans", "hill", 0), ("orcs", "forest", 0)).turn_start()
    do(state, "decline")
    end_turn(state)
    settle(state, 21)
    do(state, "decline")
    end_turn(state)
    settle(state, 20)
    assert declined(state) == ["humans", "ratmen"]
    assert earned(do(state, "decline"), 0) == 2 + 1
    assert declined(state) == ["orcs", "ratmen"]
    assert (owner(state, 21), owner(state, 20), owner(state, 5), owner(state, 10)) == (None, "orcs", "ratmen", "ratmen")


@pytest.mark.rule("POW-SPIRIT-2")
def test_spirits_leave_by_being_conquered_and_their_badge_is_then_discarded() -> None:
    scene = Scene(turn=1).people(0, "ratmen", "spirit", {10: 1}, declined=True)
    state = scene.people(1, "elves", "merchant", {5: 1}, hand=3).conquest()
    do(state, "conquer", 10)
    assert (people(state, "ratmen"), tray(state, "ratmen")) == (None, 13)
    assert state.view(None)["stack"]["under"] == ["ratmen"]
    assert state.view(None)["stack"]["discard"] == ["spirit"]


@pytest.mark.rule("EDGE-SPIRIT-1")
def test_a_race_in_decline_stays_when_spirits_decline() -> None:
    scene = Scene().people(0, "humans", None, {21: 1, 20: 1}, declined=True).people(0, "ratmen", "spirit", {5: 3})
    state = scene.people(1, "elves", "merchant", {2: 3}).turn_start()
    do(state, "decline")
    assert declined(state) == ["humans", "ratmen"]
    assert (owner(state, 21), owner(state, 20), owner(state, 5)) == ("humans", "humans", "ratmen")


@pytest.mark.rule("EDGE-SPIRIT-2")
def test_spirits_and_the_other_declined_race_each_earn_their_regions() -> None:
    scene = Scene().people(0, "humans", None, {21: 1, 20: 1}, declined=True)
    scene.people(0, "ratmen", "spirit", {5: 1, 10: 1, 4: 1}, declined=True).people(0, "orcs", "hill", {18: 2})
    state = scene.turn_start()
    told = state.income(0)
    assert (told["total"], len(told["terms"])) == (2 + 3 + 2, 4)  # the orcs stand on a hill
    assert {"reason": "declined", "amount": 2, "of": "humans", "regions": [20, 21]} in told["terms"]
    assert {"reason": "declined", "amount": 3, "of": "ratmen", "regions": [4, 5, 10]} in told["terms"]
    assert earned(do(state, "decline"), 0) == 3 + 1


@pytest.mark.rule("EDGE-SPIRIT-3")
def test_the_owner_may_conquer_his_own_spirits() -> None:
    scene = Scene().people(0, "ratmen", "spirit", {10: 1, 4: 1}, declined=True)
    state = scene.people(0, "orcs", "hill", {5: 1}, hand=7).conquest()
    assert (cost(state, 10), cost(state, 4)) == (3, 3)
    do(state, "conquer", 10)
    assert (owner(state, 10), owner(state, 4), tray(state, "ratmen")) == ("orcs", "ratmen", 12)
    do(state, "conquer", 4)
    assert (people(state, "ratmen"), state.view(None)["stack"]["discard"]) == (None, ["spirit"])
