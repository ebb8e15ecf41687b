"""Tables and lists of tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import ColumnElement, func, insert, or_, select, tuple_
from sqlalchemy.engine import Connection

from mikrokosmos.server.storage import dice, schema, seats
from mikrokosmos.server.storage.rows import Mark, Seat, Status, Table

COLUMNS = schema.game_table.c


def create(
    connection: Connection, table: Table, seated: Sequence[Seat], promised: tuple[bytes, str] | None = None
) -> Table:
    """Store a new table, who sits at it, and the seed of its dice with what is promised about it."""
    connection.execute(insert(schema.game_table).values(asdict(table)))
    seats.put(connection, table.id, seated)
    if promised is not None:
        dice.create(connection, table.id, *promised)
    return table


def find(connection: Connection, table_id: str) -> Table | None:
    """The table of that id."""
    row = connection.execute(select(schema.game_table).where(COLUMNS.id == table_id)).first()
    return None if row is None else Table(**row._mapping)


def of_person(
    connection: Connection, identity_id: str, states: Sequence[Status], limit: int, before: Mark | None
) -> tuple[Table, ...]:
    """The tables a person sits at or has made, the latest first."""
    return _page(connection, or_(COLUMNS.owner == identity_id, _seated(identity_id)), states, limit, before)


def played_by(connection: Connection, identity_id: str, limit: int, before: Mark | None) -> tuple[Table, ...]:
    """The finished games of a person, the latest first."""
    return _page(connection, _seated(identity_id), ["over"], limit, before)


def public(connection: Connection, states: Sequence[Status], limit: int, before: Mark | None) -> tuple[Table, ...]:
    """The tables anybody may find, the latest first."""
    return _page(connection, COLUMNS.public.is_(True), states, limit, before)


def count_owned(connection: Connection, identity_id: str, states: Sequence[Status]) -> int:
    """How many tables a person has made that are in one of these states."""
    mine = (COLUMNS.owner == identity_id) & COLUMNS.state.in_(states)
    return int(connection.execute(select(func.count()).select_from(schema.game_table).where(mine)).scalar_one())


def _seated(identity_id: str) -> ColumnElement[bool]:
    return COLUMNS.id.in_(select(schema.seat.c.table_id).where(schema.seat.c.identity_id == identity_id))


def _page(
    connection: Connection, wanted: ColumnElement[bool], states: Sequence[Status], limit: int, before: Mark | None
) -> tuple[Table, ...]:
    query = select(schema.game_table).where(wanted, COLUMNS.state.in_(states))
    if before is not None:
        query = query.where(tuple_(COLUMNS.changed_at, COLUMNS.id) < tuple_(before.changed_at, before.id))
    rows = connection.execute(query.order_by(COLUMNS.changed_at.desc(), COLUMNS.id.desc()).limit(limit))
    return tuple(Table(**row._mapping) for row in rows)
