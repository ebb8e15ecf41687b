"""The log of a table: what was appended, in one transaction, and what is read back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.engine import Connection

from mikrokosmos.core.interface import Json
from mikrokosmos.server.entry import Entry
from mikrokosmos.server.storage import entries, leases, schema, seats, tables, upsert
from mikrokosmos.server.storage.errors import BadInput, LeaseLost, LogFull, NotStored
from mikrokosmos.server.storage.rows import (
    Already,
    Appended,
    Conflict,
    Lease,
    Loaded,
    Message,
    Seat,
    Snapshot,
    Status,
)

TABLE = schema.game_table.c
MESSAGE = schema.message.c
SNAPSHOT = schema.snapshot.c

# Built once: in an append, building its statements would cost more than running them.
MOVE_ON = (
    update(schema.game_table)
    .where(TABLE.id == bindparam("table"), TABLE.last_seq == bindparam("after"))
    .values(last_seq=bindparam("last_seq"), changed_at=bindparam("changed_at"))
)
# Where there are other processes, whoever moves the log on is told what one of them may have revoked just before.
MOVE_ON_AMONG_OTHERS = MOVE_ON.returning(TABLE.access)
MOVE_ON_WITH_LEASE = MOVE_ON_AMONG_OTHERS.where(leases.HELD)


@dataclass(frozen=True, slots=True)
class Append:
    """All that one append writes, checked before the transaction begins; called with a connection, it writes it."""

    table_id: str
    entries: tuple[Entry, ...]
    message: Message | None
    seats: Sequence[Seat]
    status: Status | None
    result: Json | None
    snapshot: Json | None
    longest: int
    """How many entries a log may have."""
    lease: Lease | None = None
    """Written only while this holds: what bots and clocks do."""
    process_id: str | None = None
    """Who writes it, where there are several: it owns a table whose game begins."""

    @property
    def after_seq(self) -> int:
        """Where the log must end now."""
        return self.entries[0].seq - 1

    @property
    def last_seq(self) -> int:
        """Where the log ends if all goes well."""
        return self.entries[-1].seq

    @property
    def at(self) -> int:
        """When this is."""
        return self.entries[-1].at

    @property
    def plain(self) -> bool:
        """Whether it is nothing but entries, with a message or not: a move, as most are."""
        more = self.seats or self.status is not None or self.result is not None or self.snapshot is not None
        more = more or self.lease is not None
        return not more and self.last_seq <= self.longest

    def __call__(self, connection: Connection) -> Appended | Conflict:
        """Write it all. The first statement decides: only one writer can move `last_seq` on from where both saw it."""
        if self.last_seq > self.longest:
            return _refused(connection, self)
        alone = connection.dialect.name == "sqlite"
        move_on = MOVE_ON if alone else MOVE_ON_AMONG_OTHERS if self.lease is None else MOVE_ON_WITH_LEASE
        if self.status is not None:
            move_on = move_on.values(state=self.status)
        if self.result is not None:
            move_on = move_on.values(result=self.result)
        ends = {"table": self.table_id, "after": self.after_seq, "last_seq": self.last_seq, "changed_at": self.at}
        if self.lease is not None:
            ends |= {"holder": self.lease.owner, "fence": self.lease.fence}
        moved = connection.execute(move_on, ends)
        access = (0 if moved.rowcount else None) if alone else moved.scalar()
        if access is None:
            return _refused(connection, self)
        _note_message(connection, self)
        entries.write(connection, self.table_id, self.entries)
        seats.change(connection, self.table_id, self.seats)
        if self.status == "playing":
            leases.offer(connection, self.table_id, self.process_id)
        if self.snapshot is not None:
            _put_snapshot(connection, self.table_id, Snapshot(self.last_seq, self.snapshot))
        return Appended(self.entries, access)


class StoredBefore(Exception):
    """Leaves the transaction, so that it is rolled back, with an answer that is no failure."""

    def __init__(self, answer: Already) -> None:
        super().__init__()
        self.answer = answer


def _refused(connection: Connection, new: Append) -> Conflict:
    """Nothing can be written: it was before, another was faster or plays here now, or there is no room."""
    if new.message is not None and (seq := find_message(connection, new.table_id, new.message)) is not None:
        raise StoredBefore(Already(seq))
    last_seq = connection.execute(select(TABLE.last_seq).where(TABLE.id == new.table_id)).scalar()
    if last_seq is None:
        raise NotStored("no such table")
    if new.lease is not None and not leases.is_held(connection, new.table_id, new.lease):
        raise LeaseLost("another process plays here now")
    if last_seq == new.after_seq:
        raise LogFull(f"the log of a table ends at {new.longest:,} entries")
    return Conflict(last_seq)


def _note_message(connection: Connection, new: Append) -> None:
    """Keep the message's id beside its entries; if it is known, all this is a retry and must not count."""
    if new.message is None:
        return
    identity_id, message_id = new.message
    row = {"table_id": new.table_id, "identity_id": identity_id, "message_id": message_id, "seq": new.last_seq}
    if not upsert.put_new(connection, schema.message, row):
        seq = find_message(connection, new.table_id, new.message)
        assert seq is not None
        raise StoredBefore(Already(seq))


def find_message(connection: Connection, table_id: str, message: Message) -> int | None:
    """The last entry that came by this message, if it came."""
    identity_id, message_id = message
    found: int | None = connection.execute(
        select(MESSAGE.seq).where(
            MESSAGE.table_id == table_id, MESSAGE.identity_id == identity_id, MESSAGE.message_id == message_id
        )
    ).scalar()
    return found


def load(connection: Connection, table_id: str, longest: int) -> Loaded | None:
    """The table, the latest usable snapshot, and what came after it."""
    # In this order nothing can be missed, even if others write between the statements: the log only grows.
    snapshot = find_snapshot(connection, table_id)
    table = tables.find(connection, table_id)
    if table is None:
        return None
    if snapshot is not None and snapshot.seq > table.last_seq:
        snapshot = None
    after = 0 if snapshot is None else snapshot.seq
    return Loaded(table, snapshot, entries.page(connection, table_id, after, longest, table.last_seq))


def find_snapshot(connection: Connection, table_id: str) -> Snapshot | None:
    """The snapshot of a table, unless it is beyond reading."""
    try:
        row = connection.execute(select(SNAPSHOT.seq, SNAPSHOT.state).where(SNAPSHOT.table_id == table_id)).first()
    except ValueError:  # not JSON any more: a cache may be lost at any time
        return None
    if row is None or row.seq < 0 or not isinstance(row.state, dict):
        return None
    return Snapshot(row.seq, row.state)


def put_snapshot(connection: Connection, table_id: str, snapshot: Snapshot) -> None:
    """Replace the snapshot of a table."""
    last_seq = connection.execute(select(TABLE.last_seq).where(TABLE.id == table_id)).scalar()
    if last_seq is None:
        raise NotStored("no such table")
    if snapshot.seq > last_seq:
        raise BadInput(f"the log ends at {last_seq}; there is nothing at {snapshot.seq} to take a snapshot of")
    _put_snapshot(connection, table_id, snapshot)


def drop_snapshot(connection: Connection, table_id: str) -> None:
    """Forget the snapshot of a table."""
    connection.execute(delete(schema.snapshot).where(SNAPSHOT.table_id == table_id))


def _put_snapshot(connection: Connection, table_id: str, snapshot: Snapshot) -> None:
    upsert.put(connection, schema.snapshot, [{"table_id": table_id, "seq": snapshot.seq, "state": snapshot.state}])
