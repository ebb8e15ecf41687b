"""Daily deals: what was dealt on a day, whose game of it counts, and how those games ended.

A result is not written anywhere: it is that of the table, so it cannot differ from the game.
"""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.engine import Connection

from mikrokosmos.server.storage import schema, upsert
from mikrokosmos.server.storage.rows import Deal, DealResult

DEAL = schema.deal.c
ENTRY = schema.deal_entry.c
TABLE = schema.game_table.c
PERSON = schema.identity.c


def deal(connection: Connection, wanted: Deal) -> Deal:
    """The deal of that day and game; it is this one if there was none, whichever process comes first."""
    row = {"day": wanted.day, "game": wanted.game, "seed": wanted.seed, "setup": wanted.setup}
    upsert.put_new(connection, schema.deal, row)
    found = find(connection, wanted.day, wanted.game)
    assert found is not None
    return found


def find(connection: Connection, day: str, game: str) -> Deal | None:
    """What was dealt, if anybody has asked for it."""
    query = select(DEAL.day, DEAL.game, DEAL.seed, DEAL.setup).where(DEAL.day == day, DEAL.game == game)
    row = connection.execute(query).first()
    return None if row is None else Deal(row.day, row.game, bytes(row.seed), row.setup)


def counted_table(connection: Connection, day: str, game: str, identity_id: str) -> str | None:
    """The table of a person that counts on that day."""
    mine = (ENTRY.day == day) & (ENTRY.game == game) & (ENTRY.identity_id == identity_id)
    found: str | None = connection.execute(select(ENTRY.table_id).where(mine)).scalar()
    return found


def results(connection: Connection, day: str, game: str, until: int) -> tuple[DealResult, ...]:
    """How the games that count have ended before that moment, with the names of now; without people who are banned."""
    query = (
        select(ENTRY.identity_id, ENTRY.table_id, PERSON.name, TABLE.result)
        .join(schema.game_table, TABLE.id == ENTRY.table_id)
        .join(schema.identity, PERSON.id == ENTRY.identity_id)
        .where(ENTRY.day == day, ENTRY.game == game, TABLE.state == "over", TABLE.changed_at < until)
        .where(PERSON.banned_at.is_(None))
        .order_by(TABLE.changed_at, TABLE.id)
    )
    return tuple(DealResult(*row) for row in connection.execute(query))
