"""Every reason for which an action is refused: the word a player is told, and the facts behind it."""

from __future__ import annotations

from typing import Any

import pytest

import mikrokosmos as mk
from kit.scene import Scene, action, do, end_turn, reveal, roll, stop, why_not
from mikrokosmos.games.smallworld import GAME


def orcs(hand: int = 9, power: str = "hill") -> Scene:
    """Seat 0 leads orcs on region 2 of the two-player board, seat 1 elves on region 3."""
    return Scene().people(0, "orcs", power, {2: 1}, hand=hand).people(1, "elves", "merchant", {3: 2})


def test_when_the_game_is_over_nothing_is_allowed() -> None:
    state = (
        Scene(round=10, turn=1).people(0, "orcs", "hill", {2: 1}).people(1, "elves", "merchant", {3: 2}).turn_start()
    )
    end_turn(state)
    assert state.over and why_not(state, "stop") == "over"
    with pytest.raises(mk.IllegalAction, match="over"):
        state.play(0)


def test_while_chance_moves_a_seat_waits() -> None:
    state = orcs(hand=1).conquest()
    do(state, "attempt", 6)
    assert state.refusal(0) is None, "an outcome of the die"
    assert state.refusal(50) == {"reason": "chance-moves", "stage": "attempt"}
    with pytest.raises(mk.IllegalAction, match="50 is not one of its outcomes"):
        state.play(50)


def test_there_is_no_such_action_or_region() -> None:
    state = orcs().conquest()
    assert state.refusal(447) == state.refusal(-1) == {"reason": "no-such-action"}
    assert state.refusal(action(state, "conquer", 24)) == {"reason": "no-such-region", "regions": 23}
    with pytest.raises(mk.IllegalAction, match="whole number"):
        state.play("conquer")  # type: ignore[arg-type]


def test_an_action_of_another_stage_waits() -> None:
    state = orcs().conquest()
    assert state.refusal(action(state, "place", 2)) == {"reason": "not-now", "stage": "conquest"}


@pytest.mark.parametrize("kind", ["conquer", "attempt"])
def test_a_region_that_cannot_be_attacked(kind: str) -> None:
    state = orcs().conquest()
    assert why_not(state, kind, 2) == "own-region"
    assert why_not(state, kind, 1) == "water"
    assert why_not(state, kind, 22) == "out-of-reach"
    empty_handed = Scene().people(0, "orcs", "hill", {}, hand=9).conquest()
    assert why_not(empty_handed, kind, 10) == "not-an-entry"


def test_a_protected_region() -> None:
    immune = (
        Scene().people(0, "orcs", "hill", {2: 1}, hand=9).people(1, "elves", "heroic", {3: 2, 4: 1}).marker("hero", 3)
    )
    assert why_not(immune.conquest(), "conquer", 3) == "immune"
    peace = Scene().people(0, "orcs", "hill", {2: 1}, hand=9).people(1, "elves", "diplomat", {3: 2}).pact(1, 0)
    state = peace.conquest()
    assert state.refusal(action(state, "conquer", 3)) == {"reason": "pact", "with": 1}


def test_too_few_tokens_and_too_many_for_the_die() -> None:
    state = orcs(hand=2).conquest()
    assert state.refusal(action(state, "conquer", 6)) == {"reason": "too-few-tokens", "cost": 3, "have": 2}
    rich = orcs(hand=3).conquest()
    assert rich.refusal(action(rich, "attempt", 6)) == {"reason": "enough-tokens", "cost": 3, "have": 3}
    strong = Scene().people(0, "orcs", "hill", {2: 1}, hand=1).people(1, "elves", "merchant", {3: 4}).conquest()
    assert strong.refusal(action(strong, "attempt", 3)) == {"reason": "too-far-short", "cost": 6, "have": 1}
    assert why_not(orcs(hand=0).conquest(), "attempt", 3) == "no-token"


def test_berserkers_roll_before_and_not_after() -> None:
    state = orcs(hand=1, power="berserk").conquest()
    assert why_not(state, "attempt", 3) == "rolls-before"
    do(state, "roll")
    roll(state, 2)
    refused = state.refusal(action(state, "conquer", 7))
    assert refused is None, "3 for the hill with its lost tribe, less 2"
    assert state.refusal(action(state, "conquer", 3)) == {"reason": "too-few-tokens", "cost": 2, "have": 1}
    assert why_not(orcs(hand=1).conquest(), "roll") == "no-berserk"
    assert why_not(orcs(hand=0, power="berserk").conquest(), "roll") == "no-token"
    far = (
        Scene().people(0, "orcs", "berserk", {17: 1}, hand=1).people(1, "elves", "merchant", {12: 4, 18: 4}).conquest()
    )
    assert why_not(far, "roll") == "nothing-within-a-roll"
    walled = Scene().people(0, "orcs", "berserk", {17: 1}, hand=1).people(1, "elves", "heroic", {12: 4, 18: 4})
    assert why_not(walled.marker("hero", 12, 18).conquest(), "roll") == "out-of-reach"


def test_the_dragon() -> None:
    assert why_not(orcs().conquest(), "dragon", 3) == "no-dragon"
    assert why_not(orcs(power="dragon_master").conquest(dragon=True), "dragon", 3) == "dragon-has-flown"
    assert why_not(orcs(power="dragon_master").conquest(), "dragon", 22) == "out-of-reach"
    assert why_not(orcs(power="dragon_master", hand=0).conquest(), "dragon", 3) == "no-token"


