"""Who sits where, personal links, and invitations."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import bindparam, func, insert, select, update
from sqlalchemy.engine import Connection

from mikrokosmos.server.storage import guests, schema, upsert
from mikrokosmos.server.storage.errors import NotStored, TooMany
from mikrokosmos.server.storage.locks import lock_table, note_lost_access
from mikrokosmos.server.storage.rows import Invitation, Seat, Seated

SEAT = schema.seat.c
INVITATION = schema.invitation.c
PERSON = schema.identity.c

DROP_KEY = (
    update(schema.seat)
    .where(
        SEAT.table_id == bindparam("table"),
        SEAT.seat == bindparam("number"),
        SEAT.identity_id.is_distinct_from(bindparam("whose", type_=SEAT.identity_id.type)),
    )
    .values(key_hash=None)
)


def put(connection: Connection, table_id: str, seated: Sequence[Seat]) -> None:
    """Set these seats, and a personal link where one is given; the others stay as they are."""
    rows = [
        {
            "table_id": table_id,
            "seat": it.seat,
            "kind": it.kind,
            "identity_id": it.identity_id,
            "bot": it.bot,
            "key_hash": it.key_hash,
        }
        for it in seated
    ]
    upsert.put(connection, schema.seat, rows, keep=("key_hash",))


def change(connection: Connection, table_id: str, seated: Sequence[Seat]) -> None:
    """Set these seats. A personal link stays with its person: who loses the seat loses the link and all it let in."""
    if not seated:
        return
    # No person's id is empty: nobody's seat has no link.
    connection.execute(
        DROP_KEY, [{"table": table_id, "number": it.seat, "whose": it.identity_id or ""} for it in seated]
    )
    put(connection, table_id, seated)
    guests.dismiss_unseated(connection, table_id)


def at(connection: Connection, table_ids: Sequence[str], limit: int) -> dict[str, tuple[Seat, ...]]:
    """The seats of several tables, in their order."""
    query = select(schema.seat).where(SEAT.table_id.in_(table_ids)).order_by(SEAT.table_id, SEAT.seat).limit(limit)
    found: dict[str, list[Seat]] = {table_id: [] for table_id in table_ids}
    for row in connection.execute(query):
        found[row.table_id].append(Seat(row.seat, row.kind, row.identity_id, row.bot, row.key_hash))
    return {table_id: tuple(seated) for table_id, seated in found.items()}


def named(connection: Connection, table_ids: Sequence[str], limit: int) -> dict[str, tuple[Seated, ...]]:
    """The seats of several tables with the names of now, in their order."""
    query = (
        select(SEAT.table_id, SEAT.seat, SEAT.kind, PERSON.name, SEAT.bot, SEAT.identity_id)
        .select_from(schema.seat.outerjoin(schema.identity, PERSON.id == SEAT.identity_id))
        .where(SEAT.table_id.in_(table_ids))
        .order_by(SEAT.table_id, SEAT.seat)
        .limit(limit)
    )
    found: dict[str, list[Seated]] = {table_id: [] for table_id in table_ids}
    for table_id, seat, kind, name, *rest in connection.execute(query):
        found[table_id].append(Seated(seat, kind, name or None, *rest))  # who was erased has no name
    return {table_id: tuple(seated) for table_id, seated in found.items()}


def by_key(connection: Connection, key_hash: str) -> tuple[str, Seat] | None:
    """The table and the seat a personal link leads to."""
    row = connection.execute(select(schema.seat).where(SEAT.key_hash == key_hash)).first()
    if row is None:
        return None
    return row.table_id, Seat(row.seat, row.kind, row.identity_id, row.bot, row.key_hash)


def set_key(connection: Connection, table_id: str, seat: int, key_hash: str | None, owner: str | None) -> None:
    """Give a seat, if it is its owner's, another personal link, or none; the old one is worth nothing from now on."""
    here = (SEAT.table_id == table_id) & (SEAT.seat == seat)
    if owner is not None:
        here &= SEAT.identity_id == owner
    if not connection.execute(update(schema.seat).where(here).values(key_hash=key_hash)).rowcount:
        raise NotStored("no such seat")


def invite(connection: Connection, invitation: Invitation, most: int) -> Invitation:
    """Store an invitation, unless the table has had too many."""
    lock_table(connection, invitation.table_id)
    mine = select(func.count()).select_from(schema.invitation).where(INVITATION.table_id == invitation.table_id)
    if connection.execute(mine).scalar_one() >= most:
        raise TooMany(f"a table can have {most:,} invitations, revoked ones included")
    connection.execute(
        insert(schema.invitation).values(
            key_hash=invitation.key_hash,
            table_id=invitation.table_id,
            created_at=invitation.created_at,
            revoked_at=invitation.revoked_at,
        )
    )
    return invitation


def find_invitation(connection: Connection, key_hash: str) -> Invitation | None:
    """The invitation of a key, unless it was revoked."""
    row = connection.execute(
        select(schema.invitation).where(INVITATION.key_hash == key_hash, INVITATION.revoked_at.is_(None))
    ).first()
    return None if row is None else Invitation(**row._mapping)


def invitations(connection: Connection, table_id: str, limit: int) -> tuple[Invitation, ...]:
    """All invitations of a table, the oldest first."""
    query = select(schema.invitation).where(INVITATION.table_id == table_id)
    rows = connection.execute(query.order_by(INVITATION.created_at, INVITATION.key_hash).limit(limit))
    return tuple(Invitation(**row._mapping) for row in rows)


def revoke(connection: Connection, table_id: str, key_hash: str | None, now: int) -> int:
    """Revoke one invitation of a table, or all; how many there were."""
    note_lost_access(connection, table_id)
    query = update(schema.invitation).where(INVITATION.table_id == table_id, INVITATION.revoked_at.is_(None))
    if key_hash is not None:
        query = query.where(INVITATION.key_hash == key_hash)
    return int(connection.execute(query.values(revoked_at=now)).rowcount)
