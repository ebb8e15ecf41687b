"""A table in memory: news in the order of the log, kept as long as somebody needs it, and told together."""

from __future__ import annotations

import asyncio

from mikrokosmos.server.live.live_table import MOST_NEWS, LiveTable
from mikrokosmos.server.tables.setup import Setup
from mikrokosmos.server.tables.table import Table


class Subscriber:
    """Knows of all entries up to the last time it was told, unless it is slow."""

    def __init__(self, live: LiveTable, slow: bool = False) -> None:
        self.live = live
        self.slow = slow
        self.seq = live.seq
        self.told: list[list[int]] = []
        live.subscribers.add(self)

    def changed(self) -> None:
        if not self.slow:
            self.told.append(numbers(self.live, self.seq))
            self.seq = self.live.seq

    def start_over(self) -> None:
        self.seq = self.live.seq


def live() -> LiveTable:
    found = LiveTable()
    found.table = Table("ann", Setup.of("creation", {"players": 2}), bytes(32))
    return found


def happen(table: LiveTable, times: int = 1) -> None:
    """Somebody sits down and gets up again."""
    assert table.table is not None
    for _ in range(times):
        entries = table.table.sit(0, "ann", "Ann") if table.table.seats[0].open else table.table.clear(0, "ann")
        table.fold(entries[0].stored(table.seq + 1, 0))


def numbers(table: LiveTable, after: int) -> list[int]:
    news = table.news_after(after)
    assert news is not None
    return [one.entry.seq for one in news]


async def test_what_happens_at_once_is_told_together_and_in_order() -> None:
    table = live()
    happen(table)
    subscriber = Subscriber(table)
    happen(table, 3)
    assert subscriber.told == [], "first whoever caused it is answered"
    await asyncio.sleep(0)
    happen(table)
    await asyncio.sleep(0)
    assert subscriber.told == [[2, 3, 4], [5]]


async def test_news_is_kept_as_long_as_somebody_needs_it() -> None:
    table = live()
    happen(table, 2)
    assert table.news_after(2) == () and table.news_after(1) is None, "nobody needed it"
    quick, slow = Subscriber(table), Subscriber(table, slow=True)
    happen(table, 2)
    await asyncio.sleep(0)
    assert quick.told == [[3, 4]] and numbers(table, slow.seq) == [3, 4]
    slow.slow = False
    happen(table)
    await asyncio.sleep(0)
    assert slow.told == [[3, 4, 5]] and table.news_after(4) is None, "all know of it"


async def test_news_is_not_kept_for_ever() -> None:
    table = live()
    slow = Subscriber(table, slow=True)
    happen(table, MOST_NEWS)
    assert len(numbers(table, slow.seq)) == MOST_NEWS
    happen(table)
    assert table.news_after(slow.seq) is None


async def test_with_the_last_subscriber_goes_what_was_kept_for_it() -> None:
    table = live()
    subscriber = Subscriber(table)
    happen(table)
    assert table.broadcast() is table.broadcast(), "made once for all"
    table.unsubscribe(subscriber)
    assert table.news_after(0) is None and table._broadcast is None


async def test_a_rematch_and_a_loss_of_access_are_told_too() -> None:
    table = live()
    subscriber = Subscriber(table)
    table.notify()
    table.notify()
    await asyncio.sleep(0)
    assert subscriber.told == [[]]
    assert table.access_changes == 0
    happen(table)
    assert table.access_changes == 1, "a seat has changed hands"
