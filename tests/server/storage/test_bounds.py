"""Nothing is read or written without a bound, and what does not fit is refused in words."""

from __future__ import annotations

from typing import Any

import pytest

from kit.tables import a_table, play, seqs
from mikrokosmos.server.storage import BadInput, Entry, Limits, Message, StorageError, Store

SMALL = Limits(text=40, setup=60, body=50, snapshot=70, entries=3, rows=2, seats=2)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"entries": []}, "number of entries is 0; 1 to 3"),
        ({"entries": [play(1)] * 4}, "number of entries is 4"),
        ({"entries": [Entry("joke", {})]}, "an entry is one of start, play"),  # type: ignore[arg-type]
        ({"entries": [play(1, seat=2)]}, "seat is 2; 0 to 1"),
        ({"entries": [Entry("play", {"x": "y" * 50})]}, "body of an entry has 58 bytes, more than 50"),
        ({"after_seq": -1}, "after_seq is -1"),
        ({"after_seq": 2**63}, "after_seq"),
        ({"after_seq": "0"}, "whole number, not str"),
        ({"table_id": "x" * 41}, "id of the table has 41 characters"),
        ({"table_id": "\0"}, "cannot be stored"),
        ({"message": Message("x", "")}, "message id has 0 characters"),
        ({"status": "lost"}, "a table is one of open"),
        ({"snapshot": {"x": "y" * 70}}, "snapshot has"),
        ({"result": {"x": "y" * 50}}, "result has"),
    ],
)
async def test_an_append_that_does_not_fit_is_refused(sqlite: str, changes: dict[str, Any], why: str) -> None:
    async with await Store.open(sqlite, limits=SMALL) as store:
        table = await a_table(store)
        told: dict[str, Any] = {"table_id": table.id, "after_seq": 0, "entries": [play(1)]}
        with pytest.raises(BadInput, match=why):
            await store.append(**(told | changes))
        assert await seqs(store, table.id) == []


async def test_entries_are_read_page_by_page(url: str) -> None:
    async with await Store.open(url, limits=SMALL) as store:
        table = await a_table(store)
        await store.append(table.id, 0, [play(1), play(2), play(3)])
        assert [it.seq for it in await store.entries(table.id)] == [1, 2]
        assert [it.seq for it in await store.entries(table.id, 2)] == [3]
        assert [it.seq for it in await store.entries(table.id, 0, 1)] == [1]
        assert await store.entries(table.id, 3) == await store.entries("nowhere") == ()
        for limit in (0, 3):
            with pytest.raises(BadInput, match="limit"):
                await store.entries(table.id, 0, limit)


async def test_a_setup_has_its_size(sqlite: str) -> None:
    async with await Store.open(sqlite, limits=SMALL) as store:
        with pytest.raises(BadInput, match="setup has 68 bytes, more than 60"):
            await a_table(store, setup={"x": "y" * 60})


async def test_a_closed_store_says_so(url: str) -> None:
    store = await Store.open(url)
    await store.ping()
    await store.close()
    await store.close()
    for asked in (store.identity("x"), store.add_identity("x", "uk"), store.ping()):
        with pytest.raises(StorageError, match="closed"):
            await asked
