"""A table in memory: the fold of its log as far as it is known here, the latest news, and who is told of it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from itertools import islice
from typing import Protocol

from mikrokosmos.server.entry import Entry
from mikrokosmos.server.live.broadcast import Broadcast, News
from mikrokosmos.server.tables.table import Table

MOST_NEWS = 256
"""So much news is kept for a subscriber who is slow."""


class Subscriber(Protocol):
    """Who is told what happens at a table."""

    @property
    def seq(self) -> int:
        """The last entry it knows of."""

    def changed(self) -> None:
        """Something has happened; must not wait."""

    def start_over(self) -> None:
        """What it was told so far is out of date: the whole table is due."""


class LiveTable:
    """One of the tables of a process. May be forgotten at any moment when nobody subscribes: the log has it all."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        """Whoever reads the log or appends to it holds this."""
        self.table: Table | None = None
        self.seq = 0
        """The last entry that was folded."""
        self.writing = 0
        """The last of the entries that are being written here, if any are: what is heard of them need not be read."""
        self.rematch: str | None = None
        """The table at which the same people go on."""
        self.access = 0
        """The database's own number of times somebody may have lost access, as far as it is known here."""
        self.read_at = 0
        """That number when the table was read: if it has grown, what was stored may have changed."""
        self.access_changes = 0
        """How often something has happened after which somebody may not be admitted any more."""
        self.deleted = False
        """Whether the table is not stored any more."""
        self.subscribers: set[Subscriber] = set()
        self._news: deque[News] = deque(maxlen=MOST_NEWS)
        self._broadcast: Broadcast | None = None
        self._notifying = False

    def fold(self, entry: Entry) -> None:
        """Make an entry so that is on the disk, and tell of it."""
        assert self.table is not None
        events = self.table.fold(entry)
        self.seq = entry.seq
        if entry.kind == "seat":  # somebody may have lost the seat by which they were admitted
            self.access_changes += 1
        if self.subscribers:
            self._news.append(News(entry, events))
            self.notify()

    def heard_access(self, access: int) -> None:
        """The database's number of times somebody may have lost access: if it is a new one, all are checked again
        before they are told anything.
        """
        if access > self.access:
            self.access = access
            self.access_changes += 1
            self.notify()

    def broadcast(self) -> Broadcast:
        """What is told of the table as it stands."""
        assert self.table is not None
        if self._broadcast is None or self._broadcast.seq != self.seq:
            self._broadcast = Broadcast(self.table, self.seq, self.news_after, self._broadcast)
        return self._broadcast

    def news_after(self, seq: int) -> Sequence[News] | None:
        """All the news after an entry; `None` if that is too long ago."""
        count = self.seq - seq
        kept = len(self._news)
        return tuple(islice(self._news, kept - count, None)) if count <= kept else None

    def notify(self) -> None:
        """Tell everybody soon: all that happens now is told together, and after the answer to the command."""
        if self.subscribers and not self._notifying:
            self._notifying = True
            asyncio.get_running_loop().call_soon(self._notify)

    def _notify(self) -> None:
        self._notifying = False
        for subscriber in tuple(self.subscribers):
            subscriber.changed()
        known = min((subscriber.seq for subscriber in self.subscribers), default=self.seq)
        while self._news and self._news[0].entry.seq <= known:
            self._news.popleft()

    def start_over(self) -> None:
        """What was stored has changed: everybody is told the whole table anew."""
        self._news.clear()
        self._broadcast = None
        for subscriber in self.subscribers:
            subscriber.start_over()
        self.notify()

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """One is told no more; news is kept for subscribers only."""
        self.subscribers.discard(subscriber)
        if not self.subscribers:
            self._news.clear()
            self._broadcast = None
