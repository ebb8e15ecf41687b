"""The connection on which a process listens to the others, and by which it knows that PostgreSQL is there.

It is a connection of its own: those of the pool may be busy, and one that waits for its turn would look like one that
is cut off.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple, Self

from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from mikrokosmos.server.storage.errors import DatabaseFailed
from mikrokosmos.server.storage.leases import RENEW, SCHEMA
from mikrokosmos.server.storage.notices import CHANNEL, Notice, RatesUsed, TablesWatched, payloads, read_notice

PATIENCE = 4.0
"""Seconds after which a database that does not answer is taken for gone."""


class Renewed(NamedTuple):
    """What a process is told when it renews."""

    alive: bool
    """Whether it was in time; otherwise its leases may be others' by now."""
    free: bool
    """Whether there are tables that nobody alive owns."""


class Listener:
    """Hears notices until the connection is lost; every other call raises `DatabaseFailed` from then on."""

    def __init__(self, connection: AsyncConnection, raw: Any, schema: str) -> None:
        """Usually made by `open`."""
        self.lost = asyncio.Event()
        self._connection = connection
        self._raw = raw  # of asyncpg, which has no types
        self._schema = schema

    @classmethod
    async def open(cls, url: URL, hear: Callable[[Notice], None]) -> Self:
        """Connect and listen; `hear` must not wait."""
        engine = create_async_engine(url, poolclass=NullPool, connect_args={"timeout": PATIENCE})
        connection = None
        try:
            async with asyncio.timeout(PATIENCE):
                connection = await engine.connect()
                raw = (await connection.get_raw_connection()).driver_connection
                assert raw is not None
                listener = cls(connection, raw, await raw.fetchval(SCHEMA))
                raw.add_termination_listener(lambda _: listener.lost.set())
                me = raw.get_server_pid()  # what we tell the others ourselves need not be heard
                await raw.add_listener(
                    CHANNEL, lambda _, pid, channel, payload: pid == me or listener._read(payload, hear)
                )
                return listener
        except BaseException as error:  # the driver has errors of its own, and none in common
            if connection is not None:  # also if the server stops meanwhile: nobody else knows of it
                await hang_up(connection)
            if isinstance(error, Exception):
                raise DatabaseFailed(f"cannot listen: {type(error).__name__}") from error
            raise

    async def renew(self, process_id: str) -> Renewed:
        """Say that one is alive."""
        try:
            return Renewed(*await self._raw.fetchrow(RENEW, process_id, timeout=PATIENCE))
        except Exception as error:
            raise DatabaseFailed(f"cannot renew: {type(error).__name__}") from error

    async def tell(self, notice: TablesWatched | RatesUsed) -> None:
        """Tell all other processes."""
        try:
            for payload in payloads(notice, self._schema):
                await self._raw.execute("SELECT pg_notify($1, $2)", CHANNEL, payload, timeout=PATIENCE)
        except Exception as error:
            raise DatabaseFailed(f"cannot tell: {type(error).__name__}") from error

    async def close(self) -> None:
        """Hang up, without waiting for a server that may not be there."""
        self._raw.terminate()
        await hang_up(self._connection)

    def _read(self, payload: str, hear: Callable[[Notice], None]) -> None:
        if (notice := read_notice(payload, self._schema)) is not None:
            hear(notice)


async def hang_up(connection: AsyncConnection) -> None:
    """Let go of a connection, whatever state it is in."""
    with suppress(SQLAlchemyError, OSError):
        await connection.invalidate()
        await connection.close()
    await connection.engine.dispose()
