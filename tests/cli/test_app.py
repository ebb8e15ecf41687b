"""The command's arguments: bad ones are one clear line and exit code 2, never a traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import mikrokosmos as mk
from mikrokosmos.cli.app import app


def run(*words: str, typed: str = "") -> tuple[int, str]:
    """The exit code and everything printed."""
    done = CliRunner().invoke(app, words, input=typed)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.exit_code, done.output


def test_version_says_how_the_engine_runs() -> None:
    code, said = run("--version")
    assert code == 0
    assert said.startswith("mikrokosmos ") and ("compiled" in said or "interpreted" in said)


def test_games_are_listed_with_their_seats() -> None:
    code, said = run("games")
    assert code == 0
    assert "smallworld: 2 to 5 players" in said


def test_no_command_shows_the_help() -> None:
    assert run() == run("--help")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["play", "--players", "9"], "2 to 5 can play, not 9"),
        (["play", "--players", "two"], "--players"),
        (["play", "--game", "smalworld"], "did you mean 'smallworld'?"),
        (["play", "--lang", "xx"], "there is no language “xx”; there are en"),
        (["play", "--nope"], "--nope"),
        (["play", "--load", "/no/such/file"], "/no/such/file"),
        (["nope"], "nope"),
    ],
)
def test_bad_arguments_are_one_line_and_exit_code_2(words: list[str], told: str) -> None:
    code, said = run(*words)
    assert code == 2
    assert told in said
    assert said.startswith("mikrokosmos: ") and said.count("\n") == 1


def test_damaged_file_is_refused_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text('{"format": 1, "game"', encoding="utf-8")
    code, said = run("play", "--load", str(path))
    assert code == 2
    assert said.count("\n") == 1 and "not a record" in said


def test_record_that_does_not_replay_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record = mk.Record.start(mk.game("toy"))
    record.play(0)
    record.save(path)
    path.write_text(path.read_text(encoding="utf-8").replace('"id": 0', '"id": 1'), encoding="utf-8")
    code, said = run("play", "--load", str(path))
    assert code == 2
    assert said.count("\n") == 1 and "move 1" in said


def test_python_m_is_the_same_command() -> None:
    done = subprocess.run([sys.executable, "-m", "mikrokosmos", "games"], capture_output=True, text=True, check=True)
    assert "smallworld" in done.stdout
