"""The races and powers that earn: what each of them pays, and when."""

from __future__ import annotations

import pytest

from kit.scene import RACES, Scene, coins, cost, do, earned, end_turn, hand, reveal, tokens, tray

# On the map for two: 2 farmland with magic, 3 forest with a mine, 4 swamp with a cavern, 5 hill, 6 mountain with a mine
# and a cavern, 10 farmland, 11 forest with magic, 21 swamp.
EVERY_KIND = {2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 10: 1, 11: 1}


def bonus(race: str, power: str, of: str, at: dict[int, int], players: int = 2) -> int:
    """What one row earns beside the regions themselves, as explained and as paid."""
    state = Scene(players).people(0, race, power, at).turn_start()
    told = state.income(0)
    before = coins(state, 0)
    end_turn(state)
    assert coins(state, 0) - before == told["total"]
    return sum(term["amount"] for term in told["terms"] if term.get("of") == of and term["reason"] != "active")


@pytest.mark.rule("RACE-DWA-1")
def test_dwarves_earn_a_coin_more_for_each_mine() -> None:
    assert bonus("dwarves", "flying", "dwarves", EVERY_KIND) == 2  # 3 and 6
    assert bonus("dwarves", "flying", "dwarves", {19: 1, 16: 2}) == 2
    assert bonus("dwarves", "flying", "dwarves", {2: 1, 4: 1, 9: 1}) == 0


@pytest.mark.rule("RACE-DWA-2")
def test_dwarves_earn_from_their_mines_in_decline_too_from_the_very_turn() -> None:
    state = Scene().people(0, "dwarves", "hill", {3: 2, 5: 1, 6: 1}).people(1, "elves", "swamp", {20: 1}).turn_start()
    assert state.income(0)["total"] == 3 + 2 + 1
    assert earned(do(state, "decline"), 0) == 3 + 2  # the badge is gone
    end_turn(state)
    do(state, "pick", 1)
    reveal(state)
    assert {"reason": "income", "amount": 2, "of": "dwarves", "regions": [3, 6]} in state.income(0)["terms"]


@pytest.mark.rule("RACE-DWA-2")
def test_a_mine_counts_for_dwarves_only_where_dwarf_tokens_are() -> None:
    scene = Scene().people(0, "ratmen", "flying", {3: 1, 19: 1})
    state = scene.people(0, "dwarves", None, {6: 1, 5: 1}, declined=True).turn_start()
    assert state.income(0)["total"] == 2 + 2 + 1


@pytest.mark.rule("RACE-HUM-1")
def test_humans_earn_a_coin_more_for_each_farmland() -> None:
    assert bonus("humans", "flying", "humans", EVERY_KIND) == 2  # 2 and 10
    assert bonus("humans", "flying", "humans", {2: 1, 10: 1, 12: 1, 13: 1}) == 3


@pytest.mark.rule("RACE-WIZ-1")
def test_wizards_earn_a_coin_more_for_each_magic_source() -> None:
    assert bonus("wizards", "flying", "wizards", EVERY_KIND) == 2  # 2 and 11
    assert bonus("wizards", "flying", "wizards", {2: 1, 14: 1, 17: 1, 18: 1}) == 3


@pytest.mark.rule("POW-FOR")
def test_a_forest_race_earns_a_coin_more_for_each_forest() -> None:
    assert bonus("ratmen", "forest", "forest", {**EVERY_KIND, 22: 1}) == 3  # 3, 11 and 22


@pytest.mark.rule("POW-HILL")
def test_a_hill_race_earns_a_coin_more_for_each_hill() -> None:
    assert bonus("ratmen", "hill", "hill", {**EVERY_KIND, 18: 1, 15: 1}) == 3  # 5, 15 and 18


@pytest.mark.rule("POW-SWA")
def test_a_swamp_race_earns_a_coin_more_for_each_swamp() -> None:
    assert bonus("ratmen", "swamp", "swamp", {**EVERY_KIND, 21: 1, 17: 1}) == 3  # 4, 17 and 21