def test_conversions() -> None:
    def sorcerers(victim: dict[int, int], hand: int = 2, **march: Any) -> str | None:
        scene = Scene().people(0, "sorcerers", "hill", {2: 1}, hand=hand).people(1, "elves", "bivouacking", victim)
        return why_not(scene.conquest(**march), "convert", 3)

    assert why_not(orcs().conquest(), "convert", 3) == "no-conversion"
    assert sorcerers({3: 1}) is None
    assert sorcerers({3: 1}, hand=17) == "tray-empty"
    assert sorcerers({3: 2}) == "not-alone"
    assert sorcerers({3: 1}, converted=[1]) == "converted-already"
    assert sorcerers({7: 1}) == "not-an-active-token"
    nowhere = Scene().people(0, "sorcerers", "hill", {}, hand=2).people(1, "elves", "merchant", {3: 1}).conquest()
    assert why_not(nowhere, "convert", 3) == "not-on-the-map"
    assert why_not(Scene().people(0, "sorcerers", "hill", {2: 1}).conquest(), "convert", 2) == "own-region"


def test_giving_up_regions() -> None:
    assert why_not(orcs().conquest(advanced=True), "abandon", 2) == "too-late"
    assert why_not(orcs().conquest(), "abandon", 3) == "not-held"
    thin = Scene().people(0, "amazons", "hill", {2: 1, 6: 1, 12: 1}, hand=3).conquest()
    do(thin, "stop")
    assert why_not(thin, "abandon", 3) == "not-held"


def test_putting_things_down() -> None:
    state = orcs(hand=2, power="fortified").conquest()
    do(state, "stop")
    assert why_not(state, "place", 3) == "not-held"
    assert why_not(state, "fort", 3) == "not-held"
    assert why_not(state, "hero", 2) == "no-hero"
    assert why_not(state, "camp", 2) == "none-in-hand"
    assert why_not(state, "done") == "tokens-in-hand"
    do(state, "place", 2), do(state, "place", 2)
    assert why_not(state, "place", 2) == "none-in-hand"


def test_fortresses() -> None:
    built = orcs(hand=2, power="fortified").marker("fort", 2).conquest()
    do(built, "stop")
    assert why_not(built, "fort", 2) == "has-one"
    again = orcs(hand=2, power="fortified").people(0, "humans", None, {20: 1}, declined=True).conquest()
    do(again, "stop")
    do(again, "fort", 2)
    assert why_not(again, "fort", 2) == "built-already"
    none_left = Scene().people(0, "orcs", "fortified", dict.fromkeys((2, 4, 5, 6, 10, 11, 12), 1), hand=1)
    state = none_left.marker("fort", 2, 4, 5, 6, 10, 11).conquest()
    do(state, "stop")
    assert why_not(state, "fort", 12) == "supply-empty"
    plain = orcs(hand=2).conquest()
    do(plain, "stop")
    assert why_not(plain, "fort", 2) == "no-fortress"


def test_heroes_and_camps() -> None:
    state = Scene().people(0, "orcs", "heroic", {2: 1, 6: 1, 12: 1}).conquest()
    do(state, "stop")
    do(state, "hero", 2)
    assert why_not(state, "hero", 2) == "has-one"
    assert why_not(state, "hero", 3) == "not-held"
    assert why_not(state, "done") == "heroes-in-hand"
    one = Scene().people(0, "orcs", "heroic", {2: 1, 6: 1, 12: 1}, hand=2).conquest()
    do(one, "stop")
    do(one, "hero", 2), do(one, "hero", 6)
    assert why_not(one, "hero", 12) == "none-in-hand"
    camps = Scene().people(0, "orcs", "bivouacking", {2: 1}).conquest()
    do(camps, "stop")
    assert why_not(camps, "camp", 3) == "not-held"


def test_a_defender_puts_down_only_the_camps_he_lost() -> None:
    scene = Scene().people(0, "orcs", "hill", {2: 1}, hand=9)
    state = scene.people(1, "elves", "bivouacking", {3: 2, 9: 1}).conquest()
    do(state, "conquer", 3)
    stop(state)
    while state.player == 0:
        do(state, "place", 2)
    assert state.player == 1 and why_not(state, "camp", 9) == "none-in-hand", "all five were in his hand before"


def test_combos() -> None:
    state = Scene().coins(2, 5).pick()
    assert state.refusal(action(state, "pick", 4)) == {"reason": "cannot-pay", "price": 3, "have": 2}
    few = Scene(races=["orcs", "elves", "humans", "dwarves", "giants", "trolls"], powers=None).people(
        1, "orcs", "hill", {3: 1}
    )
    state = few.people(1, "elves", None, {4: 1}, declined=True).pick()
    assert why_not(state, "pick", 6) == "empty-slot"


def test_pacts_and_declines() -> None:
    state = orcs(power="diplomat").conquest(attacked=[1])
    do(state, "conquer", 3)
    assert end_turn(state), "nobody is left to ally with: the step is skipped"
    three = Scene(players=3).people(0, "orcs", "diplomat", {1: 1}).conquest(attacked=[1])
    do(three, "stop")
    assert why_not(three, "ally", 1) == "attacked"
    assert why_not(three, "ally", 0) == why_not(three, "ally", 3) == "no-such-opponent"
    assert why_not(orcs().conquest(), "decline") == "too-late"


def test_only_a_legal_action_can_be_explained() -> None:
    with pytest.raises(mk.IllegalAction, match="out-of-reach"):
        state = orcs().conquest()
        state.explain(action(state, "conquer", 22))


def test_the_error_names_the_action_and_the_reason() -> None:
    state = orcs().conquest()
    with pytest.raises(mk.IllegalAction, match=r"'region': 22.*out-of-reach"):
        state.play(action(state, "conquer", 22))
    with pytest.raises(mk.IllegalAction, match="0 to 446"):
        state.play(999)
    new = GAME.new(players=2)
    reveal(new)
    assert why_not(new, "stop") == "not-now"
