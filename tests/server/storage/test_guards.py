"""The log cannot be rewritten, not even at the database's own prompt."""

from __future__ import annotations

from functools import partial

import pytest
from sqlalchemy import text
from sqlalchemy.engine import Connection

from kit.tables import a_table, play
from mikrokosmos.server.storage import StorageError, Store

REWRITES = {
    "an update": "UPDATE entry SET body = '{}'",
    "an update of the number": "UPDATE entry SET seq = seq + 10",
    "a removal": "DELETE FROM entry WHERE seq = 2",
    "a removal of the table": "DELETE FROM game_table",
    "a gap": "INSERT INTO entry SELECT table_id, 4, kind, seat, body, at FROM entry WHERE seq = 2",
    "a number twice": "INSERT INTO entry SELECT table_id, 2, kind, seat, body, at FROM entry WHERE seq = 1",
    "a number below": "INSERT INTO entry SELECT table_id, 0, kind, seat, body, at FROM entry WHERE seq = 1",
    "an unknown kind": "INSERT INTO entry SELECT table_id, 3, 'joke', seat, body, at FROM entry WHERE seq = 1",
    "an unknown table": "INSERT INTO entry SELECT 'x', 1, kind, seat, body, at FROM entry WHERE seq = 1",
    "an unknown state": "UPDATE game_table SET state = 'lost'",
    "a person without an id": "UPDATE seat SET kind = 'person', identity_id = NULL",
    "dice for a table that has some": "INSERT INTO dice SELECT * FROM dice",
    "a guest without a reason": "INSERT INTO guest SELECT id, owner, NULL, NULL FROM game_table",
    "a bot without a name": "UPDATE seat SET kind = 'bot', bot = NULL",
}


def execute(connection: Connection, statement: str) -> None:
    connection.execute(text(statement))


async def refused(url: str, statement: str) -> None:
    async with await Store.open(url) as store:
        table = await a_table(store)
        await store.append(table.id, 0, [play(1), play(2)])
        before = await store.load(table.id)
        with pytest.raises(StorageError):
            await store._database.write(partial(execute, statement=statement))
        assert await store.load(table.id) == before


@pytest.mark.parametrize("rewrite", REWRITES)
async def test_the_database_refuses(url: str, rewrite: str) -> None:
    await refused(url, REWRITES[rewrite])


async def test_postgresql_refuses_to_empty_the_log(postgresql: str) -> None:
    await refused(postgresql, "TRUNCATE entry")


async def test_sqlite_refuses_to_replace_an_entry(sqlite: str) -> None:
    await refused(
        sqlite, "INSERT OR REPLACE INTO entry SELECT table_id, 2, kind, seat, '{}', at FROM entry WHERE seq = 1"
    )


async def test_the_seed_is_not_read_by_accident(url: str) -> None:
    async with await Store.open(url) as store:
        table = await a_table(store, seed=b"\x5e" * 32)
        seen = [await store.dice(table.id), await store.load(table.id), await store.table(table.id)]
        assert not any("5e" * 8 in repr(it) or "^" * 8 in repr(it) for it in seen)
        assert await store.dice_seed(table.id) == b"\x5e" * 32
