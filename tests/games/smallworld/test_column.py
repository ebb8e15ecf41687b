"""The column of combos: picking and paying, sliding up and filling again, banners and badges coming back."""

from __future__ import annotations

import pytest

import mikrokosmos as mk
from kit.scene import Scene, action, choices, coins, do, end_turn, hand, in_play, people, reveal, tokens, tray, why_not
from kit.told import explained, words
from mikrokosmos.games.smallworld.state import SmallWorldState
from mikrokosmos.games.smallworld.types.view import Stack

SIX = [
    ("orcs", "hill", 0),
    ("elves", "merchant", 2),
    ("giants", "swamp", 0),
    ("humans", "forest", 5),
    ("wizards", "stout", 1),
    ("trolls", "flying", 0),
]


def column(state: SmallWorldState) -> list[tuple[str, str, int]]:
    """The combos on show, as the scene writes them."""
    return [(combo["race"], combo["power"], combo["coins"]) for combo in state.view(None)["column"]]


def stack(state: SmallWorldState) -> Stack:
    """The stacks behind the column."""
    return state.view(None)["stack"]


@pytest.mark.rule("COMBO-1")
def test_a_player_without_an_active_race_must_pick_one_of_the_six() -> None:
    state = Scene().people(0, "ratmen", None, {5: 1}, declined=True).coins(5, 5).column(*SIX).pick()
    assert [state.describe(a) for a in state.actions()] == [{"type": "pick", "slot": slot} for slot in range(1, 7)]
    assert [why_not(state, kind) for kind in ("stop", "done", "decline")] == ["not-now"] * 3
    do(state, "pick", 6)
    reveal(state)
    assert in_play(state, "trolls")["seat"] == 0


@pytest.mark.rule("COMBO-1")
def test_a_player_with_an_active_race_cannot_pick() -> None:
    state = Scene().people(0, "ratmen", "spirit", {5: 1}).column(*SIX).turn_start()
    assert why_not(state, "pick", 1) == "not-now"


@pytest.mark.rule("COMBO-2")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5, 6])
def test_a_combo_costs_one_coin_for_each_above_it(slot: int) -> None:
    plain = [(race, power, 0) for race, power, _ in SIX]
    state = Scene().coins(7, 5).column(*plain).pick()
    assert state.explain(action(state, "pick", slot))["total"] == slot - 1
    assert do(state, "pick", slot)[0]["paid"] == slot - 1
    assert (coins(state, 0), coins(state, 1)) == (7 - (slot - 1), 5)


@pytest.mark.rule("COMBO-3")
def test_the_price_is_laid_on_the_combos_above_one_coin_each() -> None:
    state = Scene().coins(5, 5).column(*SIX).pick()
    do(state, "pick", 5)
    assert [on for _, _, on in column(state)] == [1, 3, 1, 6, 0]


@pytest.mark.rule("COMBO-4")
def test_the_coins_on_the_chosen_combo_go_to_the_chooser() -> None:
    state = Scene().coins(3, 5).column(*SIX).pick()
    assert explained(state, action(state, "pick", 4))["found"] == 5
    do(state, "pick", 4)
    assert coins(state, 0) == 3 - 3 + 5


@pytest.mark.rule("COMBO-5")
def test_banner_and_badge_together_say_how_many_tokens() -> None:
    state = Scene().coins(5, 5).column(*SIX).pick()
    assert state.view(None)["column"][2]["tokens"] == 6 + 4
    do(state, "pick", 3)
    reveal(state)
    assert (hand(state, "giants"), tray(state, "giants")) == (10, 1)


@pytest.mark.rule("COMBO-5")
def test_amazons_have_four_more_for_conquest() -> None:
    state = Scene().column(("amazons", "merchant", 0)).pick()
    do(state, "pick", 1)
    reveal(state)
    assert (hand(state, "amazons"), tray(state, "amazons")) == (6 + 2 + 4, 15 - 12)


@pytest.mark.rule("COMBO-6")
def test_a_race_gets_no_more_tokens_than_it_began_with() -> None:
    state = Scene().people(0, "orcs", "hill", {5: 1}, hand=8).people(1, "elves", "swamp", {20: 1}).conquest()
    do(state, "conquer", 4)  # two non-empty regions
    do(state, "conquer", 11)
    end_turn(state)
    assert (tray(state, "orcs"), sum(tokens(state, at) for at in (4, 5, 11))) == (1, 9)
    end_turn(state)
    do(state, "stop")
    assert (tray(state, "orcs"), hand(state, "orcs") + sum(tokens(state, at) for at in (4, 5, 11))) == (1, 9)


@pytest.mark.rule("COMBO-7")
def test_a_power_that_draws_tokens_waits_until_the_tray_has_some_again() -> None:
    scene = Scene(tribes=False).people(0, "sorcerers", "hill", {2: 1, 3: 17}).people(1, "ratmen", "swamp", {4: 1})
    assert why_not(scene.conquest(), "convert", 4) == "tray-empty"
    scene = Scene(tribes=False, turn=1).people(0, "sorcerers", "hill", {2: 1, 3: 17})
    state = scene.people(1, "ratmen", "swamp", {4: 1, 6: 1}, hand=3).conquest()
    do(state, "conquer", 2)
    assert tray(state, "sorcerers") == 1
    end_turn(state)
    assert choices(state, "convert") == [4]


