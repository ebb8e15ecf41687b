"""How many appends a second the store acknowledges, beside bare SQLite on the same disk in the same run.

    python bench/storage.py [URL]

Without an address it writes to a fresh SQLite file; with that of an empty PostgreSQL database, there too.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

from mikrokosmos.server.storage import Appended, Entry, Message, Seat, Store

CROWDS = ((200, 1), (30, 30), (15, 200))
"""Appends a table, and tables at once."""


def bare(path: Path, many: int = 200) -> float:
    """Commits a second of one row each, with the same care for the disk and nothing else."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("CREATE TABLE entry (seq INTEGER PRIMARY KEY, body TEXT)")
    began = time.perf_counter()
    for number in range(many):
        connection.execute("INSERT INTO entry VALUES (?, ?)", (number, '{"action": 12}'))
    spent = time.perf_counter() - began
    connection.close()
    return many / spent


async def appends(url: str, each: int, tables: int) -> float:
    """Appends a second, each with a message id, every table waiting for its own last one."""
    async with await Store.open(url) as store:
        person = await store.add_identity("Bench", "en")
        seats = [Seat(0, "person", person.id)]
        made = [
            await store.create_table(
                person.id, "creation", rules=1, setup={}, seats=seats, seed=bytes(32), commitment="promise"
            )
            for _ in range(tables)
        ]

        async def play(table_id: str) -> None:
            for seq in range(each):
                entry = Entry("play", {"action": seq, "words": {"type": "conquer", "region": 12}}, 0)
                found = await store.append(table_id, seq, [entry], message=Message(person.id, f"m{seq}"))
                assert isinstance(found, Appended)

        began = time.perf_counter()
        await asyncio.gather(*(play(table.id) for table in made))
        return each * tables / (time.perf_counter() - began)


def main(urls: list[str]) -> None:
    """A line for each crowd."""
    with tempfile.TemporaryDirectory() as folder:
        print(f"bare SQLite, synchronous FULL: {bare(Path(folder) / 'bare.db'):,.0f} commits/s")
        for url in [f"sqlite:///{folder}/tables.db", *urls]:
            for each, tables in CROWDS:
                rate = asyncio.run(appends(url, each, tables))
                print(f"{url.partition(':')[0]}, {tables:3} tables at once: {rate:,.0f} appends/s")


if __name__ == "__main__":
    main(sys.argv[1:])
