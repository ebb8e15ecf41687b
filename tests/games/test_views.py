"""Views of several seats at once: each as if it had been asked for alone, and what all may see is shared."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

import mikrokosmos as mk
from mikrokosmos.games.smallworld import GAME

GAMES = ("smallworld", "creation")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 5] if mk.compiled() else [3])
def test_views_together_are_the_views_alone(game: str, players: int) -> None:
    rng = random.Random(players)
    played = mk.game(game)
    state = played.new(players=players)
    seats = [None, *range(players)]
    before: list[Any] = []
    while not state.over:
        together = played.views(state, seats)
        assert [json.dumps(it) for it in together] == [json.dumps(state.view(seat)) for seat in seats]
        before.append((together, copy.deepcopy(together)))
        chance = state.player == mk.CHANCE
        state.play(mk.sample(state.chances(), rng) if chance else rng.choice(state.actions()))
    for together, then in before:
        assert together == then, "what was shown has changed afterwards"


@pytest.mark.parametrize("game", GAMES)
def test_a_view_of_one_s_own_may_be_changed(game: str) -> None:
    played = mk.game(game)
    state = played.new(players=2, first=0)
    kept = copy.deepcopy(played.views(state, [0]))
    mine = state.view(0)
    for value in mine.values():
        if isinstance(value, (list, dict)):
            value.clear()
    assert played.views(state, [0]) == kept and state.view(0) == kept[0]


def test_what_all_may_see_is_shared() -> None:
    played = GAME
    state = played.new(players=3, first=0)
    one, other = played.views(state, [0, 1])
    assert one["regions"] is other["regions"] and one["coins"] is not other["coins"]
    again = played.views(state.copy(), [0])[0]
    assert all(now is then for now, then in zip(again["regions"], one["regions"], strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_that_is_not_there_has_no_view(game: str) -> None:
    played = mk.game(game)
    with pytest.raises(ValueError, match="there is no seat 2"):
        played.views(played.new(players=2), [2])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_hides_nothing_tells_every_event_to_all(game: str) -> None:
    rng = random.Random(3)
    played = mk.game(game)
    state = played.new(players=3)
    secret = by_seats = 0
    while not state.over:
        chance = state.player == mk.CHANCE
        state.play(mk.sample(state.chances(), rng) if chance else rng.choice(state.actions()))
        hidden = any(event["sees"] != "all" for event in state.events())
        secret += hidden
        by_seats += hidden and not chance
    assert bool(secret) == played.hides
    assert bool(by_seats) == played.actions_hide


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_sees_otherwise_is_all_that_is_different_in_its_view(game: str) -> None:
    rng = random.Random(5)
    played = mk.game(game)
    state = played.new(players=3)
    while not state.over:
        everybody, own = played.shared_and_private(state)
        assert everybody == state.view(None)
        for seat in range(3):
            view = state.view(seat)
            assert {**everybody, **own[seat]} == view
            assert own[seat].keys() == {key for key in view if view[key] != everybody[key]}
        chance = state.player == mk.CHANCE
        state.play(mk.sample(state.chances(), rng) if chance else rng.choice(state.actions()))
