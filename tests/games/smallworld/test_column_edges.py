"""The column at its edges: fewer than six combos, empty purses, the Spirit badge, what is secret and what is not."""

from __future__ import annotations

import pytest

import mikrokosmos as mk
from kit.scene import Scene, can, choices, coins, do, earned, end_turn, in_play, people, reveal, stage, why_not
from kit.told import words
from mikrokosmos.games.smallworld.state import SmallWorldState


def column(state: SmallWorldState) -> list[tuple[str, str, int]]:
    """The combos on show, as the scene writes them."""
    return [(combo["race"], combo["power"], combo["coins"]) for combo in state.view(None)["column"]]


def crowd() -> Scene:
    """Five players, the last four with an active and a declined race each: eight banners are taken."""
    scene = Scene(5, tribes=False)
    pairs = [("elves", "giants"), ("humans", "tritons"), ("wizards", "dwarves"), ("skeletons", "trolls")]
    powers = ["hill", "swamp", "forest", "merchant"]
    for seat, ((active, declined), power) in enumerate(zip(pairs, powers, strict=True), 1):
        scene.people(seat, active, power, {30 + seat: 2}).people(seat, declined, None, {3 + seat: 1}, declined=True)
    return scene


@pytest.mark.rule("EDGE-COMBO-1")
def test_with_eleven_banners_held_three_combos_are_left_at_the_usual_prices() -> None:
    scene = crowd().people(0, "orcs", None, {3: 1}, declined=True).people(0, "ratmen", "spirit", {2: 1}, declined=True)
    state = scene.coins(5, 5, 5, 5, 5).pick()
    assert [race for race, _, _ in column(state)] == ["amazons", "ghouls", "halflings", "sorcerers"]
    assert choices(state, "pick") == [1, 2, 3, 4]
    assert why_not(state, "pick", 5) == "empty-slot"
    do(state, "pick", 3)
    assert state.player == 0  # there is nothing to reveal
    assert [(race, on) for race, _, on in column(state)] == [("amazons", 1), ("ghouls", 1), ("sorcerers", 0)]
    assert coins(state, 0) == 5 - 2


@pytest.mark.rule("EDGE-COMBO-2")
def test_a_returning_banner_takes_the_lowest_empty_slot_and_a_badge_at_once() -> None:
    scene = crowd().people(0, "orcs", "flying", {3: 1}, hand=4).people(0, "ratmen", None, {2: 1}, declined=True)
    state = scene.conquest()
    assert len(column(state)) == 4
    do(state, "conquer", 4)  # the last of the Giants
    assert (state.player, stage(state)) == (mk.CHANCE, "badges")
    reveal(state, "none", "wealthy")
    assert column(state)[4:] == [("giants", "wealthy", 0)]
    assert {"type": "shown", "slot": 5, "race": "giants", "power": "wealthy", "sees": "all"} in state.events()
    assert (state.player, stage(state)) == (0, "conquest")
    assert state.view(None)["stack"]["under"] == []


@pytest.mark.rule("EDGE-COMBO-2")
def test_without_badges_the_discard_is_shuffled_for_the_returning_banner() -> None:
    scene = crowd().people(0, "orcs", "flying", {3: 1}, hand=4).people(0, "ratmen", None, {2: 1}, declined=True)
    state = scene.stack(badges=[]).conquest()
    discard = state.view(None)["stack"]["discard"]
    do(state, "conquer", 4)
    assert [words(state, x)["power"] for x, _ in state.chances()] == discard
    reveal(state)
    assert column(state)[4][0] == "giants"


@pytest.mark.rule("EDGE-COMBO-3")
def test_the_column_is_two_queues_side_by_side_with_coins_on_each_pair() -> None:
    model = [("orcs", "hill", 0), ("elves", "merchant", 2), ("giants", "swamp", 0), ("humans", "forest", 5)]
    model += [("wizards", "stout", 1), ("trolls", "flying", 0)]
    banners = ["dwarves", "ratmen", "ghouls", "tritons", "amazons"]
    state = Scene(5).coins(5, 5, 5, 5, 5).column(*model).under(*banners).stack(banners=[]).pick()
    for slot in (4, 1, 6, 2, 5):
        do(state, "pick", slot)
        badge = words(state, state.chances()[-1][0])["power"]
        model = [
            (race, power, on + 1) if at < slot else (race, power, on) for at, (race, power, on) in enumerate(model, 1)
        ]
        model = [*model[: slot - 1], *model[slot:], (banners.pop(0), badge, 0)]
        reveal(state, "none", badge)
        assert column(state) == model
        end_turn(state)


