"""A database that is busy, restarting or gone: told in one way, and over when it is over."""

from __future__ import annotations

import asyncio
import sqlite3
import traceback

import asyncpg
import pytest
from sqlalchemy import text

from kit.tables import a_person, a_table, play, seqs
from mikrokosmos.server.storage import Appended, DatabaseFailed, Message, Store
from mikrokosmos.server.storage import postgresql as postgresql_driver
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


async def cut_connections(address: str) -> None:
    """End all connections to the database but one's own."""
    other = await asyncpg.connect(address)
    try:
        await other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE usename = current_user AND pid <> pg_backend_pid()"
        )
    finally:
        await other.close()


async def test_lost_connections_are_made_anew(postgresql: str) -> None:
    async with await Store.open(postgresql) as store:
        table = await a_table(store)
        await cut_connections(postgresql)
        message = Message(table.owner, "m")
        with pytest.raises(DatabaseFailed, match="did not answer"):
            await store.append(table.id, 0, [play(1)], message=message, result={})
        assert isinstance(await store.append(table.id, 0, [play(1)], message=message, result={}), Appended)


async def test_a_move_that_meets_a_lost_connection_is_tried_once_more_and_stored_once(postgresql: str) -> None:
    async with await Store.open(postgresql) as store:
        table = await a_table(store)
        await cut_connections(postgresql)
        assert isinstance(await store.append(table.id, 0, [play(1)], message=Message(table.owner, "m")), Appended)
        assert await seqs(store, table.id) == [1]


async def test_a_process_that_is_cut_off_in_the_middle_of_a_write_does_not_keep_the_table(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql_driver, "STUCK", 300)
    async with await Store.open(postgresql) as cut_off, await Store.open(postgresql) as store:
        table = await a_table(store)
        behind = cut_off._database.driver
        assert isinstance(behind, postgresql_driver.PostgreSQL)
        async with behind._engine.connect() as connection:
            await connection.execute(text("UPDATE game_table SET access = access + 1"))  # and then silence
            appended = await asyncio.wait_for(store.append(table.id, 0, [play(1)]), 20)
            assert isinstance(appended, Appended) and not appended.access, "nothing is left of what it began"
            await connection.invalidate()


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
