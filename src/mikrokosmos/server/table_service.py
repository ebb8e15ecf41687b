"""The table_service: all tables of this process, each with one ordered mailbox.

A wish is granted in three steps, one wish at a time for each table: ask the table for the entries, append them to the
log, and only when they are on the disk make them so and tell the watchers. What is kept in memory is a copy of the
log's fold and may be forgotten at any moment; it may be behind what another process has written, and is brought up to
date when the log does not take the entries, or before a wish is refused.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial

from mikrokosmos.core.fair_dice import new_seed, promise
from mikrokosmos.core.interface import Json
from mikrokosmos.server.broadcast import Broadcast
from mikrokosmos.server.metrics import Metrics, timed
from mikrokosmos.server.redaction import mark
from mikrokosmos.server.storage.errors import NotStored, StorageError
from mikrokosmos.server.storage.rows import Already, Appended, Conflict, Message, NewEntry, Seat, Status
from mikrokosmos.server.storage.store import Store
from mikrokosmos.server.subscription import News, Watcher
from mikrokosmos.server.tables.occupant import Occupant
from mikrokosmos.server.tables.refused import Refused
from mikrokosmos.server.tables.setup import Setup
from mikrokosmos.server.tables.snapshot import resume, snapshot
from mikrokosmos.server.tables.table import OVER, Draft, Table

log = logging.getLogger(__name__)

Wish = Callable[[Table], list[Draft]]

EVERY = 100
"""So many entries of a log are folded at most when a table is opened: then a snapshot is taken."""
TRIES = 8
"""How often a wish is asked again when another process was faster."""


@dataclass(frozen=True, slots=True)
class Granted:
    """A wish that came true: its last entry, and whether it had come true before (the client sent it twice)."""

    seq: int
    again: bool = False


@dataclass(slots=True)
class Place:
    """A table in the table_service: its mailbox, the fold of its log as far as it is known here, and who watches."""

    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    table: Table | None = None
    seq: int = 0
    watchers: set[Watcher] = field(default_factory=set)
    pictures: Broadcast | None = None
    """What was told of the table as it stands, for those who watch."""
    telling: bool = False
    """Whether the watchers are about to be asked to tell what they have heard."""

    def leave(self, watcher: Watcher) -> None:
        """One watches no more; pictures are kept for watchers only."""
        self.watchers.discard(watcher)
        if not self.watchers:
            self.pictures = None


class TableService:
    """The tables of one process over a store that other processes may share."""

    def __init__(self, store: Store, kept: int = 256, metrics: Metrics | None = None) -> None:
        """`kept` is how many tables that nobody watches are remembered."""
        self.metrics = metrics or Metrics()
        self.metrics.show("tables", lambda: len(self.places))
        self.metrics.show("watchers", lambda: sum(len(place.watchers) for place in self.places.values()))
        self.store = store
        self.kept = kept
        self.clock = store.now
        self.changed: Callable[[str], None] = lambda table_id: None
        """Called whenever something has come true at a table; the autoplay listen."""
        self.places: OrderedDict[str, Place] = OrderedDict()

    async def create(
        self,
        owner: str,
        setup: Setup,
        *,
        public: bool = False,
        wishes: Sequence[Wish] = (),
        follows: str | None = None,
    ) -> str:
        """A new table, with those seated whom the wishes seat; its id. All of it is stored, or nothing.

        The promise about its dice is made before anybody sits down. A table that `follows` another, the rematch, is
        made once: whoever asks second is led to the first.
        """
        seed = new_seed()
        table = Table(owner, setup, seed, public)
        drafts: list[Draft] = []
        at = self.clock()
        for wish in wishes:
            for draft in wish(table):
                table.fold(draft.kind, draft.seat, draft.body, at)
                drafts.append(draft)
        row = await self.store.create_table(
            owner,
            setup.game,
            rules=table.game.rules,
            setup=setup.to_json(),
            seats=[_seat(number, there.to_json()) for number, there in enumerate(table.seats)],
            public=public,
            seed=seed,
            commitment=promise(seed),
            entries=[_entry(draft, at) for draft in drafts],
            follows=follows,
        )
        return row.id

    async def rematch(self, table_id: str, identity: str) -> str:
        """The table after this one: the same people, one seat further, so that another begins."""
        table, _ = await self.look(table_id)
        if table.status != OVER:
            raise Refused("not-over")
        if all(there.identity != identity for there in table.seats):
            raise Refused("not-your-seat")
        if (found := await self.store.following(table_id)) is None:
            seats = [*table.seats[1:], *table.seats[:1]]
            wishes = [partial(_again, seat=seat, there=there) for seat, there in enumerate(seats)]
            found = await self.create(identity, table.setup, public=table.public, wishes=wishes, follows=table_id)
        for watcher in tuple(self.place(table_id).watchers):
            watcher.hear_of(found)
        return found

    @timed("grant_seconds")
    async def grant(self, table_id: str, wish: Wish, message: Message | None = None) -> Granted:
        """Let a wish come true, or raise `Refused`; the same message again changes nothing and has the same answer."""
        place = self.place(table_id)
        async with place.turn:
            # What is known here is taken for true: if it is not, the log will not take the entries.
            table = place.table or await self.up_to_date(table_id, place)
            for _ in range(TRIES):
                try:
                    drafts = wish(table)
                except Refused:
                    if (granted := await self.came_true_before(table_id, message)) is not None:
                        await self.catch_up(table_id, place, granted.seq)
                        return granted
                    known = place.seq
                    table = await self.up_to_date(table_id, place)
                    if place.seq == known:
                        raise
                    continue  # another process has written: ask again
                if not drafts:
                    return await self.came_true_before(table_id, message) or Granted(place.seq)
                answer = await self.append(table_id, place.seq, drafts, message)
                if isinstance(answer, Already):
                    await self.catch_up(table_id, place, answer.seq)
                    return Granted(answer.seq, again=True)
                if isinstance(answer, Appended):
                    self.settle(place, table, drafts, answer.last_seq, answer.at)
                    self.changed(table_id)
                    note(table_id, table, drafts)
                    if answer.last_seq // EVERY > (answer.last_seq - len(drafts)) // EVERY:
                        with suppress(StorageError):  # the wish has come true, with or without it
                            await self.store.put_snapshot(table_id, place.seq, snapshot(table))
                    return Granted(answer.last_seq)
                table = await self.up_to_date(table_id, place)  # another process was faster
        raise Refused("busy")

    async def catch_up(self, table_id: str, place: Place, seq: int) -> None:
        """An entry is known to be on the disk: if it came there without our noticing, fold it and tell of it now."""
        if seq > place.seq:
            await self.up_to_date(table_id, place)

    async def came_true_before(self, table_id: str, message: Message | None) -> Granted | None:
        """The answer to a message that was granted once: it is not judged by the rules of now."""
        seq = None if message is None else await self.store.stored(table_id, message)
        return None if seq is None else Granted(seq, again=True)

    async def look(self, table_id: str) -> tuple[Table, int]:
        """The table as it stands, and the number of its last entry. To be read, not changed."""
        place = self.place(table_id)
        async with place.turn:
            return await self.up_to_date(table_id, place), place.seq

    async def watch(self, table_id: str) -> Watcher:
        """Be told of everything from now on; close the watcher when done."""
        place = self.place(table_id)
        async with place.turn:
            await self.up_to_date(table_id, place)
            watcher = Watcher(place.seq, place.leave)
            place.watchers.add(watcher)
            return watcher

    def pictures(self, table_id: str) -> Broadcast:
        """What is told of a table that is watched, without asking the log; for whoever has just heard news."""
        place = self.places[table_id]
        assert place.table is not None, "nobody watches this table"
        if place.pictures is None or place.pictures.seq != place.seq:
            place.pictures = Broadcast(place.table, place.seq, place.pictures)
        return place.pictures

    def known(self, table_id: str) -> Table | None:
        """What the table_service remembers of a table, without asking the log."""
        place = self.places.get(table_id)
        return None if place is None else place.table

    # The steps.

    def place(self, table_id: str) -> Place:
        """The place of a table; places nobody needs are cleared when one is added, the longest unused first."""
        if (place := self.places.get(table_id)) is not None:
            self.places.move_to_end(table_id)
            return place
        self.places[table_id] = place = Place()
        idle = [name for name, other in self.places.items() if not other.watchers and not other.turn.locked()]
        for name in idle[: max(0, len(idle) - self.kept)]:
            if name != table_id:
                del self.places[name]
        return place

    async def up_to_date(self, table_id: str, place: Place) -> Table:
        """The fold of the whole log, from its last snapshot; what another process has added since is folded now."""
        if place.table is None:
            try:
                loaded = await self.store.load(table_id)
            except NotStored:
                self.places.pop(table_id, None)  # whoever tries ids must not push real tables out
                raise
            seed = await self.store.dice_seed(table_id)
            row = loaded.table
            place.table = Table(row.owner, Setup.from_json(row.setup, row.rules), seed, row.public)
            kept = loaded.snapshot
            place.seq = kept.seq if kept is not None and resume(place.table, kept.state) else 0
        known = place.seq
        while entries := await self.store.entries(table_id, place.seq):
            for entry in entries:
                events = place.table.fold(entry.kind, entry.seat, entry.body, entry.at)
                place.seq = entry.seq
                self.tell(place, News(entry.seq, (Draft(entry.kind, entry.body, entry.seat),), tuple(events)))
        if place.seq > known:
            self.changed(table_id)
        return place.table

    @timed("commit_seconds")
    async def append(
        self, table_id: str, after: int, drafts: list[Draft], message: Message | None
    ) -> Appended | Conflict | Already:
        """Write the entries, and with them who sits where, how the table stands and how the game ended."""
        status: Status | None = None
        result: Json | None = None
        seats = []
        for draft in drafts:
            if draft.kind == "start":
                status = "playing"
            elif draft.kind == "end":
                status, result = ("abandoned", None) if draft.body.get("abandoned") else ("over", draft.body)
            elif draft.kind == "seat" and draft.seat is not None:
                seats.append(_seat(draft.seat, draft.body))
        entries = [_entry(draft) for draft in drafts]
        return await self.store.append(
            table_id, after, entries, message=message, seats=seats or None, status=status, result=result
        )

    def settle(self, place: Place, table: Table, drafts: list[Draft], last: int, at: int) -> None:
        """The entries are on the disk: make them so, and say so."""
        for seq, draft in enumerate(drafts, last - len(drafts) + 1):
            events = table.fold(draft.kind, draft.seat, draft.body, at, draft.play)
            place.seq = seq
            self.tell(place, News(seq, (draft,), tuple(events)))

    def tell(self, place: Place, news: News) -> None:
        """Everybody who watches hears it, in the order of the log."""
        seats = any(draft.kind == "seat" for draft in news.drafts)
        for watcher in tuple(place.watchers):
            watcher.hear(news)
            if seats:  # somebody may have lost the seat by which it was admitted
                watcher.hear_doubt()
        if not place.telling:  # soon: all that comes true now is told together, and after the answer to the wish
            place.telling = True
            asyncio.get_running_loop().call_soon(self.tell_now, place)

    def tell_now(self, place: Place) -> None:
        """Everybody tells what was heard."""
        place.telling = False
        for watcher in tuple(place.watchers):
            watcher.tell()

    def doubt(self, table_id: str) -> None:
        """Who may come to a table has changed: all who watch are looked at again."""
        if (place := self.places.get(table_id)) is not None:
            for watcher in tuple(place.watchers):
                watcher.hear_doubt()


def note(table_id: str, table: Table, drafts: list[Draft]) -> None:
    """Tell the log that a game has begun or ended."""
    for draft in drafts:
        if draft.kind in ("start", "end"):
            about = {"table": mark(table_id), "game": table.setup.game, "players": table.setup.players}
            log.info("table started" if draft.kind == "start" else "table ended", extra=about)


def _again(table: Table, seat: int, there: Occupant) -> list[Draft]:
    """Somebody sits at the next table too; a person for whom a bot played in the end is asked to come back."""
    bot = there.bot if there.identity is None else None
    return [table.seated(seat, Occupant(there.identity, there.name, bot, table.setup.order))]


def _entry(draft: Draft, at: int | None = None) -> NewEntry:
    return NewEntry(draft.kind, draft.body, draft.seat, at)  # type: ignore[arg-type]


def _seat(number: int, body: Json) -> Seat:
    kind = "bot" if body["bot"] else "person" if body["identity"] else "open"
    return Seat(number, kind, body["identity"], body["bot"])  # type: ignore[arg-type]
