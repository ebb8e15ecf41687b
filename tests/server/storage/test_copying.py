"""A database copied to another kind and back: the same rows, or nothing at all."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Executable, insert

from kit.processes import say
from kit.tables import a_person, a_table, play, seqs
from mikrokosmos.server.storage import DatabaseUnusable, Entry, Message, Seat, Store, schema
from mikrokosmos.server.storage.analyses import AnalysisKey
from mikrokosmos.server.storage.copying import TABLES, CopyDiffers, NotEmpty, copy_database
from mikrokosmos.server.storage.rows import Deal, DealEntry
from mikrokosmos.server.storage.side import PAGE, PostgreSQLSide, SQLiteSide

ODD = {"big": 2**70, "small": 1e-300, "text": "žluť \u0000 \ud800 中", "order": {"b": 1, "a": [None, True]}}


async def fill(url: str, many: int = 3) -> list[str]:
    """People and tables with something in every table of the database; the ids of the tables."""
    async with await Store.open(url) as store:
        made = []
        for number in range(many):
            owner = await a_person(store, f"Žofie {number}")
            seats = [Seat(0, "person", owner.id), Seat(1, "bot", None, "novice")]
            setup = {"players": 2, "options": {"players": 2}}
            table = await a_table(store, owner, public=bool(number % 2), seats=seats, setup=setup)
            await store.append(
                table.id, 0, [Entry("start", ODD), play(1)], message=Message(owner.id, "m"), status="playing"
            )
            await store.put_snapshot(table.id, 2, ODD)
            await store.create_invitation(table.id, f"key {number}")
            await store.admit(table.id, (await a_person(store)).id, invitation=f"key {number}")
            await store.add_replay(owner.id, "creation", ODD, "")
            await store.deals.deal(Deal(f"2026-11-{number:02}", "creation", b"s" * 32, ODD))
            over = await a_table(store, owner, follows=table.id, counts=DealEntry(f"2026-11-{number:02}", "creation"))
            await store.append(over.id, 0, [Entry("end", {})], status="over", result={"winners": [number]})
            made += [table.id, over.id]
        await store.analyses.keep(AnalysisKey("digest", "quick", "v1"), ODD)
        await store.site.announce("Back at eight.")
        await store.site.invite("key of the site")
        await store.site.ban(owner.id)
        return made


@pytest.fixture
def other(request: pytest.FixtureRequest, url: str, tmp_path: Path) -> str:
    """An empty database of the other kind."""
    if url.startswith("sqlite"):
        return str(request.getfixturevalue("postgresql"))
    return f"sqlite:///{tmp_path}/other/tables.db"


async def test_everything_comes_to_the_other_kind_and_back(url: str, other: str, tmp_path: Path) -> None:
    made = await fill(url)
    there = await copy_database(url, other)
    assert all(there.rows[table.name] for table in TABLES), "every table has something to lose"
    back = await copy_database(other, f"sqlite:///{tmp_path}/back.db")
    assert back == there
    async with await Store.open(url) as source, await Store.open(other) as target:
        for table_id in made:
            assert await target.load(table_id) == await source.load(table_id)
            assert await target.dice_seed(table_id) == await source.dice_seed(table_id)
            assert await target.seats(table_id) == await source.seats(table_id)
            assert await target.following(table_id) == await source.following(table_id)
        assert await target.site.read() == await source.site.read()
        assert [it.name for it in await target.site.people(banned=True)] == ["Žofie 2"]
        await target.append(made[0], 2, [play(2)])
        assert await seqs(target, made[0]) == [1, 2, 3], "the games go on"


async def test_more_than_a_page_of_rows(sqlite: str, postgresql: str) -> None:
    async with await Store.open(sqlite) as store:
        table = await a_table(store)
        for after in range(0, 2 * PAGE, 500):
            await store.append(table.id, after, [play(number) for number in range(500)])
    told: list[tuple[int, int]] = []
    copied = await copy_database(sqlite, postgresql, lambda done, total: told.append((done, total)))
    assert copied.rows["entry"] == 2 * PAGE
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert told[-1][0] == told[-1][1] == 2 * sum(copied.rows.values())


async def test_ids_are_in_the_same_order_on_both(sqlite: str, postgresql: str) -> None:
    """A database of another collation sorts `a` before `B`; the digests must not notice."""
    async with await Store.open(sqlite) as store:
        rows = [{"id": it, "name": "x", "language": "en", "created_at": 1} for it in ("B", "a", "_", "-", "Ž", "z")]
        await store._database.write(lambda connection: connection.execute(insert(schema.identity), rows) and None)
    assert (await copy_database(sqlite, postgresql)).rows["identity"] == 6


async def test_a_target_that_is_not_empty_is_refused_and_left_alone(url: str, other: str) -> None:
    await fill(url)
    async with await Store.open(other) as store:
        ann = await a_person(store, "Ann")
    with pytest.raises(NotEmpty, match="identity is not empty"):
        await copy_database(url, other)
    async with await Store.open(other) as store:
        assert await store.identity(ann.id) == ann
        assert await store.playing() == ()


async def test_a_copy_that_differs_is_not_kept(url: str, other: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await fill(url)
    kind = PostgreSQLSide if other.startswith("postgresql") else SQLiteSide
    execute = kind.execute

    async def spoil(self: Any, statement: Executable, rows: Sequence[Any] | None = None) -> None:
        if getattr(statement, "table", None) is schema.message:
            rows = [{**row, "seq": row["seq"] + 1} for row in rows or ()]
        await execute(self, statement, rows)

    monkeypatch.setattr(kind, "execute", spoil)
    with pytest.raises(CopyDiffers, match="differs from its source in message"):
        await copy_database(url, other)
    monkeypatch.undo()
    await copy_database(url, other)  # for it is still empty


async def test_a_copy_shows_one_moment_though_people_play(url: str, other: str) -> None:
    made = await fill(url)
    async with await Store.open(url) as store:
        stop = asyncio.Event()

        async def play_on() -> int:
            after = 2
            while not stop.is_set():
                await store.append(made[0], after, [play(after)], message=Message((await owner()), f"m{after}"))
                after += 1
                await asyncio.sleep(0)
            return after

        async def owner() -> str:
            return (await store.load(made[0])).table.owner

        playing = asyncio.create_task(play_on())
        await asyncio.sleep(0.1)
        await copy_database(url, other)
        stop.set()
        last = await playing
        async with await Store.open(other) as target:
            loaded = await target.load(made[0])
            length = loaded.table.last_seq
            assert 2 < length <= last and await seqs(target, made[0]) == list(range(1, length + 1))
            assert await target.stored(made[0], Message(loaded.table.owner, f"m{length - 1}")) == length
            assert await target.stored(made[0], Message(loaded.table.owner, f"m{length}")) is None


async def test_a_file_that_is_not_there_is_told(tmp_path: Path, postgresql: str) -> None:
    with pytest.raises(DatabaseUnusable, match="there is no database"):
        await copy_database(f"sqlite:///{tmp_path}/none.db", postgresql)
    assert not (tmp_path / "none.db").exists()


async def test_an_older_database_of_postgresql_is_not_read(postgresql: str, sqlite: str) -> None:
    await fill(postgresql)
    await say(postgresql, "UPDATE alembic_version SET version_num = '0001'")
    with pytest.raises(DatabaseUnusable, match="has form 0001"):
        await copy_database(postgresql, sqlite)


async def test_a_snapshot_that_is_no_json_any_more_is_left_behind(sqlite: str, postgresql: str) -> None:
    await fill(sqlite, 1)
    with closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"))) as file, file:
        file.execute("UPDATE snapshot SET state = '{'")
    assert (await copy_database(sqlite, postgresql)).rows["snapshot"] == 0
