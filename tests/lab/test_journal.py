"""The journal: whole lines, the same settings, and a torn end that does no harm."""

from __future__ import annotations

from pathlib import Path

import pytest

import mikrokosmos as mk
from mikrokosmos.lab.arena import hold
from mikrokosmos.lab.journal import Journal
from mikrokosmos.lab.settings import ArenaError, Settings
from mikrokosmos.lab.types import Result

BOTS = ("random", "kit.players:first")


def settings(games: int = 12, seed: int = 1, bots: tuple[str, ...] = BOTS) -> Settings:
    return Settings.of(mk.game("toy"), bots, games=games, seed=seed)


def kept(path: Path, games: int = 12) -> Path:
    with Journal(path, settings(games)) as journal:
        hold(settings(games), 1, journal)
    return path


def resumed(path: Path, wanted: Settings) -> Result:
    with Journal(path, wanted, resume=True) as journal:
        return hold(wanted, 1, journal).to_json()


@pytest.mark.parametrize("cut", [1, 7, 60, 400, 900])
def test_a_torn_end_is_played_again(tmp_path: Path, cut: int) -> None:
    path = kept(tmp_path / "journal.jsonl")
    raw = path.read_bytes()
    path.write_bytes(raw[:-cut])
    assert resumed(path, settings()) == hold(settings(), 1).to_json()
    assert path.read_bytes().count(b"\n") == 7 and path.read_bytes().endswith(b"\n")


def test_a_torn_first_line_is_a_beginning(tmp_path: Path) -> None:
    path = kept(tmp_path / "journal.jsonl")
    path.write_bytes(path.read_bytes()[:20])
    assert resumed(path, settings()) == hold(settings(), 1).to_json()
    path.write_bytes(b"")
    assert resumed(path, settings()) == hold(settings(), 1).to_json()


def test_a_journal_can_go_on_for_more_games(tmp_path: Path) -> None:
    path = kept(tmp_path / "journal.jsonl", games=12)
    assert resumed(path, settings(30)) == hold(settings(30), 1).to_json()
    assert resumed(path, settings(8)) == hold(settings(8), 1).to_json()


@pytest.mark.parametrize(
    ("other", "told"),
    [
        (settings(seed=2), "seed was 1 and is now 2"),
        (settings(bots=(BOTS[1], BOTS[0])), "bots was"),
        (Settings.of(mk.game("toy"), BOTS, games=12, options={"goal": 9}), "options was"),
        (Settings.of(mk.game("creation"), BOTS, games=12), 'game was "toy" and is now "creation"'),
    ],
)
def test_other_settings_are_refused_by_name(tmp_path: Path, other: Settings, told: str) -> None:
    path = kept(tmp_path / "journal.jsonl")
    before = path.read_bytes()
    with pytest.raises(ArenaError, match=told):
        Journal(path, other, resume=True)
    assert path.read_bytes() == before


@pytest.mark.parametrize("raw", [b"precious\n", b"precious", b"[]\n", b'{"kind": "other", "format": 1}\n', b"\xff\n"])
def test_another_file_is_left_alone(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "journal.jsonl"
    path.write_bytes(raw)
    with pytest.raises(ArenaError, match="not the journal of an arena"):
        Journal(path, settings(), resume=True)
    assert path.read_bytes() == raw


@pytest.mark.parametrize("line", [b"{}", b"nonsense", b'{"set": 1, "games": [], "thinking": {}}', b"[1]"])
def test_damage_in_the_middle_is_told(tmp_path: Path, line: bytes) -> None:
    path = kept(tmp_path / "journal.jsonl")
    lines = path.read_bytes().splitlines()
    lines[2] = line
    path.write_bytes(b"\n".join(lines) + b"\n")
    with pytest.raises(ArenaError, match="line 3 is damaged"):
        Journal(path, settings(), resume=True)


def test_without_a_journal_there_is_nothing_to_resume(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match="no journal"):
        Journal(tmp_path / "journal.jsonl", settings(), resume=True)
