"""The reference: its policy point by point, legal everywhere, and the same for ever."""

from __future__ import annotations

import random
from hashlib import blake2b
from typing import Any

import pytest

import mikrokosmos as mk
from kit.conformance import draw
from kit.house import some_house
from kit.long import many
from kit.own_rows import OWN
from kit.scene import Scene, action, before_the_turn, can, cost, do, roll
from mikrokosmos.core.errors import UnknownJudge
from mikrokosmos.core.playout import Contest
from mikrokosmos.core.position import Position
from mikrokosmos.games.smallworld import GAME
from mikrokosmos.games.smallworld.judge.reference import VERSION
from mikrokosmos.games.smallworld.state import SmallWorldState
from mikrokosmos.texts import Texts

GAMES = many(30, whole=60, interpreted=1)
"""Games for each number of players in which every position is looked at."""

GOLDEN = {1: "71a77e0c3e51908ddba9042e0a3223db", 2: "867ea950cf8b3464754a725e6ed6106e"}
"""What became of the games of version 1, by the number of the rules they were played by. It must never change."""


def advice(state: SmallWorldState) -> dict[str, Any]:
    """What the reference plays here, in words."""
    return dict(state.describe(GAME.judge("reference", state).advice(state)))


def conquer(region: int) -> dict[str, Any]:
    return {"type": "conquer", "region": region}


# Combos.


def test_it_picks_the_combo_with_the_most_tokens_less_its_price() -> None:
    state = Scene().column(("dwarves", "merchant", 0), ("humans", "fortified", 0), ("ratmen", "mounted", 0)).pick()
    assert advice(state) == {"type": "pick", "slot": 3}  # 5; 8 - 1; 13 - 2


def test_raiders_count_as_tokens_and_coins_on_a_combo_too() -> None:
    raiders = Scene().column(("ratmen", "hill", 0), ("amazons", "swamp", 0)).pick()
    assert advice(raiders) == {"type": "pick", "slot": 2}  # 12; 6 + 4 + 4 - 1
    rich = Scene().column(("ratmen", "hill", 0), ("dwarves", "merchant", 9)).pick()
    assert advice(rich) == {"type": "pick", "slot": 2}  # 12; 5 + 9 - 1


def test_of_equal_combos_it_picks_the_top_one_and_only_what_it_can_pay() -> None:
    state = Scene().column(("elves", "mounted", 0), ("giants", "flying", 1), ("amazons", "merchant", 0)).pick()
    assert advice(state) == {"type": "pick", "slot": 1}  # 11; 11 + 1 - 1; 12 - 2
    poor = Scene().coins(0, 5).column(("dwarves", "merchant", 0), ("ratmen", "mounted", 9)).pick()
    assert advice(poor) == {"type": "pick", "slot": 1}


# Conquest. (Seat 0 holds region 10: farmland beside swamp 4, hill 5, mountain 9, forest 11 and hill 15.)


def beside(race: str, power: str, hand: int, **more: Any) -> Scene:
    return Scene(**more).people(0, race, power, {10: 1}, hand=hand)


@pytest.mark.parametrize(
    ("race", "power", "region"),
    [
        ("ratmen", "wealthy", 5),  # 2 tokens a coin, where tribes and mountains ask 3
        ("ratmen", "swamp", 4),  # 3 tokens for 2 coins
        ("orcs", "wealthy", 4),  # a tribe is a spoil: 3 for 2 at 4, 11 and 15, of which 4 is the lowest
        ("orcs", "hill", 5),  # 2 for 2; with a tribe 3 for 3 at 15: equal by the token, so the lowest
        ("wizards", "forest", 11),  # forest and magic source: 3 for 3
        ("ratmen", "merchant", 5),  # 2 coins everywhere
    ],
)
def test_it_conquers_what_costs_least_for_each_coin(race: str, power: str, region: int) -> None:
    assert advice(beside(race, power, 6).conquest()) == conquer(region)


def test_a_region_taken_from_an_own_declined_race_brings_nothing() -> None:
    scene = Scene().people(0, "ratmen", "wealthy", {17: 1}, hand=3).people(0, "elves", None, {18: 1}, declined=True)
    state = scene.people(1, "orcs", "hill", {12: 5}).conquest()
    assert can(state, "conquer", 18) and cost(state, 18) == 3
    assert advice(state) == {"type": "stop"}


def test_conversions_come_first_for_they_cost_nothing() -> None:
    scene = beside("sorcerers", "wealthy", 6).people(1, "elves", "hill", {9: 1, 5: 2})
    assert advice(scene.conquest()) == {"type": "convert", "region": 9}


