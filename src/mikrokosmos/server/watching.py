"""Watching a table: news in the order of the log, with no gap that is not noticed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
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
        self._goodbye = goodbye
        self._news: asyncio.Queue[News | None] = asyncio.Queue(most + 2)
        self._most = most
        self._lost = False

    def hear(self, news: News) -> None:
        """Called by the hall, in order; never waits."""
        if self._lost or news.seq <= self.seq:
            return
        if self._news.qsize() >= self._most:
            self._lost = True
            self._news.put_nowait(None)
            return
        self._news.put_nowait(news)

    def hear_of(self, rematch: str) -> None:
        """Called by the hall: the same people go on at another table."""
        if self.rematch is None:
            self.rematch = rematch
            self._news.put_nowait(News(self.seq, (), ()))

    async def batch(self) -> list[News]:
        """All the news there is, waiting for the first; none if there is only a rematch; `Lagging` if some was lost."""
        told: list[News] = []
        while not told or not self._news.empty():
            news = await self._news.get()
            if news is None or news.seq > self.seq + 1:
                raise Lagging
            if news.seq == self.seq + 1:  # older news has been seen by looking at the whole table
                self.seq = news.seq
                told.append(news)
            elif not news.drafts:
                break
        return told

    def close(self) -> None:
        """Watch no more."""
        self._goodbye(self)
