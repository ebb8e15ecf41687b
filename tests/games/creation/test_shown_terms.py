"""What a view tells of everybody's score: the terms of every world, and which squares are counted."""

from __future__ import annotations

import random
from collections import deque
from typing import Any

import pytest

from kit.creation import EXAMPLE, dealt, play_on, position
from mikrokosmos.games.creation.content.table import TERRAINS
from mikrokosmos.games.creation.state import CreationState
from mikrokosmos.games.creation.types.view import Laid

Square = tuple[int, int]


def terrain_of(state: CreationState, world: list[Laid]) -> dict[Square, str]:
    """The squares of a world by where they lie, read from its tiles as they are told."""
    tiles = {tile.id: tile for tile in state.world.tiles}
    found: dict[Square, str] = {}
    for laid in world:
        for corner, (right, down) in enumerate([(0, 0), (1, 0), (1, 1), (0, 1)]):
            terrain = tiles[laid["tile"]].squares[(corner - laid["turns"]) % 4]
            found[laid["x"] * 2 + right, laid["y"] * 2 + down] = TERRAINS[terrain]
    return found


def groups(land: set[Square]) -> list[set[Square]]:
    """All groups of squares that are connected edge to edge, counted square by square."""
    found = []
    while land:
        group, waiting = set(), deque([land.pop()])
        while waiting:
            x, y = waiting.popleft()
            group.add((x, y))
            beside = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & land
            land -= beside
            waiting.extend(beside)
        found.append(group)
    return found


@pytest.mark.rule("R26", "R28", "R29")
@pytest.mark.parametrize("players", [2, 5])
def test_every_world_is_told_with_its_terms_and_the_squares_that_count(players: int) -> None:
    for state in play_on(dealt(players), seed=players):
        seen = state.view(None)
        for seat, world in enumerate(seen["worlds"]):
            squares, told = terrain_of(state, world), seen["terms"][seat]
            plain: list[Any] = [{field: it for field, it in term.items() if field != "squares"} for term in told]
            assert plain == state.income(seat)["terms"]
            assert sum(term["amount"] for term in told) == seen["scores"][seat]
            for term in told:
                counted = {(x, y) for x, y in term["squares"]}
                parts = groups({square for square, terrain in squares.items() if terrain == term["of"]})
                assert len(counted) == len(term["squares"]) == term["group"] == max(map(len, parts), default=0)
                assert counted in parts or not counted


@pytest.mark.rule("R26")
def test_the_squares_of_the_rulebooks_example_are_counted_from_its_first_tile() -> None:
    state = position(4, round=9, stage="finished", worlds={2: EXAMPLE})
    told = {term["of"]: term["squares"] for term in state.view(0)["terms"][2]}
    assert told["dune"] == [[-1, -2], [-1, -1]]
    assert told["ember"] == [[3, -2], [3, -1], [2, 0], [3, 0]]
    assert told["grove"] == [[-2, 0], [-1, 0], [-2, 1], [-1, 1], [-2, 2]]
    assert told["tide"] == []


@pytest.mark.rule("R28")
def test_of_equal_groups_the_upper_one_is_shown() -> None:
    state = position(5, round=3, worlds={0: "K0@0,0;A1@1,0"})
    (blossom,) = [term for term in state.view(0)["terms"][0] if term["of"] == "blossom"]
    assert blossom["squares"] == [[0, 0]]


@pytest.mark.rule("R31")
def test_the_largest_single_group_of_every_world_is_told() -> None:
    state = position(4, round=9, stage="finished", worlds={0: EXAMPLE})
    seen = state.view(1)
    assert seen["largest"][0] == 14
    assert seen["largest"] == [max(term["group"] for term in terms) for terms in seen["terms"]]


def test_a_world_that_stays_as_it_is_is_told_with_the_same_objects() -> None:
    state = position(3, round=4)
    one = state.game.views(state, [0])[0]
    again = state.game.views(state.copy(), [1])[0]
    assert all(now is then for now, then in zip(again["terms"], one["terms"], strict=True))
    x = random.Random(1).choice(state.actions())
    state.play(x)
    assert state.game.views(state, [0])[0]["terms"][1] is one["terms"][1]
