"""Watching: news in order, none twice, and whoever was too slow looks once and goes on."""

from __future__ import annotations

import asyncio

import pytest

from mikrokosmos.server.subscription import Lagging, News, Watcher
from mikrokosmos.server.tables.table import Draft


def news(seq: int) -> News:
    return News(seq, (Draft("play", {}),), ())


def watcher(most: int = 3) -> Watcher:
    return Watcher(0, lambda _: None, most)


async def test_news_is_told_once_and_in_order() -> None:
    watching = watcher()
    for seq in (1, 2):
        watching.hear(news(seq))
    assert [it.seq for it in await watching.batch()] == [1, 2]
    watching.hear(news(2))
    waiting = asyncio.create_task(watching.batch())
    await asyncio.sleep(0)
    assert not waiting.done()
    watching.hear(news(3))
    assert [it.seq for it in await waiting] == [3]


async def test_who_was_too_slow_looks_once_and_then_waits_again() -> None:
    watching = watcher()
    for seq in range(1, 8):
        watching.hear(news(seq))
    with pytest.raises(Lagging):
        await watching.batch()
    watching.resume(7)
    waiting = asyncio.create_task(watching.batch())
    await asyncio.sleep(0.01)
    assert not waiting.done(), "there is nothing new"
    watching.hear(news(8))
    assert [it.seq for it in await waiting] == [8]


async def test_a_gap_is_noticed() -> None:
    watching = watcher()
    watching.hear(news(2))
    with pytest.raises(Lagging):
        await watching.batch()


async def test_a_doubt_and_a_rematch_wake_who_waits() -> None:
    watching = watcher()
    for wake in (watching.hear_doubt, lambda: watching.hear_of("next")):
        waiting = asyncio.create_task(watching.batch())
        await asyncio.sleep(0)
        wake()
        assert await waiting == []
        watching.dispelled = watching.doubts


async def test_news_is_told_at_once_if_that_is_possible() -> None:
    watching = watcher()
    told: list[int] = []
    free = True

    def teller() -> bool:
        batch = watching.upto(watching.seq + 1)
        if not free or batch is None:
            return False
        told.extend(it.seq for it in batch)
        watching.resume(told[-1])
        return True

    watching.teller = teller
    waiting = asyncio.create_task(watching.batch())
    await asyncio.sleep(0)
    watching.hear(news(1))
    watching.tell()
    await asyncio.sleep(0)
    assert told == [1] and not waiting.done(), "nobody was woken"
    free = False
    watching.hear(news(2))
    watching.tell()
    assert [it.seq for it in await waiting] == [2], "what could not be told at once is left to who waits"


async def test_a_teller_that_fails_leaves_it_to_who_waits() -> None:
    watching = watcher()

    def teller() -> bool:
        raise RuntimeError("a fault")

    watching.teller = teller
    waiting = asyncio.create_task(watching.batch())
    await asyncio.sleep(0)
    watching.hear(news(1))
    watching.tell()
    assert [it.seq for it in await waiting] == [1]


def test_news_is_whole_or_not_told_at_once() -> None:
    watching = watcher()
    assert watching.upto(0) is None
    watching.hear(news(1))
    watching.hear(news(3))
    assert watching.upto(3) is None and watching.upto(2) is None
    watching = watcher()
    watching.hear(news(1))
    assert watching.upto(1)
    watching.hear_doubt()
    assert watching.upto(1) is None
