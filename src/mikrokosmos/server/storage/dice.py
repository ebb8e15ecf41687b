"""The dice of a table: the promise for everybody, the seed for whoever rolls. Neither ever changes."""

from __future__ import annotations

from sqlalchemy import insert, select
from sqlalchemy.engine import Connection

from mikrokosmos.server.storage import schema
from mikrokosmos.server.storage.errors import NotStored
from mikrokosmos.server.storage.rows import Dice

COLUMNS = schema.dice.c


def create(connection: Connection, table_id: str, seed: bytes, commitment: str) -> None:
    """Store the seed and what was promised about it, with the table they belong to."""
    connection.execute(insert(schema.dice).values(table_id=table_id, seed=seed, commitment=commitment))


def find(connection: Connection, table_id: str) -> Dice | None:
    """What everybody may know."""
    query = select(COLUMNS.table_id, COLUMNS.commitment).where(COLUMNS.table_id == table_id)
    row = connection.execute(query).first()
    return None if row is None else Dice(*row)


def seed(connection: Connection, table_id: str) -> bytes:
    """The secret itself."""
    found = connection.execute(select(COLUMNS.seed).where(COLUMNS.table_id == table_id)).scalar()
    if found is None:
        raise NotStored("no such table, or it has no dice")
    return bytes(found)
