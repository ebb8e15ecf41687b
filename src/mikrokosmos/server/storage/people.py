"""People without accounts: an id nobody can guess, a name, a language."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update
from sqlalchemy.engine import Connection

from mikrokosmos.server.storage import schema
from mikrokosmos.server.storage.errors import NotStored
from mikrokosmos.server.storage.rows import Identity


def add(connection: Connection, person: Identity) -> Identity:
    """Store a new person."""
    connection.execute(
        insert(schema.identity).values(
            id=person.id,
            name=person.name,
            language=person.language,
            created_at=person.created_at,
            seen_at=person.seen_at,
        )
    )
    return person


def find(connection: Connection, identity_id: str) -> Identity | None:
    """The person of that id."""
    row = connection.execute(select(schema.identity).where(schema.identity.c.id == identity_id)).first()
    return None if row is None or not row.name else Identity(**row._mapping)  # who was erased has no name


def rename(connection: Connection, identity_id: str, changes: dict[str, str]) -> Identity:
    """Change the name or the language; the id stays."""
    connection.execute(update(schema.identity).where(schema.identity.c.id == identity_id).values(changes))
    if (person := find(connection, identity_id)) is None:
        raise NotStored("no such person")
    return person


def note_seen(connection: Connection, identity_id: str, now: int) -> None:
    """The person was there."""
    known = (schema.identity.c.id == identity_id) & (schema.identity.c.seen_at < now)
    connection.execute(update(schema.identity).where(known).values(seen_at=now))


def try_write(connection: Connection, person: Identity) -> None:
    """Store a person and forget it again: both must come to the disk."""
    add(connection, person)
    connection.execute(delete(schema.identity).where(schema.identity.c.id == person.id))
