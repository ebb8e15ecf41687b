"""Scoring: a coin for each region at the end of one's own turn, the active race's bonuses, and who sees the coins."""

from __future__ import annotations

import pytest

from kit.scene import Scene, coins, do, earned, end_turn


@pytest.mark.rule("SCORE-1")
def test_a_coin_for_each_region_of_the_active_and_of_the_declined_race() -> None:
    scene = (
        Scene()
        .people(0, "ratmen", "flying", {2: 3, 3: 1})
        .people(0, "elves", None, {5: 1, 10: 1, 11: 1}, declined=True)
    )
    state = scene.coins(5, 5).turn_start()
    assert state.income(0) == {
        "total": 5,
        "terms": [
            {"reason": "declined", "amount": 3, "of": "elves", "regions": [5, 10, 11]},
            {"reason": "active", "amount": 2, "of": "ratmen", "regions": [2, 3]},
        ],
    }
    assert earned(end_turn(state), 0) == 5
    assert coins(state, 0) == 10


@pytest.mark.rule("SCORE-1")
def test_the_coin_is_for_the_region_not_for_the_tokens_on_it() -> None:
    state = Scene().people(0, "ratmen", "flying", {2: 7}).turn_start()
    assert earned(end_turn(state), 0) == 1


@pytest.mark.rule("SCORE-2")
def test_bonuses_come_from_the_active_race_only() -> None:
    scene = Scene().people(0, "wizards", "swamp", {17: 1, 18: 1})
    state = scene.people(0, "humans", None, {2: 1, 10: 1}, declined=True).turn_start()
    # Wizards: two regions, one of magic, one a swamp. The declined Humans' farmland earns nothing more.
    assert state.income(0)["total"] == 2 + 1 + 1 + 2
    assert {"reason": "income", "amount": 1, "of": "wizards", "regions": [17]} in state.income(0)["terms"]
    assert not any(term["reason"] == "income" and term["of"] == "humans" for term in state.income(0)["terms"])
    assert earned(end_turn(state), 0) == 6


@pytest.mark.rule("SCORE-2")
def test_the_badge_of_the_active_race_does_nothing_for_the_declined_one() -> None:
    scene = Scene().people(0, "ratmen", "merchant", {5: 1})
    state = scene.people(0, "elves", None, {2: 1, 3: 1}, declined=True).turn_start()
    assert state.income(0)["total"] == 1 + 1 + 2


@pytest.mark.rule("SCORE-3")
def test_different_bonuses_on_one_region_add_up() -> None:
    forest_with_magic = Scene().people(0, "wizards", "forest", {11: 2}).turn_start()
    assert forest_with_magic.income(0)["terms"] == [
        {"reason": "active", "amount": 1, "of": "wizards", "regions": [11]},
        {"reason": "income", "amount": 1, "of": "wizards", "regions": [11]},
        {"reason": "income", "amount": 1, "of": "forest", "regions": [11]},
    ]
    assert earned(end_turn(forest_with_magic), 0) == 3
    hill_with_mine = Scene(4).people(0, "dwarves", "hill", {36: 2}).turn_start()
    assert hill_with_mine.income(0)["total"] == 3


@pytest.mark.rule("SCORE-3")
def test_a_region_counts_once_for_one_bonus() -> None:
    state = Scene().people(0, "dwarves", "flying", {6: 4}).turn_start()  # a mountain with mine and cavern
    assert state.income(0)["total"] == 1 + 1


@pytest.mark.rule("SCORE-4")
def test_coins_are_seen_by_their_owner_alone_until_the_end() -> None:
    scene = Scene(turn=1, round=10).people(0, "ratmen", "flying", {2: 1}).people(1, "elves", "stout", {20: 1})
    state = scene.coins(11, 12).turn_start()
    assert state.view(0)["coins"] == [11, None]
    assert state.view(1)["coins"] == [None, 12]
    assert state.view(None)["coins"] == [None, None]
    end_turn(state)
    assert state.over
    assert state.view(0)["coins"] == state.view(1)["coins"] == state.view(None)["coins"] == [11, 13]


@pytest.mark.rule("SCORE-4")
def test_in_an_open_game_everybody_sees_all_coins() -> None:
    state = Scene(coins="open").people(0, "ratmen", "flying", {2: 1}).coins(11, 12).turn_start()
    assert state.view(0)["coins"] == state.view(1)["coins"] == state.view(None)["coins"] == [11, 12]


@pytest.mark.rule("SCORE-5")
def test_only_the_player_whose_turn_ends_scores() -> None:
    scene = Scene(3).people(0, "ratmen", "flying", {2: 2}).people(1, "elves", "merchant", {20: 1, 21: 1})
    state = scene.people(2, "giants", "alchemist", {18: 1}).coins(5, 5, 5).turn_start()
    told = end_turn(state)
    assert [event["seat"] for event in told if event["type"] == "coins"] == [0]
    assert state.scores() == [6, 5, 5]
    end_turn(state)
    assert state.scores() == [6, 9, 5]


@pytest.mark.rule("SCORE-5")
def test_a_region_lost_to_others_is_missed_at_the_victims_own_next_scoring() -> None:
    scene = Scene(tribes=False).people(0, "ratmen", "flying", {4: 1}, hand=4)
    state = scene.people(1, "elves", "merchant", {5: 1, 20: 1}).coins(5, 5).conquest()
    do(state, "conquer", 5)
    end_turn(state)
    assert state.scores() == [7, 5]
    assert earned(end_turn(state), 1) == 2  # one region left, and Merchant
