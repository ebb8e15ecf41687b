"""One side of a copy: a connection with one transaction, to be read page by page or written.

A command that copies serves nobody meanwhile, so SQLite is simply waited for.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Literal, Protocol, Self

from sqlalchemy import Executable, Select, create_engine, event
from sqlalchemy.engine import URL, Connection
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from mikrokosmos.server.storage.json_text import dumps

PAGE = 500
"""Rows that are in memory at once."""

Row = Mapping[Any, Any]


class Side(Protocol):
    """A database that is read from or written to, in one transaction."""

    kind: Literal["sqlite", "postgresql"]

    def pages(self, query: Select[Any]) -> AsyncIterator[Sequence[Row]]:
        """The rows, page by page."""
        ...

    async def execute(self, statement: Executable, rows: Sequence[Row] | None = None) -> None:
        """Run a statement, for each of the rows."""

    async def scalar(self, query: Select[Any]) -> Any:
        """The one value."""

    async def commit(self) -> None:
        """Keep what was written; without it, nothing is."""


class SQLiteSide:
    """A file of SQLite."""

    kind: Literal["sqlite", "postgresql"] = "sqlite"

    def __init__(self, connection: Connection) -> None:
        """Usually made by `opened`."""
        self._connection = connection

    @classmethod
    @asynccontextmanager
    async def opened(cls, url: URL) -> AsyncIterator[Self]:
        """The file, in a transaction."""
        engine = create_engine(
            url,
            hide_parameters=True,
            json_serializer=dumps,
            json_deserializer=json.loads,
            poolclass=NullPool,
            connect_args={"isolation_level": None},
        )

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE")

        with engine.connect() as connection:
            yield cls(connection)
        engine.dispose()

    async def pages(self, query: Select[Any]) -> AsyncIterator[Sequence[Row]]:
        """The rows, page by page."""
        for rows in self._connection.execute(query).mappings().partitions(PAGE):
            yield rows

    async def execute(self, statement: Executable, rows: Sequence[Row] | None = None) -> None:
        """Run a statement, for each of the rows."""
        self._connection.execute(statement, rows)

    async def scalar(self, query: Select[Any]) -> Any:
        """The one value."""
        return self._connection.execute(query).scalar_one()

    async def commit(self) -> None:
        """Keep what was written."""
        self._connection.commit()


class PostgreSQLSide:
    """A database of PostgreSQL."""

    kind: Literal["sqlite", "postgresql"] = "postgresql"

    def __init__(self, connection: AsyncConnection) -> None:
        """Usually made by `opened`."""
        self._connection = connection

    @classmethod
    @asynccontextmanager
    async def opened(cls, url: URL, reads: bool = False) -> AsyncIterator[Self]:
        """The database, in a transaction; one that only `reads` sees all of it as it stands at one moment."""
        engine = create_async_engine(
            url, hide_parameters=True, json_serializer=dumps, json_deserializer=json.loads, poolclass=NullPool
        )
        try:
            async with engine.connect() as connection:
                if reads:
                    await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
                yield cls(connection)
        finally:
            await engine.dispose()

    async def pages(self, query: Select[Any]) -> AsyncIterator[Sequence[Row]]:
        """The rows, page by page."""
        found = await self._connection.stream(query, execution_options={"yield_per": PAGE})
        async for rows in found.mappings().partitions():
            yield rows

    async def execute(self, statement: Executable, rows: Sequence[Row] | None = None) -> None:
        """Run a statement, for each of the rows."""
        await self._connection.execute(statement, rows)

    async def scalar(self, query: Select[Any]) -> Any:
        """The one value."""
        return (await self._connection.execute(query)).scalar_one()

    async def run(self, do: Callable[[Connection], None]) -> None:
        """Let a function look at the connection."""
        await self._connection.run_sync(do)

    async def commit(self) -> None:
        """Keep what was written."""
        await self._connection.commit()
