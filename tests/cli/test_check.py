"""`mikrokosmos check`: true records, false ones, and files that are something else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import mikrokosmos as mk
from kit.sources import ROOT
from mikrokosmos.cli import files
from mikrokosmos.cli.check import first_bad
from mikrokosmos.core.record_format import REMARKS
from mikrokosmos.texts import Texts, languages

from .command import played, read, refused, run, written


@pytest.fixture(scope="module")
def record() -> mk.Record:
    return played(players=2)


def spoiled(record: mk.Record, move: int, **fields: object) -> mk.Record:
    """The record with something else written at a move."""
    data = record.to_json()
    data["moves"][move - 1] |= fields
    return mk.Record.from_json(data)


def test_a_saved_game_is_true(tmp_path: Path, record: mk.Record) -> None:
    path = tmp_path / "evening.json"
    record.save(path)
    code, said = run("check", str(path))
    assert code == 0
    assert said.startswith(f"game 1: ok, {len(record.moves)} moves, won by player ")
    found = read("check", str(path))
    assert found["ok"] and found["scores"] == record.state.scores() and found["digest"] == record.digest


def test_a_game_that_was_left_is_true_too(tmp_path: Path) -> None:
    path = written(tmp_path / "games.jsonl", played(players=3, moves=40))
    assert run("check", str(path)) == (0, "game 1: ok, 40 moves, not over yet\n")


def test_the_first_bad_move_is_named_and_the_others_are_checked(tmp_path: Path, record: mk.Record) -> None:
    path = written(tmp_path / "games.jsonl", record, spoiled(record, 30, id=99999), record)
    code, said = run("check", str(path))
    assert code == 1
    first, second, third = said.splitlines()
    assert "ok" in first and "ok" in third
    assert second.startswith("game 2: INVALID: move 30 is 99999") and "not legal" in second
    assert [line.get("move") for line in read("check", str(path), code=1)] == [None, 30, None]


def test_a_wrong_mover_wrong_words_and_a_wrong_end_are_found(tmp_path: Path, record: mk.Record) -> None:
    data = record.to_json() | {"digest": "0" * 64}
    bad = [spoiled(record, 15, who=1), spoiled(record, 20, words={"type": "dance"}), mk.Record.from_json(data)]
    code, said = run("check", str(written(tmp_path / "games.jsonl", *bad)))
    assert code == 1
    assert [line.split(":")[1].strip() for line in said.splitlines()] == ["INVALID"] * 3
    assert "move 15 is by seat 1" in said and "dance" in said and "the end does not match" in said
    assert [first_bad(one) for one in bad] == [15, 20, None]


def test_options_that_start_no_game_are_found(tmp_path: Path, record: mk.Record) -> None:
    data = record.to_json() | {"options": {"players": 99}}
    path = tmp_path / "games.jsonl"
    path.write_text(json.dumps(data) + "\n", encoding="utf-8")
    code, said = run("check", str(path))
    assert code == 1 and "the options do not start a game" in said and said.count("\n") == 1


def test_a_line_cut_off_is_false_and_the_rest_is_kept(tmp_path: Path, record: mk.Record) -> None:
    path = written(tmp_path / "games.jsonl", record, record)
    path.write_bytes(path.read_bytes()[:-100])
    code, said = run("check", str(path))
    assert code == 1
    assert "game 1: ok" in said and "game 2: INVALID: the record is cut off" in said
    assert "cut off" in refused("replay", str(path), "--game", "2")


def test_standard_input(record: mk.Record) -> None:
    code, said = run("check", "-", typed=json.dumps(record.to_json()))
    assert code == 0 and "ok" in said


BAD = {
    "empty": (b"", "it is empty"),
    "blank": (b"\n \n", "it is empty"),
    "binary": (bytes(range(256)) * 10, "not a text file"),
    "latin": ("größe".encode("latin-1"), "not a text file"),
    "prose": (b"Once upon a time\nthere was a small world\n", "not a game record"),
    "list": (b"[1, 2]\n", "not a record"),
    "number": (b'{"format": NaN}\n', "not a game record"),
    "foreign": (b'{"name": "left-pad"}\n', "not a record"),
    "other version": (b'{"format": 99}\n', "format 99"),
    "other game": (b'{"format": 1, "game": "chess"}\n', "unknown game 'chess'"),
    "cut": (b'{\n "format": 1,\n "game": "smallworl', "cut off"),
    "half a character": (b'{"format": 1, "game": "\\ud800"}\n', "not a text file"),
    "deep": (b"[" * 200_000, "nested too deeply"),
}


@pytest.mark.parametrize("command", ["check", "replay"])
@pytest.mark.parametrize("suffix", [".json", ".jsonl"])
@pytest.mark.parametrize("sort", BAD)
def test_files_that_hold_no_record_are_refused(tmp_path: Path, sort: str, suffix: str, command: str) -> None:
    path = tmp_path / f"file{suffix}"
    content, told = BAD[sort]
    path.write_bytes(content)
    assert told in refused(command, str(path))


def test_files_that_are_none_are_refused(tmp_path: Path) -> None:
    assert "No such file" in refused("check", str(tmp_path / "nothing"))
    assert "directory" in refused("check", str(tmp_path))


def test_huge_files_are_refused_before_they_fill_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "LIMIT", 1024 * 1024)
    path = tmp_path / "huge"
    with path.open("wb") as file:
        file.truncate(10 * 1024**3)  # takes no room on the disk
    assert "larger than 1 MB" in refused("check", str(path))
    with path.with_suffix(".jsonl").open("wb") as file:
        file.write(b"x\n" * 100_000)
    assert "not a game record" in refused("check", str(path.with_suffix(".jsonl")))


def test_a_line_too_long_among_records_is_false(
    tmp_path: Path, record: mk.Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(tmp_path / "games.jsonl", record)
    monkeypatch.setattr(files, "LIMIT", path.stat().st_size)
    with path.open("a", encoding="utf-8") as file:
        file.write("x" * (2 * path.stat().st_size) + "\n")
    code, said = run("check", str(path))
    assert code == 1 and said.count("\n") == 2 and "larger than" in said


OLD = ROOT / "tests" / "compat" / "0.1.0-968b661" / "records" / "smallworld-2-random.json"
"""Whose digest no later version can compare."""


def test_a_record_of_an_older_format_is_true_with_a_remark() -> None:
    code, said = run("check", str(OLD))
    assert code == 0
    assert said == (
        "game 1: ok, 146 moves, won by player 1 (88, 52), house rules: final_die=race. "
        "An older version wrote this record. Every move is legal, "
        "but the fingerprint of the final position can no longer be checked.\n"
    )
    found = read("check", str(OLD))
    assert found["ok"] and found["remark"] == "older-digest"
    said = run("check", str(OLD), "--lang", "zh")[1]
    assert said.endswith("。这份记录由较旧的版本写成。每一步都符合规则，只是终局的指纹已无法比对。\n")


@pytest.mark.parametrize("lang", languages())
def test_every_remark_can_be_said(lang: str) -> None:
    texts = Texts(lang, "remarks")
    assert len({texts(f"remark-{remark}") for remark in REMARKS}) == len(REMARKS) == 3


def test_a_record_taken_along_before_the_end_is_true_with_a_remark(tmp_path: Path) -> None:
    path = tmp_path / "given.jsonl"
    path.write_text(json.dumps(played(players=3, moves=40).given_to(1)) + "\n", encoding="utf-8")
    code, said = run("check", str(path))
    assert code == 0 and said.startswith(
        "game 1: ok, 40 moves, not over yet. This record was downloaded before the game "
    )


def test_a_record_of_a_format_to_come_says_what_to_do(tmp_path: Path, record: mk.Record) -> None:
    path = tmp_path / "new.json"
    path.write_text(json.dumps({**record.to_json(), "format": 4}), encoding="utf-8")
    assert "record format 4 is not known here, only up to 3" in refused("check", str(path))
