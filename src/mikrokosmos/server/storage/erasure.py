"""A person erased: the name goes from wherever it is stored, and nothing is left by which the person could come back.

What remains is an id that nobody can guess, without a name: finished games need to know that their seats were different
people. The log, which nobody may rewrite otherwise, keeps every move and every seat, but not what one was called.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, or_, select, union, update
from sqlalchemy.engine import Connection

from mikrokosmos.server.storage import schema
from mikrokosmos.server.storage.errors import NotStored
from mikrokosmos.server.storage.locks import note_lost_access
from mikrokosmos.server.storage.triggers import log_may_be_corrected

IDENTITY = schema.identity.c
TABLE = schema.game_table.c
SEAT = schema.seat.c
GUEST = schema.guest.c
MESSAGE = schema.message.c
ENTRY = schema.entry.c

NOBODY = ""
"""The name of an erased person; no other name is empty."""
NOTHING = {"name": NOBODY, "language": "en", "created_at": 0, "seen_at": 0, "banned_at": None, "invited_at": None}
"""What is left of an erased person beside the id."""


def unfinished(connection: Connection, identity_id: str) -> list[str]:
    """The tables a person has made or sits at that are not over."""
    sits = select(SEAT.table_id).where(SEAT.identity_id == identity_id)
    mine = or_(TABLE.owner == identity_id, TABLE.id.in_(sits))
    return list(connection.execute(select(TABLE.id).where(mine, TABLE.state.in_(("open", "playing")))).scalars())


def erase(connection: Connection, identity_id: str) -> list[str]:
    """Forget a person; the tables whose logs have changed."""
    forget = update(schema.identity).where(IDENTITY.id == identity_id, IDENTITY.name != NOBODY)
    if not connection.execute(forget.values(NOTHING)).rowcount:
        raise NotStored("no such person")
    tables = _tables(connection, identity_id)
    for table_id in tables:
        note_lost_access(connection, table_id)
    with log_may_be_corrected(connection):
        changed = [table_id for table_id in tables if _take_names_out(connection, table_id, identity_id)]
    connection.execute(delete(schema.snapshot).where(schema.snapshot.c.table_id.in_(changed)))
    connection.execute(delete(schema.guest).where(or_(GUEST.identity_id == identity_id, GUEST.acts_as == identity_id)))
    connection.execute(update(schema.seat).where(SEAT.identity_id == identity_id).values(key_hash=None))
    connection.execute(delete(schema.message).where(MESSAGE.identity_id == identity_id))
    connection.execute(delete(schema.replay).where(schema.replay.c.owner == identity_id))
    connection.execute(delete(schema.deal_entry).where(schema.deal_entry.c.identity_id == identity_id))
    return changed


def _tables(connection: Connection, identity_id: str) -> Sequence[str]:
    """The tables at which a person may have had a name: whoever sat down somewhere has made it or sent a message."""
    found = union(
        select(TABLE.id).where(TABLE.owner == identity_id),
        select(SEAT.table_id).where(SEAT.identity_id == identity_id),
        select(MESSAGE.table_id).where(MESSAGE.identity_id == identity_id),
        # A device that acts for somebody sends messages of its own.
        select(GUEST.table_id).where(GUEST.acts_as == identity_id),
    )
    tables = connection.execute(found).scalars().all()
    # To a rematch everybody is brought along, without a message.
    rematches = connection.execute(select(TABLE.id).where(TABLE.follows.in_(tables))).scalars()
    return sorted({*tables, *rematches})


def _take_names_out(connection: Connection, table_id: str, identity_id: str) -> bool:
    """Take what a person was called out of a log; whether there was anything."""
    query = select(ENTRY.seq, ENTRY.kind, ENTRY.seat, ENTRY.body)
    query = query.where(ENTRY.table_id == table_id, ENTRY.kind.in_(("seat", "start"))).order_by(ENTRY.seq)
    had: set[int] = set()
    """The seats the person has at this point of the log."""
    changed = False
    for row in connection.execute(query).all():
        body = dict(row.body)
        if row.kind == "seat" and body.get("identity") == identity_id:
            had.add(row.seat)
            body["name"] = None
        elif row.kind == "seat":
            had.discard(row.seat)
        else:
            body["names"] = _without(body["names"], had)
        if body != row.body:
            here = (ENTRY.table_id == table_id) & (ENTRY.seq == row.seq)
            connection.execute(update(schema.entry).where(here).values(body=body))
            changed = True
    return changed


def _without(names: Sequence[str], seats: set[int]) -> list[str]:
    """The names of a game without those of these seats; no two are alike."""
    told = [name for seat, name in enumerate(names) if seat not in seats]
    found = list(names)
    for seat in sorted(seats):
        number = 1
        while (name := "?" if number == 1 else f"? {number}") in told:
            number += 1
        told.append(name)
        found[seat] = name
    return found
