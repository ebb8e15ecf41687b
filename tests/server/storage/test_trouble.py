"""A database that is busy, restarting or gone: told in one way, and over when it is over."""

from __future__ import annotations

import sqlite3
import traceback

import asyncpg
import pytest

from kit.tables import a_person, a_table, play, seqs
from mikrokosmos.server.storage import Appended, DatabaseFailed, Message, Store
from mikrokosmos.server.storage import sqlite as driver

SEED = b"canary" * 5


async def test_a_locked_file_is_waited_for_but_not_for_ever(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "PATIENCE", 0.1)
    async with await Store.open(sqlite) as store:
        table = await a_table(store)
        other = sqlite3.connect(sqlite.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(DatabaseFailed, match="locked"):
            await store.append(table.id, 0, [play(1)])
        assert await seqs(store, table.id) == []  # readers need not wait
        other.close()
        assert isinstance(await store.append(table.id, 0, [play(1)]), Appended)


async def test_lost_connections_are_made_anew(postgresql: str) -> None:
    async with await Store.open(postgresql) as store:
        table = await a_table(store)
        other = await asyncpg.connect(postgresql)
        try:
            await other.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE usename = current_user AND pid <> pg_backend_pid()"
            )
        finally:
            await other.close()
        message = Message(table.owner, "m")
        with pytest.raises(DatabaseFailed, match="did not answer"):
            await store.append(table.id, 0, [play(1)], message=message)
        assert isinstance(await store.append(table.id, 0, [play(1)], message=message), Appended)


async def test_a_failure_does_not_tell_what_was_to_be_written(postgresql: str) -> None:
    async with await Store.open(postgresql) as store:
        owner = await a_person(store)
        other = await asyncpg.connect(postgresql)
        try:
            await other.execute("DROP TABLE dice")
        finally:
            await other.close()
        with pytest.raises(DatabaseFailed) as failed:
            await a_table(store, owner, seed=SEED)
        assert "canary" not in "".join(traceback.format_exception(failed.value))