@pytest.mark.rule("POW-FOR", "POW-HILL", "POW-SWA")
@pytest.mark.parametrize(("power", "at"), [("forest", 3), ("hill", 5), ("swamp", 21)])
def test_the_badge_earns_nothing_in_decline(power: str, at: int) -> None:
    state = Scene().people(0, "ratmen", power, {at: 1}).people(1, "elves", "merchant", {20: 1}).turn_start()
    assert state.income(0)["total"] == 2
    assert earned(do(state, "decline"), 0) == 1


@pytest.mark.rule("POW-MERC")
def test_a_merchant_race_earns_a_coin_more_for_every_region_of_any_kind() -> None:
    assert bonus("ratmen", "merchant", "merchant", EVERY_KIND) == 7
    assert bonus("skeletons", "merchant", "merchant", {2: 1, 3: 1, 9: 1}) == 3


@pytest.mark.rule("RACE-ORC-1")
def test_orcs_earn_a_coin_for_each_non_empty_region_conquered_this_turn() -> None:
    scene = Scene().people(0, "orcs", "flying", {3: 1}, hand=9).people(1, "elves", "stout", {10: 1, 20: 1})
    state = scene.coins(5, 5).conquest()
    do(state, "conquer", 4)  # a lost tribe
    do(state, "conquer", 10)  # Elves
    do(state, "conquer", 5)  # empty
    assert {"reason": "spoils", "amount": 2, "of": "orcs"} in state.income(0)["terms"]
    assert earned(end_turn(state), 0) == 4 + 2
    assert state.income(0)["total"] == 4  # in somebody else's turn there are no spoils
    end_turn(state)
    assert state.income(0)["total"] == 4  # nor in the next turn for what was conquered in the last


@pytest.mark.rule("POW-PILL")
def test_a_pillaging_race_earns_a_coin_for_each_non_empty_region_conquered_this_turn() -> None:
    scene = Scene().people(0, "ratmen", "pillaging", {3: 1}, hand=9).people(1, "elves", "stout", {10: 1, 20: 1})
    state = scene.conquest()
    for at in (4, 10, 5):
        do(state, "conquer", at)
    assert {"reason": "spoils", "amount": 2, "of": "pillaging"} in state.income(0)["terms"]
    assert earned(end_turn(state), 0) == 4 + 2
    end_turn(state)
    assert state.income(0)["total"] == 4


@pytest.mark.rule("POW-PILL", "RACE-ORC-1")
def test_pillaging_orcs_earn_two_coins_for_each() -> None:
    state = Scene().people(0, "orcs", "pillaging", {3: 1}, hand=9).conquest()
    do(state, "conquer", 4)
    assert earned(end_turn(state), 0) == 2 + 2


@pytest.mark.rule("POW-ALCH")
def test_an_alchemist_race_earns_two_coins_at_the_end_of_each_turn_until_it_declines() -> None:
    state = Scene().people(0, "ratmen", "alchemist", {5: 1}).people(1, "elves", "stout", {20: 1}).turn_start()
    assert earned(end_turn(state), 0) == 1 + 2
    end_turn(state)
    assert state.income(0)["total"] == 1 + 2
    assert earned(do(state, "decline"), 0) == 1
    end_turn(state)
    assert state.income(0)["total"] == 1


@pytest.mark.rule("EDGE-ALCH-1")
def test_an_alchemist_race_earns_its_coins_even_without_a_region() -> None:
    state = Scene().people(0, "ratmen", "alchemist", hand=7).coins(5, 5).turn_start()
    assert earned(end_turn(state), 0) == 2
    assert coins(state, 0) == 7


@pytest.mark.rule("POW-WEAL")
def test_a_wealthy_race_earns_seven_coins_once_at_the_end_of_its_first_turn() -> None:
    state = Scene().column(("ratmen", "wealthy", 0)).people(1, "elves", "stout", {20: 1}).coins(5, 5).pick()
    do(state, "pick", 1)
    reveal(state)
    assert coins(state, 0) == 5  # not before the end of the turn
    do(state, "conquer", 5)
    assert earned(end_turn(state), 0) == 1 + 7
    end_turn(state)
    assert state.income(0)["total"] == 1
    assert earned(end_turn(state), 0) == 1