def test_the_dragon_goes_where_it_saves_most_tokens() -> None:
    equal = beside("ratmen", "dragon_master", 6).people(1, "elves", "hill", {9: 4, 5: 5}).conquest()
    assert advice(equal) == {"type": "dragon", "region": 5}  # 7 and 7
    state = beside("ratmen", "dragon_master", 6).people(1, "elves", "hill", {9: 5, 5: 5}).conquest()
    assert advice(state) == {"type": "dragon", "region": 9}  # 8 against 7
    do(state, "dragon", 9)
    assert advice(state)["type"] == "conquer"


def test_the_final_attempt_goes_where_the_die_helps_soonest() -> None:
    state = beside("orcs", "wealthy", 1).conquest()
    assert can(state, "attempt", 4) and advice(state) == {"type": "attempt", "region": 5}
    assert advice(beside("orcs", "wealthy", 1).people(1, "elves", "hill", {5: 1}).conquest())["region"] == 4


def test_it_stops_without_tokens_and_never_abandons() -> None:
    state = beside("ratmen", "wealthy", 0).conquest()
    assert can(state, "abandon", 10) and advice(state) == {"type": "stop"}


def test_the_berserk_die_is_rolled_whenever_it_may_be() -> None:
    state = beside("ratmen", "berserk", 6).conquest()
    assert advice(state) == {"type": "roll"}
    do(state, "roll")
    roll(state, 2)
    assert advice(state) == conquer(4)  # all cost 1 now, the lowest of them
    do(state, "conquer", 4)
    assert advice(state) == {"type": "roll"}


def test_after_a_roll_it_stops_if_nothing_brings_coins() -> None:
    scene = Scene().people(0, "ratmen", "berserk", {17: 1}, hand=3).people(0, "elves", None, {18: 1}, declined=True)
    state = scene.people(1, "orcs", "hill", {12: 5}).conquest()
    do(state, "roll")
    roll(state, 0)
    assert advice(state) == {"type": "stop"}


# Redeployment.


def test_troops_are_spread_evenly() -> None:
    state = Scene().people(0, "ratmen", "wealthy", {4: 1, 5: 1, 10: 2}, hand=4).stage("redeployment")
    seen = []
    while state.player == 0:
        seen.append(advice(state)["region"])
        do(state, "place", seen[-1])
    assert seen == [4, 5, 4, 5]


def test_heroes_go_where_fewest_stand() -> None:
    state = Scene().people(0, "ratmen", "heroic", {4: 2, 5: 1, 10: 1}).stage("redeployment")
    assert advice(state) == {"type": "hero", "region": 5}
    do(state, "hero", 5)
    assert advice(state) == {"type": "hero", "region": 10}


def test_a_fort_goes_where_fewest_stand() -> None:
    state = Scene().people(0, "ratmen", "fortified", {4: 2, 5: 1, 10: 1}).marker("fort", 5).stage("redeployment")
    assert advice(state) == {"type": "fort", "region": 10}


def test_camps_are_spread_as_tokens_are() -> None:
    state = Scene().people(0, "ratmen", "bivouacking", {4: 3, 5: 1}).stage("redeployment")
    seen = []
    while state.player == 0:
        seen.append(advice(state)["region"])
        do(state, "camp", seen[-1])
    assert seen == [5, 5, 4, 5, 4]


def test_with_nothing_to_put_down_it_is_done() -> None:
    state = Scene().people(0, "ratmen", "wealthy", {4: 3, 5: 1}).stage("redeployment")
    assert GAME.judge("reference", state).candidates(state) == [(action(state, "done"), 100)]


def test_a_defender_spreads_his_troops_too() -> None:
    scene = Scene().people(0, "ratmen", "wealthy", {10: 2}).people(1, "elves", "hill", {4: 2, 5: 1}, hand=2)
    assert advice(scene.stage("withdrawal", player=1)) == {"type": "place", "region": 5}


def test_raiders_leave_the_lowest_region() -> None:
    state = Scene().people(0, "amazons", "hill", {4: 1, 5: 1}, aside=3).stage("give-up", owed=1)
    assert advice(state) == {"type": "abandon", "region": 4}


# Decline and peace.


@pytest.mark.parametrize(("tokens", "declines"), [(1, True), (4, True), (5, False)])
def test_it_declines_when_it_could_not_take_two_regions(tokens: int, declines: bool) -> None:
    # One stays in 10; 5 costs 2, then 4 (or 9, 11, 15) costs 3 unless tribes are gone.
    state = Scene(tribes=False).people(0, "ratmen", "wealthy", {10: tokens}).turn_start()
    assert (advice(state) == {"type": "decline"}) is declines


def test_it_never_declines_in_the_last_round() -> None:
    scene = Scene(round=10).people(0, "ratmen", "wealthy", {10: 1})
    assert advice(scene.turn_start()) == {"type": "stop"}