@pytest.mark.rule("EDGE-COMBO-4")
def test_a_combo_that_cannot_be_paid_for_cannot_be_chosen() -> None:
    state = Scene().coins(2, 5).pick()
    assert choices(state, "pick") == [1, 2, 3]
    assert why_not(state, "pick", 4) == "cannot-pay"
    assert choices(Scene().coins(0, 5).pick(), "pick") == [1]  # the top one is free


@pytest.mark.rule("EDGE-COMBO-5")
def test_the_coins_on_a_combo_do_not_help_to_pay_for_it() -> None:
    state = Scene().coins(1, 5).column(("orcs", "hill", 0), ("elves", "swamp", 0), ("giants", "forest", 9)).pick()
    assert can(state, "pick", 2)
    assert why_not(state, "pick", 3) == "cannot-pay"


@pytest.mark.rule("EDGE-COMBO-6")
def test_the_stash_of_coins_never_runs_out() -> None:
    state = Scene().people(0, "ratmen", "hill", {5: 3}).coins(400, 400).turn_start()
    assert earned(end_turn(state), 0) == 2
    assert coins(state, 0) == 402
    rich = Scene().people(0, "ratmen", "hill", {5: 3}).coins(515, 0).turn_start()  # all that the box has
    end_turn(rich)
    assert coins(rich, 0) == 517


@pytest.mark.rule("EDGE-COMBO-7")
def test_the_spirit_badge_stays_with_its_declined_banner() -> None:
    state = Scene().people(0, "orcs", "spirit", {5: 1}).people(1, "elves", "swamp", {20: 1}).turn_start()
    do(state, "decline")
    assert in_play(state, "orcs")["power"] == "spirit"
    assert state.view(None)["stack"]["discard"] == []


@pytest.mark.rule("EDGE-COMBO-7")
def test_the_spirit_badge_is_discarded_when_the_last_spirit_leaves_the_map() -> None:
    scene = Scene().people(0, "ratmen", "hill", {4: 1}, hand=6)
    state = scene.people(1, "orcs", "spirit", {5: 1, 10: 1}, declined=True).conquest()
    do(state, "conquer", 5)
    assert in_play(state, "orcs")["power"] == "spirit"
    do(state, "conquer", 10)
    assert people(state, "orcs") is None
    assert state.view(None)["stack"]["discard"] == ["spirit"]


@pytest.mark.rule("EDGE-COMBO-8")
def test_only_the_owner_sees_his_coins_but_everybody_those_on_combos() -> None:
    state = Scene(3).coins(7, 8, 9).column(("orcs", "hill", 3), ("elves", "swamp", 1)).pick()
    assert [state.view(seat)["coins"] for seat in range(3)] == [[7, None, None], [None, 8, None], [None, None, 9]]
    assert state.view(None)["coins"] == [None, None, None]
    for seat in (0, 1, 2, None):
        assert [combo["coins"] for combo in state.view(seat)["column"]][:3] == [3, 1, 0]


@pytest.mark.rule("EDGE-COMBO-8")
def test_what_a_turn_earns_and_what_a_combo_cost_is_told_to_all() -> None:
    state = Scene().coins(5, 5).column(("orcs", "hill", 0), ("elves", "alchemist", 0)).pick()
    picked = do(state, "pick", 2)[0]
    assert (picked["paid"], picked["sees"]) == (1, "all")
    reveal(state)
    told = [event for event in end_turn(state) if event["type"] == "coins"]
    terms = [{"reason": "stipend", "amount": 2, "of": "alchemist"}]
    assert told == [{"type": "coins", "seat": 0, "coins": 2, "terms": terms, "sees": "all"}]
