"""The entries of a log, written and read."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import bindparam, insert, select
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


# With the number by which other processes notice who has lost access: one statement sees one moment.
NEWS = (
    select(ENTRY.kind, ENTRY.body, ENTRY.seat, ENTRY.seq, ENTRY.at, schema.game_table.c.access)
    .join_from(schema.entry, schema.game_table, ENTRY.table_id == schema.game_table.c.id)
    .where(ENTRY.table_id == bindparam("table"), ENTRY.seq > bindparam("after"))
    .order_by(ENTRY.seq)
    .limit(bindparam("most"))
)


def news(connection: Connection, table_id: str, after: int, limit: int) -> tuple[tuple[Entry, ...], int]:
    """The entries that follow `after`, and how often somebody had lost access to the table when they were there."""
    rows = connection.execute(NEWS, {"table": table_id, "after": after, "most": limit}).all()
    return tuple(Entry(*row[:-1]) for row in rows), rows[-1].access if rows else 0


def page(connection: Connection, table_id: str, after: int, limit: int, upto: int | None = None) -> tuple[Entry, ...]:
    """The entries that follow `after`, in their order."""
    query = select(ENTRY.kind, ENTRY.body, ENTRY.seat, ENTRY.seq, ENTRY.at)
    query = query.where(ENTRY.table_id == table_id, ENTRY.seq > after)
    if upto is not None:
        query = query.where(ENTRY.seq <= upto)
    rows = connection.execute(query.order_by(ENTRY.seq).limit(limit))
    return tuple(Entry(*row) for row in rows)
