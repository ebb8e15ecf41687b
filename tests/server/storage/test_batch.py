"""Moves at many tables, written together: each all or none, and the failure of one is its own."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from typing import Any

import pytest

from mikrokosmos.server.storage import (
    Already,
    Appended,
    Conflict,
    DatabaseFailed,
    Entry,
    Message,
    NotStored,
    Seat,
    Store,
)
from mikrokosmos.server.storage import shared_commits as commits
from mikrokosmos.server.storage.log import Append
from mikrokosmos.server.storage.postgresql_batch import SharedAppends
from mikrokosmos.server.storage.sqlite import SQLite
from mikrokosmos.server.storage.sqlite_batch import append_batch

MOVE = Entry("play", {"moves": [[12, "asked"]], "й": "\ud800 \0"}, 0)


async def some_tables(store: Store, many: int) -> tuple[str, list[str]]:
    ann = (await store.add_identity("Ann", "en")).id
    seats = [Seat(0, "person", ann)]
    told: dict[str, Any] = {"rules": 1, "setup": {}, "seats": seats, "seed": bytes(32), "commitment": "-"}
    made = [await store.create_table(ann, "creation", **told) for _ in range(many)]
    return ann, [table.id for table in made]


@pytest.fixture
def batched(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many appends went well together, each time, on whichever database."""
    counted: list[int] = []
    on_postgresql = SharedAppends._append

    async def counting_there(self: SharedAppends, works: Sequence[Append]) -> dict[str, Appended]:
        found = await on_postgresql(self, works)
        counted.append(len(found) if len(found) == len(works) else 0)
        return found

    monkeypatch.setattr(SharedAppends, "_append", counting_there)

    def counting(connection: sqlite3.Connection, works: Sequence[Append]) -> list[Appended] | None:
        found = append_batch(connection, works)
        counted.append(0 if found is None else len(found))
        return found

    monkeypatch.setattr(commits, "append_batch", counting)
    return counted


async def test_many_appends_are_one(url: str, batched: list[int]) -> None:
    async with await Store.open(url) as store:
        ann, tables = await some_tables(store, 20)
        for seq in range(3):
            found = await asyncio.gather(
                *(store.append(table, 2 * seq, [MOVE, MOVE], message=Message(ann, f"m{seq}")) for table in tables)
            )
            assert all(isinstance(it, Appended) and it.last_seq == 2 * seq + 2 for it in found)
        assert max(batched) > 1, "nothing was written together"
        for table in tables:
            entries = await store.entries(table)
            assert [(it.seq, it.kind, it.seat, it.body) for it in entries] == [
                (seq, "play", 0, MOVE.body) for seq in range(1, 7)
            ]
            assert await store.stored(table, Message(ann, "m1")) == 4


async def test_the_failure_of_one_is_its_own(url: str, batched: list[int]) -> None:
    async with await Store.open(url) as store:
        ann, tables = await some_tables(store, 8)
        await store.append(tables[0], 0, [MOVE], message=Message(ann, "m"))
        wanted = [(table, Message(ann, "n")) for table in tables[1:]]
        wanted += [(tables[0], Message(ann, "m")), (tables[0], Message(ann, "other")), ("nowhere", Message(ann, "n"))]
        wanted += [(tables[1], Message("nobody", "n"))]
        found = await asyncio.gather(
            *(store.append(table, 0, [MOVE], message=message) for table, message in wanted), return_exceptions=True
        )
        assert all(isinstance(it, Appended) for it in found[:7])
        assert found[7] == Already(1) and found[8] == Conflict(1)
        assert isinstance(found[9], NotStored) and isinstance(found[10], (Conflict, NotStored))
        assert 0 in batched, "the failures were not among those written together"
        assert [len(await store.entries(table)) for table in tables] == [1] * 8


async def test_a_full_disk_fails_all_that_are_written_together_and_leaves_nothing_of_them(sqlite: str) -> None:
    async with await Store.open(sqlite) as store:
        _, tables = await some_tables(store, 4)
        large = Entry("play", {"moves": ["x" * 10_000]}, 0)
        driver = store._database.driver
        assert isinstance(driver, SQLite)
        pages = driver._writer._driver()
        pages.execute(f"PRAGMA max_page_count = {pages.execute('PRAGMA page_count').fetchone()[0]}")
        found = await asyncio.gather(*(store.append(it, 0, [large]) for it in tables), return_exceptions=True)
        assert [type(it) for it in found] == [DatabaseFailed] * 4
        assert [await store.entries(it) for it in tables] == [()] * 4
        pages.execute("PRAGMA max_page_count = 1000000")
        assert isinstance(await store.append(tables[0], 0, [large]), Appended)


async def test_two_processes_that_append_to_the_same_tables_do_not_wait_for_each_other_for_ever(url: str) -> None:
    async with await Store.open(url) as one, await Store.open(url) as other:
        _, tables = await some_tables(one, 12)
        for seq in range(5):
            found = await asyncio.gather(
                *(one.append(table, seq, [MOVE]) for table in tables),
                *(other.append(table, seq, [MOVE]) for table in reversed(tables)),
            )
            assert sum(isinstance(it, Appended) for it in found) == sum(isinstance(it, Conflict) for it in found) == 12
