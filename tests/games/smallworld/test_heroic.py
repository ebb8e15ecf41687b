"""Heroic: two heroes make two regions immune until they move."""

from __future__ import annotations

import pytest

from kit.scene import Scene, can, choices, do, region, reveal, stage, why_not
from mikrokosmos.games.smallworld.state import SmallWorldState


def heroes(state: SmallWorldState) -> list[int]:
    """Where heroes stand."""
    return [at["id"] for at in state.view(None)["regions"] if "hero" in at["markers"]]


@pytest.mark.rule("POW-HERO-1")
def test_two_heroes_are_put_in_two_different_regions_at_the_end_of_the_turn() -> None:
    scene = Scene(tribes=False).people(0, "orcs", "heroic", {2: 1, 3: 1, 17: 1})
    state = scene.people(1, "ratmen", "commando", {7: 9}).conquest()
    do(state, "stop")
    assert choices(state, "hero") == [2, 3, 17]
    assert why_not(state, "done") == "heroes-in-hand"
    do(state, "hero", 2)
    assert why_not(state, "hero", 2) == "has-one"
    assert (choices(state, "hero"), can(state, "done")) == ([3, 17], False)
    do(state, "hero", 17)
    assert (heroes(state), state.turn) == ([2, 17], 1)


@pytest.mark.rule("POW-HERO-1")
def test_nobody_conquers_a_region_with_a_hero() -> None:
    scene = Scene(tribes=False).people(0, "ratmen", "commando", {3: 1}, hand=9)
    state = scene.people(1, "orcs", "heroic", {2: 1, 4: 1}).marker("hero", 2).conquest()
    assert why_not(state, "conquer", 2) == "immune"
    assert why_not(state, "conquer", 4) is None


@pytest.mark.rule("POW-HERO-2")
def test_heroes_leave_when_their_race_declines() -> None:
    scene = Scene(tribes=False).people(0, "orcs", "heroic", {2: 1, 7: 1}).marker("hero", 2, 7)
    state = scene.people(1, "ratmen", "commando", {3: 9}).turn_start()
    do(state, "decline")
    reveal(state)
    assert heroes(state) == []
    assert can(state, "conquer", 2) and can(state, "conquer", 7)


@pytest.mark.rule("EDGE-HERO-1")
def test_with_one_region_one_hero_is_placed_and_the_other_waits() -> None:
    scene = Scene(tribes=False).people(0, "orcs", "heroic", {2: 1})
    state = scene.people(1, "ratmen", "commando", {20: 1}).conquest()
    do(state, "stop")
    do(state, "hero", 2)
    assert (heroes(state), state.turn) == ([2], 1)


@pytest.mark.rule("EDGE-HERO-1")
def test_without_a_region_both_heroes_wait() -> None:
    scene = Scene(tribes=False).people(0, "orcs", "heroic", hand=3)
    state = scene.people(1, "ratmen", "commando", {20: 1}).conquest()
    do(state, "stop")
    assert (heroes(state), state.turn) == ([], 1)


@pytest.mark.rule("EDGE-HERO-2")
def test_heroes_may_stay_or_move_every_turn() -> None:
    scene = Scene(tribes=False).people(0, "orcs", "heroic", {2: 1, 3: 1, 17: 1}).marker("hero", 2, 3)
    state = scene.people(1, "ratmen", "commando", {20: 1}).turn_start()
    assert heroes(state) == [2, 3]
    do(state, "stop")
    assert (stage(state), choices(state, "hero")) == ("redeployment", [2, 3, 17])
    other = state.copy()
    for at in (2, 3):
        do(state, "hero", at)
    for at in (3, 17):
        do(other, "hero", at)
    assert (heroes(state), heroes(other)) == ([2, 3], [3, 17])
    assert region(other, 2)["markers"] == {}
