"""Many writers at once, in one process and in several: exactly one of them wins, every time."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

from kit.tables import a_table, play, seqs
from mikrokosmos.server.storage import Appended, Conflict, Message, Store

WRITER = Path(__file__).with_name("writer.py")


async def insist(store: Store, table_id: str, message: Message, action: int) -> int:
    """Append, reading anew after every conflict; the number it got."""
    after = 0
    while True:
        match await store.append(table_id, after, [play(action)], message=message):
            case Appended() as done:
                return done.last_seq
            case Conflict(last_seq):
                after = last_seq
            case other:
                raise AssertionError(other)


async def test_of_two_writers_one_wins(url: str) -> None:
    async with await Store.open(url) as one, await Store.open(url) as other:
        table = await a_table(one)
        for after in range(10):
            found = await asyncio.gather(
                one.append(table.id, after, [play(1)]), other.append(table.id, after, [play(2)])
            )
            assert Counter(type(it) for it in found) == {Appended: 1, Conflict: 1}
        assert await seqs(one, table.id) == list(range(1, 11))


async def test_many_writers_make_a_log_without_gaps(url: str) -> None:
    async with await Store.open(url) as one, await Store.open(url) as other:
        table = await a_table(one)
        appends = [
            insist([one, other][number % 2], table.id, Message(table.owner, f"m{number}"), number)
            for number in range(16)
        ]
        got = await asyncio.gather(*appends)
        assert sorted(got) == await seqs(one, table.id) == list(range(1, 17))
        actions = {entry.seq: entry.body["action"] for entry in await one.entries(table.id)}
        assert [actions[seq] for seq in got] == list(range(16))


async def test_the_same_message_sent_twice_at_once_is_stored_once(url: str) -> None:
    async with await Store.open(url) as one, await Store.open(url) as other:
        table = await a_table(one)
        for after in range(8):
            message = Message(table.owner, f"m{after}")
            found = await asyncio.gather(
                *(store.append(table.id, after, [play(1)], message=message) for store in (one, other, one, other))
            )
            kinds = Counter(type(it).__name__ for it in found)
            assert kinds["Appended"] == 1 and kinds["Already"] == 3
        assert await seqs(one, table.id) == list(range(1, 9))


def start_writer(url: str, *words: str) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, WRITER, url, *words], stdout=subprocess.PIPE, text=True)


def acknowledged(lines: list[str]) -> list[tuple[str, int, int]]:
    """What a writer noted: table, number, action. The last line may be torn by the kill."""
    return [(table, int(seq), int(action)) for table, seq, action in (it.split() for it in lines if it.endswith("\n"))]


async def test_processes_share_a_database(url: str) -> None:
    async with await Store.open(url) as store:
        table = await a_table(store)
        writers = [start_writer(url, "25", table.id) for _ in range(2)]
        noted = [acknowledged(writer.communicate(timeout=50)[0].splitlines(keepends=True)) for writer in writers]
        assert [writer.returncode for writer in writers] == [0, 0]
        assert [len(it) for it in noted] == [25, 25]
        assert sorted(seq for it in noted for _, seq, _ in it) == await seqs(store, table.id) == list(range(1, 51))


async def test_what_was_acknowledged_survives_a_kill(url: str) -> None:
    async with await Store.open(url) as store:
        tables = [await a_table(store) for _ in range(3)]
    for _ in range(2):
        with start_writer(url, "100000", *(it.id for it in tables)) as writer:
            assert writer.stdout is not None
            lines = [writer.stdout.readline() for _ in range(60)]
            writer.send_signal(signal.SIGKILL)
            lines += writer.stdout.readlines()
        async with await Store.open(url) as store:
            for table in tables:
                loaded = await store.load(table.id)
                actions = {entry.seq: entry.body["action"] for entry in loaded.entries}
                assert list(actions) == list(range(1, loaded.table.last_seq + 1))
                for table_id, seq, action in acknowledged(lines):
                    if table_id == table.id:
                        assert actions[seq] == action
                messages = [
                    await store.stored(table.id, Message(table.owner, f"{it.body['who']}-{it.body['action']}"))
                    for it in loaded.entries
                ]
                assert messages == list(actions)
