"""`mikrokosmos show`: a position from a line of text."""

from __future__ import annotations

import re
from functools import partial
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import mikrokosmos as mk
from mikrokosmos.cli.chances import BAR, parts, print_chances
from mikrokosmos.cli.phrases import Phrases
from mikrokosmos.core.learned import win_chance
from mikrokosmos.texts import Texts

from .command import played, read, refused, run


@pytest.fixture(scope="module")
def state() -> mk.State:
    """The middle of a game, with somebody to move."""
    record = played(players=3, seed=6, moves=120)
    while record.state.player < 0:
        record = record.shorten(len(record.moves) - 1)
    return record.state


def test_the_map_the_players_the_column_and_what_can_be_done(state: mk.State) -> None:
    code, said = run("show", state.to_line())
    assert code == 0
    assert "┌──" in said and "Players" in said and "Available combos" in said
    assert f"To move: player {state.player + 1}." in said
    for x in state.actions():
        assert f" {x}  " in said


def test_the_same_for_a_program(state: mk.State) -> None:
    found = read("show", state.to_line())
    assert found["position"] == state.to_line() and found["player"] == state.player
    assert [action["id"] for action in found["actions"]] == state.actions()
    assert found["actions"][0]["cost"] == state.explain(state.actions()[0])
    assert found["scores"] == state.scores() and found["view"] == state.view(None)


def test_every_seats_chance_to_win() -> None:
    state = played(moves=60).state
    found = read("show", state.to_line())["win_chance"]
    assert found == mk.win_chance(state) and abs(sum(found) - 1) < 1e-9
    shown = re.search(r"Win chance: player 1 (\d+)%, player 2 (\d+)%\n", run("show", state.to_line())[1])
    assert shown and sum(map(int, shown.groups())) == 100 and abs(int(shown[1]) - 100 * found[0]) < 1
    assert "Шанси на перемогу: Гравець 1 " in run("show", state.to_line(), "--lang", "uk")[1]


def test_no_chance_is_told_without_learned_weights_or_when_all_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    state, end = played(moves=60).state, played().state
    assert "Win chance" not in run("show", end.to_line())[1] and read("show", end.to_line())["win_chance"] is None
    monkeypatch.setattr(win_chance._here, "forecast", None, raising=False)
    monkeypatch.setattr(mk.game("smallworld"), "weights", partial(mk.Game.weights, mk.game("smallworld")))
    assert "Win chance" not in run("show", state.to_line())[1]
    assert read("show", state.to_line())["win_chance"] is None
    toy = played("toy", moves=12).state.to_line()
    assert read("show", toy, "--game", "toy")["win_chance"] is None


@pytest.mark.parametrize("shares", [[0.5, 0.5], [1.0, 0.0], [0.334, 0.333, 0.333], [0.125] * 4 + [0.5], [0.2] * 5])
def test_rounded_chances_add_up(shares: list[float]) -> None:
    for whole in (50, 100):
        found = parts(shares, whole)
        assert sum(found) == whole
        assert all(abs(part - whole * share) < 1 for part, share in zip(found, shares, strict=True))


def test_where_there_are_colours_a_bar_shows_the_chances() -> None:
    state = played(moves=60).state
    console = Console(file=StringIO(), force_terminal=True, color_system="truecolor", width=100)
    phrases = Phrases(Texts("en", "cli"), None, lambda phrases, fields: fields)
    print_chances(console, phrases, state)
    drawn = console.file.getvalue()  # type: ignore[attr-defined]
    assert drawn.count("▀") == BAR and "Win chance: " in drawn


def test_the_line_from_a_file_or_standard_input(tmp_path: Path, state: mk.State) -> None:
    path = tmp_path / "puzzle.txt"
    path.write_text(f"\n{state.to_line()}\n", encoding="utf-8")
    assert run("show", str(path)) == run("show", state.to_line()) == run("show", "-", typed=state.to_line() + "\n")


def test_while_chance_moves_and_when_all_is_over() -> None:
    start = mk.game("smallworld").new()
    assert "a new combo or a tile): 14 possible outcomes" in run("show", start.to_line())[1]
    assert len(read("show", start.to_line())["chances"]) == 14
    end = played().state
    code, said = run("show", end.to_line())
    assert code == 0 and "The game is over." in said and "winner" in said


def test_own_content(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text('[race.moon_folk]\nname = "Folk of the Moon"\ntokens = 8\nborrows = "ratmen"\n', encoding="utf-8")
    line = "smallworld 2 2.0.0 pick:0 5,7 moon_folk+hill:1=;3:2 col=orcs+stout"
    assert "Hill Folk of the Moon" in run("show", line, "--content", str(path))[1]
    assert "moon_folk" in refused("show", line)


@pytest.mark.parametrize("line", ["", "hello", "smallworld 9", "smallworld 2 1.0.0 pick:0 5,x", "x" * 70_000, "a\0b"])
def test_what_is_no_position_is_refused(line: str) -> None:
    refused("show", line)


def test_files_without_a_position_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "puzzle.txt"
    for content in (b"", b"\xff\xfe\x00", b"\0" * 100):
        path.write_bytes(content)
        assert "contains no position" in refused("show", str(path))
    assert "not a line of this toy" in refused("show", "x", "--game", "toy")


def test_any_game_can_be_shown_in_its_own_words() -> None:
    state = played("toy", moves=12).state
    code, said = run("show", state.to_line(), "--game", "toy")
    assert code == 0 and "goal: " in said
