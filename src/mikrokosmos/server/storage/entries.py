"""The entries of a log, written and read."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import insert, select
from sqlalchemy.engine import Connection

from mikrokosmos.server.entry import Entry
from mikrokosmos.server.storage import schema

ENTRY = schema.entry.c

# Built once: in an append, building its statements would cost more than running them.
WRITE = insert(schema.entry)


def write(connection: Connection, table_id: str, entries: Sequence[Entry]) -> None:
    """Write entries that have their numbers and times."""
    connection.execute(
        WRITE,
        [
            {"table_id": table_id, "seq": it.seq, "kind": it.kind, "seat": it.seat, "body": it.body, "at": it.at}
            for it in entries
        ],
    )


def page(connection: Connection, table_id: str, after: int, limit: int, upto: int | None = None) -> tuple[Entry, ...]:
    """The entries that follow `after`, in their order."""
    query = select(ENTRY.kind, ENTRY.body, ENTRY.seat, ENTRY.seq, ENTRY.at)
    query = query.where(ENTRY.table_id == table_id, ENTRY.seq > after)
    if upto is not None:
        query = query.where(ENTRY.seq <= upto)
    rows = connection.execute(query.order_by(ENTRY.seq).limit(limit))
    return tuple(Entry(*row) for row in rows)
