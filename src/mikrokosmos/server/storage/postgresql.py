"""PostgreSQL: any number of server processes on one database."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, TypeVar, cast
from weakref import WeakSet

from sqlalchemy import event
from sqlalchemy.engine import URL, Connection, Engine
from sqlalchemy.ext.asyncio import create_async_engine

from mikrokosmos.server.storage.json_text import dumps
from mikrokosmos.server.storage.listener import Listener
from mikrokosmos.server.storage.log import Append
from mikrokosmos.server.storage.notices import Notice
from mikrokosmos.server.storage.postgresql_batch import SharedAppends

T = TypeVar("T")

TURNS = 3
"""Turns of the event loop a broken connection needs at most: to be aborted, to be told so, and to be closed."""

CONNECT = 5.0
"""Seconds a connection may take to be made."""
STUCK = 5_000
"""Milliseconds after which a transaction is given up whose process says nothing more: if it was cut off in the middle,
nobody could play at its table until the system finds out that the connection is dead, in two hours. Longer than a
process on a starved machine may be silent.
"""
ALIVE = {"tcp_keepalives_idle": "5", "tcp_keepalives_interval": "2", "tcp_keepalives_count": "3"}
"""In seconds and times: how PostgreSQL finds out that a process is gone, and lets go of its connections."""
LONGEST = 30.0
"""Seconds a statement may take. Without a bound, packets that are lost would be waited for a quarter of an hour."""


class PostgreSQL:
    """A database on a server; every write is a transaction of its own, but plain appends share theirs."""

    def __init__(self, url: URL, connections: int) -> None:
        """`connections` is how many reads and writes may run at once."""
        self._url = url
        self._connections: WeakSet[Any] = WeakSet()  # of asyncpg, which has no types
        self._engine = create_async_engine(
            url,
            # Seeds and keys must not come out in the text of an error.
            hide_parameters=True,
            json_serializer=dumps,
            json_deserializer=json.loads,
            pool_size=connections,
            max_overflow=0,
            # `append` counts on seeing what another writer has just committed.
            isolation_level="READ COMMITTED",
            # Acknowledged means on the disk, whatever the server's own setting.
            connect_args={
                "server_settings": {
                    "synchronous_commit": "on",
                    "idle_in_transaction_session_timeout": str(STUCK),
                    **ALIVE,
                },
                "timeout": CONNECT,
                "command_timeout": LONGEST,
            },
        )

        # A statement sees one moment with a transaction and without, and the latter saves two ways to the server.
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._appends = SharedAppends(self._engine)

        @event.listens_for(self._engine.sync_engine, "connect")
        def remember(connection: Any, _: object) -> None:
            self._connections.add(connection.driver_connection)

    @property
    def engine(self) -> Engine:
        """The engine of SQLAlchemy beneath."""
        return self._engine.sync_engine

    async def prepare(self) -> None:
        """Nothing: the database is made by whoever runs the server."""

    async def read(self, do: Callable[[Connection], T]) -> T:
        """What `do` finds."""
        async with self._reading.connect() as connection:
            return await connection.run_sync(do)

    async def write(self, do: Callable[[Connection], T]) -> T:
        """What `do` answers, after the commit."""
        if isinstance(do, Append) and do.plain and (found := await self._appends.run(do)) is not None:
            return cast(T, found)
        async with self._engine.begin() as connection:
            return await connection.run_sync(do)

    async def listen(self, hear: Callable[[Notice], None]) -> Listener:
        """Be told what this process and all others do, on a connection of its own."""
        return await Listener.open(self._url, hear)

    def drop_connections(self) -> None:
        """Break off whatever waits for a server that does not answer; the next statement connects anew."""
        for connection in tuple(self._connections):
            connection.terminate()

    async def close(self) -> None:
        """Let go of all connections; those broken off in the middle need some more turns of the loop to close."""
        await self._appends.close()
        await self._engine.dispose()
        for _ in range(TURNS):
            await asyncio.sleep(0)
