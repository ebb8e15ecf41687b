"""Tables deleted with all that was stored of them, by the admin's hand or because they are old.

Shared replays stay: whoever shared one has a copy of the record, and removes it himself.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, select, text, update
from sqlalchemy.engine import Connection

from mikrokosmos.server.storage import schema
from mikrokosmos.server.storage.triggers import log_may_be_removed

TABLE = schema.game_table.c
SITE = schema.site.c
PARTS = (
    *(schema.guest, schema.invitation, schema.message, schema.snapshot, schema.seat),
    *(schema.dice, schema.options, schema.lease, schema.deal_entry, schema.entry),
)
"""What belongs to a table, each before what it refers to."""
LOCK = 0x7377656570
"""The advisory lock of PostgreSQL that whoever deletes old tables holds; SQLite has one process."""


def remove(connection: Connection, table_ids: Sequence[str]) -> list[str]:
    """Delete tables; those that were there. Whoever is about to write to one of them waits, and then finds it gone."""
    here = TABLE.id.in_(table_ids)
    found = connection.execute(select(TABLE.id).where(here).order_by(TABLE.id).with_for_update()).scalars().all()
    if not found:
        return []
    with log_may_be_removed(connection):
        for part in PARTS:
            connection.execute(delete(part).where(part.c.table_id.in_(found)))
    # Their rematches follow nothing any more.
    connection.execute(update(schema.game_table).where(TABLE.follows.in_(found)).values(follows=None))
    connection.execute(delete(schema.game_table).where(TABLE.id.in_(found)))
    return list(found)


def claim_sweep(connection: Connection, now: int, pause: int) -> bool:
    """Whether it is this process's turn to look for old tables: nobody has for so many milliseconds.

    If the clock was ahead when somebody last did, that does not count.
    """
    due = (SITE.swept_at <= now - pause) | (SITE.swept_at > now)
    wanted = SITE.retention_days.is_not(None) & due
    return bool(connection.execute(update(schema.site).where(wanted).values(swept_at=now)).rowcount)


def sweep(connection: Connection, before: int, most: int) -> list[str]:
    """Delete some of the tables at which nothing has happened since then, the oldest first; which ones."""
    if connection.dialect.name == "postgresql":
        mine = connection.execute(text("SELECT pg_try_advisory_xact_lock(:lock)"), {"lock": LOCK}).scalar_one()
        if not mine:
            return []
    query = select(TABLE.id).where(TABLE.changed_at < before).order_by(TABLE.changed_at, TABLE.id).limit(most)
    old = connection.execute(query.with_for_update(skip_locked=True)).scalars().all()
    return remove(connection, old)
