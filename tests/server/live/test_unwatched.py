"""Tables that nobody watches: their bots take turns, one at a time on the whole server, until somebody looks."""

from __future__ import annotations

import asyncio

import pytest

from kit.live import started_table, watch
from mikrokosmos.core.interface import State
from mikrokosmos.server.live.autoplay import Autoplay
from mikrokosmos.server.live.bot_pool import BotPool
from mikrokosmos.server.live.table_service import TableService
from mikrokosmos.server.live.unwatched import Unwatched
from mikrokosmos.server.storage.store import Store


class Counting(BotPool):
    """A pool that knows how many think at once, and for how long they were told to."""

    now = most = asked = 0
    slowest: float | None = 0.0

    async def choose(self, bot: str, seed: int, state: State, pace: float | None = None) -> int:
        self.now += 1
        self.asked += 1
        self.most = max(self.most, self.now)
        self.slowest = max(self.slowest or 0.0, pace or 0.0)
        await asyncio.sleep(0)  # so that others could come
        try:
            return await super().choose(bot, seed, state, pace)
        finally:
            self.now -= 1


async def lengths(table_service: TableService, tables: list[str]) -> list[int]:
    return [(await table_service.read(table_id))[1] for table_id in tables]


def test_those_with_people_come_first_and_all_others_in_turn() -> None:
    waiting = Unwatched()
    for table_id, person_plays in (("a", False), ("b", True), ("c", False), ("d", True), ("a", False)):
        waiting.add(table_id, person_plays)
    waiting.remove("d")
    assert len(waiting) == 3
    assert [waiting.next() for _ in range(4)] == ["b", "c", "a", None]


async def test_bots_of_many_tables_nobody_watches_move_one_at_a_time_and_their_games_end(sqlite: str) -> None:
    async with await Store.open(sqlite) as store:
        table_service = TableService(store)
        with Counting(threads=4) as bot_pool:
            tables = [(await started_table(store, table_service, "random", "random"))[1] for _ in range(4)]
            autoplay = Autoplay(table_service, bot_pool)
            for table_id in tables:
                autoplay.wake(table_id)
            async with asyncio.timeout(120):
                while max(await lengths(table_service, tables)) < 12:
                    await asyncio.sleep(0)
                played = await lengths(table_service, tables)
                assert max(played) - min(played) <= 3, "each has its turn"
                await autoplay.idle()
            assert [(await table_service.read(it))[0].status for it in tables] == ["over"] * 4
        assert bot_pool.most == 1


async def test_a_table_that_somebody_looks_at_goes_on_at_once(sqlite: str) -> None:
    async with await Store.open(sqlite) as store:
        table_service = TableService(store)
        with Counting() as bot_pool:
            autoplay = Autoplay(table_service, bot_pool, unwatched=3600)
            tables = [(await started_table(store, table_service, "random", "random"))[1] for _ in range(3)]
            for table_id in tables:
                autoplay.wake(table_id)
            async with asyncio.timeout(60):
                while bot_pool.asked < 1 or bot_pool.now:
                    await asyncio.sleep(0.01)
                await asyncio.sleep(0.1)
                assert bot_pool.asked == 1, "and then there is a pause"
                watcher = await watch(table_service, tables[1])
                autoplay.wake(tables[1])
                while (await table_service.read(tables[1]))[0].status != "over":
                    await asyncio.sleep(0.01)
            assert bot_pool.asked > 10
            assert [(await table_service.read(it))[0].status for it in (tables[0], tables[2])] == ["playing"] * 2
            table_service.live(tables[1]).unsubscribe(watcher)
            await autoplay.close()


async def test_when_the_last_one_leaves_the_bots_wait_again(sqlite: str) -> None:
    async with await Store.open(sqlite) as store:
        table_service = TableService(store)
        with Counting() as bot_pool:
            _, table_id = await started_table(store, table_service, "random", "random")
            autoplay = Autoplay(table_service, bot_pool, unwatched=3600)
            watcher = await watch(table_service, table_id)
            autoplay.wake(table_id)
            async with asyncio.timeout(60):
                while bot_pool.asked < 3:
                    await asyncio.sleep(0)
            table_service.live(table_id).unsubscribe(watcher)
            await asyncio.sleep(0.2)
            few = bot_pool.asked
            await asyncio.sleep(0.2)
            assert bot_pool.asked == few and (await table_service.read(table_id))[0].status == "playing"
            await autoplay.close()


@pytest.mark.parametrize("watched", [True, False])
async def test_a_slow_pace_is_for_those_who_watch_and_holds_up_nobody_else(sqlite: str, watched: bool) -> None:
    async with await Store.open(sqlite) as store:
        table_service = TableService(store)
        with Counting(pace=0.05) as bot_pool:
            _, table_id = await started_table(store, table_service, "random", "random")
            autoplay = Autoplay(table_service, bot_pool)
            if watched:
                await watch(table_service, table_id)
            autoplay.wake(table_id)
            async with asyncio.timeout(60):
                while bot_pool.asked < 2:
                    await asyncio.sleep(0)
            assert bot_pool.slowest == (0.05 if watched else 0.0)
            await autoplay.close()
