"""Where a database may lie, and what is said if it cannot."""

from __future__ import annotations

import importlib.util
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.engine import Connection

from kit.tables import a_person
from mikrokosmos.server.storage import DatabaseUnusable, Store, address


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("", "not the address of a database"),
        ("tables.db", "not the address of a database"),
        ("sqlite://", "name a file"),
        ("sqlite:///:memory:", "name a file"),
        ("sqlite:///file:x?mode=memory&uri=true", "name a file"),
        ("mysql://user:hush@host/name", "SQLite or PostgreSQL, not in 'mysql'"),
        ("postgresql://user:hush@127.0.0.1:1/name", r"cannot open postgresql\+asyncpg://user:\*\*\*@127"),
    ],
)
async def test_a_wrong_address_is_refused(url: str, why: str) -> None:
    with pytest.raises(DatabaseUnusable, match=why) as refused:
        await Store.open(url)
    assert "hush" not in str(refused.value)


async def test_a_database_that_nobody_made_is_refused(postgres: str) -> None:
    with pytest.raises(DatabaseUnusable, match="does not exist"):
        await Store.open(postgres.replace("/postgres?", "/nowhere?"))


async def test_the_short_name_of_postgresql_will_do(postgresql: str) -> None:
    async with await Store.open(postgresql.replace("postgresql://", "postgres://")) as store:
        await a_person(store)


async def test_postgresql_needs_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(address, "find_spec", lambda name: None if name == "asyncpg" else found(name))
    with pytest.raises(DatabaseUnusable, match=r"pip install 'mikrokosmos\[postgres\]'"):
        await Store.open("postgresql://host/name")


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary, " * 100, encoding="utf-8")
    with pytest.raises(DatabaseUnusable, match="not a database"):
        await Store.open(f"sqlite:///{diary}")
    assert diary.read_text(encoding="utf-8") == "Dear diary, " * 100
    with pytest.raises(DatabaseUnusable, match="cannot keep games in"):
        await Store.open(f"sqlite:///{diary}/tables.db")


def pragmas(connection: Connection) -> list[object]:
    names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
    return [connection.execute(text(f"PRAGMA {name}")).scalar() for name in names]


async def test_sqlite_waits_for_the_disk_and_for_others(sqlite: str) -> None:
    async with await Store.open(sqlite) as store:
        expected = ["wal", 2, 1, 10_000]
        assert await store._database.read(pragmas) == await store._database.write(pragmas) == expected


async def test_postgresql_waits_for_the_disk(postgresql: str) -> None:
    async with await Store.open(postgresql) as store:
        settings = "SELECT current_setting('synchronous_commit'), current_setting('transaction_isolation')"
        found = await store._database.write(lambda connection: connection.execute(text(settings)).one())
        assert tuple(found) == ("on", "read committed")


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such permissions")
async def test_only_its_owner_may_read_the_file(sqlite: str) -> None:
    async with await Store.open(sqlite) as store:
        await a_person(store)
        folder = Path(sqlite.removeprefix("sqlite:///")).parent
        assert {stat.S_IMODE(it.stat().st_mode) for it in folder.iterdir()} == {0o600}


def test_playing_does_not_load_the_database() -> None:
    heavy = "import sys, mikrokosmos, mikrokosmos.cli; print({'sqlalchemy', 'alembic', 'asyncpg'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", heavy], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


def test_sqlite_does_without_the_driver_of_postgresql() -> None:
    heavy = "import sys, mikrokosmos.server.storage; print({'asyncpg'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", heavy], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
