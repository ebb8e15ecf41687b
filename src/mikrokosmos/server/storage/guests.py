"""How people came to a table that is not public: by an invitation, or by the personal link of somebody seated there."""

from __future__ import annotations

from sqlalchemy import delete, exists, func, select
from sqlalchemy.engine import Connection

from mikrokosmos.server.storage import schema, upsert
from mikrokosmos.server.storage.errors import NotStored, TooMany
from mikrokosmos.server.storage.locks import lock_table
from mikrokosmos.server.storage.rows import Guest

GUEST = schema.guest.c
SEAT = schema.seat.c
INVITATION = schema.invitation.c

IN_FORCE = select(INVITATION.key_hash).where(INVITATION.revoked_at.is_(None))


def admit(connection: Connection, guest: Guest, most: int, seat_key: str | None = None) -> Guest:
    """Let a person in, or note by what else they have come; what is not told anew stays."""
    lock_table(connection, guest.table_id)
    if guest.acts_as is not None:
        _must_be_seated(connection, guest.table_id, guest.acts_as, seat_key)
    if guest.invitation is not None:
        _must_be_in_force(connection, guest.table_id, guest.invitation)
    if not _known(connection, guest):
        _make_room(connection, guest.table_id, most)
    row = {
        "table_id": guest.table_id,
        "identity_id": guest.identity_id,
        "invitation": guest.invitation,
        "acts_as": guest.acts_as,
    }
    upsert.put(connection, schema.guest, [row], keep=("invitation", "acts_as"))
    found = find(connection, guest.table_id, guest.identity_id)
    if found is None:  # the invitation was revoked at this very moment
        raise NotStored("no such invitation, or it was revoked")
    return found


def find(connection: Connection, table_id: str, identity_id: str) -> Guest | None:
    """The guest, unless there is nothing left that admits them."""
    by = schema.guest.outerjoin(
        schema.invitation, (INVITATION.key_hash == GUEST.invitation) & INVITATION.revoked_at.is_(None)
    )
    query = select(GUEST.table_id, GUEST.identity_id, INVITATION.key_hash, GUEST.acts_as).select_from(by)
    row = connection.execute(query.where(GUEST.table_id == table_id, GUEST.identity_id == identity_id)).first()
    if row is None or (row.key_hash is None and row.acts_as is None):
        return None
    return Guest(*row)


def dismiss_unseated(connection: Connection, table_id: str) -> None:
    """Send away all who act for a person that no longer has a seat at the table."""
    seated = exists().where(SEAT.table_id == table_id, SEAT.identity_id == GUEST.acts_as)
    connection.execute(delete(schema.guest).where(GUEST.table_id == table_id, GUEST.acts_as.is_not(None), ~seated))


def _must_be_seated(connection: Connection, table_id: str, identity_id: str, seat_key: str | None) -> None:
    # Held to the end: whoever takes the seat away waits, and then finds the guest that must go with it.
    query = select(SEAT.seat).where(SEAT.table_id == table_id, SEAT.identity_id == identity_id).with_for_update()
    if seat_key is not None:
        query = query.where(SEAT.key_hash == seat_key)
    if connection.execute(query).first() is None:
        raise NotStored("no such person at the table to act for")


def _must_be_in_force(connection: Connection, table_id: str, key_hash: str) -> None:
    query = IN_FORCE.where(INVITATION.table_id == table_id, INVITATION.key_hash == key_hash)
    if connection.execute(query).first() is None:
        raise NotStored("no such invitation, or it was revoked")


def _known(connection: Connection, guest: Guest) -> bool:
    here = (GUEST.table_id == guest.table_id) & (GUEST.identity_id == guest.identity_id)
    return connection.execute(select(GUEST.table_id).where(here)).first() is not None


def _make_room(connection: Connection, table_id: str, most: int) -> None:
    """Refuse one guest too many; those whose invitation was revoked are forgotten first."""
    here = GUEST.table_id == table_id
    count = select(func.count()).select_from(schema.guest).where(here)
    if connection.execute(count).scalar_one() < most:
        return
    stale = here & GUEST.acts_as.is_(None) & GUEST.invitation.not_in(IN_FORCE)
    connection.execute(delete(schema.guest).where(stale))
    if connection.execute(count).scalar_one() >= most:
        raise TooMany(f"a table can have {most:,} guests")
