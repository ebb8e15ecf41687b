"""Declined Ghouls beside the other races of their seat: they may attack the active one, and declines remove them."""

from __future__ import annotations

import pytest

from kit.scene import (
    Scene,
    before_the_turn,
    can,
    cost,
    do,
    earned,
    end_turn,
    hand,
    marching,
    owner,
    people,
    region,
    reveal,
    tokens,
    tray,
    why_not,
)


@pytest.mark.rule("RACE-GHOUL-5")
def test_ghouls_may_attack_their_owners_active_race() -> None:
    scene = Scene().people(0, "ghouls", None, {5: 6}, declined=True).people(0, "ratmen", "hill", {10: 2})
    state = scene.turn_start()
    assert cost(state, 10) == 4
    do(state, "conquer", 10)
    assert (owner(state, 10), tray(state, "ratmen")) == ("ghouls", 12)


@pytest.mark.rule("EDGE-GHOUL-5")
def test_an_active_race_attacked_by_its_own_ghouls_fights_on_with_the_survivors() -> None:
    scene = Scene(tribes=False).people(0, "ghouls", None, {5: 6}, declined=True)
    state = scene.people(0, "ratmen", "hill", {10: 3, 21: 1}).turn_start()
    do(state, "conquer", 10)
    assert (hand(state, "ratmen"), tray(state, "ratmen")) == (2, 10)
    do(state, "stop")
    do(state, "conquer", 22)
    assert (owner(state, 22), tokens(state, 22), hand(state, "ratmen")) == ("ratmen", 2, 0)


@pytest.mark.rule("EDGE-GHOUL-6")
@pytest.mark.parametrize(
    ("race", "power", "marker"),
    [("halflings", "hill", "hole"), ("orcs", "heroic", "hero"), ("orcs", "dragon_master", "dragon")],
)
def test_immune_regions_are_immune_to_the_owners_ghouls_too(race: str, power: str, marker: str) -> None:
    scene = Scene().people(0, "ghouls", None, {5: 6}, declined=True).people(0, race, power, {10: 1, 4: 1}, holes=2)
    state = scene.marker(marker, 10).turn_start()
    assert (marching(state), can(state, "conquer", 4)) == ("ghouls", True)
    assert why_not(state, "conquer", 10) == "immune"


@pytest.mark.rule("EDGE-GHOUL-6")
@pytest.mark.parametrize(
    ("race", "power", "marker"),
    [("halflings", "hill", "hole"), ("orcs", "heroic", "hero"), ("orcs", "dragon_master", "dragon")],
)
def test_a_table_may_decide_that_immune_regions_are_open_to_their_owners_ghouls(
    race: str, power: str, marker: str
) -> None:
    scene = Scene(house={"own_immune": "others"}).people(0, "ghouls", None, {5: 6}, declined=True)
    state = scene.people(0, race, power, {10: 1}, holes=2).marker(marker, 10).turn_start()
    do(state, "conquer", 10)
    assert (owner(state, 10), region(state, 10)["markers"]) == ("ghouls", {})
    other = Scene(turn=1, house={"own_immune": "others"}).people(0, race, power, {10: 1}, holes=2).marker(marker, 10)
    state = other.people(1, "ratmen", "forest", {5: 6}).turn_start()
    assert why_not(state, "conquer", 10) == "immune"  # to everybody else they stay closed


@pytest.mark.rule("EDGE-GHOUL-6")
def test_a_dragon_driven_out_by_own_ghouls_is_in_hand_again_and_a_hole_is_lost() -> None:
    scene = Scene(tribes=False, house={"own_immune": "others"}).people(0, "ghouls", None, {5: 6}, declined=True)
    state = scene.people(0, "orcs", "dragon_master", {10: 1, 21: 3}).marker("dragon", 10).turn_start()
    do(state, "conquer", 10)
    do(state, "stop")
    assert can(state, "dragon", 20)
    scene = Scene(tribes=False, house={"own_immune": "others"}).people(0, "ghouls", None, {5: 6}, declined=True)
    state = scene.people(0, "halflings", "hill", {10: 1, 21: 4}, holes=2).marker("hole", 10, 21).turn_start()
    do(state, "conquer", 10)
    do(state, "stop")
    do(state, "conquer", 20)
    assert [region(state, at)["markers"] for at in (10, 20, 21)] == [{}, {}, {"hole": 1}]