@pytest.mark.rule("COMBO-7")
def test_new_tokens_come_only_as_far_as_the_tray_goes() -> None:
    state = Scene().people(0, "skeletons", "hill", {10: 8}, hand=11).conquest(taken=4)
    end_turn(state)
    assert (tokens(state, 10), tray(state, "skeletons")) == (20, 0)


@pytest.mark.rule("COMBO-8")
def test_combos_below_slide_up_with_their_coins_and_a_new_one_comes_at_the_bottom() -> None:
    state = Scene().coins(5, 5).column(*SIX).pick()
    do(state, "pick", 3)
    assert column(state) == [("orcs", "hill", 1), ("elves", "merchant", 3), *SIX[3:]]
    reveal(state, "ratmen", "alchemist")
    assert column(state)[4:] == [("trolls", "flying", 0), ("ratmen", "alchemist", 0)]
    assert state.player == 0


@pytest.mark.rule("COMBO-9")
def test_six_combos_are_on_show_again_after_each_pick() -> None:
    state = Scene(3).coins(5, 5, 5).column(*SIX).pick()
    for _ in range(3):
        assert len(column(state)) == 6
        do(state, "pick", 2)
        assert state.player == mk.CHANCE  # before anybody goes on
        reveal(state)
        end_turn(state)
    assert len(column(state)) == 6
    assert len({race for race, _, _ in column(state)} | {p["race"] for p in state.view(None)["peoples"]}) == 9


@pytest.mark.rule("COMBO-10")
def test_the_banner_of_a_vanished_race_goes_to_the_bottom_of_the_stack() -> None:
    scene = Scene().people(0, "ratmen", "hill", {5: 1}, hand=6).people(1, "skeletons", None, {10: 1}, declined=True)
    state = scene.under("dwarves").conquest()
    before = stack(state)["banners"]
    do(state, "conquer", 10)
    assert people(state, "skeletons") is None
    assert (stack(state)["under"], stack(state)["banners"]) == (["dwarves", "skeletons"], before)


@pytest.mark.rule("COMBO-10")
def test_banners_under_the_stack_come_last_and_in_their_order() -> None:
    state = Scene(5).column(*SIX).under("ratmen", "dwarves").stack(banners=["ghouls", "tritons"]).pick()
    shown = []
    for _ in range(4):
        do(state, "pick", 1)
        reveal(state, "tritons", "none")
        shown.append(column(state)[-1][0])
        end_turn(state)
    assert shown == ["tritons", "ghouls", "ratmen", "dwarves"]


@pytest.mark.rule("COMBO-11")
def test_when_the_badges_run_out_the_discard_is_shuffled_into_a_new_stack() -> None:
    state = Scene().column(*SIX).stack(badges=[]).pick()
    discard = stack(state)["discard"]
    assert len(discard) == 14
    do(state, "pick", 1)
    state.play(state.chances()[0][0])  # the banner
    assert [(words(state, x)["power"], weight) for x, weight in state.chances()] == [(name, 1) for name in discard]
    reveal(state, "none", "wealthy")
    assert column(state)[-1][1] == "wealthy"
    assert (stack(state)["discard"], len(stack(state)["badges"])) == ([], 13)


@pytest.mark.rule("COMBO-11")
def test_the_discard_stays_out_while_there_are_badges() -> None:
    state = Scene().column(*SIX).stack(badges=["mounted"]).pick()
    do(state, "pick", 1)
    reveal(state)
    assert column(state)[-1][1] == "mounted"
    assert (len(stack(state)["discard"]), stack(state)["badges"]) == (13, [])


@pytest.mark.rule("COMBO-12")
def test_the_badge_is_discarded_when_its_race_declines() -> None:
    state = Scene().people(0, "orcs", "hill", {5: 1}).people(1, "elves", "swamp", {20: 1}).turn_start()
    do(state, "decline")
    assert in_play(state, "orcs")["power"] is None
    assert stack(state)["discard"] == ["hill"]


@pytest.mark.rule("COMBO-13")
def test_everybody_sees_the_combos_before_each_player_and_whether_they_decline() -> None:
    scene = Scene(3).people(0, "orcs", "hill", {5: 1}).people(0, "elves", None, {20: 1}, declined=True)
    state = scene.people(2, "giants", "swamp", hand=3).turn_start()
    for seat in (0, 1, 2, None):
        seen = {(p["seat"], p["race"], p["power"], p["standing"]) for p in state.view(seat)["peoples"]}
        mine = {(0, "orcs", "hill", "active"), (0, "elves", None, "declined")}
        assert seen == {*mine, (2, "giants", "swamp", "active")}
