"""The store: everything the table server asks of its database, as one object."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Self

from mikrokosmos.core.interface import Json
from mikrokosmos.server.entry import Entry
from mikrokosmos.server.storage import (
    checks,
    dice,
    entries,
    erasure,
    guests,
    leases,
    log,
    people,
    rematches,
    replays,
    seats,
    tables,
)
from mikrokosmos.server.storage.analyses import AnalysisStore
from mikrokosmos.server.storage.database import Database, open_database
from mikrokosmos.server.storage.deal_store import DealStore
from mikrokosmos.server.storage.errors import BadInput, NotStored
from mikrokosmos.server.storage.health import Health
from mikrokosmos.server.storage.keys import new_id
from mikrokosmos.server.storage.limits import Limits
from mikrokosmos.server.storage.listener import Listener
from mikrokosmos.server.storage.notices import Notice
from mikrokosmos.server.storage.rows import (
    STATUSES,
    Already,
    Appended,
    Conflict,
    DealEntry,
    Dice,
    Guest,
    Identity,
    Invitation,
    Lease,
    Loaded,
    Mark,
    Message,
    Numbers,
    Replay,
    Seat,
    Seated,
    Snapshot,
    Status,
    Table,
)
from mikrokosmos.server.storage.site_store import SiteStore


def milliseconds() -> int:
    """The present, UTC."""
    return time.time_ns() // 1_000_000


class Store:
    """An open database. What is returned is committed; what raises has changed nothing (but see `DatabaseFailed`)."""

    def __init__(self, database: Database, limits: Limits, clock: Callable[[], int]) -> None:
        """Usually made by `open`."""
        self._database = database
        self._check = checks.Checks(limits)
        self.now = clock
        self.limits = limits
        self.process_id: str | None = None
        """Who this process is among several; whose games begin here are its own then."""
        self.site = SiteStore(database, self._check, limits, clock)
        """What the admin asks for."""
        self.analyses = AnalysisStore(database, self._check, clock)
        """What was worked out about finished games."""
        self.deals = DealStore(database, self._check)
        """Daily deals."""

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        limits: Limits | None = None,
        clock: Callable[[], int] = milliseconds,
        connections: int = 5,
    ) -> Self:
        """Open `sqlite:///folder/file.db` or `postgresql://user@host/name`; what is missing is made.

        `clock` gives UTC in milliseconds. `DatabaseUnusable` says why a database cannot be used.
        """
        return cls(await open_database(url, connections), limits or Limits(), clock)

    async def close(self) -> None:
        """Finish what was begun, and let go of the database."""
        await self._database.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def ping(self) -> None:
        """Return if the database answers; otherwise raise."""
        await self._database.read(partial(tables.find, table_id=""))

    async def try_write(self) -> None:
        """Return if the database takes a write; otherwise raise. Nothing is left of it."""
        person = Identity(new_id(), "?", "en", self.now())
        await self._database.write(partial(people.try_write, person=person))

    @property
    def health(self) -> Health:
        """What has become of the last reads and writes."""
        return self._database.health

    # People

    async def add_identity(self, name: str, language: str) -> Identity:
        """A new person, with a fresh unguessable id."""
        now = self.now()
        person = Identity(
            new_id(), self._check.text("name", name), self._check.text("language", language), now, seen_at=now
        )
        return await self._database.write(partial(people.add, person=person))

    async def identity(self, identity_id: str) -> Identity | None:
        """The person of that id."""
        self._check.id("identity", identity_id)
        return await self._database.read(partial(people.find, identity_id=identity_id))

    async def rename(self, identity_id: str, name: str, language: str | None = None) -> Identity:
        """Give a person another name, and another language if wanted."""
        self._check.id("identity", identity_id)
        changes = {"name": self._check.text("name", name)}
        if language is not None:
            changes["language"] = self._check.text("language", language)
        return await self._database.write(partial(people.rename, identity_id=identity_id, changes=changes))

    async def note_seen(self, identity_id: str) -> None:
        """A person was there."""
        self._check.id("identity", identity_id)
        await self._database.write(partial(people.note_seen, identity_id=identity_id, now=self.now()))

    async def unfinished_tables(self, identity_id: str) -> list[str]:
        """The tables a person has made or sits at that are not over."""
        self._check.id("identity", identity_id)
        return await self._database.read(partial(erasure.unfinished, identity_id=identity_id))

    async def erase(self, identity_id: str) -> list[str]:
        """Forget a person's name wherever it is stored, their devices and their replays; for good.

        The tables whose logs have changed: what is remembered of them is out of date.
        """
        self._check.id("identity", identity_id)
        return await self._database.write(partial(erasure.erase, identity_id=identity_id))

    # Tables

    async def create_table(
        self,
        owner: str,
        game: str,
        *,
        rules: int,
        setup: Json,
        seats: Sequence[Seat] = (),
        public: bool = False,
        seed: bytes,
        commitment: str,
        entries: Sequence[Entry] = (),
        follows: str | None = None,
        most: int | None = None,
        counts: DealEntry | None = None,
    ) -> Table:
        """A new open table with its seats, the secret of its dice and the beginning of its log, in one transaction.

        `follows` is the table this one is the rematch of. If that has one already, that one is returned and nothing is
        written. `TooMany` if the owner has `most` unfinished tables, made by whichever process. `AlreadyCounts` if
        another table is the owner's game of the daily deal that this one should count for.
        """
        now = self.now()
        table = Table(
            id=new_id(),
            game=self._check.text("game", game),
            rules=self._check.number("rules", rules, 0, checks.INT),
            setup=self._check.setup(setup),
            state="open",
            public=bool(public),
            owner=self._check.id("owner", owner),
            created_at=now,
            changed_at=now,
            last_seq=len(entries),
            result=None,
            follows=None if follows is None else self._check.id("table to follow", follows),
        )
        new = tables.New(
            table,
            seats=self._check.seats(seats),
            entries=self._check.entries(entries, 0, now, least=0),
            seed=self._check.seed(seed),
            commitment=self._check.text("commitment", commitment),
            most=most,
            counts=counts,
        )
        return await self._database.write(partial(tables.create, new=new))

    async def table(self, table_id: str) -> Table | None:
        """The table of that id."""
        self._check.id("table", table_id)
        return await self._database.read(partial(tables.find, table_id=table_id))

    async def following(self, table_id: str) -> str | None:
        """The id of the table that is the rematch of this one."""
        self._check.id("table", table_id)
        return await self._database.read(partial(tables.following, table_id=table_id))

    async def tables_of(
        self, identity_id: str, limit: int = 50, before: Mark | None = None, states: Sequence[Status] = STATUSES
    ) -> tuple[Table, ...]:
        """The tables a person has made, sits at or acts at by a personal link, the latest first.

        Go on with `before=found[-1].mark`.
        """
        self._check.id("identity", identity_id)
        limit, before, states = self._check.list(limit, before, states)
        return await self._database.read(
            partial(tables.of_person, identity_id=identity_id, states=states, limit=limit, before=before)
        )

    async def public_tables(
        self, limit: int = 50, before: Mark | None = None, states: Sequence[Status] = ("open", "playing")
    ) -> tuple[Table, ...]:
        """The tables anybody may find, the latest first."""
        limit, before, states = self._check.list(limit, before, states)
        return await self._database.read(partial(tables.public, states=states, limit=limit, before=before))

    async def history(self, identity_id: str, limit: int = 50, before: Mark | None = None) -> tuple[Table, ...]:
        """The finished games a person has played, with their results, the latest first."""
        self._check.id("identity", identity_id)
        limit, before, _ = self._check.list(limit, before, STATUSES)
        return await self._database.read(partial(tables.played_by, identity_id=identity_id, limit=limit, before=before))

    async def count_tables(self, owner: str, states: Sequence[Status] = ("open", "playing")) -> int:
        """How many tables a person has made that are in one of these states."""
        self._check.id("owner", owner)
        states = self._check.statuses(states)
        return await self._database.read(partial(tables.count_owned, identity_id=owner, states=states))

    async def playing(self, limit: int = 100, after: str = "") -> tuple[str, ...]:
        """The ids of tables at which a game is going on, ascending; go on with `after=found[-1]`."""
        self._check.number("limit", limit, 1, self.limits.rows)
        if after:
            self._check.id("table", after)
        return await self._database.read(partial(tables.playing, limit=limit, after=after))

    # The log

    async def append(
        self,
        table_id: str,
        after_seq: int,
        entries: Sequence[Entry],
        *,
        message: Message | None = None,
        seats: Sequence[Seat] | None = None,
        status: Status | None = None,
        result: Json | None = None,
        snapshot: Json | None = None,
        lease: Lease | None = None,
    ) -> Appended | Conflict | Already:
        """Append entries to the log that ends at `after_seq`, with all that belongs to them, in one transaction.

        `Conflict` if the log has gone on meanwhile, `Already` if the message was stored before; both write nothing.
        `snapshot` is the state after the last of the entries, `result` what `history` shows. With a `lease` it is
        written only while that holds; otherwise `LeaseLost`.
        """
        new = log.Append(
            table_id=self._check.id("table", table_id),
            entries=self._check.entries(
                entries, self._check.number("after_seq", after_seq, 0, checks.BIGINT), self.now()
            ),
            message=None if message is None else self._check.message(message),
            seats=self._check.seats(seats or ()),
            status=None if status is None else self._check.statuses([status])[0],
            result=None if result is None else self._check.body("result", result),
            snapshot=None if snapshot is None else self._check.state(snapshot),
            longest=self.limits.log,
            lease=lease,
            process_id=self.process_id,
        )
        try:
            return await self._database.write(new)
        except log.StoredBefore as found:
            return found.answer

    async def stored(self, table_id: str, message: Message) -> int | None:
        """The last entry that came by this message; ask before judging a retry by the rules of now."""
        self._check.id("table", table_id)
        message = self._check.message(message)
        return await self._database.read(partial(log.find_message, table_id=table_id, message=message))

    async def load(self, table_id: str) -> Loaded:
        """The table, its snapshot if there is a usable one, and all entries after it; `NotStored` if there is none."""
        self._check.id("table", table_id)
        found = await self._database.read(partial(log.load, table_id=table_id, longest=self.limits.log))
        if found is None:
            raise NotStored("no such table")
        return found

    async def entries(self, table_id: str, after: int = 0, limit: int | None = None) -> tuple[Entry, ...]:
        """A page of the log: the entries that follow `after`."""
        self._check.id("table", table_id)
        after = self._check.number("after", after, 0, checks.BIGINT)
        limit = self.limits.rows if limit is None else self._check.number("limit", limit, 1, self.limits.rows)
        return await self._database.read(partial(entries.page, table_id=table_id, after=after, limit=limit))

    async def news(self, table_id: str, after: int) -> tuple[tuple[Entry, ...], int]:
        """A page of the log after an entry, and how often somebody had lost access to the table by then."""
        self._check.id("table", table_id)
        after = self._check.number("after", after, 0, checks.BIGINT)
        return await self._database.read(partial(entries.news, table_id=table_id, after=after, limit=self.limits.rows))

    async def put_snapshot(self, table_id: str, seq: int, state: Json) -> None:
        """Replace the snapshot of a table; one beyond the end of the log is refused."""
        self._check.id("table", table_id)
        snapshot = Snapshot(self._check.number("seq", seq, 0, checks.BIGINT), self._check.state(state))
        await self._database.write(partial(log.put_snapshot, table_id=table_id, snapshot=snapshot))

    async def drop_snapshot(self, table_id: str) -> None:
        """Forget the snapshot of a table, as when its state is of an older form."""
        self._check.id("table", table_id)
        await self._database.write(partial(log.drop_snapshot, table_id=table_id))

    # Other processes

    @property
    def shared(self) -> bool:
        """Whether other processes may use the same database; SQLite has one."""
        return self._database.shared

    async def listen(self, hear: Callable[[Notice], None]) -> Listener:
        """Be told what other processes do, and this one; only where the database is `shared`."""
        return await self._database.listen(hear)

    def drop_connections(self) -> None:
        """The database does not answer: break off whatever waits for it, and wait no more until one can `listen`."""
        self._database.drop_connections()

    async def join(self, process_id: str, uptime: int = 0) -> int:
        """Be one of the processes that own tables, for as long as one renews.

        All in milliseconds: `uptime` is for how long this one has been there, the answer for how long the oldest other.
        """
        self._check.id("process", process_id)
        return await self._database.write(partial(leases.join, process_id=process_id, uptime=uptime))

    async def leave(self, process_id: str) -> None:
        """Give up all tables, for others to take at once."""
        await self._database.write(partial(leases.leave, process_id=self._check.id("process", process_id)))

    async def hold(self, table_id: str, process_id: str) -> Lease | None:
        """Own a table, unless another living process does."""
        self._check.id("table", table_id)
        return await self._database.write(partial(leases.hold, table_id=table_id, process_id=process_id))

    async def take_over(self, process_id: str, most: int = 100) -> dict[str, Lease]:
        """Own some of the tables that nobody alive owns."""
        return await self._database.write(partial(leases.take_over, process_id=process_id, most=most))

    async def leases_of(self, process_id: str) -> dict[str, Lease]:
        """All tables that a process owns."""
        return await self._database.read(partial(leases.owned_by, process_id=process_id))

    async def end_lease(self, table_id: str, lease: Lease) -> None:
        """The game is over; nobody need own its table."""
        await self._database.write(partial(leases.end, table_id=table_id, lease=lease))

    async def numbers(self, table_ids: Sequence[str]) -> tuple[Numbers, ...]:
        """Where these tables stand, by numbers: for whoever may have missed something."""
        self._check.number("the number of tables", len(table_ids), 0, self.limits.rows)
        return await self._database.read(partial(leases.numbers, table_ids=list(table_ids)))

    # Seats and invitations

    async def seats(self, table_id: str) -> tuple[Seat, ...]:
        """Who sits at a table, in the order of the seats."""
        return (await self.seats_of([table_id]))[table_id]

    async def seats_of(self, table_ids: Sequence[str]) -> dict[str, tuple[Seat, ...]]:
        """Who sits at several tables, for a list of them."""
        self._check.number("the number of tables", len(table_ids), 0, self.limits.tables)
        for table_id in table_ids:
            self._check.id("table", table_id)
        limit = self.limits.tables * self.limits.seats
        return await self._database.read(partial(seats.at, table_ids=list(table_ids), limit=limit))

    async def seated(self, table_ids: Sequence[str]) -> dict[str, tuple[Seated, ...]]:
        """Who sits at several tables, with the names of now, for a list that people read."""
        self._check.number("the number of tables", len(table_ids), 0, self.limits.tables)
        for table_id in table_ids:
            self._check.id("table", table_id)
        limit = self.limits.tables * self.limits.seats
        return await self._database.read(partial(seats.named, table_ids=list(table_ids), limit=limit))

    async def seat_by_key(self, key_hash: str) -> tuple[str, Seat] | None:
        """The table and the seat a personal link leads to."""
        self._check.text("key_hash", key_hash)
        return await self._database.read(partial(seats.by_key, key_hash=key_hash))

    async def set_seat_key(self, table_id: str, seat: int, key_hash: str | None, owner: str | None = None) -> None:
        """Give a seat another personal link, or none; the old one is worth nothing from now on.

        With `owner`, only if the seat is still that person's: it may have changed hands at this very moment.
        """
        self._check.id("table", table_id)
        self._check.seat(seat)
        if key_hash is not None:
            self._check.text("key_hash", key_hash)
        await self._database.write(partial(seats.set_key, table_id=table_id, seat=seat, key_hash=key_hash, owner=owner))

    async def create_invitation(self, table_id: str, key_hash: str) -> Invitation:
        """A new link into a table, known by the hash of its key."""
        invitation = Invitation(
            self._check.id("table", table_id), self._check.text("key_hash", key_hash), self.now(), None
        )
        most = self.limits.invitations
        return await self._database.write(partial(seats.invite, invitation=invitation, most=most))

    async def find_invitation(self, key_hash: str) -> Invitation | None:
        """The invitation of a key; `None` if there is none or it was revoked."""
        self._check.text("key_hash", key_hash)
        return await self._database.read(partial(seats.find_invitation, key_hash=key_hash))

    async def invitations(self, table_id: str) -> tuple[Invitation, ...]:
        """All invitations of a table, revoked ones included, the oldest first."""
        self._check.id("table", table_id)
        limit = self.limits.invitations
        return await self._database.read(partial(seats.invitations, table_id=table_id, limit=limit))

    async def revoke_invitations(self, table_id: str, key_hash: str | None = None) -> int:
        """Revoke one invitation of a table, or all of them; how many were in force."""
        self._check.id("table", table_id)
        if key_hash is not None:
            self._check.text("key_hash", key_hash)
        now = self.now()
        return await self._database.write(partial(seats.revoke, table_id=table_id, key_hash=key_hash, now=now))

    # Guests

    async def admit(
        self,
        table_id: str,
        identity_id: str,
        *,
        invitation: str | None = None,
        acts_as: str | None = None,
        seat_key: str | None = None,
    ) -> Guest:
        """Let a person in by an invitation (the hash of its key), or to act for somebody by their personal link.

        With `seat_key`, only if it is still the hash of a link of that person.

        What is told anew replaces what was; what is not stays, so that an invitation takes nobody's seat away again.
        """
        if invitation is None and acts_as is None:
            raise BadInput("a guest comes by an invitation or by a personal link")
        guest = Guest(
            self._check.id("table", table_id),
            self._check.id("identity", identity_id),
            None if invitation is None else self._check.text("invitation", invitation),
            None if acts_as is None else self._check.id("identity to act as", acts_as),
        )
        return await self._database.write(
            partial(guests.admit, guest=guest, most=self.limits.guests, seat_key=seat_key)
        )

    async def guest(self, table_id: str, identity_id: str) -> Guest | None:
        """How a person came to a table; `None` if they did not, or if their invitation was revoked."""
        self._check.id("table", table_id)
        self._check.id("identity", identity_id)
        return await self._database.read(partial(guests.find, table_id=table_id, identity_id=identity_id))

    async def bring_along(self, from_table: str, table_id: str, identity_id: str, acts_as: str) -> Guest:
        """Let a device that acts for a person at a table do so at its rematch, unless it has been sent away."""
        self._check.id("table", from_table)
        guest = Guest(
            self._check.id("table", table_id),
            self._check.id("identity", identity_id),
            None,
            self._check.id("identity to act as", acts_as),
        )
        return await self._database.write(
            partial(rematches.bring_along, from_table=from_table, guest=guest, most=self.limits.guests)
        )

    async def end_links(self, table_id: str, owner: str) -> tuple[int, list[str]]:
        """Take back the personal links of a person at a table and all its rematches, with all they let in.

        How many were sent away from this table, and the tables at which somebody may have lost a seat.
        """
        self._check.id("table", table_id)
        self._check.id("owner", owner)
        return await self._database.write(partial(rematches.end_links, table_id=table_id, owner=owner))

    # Dice

    async def dice(self, table_id: str) -> Dice | None:
        """What everybody may know of the dice of a table."""
        self._check.id("table", table_id)
        return await self._database.read(partial(dice.find, table_id=table_id))

    async def dice_seed(self, table_id: str) -> bytes:
        """The secret seed itself: to roll, and to show when the game is over. No other method reads it."""
        self._check.id("table", table_id)
        return await self._database.read(partial(dice.seed, table_id=table_id))

    # Replays

    async def add_replay(self, owner: str, game: str, record: Json, title: str, most: int | None = None) -> Replay:
        """Keep a record to be watched, under a fresh unguessable id; `TooMany` if the owner keeps `most` already."""
        replay = Replay(
            new_id(),
            self._check.id("owner", owner),
            self._check.text("game", game),
            self._check.text("title", title) if title else "",  # it may go without
            self.now(),
            self._check.record(record),
        )
        return await self._database.write(partial(replays.add, replay=replay, most=most))

    async def replay(self, replay_id: str) -> Replay | None:
        """The replay of that id, with its record."""
        self._check.id("replay", replay_id)
        return await self._database.read(partial(replays.find, replay_id=replay_id))

    async def replays_of(self, owner: str, limit: int = 50, before: Mark | None = None) -> tuple[Replay, ...]:
        """What a person keeps, the latest first, each without its record; go on with `before=found[-1].mark`."""
        self._check.id("owner", owner)
        limit, before = self._check.page(limit, before)
        return await self._database.read(partial(replays.of_person, owner=owner, limit=limit, before=before))

    async def count_replays(self, owner: str) -> int:
        """How many replays a person keeps."""
        self._check.id("owner", owner)
        return await self._database.read(partial(replays.count, owner=owner))

    async def remove_replay(self, replay_id: str, owner: str) -> bool:
        """Forget a replay of this person; whether there was one."""
        self._check.id("replay", replay_id)
        self._check.id("owner", owner)
        return await self._database.write(partial(replays.remove, replay_id=replay_id, owner=owner))
