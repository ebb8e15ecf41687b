"""Watching: news in order, none twice, and whoever was too slow looks once and goes on."""

from __future__ import annotations

import asyncio

import pytest

from mikrokosmos.server.tables.table import Draft
from mikrokosmos.server.watching import Lagging, News, Watcher


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
