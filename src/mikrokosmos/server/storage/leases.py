"""Leases: which process plays the bots and keeps the clock of which table. On PostgreSQL only; SQLite has one process.

Times are those of the database's clock, so the clocks of the machines need not agree.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import bindparam, exists, select, text, tuple_
from sqlalchemy.engine import Connection

from mikrokosmos.core.interface import Json
from mikrokosmos.server.storage import schema
from mikrokosmos.server.storage.rows import Lease, Numbers

LASTS = 2_000
"""Milliseconds until a process that does not renew is taken for dead."""
FORGOTTEN = 60_000
"""Milliseconds after which nothing is kept of a dead process."""

LEASE = schema.lease.c
NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
DEAD = f"SELECT id FROM process WHERE expires_at <= {NOW}"

JOIN = text(
    f"INSERT INTO process (id, expires_at, started_at) VALUES (:me, {NOW} + {LASTS}, {NOW} - CAST(:uptime AS bigint))"
)
OLDEST = text(f"SELECT coalesce(max({NOW} - started_at), 0) FROM process WHERE id <> :me AND expires_at > {NOW}")
# Games that were brought here from another database, or begun before there were leases.
OFFER_ALL = text(
    "INSERT INTO lease (table_id, owner, fence) SELECT id, NULL, 0 FROM game_table WHERE state = 'playing' "
    "ON CONFLICT DO NOTHING"
)
OFFER = text(
    f"INSERT INTO lease (table_id, owner, fence) "
    f"VALUES (:table, (SELECT id FROM process WHERE id = :owner AND expires_at > {NOW}), 0) ON CONFLICT DO NOTHING"
)
HOLD = text(f"""
    INSERT INTO lease (table_id, owner, fence)
    SELECT CAST(:table AS text), id, 1 FROM process WHERE id = :me AND expires_at > {NOW}
    ON CONFLICT (table_id) DO UPDATE SET owner = excluded.owner, fence = lease.fence + 1
    WHERE lease.owner IS NULL OR lease.owner = excluded.owner OR lease.owner IN ({DEAD})
    RETURNING fence
""")
TAKE_OVER = text(f"""
    UPDATE lease SET owner = CAST(:me AS text), fence = fence + 1
    WHERE table_id IN (
        SELECT table_id FROM lease WHERE owner IS NULL OR owner IN ({DEAD})
        ORDER BY table_id LIMIT :most FOR UPDATE SKIP LOCKED
    ) AND EXISTS (SELECT FROM process WHERE id = :me AND expires_at > {NOW})
    RETURNING table_id, fence
""")
FORGET = text(
    f"DELETE FROM process WHERE expires_at <= {NOW} - {FORGOTTEN} "
    "AND NOT EXISTS (SELECT FROM lease WHERE owner = process.id)"
)
END = text("DELETE FROM lease WHERE table_id = :table AND owner = :me AND fence = :fence")
RELEASE = text("UPDATE lease SET owner = NULL WHERE owner = :me")
LEAVE = text("DELETE FROM process WHERE id = :me")
SCHEMA = (
    "SELECT nspname FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace WHERE c.oid = 'game_table'::regclass"
)
TELL_LOAD = text("UPDATE process SET load = :load WHERE id = :me").bindparams(
    bindparam("load", type_=schema.process.c.load.type)
)
LOADS = text(f"SELECT id, load FROM process WHERE expires_at > {NOW} ORDER BY started_at, id").columns(
    schema.process.c.id, schema.process.c.load
)
TELL_RELEASED = text(f"SELECT pg_notify('mikrokosmos', json_build_array(({SCHEMA}), 'released')::text)")
RENEW = f"""
    WITH alive AS (
        UPDATE process SET expires_at = {NOW} + {LASTS} WHERE id = $1 AND expires_at > {NOW} RETURNING id
    )
    SELECT EXISTS (SELECT FROM alive) AS alive,
           EXISTS (SELECT FROM lease WHERE owner IS NULL) OR EXISTS (SELECT FROM lease WHERE owner IN ({DEAD})) AS free
