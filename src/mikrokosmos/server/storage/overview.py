"""Lists of all tables and all people, for the admin: as they are seen from outside, never what is in a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import case, distinct, func, select, tuple_
from sqlalchemy.engine import Connection

from mikrokosmos.server.storage import schema
from mikrokosmos.server.storage.rows import Mark, PersonSummary, Status, TableSummary

TABLE = schema.game_table.c
SEAT = schema.seat.c
PERSON = schema.identity.c
SHOWN = (TABLE.id, TABLE.game, TABLE.state, TABLE.public, TABLE.created_at, TABLE.changed_at, TABLE.last_seq)
"""Neither setups nor results: nobody looks at them in a list."""
OVER = ("over", "abandoned")


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which people are asked for."""

    name: str | None = None
    """A part of the name."""
    banned: bool = False
    """Only those who are banned."""


def tables(
    connection: Connection, states: Sequence[Status], person: str | None, limit: int, before: Mark | None
) -> tuple[TableSummary, ...]:
    """Tables, those at which something happened last first; of one person if wanted."""
    query = select(*SHOWN).where(TABLE.state.in_(states))
    if person is not None:
        query = query.where(TABLE.id.in_(select(SEAT.table_id).where(SEAT.identity_id == person)))
    if before is not None:
        query = query.where(tuple_(TABLE.changed_at, TABLE.id) < tuple_(before.changed_at, before.id))
    rows = connection.execute(query.order_by(TABLE.changed_at.desc(), TABLE.id.desc()).limit(limit))
    return tuple(TableSummary(*row) for row in rows)


def people(connection: Connection, wanted: Wanted, limit: int, before: Mark | None) -> tuple[PersonSummary, ...]:
    """People, those who were there last first; not those who were erased."""
    query = select(PERSON.id, PERSON.name, PERSON.created_at, PERSON.seen_at, PERSON.banned_at).where(PERSON.name != "")
    if wanted.name is not None:
        query = query.where(PERSON.name.icontains(wanted.name, autoescape=True))
    if wanted.banned:
        query = query.where(PERSON.banned_at.is_not(None))
    if before is not None:
        query = query.where(tuple_(PERSON.seen_at, PERSON.id) < tuple_(before.changed_at, before.id))
    rows = connection.execute(query.order_by(PERSON.seen_at.desc(), PERSON.id.desc()).limit(limit)).all()
    counts = _counts(connection, [row.id for row in rows])
    return tuple(PersonSummary(*row, *counts.get(row.id, (0, 0))) for row in rows)


def _counts(connection: Connection, identity_ids: Sequence[str]) -> dict[str, tuple[int, int]]:
    """At how many unfinished and at how many finished tables these people sit."""
    over = TABLE.state.in_(OVER)
    query = (
        select(
            SEAT.identity_id,
            func.count(distinct(case((~over, SEAT.table_id)))),
            func.count(distinct(case((over, SEAT.table_id)))),
        )
        .join(schema.game_table, TABLE.id == SEAT.table_id)
        .where(SEAT.identity_id.in_(identity_ids))
        .group_by(SEAT.identity_id)
    )
    return {identity_id: (unfinished, finished) for identity_id, unfinished, finished in connection.execute(query)}
