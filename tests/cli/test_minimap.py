"""The small map: all regions are on it, with and without colours."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console

import mikrokosmos as mk
from mikrokosmos.cli.phrases import Phrases
from mikrokosmos.cli.screens import screen_of
from mikrokosmos.cli.screens.smallworld.minimap import HEIGHT, WIDTH, badge
from mikrokosmos.cli.screens.smallworld.raster import crossing, crossings, framed, pixels
from mikrokosmos.games.smallworld.content.boards import board
from mikrokosmos.games.smallworld.types.view import Region
from mikrokosmos.texts import ENGLISH, Texts

from .command import played


def drawn(state: mk.State, encoding: str = "utf-8", **settings: Any) -> str:
    """What the terminal shows."""
    screen = screen_of(state)
    phrases = Phrases(Texts(ENGLISH, "cli", "smallworld"), None, screen.naming)
    phrases.view = state.view(None)
    paper = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="replace")
    console = Console(file=paper, highlight=False, **{"width": 100, **settings})
    screen.picture(console, phrases, state)
    paper.seek(0)
    return paper.read()


@pytest.mark.parametrize("players", range(2, 6))
def test_every_cell_belongs_to_a_region_and_neighbours_touch(players: int) -> None:
    for grid in (pixels(players, WIDTH, HEIGHT), pixels(players, WIDTH, 2 * HEIGHT)):
        assert {region for line in grid for region in line} == {region.id for region in board(players).regions}


@pytest.mark.parametrize("players", range(2, 6))
def test_every_region_and_badge_is_legible(players: int) -> None:
    state = played(players=players, seed=players, moves=100).state
    said = drawn(state, no_color=True)
    seen: Any = state.view(None)
    for region in seen["regions"]:
        assert re.search(rf" {region['id']} ", said)
        assert badge(region) in said
    lines = said.splitlines()
    assert all(len(line) <= WIDTH + 1 for line in lines[: HEIGHT + 1])
    assert " A  player 1" in said and "t lost tribe" in said


def test_colours_where_there_are_some() -> None:
    state = played(moves=100).state
    coloured = drawn(state, force_terminal=True, color_system="truecolor")
    assert "▀" in coloured and "\x1b[" in coloured and "│" not in coloured
    assert "\x1b" not in drawn(state)
    assert "▀" not in drawn(state, force_terminal=True, color_system="truecolor", no_color=True)
    assert "▀" in drawn(state, force_terminal=True, color_system="standard")


def test_plain_letters_where_there_is_nothing_else() -> None:
    said = drawn(played(moves=100).state, encoding="ascii")
    assert said.isascii() and "?" not in said and "+---" in said


@pytest.mark.parametrize("color_system", [None, "truecolor"])
def test_the_map_fits_a_narrow_terminal(color_system: str | None) -> None:
    state = played(moves=100).state
    settings: dict[str, Any] = {"force_terminal": color_system is not None, "color_system": color_system}
    for width in (80, 70, 60):
        lines = re.sub(r"\x1b\[[\d;]*m", "", drawn(state, width=width, **settings)).splitlines()
        assert max(map(len, lines[:20])) <= width and " 23 " in "".join(lines)
    assert " player 1" in drawn(state, width=40, **settings) and len(drawn(state, width=40).splitlines()) < 8


def test_badges() -> None:
    held: Region = {"id": 1, "race": "orcs", "seat": 1, "declined": False, "tokens": 3, "tribe": False, "markers": {}}
    assert badge(held) == "B3"
    assert badge({**held, "declined": True, "markers": {"lair": 1}}) == "b3+"
    assert badge({**held, "race": None, "seat": None, "tribe": True, "tokens": 1}) == "t1"
    assert badge({**held, "race": None, "seat": None, "tokens": 0}) == ""


def test_lines_meet_where_regions_do() -> None:
    cells = framed([[1, 2], [3, 3]])
    assert [crossing(cells, 0, at) for at in range(3)] == ["┌", "┬", "┐"]
    assert [crossing(cells, 1, at) for at in range(3)] == ["├", "┴", "┤"]
    assert [crossing(cells, 2, at) for at in range(3)] == ["└", "─", "┘"]
    assert crossings(((0, 0), (4, 0), (4, 4), (0, 4)), 2) == [0, 4]