"""
"""Said twice a second, on the connection that listens: whether one is still alive, and whether tables want an owner."""

# In the statement that moves the log on: the lease is held until its end, so nobody can take it over in between.
HELD = exists(
    select(LEASE.table_id)
    .where(
        LEASE.table_id == bindparam("table"),
        tuple_(LEASE.owner, LEASE.fence) == tuple_(bindparam("holder"), bindparam("fence")),
    )
    .with_for_update(read=True)
)


def join(connection: Connection, process_id: str, uptime: int) -> int:
    """Be one of the processes; for how many milliseconds the oldest of the others has been there."""
    connection.execute(JOIN, {"me": process_id, "uptime": uptime})
    connection.execute(OFFER_ALL)
    return int(connection.execute(OLDEST, {"me": process_id}).scalar_one())


def offer(connection: Connection, table_id: str, owner: str | None) -> None:
    """A game begins: its table wants an owner, and this process would have it."""
    if connection.dialect.name == "postgresql":
        connection.execute(OFFER, {"table": table_id, "owner": owner})


def hold(connection: Connection, table_id: str, process_id: str) -> Lease | None:
    """Own a table, if no living process does."""
    fence = connection.execute(HOLD, {"table": table_id, "me": process_id}).scalar()
    return None if fence is None else Lease(process_id, fence)


def take_over(connection: Connection, process_id: str, most: int) -> dict[str, Lease]:
    """Own some of the tables that nobody alive does; not those that others take at this moment."""
    rows = connection.execute(TAKE_OVER, {"me": process_id, "most": most}).all()
    if not rows:
        connection.execute(FORGET)
    return {table_id: Lease(process_id, fence) for table_id, fence in rows}


def owned_by(connection: Connection, process_id: str) -> dict[str, Lease]:
    """All that a process owns, whether it was told so or not."""
    rows = connection.execute(select(LEASE.table_id, LEASE.fence).where(LEASE.owner == process_id))
    return {table_id: Lease(process_id, fence) for table_id, fence in rows}


def end(connection: Connection, table_id: str, lease: Lease) -> None:
    """The game is over: there is nothing to own any more."""
    connection.execute(END, {"table": table_id, "me": lease.owner, "fence": lease.fence})


def leave(connection: Connection, process_id: str) -> None:
    """Give all leases up, and tell the others at once."""
    connection.execute(RELEASE, {"me": process_id})
    connection.execute(LEAVE, {"me": process_id})
    connection.execute(TELL_RELEASED)


def tell_load(connection: Connection, process_id: str, load: Json) -> None:
    """Leave the figures of a process where all others find them."""
    connection.execute(TELL_LOAD, {"me": process_id, "load": load})


def loads(connection: Connection) -> dict[str, Json]:
    """The figures of all living processes that have told any, the oldest first."""
    return {process_id: load for process_id, load in connection.execute(LOADS) if load is not None}


def is_held(connection: Connection, table_id: str, lease: Lease) -> bool:
    """Whether this lease is the one in force."""
    found = connection.execute(select(LEASE.owner, LEASE.fence).where(LEASE.table_id == table_id)).first()
    return found is not None and Lease(*found) == lease


def numbers(connection: Connection, table_ids: Sequence[str]) -> tuple[Numbers, ...]:
    """Where the logs of these tables end, and all else by which a process notices that it has missed something."""
    table, rematch = schema.game_table, schema.game_table.alias()
    query = select(table.c.id, table.c.last_seq, table.c.access, rematch.c.id).select_from(
        table.outerjoin(rematch, rematch.c.follows == table.c.id)
    )
    query = query.where(table.c.id.in_(table_ids))
    return tuple(Numbers(*row) for row in connection.execute(query))
