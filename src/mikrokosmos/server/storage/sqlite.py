"""SQLite: one file, any number of readers, one writer. Work runs in threads of its own, never in the event loop."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import create_engine, event
from sqlalchemy.engine import URL, Connection, Engine

from mikrokosmos.server.storage.address import prepare_file
from mikrokosmos.server.storage.errors import DatabaseUnusable
from mikrokosmos.server.storage.json_text import dumps
from mikrokosmos.server.storage.shared_commits import SharedCommits

T = TypeVar("T")

PATIENCE = 10.0
"""Seconds to wait for another process that writes to the same file."""


class SQLite:
    """A database in a file."""

    def __init__(self, url: URL, connections: int) -> None:
        """`connections` is how many reads may run at once; writing has two of its own."""
        self._url = url
        self.engine = _engine(url, connections + 2)
        self._readers = ThreadPoolExecutor(connections, "storage-reader")
        self._writer = SharedCommits(self.engine.execution_options(writes=True))

    async def prepare(self) -> None:
        """Make the folder and the file."""
        await asyncio.to_thread(_prepare, self._url)

    async def read(self, do: Callable[[Connection], T]) -> T:
        """What `do` finds, in one consistent view."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, do)

    def _read(self, do: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return do(connection)

    async def write(self, do: Callable[[Connection], T]) -> T:
        """What `do` answers, after the commit."""
        return await self._writer.run(do)

    async def close(self) -> None:
        """Finish what was begun, and let go."""
        await self._writer.close()
        self._readers.shutdown()
        self.engine.dispose()


def _engine(url: URL, connections: int) -> Engine:
    engine = create_engine(
        url,
        # Seeds and keys must not come out in the text of an error.
        hide_parameters=True,
        json_serializer=dumps,
        json_deserializer=json.loads,
        pool_size=connections,
        max_overflow=0,
        # The driver is told to begin nothing by itself; `begin` below does it.
        connect_args={"isolation_level": None, "timeout": PATIENCE, "check_same_thread": False},
    )

    @event.listens_for(engine, "connect")
    def set_pragmas(connection: sqlite3.Connection, _: object) -> None:
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute(f"PRAGMA busy_timeout = {int(PATIENCE * 1000)}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A transaction that reads before it writes could not wait for the lock any more: take it at once.
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _prepare(url: URL) -> None:
    """Make the file, and turn its write-ahead log on: that lasts, and needs the file for itself for a moment."""
    prepare_file(url)
    until = time.monotonic() + PATIENCE
    while True:
        try:
            mode = _write_ahead(str(url.database))
        except sqlite3.DatabaseError as error:
            # SQLite does not wait by itself when two connections change the mode of one file.
            if "locked" not in str(error) or time.monotonic() > until:
                raise DatabaseUnusable(f"cannot open {url.database}: {error}") from error
            time.sleep(0.02)
        else:
            if mode != "wal":
                raise DatabaseUnusable(f"{url.database} lies where SQLite cannot keep a write-ahead log")
            return


def _write_ahead(path: str) -> str:
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
    try:
        return str(connection.execute("PRAGMA journal_mode = WAL").fetchone()[0])
    finally:
        connection.close()
