"""Records that people keep to be watched."""

from __future__ import annotations

from sqlalchemy import delete, func, insert, select, tuple_
from sqlalchemy.engine import Connection

from mikrokosmos.server.storage import schema
from mikrokosmos.server.storage.errors import TooMany
from mikrokosmos.server.storage.locks import lock_person
from mikrokosmos.server.storage.rows import Mark, Replay

COLUMNS = schema.replay.c
LIGHT = (COLUMNS.id, COLUMNS.owner, COLUMNS.game, COLUMNS.title, COLUMNS.created_at)


def add(connection: Connection, replay: Replay, most: int | None = None) -> Replay:
    """Store a record, unless its owner keeps so many already."""
    if most is not None:
        lock_person(connection, replay.owner)
        if count(connection, replay.owner) >= most:
            raise TooMany(f"a person can keep {most:,} replays")
    connection.execute(
        insert(schema.replay).values(
            id=replay.id,
            owner=replay.owner,
            game=replay.game,
            title=replay.title,
            created_at=replay.created_at,
            record=replay.record,
        )
    )
    return replay


def find(connection: Connection, replay_id: str) -> Replay | None:
    """The replay of that id, with its record."""
    row = connection.execute(select(*LIGHT, COLUMNS.record).where(COLUMNS.id == replay_id)).first()
    return None if row is None else Replay(*row)


def of_person(connection: Connection, owner: str, limit: int, before: Mark | None) -> tuple[Replay, ...]:
    """What a person keeps, the latest first, without the records."""
    query = select(*LIGHT).where(COLUMNS.owner == owner)
    if before is not None:
        query = query.where(tuple_(COLUMNS.created_at, COLUMNS.id) < tuple_(before.changed_at, before.id))
    rows = connection.execute(query.order_by(COLUMNS.created_at.desc(), COLUMNS.id.desc()).limit(limit))
    return tuple(Replay(*row) for row in rows)


def count(connection: Connection, owner: str) -> int:
    """How many a person keeps."""
    query = select(func.count()).select_from(schema.replay).where(COLUMNS.owner == owner)
    return int(connection.execute(query).scalar_one())


def remove(connection: Connection, replay_id: str, owner: str) -> bool:
    """Forget a replay of this person; whether there was one."""
    mine = (COLUMNS.id == replay_id) & (COLUMNS.owner == owner)
    return bool(connection.execute(delete(schema.replay).where(mine)).rowcount)