def test_only_the_active_race_counts_where_declined_ones_march_first() -> None:
    scene = Scene(tribes=False).people(0, "ghouls", None, {20: 6}, declined=True)
    state = scene.people(0, "ratmen", "wealthy", {10: 2}).turn_start()
    assert can(state, "conquer", 21) and advice(state) == {"type": "decline"}
    spent = Scene(tribes=False).people(0, "ghouls", None, {20: 1}, declined=True)
    state = spent.people(0, "ratmen", "wealthy", {10: 6}).turn_start()
    before = state.to_json()
    assert advice(state) == {"type": "stop"}  # the Ghouls' part of the turn; the Ratmen go on
    assert state.to_json() == before


@pytest.mark.parametrize(("tokens", "words"), [(4, "decline"), (5, "done")])
def test_a_stout_race_declines_after_its_turn_under_the_same_condition(tokens: int, words: str) -> None:
    scene = Scene(tribes=False).people(0, "ratmen", "stout", {10: tokens})
    assert advice(scene.stage("last-word")) == {"type": words}


def test_a_stout_race_stays_in_the_last_round() -> None:
    assert advice(Scene(round=10).people(0, "ratmen", "stout", {10: 1}).stage("last-word")) == {"type": "done"}


@pytest.mark.parametrize(("coins", "ally"), [((9, 3, 5, 4), 2), ((9, 5, 2, 5), 1)])
def test_it_allies_with_the_richest(coins: tuple[int, ...], ally: int) -> None:
    scene = Scene(players=4).people(0, "ratmen", "diplomat", {10: 3}).coins(*coins)
    assert advice(scene.stage("peace")) == {"type": "ally", "seat": ally}


# Everywhere.


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("content", [None, OWN], ids=["box", "own"])
def test_every_legal_action_is_noted_and_the_reasons_add_up(players: int, content: Any) -> None:
    rng = random.Random(players)
    options = {} if content is None else {"content": content}
    for game in range(GAMES):
        state = GAME.new(players=players, house=some_house(game), **options)
        judge = GAME.judge("reference", state)
        while not state.over:
            if state.player == mk.CHANCE:
                state.play(draw(state, rng))
                continue
            pairs = judge.candidates(state)
            assert sorted(move for move, _ in pairs) == state.actions()
            assert [value for _, value in pairs] == [100] + [0] * (len(pairs) - 1)
            assert judge.reasons(state) == [(pairs[0][0], "why-reference", 100)]
            assert judge.advice(state) == pairs[0][0]
            assert judge.value(state, state.player) == 100 * state.scores()[state.player]
            # Now and then somebody else moves: the reference alone would see few positions.
            state.play(pairs[0][0] if rng.random() < 0.5 + game % 2 / 2 else draw(state, rng))


@pytest.mark.parametrize("rules", GOLDEN)
def test_the_games_of_version_one_are_played_the_same_for_ever(rules: int) -> None:
    assert VERSION == 1
    digest = blake2b(digest_size=16)
    for players in GAME.seats:
        start = GAME.renew(GAME.upgrade_options({"players": players, "first": "random"}, rules))
        end = start.copy()
        contest = Contest(end, [GAME.judge("reference", start) for _ in range(players)])
        for seed in range(5):
            decisions = contest.play(start, seed)
            digest.update(f"{decisions} {end.to_line()}\n".encode())
    assert digest.hexdigest() == GOLDEN[rules]


def test_it_leaves_the_die_to_the_race_that_marches_last() -> None:
    scene = Scene(tribes=False).people(0, "ghouls", None, {20: 2}, declined=True)
    state = scene.people(0, "ratmen", "wealthy", {10: 6}).turn_start()
    assert can(state, "attempt", 21) and advice(state) == {"type": "stop"}
    scene = Scene(tribes=False, house={"final_die": "race"}).people(0, "ghouls", None, {20: 2}, declined=True)
    assert advice(scene.people(0, "ratmen", "wealthy", {10: 6}).turn_start())["type"] == "attempt"


def test_it_picks_before_its_ghouls_march() -> None:
    scene = Scene().people(0, "ghouls", None, {5: 4}, declined=True).column(("ratmen", "flying", 0))
    assert advice(before_the_turn(scene)) == {"type": "pick", "slot": 1}


def test_it_beats_chance() -> None:
    start = GAME.new()
    judge = GAME.judge("reference", start)
    won = 0
    for seed in range(20):
        for seat in range(2):
            end = start.copy()
            contest = Contest(end, [judge if at == seat else None for at in range(2)])
            contest.play(start, seed)
            won += end.winners() == [seat]
    assert won >= 34


def test_a_judge_knows_its_own_world_only() -> None:
    judge = GAME.judge("reference", GAME.new())
    assert judge.knows(GAME.new(first=1)) and not judge.knows(GAME.new(players=3))
    assert not judge.knows(Position())


def test_an_unknown_judge_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownJudge, match=r"no judge 'oracle'; available: .*reference") as caught:
        GAME.judge("oracle", GAME.new())
    assert isinstance(caught.value, mk.MikrokosmosError) and "reference" in GAME.judges


def test_its_reason_has_a_text() -> None:
    assert Texts("en", "why-reference")("why-reference")
