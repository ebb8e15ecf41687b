"""What makes a region cheaper."""

from __future__ import annotations

import pytest

from kit.scene import Scene, cost, do
from kit.told import explained
from mikrokosmos.games.smallworld.state import SmallWorldState


def entering(race: str, power: str) -> SmallWorldState:
    """A race with nine tokens in hand, about to enter an empty map."""
    return Scene(tribes=False).people(0, race, power, hand=9).conquest()


def reasons(state: SmallWorldState, at: int) -> dict[str, int]:
    """The terms of a region's cost that are not what lies in it."""
    told = explained(state, state.encode({"type": "conquer", "region": at}))["terms"]
    about = [term for term in told if term["reason"] in ("discount", "beside", "minimum")]
    return {" ".join([term["reason"], term.get("of", "")]).strip(): term["amount"] for term in about}


@pytest.mark.rule("RACE-TRI-1")
def test_tritons_pay_one_less_on_the_shore_of_a_sea_or_a_lake() -> None:
    state = entering("tritons", "merchant")
    assert (cost(state, 2), cost(state, 6), cost(state, 5), cost(state, 20)) == (1, 2, 2, 3)
    state = Scene(tribes=False).people(0, "tritons", "merchant", {10: 1}, hand=9).conquest()
    assert (cost(state, 9), cost(state, 4), cost(state, 15)) == (2, 2, 2)  # only 9, a mountain, lies at the lake


@pytest.mark.rule("POW-COMM")
def test_commandos_pay_one_less_anywhere_also_when_they_enter() -> None:
    state = entering("ratmen", "commando")
    assert [cost(state, at) for at in (2, 3, 4, 5, 20)] == [1, 1, 1, 1, 2]
    scene = Scene().people(0, "ratmen", "commando", {2: 1}, hand=9).people(1, "orcs", "hill", {3: 3})
    state = scene.conquest()
    assert (cost(state, 3), cost(state, 7)) == (4, 2)
    do(state, "conquer", 3)
    assert cost(state, 9) == 2


@pytest.mark.rule("POW-MOUNT")
def test_mounted_races_pay_one_less_on_hills_and_farmland() -> None:
    state = entering("ratmen", "mounted")
    terrains = {5: "hill", 18: "hill", 2: "farmland", 12: "farmland", 3: "forest", 21: "swamp", 20: "mountain"}
    assert {at: cost(state, at) for at in terrains} == {5: 1, 18: 1, 2: 1, 12: 1, 3: 2, 21: 2, 20: 3}


@pytest.mark.rule("POW-UNDER-1")
def test_underworld_races_pay_one_less_where_there_is_a_cavern() -> None:
    state = entering("ratmen", "underworld")
    assert {at: cost(state, at) for at in (4, 6, 18, 2, 5, 20)} == {4: 1, 6: 2, 18: 1, 2: 2, 5: 2, 20: 3}


@pytest.mark.rule("RACE-GIA-1")
def test_giants_pay_one_less_beside_a_mountain_they_hold() -> None:
    state = Scene(tribes=False).people(0, "giants", "merchant", {20: 1, 18: 1}, hand=9).conquest()
    assert (cost(state, 14), cost(state, 19), cost(state, 21)) == (1, 1, 1)
    assert (cost(state, 12), cost(state, 13), cost(state, 17)) == (2, 2, 2)  # 12 lies beside a mountain nobody holds


@pytest.mark.rule("RACE-GIA-1")
def test_two_mountains_make_a_region_no_cheaper_than_one() -> None:
    state = Scene().people(0, "giants", "merchant", {20: 1, 9: 1}, hand=9).conquest()
    assert cost(state, 14) == 2  # 2, a lost tribe, beside


@pytest.mark.rule("EDGE-GIA-1")
def test_a_mountain_taken_this_turn_counts() -> None:
    state = Scene(tribes=False).people(0, "giants", "merchant", {19: 1}, hand=9).conquest()
    assert cost(state, 14) == 2
    do(state, "conquer", 20)
    assert cost(state, 14) == 1


@pytest.mark.rule("EDGE-GIA-1")
def test_an_abandoned_mountain_or_one_of_the_own_declined_race_does_not_count() -> None:
    state = Scene(tribes=False).people(0, "giants", "merchant", {19: 4, 20: 1}).turn_start()
    assert cost(state, 14) == 1
    do(state, "abandon", 20)
    assert cost(state, 14) == 2
    scene = Scene(tribes=False).people(0, "giants", "merchant", {19: 1}, hand=9)
    assert cost(scene.people(0, "humans", None, {20: 1}, declined=True).conquest(), 14) == 2


@pytest.mark.rule("EDGE-UND-2")
def test_for_underworld_giants_a_mountain_with_a_cavern_lies_beside_every_cavern() -> None:
    scene = Scene().people(0, "giants", "underworld", {6: 1}, hand=9).people(1, "orcs", "hill", {18: 3})
    state = scene.conquest()
    assert cost(state, 18) == 3  # 2 and three tokens, less one for the cavern and one for the mountain
    assert cost(state, 15) == 1
    assert reasons(state, 18) == {"discount underworld": -1, "beside giants": -1}
    scene = Scene().people(0, "giants", "underworld", {4: 1}, hand=9).people(1, "orcs", "hill", {18: 3})
    assert cost(scene.conquest(), 18) == 4  # the cavern held is no mountain


@pytest.mark.rule("EDGE-UND-2")
def test_a_mountain_without_a_cavern_lies_beside_its_neighbours_only() -> None:
    scene = Scene().people(0, "giants", "underworld", {4: 1, 20: 1}, hand=9).people(1, "orcs", "hill", {18: 3})
    assert cost(scene.conquest(), 18) == 4


@pytest.mark.rule("EDGE-MIN-1")
def test_reductions_add_up_but_never_below_one() -> None:
    scene = Scene().people(0, "tritons", "commando", {2: 1}, hand=9).people(1, "orcs", "hill", {3: 2})
    state = scene.conquest()
    assert (cost(state, 3), cost(state, 7), cost(state, 6)) == (2, 1, 1)
    state = entering("tritons", "commando")
    assert cost(state, 2) == 1
    assert reasons(state, 2) == {"discount tritons": -1, "discount commando": -1, "minimum": 1}
    state = Scene().people(0, "giants", "mounted", {6: 1}, hand=9).people(1, "orcs", "hill", {2: 3}).conquest()
    assert (cost(state, 7), cost(state, 2), cost(state, 12)) == (1, 3, 1)


@pytest.mark.rule("EDGE-MIN-2")
def test_a_race_has_one_badge_so_two_powers_never_help_it_together() -> None:
    scene = Scene().people(0, "humans", "mounted", {2: 1}, hand=9).people(0, "ratmen", None, {20: 1}, declined=True)
    state = scene.people(1, "orcs", "commando", {3: 1}).conquest()
    assert cost(state, 7) == 2  # 2 and a lost tribe, less one for the hill
    assert reasons(state, 7) == {"discount mounted": -1}
    powers = [people["power"] for people in state.view(None)["peoples"]]
    assert powers == ["mounted", "commando", None]


@pytest.mark.rule("EDGE-SEA-3")
def test_water_is_not_coastal_for_tritons() -> None:
    state = Scene(tribes=False).people(0, "tritons", "seafaring", {2: 1, 3: 1, 22: 1}, hand=8).conquest()
    assert (cost(state, 1), cost(state, 8), cost(state, 23)) == (2, 2, 2)
    assert cost(state, 7) == 1
