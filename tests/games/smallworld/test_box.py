"""What is in the box: banners, badges, tokens, markers and the die, in the numbers printed on them."""

from __future__ import annotations

import pytest

from kit.scene import RACES, Scene, action, can, do, hand, in_play, region, reveal, tray, why_not
from kit.told import explained, words
from mikrokosmos.games.smallworld import GAME
from mikrokosmos.games.smallworld.content.boards import board
from mikrokosmos.games.smallworld.content.table import box

TRAY = {
    "amazons": 15,
    "dwarves": 8,
    "elves": 11,
    "ghouls": 10,
    "giants": 11,
    "halflings": 11,
    "humans": 10,
    "orcs": 10,
    "ratmen": 13,
    "skeletons": 20,
    "sorcerers": 18,
    "tritons": 11,
    "trolls": 10,
    "wizards": 10,
}
BANNER = {
    "amazons": 6,
    "dwarves": 3,
    "elves": 6,
    "ghouls": 5,
    "giants": 6,
    "halflings": 6,
    "humans": 5,
    "orcs": 5,
    "ratmen": 8,
    "skeletons": 6,
    "sorcerers": 5,
    "tritons": 6,
    "trolls": 5,
    "wizards": 5,
}
BADGE = {
    "alchemist": 4,
    "berserk": 4,
    "bivouacking": 5,
    "commando": 4,
    "diplomat": 5,
    "dragon_master": 5,
    "flying": 5,
    "forest": 4,
    "fortified": 3,
    "heroic": 5,
    "hill": 4,
    "merchant": 2,
    "mounted": 5,
    "pillaging": 5,
    "seafaring": 5,
    "spirit": 5,
    "stout": 4,
    "swamp": 4,
    "underworld": 5,
    "wealthy": 4,
}


@pytest.mark.rule("COMP-1")
def test_the_box_has_fourteen_banners_and_twenty_badges() -> None:
    state = GAME.new()
    assert len(state.chances()) == 14
    assert [words(state, x)["race"] for x, _ in state.chances()] == sorted(TRAY)
    state.play(state.chances()[0][0])
    assert len(state.chances()) == 20
    assert [words(state, x)["power"] for x, _ in state.chances()] == sorted(BADGE)


@pytest.mark.rule("COMP-1")
def test_a_banner_has_two_sides_active_and_in_decline() -> None:
    state = Scene().people(0, "orcs", "hill", {5: 2}).people(1, "elves", "swamp", {17: 1}).turn_start()
    assert in_play(state, "orcs")["standing"] == "active"
    do(state, "decline")
    assert in_play(state, "orcs")["standing"] == "declined"
    assert in_play(state, "elves")["standing"] == "active"


@pytest.mark.rule("COMP-2")
def test_there_are_168_race_tokens_and_18_lost_tribes() -> None:
    state = GAME.new(players=5)
    assert sum(state.view(None)["tray"].values()) == 168
    assert sum(place["tribe"] for place in state.view(None)["regions"]) == 18


@pytest.mark.rule("COMP-3")
def test_the_tray_holds_so_many_tokens_of_each_race() -> None:
    assert GAME.new().view(None)["tray"] == TRAY


@pytest.mark.rule("COMP-3")
@pytest.mark.parametrize("race", TRAY)
def test_banner_plus_the_largest_badge_never_exceeds_the_tray(race: str) -> None:
    state = Scene().people(1, "ratmen" if race != "ratmen" else "orcs", None, {5: 1}, declined=True)
    picked = state.column((race, "flying", 0)).pick()
    do(picked, "pick", 1)
    reveal(picked)
    raiders = 4 if race == "amazons" else 0
    assert hand(picked, race) == BANNER[race] + 5 + raiders
    assert tray(picked, race) == TRAY[race] - BANNER[race] - 5 - raiders >= 0


@pytest.mark.rule("COMP-4")
@pytest.mark.parametrize("race", BANNER)
def test_the_number_on_each_banner(race: str) -> None:
    state = Scene().column((race, "alchemist", 0)).pick()
    brings = explained(state, action(state, "pick", 1))["tokens"]["terms"]
    assert {"reason": "banner", "amount": BANNER[race], "of": race} in brings
    raiders = [term["amount"] for term in brings if term["reason"] == "raiders"]
    assert raiders == ([4] if race == "amazons" else [])
    do(state, "pick", 1)
    reveal(state)
    assert hand(state, race) == BANNER[race] + sum(raiders) + 4


