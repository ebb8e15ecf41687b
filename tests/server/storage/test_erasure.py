"""A person erased: no name is left in any log, others keep theirs, and the guards of the log are back."""

from __future__ import annotations

from functools import partial

import pytest
from sqlalchemy import text
from sqlalchemy.engine import Connection

from kit.tables import a_person, a_table, play
from mikrokosmos.server.storage import Entry, Message, NotStored, Seat, StorageError, Store, erasure
from mikrokosmos.server.storage.rows import Identity


def seat(number: int, person: Identity | None, name: str | None = None) -> Entry:
    """Somebody sits down, or gets up."""
    return Entry("seat", {"identity": person and person.id, "name": name, "bot": None}, number)


async def bodies(store: Store, table_id: str) -> list[object]:
    return [entry.body for entry in await store.entries(table_id)]


async def test_names_go_from_the_log_and_nothing_else_does(url: str) -> None:
    async with await Store.open(url) as store:
        ann, ben = await a_person(store, "Ann"), await a_person(store, "Ben")
        table = await a_table(store, ann, seats=[Seat(0, "person", ann.id), Seat(1, "person", ben.id)])
        log = [
            seat(0, ben, "Ben"),
            seat(0, None),
            seat(0, ann, "Ann"),
            seat(1, ben, "Ben"),
            Entry("start", {"commitment": "c", "names": ["Ann", "Ben", "?"]}),
            play(7, 1),
        ]
        await store.append(table.id, 0, log)
        await store.put_snapshot(table.id, 6, {"names": ["Ann", "Ben"]})
        assert await store.erase(ann.id) == [table.id]
        found = await store.load(table.id)
        assert found.snapshot is None, "it has the name too"
        assert [entry.seq for entry in found.entries] == [1, 2, 3, 4, 5, 6]
        assert [entry.body for entry in found.entries] == [
            {"identity": ben.id, "name": "Ben", "bot": None},
            {"identity": None, "name": None, "bot": None},
            {"identity": ann.id, "name": None, "bot": None},
            {"identity": ben.id, "name": "Ben", "bot": None},
            {"commitment": "c", "names": ["? 2", "Ben", "?"]},
            {"action": 7},
        ]
        assert await store.identity(ann.id) is None
        assert [it.name for it in (await store.seated([table.id]))[table.id]] == [None, "Ben"]
        with pytest.raises(NotStored):
            await store.erase(ann.id)


async def test_who_got_up_again_or_was_brought_to_a_rematch_is_found(url: str) -> None:
    async with await Store.open(url) as store:
        ann, ben = await a_person(store, "Ann"), await a_person(store, "Ben")
        left, first = await a_table(store, ben), await a_table(store, ben)
        await store.append(left.id, 0, [seat(1, ann, "Ann")], message=Message(ann.id, "1"))
        await store.append(left.id, 1, [seat(1, None)], message=Message(ann.id, "2"))
        await store.append(first.id, 0, [seat(1, ann, "Ann")], message=Message(ann.id, "1"))
        rematch = await a_table(store, ben, follows=first.id, entries=[seat(0, ann, "Ann"), seat(0, None)])
        other = await a_table(store, ben)
        assert set(await store.erase(ann.id)) == {left.id, first.id, rematch.id}
        for table in (left, first, rematch):
            assert "Ann" not in str(await bodies(store, table.id))
        assert await bodies(store, other.id) == []


async def test_devices_links_and_replays_go_too(url: str) -> None:
    async with await Store.open(url) as store:
        ann, phone = await a_person(store, "Ann"), await a_person(store, "Phone")
        table = await a_table(store, ann)
        await store.set_seat_key(table.id, 0, "key")
        await store.admit(table.id, phone.id, acts_as=ann.id)
        replay = await store.add_replay(ann.id, "creation", {"moves": []}, "mine")
        await store.erase(ann.id)
        assert await store.guest(table.id, phone.id) is None and await store.seat_by_key("key") is None
        assert await store.replay(replay.id) is None and await store.identity(phone.id) == phone


async def test_afterwards_the_log_cannot_be_rewritten_again(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def execute(connection: Connection, statement: str) -> None:
        connection.execute(text(statement))

    async def guarded(table_id: str) -> None:
        before = await bodies(store, table_id)
        for statement in ("UPDATE entry SET body = '{}'", "DELETE FROM entry"):
            with pytest.raises(StorageError):
                await store._database.write(partial(execute, statement=statement))
        assert await bodies(store, table_id) == before

    async with await Store.open(url) as store:
        ann, ben = await a_person(store, "Ann"), await a_person(store, "Ben")
        table = await a_table(store, ann)
        await store.append(table.id, 0, [seat(0, ann, "Ann"), seat(1, ben, "Ben")])
        with monkeypatch.context() as patched:

            def broken(*_: object) -> bool:
                raise NotStored("something goes wrong in the middle")

            patched.setattr(erasure, "_take_names_out", broken)
            with pytest.raises(NotStored):
                await store.erase(ann.id)
        assert await store.identity(ann.id) == ann, "all of it is done, or nothing"
        await guarded(table.id)
        await store.erase(ann.id)
        await guarded(table.id)
        await store.append(table.id, 2, [play(1)])


async def test_unfinished_tables_are_those_one_made_or_sits_at(url: str) -> None:
    async with await Store.open(url) as store:
        ann, ben = await a_person(store), await a_person(store)
        mine, over = await a_table(store, ann), await a_table(store, ann)
        seated = await a_table(store, ben, seats=[Seat(0, "person", ben.id), Seat(1, "person", ann.id)])
        await a_table(store, ben)
        await store.append(over.id, 0, [Entry("end", {})], status="over", result={})
        assert set(await store.unfinished_tables(ann.id)) == {mine.id, seated.id}
