"""A whole database copied to an empty one, of whichever kind, and compared: for backups, and to move house.

    copied = await copy_database("sqlite:///tables.db", "postgresql://user@host/name")

The source is read as it stood at one moment, while others go on writing. The target is written in one transaction,
which ends only if every table read back has as many rows as the source and the same digest.
"""

from __future__ import annotations

import hashlib
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import Select, Table, Text, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from mikrokosmos.server.storage import schema
from mikrokosmos.server.storage.address import read_address
from mikrokosmos.server.storage.database import open_database
from mikrokosmos.server.storage.errors import DatabaseFailed, DatabaseUnusable, StorageError
from mikrokosmos.server.storage.json_text import dumps
from mikrokosmos.server.storage.migrate import must_be_present_form
from mikrokosmos.server.storage.side import PostgreSQLSide, Row, Side, SQLiteSide

OURS = (schema.process, schema.lease)
"""About processes that run, not about games."""
TABLES = [table for table in schema.metadata.sorted_tables if table not in OURS]
"""What is copied, each after those it refers to."""

Tell = Callable[[int, int], None]
"""Is told how many rows are done, and of how many."""


class NotEmpty(StorageError):
    """There is something in the target already."""


class CopyDiffers(StorageError):
    """What was read back is not what was written: nothing was kept."""


@dataclass(slots=True)
class Copied:
    """How many rows every table has, and the digest of them all."""

    rows: dict[str, int] = field(default_factory=dict)
    digests: dict[str, str] = field(default_factory=dict)


async def copy_database(source: str, target: str, tell: Tell = lambda done, total: None) -> Copied:
    """Copy all rows, compare them, and only then commit."""
    async with AsyncExitStack() as stack:
        try:
            reading = await stack.enter_async_context(_reading(source))
            writing = await stack.enter_async_context(_writing(target))
            await _must_be_empty(writing, target)
            total = 2 * sum([await _count(reading, table) for table in TABLES])
            progress = _Progress(tell, total)
            written = await _copy(reading, writing, progress)
            found = await _digests(writing, progress)
            if found != written:
                differing = [name for name in written.rows if _of(found, name) != _of(written, name)]
                raise CopyDiffers(f"the copy differs from its source in {', '.join(differing)}; nothing was kept")
            await writing.commit()
        except (SQLAlchemyError, OSError, sqlite3.Error) as error:
            raise DatabaseFailed(f"the copy was broken off: {getattr(error, 'orig', None) or error}") from error
        return written


class _Progress:
    """Counts rows."""

    def __init__(self, tell: Tell, total: int) -> None:
        self.tell, self.total, self.done = tell, total, 0

    def add(self, rows: int) -> None:
        self.done += rows
        self.tell(self.done, self.total)


async def _copy(reading: Side, writing: Side, progress: _Progress) -> Copied:
    copied = Copied()
    for table in TABLES:
        digest, count = hashlib.sha256(), 0
        async for rows in reading.pages(in_order(table, reading)):
            await writing.execute(insert(table), [dict(row) for row in rows])
            for row in rows:
                digest.update(_line(row))
            count += len(rows)
            progress.add(len(rows))
        copied.rows[table.name], copied.digests[table.name] = count, digest.hexdigest()
    return copied


async def _digests(side: Side, progress: _Progress) -> Copied:
    found = Copied()
    for table in TABLES:
        digest, count = hashlib.sha256(), 0
        async for rows in side.pages(in_order(table, side)):
            for row in rows:
                digest.update(_line(row))
            count += len(rows)
            progress.add(len(rows))
        found.rows[table.name], found.digests[table.name] = count, digest.hexdigest()
    return found


def in_order(table: Table, side: Side) -> Select[tuple[object, ...]]:
    """All rows by their key, in an order that is the same on every database: that of the bytes."""
    collated = side.kind == "postgresql"
    key = [
        column.collate("C") if collated and isinstance(column.type, Text) else column for column in table.primary_key
    ]
    query = select(table).order_by(*key)
    if table is schema.snapshot and side.kind == "sqlite":  # a cache that is no JSON any more is left behind
        query = query.where(func.json_valid(table.c.state))
    return query


def _line(row: Row) -> bytes:
    """A row as bytes, the same on every database."""
    values = [value.hex() if isinstance(value, bytes) else value for value in row.values()]
    return dumps(values).encode() + b"\n"


def _of(copied: Copied, name: str) -> tuple[int | None, str | None]:
    return copied.rows.get(name), copied.digests.get(name)


async def _count(side: Side, table: Table) -> int:
    return int(await side.scalar(select(func.count()).select_from(table)))


async def _must_be_empty(side: Side, address: str) -> None:
    for table in TABLES:
        if await _count(side, table):
            shown = read_address(address).render_as_string(hide_password=True)
            raise NotEmpty(f"{shown} holds games already (its table {table.name} is not empty)")


@asynccontextmanager
async def _reading(address: str) -> AsyncIterator[Side]:
    """The source as it stands now, in the present form; it is not touched."""
    url = read_address(address)
    if url.get_backend_name() == "postgresql":
        async with PostgreSQLSide.opened(url, reads=True) as side:
            await side.run(must_be_present_form)
            yield side
        return
    path = Path(str(url.database))
    if not path.is_file():
        raise DatabaseUnusable(f"there is no database {path}")
    with tempfile.TemporaryDirectory(prefix="mikrokosmos-") as folder:  # for our own eyes only
        copy = Path(folder) / "copy.db"
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as live, closing(sqlite3.connect(copy)) as kept:
            live.backup(kept)
        here = f"sqlite:///{copy}"
        await (await open_database(here, 1)).close()  # an older form is brought to the present one, in the copy
        async with SQLiteSide.opened(read_address(here)) as side:
            yield side


@asynccontextmanager
async def _writing(address: str) -> AsyncIterator[Side]:
    """The target, made if need be, in a transaction that is rolled back unless somebody commits."""
    await (await open_database(address, 1)).close()
    url = read_address(address)
    kind = SQLiteSide if url.get_backend_name() == "sqlite" else PostgreSQLSide
    async with kind.opened(url) as side:
        if side.kind == "postgresql":  # nobody begins a game here meanwhile
            await side.execute(
                text(f"LOCK TABLE {', '.join(table.name for table in TABLES)} IN SHARE ROW EXCLUSIVE MODE")
            )
        yield side
