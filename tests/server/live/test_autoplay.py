"""Bots at tables: whole games by themselves, a person in between, a seat handed over and taken back, restarts."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Any

import pytest

import mikrokosmos as mk
from kit.live import started_table, watch
from mikrokosmos.bots import Seat, bot, register, roster
from mikrokosmos.server.live import autoplay as autoplay_module
from mikrokosmos.server.live.autoplay import Autoplay, seed_of
from mikrokosmos.server.live.bot_pool import BotPool
from mikrokosmos.server.live.table_service import TableService
from mikrokosmos.server.storage.errors import DatabaseFailed
from mikrokosmos.server.storage.store import Store


@pytest.mark.parametrize("game", ["creation", "smallworld"])
async def test_bots_play_a_game_among_themselves(url: str, game: str) -> None:
    async with await Store.open(url) as store:
        table_service = TableService(store)
        _, table_id = await started_table(store, table_service, "novice", "greedy", game=game)
        with BotPool() as bot_pool:
            autoplay = Autoplay(table_service, bot_pool)
            autoplay.wake(table_id)
            autoplay.wake(table_id)  # too often does no harm
            await asyncio.wait_for(autoplay.idle(), 60)
        assert (await table_service.read(table_id))[0].status == "over"


async def test_two_processes_with_stewards_play_every_move_once(url: str) -> None:
    async with await Store.open(url) as store, await Store.open(url) as other:
        table_services = [TableService(store), TableService(other)]
        _, table_id = await started_table(store, table_services[0], "novice", "random", "novice")
        with BotPool() as bot_pool:
            crews = [Autoplay(table_service, bot_pool) for table_service in table_services]
            for autoplay in crews:
                autoplay.wake(table_id)
            await asyncio.wait_for(asyncio.gather(*(autoplay.idle() for autoplay in crews)), 90)
        tables = [(await table_service.read(table_id))[0] for table_service in table_services]
        assert {table.status for table in tables} == {"over"}
        assert tables[0].running().record.digest == tables[1].running().record.digest


async def test_a_seat_is_handed_to_a_bot_and_taken_back(url: str) -> None:
    async with await Store.open(url) as store:
        table_service = TableService(store)
        ann, table_id = await started_table(store, table_service, None, "novice")
        with BotPool() as bot_pool:
            autoplay = Autoplay(table_service, bot_pool)
            autoplay.wake(table_id)
            await autoplay.idle()
            table, before = await table_service.read(table_id)
            assert table.running().state.player == 0, "now it waits for the person"
            await table_service.execute(table_id, lambda it: it.hand_over(0, ann))
            autoplay.wake(table_id)
            await asyncio.wait_for(autoplay.idle(), 30)
            table, after = await table_service.read(table_id)
            assert table.status == "over" and after > before


async def test_a_bot_takes_its_time_for_a_person_so_that_the_seat_can_be_taken_back(url: str) -> None:
    async with await Store.open(url) as store:
        table_service = TableService(store)
        ann, table_id = await started_table(store, table_service, None, "novice")
        with BotPool() as bot_pool:
            autoplay = Autoplay(table_service, bot_pool, stand_in=60)
            autoplay.wake(table_id)
            await asyncio.wait_for(autoplay.idle(), 30)
            await table_service.execute(table_id, lambda it: it.hand_over(0, ann))
            table, before = await table_service.read(table_id)
            await asyncio.sleep(0.2)
            assert (await table_service.read(table_id))[1] == before, "nothing is played in a blink"
            await table_service.execute(table_id, lambda it: it.sit(0, ann, "Ann"))
            table, _ = await table_service.read(table_id)
            assert table.asked == 0
            await autoplay.close()


async def test_a_bot_that_thinks_long_stops_nobody_else(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow:
        def __init__(self, seed: int | None) -> None:
            self.other = bot("random", seed)

        def choose(self, seat: Seat) -> int:
            time.sleep(0.3)
            return self.other.choose(seat)

    monkeypatch.setattr(roster, "_makers", dict(roster._makers))
    register("slow", Slow)
    async with await Store.open(url) as store:
        table_service = TableService(store)
        _, slow = await started_table(store, table_service, "slow", "slow")
        _, quick = await started_table(store, table_service, "novice", "random")
        with BotPool(threads=2) as bot_pool:
            autoplay = Autoplay(table_service, bot_pool)
            for table_id in (slow, quick):
                await watch(table_service, table_id)
                autoplay.wake(table_id)
            ticks = 0
            while (await table_service.read(quick))[0].status != "over":
                await asyncio.sleep(0.01)
                ticks += 1
            assert ticks > 3 and (await table_service.read(slow))[0].status == "playing"
            await autoplay.close()


async def test_after_a_start_no_table_waits_for_the_bot_of_another(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = 100
    async with await Store.open(sqlite) as store:
        before = TableService(store)
        for number in range(tables):
            ann, table_id = await started_table(store, before, None, "novice")
            if number % 2:
                await before.execute(table_id, lambda it, ann=ann: it.hand_over(0, ann))  # type: ignore[misc]
        table_service = TableService(store)
        reads: Counter[str] = Counter()
        read, load = table_service.read, store.load

        async def counted(table_id: str) -> Any:
            reads["read"] += 1
            return await read(table_id)

        async def loaded(table_id: str) -> Any:
            reads["load"] += 1
            return await load(table_id)

        monkeypatch.setattr(table_service, "read", counted)
        monkeypatch.setattr(table_service, "watched", lambda table_id: True)  # or bots would take turns
        monkeypatch.setattr(store, "load", loaded)
        with BotPool() as bot_pool:
            asked: list[str] = []

            async def never(bot: str, *_: object) -> int:
                asked.append(bot)
                forever: asyncio.Future[int] = asyncio.get_running_loop().create_future()
                return await forever

            monkeypatch.setattr(bot_pool, "choose", never)
            autoplay = Autoplay(table_service, bot_pool, stand_in=1)
            async with asyncio.timeout(60):
                await autoplay.wake_all()
                bots = [it for it in table_service.tables.values() if it.table is not None and it.table.asked is None]
                while len(asked) < len(bots):
                    await asyncio.sleep(0.01)
            assert len(bots) >= tables // 2, "and none of them has answered"
            assert reads == {"load": tables, "read": tables + len(bots)}, "no table is read in vain"
            await autoplay.close()


async def test_bots_take_their_time_if_asked_to() -> None:
    with BotPool(pace=0.2) as bot_pool:
        state = mk.game("toy").new(players=2)
        while state.player == mk.CHANCE:
            state.play(state.chances()[0][0])
        began = time.monotonic()
        assert await bot_pool.choose("random", 1, state) in state.actions()
        assert time.monotonic() - began >= 0.19
        assert await bot_pool.hints(["random"], state) == []


async def test_a_bot_that_fails_is_told_and_asked_again_later(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken:
        def choose(self, seat: object) -> int:
            raise ValueError("no idea")

    monkeypatch.setattr(roster, "_makers", dict(roster._makers))
    register("broken", lambda seed: Broken())
    async with await Store.open(sqlite) as store:
        table_service = TableService(store)
        _, table_id = await started_table(store, table_service, "broken", "broken")
        with BotPool() as bot_pool:
            autoplay = Autoplay(table_service, bot_pool)
            autoplay.wake(table_id)
            await autoplay.idle()
            assert "no idea" in caplog.text and (await table_service.read(table_id))[0].status == "playing"
            register("broken", lambda seed: bot("random", seed))
            autoplay.wake(table_id)
            await autoplay.idle()
        assert (await table_service.read(table_id))[0].status == "over"


async def test_a_steward_comes_back_after_a_failure(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autoplay_module, "FIRST_WAIT", 0.01)
    async with await Store.open(sqlite) as store:
        table_service = TableService(store)
        _, table_id = await started_table(store, table_service, "novice", "novice")
        with BotPool() as bot_pool:
            autoplay = Autoplay(table_service, bot_pool)
            append, failures = store.append, iter([True, True])

            async def sometimes(*args: Any, **named: Any) -> Any:
                if next(failures, False):
                    raise DatabaseFailed("locked")
                return await append(*args, **named)

            monkeypatch.setattr(store, "append", sometimes)
            autoplay.wake(table_id)
            async with asyncio.timeout(60):
                while (await table_service.read(table_id))[0].status != "over":
                    await asyncio.sleep(0.05)
            await autoplay.close()


async def test_whatever_comes_true_wakes_the_steward(sqlite: str) -> None:
    async with await Store.open(sqlite) as store:
        table_service = TableService(store)
        with BotPool() as bot_pool:
            autoplay = Autoplay(table_service, bot_pool)
            _, table_id = await started_table(store, table_service, "novice", "novice")
            async with asyncio.timeout(60):
                await autoplay.idle()
            assert (await table_service.read(table_id))[0].status == "over"
            await autoplay.close()


def test_nobody_at_the_table_foresees_a_bot() -> None:
    assert seed_of(bytes(32), "table", 5) == seed_of(bytes(32), "table", 5)
    assert len({seed_of(bytes([key]) * 32, "table", seq) for key in range(3) for seq in range(3)}) == 9
