"""Tables and lists of tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from sqlalchemy import ColumnElement, Row, func, or_, select, tuple_
from sqlalchemy.engine import Connection

from mikrokosmos.server.entry import Entry
from mikrokosmos.server.storage import dice, entries, schema, seats, upsert
from mikrokosmos.server.storage.errors import AlreadyCounts, NotStored, TooMany
from mikrokosmos.server.storage.locks import lock_person
from mikrokosmos.server.storage.rows import DealEntry, Mark, Seat, Status, Table

COLUMNS = schema.game_table.c
OPTIONS = schema.options.c
WHOLE = select(schema.game_table, OPTIONS.options).outerjoin(schema.options, OPTIONS.table_id == COLUMNS.id)


@dataclass(frozen=True, slots=True)
class New:
    """All that a new table is made of, checked before the transaction begins."""

    table: Table
    seats: Sequence[Seat]
    entries: Sequence[Entry]
    seed: bytes
    commitment: str
    most: int | None = None
    """How many unfinished tables its owner may have, this one included."""
    counts: DealEntry | None = None
    """The daily deal of which it is the owner's game that counts."""


def create(connection: Connection, new: New) -> Table:
    """Store a new table with its seats, dice and first entries; or find the one that was a rematch before it."""
    table = new.table
    if table.follows is not None and find(connection, table.follows) is None:
        raise NotStored("no such table to follow")
    if new.most is not None and (table.follows is None or following(connection, table.follows) is None):
        lock_person(connection, table.owner)
        if count_owned(connection, table.owner, ("open", "playing")) >= new.most:
            raise TooMany(f"a person can have {new.most:,} unfinished tables")
    short = replace(table, setup={key: value for key, value in table.setup.items() if key != "options"})
    if not upsert.put_new(connection, schema.game_table, asdict(short), unique=("follows",)):
        return _whole(connection.execute(WHOLE.where(COLUMNS.follows == table.follows)).one())
    if "options" in table.setup:
        row = {"table_id": table.id, "options": table.setup["options"]}
        connection.execute(schema.options.insert(), row)
    seats.put(connection, table.id, new.seats)
    dice.create(connection, table.id, new.seed, new.commitment)
    if new.counts is not None:
        row = {"day": new.counts.day, "game": new.counts.game, "identity_id": table.owner, "table_id": table.id}
        if not upsert.put_new(connection, schema.deal_entry, row):
            raise AlreadyCounts("a game of this person counts already")
    if new.entries:
        entries.write(connection, table.id, new.entries)
    return table


def following(connection: Connection, table_id: str) -> str | None:
    """The table that is the rematch of this one."""
    found: str | None = connection.execute(select(COLUMNS.id).where(COLUMNS.follows == table_id)).scalar()
    return found


def find(connection: Connection, table_id: str) -> Table | None:
    """The table of that id."""
    row = connection.execute(WHOLE.where(COLUMNS.id == table_id)).first()
    return None if row is None else _whole(row)


def of_person(
    connection: Connection, identity_id: str, states: Sequence[Status], limit: int, before: Mark | None
) -> tuple[Table, ...]:
    """The tables a person has made, sits at or acts at for somebody, the latest first."""
    return _page(connection, or_(COLUMNS.owner == identity_id, _plays(identity_id)), states, limit, before)


def played_by(connection: Connection, identity_id: str, limit: int, before: Mark | None) -> tuple[Table, ...]:
    """The finished games of a person, the latest first."""
    return _page(connection, _plays(identity_id), ["over"], limit, before)


def public(connection: Connection, states: Sequence[Status], limit: int, before: Mark | None) -> tuple[Table, ...]:
    """The tables anybody may find, the latest first."""
    return _page(connection, COLUMNS.public.is_(True), states, limit, before)


def count_owned(connection: Connection, identity_id: str, states: Sequence[Status]) -> int:
    """How many tables a person has made that are in one of these states."""
    mine = (COLUMNS.owner == identity_id) & COLUMNS.state.in_(states)
    return int(connection.execute(select(func.count()).select_from(schema.game_table).where(mine)).scalar_one())


def playing(connection: Connection, limit: int, after: str) -> tuple[str, ...]:
    """The ids of tables at which a game is going on, ascending."""
    query = select(COLUMNS.id).where(COLUMNS.state == "playing", COLUMNS.id > after)
    return tuple(connection.execute(query.order_by(COLUMNS.id).limit(limit)).scalars())


def _plays(identity_id: str) -> ColumnElement[bool]:
    """Sits there, or has opened the personal link of somebody who does."""
    seat, guest = schema.seat.c, schema.guest.c
    sits = select(seat.table_id).where(seat.identity_id == identity_id)
    acts = select(guest.table_id).where(guest.identity_id == identity_id, guest.acts_as.is_not(None))
    return or_(COLUMNS.id.in_(sits), COLUMNS.id.in_(acts))


def _whole(row: Row[Any]) -> Table:
    """A table with its options, if it has any."""
    columns = dict(row._mapping)
    options = columns.pop("options")
    table = Table(**columns)
    return table if options is None else replace(table, setup={**table.setup, "options": options})


def _page(
    connection: Connection, wanted: ColumnElement[bool], states: Sequence[Status], limit: int, before: Mark | None
) -> tuple[Table, ...]:
    """Tables without their options, which nobody looks at in a list."""
    query = select(schema.game_table).where(wanted, COLUMNS.state.in_(states))
    if before is not None:
        query = query.where(tuple_(COLUMNS.changed_at, COLUMNS.id) < tuple_(before.changed_at, before.id))
    rows = connection.execute(query.order_by(COLUMNS.changed_at.desc(), COLUMNS.id.desc()).limit(limit))
    return tuple(Table(**row._mapping) for row in rows)
