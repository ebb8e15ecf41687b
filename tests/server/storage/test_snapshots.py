"""A snapshot is a cache: wrong, missing or replaced, the game is the same."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from kit.tables import a_table, play
from mikrokosmos.server.storage import BadInput, NotStored, Snapshot, Store
from mikrokosmos.server.storage.database import Database


async def change(database: Database, statement: str) -> None:
    await database.write(lambda connection: connection.execute(text(statement)) and None)


async def test_only_what_came_after_the_snapshot_is_loaded(url: str) -> None:
    async with await Store.open(url) as store:
        table = await a_table(store)
        await store.append(table.id, 0, [play(number) for number in range(5)])
        await store.put_snapshot(table.id, 4, {"at": 4})
        await store.put_snapshot(table.id, 3, {"at": 3})
        loaded = await store.load(table.id)
        assert loaded.snapshot == Snapshot(3, {"at": 3})
        assert [entry.seq for entry in loaded.entries] == [4, 5]
        await store.drop_snapshot(table.id)
        loaded = await store.load(table.id)
        assert loaded.snapshot is None and len(loaded.entries) == 5


@pytest.mark.parametrize("wrong", ["seq = 99", "seq = -1", "state = '[]'", "state = '7'", "state = 'null'"])
async def test_a_wrong_snapshot_is_ignored(url: str, wrong: str) -> None:
    async with await Store.open(url) as store:
        table = await a_table(store)
        await store.append(table.id, 0, [play(1), play(2)], snapshot={"at": 2})
        await change(store._database, f"UPDATE snapshot SET {wrong}")
        loaded = await store.load(table.id)
        assert loaded.snapshot is None and [entry.seq for entry in loaded.entries] == [1, 2]
        await store.put_snapshot(table.id, 1, {"at": 1})
        assert (await store.load(table.id)).snapshot == Snapshot(1, {"at": 1})


async def test_a_snapshot_that_is_not_json_is_ignored(sqlite: str) -> None:
    async with await Store.open(sqlite) as store:
        table = await a_table(store)
        await store.append(table.id, 0, [play(1)], snapshot={"at": 1})
        await change(store._database, "UPDATE snapshot SET state = '{torn'")
        loaded = await store.load(table.id)
        assert loaded.snapshot is None and len(loaded.entries) == 1


async def test_a_snapshot_is_of_something(url: str) -> None:
    async with await Store.open(url) as store:
        table = await a_table(store)
        await store.put_snapshot(table.id, 0, {"at": 0})
        with pytest.raises(BadInput, match="the log ends at 0"):
            await store.put_snapshot(table.id, 1, {})
        with pytest.raises(NotStored):
            await store.put_snapshot("nowhere", 0, {})
        with pytest.raises(NotStored):
            await store.load("nowhere")
