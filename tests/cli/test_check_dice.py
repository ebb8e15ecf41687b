"""`mikrokosmos check` on records with dice: verified, not yet verifiable, and everything that can be wrong."""

from __future__ import annotations

import copy
import json
from pathlib import Path

import pytest

import mikrokosmos as mk
from kit.dice import SEED, rolled

from .command import played, read, run


@pytest.fixture(scope="module")
def record() -> mk.Record:
    return rolled(mk.game("smallworld"))


def checked(path: Path, data: mk.Json) -> tuple[int, str]:
    """What is said of a record as JSON."""
    path = path / "games.jsonl"
    path.write_text(json.dumps(data) + "\n", encoding="utf-8")
    return run("check", str(path))


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("game", ["smallworld", "creation"])
def test_whole_games_are_verified(tmp_path: Path, game: str, players: int) -> None:
    path = tmp_path / "game.json"
    rolled(mk.game(game), players=players).save(path)
    code, said = run("check", str(path))
    assert code == 0 and said.startswith("game 1: ok, ") and said.endswith("), dice verified\n")
    assert read("check", str(path))["dice"] == "verified"


def test_a_host_verifies_a_game_under_way(tmp_path: Path) -> None:
    said = checked(tmp_path, rolled(mk.game("creation"), moves=30).to_json())
    assert said == (0, "game 1: ok, 30 moves, not over yet, dice verified\n")


def test_a_record_without_dice_says_nothing_of_them(tmp_path: Path) -> None:
    data = played(players=2).to_json()
    assert "dice" not in checked(tmp_path, data)[1]
    assert read("check", str(tmp_path / "games.jsonl"))["dice"] is None


def test_before_the_seed_is_shown_nothing_is_false(tmp_path: Path) -> None:
    data = rolled(mk.game("smallworld"), moves=30).to_json()
    data["dice"]["seed"] = None
    told = "game 1: ok, 30 moves, not over yet, dice not verifiable yet: the seed is revealed at the end\n"
    assert checked(tmp_path, data) == (0, told)
    assert read("check", str(tmp_path / "games.jsonl"))["dice"] == "not-yet"


def test_after_the_end_the_seed_has_to_be_shown(tmp_path: Path, record: mk.Record) -> None:
    data = record.to_json()
    data["dice"]["seed"] = None
    told = "game 1: INVALID: the game is over, but the seed of its dice is missing\n"
    assert checked(tmp_path, data) == (1, told)
    found = read("check", str(tmp_path / "games.jsonl"), code=1)
    assert found["dice"] == "withheld" and found["move"] is None


def test_each_way_to_be_false_is_said(tmp_path: Path, record: mk.Record) -> None:
    data = record.to_json()
    number = next(n for n, move in enumerate(data["moves"], 1) if len(move.get("weights", [])) > 1)
    first, *_, last = data["moves"][number - 1]["weights"]
    state = record.replay(number - 1)
    other = (first if first[0] != data["moves"][number - 1]["id"] else last)[0]

    def spoiled(**changes: object) -> mk.Json:
        bad = copy.deepcopy(data)
        bad["dice"].update(changes)
        return bad

    def with_roll(**changes: object) -> mk.Json:
        bad = copy.deepcopy(data)
        bad["moves"][number - 1].update(changes)
        return bad

    nonces = data["dice"]["nonces"]
    false = [
        (spoiled(seed="00" * 32), "the seed doesn't match the commitment"),
        (spoiled(commitment="00" * 32), "the seed doesn't match the commitment"),
        (spoiled(seed=SEED.hex()[2:]), "'seed' should be 64 hexadecimal digits"),
        (spoiled(nonces=nonces[::-1]), "but the dice rolled"),
        (spoiled(nonces=[*nonces, nonces[0]]), "3 nonces, but 2 seats"),
        (with_roll(weights=[[0, 1]]), f"move {number} was rolled over weights that are not those of the rules"),
        (with_roll(weights=None), f"move {number}: 'weights' should be a list"),
        (with_roll(id=other, words=state.describe(other)), f"move {number} is {other} "),
    ]
    path = tmp_path / "games.jsonl"
    path.write_text("".join(json.dumps(one) + "\n" for one in [data, *(bad for bad, _ in false)]), encoding="utf-8")
    code, said = run("check", str(path))
    lines = said.splitlines()
    assert code == 1 and lines[0].endswith("dice verified") and len(lines) == 1 + len(false)
    for line, (_, told) in zip(lines[1:], false, strict=True):
        assert "INVALID" in line and told in line
    assert SEED.hex()[2:20] not in said
    found = read("check", str(path), code=1)
    assert found[-1]["move"] == number and found[6]["move"] == number
