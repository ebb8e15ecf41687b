"""Setting the table: map, column, lost tribes, mountains, coins and who begins."""

from __future__ import annotations

import pytest

import mikrokosmos as mk
from kit.scene import Scene, cost, end_turn, reveal
from mikrokosmos.games.smallworld import GAME
from mikrokosmos.games.smallworld.content.boards import board
from mikrokosmos.games.smallworld.state import SmallWorldState


def dealt(players: int = 2, **options: object) -> SmallWorldState:
    """A new game in which chance has turned over whatever came first."""
    state = GAME.new(players, **options)
    reveal(state)
    return state


@pytest.mark.rule("SET-1")
@pytest.mark.parametrize(("players", "regions"), [(2, 23), (3, 30), (4, 39), (5, 48)])
def test_the_map_is_the_one_for_the_exact_number_of_players(players: int, regions: int) -> None:
    state = dealt(players=players)
    assert len(state.view(None)["regions"]) == regions
    assert len(state.scores()) == players


@pytest.mark.rule("SET-1")
def test_the_round_marker_starts_on_the_first_space() -> None:
    assert dealt(players=3).view(None)["round"] == 1


@pytest.mark.rule("SET-2")
def test_six_combos_are_revealed_one_by_one_each_banner_with_a_badge() -> None:
    state = GAME.new()
    for slot in range(6):
        assert state.player == mk.CHANCE
        assert [weight for _, weight in state.chances()] == [1] * (14 - slot)
        banner = state.describe(state.chances()[-1][0])
        assert banner["type"] == "banner"
        state.play(state.chances()[-1][0])
        assert [weight for _, weight in state.chances()] == [1] * (20 - slot)
        badge = state.describe(state.chances()[-1][0])
        assert badge["type"] == "badge"
        state.play(state.chances()[-1][0])
        shown = state.view(None)["column"][slot]
        assert (shown["race"], shown["power"], shown["coins"]) == (banner["race"], badge["power"], 0)
    assert state.player == 0
    assert len(state.view(None)["column"]) == 6


@pytest.mark.rule("SET-2")
def test_the_rest_of_the_stacks_is_not_known_in_its_order() -> None:
    state = dealt()
    stack = state.view(0)["stack"]
    shown = {combo["race"] for combo in state.view(0)["column"]}
    assert len(stack["banners"]) == 8
    assert len(stack["badges"]) == 14
    assert not shown & set(stack["banners"])
    assert stack["banners"] == sorted(stack["banners"])
    assert stack["under"] == stack["discard"] == []


@pytest.mark.rule("SET-3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_lost_tribe_stands_on_every_region_with_its_symbol(players: int) -> None:
    tribes = [place["id"] for place in dealt(players=players).view(None)["regions"] if place["tribe"]]
    assert tribes == [region.id for region in board(players).regions if region.lost_tribe]
    assert len(tribes) == {2: 9, 3: 10, 4: 14, 5: 18}[players]


@pytest.mark.rule("SET-4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_mountain_stands_on_every_mountain_region(players: int) -> None:
    state = Scene(players, tribes=False).people(0, "ratmen", "flying", hand=13).conquest()
    land = [region for region in board(players).regions if not region.water]
    assert {region.id: cost(state, region.id) for region in land} == {
        region.id: 3 if region.terrain == "mountain" else 2 for region in land
    }


@pytest.mark.rule("SET-5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_begins_with_five_coins(players: int) -> None:
    assert dealt(players=players).scores() == [5] * players


@pytest.mark.rule("SET-6")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_play_goes_clockwise_and_the_first_player_begins_each_round(first: int) -> None:
    state = dealt(players=3, first=first)
    order = []
    for _ in range(7):
        order.append((state.turn, state.round))
        end_turn(state)
    one, two, three = first, (first + 1) % 3, (first + 2) % 3
    assert order == [(one, 1), (two, 1), (three, 1), (one, 2), (two, 2), (three, 2), (one, 3)]


@pytest.mark.rule("SET-6")
def test_chance_may_choose_the_first_player_each_seat_alike() -> None:
    state = GAME.new(players=4, first="random")
    assert state.player == mk.CHANCE
    assert [(state.describe(x), weight) for x, weight in state.chances()] == [
        ({"type": "first", "seat": seat}, 1) for seat in range(4)
    ]
    state.play(state.encode({"type": "first", "seat": 2}))
    assert {"type": "first", "seat": 2, "sees": "all"} in state.events()
    reveal(state)
    assert (state.player, state.turn, state.view(None)["first"]) == (2, 2, 2)
    end_turn(state)
    assert (state.turn, state.round) == (3, 1)


def test_everything_else_begins_empty() -> None:
    seen = dealt(players=5).view(None)
    assert seen["peoples"] == []
    assert seen["pacts"] == [None] * 5
    assert seen["winners"] == []
    assert all(place["race"] is None and not place["tokens"] and not place["markers"] for place in seen["regions"])
