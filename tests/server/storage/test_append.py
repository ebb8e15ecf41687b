"""Appending: one transaction, once, or not at all."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import event

from kit.tables import a_person, a_table, play, seqs
from mikrokosmos.server.storage import (
    Already,
    Appended,
    Conflict,
    DatabaseFailed,
    Entry,
    LogFull,
    Message,
    NotStored,
    Seat,
    Store,
)
from mikrokosmos.server.storage.limits import Limits


async def test_entries_come_back_as_they_were_appended(url: str) -> None:
    async with await Store.open(url, clock=lambda: 1_000) as store:
        table = await a_table(store)
        entries = [Entry("start", {"dice": "x"}), play(7), Entry("clock", {"left": 5}, 1)]
        appended = await store.append(table.id, 0, entries)
        found = await store.entries(table.id)
        assert appended == Appended(found) and appended.last_seq == 3
        assert [(it.seq, it.kind, it.seat, it.body, it.at) for it in found] == [
            (1, "start", None, {"dice": "x"}, 1_000),
            (2, "play", 0, {"action": 7}, 1_000),
            (3, "clock", 1, {"left": 5}, 1_000),
        ]
        assert (await store.load(table.id)).entries == found


async def test_a_log_that_has_gone_on_is_a_conflict(url: str) -> None:
    async with await Store.open(url) as store:
        table = await a_table(store)
        await store.append(table.id, 0, [play(1), play(2)])
        for behind_or_ahead in (0, 1, 3):
            assert await store.append(table.id, behind_or_ahead, [play(3)]) == Conflict(2)
        assert await seqs(store, table.id) == [1, 2]


async def test_a_retry_never_plays_twice(url: str) -> None:
    async with await Store.open(url) as store:
        table = await a_table(store)
        message = Message(table.owner, "m1")
        assert await store.stored(table.id, message) is None
        assert isinstance(await store.append(table.id, 0, [play(1), play(2)], message=message), Appended)
        assert await store.append(table.id, 0, [play(1), play(2)], message=message) == Already(2)
        # The server may have read the log anew before it tries again; the seats and the state must stay too.
        again = await store.append(
            table.id, 2, [play(1)], message=message, status="over", seats=[Seat(1, "bot", bot="x")]
        )
        assert again == Already(2)
        assert await store.stored(table.id, message) == 2
        loaded = await store.load(table.id)
        assert (loaded.table.last_seq, loaded.table.state, len(loaded.entries)) == (2, "open", 2)
        assert (await store.seats(table.id))[1] == Seat(1)


async def test_message_ids_are_each_persons_and_each_tables_own(url: str) -> None:
    async with await Store.open(url) as store:
        one, other = await a_table(store), await a_table(store)
        friend = await a_person(store)
        assert isinstance(await store.append(one.id, 0, [play(1)], message=Message(one.owner, "m")), Appended)
        assert isinstance(await store.append(one.id, 1, [play(1)], message=Message(friend.id, "m")), Appended)
        assert isinstance(await store.append(other.id, 0, [play(1)], message=Message(one.owner, "m")), Appended)


async def test_what_belongs_to_the_entries_is_written_with_them(url: str) -> None:
    async with await Store.open(url) as store:
        table = await a_table(store)
        friend = await a_person(store, "Zoë")
        sitting = Seat(1, "person", friend.id, None, "hash")
        await store.append(table.id, 0, [Entry("seat", {}, 1)], seats=[sitting], status="playing")
        await store.append(
            table.id, 1, [Entry("end", {})], status="over", result={"winners": [1]}, snapshot={"over": True}
        )
        loaded = await store.load(table.id)
        assert (loaded.table.state, loaded.table.result) == ("over", {"winners": [1]})
        assert loaded.snapshot is not None and loaded.snapshot.seq == 2 and loaded.entries == ()
        assert (await store.seats(table.id))[1] == sitting


async def test_nothing_is_appended_to_a_table_that_is_not_there(url: str) -> None:
    async with await Store.open(url) as store:
        table = await a_table(store)
        with pytest.raises(NotStored, match="no such table"):
            await store.append("nowhere", 0, [play(1)])
        with pytest.raises(NotStored, match="not stored"):
            await store.append(table.id, 0, [play(1)], message=Message("nobody", "m"))
        assert await seqs(store, table.id) == []


async def test_a_log_may_not_grow_for_ever(url: str) -> None:
    async with await Store.open(url, limits=Limits(log=3)) as store:
        table = await a_table(store)
        message = Message(table.owner, "m")
        await store.append(table.id, 0, [play(1), play(2)], message=message)
        with pytest.raises(LogFull, match="3 entries"):
            await store.append(table.id, 2, [play(3), play(4)])
        assert await store.append(table.id, 1, [play(3), play(4), play(5)]) == Conflict(2)
        assert await store.append(table.id, 2, [play(1), play(2)], message=message) == Already(2)
        assert isinstance(await store.append(table.id, 2, [play(3)]), Appended)


async def test_a_failure_at_any_statement_leaves_nothing(url: str) -> None:
    async with await Store.open(url) as store:
        table = await a_table(store)
        friend = await a_person(store)
        before = await store.load(table.id), await store.seats(table.id)
        statements = 0
        countdown = 0

        class Broken(Exception):
            pass

        def break_down(*_: object) -> None:
            nonlocal countdown
            countdown -= 1
            if countdown == 0:
                raise Broken

        engine = store._database.driver.engine
        for name in ("before_cursor_execute", "after_cursor_execute"):
            for statements in range(1, 20):
                countdown = statements
                event.listen(engine, name, break_down)
                try:
                    found = await store.append(
                        table.id,
                        0,
                        [play(1), play(2)],
                        message=Message(friend.id, f"{name}{statements}"),
                        seats=[Seat(1, "person", friend.id)],
                        status="playing",
                        snapshot={"x": 1},
                    )
                except Broken:
                    assert (await store.load(table.id), await store.seats(table.id)) == before
                    assert await store.stored(table.id, Message(friend.id, f"{name}{statements}")) is None
                else:
                    assert isinstance(found, Appended)
                    break
                finally:
                    event.remove(engine, name, break_down)
            assert statements > 5  # update, message, entries, seats, snapshot: each has failed once
            table = await a_table(store, await a_person(store))
            before = await store.load(table.id), await store.seats(table.id)


async def test_a_commit_that_fails_is_not_acknowledged(url: str) -> None:
    async with await Store.open(url) as store:
        one, other = await a_table(store), await a_table(store)

        def fail(_: object) -> None:
            raise OSError("the disk is full")

        engine = store._database.driver.engine
        event.listen(engine, "commit", fail)
        try:
            # With a result beside them: entries alone are one statement, and commit by themselves.
            found = await asyncio.gather(
                *(store.append(it.id, 0, [play(1)], result={}) for it in (one, other)), return_exceptions=True
            )
        finally:
            event.remove(engine, "commit", fail)
        assert [type(it) for it in found] == [DatabaseFailed, DatabaseFailed]
        assert await seqs(store, one.id) == await seqs(store, other.id) == []
        assert isinstance(await store.append(one.id, 0, [play(1)]), Appended)


async def test_one_bad_append_does_not_spoil_those_it_shares_a_commit_with(url: str) -> None:
    async with await Store.open(url) as store:
        good = [await a_table(store) for _ in range(6)]
        spoilt, retried = await a_table(store), await a_table(store)
        await store.append(retried.id, 0, [play(1)], message=Message(retried.owner, "m"))
        before = await store.load(spoilt.id), await store.load(retried.id)
        appends = [store.append(it.id, 0, [play(1)], message=Message(it.owner, "m")) for it in good]
        # These three find out only after they have begun to write.
        appends.insert(3, store.append(spoilt.id, 0, [play(9)], message=Message("nobody", "m"), status="over"))
        appends.insert(4, store.append(spoilt.id, 0, [play(9)], seats=[Seat(0, "person", "nobody")]))
        appends.insert(5, store.append(retried.id, 1, [play(1)], message=Message(retried.owner, "m")))
        found = await asyncio.gather(*appends, return_exceptions=True)
        names = [type(it).__name__ for it in found]
        assert names == ["Appended"] * 3 + ["NotStored"] * 2 + ["Already"] + ["Appended"] * 3
        assert [await seqs(store, it.id) for it in good] == [[1]] * 6
        assert (await store.load(spoilt.id), await store.load(retried.id)) == before


@pytest.mark.parametrize("patience", [0.0, 0.0005, 0.002, 0.005])
async def test_whoever_gives_up_leaves_all_or_nothing(url: str, patience: float) -> None:
    async with await Store.open(url) as store:
        table = await a_table(store)
        for number in range(5):
            after = (await store.load(table.id)).table.last_seq
            message = Message(table.owner, f"m{number}")
            task = asyncio.create_task(store.append(table.id, after, [play(1), play(2)], message=message))
            await asyncio.sleep(patience)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            # The one who asks again learns what became of it.
            while isinstance(
                found := await store.append(table.id, after, [play(1), play(2)], message=message), Conflict
            ):
                after = found.last_seq
            assert found in (Already(after + 2), Already(after)) or isinstance(found, Appended)
        assert await seqs(store, table.id) == list(range(1, 11))