@pytest.mark.rule("EDGE-GHOUL-8")
def test_ghouls_do_not_march_in_the_turn_the_active_race_declines() -> None:
    scene = Scene().people(0, "ghouls", None, {5: 4}, declined=True).people(0, "ratmen", "spirit", {21: 2})
    state = scene.people(1, "elves", "forest", {2: 1}).turn_start()
    declining = state.copy()
    do(state, "conquer", 10)
    assert why_not(state, "decline") == "too-late"
    do(state, "stop")
    assert (marching(state), why_not(state, "decline")) == ("ratmen", "too-late")
    do(declining, "decline")
    assert (declining.turn, tokens(declining, 5)) == (1, 4)


@pytest.mark.rule("EDGE-GHOUL-9")
def test_another_decline_removes_ordinary_ghouls_with_all_their_tokens() -> None:
    scene = Scene().people(0, "ghouls", None, {5: 4, 10: 2}, declined=True).people(0, "ratmen", "hill", {21: 2})
    state = scene.people(1, "elves", "forest", {2: 1}).turn_start()
    assert earned(do(state, "decline"), 0) == 1
    assert (owner(state, 5), owner(state, 10), tray(state, "ghouls")) == (None, None, 10)
    assert (people(state, "ghouls"), state.view(None)["stack"]["under"]) == (None, ["ghouls"])


@pytest.mark.rule("EDGE-GHOUL-10")
def test_spirit_ghouls_stay_for_good_and_go_on_attacking() -> None:
    scene = Scene().people(0, "ghouls", "spirit", {5: 4, 10: 2}, declined=True)
    scene.people(0, "humans", None, {19: 1}, declined=True).people(0, "ratmen", "hill", {21: 2})
    scene.column(("orcs", "flying", 0))
    state = before_the_turn(scene)
    do(state, "decline")
    assert [tokens(state, at) for at in (5, 10, 19, 21)] == [4, 2, 0, 1]
    end_turn(state)
    do(state, "pick", 1)
    reveal(state)
    assert (marching(state), can(state, "conquer", 4)) == ("ghouls", True)


@pytest.mark.rule("EDGE-GHOUL-13")
def test_spirits_that_decline_leave_ordinary_ghouls_on_the_map() -> None:
    scene = Scene().people(0, "ghouls", None, {5: 4, 10: 2}, declined=True).people(0, "ratmen", "spirit", {21: 3})
    state = before_the_turn(scene.column(("orcs", "flying", 0)))
    assert earned(do(state, "decline"), 0) == 3
    assert [tokens(state, at) for at in (5, 10, 21)] == [4, 2, 1]
    end_turn(state)
    do(state, "pick", 1)
    reveal(state)
    assert (marching(state), can(state, "conquer", 4)) == ("ghouls", True)


@pytest.mark.rule("EDGE-GHOUL-13")
def test_ghouls_that_decline_leave_spirits_on_the_map_and_go_before_them() -> None:
    scene = Scene().people(0, "ratmen", "spirit", {21: 1}, declined=True).people(0, "ghouls", "hill", {5: 4, 10: 2})
    state = before_the_turn(scene.column(("orcs", "flying", 0)))
    assert earned(do(state, "decline"), 0) == 3
    assert [tokens(state, at) for at in (5, 10, 21)] == [4, 2, 1]
    end_turn(state)
    do(state, "pick", 1)
    reveal(state)
    assert marching(state) == "ghouls"
    do(state, "stop")
    do(state, "conquer", 20)
    end_turn(state)
    end_turn(state)
    do(state, "decline")  # an ordinary one: now the ghouls go, the spirits never
    assert (owner(state, 5), owner(state, 10), owner(state, 21), owner(state, 20)) == (None, None, "ratmen", "orcs")
