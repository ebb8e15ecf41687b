"""What keeps other writers away until the end of a transaction, so that what was counted is still true when one more
is added. SQLite has one writer anyway.

Whoever takes several rows takes the person's first, then the table's, then the others: so no two wait for each other.
"""

from __future__ import annotations

from sqlalchemy import select, update
from sqlalchemy.engine import Connection

from mikrokosmos.server.storage import schema

TABLE = schema.game_table.c
PERSON = schema.identity.c


def lock_person(connection: Connection, identity_id: str) -> None:
    """Nobody else adds what is counted for this person."""
    connection.execute(select(PERSON.id).where(PERSON.id == identity_id).with_for_update(key_share=True))


def lock_table(connection: Connection, table_id: str) -> None:
    """Nobody else changes this table."""
    connection.execute(select(TABLE.id).where(TABLE.id == table_id).with_for_update(key_share=True))


def note_lost_access(connection: Connection, table_id: str) -> None:
    """Somebody may lose access to a table in this transaction: all processes are told so when it ends."""
    connection.execute(update(schema.game_table).where(TABLE.id == table_id).values(access=TABLE.access + 1))
