"""The command's arguments: bad ones are one clear line and exit code 2, never a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import mikrokosmos as mk
from mikrokosmos.cli.app import COMMANDS

from .command import run


def test_version_says_how_the_engine_runs() -> None:
    code, said = run("--version")
    assert code == 0
    assert said.startswith("mikrokosmos ") and ("compiled" in said or "interpreted" in said)


def test_no_command_shows_the_help() -> None:
    assert run() == run("--help")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["play", "--players", "9"], "this game takes 2 to 5 players, not 9"),
        (["play", "--players", "two"], "--players"),
        (["play", "--game", "smalworld"], "did you mean 'smallworld'?"),
        (["play", "--lang", "xx"], "unknown language “xx”; available: en"),
        (["play", "--nope"], "--nope"),
        (["play", "--load", "/no/such/file"], "/no/such/file"),
        (["play", "--content", "/no/such/file"], "/no/such/file"),
        (["play", "--tiles", "x.toml"], "--tiles only works with Creation, not with Small World"),
        (
            ["play", "--game", "creation", "--content", "x.toml"],
            "--content only works with Small World",
        ),
        (["play", "--game", "creation", "--tiles", "/no/such/file"], "/no/such/file"),
        (["simulate", "creation", "--content", "x.toml"], "--content only works with Small World"),
        (["show", "creation 2", "--content", "x.toml"], "--content only works with Small World"),
        (["tiles", "--lang", "xx"], "unknown language “xx”"),
        (["races", "--lang", "xx"], "unknown language “xx”"),
        (["replay"], "FILE"),
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
    assert said.count("\n") == 1 and "cut off" in said


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


def test_the_help_lists_every_command_and_each_has_an_example() -> None:
    said = run("--help")[1]
    for name in COMMANDS:
        assert f"\n  {name} " in said
        code, more = run(name, "--help")
        assert code == 0
        assert f"Examples:\n    mikrokosmos {name}" in more


def test_a_reader_who_leaves_is_no_error() -> None:
    """As in `mikrokosmos races | head -1`."""
    for words in (["races"], ["races", "--json"]):
        command = [sys.executable, "-m", "mikrokosmos", *words]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
            assert process.stdout is not None and process.stderr is not None
            process.stdout.close()
            assert process.stderr.read() == b""


def test_a_terminal_with_few_signs_is_enough() -> None:
    command = [sys.executable, "-m", "mikrokosmos", "powers"]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    assert done.stdout.isascii() and "Dragon Master" in done.stdout and done.stderr == ""


def test_ctrl_c_is_not_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt() -> list[str]:
        raise KeyboardInterrupt

    monkeypatch.setattr("mikrokosmos.games", interrupt)
    assert run("games") == (130, "")
