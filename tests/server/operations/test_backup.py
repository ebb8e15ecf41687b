"""`mikrokosmos backup`, `restore` and `move`: the games and the key, nothing overwritten, and errors in one line."""

from __future__ import annotations

import stat
import subprocess
import sys
from pathlib import Path

import pytest

from kit.people import against_a_bot, person
from kit.services import opened
from kit.serving import surroundings
from mikrokosmos.server.security.signing_keys import open_keys


def command(*words: object, code: int = 0, **environ: str) -> str:
    """What the command says; in one line if it refuses."""
    done = subprocess.run(
        [sys.executable, "-m", "mikrokosmos", *map(str, words)],
        capture_output=True,
        text=True,
        env={**surroundings(), "MIKROKOSMOS_LANG": "en", **environ},
    )
    assert done.returncode == code, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    if code:
        assert done.stderr.count("\n") == 1, done.stderr
    return done.stdout + done.stderr


def started(url: str, folder: Path) -> tuple[dict[str, str], str]:
    """Ann and her table on a server, whose key is in that folder."""
    with opened(url, folder) as app:
        ann = person(app, "Ann")
        return ann, against_a_bot(app, ann)


def is_there(url: str, folder: Path, ann: dict[str, str], table: str) -> None:
    """A server on this database knows Ann and her table."""
    with opened(url, folder) as app:
        assert app.get("/api/me", headers=ann).json()["name"] == "Ann"
        assert app.get(f"/api/tables/{table}", headers=ann).json()["table"]["mine"]["owner"]


def test_a_backup_is_restored_with_its_people(url: str, tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    ann, table = started(url, old)
    file = tmp_path / "friday.db"
    said = command("backup", file, "--database", url, MIKROKOSMOS_KEY_FILE=str(old / "keys"))
    assert str(file) in said and "1 tables" in said and f"{file}.key" in said
    for path in (file, Path(f"{file}.key")):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, "for its owner's eyes only"
    assert sorted(it.name for it in tmp_path.glob("friday*")) == ["friday.db", "friday.db.key"]

    fresh = f"sqlite:///{new}/tables.db"
    command("restore", file, "--database", fresh, MIKROKOSMOS_KEY_FILE=str(new / "keys"))
    is_there(fresh, new, ann, table)
    said = command("restore", file, "--database", fresh, code=2, MIKROKOSMOS_KEY_FILE=str(new / "keys"))
    assert "Nothing is overwritten" in said


def test_a_server_can_be_started_on_a_backup_as_it_is(postgresql: str, tmp_path: Path) -> None:
    ann, table = started(postgresql, tmp_path / "old")
    file = tmp_path / "friday.db"
    command("backup", file, "--database", postgresql, MIKROKOSMOS_KEY_FILE=str(tmp_path / "old" / "keys"))
    Path(f"{file}.key").rename(tmp_path / "keys")
    is_there(f"sqlite:///{file}", tmp_path, ann, table)


def test_games_move_to_postgresql_and_back(sqlite: str, postgresql: str, tmp_path: Path) -> None:
    ann, table = started(sqlite, tmp_path / "first")
    key = Path(sqlite.removeprefix("sqlite:///") + ".key")
    (tmp_path / "first" / "keys").rename(key)
    home = str(tmp_path / "data")
    said = command("move", sqlite, postgresql, XDG_DATA_HOME=home)
    kept = tmp_path / "data" / "mikrokosmos" / "tables.key"
    assert str(kept) in said and kept.read_bytes() == key.read_bytes()
    kept.rename(tmp_path / "keys")
    is_there(postgresql, tmp_path, ann, table)
    (tmp_path / "keys").rename(kept)
    back = tmp_path / "back.db"
    command("move", postgresql, f"sqlite:///{back}", XDG_DATA_HOME=home)
    assert Path(f"{back}.key").read_bytes() == key.read_bytes()


def test_the_file_of_another_backup_is_never_replaced(sqlite: str, tmp_path: Path) -> None:
    started(sqlite, tmp_path)
    for name in ("friday.db", "friday.db.key"):
        (tmp_path / name).write_text("mine")
        said = command("backup", tmp_path / "friday.db", "--database", sqlite, code=2)
        assert f"{name} already exists" in said and (tmp_path / name).read_text() == "mine"
        (tmp_path / name).unlink()


def test_other_keys_are_never_replaced_and_nothing_is_copied_then(sqlite: str, tmp_path: Path) -> None:
    started(sqlite, tmp_path)
    file = tmp_path / "friday.db"
    command("backup", file, "--database", sqlite, MIKROKOSMOS_KEY_FILE=str(tmp_path / "keys"))
    other = tmp_path / "other.db"
    keys = open_keys(Path(f"{other}.key"))
    assert "other signing keys" in command("restore", file, "--database", f"sqlite:///{other}", code=2)
    assert open_keys(Path(f"{other}.key")) == keys and not other.exists()


def test_a_source_without_a_key_is_told(sqlite: str, tmp_path: Path) -> None:
    started(sqlite, tmp_path)
    said = command("backup", tmp_path / "friday.db", "--database", sqlite)
    assert "nobody will be recognized" in said and not (tmp_path / "friday.db.key").exists()


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("restore", "none.db"), "there is no file none.db"),
        (("backup", "x.db", "--database", "sqlite:///none.db"), "there is no database none.db"),
        (("move", "sqlite:///none.db", "mysql://nowhere"), "postgresql://user@host/name"),
        (("move", "sqlite:///none.db", "postgresql://nobody@127.0.0.1:1/none"), "can’t copy"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_line(
    words: tuple[str, ...], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert why in command(*words, code=2)
    assert list(tmp_path.iterdir()) == []


def test_a_text_that_is_no_database_is_no_backup(tmp_path: Path) -> None:
    (tmp_path / "friday.db").write_text("not a database, and longer than a header of SQLite would be " * 10)
    said = command("restore", tmp_path / "friday.db", "--database", f"sqlite:///{tmp_path}/new.db", code=2)
    assert "can’t copy" in said and "not a database" in said
