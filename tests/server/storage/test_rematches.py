"""Rematches: a device comes along, and is sent away from all of them at once."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy.ext.asyncio import create_async_engine

from kit.tables import a_person, a_table
from mikrokosmos.server.storage import NotStored, Store, Table, rematches, schema
from mikrokosmos.server.storage.address import read_address
from mikrokosmos.server.storage.rows import Guest, Identity


async def three(store: Store) -> tuple[Identity, list[Table]]:
    """A person's table, its rematch, and the rematch of that."""
    ann = await a_person(store)
    tables = [await a_table(store, ann)]
    for _ in range(2):
        tables.append(await a_table(store, ann, follows=tables[-1].id))
    return ann, tables


@pytest.mark.parametrize("where", [0, 1, 2])
async def test_links_end_at_all_rematches_and_nowhere_else(url: str, where: int) -> None:
    async with await Store.open(url) as store:
        ann, tables = await three(store)
        other = await a_table(store, ann)
        phone = await a_person(store)
        for number, table in enumerate([*tables, other]):
            await store.set_seat_key(table.id, 0, f"key {number}")
            await store.admit(table.id, phone.id, acts_as=ann.id)
        gone, ended = await store.end_links(tables[where].id, ann.id)
        assert gone == 1 and set(ended) == {table.id for table in tables}
        for number, table in enumerate(tables):
            assert await store.guest(table.id, phone.id) is None
            assert await store.seat_by_key(f"key {number}") is None
        assert await store.guest(other.id, phone.id) is not None
        assert await store.seat_by_key("key 3") is not None


async def test_only_who_acts_at_a_table_comes_along(url: str) -> None:
    async with await Store.open(url) as store:
        ann, tables = await three(store)
        phone = await a_person(store)
        first, second, _ = (table.id for table in tables)
        with pytest.raises(NotStored):
            await store.bring_along(first, second, phone.id, ann.id)
        await store.admit(first, phone.id, acts_as=ann.id)
        assert (await store.bring_along(first, second, phone.id, ann.id)).acts_as == ann.id
        await store.end_links(first, ann.id)
        with pytest.raises(NotStored):
            await store.bring_along(first, second, phone.id, ann.id)
        assert await store.guest(second, phone.id) is None


async def test_who_is_just_coming_along_to_a_new_rematch_is_sent_away_too(postgresql: str) -> None:
    async with await Store.open(postgresql) as store:
        ann, tables = await three(store)
        phone, newest = await a_person(store), await a_table(store, ann)
        await store.admit(tables[2].id, phone.id, acts_as=ann.id)
        engine = create_async_engine(read_address(postgresql))
        async with engine.connect() as other, other.begin() as coming:
            follows = schema.game_table.update().where(schema.game_table.c.id == newest.id)
            await other.execute(follows.values(follows=tables[2].id))
            guest = Guest(newest.id, phone.id, None, ann.id)
            await other.run_sync(rematches.bring_along, tables[2].id, guest, 10)
            ending = asyncio.create_task(store.end_links(tables[0].id, ann.id))
            await asyncio.sleep(0.3)
            assert not ending.done(), "it waits for who is under way"
            await coming.commit()
        await engine.dispose()
        await ending
        assert await store.guest(newest.id, phone.id) is None
