"""`mikrokosmos show`: a position from a line of text."""

from __future__ import annotations

from pathlib import Path

import pytest

import mikrokosmos as mk

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
