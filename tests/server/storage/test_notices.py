"""Notices: whoever listens is told of every change of a table, once it is true and not before."""

from __future__ import annotations

import pytest

from kit.processes import break_all_connections, eventually, say
from kit.tables import a_person, a_table, play
from mikrokosmos.server.storage import DatabaseFailed, Message, StorageError, Store
from mikrokosmos.server.storage.notices import (
    LeasesReleased,
    Notice,
    RatesUsed,
    RematchMade,
    TableMoved,
    TablesWatched,
    payloads,
    read_notice,
)


def test_notices_of_other_schemas_and_of_strangers_are_not_heard() -> None:
    assert read_notice('["public", "table", "t", 3, 1]', "public") == TableMoved("t", 3, 1)
    assert read_notice('["public", "table", "t", 3, 1]', "other") is None
    for nonsense in ("", "[", "null", '["public"]', '["public", "table", 1, 2, 3]', '["public", "new kind", "t"]'):
        assert read_notice(nonsense, "public") is None


def test_what_processes_tell_each_other_is_read_as_it_was_said_in_pieces_that_fit() -> None:
    watched = TablesWatched(tuple(f"{number:022}" for number in range(400)))
    used = RatesUsed(tuple((f"addresses {number:012}", 123.456) for number in range(400)))
    said = [list(payloads(notice, "public")) for notice in (watched, used)]
    assert all(len(piece.encode()) < 8000 for pieces in said for piece in pieces)
    read = [[read_notice(piece, "public") for piece in pieces] for pieces in said]
    assert tuple(it for piece in read[0] for it in piece.table_ids) == watched.table_ids  # type: ignore[union-attr]
    assert tuple(it for piece in read[1] for it in piece.taken) == used.taken  # type: ignore[union-attr]
    assert read_notice(said[0][0], "other") is None


def test_what_cannot_be_true_of_a_rate_is_not_believed() -> None:
    nonsense = '[["m", 1], ["m", -1], ["m", "1"], ["m", 1e300], "m", ["m"], [1, 1], ["m", NaN], null]'
    heard = read_notice(f'["public", "used", {nonsense[1:]}', "public")
    assert heard == RatesUsed((("m", 1.0),))
    assert read_notice('["public", "watched", "t", 7, null]', "public") == TablesWatched(("t",))


async def test_what_a_process_tells_is_heard_by_all_others_and_not_by_itself(postgresql: str) -> None:
    here: list[Notice] = []
    there: list[Notice] = []
    async with await Store.open(postgresql) as store:
        mine, theirs = await store.listen(here.append), await store.listen(there.append)
        try:
            await mine.tell(TablesWatched(("t",)))
            await theirs.tell(RatesUsed((("m", 2.0),)))
            await eventually(lambda: bool(here and there))
        finally:
            await mine.close()
            await theirs.close()
    assert (here, there) == ([RatesUsed((("m", 2.0),))], [TablesWatched(("t",))])


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
