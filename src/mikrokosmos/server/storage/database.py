"""An open database: reads side by side, writes all or none, each answered after its commit."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable
from typing import Any, Self, TypeVar

from sqlalchemy import event
from sqlalchemy.engine import URL, Connection
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from mikrokosmos.server.storage.address import prepare_file, read_address
from mikrokosmos.server.storage.errors import BadInput, DatabaseUnusable, NotStored, StorageError
from mikrokosmos.server.storage.json_text import dumps
from mikrokosmos.server.storage.migrate import migrate
from mikrokosmos.server.storage.shared_commits import SharedCommits

T = TypeVar("T")

PATIENCE = 10.0
"""Seconds to wait for another process that writes to the same SQLite file."""


class Database:
    """The engine of SQLAlchemy and the way to use it; work is given as functions of a connection."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Usually made by `open`."""
        self.engine = engine
        self._writer = engine.execution_options(writes=True)
        self._shared = SharedCommits(self._writer) if engine.dialect.name == "sqlite" else None
        self._open = True

    @classmethod
    async def open(cls, address: str, connections: int) -> Self:
        """Find or make the database, and bring it to the present form."""
        url = read_address(address)
        if url.get_backend_name() == "sqlite":
            await asyncio.to_thread(_prepare_sqlite, url)
            engine = _sqlite_engine(url, connections)
        else:
            engine = _postgresql_engine(url, connections)
        database = cls(engine)
        try:
            async with database._writer.begin() as connection:
                await connection.run_sync(migrate)
        except (OSError, OperationalError) as error:
            await engine.dispose()
            where = url.render_as_string(hide_password=True)
            reason = getattr(error, "orig", None) or error
            raise DatabaseUnusable(f"cannot open {where}: {reason}") from error
        except BaseException:
            await engine.dispose()
            raise
        return database

    async def close(self) -> None:
        """Finish what was begun, and let go."""
        self._open = False
        if self._shared is not None:
            await self._shared.close()
        await self.engine.dispose()

    async def read(self, do: Callable[[Connection], T]) -> T:
        """What `do` finds."""
        self._must_be_open()
        async with self.engine.connect() as connection:
            return await connection.run_sync(do)

    async def write(self, do: Callable[[Connection], T]) -> T:
        """What `do` answers, after the commit; if anything raises, nothing has been written."""
        self._must_be_open()
        try:
            if self._shared is not None:
                return await self._shared.run(do)
            async with self._writer.begin() as connection:
                return await connection.run_sync(do)
        except IntegrityError as error:
            raise _refusal(error) from error

    def _must_be_open(self) -> None:
        if not self._open:
            raise StorageError("the database is closed")


def _refusal(error: IntegrityError) -> StorageError:
    """What a broken constraint means to the one who called."""
    if "foreign key" in str(error.orig).lower():
        return NotStored("a person or table is named that is not stored")
    return BadInput(f"refused by the database: {error.orig}")


def _prepare_sqlite(url: URL) -> None:
    """Make the file, and turn its write-ahead log on: that lasts, and needs the file for itself for a moment."""
    prepare_file(url)
    until = time.monotonic() + PATIENCE
    while True:
        try:
            connection = sqlite3.connect(str(url.database), timeout=PATIENCE, isolation_level=None)
            try:
                (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
            finally:
                connection.close()
        except sqlite3.OperationalError as error:
            # SQLite does not wait by itself when two connections change the mode of one file.
            if "locked" not in str(error) or time.monotonic() > until:
                raise DatabaseUnusable(f"cannot open {url.database}: {error}") from error
            time.sleep(0.02)
        except sqlite3.DatabaseError as error:
            raise DatabaseUnusable(f"cannot open {url.database}: {error}") from error
        else:
            if mode != "wal":
                raise DatabaseUnusable(f"{url.database} lies where SQLite cannot keep a write-ahead log")
            return


def _sqlite_engine(url: URL, connections: int) -> AsyncEngine:
    engine = create_async_engine(
        url,
        json_serializer=dumps,
        json_deserializer=json.loads,
        pool_size=connections,
        max_overflow=0,
        # The driver is told to begin nothing by itself; `begin` below does it.
        connect_args={"isolation_level": None, "timeout": PATIENCE},
    )

    @event.listens_for(engine.sync_engine, "connect")
    def set_pragmas(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {int(PATIENCE * 1000)}")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        # A transaction that reads before it writes could not wait for the lock any more: take it at once.
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _postgresql_engine(url: URL, connections: int) -> AsyncEngine:
    return create_async_engine(
        url,
        json_serializer=dumps,
        json_deserializer=json.loads,
        pool_size=connections,
        max_overflow=0,
        # `append` counts on seeing what another writer has just committed.
        isolation_level="READ COMMITTED",
        # Acknowledged means on the disk, whatever the server's own setting.
        connect_args={"server_settings": {"synchronous_commit": "on"}},
    )
