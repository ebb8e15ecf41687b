"""The general definitions: non-empty, adding up, whose tokens "you" are, and immune."""

from __future__ import annotations

import pytest

from kit.scene import Scene, action, can, choices, cost, do, earned, end_turn, region, why_not


def taken(scene: Scene, at: int) -> int:
    """How many non-empty regions the Orcs count after conquering a region."""
    state = scene.conquest()
    do(state, "conquer", at)
    return int(state.view(None)["march"]["taken"])


def orcs() -> Scene:
    """Orcs on a hill with tokens in hand."""
    return Scene(tribes=False).people(0, "orcs", "flying", {5: 1}, hand=8)


@pytest.mark.rule("DEF-1")
def test_a_region_with_any_race_token_is_not_empty() -> None:
    assert taken(orcs().people(1, "elves", "stout", {10: 2}), 10) == 1
    assert taken(orcs().people(1, "elves", None, {10: 1}, declined=True), 10) == 1
    assert taken(orcs().people(0, "elves", None, {10: 1}, declined=True), 10) == 1  # one's own declined token
    assert taken(orcs(), 10) == 0


@pytest.mark.rule("DEF-1")
def test_a_region_with_a_lost_tribe_is_not_empty() -> None:
    state = Scene().people(0, "orcs", "flying", {5: 1}, hand=8).conquest()
    assert region(state, 4)["tribe"]
    do(state, "conquer", 4)
    assert earned(end_turn(state), 0) == 2 + 1


@pytest.mark.rule("DEF-1")
def test_it_counts_what_is_there_at_the_moment_of_conquest() -> None:
    state = Scene(tribes=False).people(0, "orcs", "flying", {5: 3, 10: 1}).turn_start()
    do(state, "abandon", 10)
    do(state, "conquer", 10)
    assert state.view(None)["march"]["taken"] == 0


@pytest.mark.rule("DEF-2")
def test_a_mountain_without_a_token_is_empty() -> None:
    assert taken(orcs(), 9) == 0
    assert taken(orcs().people(1, "elves", "stout", {9: 1}), 9) == 1
    state = orcs().conquest()
    assert state.explain(action(state, "conquer", 9))["terms"] == [
        {"reason": "base", "amount": 2},
        {"reason": "mountain", "amount": 1},
    ]
    do(state, "conquer", 9)
    assert earned(end_turn(state), 0) == 2


@pytest.mark.rule("DEF-3")
def test_the_reductions_of_banner_and_badge_add_up() -> None:
    scene = Scene(tribes=False).people(0, "tritons", "commando", {2: 1}, hand=9)
    state = scene.people(1, "elves", "stout", {3: 3}).conquest()
    assert state.explain(action(state, "conquer", 3)) == {
        "total": 3,
        "terms": [
            {"reason": "base", "amount": 2},
            {"reason": "tokens", "amount": 3, "of": "elves"},
            {"reason": "discount", "amount": -1, "of": "tritons"},
            {"reason": "discount", "amount": -1, "of": "commando"},
        ],
        "have": 9,
    }


@pytest.mark.rule("DEF-3")
def test_the_coins_of_banner_and_badge_add_up() -> None:
    assert Scene().people(0, "humans", "merchant", {2: 1, 10: 1}).turn_start().income(0)["total"] == 2 + 2 + 2
    state = Scene().people(0, "orcs", "pillaging", {5: 1}, hand=8).conquest()
    do(state, "conquer", 4)
    assert state.income(0)["total"] == 2 + 1 + 1


@pytest.mark.rule("DEF-4")
def test_a_power_is_not_for_the_owners_declined_race() -> None:
    scene = Scene().people(0, "ghouls", None, {5: 5}, declined=True).people(0, "orcs", "pillaging", {18: 3})
    state = scene.people(1, "elves", "stout", {20: 1}).turn_start()
    assert state.view(None)["march"]["race"] == "ghouls"
    do(state, "conquer", 4)  # the lost tribe falls to the declined Ghouls
    assert state.view(None)["march"]["taken"] == 0
    assert earned(end_turn(state), 0) == 2 + 1  # no coin for Orcs or Pillaging


@pytest.mark.rule("DEF-4")
def test_the_reach_and_the_reductions_of_a_badge_are_not_for_the_declined_race() -> None:
    scene = Scene(tribes=False).people(0, "ghouls", None, {5: 5}, declined=True)
    flying = scene.people(0, "orcs", "flying", {18: 3}).people(1, "elves", "stout", {20: 1}).turn_start()
    assert choices(flying, "conquer") == [4, 10, 11]
    scene = Scene(tribes=False).people(0, "ghouls", None, {5: 5}, declined=True)
    commando = scene.people(0, "orcs", "commando", {18: 3}).people(1, "elves", "stout", {20: 1}).turn_start()
    assert cost(commando, 10) == 2
    do(commando, "stop")
    assert cost(commando, 17) == 1  # the active race has it


@pytest.mark.rule("DEF-5")
@pytest.mark.parametrize(
    ("marker", "race", "power"),
    [("hole", "halflings", "stout"), ("hero", "elves", "heroic"), ("dragon", "elves", "dragon_master")],
)
def test_an_immune_region_can_neither_be_conquered_nor_touched_by_race_or_power(
    marker: str, race: str, power: str
) -> None:
    attackers = "flying" if power == "dragon_master" else "dragon_master"
    scene = Scene(tribes=False).people(0, "sorcerers", attackers, {5: 1}, hand=2).people(1, race, power, {10: 1, 4: 1})
    state = scene.marker(marker, 10).conquest()
    kinds = ["attempt", "convert"] + ["dragon"] * (attackers == "dragon_master")
    assert [can(state, kind, 4) for kind in kinds] == [True] * len(kinds)  # the region without the marker
    assert [why_not(state, kind, 10) for kind in ["conquer", *kinds]] == ["immune"] * (len(kinds) + 1)


@pytest.mark.rule("DEF-5")
def test_a_region_is_immune_only_until_the_marker_moves() -> None:
    scene = Scene(tribes=False, turn=1).people(0, "ratmen", "stout", {5: 6})
    state = scene.people(1, "elves", "dragon_master", {4: 1}, hand=1).marker("dragon", 4).conquest()
    do(state, "dragon", 10)
    end_turn(state)
    assert can(state, "conquer", 4)
    assert why_not(state, "conquer", 10) == "immune"
