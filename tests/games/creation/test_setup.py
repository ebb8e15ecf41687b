"""Setting the table: players, marks, stacks, the map, the gods and who begins."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

import mikrokosmos as mk
from kit.creation import dealt, do
from kit.told import words
from mikrokosmos.games.creation import GAME
from mikrokosmos.games.creation.content.table import box


@pytest.mark.rule("R1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_may_play(players: int) -> None:
    seen = dealt(players).view(None)
    assert len(seen["worlds"]) == len(seen["gods"]) == len(seen["scores"]) == players


@pytest.mark.rule("R1")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_nobody_plays_alone_and_no_more_than_five(players: int) -> None:
    with pytest.raises(mk.OptionError, match=f"players must be 2, 3, 4 or 5, not {players}"):
        GAME.new(players=players)


@pytest.mark.rule("R2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_tiles_with_a_mark_above_the_number_of_players_stay_in_the_box(players: int) -> None:
    state = GAME.new(players=players)
    offered = [words(state, x)["tile"] for x, _ in state.chances()]
    assert offered == [tile.id for tile in box() if tile.mark <= players]


@pytest.mark.rule("R2")
def test_a_tile_without_a_mark_takes_part_with_two_players() -> None:
    rows: list[dict[str, Any]] = [{"id": tile.id, "squares": [*names(tile.squares)]} for tile in box()]
    for row, tile in zip(rows, box(), strict=True):
        row |= {"statue": names([tile.statue])[0]} if tile.statue is not None else {}
    assert len(GAME.new(players=2, tiles={"tile": rows}).chances()) == 55


def names(terrains: Iterable[int]) -> list[str]:
    return [("blossom", "ember", "tide", "grove", "dune")[terrain] for terrain in terrains]


@pytest.mark.rule("R4")
@pytest.mark.parametrize(
    ("players", "stacks"), [(2, [7, 7, 7]), (3, [11, 10, 10]), (4, [14, 14, 13]), (5, [16, 15, 15])]
)
def test_stacks_differ_by_one_at_most_and_the_first_have_more(players: int, stacks: list[int]) -> None:
    assert dealt(players).view(None)["stacks"] == stacks


@pytest.mark.rule("R5")
def test_the_map_is_laid_cell_by_cell_and_any_tile_may_come_to_any_cell() -> None:
    state = GAME.new()
    left = [tile.id for tile in box() if tile.mark == 2]
    for cell in range(1, 10):
        assert state.player == mk.CHANCE
        assert [words(state, x)["tile"] for x, _ in state.chances()] == left
        assert {weight for _, weight in state.chances()} == {1}
        tile = left.pop(cell * 7 % len(left))
        assert do(state, "tile", tile=tile) == [{"type": "laid", "cell": cell, "tile": tile, "sees": "all"}]
        assert state.view(None)["map"][cell - 1] == tile
    assert len(set(state.view(None)["map"])) == 9


@pytest.mark.rule("R5")
def test_a_tile_of_the_map_lies_neither_this_way_nor_that() -> None:
    assert all(isinstance(tile, str) for tile in dealt().view(None)["map"])


@pytest.mark.rule("R10")
def test_all_four_markers_begin_in_the_middle_of_their_side() -> None:
    assert dealt().view(None)["faith"] == {"north": 2, "east": 2, "south": 2, "west": 2}


@pytest.mark.rule("R6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_chance_may_choose_who_begins_every_seat_alike(players: int) -> None:
    state = GAME.new(players=players, first="random")
    while "tile" in state.describe(state.chances()[0][0]) or "god" in state.describe(state.chances()[0][0]):
        state.play(state.chances()[0][0])
    assert [(words(state, x)["seat"], weight) for x, weight in state.chances()] == [(n, 1) for n in range(players)]
    events = do(state, "first", seat=players - 1)
    assert [event["type"] for event in events] == ["first", "turn"]
    assert (state.player, state.view(None)["first"]) == (players - 1, players - 1)


@pytest.mark.rule("R6")
def test_the_host_may_say_who_begins() -> None:
    assert dealt(3).player == 0
    assert (dealt(3, first=2).player, dealt(3, first=2).view(None)["first"]) == (2, 2)


@pytest.mark.rule("R7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_seat_is_dealt_one_god_and_no_god_twice(players: int) -> None:
    state = GAME.new(players=players)
    for _ in range(9):
        state.play(state.chances()[0][0])
    left = ["blossom", "ember", "tide", "grove", "dune"]
    for seat in range(players):
        assert [(words(state, x)["god"], weight) for x, weight in state.chances()] == [(god, 1) for god in left]
        god = left.pop(seat % len(left))
        do(state, "deal", god=god)
        assert state.view(seat)["gods"][seat] == {"dealt": True, "shown": False, "god": god}
    assert state.player == 0


@pytest.mark.rule("R7")
def test_gods_that_were_not_dealt_stay_hidden_any_of_them_may_be_the_other_players() -> None:
    state = dealt(2)
    mine = state.view(0)["gods"][0]["god"]
    thought = Counter(state.imagine(0, random.Random(seed)).to_json()["gods"][1]["god"] for seed in range(60))
    assert set(thought) == {"blossom", "ember", "tide", "grove", "dune"} - {mine}
