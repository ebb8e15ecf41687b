"""`mikrokosmos tiles`, and games with tiles of one's own."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from mikrokosmos.games.creation.content.table import TERRAINS, box

from .command import read, refused, run


@pytest.fixture
def own(tmp_path: Path) -> str:
    """A file of 54 tiles of two terrains each, every other one with a statue."""
    path = tmp_path / "my.toml"
    path.write_text(tiles(54), encoding="utf-8")
    return str(path)


def tiles(count: int) -> str:
    """So many tiles, no two alike."""
    faces = [face for face in product(TERRAINS, repeat=4) if face == min(face[at:] + face[:at] for at in range(4))]
    rows = []
    for at, face in enumerate(faces[:count]):
        rows.append(f'[[tile]]\nid = "X{at}"\nsquares = [{", ".join(map(repr, face))}]')
        rows.append(f'statue = "{face[3]}"' if at % 2 else "")
    return "\n".join(rows)


def test_every_tile_is_listed_with_its_picture() -> None:
    code, said = run("tiles")
    assert code == 0
    assert all(f"{tile.id} " in said or f"{tile.id}\n" in said for tile in box())
    assert "With any number of players: 30 tiles." in said
    assert "Added with 5 or more players: 5 tiles." in said
    assert "****" in said and "^^**" in said and "*B^^" in said  # A0, B0 below, D0 with its statue


def test_tiles_for_a_program() -> None:
    found = read("tiles")
    assert len(found) == 55
    assert found[15] == {
        "id": "D0",
        "mark": 2,
        "squares": ["blossom", "ember", "ember", "grove"],
        "statue": "blossom",
    }


def test_own_tiles_are_listed_and_played(own: str, tmp_path: Path) -> None:
    assert [tile["id"] for tile in read("tiles", "--tiles", own)] == [f"X{at}" for at in range(54)]
    assert "54 tiles" in run("tiles", "--tiles", own)[1]
    code, said = run("play", "--game", "creation", "--tiles", own, "--seed", "1", typed="1\n" * 9)
    assert code == 0 and "take X" in said
    out = tmp_path / "games.jsonl"
    assert read("simulate", "creation", "--tiles", own, "--games", "3", "--out", str(out))["games"] == 3
    Path(own).unlink()  # the records hold them
    assert run("check", str(out))[0] == 0
    assert "takes X" in run("replay", str(out))[1]


def test_a_position_with_own_tiles(own: str) -> None:
    line = "creation 2 1.0.0 choose:0 map=X0,X1,X2,X3,X4,X5,X6,X7,X8 faith=2222 stacks=15.15.15 gods=0,1 w0= w1="
    code, said = run("show", line, "--tiles", own)
    assert code == 0 and "take X8" in said
    assert "X0" in refused("show", line)


def test_all_faults_of_a_file_are_told_at_once(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(tiles(10) + '\n[[tile]]\nid = "Y"\nsquares = ["sea"]\n', encoding="utf-8")
    code, said = run("tiles", "--tiles", str(path))
    assert code == 2
    assert "four terrains" in said and "2 players need 27 tiles" in said and "5 players need 54" in said


def test_files_that_are_no_tiles_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    assert "No such file" in refused("tiles", "--tiles", str(path))
    assert "not a file of tiles" in refused("tiles", "--tiles", str(tmp_path))
    path.write_bytes(b"\xff\x00\xfe")
    assert "not TOML" in refused("tiles", "--tiles", str(path))
