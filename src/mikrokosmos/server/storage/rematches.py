"""Tables that are rematches of one another: whoever acts for a person at one of them comes along to the next, and is
sent away from all of them at once.
"""

from __future__ import annotations

from sqlalchemy import delete, select, update
from sqlalchemy.engine import Connection

from mikrokosmos.server.storage import guests, schema
from mikrokosmos.server.storage.errors import NotStored
from mikrokosmos.server.storage.locks import note_lost_access
from mikrokosmos.server.storage.rows import Guest

TABLE = schema.game_table.c
GUEST = schema.guest.c
SEAT = schema.seat.c


def linked(connection: Connection, table_id: str) -> list[str]:
    """The table, those before it and those after it."""
    found = {table_id}
    for here, there in ((TABLE.id, TABLE.follows), (TABLE.follows, TABLE.id)):
        way = select(there.label("id")).where(here == table_id, there.is_not(None)).cte(recursive=True)
        way = way.union(select(there).where(here == way.c.id, there.is_not(None)))
        found.update(connection.execute(select(way.c.id)).scalars())
    return sorted(found)


def bring_along(connection: Connection, from_table: str, guest: Guest, most: int) -> Guest:
    """Let a device that acts for a person at one table do so at its rematch; `NotStored` if it does not any more."""
    # Held to the end: whoever sends the device away waits, and then finds it at the rematch too.
    here = (GUEST.table_id == from_table) & (GUEST.identity_id == guest.identity_id) & (GUEST.acts_as == guest.acts_as)
    if connection.execute(select(GUEST.table_id).where(here).with_for_update()).first() is None:
        raise NotStored("no such guest")
    return guests.admit(connection, guest, most)


def end_links(connection: Connection, table_id: str, owner: str) -> tuple[int, list[str]]:
    """Take back all personal links of a person at a table and its rematches, and send away who came by them.

    How many devices were sent away from this table, and the tables.
    """
    tables = linked(connection, table_id)
    told = _tell(connection, tables, set())
    mine = (SEAT.identity_id == owner) & SEAT.table_id.in_(tables)
    connection.execute(update(schema.seat).where(mine).values(key_hash=None))
    # Those that are just coming along are waited for, and then looked for again.
    known: set[tuple[str, str]] | None = None
    while (found := _acting(connection, tables, owner)) != known:
        known = found
        tables = linked(connection, table_id)
        told = _tell(connection, tables, told)
    connection.execute(delete(schema.guest).where(GUEST.acts_as == owner, GUEST.table_id.in_(tables)))
    return sum(where == table_id for where, _ in found), tables


def _tell(connection: Connection, tables: list[str], told: set[str]) -> set[str]:
    """Note at those of these tables that were not told yet that somebody may lose access; all that were told."""
    for each in tables:
        if each not in told:
            note_lost_access(connection, each)
    return told | set(tables)


def _acting(connection: Connection, tables: list[str], owner: str) -> set[tuple[str, str]]:
    """Who acts for a person at these tables; held until the end of the transaction."""
    query = select(GUEST.table_id, GUEST.identity_id).where(GUEST.acts_as == owner, GUEST.table_id.in_(tables))
    return {(row.table_id, row.identity_id) for row in connection.execute(query.with_for_update())}
