"""The entries of a log, written and read."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import insert, select
from sqlalchemy.engine import Connection

from mikrokosmos.server.storage import schema
from mikrokosmos.server.storage.rows import Entry, NewEntry

ENTRY = schema.entry.c

# Built once: in an append, building its statements would cost more than running them.
WRITE = insert(schema.entry)


def write(connection: Connection, table_id: str, after: int, entries: Sequence[NewEntry], at: int) -> None:
    """Number the entries from `after` on; `at` is the time of those that have none."""
    connection.execute(
        WRITE,
        [
            {
                "table_id": table_id,
                "seq": seq,
                "kind": it.kind,
                "seat": it.seat,
                "body": it.body,
                "at": at if it.at is None else it.at,
            }
            for seq, it in enumerate(entries, after + 1)
        ],
    )


def page(connection: Connection, table_id: str, after: int, limit: int, upto: int | None = None) -> tuple[Entry, ...]:
    """The entries that follow `after`, in their order."""
    query = select(schema.entry).where(ENTRY.table_id == table_id, ENTRY.seq > after)
    if upto is not None:
        query = query.where(ENTRY.seq <= upto)
    rows = connection.execute(query.order_by(ENTRY.seq).limit(limit))
    return tuple(Entry(*row) for row in rows)
