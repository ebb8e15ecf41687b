"""The leases of this process: the tables whose bots it plays and whose clocks it keeps.

Where several processes share a database, only one of them owns a table. What is known here may be out of date: the
database has the last word, whenever something is written.
"""

from __future__ import annotations

import time
from collections.abc import Mapping

from mikrokosmos.server.storage.keys import new_id
from mikrokosmos.server.storage.rows import Lease
from mikrokosmos.server.storage.store import Store

WATCHED = 3.0
"""Seconds for which a table counts as watched elsewhere after that was heard; it is told twice a second."""
MOST_ELSEWHERE = 100_000
"""So many tables of others are remembered."""


class Leases:
    """The tables this process owns, and those of which it knows that another does."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.served: dict[str, int] = {}
        """The tables owned here, each with the last entry that was looked at."""
        self._began = time.monotonic()
        self._held: dict[str, Lease] = {}
        self._elsewhere: set[str] = set()
        self._watched: dict[str, float] = {}
        """Tables owned here that somebody watches elsewhere, and until when that is believed."""

    @property
    def process_id(self) -> str | None:
        """By what the database knows this process; `None` while it does not."""
        return self.store.process_id

    @process_id.setter
    def process_id(self, process_id: str | None) -> None:
        """The database has it from `join`, or has lost it."""
        self.store.process_id = process_id

    async def join(self) -> int:
        """Be a process that may own tables; for how many milliseconds others have been there already."""
        self.lose_all()
        process_id = new_id()
        oldest = await self.store.join(process_id, round(1000 * (time.monotonic() - self._began)))
        self.process_id = process_id
        return oldest

    async def hold(self, table_id: str) -> Lease | None:
        """The lease of a table; `None` if another process has it."""
        if (lease := self._held.get(table_id)) is not None:
            return lease
        if self.process_id is None or table_id in self._elsewhere:
            return None  # in the first case all tables without an owner are taken over later
        lease = await self.store.hold(table_id, self.process_id)
        if lease is None:
            self._elsewhere.add(table_id)
            if len(self._elsewhere) > MOST_ELSEWHERE:
                self._elsewhere.clear()  # it is asked for once more, that is all
        else:
            self.own({table_id: lease})
        return lease

    def own(self, leases: Mapping[str, Lease]) -> None:
        """These tables are this process's now."""
        self._held.update(leases)
        for table_id in leases:
            self.served.setdefault(table_id, 0)
        self._elsewhere.difference_update(leases)

    def is_elsewhere(self, table_id: str) -> bool:
        """Whether another process is known to own a table."""
        return table_id in self._elsewhere

    def holds(self, table_id: str) -> bool:
        """Whether this process owns a table, as far as it knows."""
        return table_id in self._held

    def note_watched(self, table_id: str) -> bool:
        """Somebody watches a table elsewhere that is owned here; whether that was known."""
        known = self.watched_elsewhere(table_id)
        self._watched[table_id] = time.monotonic() + WATCHED
        return known

    def watched_elsewhere(self, table_id: str) -> bool:
        """Whether somebody watches a table at another process, as was heard lately."""
        if (until := self._watched.get(table_id)) is None:
            return False
        if until > time.monotonic():
            return True
        del self._watched[table_id]
        return False

    def lose(self, table_id: str) -> None:
        """Another process has taken a table over."""
        self._watched.pop(table_id, None)
        self._held.pop(table_id, None)
        self.served.pop(table_id, None)
        self._elsewhere.add(table_id)

    def forget(self, table_id: str) -> None:
        """A table was deleted, and its lease with it."""
        self._held.pop(table_id, None)
        self.served.pop(table_id, None)
        self._elsewhere.discard(table_id)

    async def end(self, table_id: str) -> None:
        """The game is over."""
        self.served.pop(table_id, None)
        self._watched.pop(table_id, None)
        if (lease := self._held.pop(table_id, None)) is not None:
            await self.store.end_lease(table_id, lease)

    def look_again(self) -> None:
        """A process has gone: what others owned may be free now."""
        self._elsewhere.clear()

    def lose_all(self) -> None:
        """This process was too late to renew."""
        self.process_id = None
        self._held.clear()
        self._elsewhere.clear()
        self._watched.clear()
        self.served.clear()

    async def leave(self) -> None:
        """Give everything up, for others to take at once."""
        process_id = self.process_id
        self.lose_all()
        if process_id is not None:
            await self.store.leave(process_id)
