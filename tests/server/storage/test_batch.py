"""Moves at many tables, written together: each all or none, and the failure of one is its own."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy.engine import Connection

from mikrokosmos.server.storage import Already, Appended, Conflict, Entry, Message, NotStored, Seat, Store
from mikrokosmos.server.storage import shared_commits as commits
from mikrokosmos.server.storage.batch import append_batch
from mikrokosmos.server.storage.log import Append

MOVE = Entry("play", {"moves": [[12, "asked"]], "й": "\ud800 \0"}, 0)


async def some_tables(store: Store, many: int) -> tuple[str, list[str]]:
    ann = (await store.add_identity("Ann", "en")).id
    seats = [Seat(0, "person", ann)]
    told: dict[str, Any] = {"rules": 1, "setup": {}, "seats": seats, "seed": bytes(32), "commitment": "-"}
    made = [await store.create_table(ann, "creation", **told) for _ in range(many)]
    return ann, [table.id for table in made]


@pytest.fixture
def batched(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many appends went well together, each time."""
    counted: list[int] = []

    def counting(connection: Connection, works: Sequence[Append]) -> list[Appended] | None:
        found = append_batch(connection, works)
        counted.append(0 if found is None else len(found))
        return found

    monkeypatch.setattr(commits, "append_batch", counting)
    return counted


async def test_many_appends_are_one(sqlite: str, batched: list[int]) -> None:
    async with await Store.open(sqlite) as store:
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


async def test_the_failure_of_one_is_its_own(sqlite: str, batched: list[int]) -> None:
    async with await Store.open(sqlite) as store:
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
