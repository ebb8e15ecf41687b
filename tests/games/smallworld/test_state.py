"""The state as everybody uses it: words and numbers, reasons, views, copies, playouts."""

from __future__ import annotations

import random
import threading

import pytest

import mikrokosmos as mk
from kit.scene import Scene, action, do, roll
from kit.told import explained
from mikrokosmos.core.playout import random_games
from mikrokosmos.games.smallworld import GAME


def test_playouts_end_every_game_and_the_seed_decides_them() -> None:
    start = GAME.new(players=3)
    ends = []
    for seed in (1, 1, 2):
        scratch = start.copy()
        decisions = random_games(start, scratch, 5, seed)
        assert scratch.over and scratch.winners() and decisions > 5 * 30
        ends.append((decisions, scratch.to_json()))
    assert ends[0] == ends[1] != ends[2]
    assert start.to_json() == GAME.new(players=3).to_json(), "the start is as it was"


def test_playouts_of_two_threads_do_not_disturb_each_other() -> None:
    start = GAME.new(players=2)
    alone = start.copy()
    random_games(start, alone, 20, 7)
    scratches = [start.copy() for _ in range(2)]
    threads = [threading.Thread(target=random_games, args=(start, scratch, 20, 7)) for scratch in scratches]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [scratch.to_json() for scratch in scratches] == [alone.to_json()] * 2


def test_every_number_has_words_and_other_numbers_have_none() -> None:
    state = Scene().people(0, "orcs", "hill", {2: 1}, hand=1).conquest()
    words = [state.describe(x) for x in range(GAME.action_count)]
    assert len({str(said) for said in words}) == GAME.action_count
    for nothing in (-1, GAME.action_count):
        with pytest.raises(mk.IllegalAction, match="0 to 446"):
            state.describe(nothing)
    with pytest.raises(mk.IllegalAction, match="no action is called"):
        state.encode({"type": "conquer"})
    do(state, "attempt", 6)
    assert state.describe(3) == {"type": "die", "pips": 3}
    with pytest.raises(mk.IllegalAction, match="no outcome"):
        state.describe(GAME.chance_count)
    with pytest.raises(mk.IllegalAction, match="no outcome of chance is called"):
        state.encode({"type": "die", "pips": 6})


def test_an_outcome_of_chance_costs_nothing_and_a_foreign_seat_has_no_income() -> None:
    state = Scene().people(0, "orcs", "hill", {2: 1}, hand=1).conquest()
    with pytest.raises(ValueError, match="seats are 0 to 1"):
        state.income(2)
    do(state, "attempt", 6)
    assert state.explain(0) == {"total": 0, "terms": []}


def test_an_attempt_tells_how_many_faces_of_the_die_suffice() -> None:
    state = Scene().people(0, "orcs", "hill", {2: 1}, hand=1).conquest()
    told = explained(state, action(state, "attempt", 6))
    assert (told["total"], told["have"], told["short"], told["faces"]) == (3, 1, 2, 2)


def test_the_terms_of_a_cost_say_where_each_token_goes() -> None:
    scene = Scene().people(0, "giants", "commando", {6: 1}, hand=9).people(1, "trolls", "fortified", {12: 2, 7: 1})
    state = scene.marker("fort", 7).conquest()
    assert state.explain(action(state, "conquer", 7)) == {
        "total": 3,
        "terms": [
            {"reason": "base", "amount": 2},
            {"reason": "tokens", "amount": 1, "of": "trolls"},
            {"reason": "marker", "amount": 1, "of": "lair"},
            {"reason": "marker", "amount": 1, "of": "fort"},
            {"reason": "discount", "amount": -1, "of": "commando"},
            {"reason": "beside", "amount": -1, "of": "giants"},
        ],
        "have": 9,
    }
    least = Scene().people(0, "giants", "commando", {6: 1}, hand=9).no_tribes(7).conquest()
    assert least.explain(action(least, "conquer", 2)) == {
        "total": 1,
        "terms": [
            {"reason": "base", "amount": 2},
            {"reason": "discount", "amount": -1, "of": "commando"},
            {"reason": "beside", "amount": -1, "of": "giants"},
            {"reason": "minimum", "amount": 1},
        ],
        "have": 9,
    }


def test_a_reason_asked_for_does_not_disturb_the_events() -> None:
    state = Scene().people(0, "orcs", "berserk", {2: 1}, hand=3).conquest()
    do(state, "roll")
    roll(state, 1)
    before = state.events()
    for move in state.actions():
        state.explain(move)
    state.income(0)
    assert state.events() == before == [{"type": "rolled", "pips": 1, "sees": "all"}]


def test_only_seats_and_the_spectator_have_a_view() -> None:
    state = GAME.new(players=2)
    for nobody in (2, -1):
        with pytest.raises(ValueError, match="None is a spectator"):
            state.view(nobody)


def test_a_number_of_another_kind_is_a_number_too() -> None:
    class Index:
        def __index__(self) -> int:
            return 4

    state = GAME.new(players=2)
    state.play(Index())  # type: ignore[arg-type]
    assert state.view(None)["stack"]["turned"] == "amazons"


def test_what_a_seat_imagines_is_what_is_there() -> None:
    state = GAME.new(players=2)
    assert state.imagine(0, random.Random(1)).to_json() == state.to_json()
    assert state.game is GAME
