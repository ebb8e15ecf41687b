"""Notices: whoever listens is told of every change of a table, once it is true and not before."""

from __future__ import annotations

import pytest

from kit.processes import break_all_connections, eventually, say
from kit.tables import a_person, a_table, play
from mikrokosmos.server.storage import DatabaseFailed, Message, StorageError, Store
from mikrokosmos.server.storage.notices import LeasesReleased, Notice, RematchMade, TableMoved, read_notice


def test_notices_of_other_schemas_and_of_strangers_are_not_heard() -> None:
    assert read_notice('["public", "table", "t", 3, 1]', "public") == TableMoved("t", 3, 1)
    assert read_notice('["public", "table", "t", 3, 1]', "other") is None
    for nonsense in ("", "[", "null", '["public"]', '["public", "table", 1, 2, 3]', '["public", "new kind", "t"]'):
        assert read_notice(nonsense, "public") is None


async def test_what_is_written_is_told(postgresql: str) -> None:
    heard: list[Notice] = []
    async with await Store.open(postgresql) as store, await Store.open(postgresql) as other:
        table = await a_table(store)
        listener = await other.listen(heard.append)
        try:
            await store.append(table.id, 0, [play(1), play(2)], message=Message(table.owner, "m"))
            await store.append(table.id, 0, [play(3)])  # too late, so nothing has happened
            await store.create_invitation(table.id, "key")
            await store.revoke_invitations(table.id)
            await store.end_links(table.id, table.owner)
            rematch = await a_table(store, follows=table.id)
            await store.join("a")
            await store.leave("a")
            await eventually(lambda: len(heard) == 5)
        finally:
            await listener.close()
        assert heard == [
            TableMoved(table.id, 2, 0),
            TableMoved(table.id, 2, 1),
            TableMoved(table.id, 2, 2),
            RematchMade(table.id, rematch.id),
            LeasesReleased(),
        ]


async def test_other_sites_in_the_same_database_are_not_heard(postgresql: str) -> None:
    heard: list[Notice] = []
    async with await Store.open(postgresql) as store:
        table = await a_table(store)
        listener = await store.listen(heard.append)
        try:
            await say(postgresql, 'SELECT pg_notify(\'mikrokosmos\', \'["elsewhere", "table", "x", 9, 9]\')')
            await store.append(table.id, 0, [play(1)])
            await eventually(lambda: bool(heard))
        finally:
            await listener.close()
        assert heard == [TableMoved(table.id, 1, 0)]


async def test_a_lost_connection_is_noticed(postgresql: str) -> None:
    async with await Store.open(postgresql) as store:
        await store.join("a")
        listener = await store.listen(lambda notice: None)
        try:
            assert (await listener.renew("a")).alive
            assert not (await listener.renew("b")).alive
            await break_all_connections(postgresql)
            await eventually(listener.lost.is_set)
            with pytest.raises(DatabaseFailed):
                await listener.renew("a")
        finally:
            await listener.close()


async def test_there_is_nobody_to_listen_to_on_sqlite(sqlite: str) -> None:
    async with await Store.open(sqlite) as store:
        with pytest.raises(StorageError, match="one process"):
            await store.listen(lambda notice: None)


async def test_numbers_say_where_tables_stand(url: str) -> None:
    async with await Store.open(url) as store:
        owner = await a_person(store)
        table, other = await a_table(store, owner), await a_table(store, owner)
        await store.append(table.id, 0, [play(1)])
        await store.revoke_invitations(table.id)
        rematch = await a_table(store, owner, follows=table.id)
        found = {it.table_id: it[1:] for it in await store.numbers([table.id, other.id, "none"])}
        assert found == {table.id: (1, 1, rematch.id), other.id: (0, 0, None)}
