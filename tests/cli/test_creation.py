"""Creation in the terminal: whole games, what is listed, the pictures, with and without colours."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path
from typing import Any, cast

import pytest
from rich.color import Color, ColorSystem
from rich.console import Console
from rich.text import Text

import mikrokosmos as mk
from kit.creation import EXAMPLE, position
from kit.told import explained, words
from mikrokosmos.cli.phrases import Phrases
from mikrokosmos.cli.screens import screen_of
from mikrokosmos.cli.screens.blocks import joined, shelves
from mikrokosmos.cli.screens.creation.brush import COLOURS, SIGNS, Brush, distinct_turns
from mikrokosmos.cli.screens.creation.names import cell_name, falling
from mikrokosmos.games.creation import GAME
from mikrokosmos.games.creation.content.table import TERRAINS, box
from mikrokosmos.games.creation.types.view import View
from mikrokosmos.texts import ENGLISH, Texts

from .command import played, read, run, written

PLAY = ("play", "--game", "creation", "--seed", "3")
TILES = {tile.id: tile for tile in box()}


def drawn(state: mk.State, encoding: str = "utf-8", seat: int | None = None, **settings: Any) -> str:
    """What the terminal shows."""
    screen = screen_of(state)
    phrases = Phrases(Texts(ENGLISH, "cli", "creation", "creation-names"), seat, screen.naming)
    phrases.view = state.view(seat)
    paper = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="replace")
    console = Console(file=paper, highlight=False, **{"width": 100, **settings})
    screen.picture(console, phrases, state)
    paper.seek(0)
    return paper.read()


@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game(players: int) -> None:
    code, said = run(*PLAY, "--players", str(players), typed="1\n" * 60)
    assert code == 0
    assert "The game is over." in said and f"player {players}: " in said and "{" not in said
    assert said.count("Round 9: ") == players


@pytest.mark.parametrize("seed", range(4))
def test_any_choice_can_be_said(seed: int) -> None:
    typed = "".join(f"{1 + (number * 7 + seed) % 13}\n1\n" for number in range(60))
    code, said = run("play", "--game", "creation", "--players", "4", "--seed", str(seed), typed=typed)
    assert code == 0 and "{" not in said and "None" not in said


def test_with_a_tile_in_hand_the_table_is_shown_with_free_places() -> None:
    said = run(*PLAY, typed="1\n1\n1\n1\n")[1]
    last = said[said.rindex("In hand: ") :]
    assert "·c2·" in last and "place it at c2: " in last and "place it at b3: " in last


def test_placements_say_what_they_would_score() -> None:
    line = (
        "creation 2 5.0.0 place:0 map=D1,F2,D4,F1,A2,-,C0,B0,D2 faith=3211 stacks=4.5.4 gods=3*,4 gap=6 hand=D3 "
        "w0=B2@0,-2;F4@0,-1;E0@0,0r3;C3@1,0r3 w1=A4@-1,0r3;B1@0,0;E2@1,0;A0@-1,1r2"
    )
    state = GAME.from_line(line)
    code, said = run("show", line)
    assert code == 0
    for x in state.actions():
        told = explained(state, x)
        assert re.search(rf"^ +{x}  place it at \w\d.*: {told['total']} points \(\+{told['gain']}\)$", said, re.M)
    assert "In hand: D3 (Grove, 2 Dune, Ember; statue of Dubrim)" in said
    assert "player 1 (playing now): 2 points" in said and "%% Grove   4 × 0 = 0" in said
    assert read("show", line)["actions"][0]["cost"] == state.explain(state.actions()[0])


def test_turns_that_look_the_same_are_offered_once() -> None:
    state = position(hand="A0", gap=1, stage="place")
    screen = screen_of(state)
    assert len(state.actions()) == 4 and len(screen.choices(state)) == 1
    assert distinct_turns(TILES["A0"]) == [0] and distinct_turns(TILES["D0"]) == [0, 1, 2, 3]


def test_commands_at_the_prompt() -> None:
    said = run(*PLAY, typed="?\n? push north 2\n? draw 1\n? fly\ni\n1\nu\nu\n")[1]
    assert "? push north 2" in said
    assert "That marker is already there. It has to move." in said
    assert (
        "You can’t do that right now." in said and "“fly” isn’t a move in this game. Try, for example: ? push" in said
    )
    assert "You would earn 0: Blossom 0 × 0 statues" in said
    assert said.count("Undone.") == 1 and "Nothing to undo" in said


def test_save_and_load(tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    assert "Saved to" in run(*PLAY, typed=f"1\n1\ns {path}\nq\n")[1]
    code, said = run("play", "--load", str(path), typed="q\n")
    assert code == 0 and "flip a tile from stack 1 (7 left)" in said


def test_a_push_names_the_tile_that_falls() -> None:
    """The rules agree, whichever marker is moved."""
    rng = random.Random(5)
    state = played("creation", seed=2, moves=60).state
    while state.view(None)["stage"] != "choose":
        state.play(mk.sample(state.chances(), rng) if state.player == mk.CHANCE else state.actions()[0])
    for x in state.actions():
        told, seen = words(state, x), cast(View, state.view(None))
        if told["type"] == "push":
            later = state.copy()
            later.play(x)
            assert later.view(None)["held"] == falling(seen, told["side"], told["line"])


def test_the_worked_example_is_drawn_with_its_sum() -> None:
    state = position(5, worlds={0: EXAMPLE}, round=9, stage="finished")
    lines = drawn(state).splitlines()
    first = lines.index(next(line for line in lines if "player 1: 25 points" in line))
    at = lines[first].index("player 1")
    picture = [line[at : at + 14].rstrip() for line in lines[first + 2 : first + 9]]
    assert picture == [
        "   b   c   d",
        "2 %G::**:D%%^^",
        "  ^^::**::%%^^",
        "3 %%%%****^^^^",
        "  %%%%*******B",
        "4 %E****::^^**",
        "  **::**::****",
    ]
    for sentence in ("** Blossom 14 × 1 = 14", "^^ Ember   4 × 1 = 4", "~~ Tide    0 × 0 = 0", "%% Grove   5 × 1 = 5"):
        assert sentence in "\n".join(lines)


def test_markers_stand_at_their_sides() -> None:
    state = position(faith="1332")
    lines = drawn(state).splitlines()
    assert lines[2].startswith("     v    ·    ·") and lines[11].startswith("     ·    ·    ^")
    assert [lines[row][2] for row in (3, 6, 9)] == ["·", ">", "·"]
    assert [lines[row][19] for row in (3, 6, 9)] == ["·", "·", "<"]


@pytest.mark.parametrize("system", [ColorSystem.TRUECOLOR, ColorSystem.EIGHT_BIT, ColorSystem.STANDARD])
def test_no_two_terrains_have_the_same_colour(system: ColorSystem) -> None:
    assert len({Color.from_rgb(*rgb).downgrade(system) for rgb in COLOURS.values()}) == 5
    assert len(set(SIGNS.values())) == 5 and list(COLOURS) == list(SIGNS) == list(TERRAINS)


def test_colours_where_there_are_some() -> None:
    state = played("creation", moves=60).state
    for system in ("truecolor", "256", "standard"):
        assert "\x1b[" in drawn(state, force_terminal=True, color_system=system)
    assert "\x1b" not in drawn(state)
    bare = drawn(state, force_terminal=True, color_system="truecolor", no_color=True)
    coloured = drawn(state, force_terminal=True, color_system="truecolor")
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == re.sub(r"\x1b\[[\d;]*m", "", bare) == drawn(state)


def test_plain_letters_where_there_is_nothing_else() -> None:
    said = drawn(played("creation", moves=60).state, encoding="ascii")
    assert said.isascii() and "?" not in said and " . " in said and " x 0 = 0" in said


@pytest.mark.parametrize("width", [100, 80, 60, 40])
def test_worlds_wrap_where_the_terminal_is_narrow(width: int) -> None:
    state = played("creation", players=5, moves=120).state
    lines = drawn(state, width=width).splitlines()
    assert max(map(len, lines)) < width
    assert all(f"player {seat}" in "\n".join(lines) for seat in range(1, 6))


def test_every_tile_turns_clockwise() -> None:
    brush = Brush(coloured=False, plain=False)
    pictures = ["/".join(line.plain for line in brush.tile(TILES["D0"], turns)) for turns in range(4)]
    assert pictures == ["*B^^/%%^^", "%%*B/^^^^", "^^%%/^^*B", "^^^^/*B%%"]
    assert [line.plain for line in brush.tile(TILES["E0"])] == ["~B~~", "::%%"]  # no Blossom on it: top left


def test_places_are_named_as_in_chess() -> None:
    assert [cell_name(0, 0), cell_name(-2, -2), cell_name(2, 1)] == ["c3", "a1", "e4"]


def test_blocks_stand_side_by_side_as_far_as_there_is_room() -> None:
    one, two = [Text("aa"), Text("b")], [Text("ccc")]
    assert [line.plain for line in joined([one, two], 1)] == ["aa ccc", "b"]
    assert shelves([one, two, one], 6, 1) == [[one, two], [one]]
    assert shelves([two, two], 2) == [[two], [two]]


def test_a_game_is_told_turn_by_turn(tmp_path: Path) -> None:
    path = written(tmp_path / "games.jsonl", played("creation", players=3, seed=4))
    code, said = run("replay", str(path))
    assert code == 0 and "{" not in said and "None" not in said
    for turn in range(1, 28):
        assert f"\nTurn {turn}, round {(turn + 2) // 3} of 9: player {(turn - 1) % 3 + 1}, with " in said
    assert said.startswith("Setup\n") and "Places it at c3" in said and "The gap in row " in said
    assert said.count("\nMap ") == 28 and "The game is over." in said
    assert run("check", str(path))[1].startswith("game 1: ok, ")
    found = read("replay", str(path))
    assert len(found["turns"]) == 28 and found["turns"][-1]["scores"] == found["scores"]
