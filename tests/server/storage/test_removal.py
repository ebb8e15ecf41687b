"""Tables deleted: nothing of them is left, all others stay, and the guards of the log are back."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest
from sqlalchemy import func, select, text
from sqlalchemy.engine import Connection

from kit.tables import a_person, a_table, play, seqs
from mikrokosmos.server.storage import Entry, Message, NotStored, Seat, StorageError, Store, removal, schema
from mikrokosmos.server.storage.rows import Deal, DealEntry, Identity, Table

DAY = 24 * 3600 * 1000
BELONGING = [table for table in schema.metadata.sorted_tables if "table_id" in table.c]


def rows_of(connection: Connection, table_id: str) -> dict[str, int]:
    """How many rows of each table of the database belong to a table."""
    return {
        table.name: connection.execute(
            select(func.count()).select_from(table).where(table.c.table_id == table_id)
        ).scalar_one()
        for table in BELONGING
    }


async def full_table(store: Store, owner: Identity) -> Table:
    """A table with something in every table of the database that can have it."""
    seats = [Seat(0, "person", owner.id), Seat(1, "bot", None, "novice")]
    day = f"2026-11-{await store.count_tables(owner.id):02}"
    await store.deals.deal(Deal(day, "creation", b"s" * 32, {"players": 2}))
    counts = DealEntry(day, "creation")
    table = await a_table(store, owner, seats=seats, setup={"players": 2, "options": {"players": 2}}, counts=counts)
    await store.append(table.id, 0, [Entry("start", {}), play(1)], message=Message(owner.id, "m"), status="playing")
    await store.put_snapshot(table.id, 2, {"any": 1})
    key = f"key {table.id}"
    await store.create_invitation(table.id, key)
    await store.admit(table.id, (await a_person(store)).id, invitation=key)
    return table


def test_whatever_belongs_to_a_table_is_removed_with_it() -> None:
    assert {table.name for table in removal.PARTS} == {table.name for table in BELONGING}


async def test_nothing_is_left_of_a_deleted_table_and_all_of_the_others(url: str) -> None:
    async with await Store.open(url) as store:
        ann = await a_person(store, "Ann")
        gone, kept = await full_table(store, ann), await full_table(store, ann)
        rematch = await a_table(store, ann, follows=gone.id)
        replay = await store.add_replay(ann.id, "creation", {"a": 1}, "mine")
        before = await store._database.read(partial(rows_of, table_id=kept.id))
        assert sum(bool(count) for count in before.values()) >= len(BELONGING) - 1, "only PostgreSQL has leases"
        assert await store.site.remove_tables([gone.id, "unknown"]) == [gone.id]
        assert not any((await store._database.read(partial(rows_of, table_id=gone.id))).values())
        assert await store._database.read(partial(rows_of, table_id=kept.id)) == before
        assert await store.table(gone.id) is None
        with pytest.raises(NotStored):
            await store.append(gone.id, 2, [play(2)])
        found = await store.table(rematch.id)
        assert found is not None and found.follows is None
        assert await store.replay(replay.id) is not None, "a shared replay is its owner's"
        await store.append(kept.id, 2, [play(2)])
        assert await seqs(store, kept.id) == [1, 2, 3]


async def test_the_log_is_guarded_again_after_a_deletion(url: str) -> None:
    async with await Store.open(url) as store:
        gone, kept = await a_table(store), await a_table(store)
        for table in (gone, kept):
            await store.append(table.id, 0, [play(1), play(2)])
        await store.site.remove_tables([gone.id])
        for wrong in ("DELETE FROM entry WHERE seq = 2", "UPDATE entry SET at = 0"):
            with pytest.raises(StorageError):
                await store._database.write(partial(_execute, statement=wrong))
        assert await seqs(store, kept.id) == [1, 2]


async def test_a_deletion_that_fails_changes_nothing(url: str) -> None:
    async with await Store.open(url) as store:
        table = await full_table(store, await a_person(store))
        before = await store._database.read(partial(rows_of, table_id=table.id))

        def remove_and_fail(connection: Connection) -> None:
            removal.remove(connection, [table.id])
            raise NotStored("on purpose")

        with pytest.raises(NotStored):
            await store._database.write(remove_and_fail)
        assert await store._database.read(partial(rows_of, table_id=table.id)) == before
        with pytest.raises(StorageError):
            await store._database.write(partial(_execute, statement="DELETE FROM entry"))


async def test_who_writes_to_a_table_while_it_is_deleted_finds_it_gone(url: str) -> None:
    async with await Store.open(url) as store:
        for _ in range(5):
            table = await a_table(store)
            answers = await asyncio.gather(
                *(store.append(table.id, 0, [play(number)]) for number in range(3)),
                store.site.remove_tables([table.id]),
                store.create_invitation(table.id, table.id),
                return_exceptions=True,
            )
            assert all(not isinstance(it, Exception) or isinstance(it, NotStored) for it in answers), answers
            assert not any((await store._database.read(partial(rows_of, table_id=table.id))).values())


async def test_only_tables_at_which_nothing_has_happened_for_long_are_swept(url: str) -> None:
    now = 100 * DAY
    async with await Store.open(url, clock=lambda: now) as store:
        old = [await a_table(store) for _ in range(3)]
        await store.append(old[0].id, 0, [Entry("end", {})], status="over")
        await store.append(old[1].id, 0, [Entry("end", {"abandoned": True})], status="abandoned")
        touched = await a_table(store)
        now += 10 * DAY
        await store.append(touched.id, 0, [play(1)])
        assert await store.site.sweep(now - 10 * DAY, 100) == [], "on the day itself they stay"
        assert len(await store.site.sweep(now - 10 * DAY + 1, 2)) == 2, "a few at a time"
        assert len(await store.site.sweep(now - 10 * DAY + 1, 2)) == 1
        assert await store.site.sweep(now - 10 * DAY + 1, 2) == []
        assert await store.table(touched.id) is not None


async def test_old_tables_are_looked_for_by_one_process_and_only_if_wanted(url: str) -> None:
    now = 100 * DAY
    async with await Store.open(url, clock=lambda: now) as one, await Store.open(url, clock=lambda: now) as two:
        assert not await one.site.claim_sweep(DAY), "nothing is deleted unless that is set"
        await one.site.set_retention(30)
        assert sorted([await one.site.claim_sweep(DAY), await two.site.claim_sweep(DAY)]) == [False, True]
        now += DAY
        assert await two.site.claim_sweep(DAY)
        assert not await one.site.claim_sweep(DAY)
        now -= 50 * DAY
        assert await one.site.claim_sweep(DAY), "a clock that was ahead stops nothing for good"
        await one.site.set_retention(None)
        now += 50 * DAY
        assert not await one.site.claim_sweep(DAY)


async def test_two_processes_do_not_sweep_at_once(postgresql: str) -> None:
    async with await Store.open(postgresql) as one, await Store.open(postgresql) as two:
        await a_table(one)
        before = one.now() + DAY
        async with two._database.driver._engine.begin() as held:  # type: ignore[attr-defined]
            await held.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": removal.LOCK})
            assert await one.site.sweep(before, 10) == []
        assert len(await one.site.sweep(before, 10)) == 1


def _execute(connection: Connection, statement: str) -> None:
    connection.execute(text(statement))
