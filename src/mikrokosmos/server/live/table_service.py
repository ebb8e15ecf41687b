"""The table service: all tables of this process. It executes commands, one at a time for each table.

A command is executed in three steps: ask the table for the entries, append them to the log, and only when they are on
the disk fold them and tell the subscribers. What is kept in memory is a copy of the log's fold and may be forgotten at
any moment; it may be behind what another process has written, and is brought up to date when the log does not take the
entries, or before a command is refused.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from time import perf_counter

from mikrokosmos.core.fair_dice import new_seed, promise
from mikrokosmos.core.interface import Json
from mikrokosmos.server.entry import Entry
from mikrokosmos.server.live.live_table import LiveTable
from mikrokosmos.server.operations.metrics import Metrics
from mikrokosmos.server.operations.redaction import short_hash
from mikrokosmos.server.storage.errors import DatabaseFailed, NotStored, StorageError
from mikrokosmos.server.storage.rows import (
    Already,
    Appended,
    Conflict,
    DealEntry,
    Lease,
    Message,
    Seat,
    SeatKind,
    Status,
)
from mikrokosmos.server.storage.store import Store
from mikrokosmos.server.tables.refused import Refused
from mikrokosmos.server.tables.seat_state import SeatState
from mikrokosmos.server.tables.setup import Setup
from mikrokosmos.server.tables.snapshot import resume, snapshot
from mikrokosmos.server.tables.table import OVER, Table

log = logging.getLogger(__name__)

Decide = Callable[[Table], list[Entry]]
"""A command, as it is put to a table: which entries would do it? The table refuses, or answers and stays as it is."""

EVERY = 100
"""So many entries of a log are folded at most when a table is opened: then a snapshot is taken."""
TRIES = 8
"""How often a table is asked again when another process was faster."""


@dataclass(frozen=True, slots=True)
class Accepted:
    """A command was executed: its entries, up to entry `seq` of the log."""

    seq: int
    entries: tuple[Entry, ...] = ()
    again: bool = False
    """Whether it had been executed before: the client sent it twice."""


class TableService:
    """The tables of one process over a store that other processes may share."""

    def __init__(self, store: Store, kept: int = 256, metrics: Metrics | None = None) -> None:
        """`kept` is how many tables that nobody subscribes to are remembered."""
        self.metrics = metrics or Metrics()
        self.metrics.show("tables", lambda: len(self.tables))
        self.metrics.show("watchers", lambda: sum(len(live.subscribers) for live in self.tables.values()))
        self.store = store
        self.kept = kept
        self.clock = store.now
        self.changed: Callable[[str], None] = lambda table_id: None
        """Called whenever something has happened at a table; autoplay sets it."""
        self.forgotten: Callable[[str], None] = lambda table_id: None
        """Called when a table was deleted."""
        self.announcement: str | None = None
        """What the admin of the site tells everybody."""
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()
        self.reachable = True
        """Whether the database can be reached, as far as anybody has noticed; people at tables are told."""

    async def create(
        self,
        owner: str,
        setup: Setup,
        *,
        public: bool = False,
        decisions: Sequence[Decide] = (),
        follows: str | None = None,
        most: int | None = None,
        seed: bytes | None = None,
        counts: DealEntry | None = None,
    ) -> str:
        """A new table, with those seated whom the decisions seat; its id. All of it is stored, or nothing.

        The promise about its dice is made before anybody sits down. A table that `follows` another, the rematch, is
        made once: whoever asks second is led to the first. `TooMany` if the owner has `most` unfinished tables. A daily
        deal brings its own `seed`, and may be the game of the owner that `counts`.
        """
        seed = seed or new_seed()
        table = Table(owner, setup, seed, public)
        entries: list[Entry] = []
        for decide in decisions:
            for entry in decide(table):
                table.fold(entry)
                entries.append(entry)
        row = await self.store.create_table(
            owner,
            setup.game,
            rules=table.game.rules,
            setup=setup.to_json(),
            seats=[_seat(number, state.to_json()) for number, state in enumerate(table.seats)],
            public=public,
            seed=seed,
            commitment=promise(seed),
            entries=entries,
            follows=follows,
            most=most,
            counts=counts,
        )
        return row.id

    async def rematch(self, table_id: str, identity: str, most: int | None = None) -> str:
        """The table after this one: the same people, one seat further, so that another begins."""
        table, _ = await self.read(table_id)
        if table.status != OVER:
            raise Refused("not-over")
        if all(state.identity != identity for state in table.seats):
            raise Refused("not-your-seat")
        if (found := await self.store.following(table_id)) is None:
            # From the same beginning as before, everybody plays what they played.
            seats = table.seats if table.setup.what_if else [*table.seats[1:], *table.seats[:1]]
            decisions = [partial(_seat_again, seat=seat, state=state) for seat, state in enumerate(seats)]
            setup = replace(table.setup, deal=None)  # of a daily deal there is no rematch with the same dice
            found = await self.create(
                identity, setup, public=table.public, decisions=decisions, follows=table_id, most=most
            )
        self.rematch_made(table_id, found)
        return found

    async def execute(
        self, table_id: str, decide: Decide, message: Message | None = None, lease: Lease | None = None
    ) -> Accepted:
        """Execute a command, or raise `Refused`; the same message again changes nothing and has the same answer.

        With a `lease`, which bots and clocks have where there are several processes, only while it holds.
        """
        began = perf_counter()
        live = self.live(table_id)
        async with live.lock:
            accepted = await self._execute(table_id, live, decide, message, lease)
        self.metrics.command_seconds.observe(perf_counter() - began)
        return accepted

    async def read(self, table_id: str) -> tuple[Table, int]:
        """The table as it stands, and the number of its last entry. To be read, not changed."""
        live = self.live(table_id)
        async with live.lock:
            return await self._catch_up(table_id, live), live.seq

    async def open(self, table_id: str) -> LiveTable:
        """The table as it stands, for a subscriber."""
        live = self.live(table_id)
        async with live.lock:
            await self._catch_up(table_id, live)
            return live

    def known(self, table_id: str) -> Table | None:
        """What is remembered of a table, without reading the log."""
        live = self.tables.get(table_id)
        return None if live is None else live.table

    def watched(self, table_id: str) -> bool:
        """Whether anybody is told what happens at a table."""
        live = self.tables.get(table_id)
        return live is not None and bool(live.subscribers)

    def watchers(self, table_id: str) -> int:
        """How many are told here what happens at a table."""
        live = self.tables.get(table_id)
        return 0 if live is None else len(live.subscribers)

    def watcher_counts(self, most: int) -> dict[str, int]:
        """How many watch each table here, of so many tables at most: those used last."""
        watched = [(name, len(live.subscribers)) for name, live in reversed(self.tables.items()) if live.subscribers]
        return dict(watched[:most])

    def recheck_access(self, table_id: str) -> None:
        """Who may come to a table has changed: all who watch it are checked again."""
        if (live := self.tables.get(table_id)) is not None:
            live.access_changes += 1
            live.notify()

    async def reload(self, table_id: str) -> None:
        """What was stored of a table has changed: read it anew, if it is remembered."""
        if (live := self.tables.get(table_id)) is not None:
            async with live.lock:
                fresh = LiveTable()
                await self._catch_up(table_id, fresh)
                live.read_at = fresh.read_at
                if fresh.seq != live.seq or not _same(fresh.table, live.table):
                    live.table, live.seq = fresh.table, fresh.seq
                    live.start_over()

    def forget_idle(self) -> None:
        """Remember nothing that nobody looks at: something may have happened that was not heard of."""
        for name in [name for name, live in self.tables.items() if not live.subscribers and not live.lock.locked()]:
            del self.tables[name]

    def recheck_person(self, identity: str) -> None:
        """A person may not come any more: whoever watches as that person is checked again."""
        for table_id, live in self.tables.items():
            if any(
                identity in (getattr(subscriber, "sender", None), getattr(subscriber, "identity", None))
                for subscriber in live.subscribers
            ):
                self.recheck_access(table_id)

    def recheck_everybody(self) -> None:
        """Some person may not come any more, and nobody knows who: all who watch anything are checked again."""
        for table_id, live in self.tables.items():
            if live.subscribers:
                self.recheck_access(table_id)

    def deleted(self, table_id: str) -> None:
        """A table is not stored any more: whoever watches it is told, and nothing of it is remembered."""
        self.forgotten(table_id)
        if (live := self.tables.pop(table_id, None)) is not None:
            live.deleted = True
            live.access_changes += 1
            live.notify()

    def access_changes(self, table_id: str) -> int:
        """A number that changes whenever somebody may have lost access to a table."""
        live = self.tables.get(table_id)
        return 0 if live is None else live.access_changes

    def rematch_made(self, table_id: str, rematch: str) -> None:
        """The people of a table go on at another: all who watch it are told."""
        if (live := self.tables.get(table_id)) is not None and live.rematch != rematch:
            live.rematch = rematch
            live.notify()

    async def catch_up(self, table_id: str, seq: int) -> None:
        """Another process has written up to this entry: fold what is missing here, and tell of it."""
        live = self.tables.get(table_id)
        if live is None or live.table is None:
            return
        async with live.lock:  # if it was this process, it has folded the entry by the time the lock is free
            if live.seq < seq:
                await self._catch_up(table_id, live)

    def set_reachable(self, reachable: bool) -> None:
        """The database is gone, or back: everybody at a table is told."""
        if self.reachable != reachable:
            self.reachable = reachable
            for live in self.tables.values():
                live.notify()

    def set_announcement(self, text: str | None) -> None:
        """The admin of the site has something to tell, or no more: everybody at a table is told."""
        if self.announcement != text:
            self.announcement = text
            for live in self.tables.values():
                live.notify()

    def live(self, table_id: str) -> LiveTable:
        """A table in memory; those nobody needs are forgotten when one is added, the longest unused first."""
        if (live := self.tables.get(table_id)) is not None:
            self.tables.move_to_end(table_id)
            return live
        self.tables[table_id] = live = LiveTable()
        idle = [name for name, other in self.tables.items() if not other.subscribers and not other.lock.locked()]
        for name in idle[: max(0, len(idle) - self.kept)]:
            if name != table_id:
                del self.tables[name]
        return live

    # The steps of a command.

    async def _execute(
        self, table_id: str, live: LiveTable, decide: Decide, message: Message | None, lease: Lease | None
    ) -> Accepted:
        # What is known here is taken for true: if it is not, the log will not take the entries.
        table = live.table or await self._catch_up(table_id, live)
        for _ in range(TRIES):
            try:
                entries = decide(table)
            except Refused:
                if (before := await self._executed_before(table_id, live, message)) is not None:
                    return before
                known = live.seq
                table = await self._catch_up(table_id, live)
                if live.seq == known:
                    raise
                continue  # another process has written: ask again
            if not entries:
                return await self._executed_before(table_id, live, message) or Accepted(live.seq)
            live.writing = live.seq + len(entries)
            try:
                stored = await self._append(table_id, live.seq, entries, message, lease)
            finally:
                live.writing = 0  # and there is no pause until they are folded
            if isinstance(stored, Appended):
                live.heard_access(stored.access)
                await self._fold(table_id, live, stored.entries)
                return Accepted(stored.last_seq, stored.entries)
            if isinstance(stored, Already):
                return await self._again(table_id, live, stored.seq)
            table = await self._catch_up(table_id, live)  # another process was faster
        raise Refused("busy")

    async def _append(
        self, table_id: str, after: int, entries: Sequence[Entry], message: Message | None, lease: Lease | None
    ) -> Appended | Conflict | Already:
        """Write the entries, and with them who sits where, how the table stands and how the game ended."""
        status: Status | None = None
        result: Json | None = None
        seats = []
        for entry in entries:
            if entry.kind == "start":
                status = "playing"
            elif entry.kind == "end":
                status, result = ("abandoned", None) if entry.body.get("abandoned") else ("over", entry.body)
            elif entry.kind == "seat" and entry.seat is not None:
                seats.append(_seat(entry.seat, entry.body))
        began = perf_counter()
        stored = await self.store.append(
            table_id, after, entries, message=message, seats=seats or None, status=status, result=result, lease=lease
        )
        self.metrics.commit_seconds.observe(perf_counter() - began)
        return stored

    async def _fold(self, table_id: str, live: LiveTable, entries: Sequence[Entry]) -> None:
        """The entries are on the disk: make them so, and tell of it."""
        for entry in entries:
            live.fold(entry)
        self.changed(table_id)
        assert live.table is not None
        _log_ends(table_id, live.table, entries)
        if live.seq // EVERY > (live.seq - len(entries)) // EVERY:
            with suppress(StorageError):  # the command was executed, with or without it
                await self.store.put_snapshot(table_id, live.seq, snapshot(live.table))

    async def _catch_up(self, table_id: str, live: LiveTable) -> Table:
        """The fold of the whole log, from its last snapshot; what another process has added since is folded now."""
        if live.table is None:
            try:
                loaded = await self.store.load(table_id)
            except NotStored:
                self.tables.pop(table_id, None)  # whoever tries ids must not push real tables out
                raise
            seed = await self.store.dice_seed(table_id)
            row = loaded.table
            live.access = live.read_at = row.access
            with self._readable(table_id, live):
                live.table = Table(row.owner, Setup.from_json(row.setup, row.rules), seed, row.public)
                kept = loaded.snapshot
                live.seq = kept.seq if kept is not None and resume(live.table, kept.state) else 0
        known, more = live.seq, True
        while more:
            entries, access = await self.store.news(table_id, live.seq)
            live.heard_access(access)  # what was revoked before these entries is known now
            with self._readable(table_id, live):
                for entry in entries:
                    live.fold(entry)
            more = len(entries) == self.store.limits.rows
        if live.seq > known:
            self.changed(table_id)
        return live.table

    @contextmanager
    def _readable(self, table_id: str, live: LiveTable) -> Iterator[None]:
        """What is stored of a table may be damaged: that is one line in the log, and nothing is left half done."""
        try:
            yield
        except Exception as error:
            live.table, live.seq = None, 0
            if isinstance(error, Refused) and error.reason == "too-new":
                raise
            about = {"table": short_hash(table_id), "why": type(error).__name__}  # its words may quote names
            log.error("what is stored of a table cannot be read", extra=about)
            log.debug("it cannot be read here", exc_info=error)
            raise DatabaseFailed("what is stored of this table cannot be read") from error

    async def _executed_before(self, table_id: str, live: LiveTable, message: Message | None) -> Accepted | None:
        """The answer to a message that was accepted once: it is not judged by the rules of now."""
        seq = None if message is None else await self.store.stored(table_id, message)
        return None if seq is None else await self._again(table_id, live, seq)

    async def _again(self, table_id: str, live: LiveTable, seq: int) -> Accepted:
        """The answer to a message whose last entry is known, with its entries as far as they can be read."""
        if seq > live.seq:  # it came to the disk without our noticing
            await self._catch_up(table_id, live)
        entries: tuple[Entry, ...] = ()
        with suppress(StorageError):
            entries = await self.store.entries(table_id, max(0, seq - 2), min(2, seq))
            if entries[-1].kind != "end":  # which belongs to the entry before it
                entries = entries[-1:]
        return Accepted(seq, entries, again=True)


def _log_ends(table_id: str, table: Table, entries: Sequence[Entry]) -> None:
    """Tell the log that a game has begun or ended."""
    for entry in entries:
        if entry.kind in ("start", "end"):
            about = {"table": short_hash(table_id), "game": table.setup.game, "players": table.setup.players}
            log.info("table started" if entry.kind == "start" else "table ended", extra=about)


def _seat_again(table: Table, seat: int, state: SeatState) -> list[Entry]:
    """Somebody sits at the next table too; a person for whom a bot played in the end is asked to come back."""
    bot = state.bot if state.identity is None else None
    return [table.seated(seat, SeatState(state.identity, state.name, bot, table.setup.order))]


def _seat(number: int, body: Json) -> Seat:
    kind: SeatKind = "bot" if body["bot"] else "person" if body["identity"] else "open"
    return Seat(number, kind, body["identity"], body["bot"])


def _same(one: Table | None, other: Table | None) -> bool:
    """Whether two tables would be stored alike, names included."""
    return one is not None and other is not None and snapshot(one) == snapshot(other)