@pytest.mark.rule("COMP-5")
@pytest.mark.parametrize("power", BADGE)
def test_the_number_on_each_badge(power: str) -> None:
    state = Scene().column(("ratmen", power, 0)).pick()
    brings = explained(state, action(state, "pick", 1))["tokens"]["terms"]
    assert {"reason": "badge", "amount": BADGE[power], "of": power} in brings
    do(state, "pick", 1)
    reveal(state)
    assert hand(state, "ratmen") == 8 + BADGE[power]


@pytest.mark.rule("COMP-6")
def test_the_box_has_ten_lairs_six_fortresses_and_nine_mountains() -> None:
    assert {marker.id: marker.supply for marker in box().markers if marker.supply} == {"lair": 10, "fort": 6}
    assert RACES["trolls"].tray == 10  # so a lair is there for every region they could hold
    mountains = {players: sum(r.terrain == "mountain" for r in board(players).regions) for players in (2, 3, 4, 5)}
    assert mountains == {2: 4, 3: 7, 4: 8, 5: 9}


@pytest.mark.rule("COMP-6")
def test_the_sixth_fortress_is_the_last_on_the_map() -> None:
    at = {2: 2, 3: 1, 4: 1, 5: 1, 10: 1, 11: 1, 16: 1}
    state = Scene().people(0, "ratmen", "fortified", at).marker("fort", 2, 3, 4, 5, 10).stage("redeployment")
    assert can(state, "fort", 16)
    do(state, "fort", 16)
    full = Scene().people(0, "ratmen", "fortified", at).marker("fort", 2, 3, 4, 5, 10, 11).stage("redeployment")
    assert why_not(full, "fort", 16) == "supply-empty"


@pytest.mark.rule("COMP-6")
def test_five_encampments_two_heroes_two_holes_and_one_dragon() -> None:
    camps = Scene().people(0, "ratmen", "bivouacking", {2: 1}).stage("redeployment")
    for _ in range(5):
        do(camps, "camp", 2)
    assert region(camps, 2)["markers"] == {"camp": 5}

    heroes = Scene().people(0, "ratmen", "heroic", {2: 1, 3: 1, 4: 1}).stage("redeployment")
    do(heroes, "hero", 2)
    assert can(heroes, "hero", 3)
    do(heroes, "hero", 3)
    assert [heroes.view(None)["regions"][at - 1]["markers"] for at in (2, 3, 4)] == [{"hero": 1}, {"hero": 1}, {}]

    holes = Scene(tribes=False).people(0, "halflings", "hill", hand=10).conquest()
    for at in (2, 3, 4):
        do(holes, "conquer", at)
    assert [region(holes, at)["markers"] for at in (2, 3, 4)] == [{"hole": 1}, {"hole": 1}, {}]

    dragon = Scene(tribes=False).people(0, "ratmen", "dragon_master", hand=10).conquest()
    do(dragon, "dragon", 2)
    assert region(dragon, 2)["markers"] == {"dragon": 1}
    assert why_not(dragon, "dragon", 3) == "dragon-has-flown"


@pytest.mark.rule("COMP-8")
def test_the_die_has_three_blank_faces_and_one_each_of_one_two_and_three() -> None:
    state = Scene(tribes=False).people(0, "orcs", "hill", {5: 1}, hand=1).conquest()
    assert explained(state, action(state, "attempt", 10))["faces"] == 3
    do(state, "attempt", 10)
    assert [(words(state, x)["pips"], weight) for x, weight in state.chances()] == [(0, 3), (1, 1), (2, 1), (3, 1)]


@pytest.mark.rule("COMP-8")
def test_the_berserk_die_is_the_same_die() -> None:
    state = Scene(tribes=False).people(0, "orcs", "berserk", {5: 1}, hand=3).conquest()
    do(state, "roll")
    assert [(words(state, x)["pips"], weight) for x, weight in state.chances()] == [(0, 3), (1, 1), (2, 1), (3, 1)]
