"""The tile table: eleven patterns in five colours, in balance with any number of players."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from kit.creation import position
from kit.told import words
from mikrokosmos.games.creation import GAME
from mikrokosmos.games.creation.content.table import TERRAINS, Tile, box

PATTERNS: dict[str, tuple[int, tuple[int, int, int, int], int | None]] = {
    "A": (2, (0, 0, 0, 0), None),
    "B": (2, (0, 0, 0, 1), None),
    "C": (2, (0, 0, 0, 2), None),
    "D": (2, (0, 1, 1, 3), 0),
    "E": (2, (2, 2, 3, 4), 0),
    "F": (2, (2, 4, 3, 4), 0),
    "G": (3, (0, 0, 2, 2), None),
    "H": (3, (0, 0, 1, 1), 0),
    "I": (4, (0, 0, 1, 1), None),
    "J": (4, (0, 2, 4, 3), 0),
    "K": (5, (0, 1, 0, 2), None),
}
"""Mark, squares clockwise from the top left and statue, all counted from the pattern's own terrain."""


def in_play(players: int) -> list[Tile]:
    return [tile for tile in box() if tile.mark <= players]


@pytest.mark.rule("R34")
def test_there_are_five_terrains_and_the_five_gods_are_theirs() -> None:
    assert TERRAINS == ("blossom", "ember", "tide", "grove", "dune")
    assert {tile.statue for tile in box()} == {None, 0, 1, 2, 3, 4}


@pytest.mark.rule("R2", "R34")
@pytest.mark.parametrize("pattern", PATTERNS)
def test_the_tiles_are_eleven_patterns_each_in_five_colours(pattern: str) -> None:
    mark, squares, statue = PATTERNS[pattern]
    assert [tile for tile in box() if tile.id[0] == pattern] == [
        Tile(
            id=f"{pattern}{shift}",
            mark=mark,
            squares=tuple((square + shift) % 5 for square in squares),  # type: ignore[arg-type]
            statue=None if statue is None else (statue + shift) % 5,
        )
        for shift in range(5)
    ]


@pytest.mark.rule("R2", "R34")
def test_there_are_55_tiles() -> None:
    assert [tile.id for tile in box()] == [f"{pattern}{shift}" for pattern in PATTERNS for shift in range(5)]


@pytest.mark.rule("R2")
def test_30_tiles_are_marked_2_ten_3_ten_4_and_five_5() -> None:
    assert Counter(tile.mark for tile in box()) == {2: 30, 3: 10, 4: 10, 5: 5}


@pytest.mark.rule("R2", "R4")
@pytest.mark.parametrize(
    ("players", "tiles", "stacks"),
    [(2, 30, [7, 7, 7]), (3, 40, [11, 10, 10]), (4, 50, [14, 14, 13]), (5, 55, [16, 15, 15])],
)
def test_tiles_and_stacks_by_number_of_players(players: int, tiles: int, stacks: list[int]) -> None:
    state = GAME.new(players=players)
    assert len(in_play(players)) == len(state.chances()) == tiles
    assert state.view(None)["stacks"] == stacks


@pytest.mark.parametrize(("players", "squares"), [(2, 24), (3, 32), (4, 40), (5, 44)])
def test_every_terrain_has_as_many_squares_as_any_other(players: int, squares: int) -> None:
    found = Counter(square for tile in in_play(players) for square in tile.squares)
    assert found == dict.fromkeys(range(5), squares)


@pytest.mark.parametrize(("players", "statues"), [(2, 3), (3, 4), (4, 5), (5, 5)])
def test_every_god_has_as_many_statues_as_any_other(players: int, statues: int) -> None:
    found = Counter(tile.statue for tile in in_play(players) if tile.statue is not None)
    assert found == dict.fromkeys(range(5), statues)


@pytest.mark.parametrize(("players", "edges"), [(2, 7), (3, 9), (4, 12), (5, 14)])
def test_every_two_terrains_meet_within_tiles_as_often_as_any_other_two(players: int, edges: int) -> None:
    found = Counter(
        tuple(sorted(pair))
        for tile in in_play(players)
        for pair in pairwise([*tile.squares, tile.squares[0]])
        if pair[0] != pair[1]
    )
    assert set(found.values()) == {edges} and len(found) == 10


@pytest.mark.rule("R19")
@pytest.mark.parametrize(("players", "tiles"), [(2, 16), (3, 20), (4, 26), (5, 29)])
def test_every_god_may_take_as_many_tiles_as_any_other(players: int, tiles: int) -> None:
    names = [tile.id for tile in in_play(players)]
    for god in range(5):
        gods = ",".join([str(god), *(str(other) for other in range(5) if other != god)][:players])
        taken = set()
        for at in range(0, len(names), 9):
            row = names[max(0, min(at, len(names) - 9)) :][:9]
            state = position(players, map=",".join(row), gods=gods)
            taken |= {row[words(state, x)["cell"] - 1] for x in state.actions() if words(state, x)["type"] == "god"}
        assert len(taken) == tiles


def test_all_tiles_differ_however_they_are_turned() -> None:
    faces = {(min(tile.squares[turns:] + tile.squares[:turns] for turns in range(4)), tile.statue) for tile in box()}
    assert len(faces) == 55


def test_15_of_the_25_statues_stand_on_a_tile_with_their_own_terrain() -> None:
    statues = [tile for tile in box() if tile.statue is not None]
    assert (len(statues), sum(tile.statue in tile.squares for tile in statues)) == (25, 15)
