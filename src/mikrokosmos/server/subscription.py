"""Watching a table: news in the order of the log, with no gap that is not noticed."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from mikrokosmos.core.interface import Json
from mikrokosmos.server.tables.table import Draft

MOST = 256
"""So much news is kept for a watcher who is slow."""


@dataclass(frozen=True, slots=True)
class News:
    """An entry of the log has come true. Its events say who may see them: whoever passes them on must look."""

    seq: int
    drafts: tuple[Draft, ...]
    events: tuple[Json, ...]


class Lagging(Exception):
    """The watcher was too slow, or news was missing: look at the table anew."""


class Watcher:
    """One who watches: all news after the entry it began with."""

    def __init__(self, seq: int, goodbye: Callable[[Watcher], None], most: int = MOST) -> None:
        self.seq = seq
        self.rematch: str | None = None
        """The table at which the same people go on."""
        self.doubts = 0
        """How often something has happened after which the person may not be admitted any more."""
        self.dispelled = 0
        """How many of these doubts have been looked into, and found to be none."""
        self.teller: Callable[[], bool] | None = None
        """Tells what was heard at once, if that can be done without waiting; see `tell`."""
        self._goodbye = goodbye
        self._news: deque[News] = deque()
        self._most = most
        self._lost = False
        self._waiting: asyncio.Future[None] | None = None

    def hear(self, news: News) -> None:
        """Called by the table_service, in order; never waits."""
        if self._lost or news.seq <= self.seq:
            return
        if len(self._news) >= self._most:
            self._lost = True
        else:
            self._news.append(news)
        if self.teller is None or self._lost:
            self._wake()

    def tell(self) -> None:
        """Called by the table_service after the news: tell it at once, or wake who waits for it in `batch`.

        To wake a task for every socket would cost more than what it then does.
        """
        if self.teller is None or self._waiting is None or self._waiting.done():
            return  # whoever is awake already will find the news
        try:
            told = self.teller()
        except Exception:  # who waits meets it too, and knows what to do then
            told = False
        if not told:
            self._wake()

    def upto(self, seq: int) -> Sequence[News] | None:
        """All the news, if `batch` would give it now, without complaint, and it ends with this entry.

        `resume` says that it was told.
        """
        news = self._news
        whole = len(news) == seq - self.seq and news and news[-1].seq == seq
        return news if whole and self.doubts == self.dispelled and not self._lost else None

    def resume(self, seq: int) -> None:
        """The whole table was seen as it is after this entry: whatever was lost does not matter any more."""
        if seq >= self.seq:
            self.seq = seq
            self._news.clear()
            self._lost = False

    def hear_doubt(self) -> None:
        """Called by the table_service: perhaps the person may not watch any more."""
        self.doubts += 1
        self._wake()

    @property
    def doubt(self) -> bool:
        """Whether it must be looked at again if the person may stay."""
        return self.doubts > self.dispelled

    def hear_of(self, rematch: str) -> None:
        """Called by the table_service: the same people go on at another table."""
        self.rematch = rematch
        self._wake()

    async def batch(self) -> list[News]:
        """All the news there is, waiting for the first; none for a rematch or a doubt; `Lagging` if some was lost."""
        told: list[News] = []
        known = self.rematch
        while not told and self.rematch == known and not self.doubt:
            if not self._news and not self._lost:
                # A queue would do, but thousands of sockets wait here, and a bare future wakes them for half the price.
                self._waiting = asyncio.get_running_loop().create_future()
                await self._waiting
            while self._news:
                news = self._news.popleft()
                if news.seq > self.seq + 1:
                    raise Lagging
                if news.seq == self.seq + 1:  # older news has been seen by looking at the whole table
                    self.seq = news.seq
                    told.append(news)
            if self._lost:
                raise Lagging
        return told

    def close(self) -> None:
        """Watch no more."""
        self._goodbye(self)

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)
