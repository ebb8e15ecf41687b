"""Leases in the database: one owner at a time, a fence that only grows, and a stale one writes nothing."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest
from sqlalchemy import text
from sqlalchemy.engine import Connection

from kit.processes import say
from kit.tables import a_table, play, seqs
from mikrokosmos.server.storage import Appended, Conflict, Lease, LeaseLost, Store


async def a_game(store: Store) -> str:
    """A table at which a game is going on."""
    table = await a_table(store)
    await store.append(table.id, 0, [play(1)], status="playing")
    return table.id


async def expire(url: str, process_id: str) -> None:
    """The process has not renewed for too long."""
    await say(url, "UPDATE process SET expires_at = 1 WHERE id = $1", process_id)


async def test_of_two_processes_one_owns_a_table(postgresql: str) -> None:
    async with await Store.open(postgresql) as store:
        table_id = await a_game(store)
        assert await store.join("a", uptime=5000) == 0, "there is nobody else"
        assert await store.join("b") >= 5000
        assert await store.hold(table_id, "a") == Lease("a", 1)
        assert await store.hold(table_id, "b") is None
        assert await store.take_over("b") == {}
        assert await store.leases_of("a") == {table_id: Lease("a", 1)}


async def test_the_dead_are_taken_over_and_the_fence_grows(postgresql: str) -> None:
    async with await Store.open(postgresql) as store:
        table_id = await a_game(store)
        await store.join("a")
        await store.join("b")
        await store.hold(table_id, "a")
        await expire(postgresql, "a")
        assert await store.take_over("b") == {table_id: Lease("b", 2)}
        assert await store.hold(table_id, "a") is None, "the dead own nothing"
        await expire(postgresql, "b")
        await store.join("c")
        assert await store.hold(table_id, "c") == Lease("c", 3)


async def test_whoever_leaves_is_followed_at_once(postgresql: str) -> None:
    async with await Store.open(postgresql) as store:
        table_id = await a_game(store)
        await store.join("a")
        await store.join("b")
        await store.hold(table_id, "a")
        await store.leave("a")
        assert await store.take_over("b") == {table_id: Lease("b", 2)}


async def test_many_who_take_over_at_once_share_the_tables(postgresql: str) -> None:
    async with await Store.open(postgresql) as store:
        tables = {await a_game(store) for _ in range(12)}
        for name in "abcd":
            await store.join(name)
        taken = await asyncio.gather(*(store.take_over(name, 5) for name in "abcd"))
        taken += await asyncio.gather(*(store.take_over(name, 5) for name in "abcd"))
        owned = [table_id for each in taken for table_id in each]
        assert set(owned) == tables and len(owned) == len(tables), "each has one owner"


async def test_a_game_has_its_lease_from_the_moment_it_begins(postgresql: str) -> None:
    async with await Store.open(postgresql) as store:
        table_id = await a_game(store)  # and now its process dies, before it has asked for anything
        await store.join("b")
        assert list(await store.take_over("b")) == [table_id]


async def test_games_of_before_there_were_leases_find_an_owner(postgresql: str) -> None:
    async with await Store.open(postgresql) as store:
        table_id = await a_game(store)
        await say(postgresql, "DELETE FROM lease")
        await store.join("b")
        assert list(await store.take_over("b")) == [table_id]


async def test_a_stale_fence_writes_nothing(postgresql: str) -> None:
    async with await Store.open(postgresql) as store:
        table_id = await a_game(store)
        await store.join("a")
        await store.join("b")
        stale = await store.hold(table_id, "a")
        assert isinstance(await store.append(table_id, 1, [play(2)], lease=stale), Appended)
        await expire(postgresql, "a")
        fresh = (await store.take_over("b"))[table_id]
        with pytest.raises(LeaseLost):
            await store.append(table_id, 2, [play(3)], lease=stale)
        with pytest.raises(LeaseLost):
            await store.append(table_id, 2, [play(3)], lease=Lease("b", fresh.fence - 1))
        assert await seqs(store, table_id) == [1, 2]
        assert isinstance(await store.append(table_id, 2, [play(3)], lease=fresh), Appended)
        assert await store.append(table_id, 2, [play(4)], lease=fresh) == Conflict(3)
        assert isinstance(await store.append(table_id, 3, [play(4)]), Appended), "people need no lease"


async def test_a_lease_cannot_be_taken_over_in_the_middle_of_a_write(postgresql: str) -> None:
    """The old owner has moved the log on but not committed: the new one must wait, or it would read an old log."""
    async with await Store.open(postgresql) as store, await Store.open(postgresql) as other:
        table_id = await a_game(store)
        await store.join("a")
        await store.join("b")
        lease = await store.hold(table_id, "a")
        assert lease is not None
        written, go = asyncio.Event(), asyncio.Event()
        engine = store._database.driver._engine  # type: ignore[attr-defined]

        async def write_slowly() -> None:
            from mikrokosmos.server.storage.log import Append

            new = Append(table_id, (play(2).stored(2, 5),), None, (), None, None, None, 100, lease)
            async with engine.begin() as connection:
                assert isinstance(await connection.run_sync(new), Appended)
                written.set()
                await go.wait()

        writing = asyncio.create_task(write_slowly())
        await written.wait()
        await expire(postgresql, "a")
        assert await other.take_over("b") == {}, "it is busy, and left for the next time"
        holding = asyncio.create_task(other.hold(table_id, "b"))
        await asyncio.sleep(0.1)
        assert not holding.done()
        go.set()
        await writing
        assert await holding == Lease("b", 2)
        assert await seqs(other, table_id) == [1, 2]


async def test_what_is_over_wants_no_owner(postgresql: str) -> None:
    async with await Store.open(postgresql) as store:
        table_id = await a_game(store)
        await store.join("a")
        lease = await store.hold(table_id, "a")
        assert lease is not None
        await store.end_lease(table_id, lease)
        assert await store.leases_of("a") == {}
        assert await store.take_over("a") == {}


def lease_rows(connection: Connection) -> int:
    return int(connection.execute(text("SELECT count(*) FROM lease")).scalar_one())


async def test_sqlite_has_no_leases(sqlite: str) -> None:
    async with await Store.open(sqlite) as store:
        await a_game(store)
        assert not store.shared
        assert await store._database.read(partial(lease_rows)) == 0