@pytest.mark.rule("EDGE-WEAL-1")
def test_the_wealthy_badge_pays_again_for_a_new_combo_even_of_the_same_race() -> None:
    scene = (
        Scene(5, tribes=False)
        .people(0, "elves", "hill", {3: 1}, hand=4)
        .people(0, "giants", None, {2: 1}, declined=True)
    )
    scene.people(1, "orcs", None, {4: 1}, declined=True)  # they were Wealthy once
    for seat, (active, declined) in enumerate([("humans", "tritons"), ("wizards", "dwarves"), ("ratmen", "trolls")], 2):
        power = ["swamp", "forest", "stout"][seat - 2]
        scene.people(seat, active, power, {30 + seat: 1}).people(seat, declined, None, {5 + seat: 1}, declined=True)
    state = scene.stack(banners=[], badges=[]).conquest()
    slot = len(state.view(None)["column"]) + 1
    do(state, "conquer", 4)  # the last of the Orcs: their banner is back at once
    reveal(state, "none", "wealthy")
    assert state.view(None)["column"][slot - 1]["power"] == "wealthy"
    end_turn(state)
    do(state, "pick", slot)
    assert earned(end_turn(state), 1) == 7


@pytest.mark.rule("EDGE-WEAL-1")
@pytest.mark.parametrize(("choice", "noted"), [("pick", []), ("game", ["wealthy"])])
def test_a_table_may_decide_that_the_seven_coins_are_paid_once_a_game(choice: str, noted: list[str]) -> None:
    once = Scene(house={"wealthy": choice}).column(("ratmen", "wealthy", 0)).people(1, "elves", "stout", {20: 1})
    state = once.coins(5, 5).pick()
    do(state, "pick", 1)
    reveal(state)
    assert earned(end_turn(state), 0) == 7
    assert state.view(None)["paid"] == {"races": [], "powers": noted}
    assert (" paid=wealthy " in state.to_line()) is bool(noted)


@pytest.mark.rule("EDGE-WEAL-1")
@pytest.mark.parametrize(("choice", "coins"), [("pick", 7), ("game", 0)])
def test_once_the_coins_are_paid_nobody_gets_them_again(choice: str, coins: int) -> None:
    scene = Scene(house={"wealthy": choice}).column(("ratmen", "wealthy", 0)).people(1, "elves", "stout", {20: 1})
    state = (scene.paid("wealthy") if choice == "game" else scene).pick()
    do(state, "pick", 1)
    reveal(state)
    assert state.income(0)["total"] == coins
    assert earned(end_turn(state), 0) == coins


@pytest.mark.rule("RACE-RAT-1")
def test_ratmen_have_their_number_and_no_benefit() -> None:
    row = RACES["ratmen"]
    assert (row.flags, dict(row.numbers), dict(row.masks)) == (frozenset(), {}, {})
    assert bonus("ratmen", "flying", "ratmen", {**EVERY_KIND, 21: 1}) == 0
    scene = Scene().people(0, "ratmen", "diplomat", {3: 1, 9: 1}, hand=11).people(1, "elves", "stout", {10: 1})
    state = scene.conquest()
    assert {at: cost(state, at) for at in (2, 4, 7, 10, 14)} == {2: 2, 4: 3, 7: 3, 10: 3, 14: 3}
    do(state, "conquer", 4)
    do(state, "conquer", 10)
    assert earned(end_turn(state), 0) == 4  # no spoils
    assert (tray(state, "ratmen"), hand(state, "ratmen"), sum(tokens(state, at) for at in (3, 4, 9, 10))) == (0, 0, 13)


@pytest.mark.rule("RACE-RAT-1")
def test_ratmen_earn_only_their_regions_in_decline() -> None:
    state = Scene().people(0, "ratmen", "merchant", EVERY_KIND).people(1, "elves", "stout", {20: 1}).turn_start()
    assert earned(do(state, "decline"), 0) == 7
