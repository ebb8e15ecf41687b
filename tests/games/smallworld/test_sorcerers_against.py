"""Sorcerers against every protection, and with powers that carry them further."""

from __future__ import annotations

import pytest

from kit.scene import Scene, can, choices, do, owner, stage, why_not


@pytest.mark.rule("EDGE-SORC-1")
@pytest.mark.parametrize(
    ("race", "power", "marker"),
    [("orcs", "heroic", "hero"), ("orcs", "dragon_master", "dragon"), ("halflings", "merchant", "hole")],
)
def test_sorcerers_swap_nobody_beside_a_hero_a_dragon_or_in_a_hole(race: str, power: str, marker: str) -> None:
    scene = Scene(tribes=False).people(0, "sorcerers", "hill", {3: 1}).people(1, race, power, {2: 1, 4: 1})
    state = scene.marker(marker, 2).conquest()
    assert choices(state, "convert") == [4]
    assert why_not(state, "convert", 2) == "immune"


@pytest.mark.rule("EDGE-SORC-2")
def test_sorcerers_swap_no_declined_token_not_even_a_ghoul_and_no_lost_tribe() -> None:
    scene = Scene().people(0, "sorcerers", "hill", {3: 1}).people(1, "orcs", "merchant", {20: 1})
    scene.people(1, "ghouls", None, {2: 1}, declined=True).people(0, "elves", None, {9: 1}, declined=True)
    state = scene.conquest()
    assert choices(state, "convert") == []
    for place in (2, 9, 4):  # a ghoul in decline, an own declined token, a lost tribe
        assert why_not(state, "convert", place) == "not-an-active-token"


@pytest.mark.rule("EDGE-SORC-3")
def test_sorcerers_swap_nobody_with_whom_they_are_at_peace() -> None:
    scene = Scene(3, tribes=False).people(0, "sorcerers", "hill", {9: 1})
    scene.people(1, "orcs", "diplomat", {2: 1}).people(2, "elves", "forest", {4: 1}).pact(1, 0)
    state = scene.conquest()
    assert choices(state, "convert") == [4]
    assert why_not(state, "convert", 2) == "pact"


@pytest.mark.rule("EDGE-SORC-4")
def test_a_swap_by_diplomat_sorcerers_is_an_attack_and_rules_out_peace() -> None:
    scene = Scene(3, tribes=False).people(0, "sorcerers", "diplomat", {9: 1})
    state = scene.people(1, "orcs", "hill", {2: 1}).people(2, "elves", "forest", {4: 1}).conquest()
    do(state, "convert", 2)
    do(state, "stop")
    assert stage(state) == "peace"
    assert choices(state, "ally") == [2]


@pytest.mark.rule("EDGE-SORC-5")
def test_a_lone_token_at_sea_or_on_the_lake_is_out_of_the_sorcerers_reach() -> None:
    scene = Scene(tribes=False).people(0, "sorcerers", "hill", {2: 1, 3: 1})
    state = scene.people(1, "tritons", "seafaring", {1: 1, 8: 1, 4: 1}).conquest()
    assert choices(state, "convert") == [4]
    assert why_not(state, "convert", 1) == "water"


@pytest.mark.rule("EDGE-SORC-7")
def test_a_swap_is_the_conquest_of_a_non_empty_region() -> None:
    scene = Scene(tribes=False).people(0, "sorcerers", "pillaging", {3: 1})
    state = scene.people(1, "orcs", "merchant", {2: 1}).conquest()
    do(state, "convert", 2)
    assert state.income(0)["total"] == 2 + 1  # two regions, one of them taken from somebody


@pytest.mark.rule("EDGE-SORC-8")
@pytest.mark.parametrize("power", ["hill", "flying"])
def test_sorcerers_who_are_not_on_the_map_swap_nobody(power: str) -> None:
    scene = Scene(tribes=False).people(0, "sorcerers", power, hand=9)
    state = scene.people(1, "orcs", "merchant", {2: 1}).conquest()
    assert can(state, "conquer", 2)
    assert choices(state, "convert") == []
    assert why_not(state, "convert", 2) == "not-on-the-map"


@pytest.mark.rule("EDGE-SORC-9")
def test_flying_sorcerers_swap_anywhere_on_land() -> None:
    scene = Scene(tribes=False).people(0, "sorcerers", "flying", {3: 1})
    state = scene.people(1, "tritons", "seafaring", {17: 1, 20: 1, 23: 1}).conquest()
    assert choices(state, "convert") == [17, 20]
    do(state, "convert", 17)
    assert owner(state, 17) == "sorcerers"


@pytest.mark.rule("EDGE-SORC-9")
def test_underworld_sorcerers_swap_from_cavern_to_cavern() -> None:
    scene = Scene(tribes=False).people(0, "sorcerers", "underworld", {4: 1})
    state = scene.people(1, "orcs", "merchant", {6: 1, 18: 1, 17: 1}).conquest()
    assert choices(state, "convert") == [6, 18]
