"""Clocks at tables: who is asleep is replaced, who comes back plays on, and a restart forgets no clock."""

from __future__ import annotations

import asyncio

from mikrokosmos.server.entry import Entry
from mikrokosmos.server.live.autoplay import Autoplay
from mikrokosmos.server.live.bot_pool import BotPool
from mikrokosmos.server.live.table_service import TableService
from mikrokosmos.server.storage.store import Store
from mikrokosmos.server.tables.setup import Setup
from mikrokosmos.server.tables.table import Table


class Clock:
    """A time that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


async def sleepers(store: Store, table_service: TableService, people: int = 2) -> tuple[str, list[str]]:
    """A game under way of people who do nothing, with a minute each."""
    ids = [(await store.add_identity(f"P{number}", "en")).id for number in range(people)]

    def sit(table: Table) -> list[Entry]:
        return [entry for seat, who in enumerate(ids) for entry in table.sit(seat, who, f"P{seat}")]

    setup = Setup.of("creation", {"players": people}, clock=60, substitute="novice")
    table_id = await table_service.create(ids[0], setup, decisions=[sit])
    await table_service.execute(table_id, lambda table: table.start(ids[0]))
    return table_id, ids


async def test_who_is_asleep_is_replaced_and_may_come_back(url: str) -> None:
    clock = Clock()
    async with await Store.open(url, clock=clock) as store:
        table_service = TableService(store)
        table_id, ids = await sleepers(store, table_service)
        with BotPool() as bot_pool:
            autoplay = Autoplay(table_service, bot_pool)
            autoplay.wake(table_id)
            await autoplay.idle()
            table, _ = await table_service.read(table_id)
            seat = table.asked
            assert seat is not None and table.seats[seat].bot is None, "there is still time"
            clock.now += 60_000
            autoplay.wake(table_id)
            await autoplay.idle()
            table, _ = await table_service.read(table_id)
            assert table.seats[seat].bot == "novice" and table.asked == 1 - seat, "the bot has played its turn"
            assert [entry.kind for entry in await store.entries(table_id, 0)].count("clock") == 1
            await table_service.execute(table_id, lambda table: table.sit(seat, ids[seat], "back"))
            autoplay.wake(table_id)
            await autoplay.idle()
            clock.now += 60_000
            autoplay.wake(table_id)
            await autoplay.idle()
            table, _ = await table_service.read(table_id)
            assert table.seats[seat].bot is None and table.asked == seat, "who came back is waited for again"
            await autoplay.close()


async def test_everybody_asleep_the_game_ends_all_the_same(sqlite: str) -> None:
    clock = Clock()
    async with await Store.open(sqlite, clock=clock) as store:
        table_service = TableService(store)
        table_id, _ = await sleepers(store, table_service, 3)
        with BotPool() as bot_pool:
            autoplay = Autoplay(table_service, bot_pool)
            for _ in range(3):
                clock.now += 60_000
                autoplay.wake(table_id)
                await asyncio.wait_for(autoplay.idle(), 60)
            assert (await table_service.read(table_id))[0].status == "over"
            await autoplay.close()


async def test_the_timer_itself_wakes_the_steward(sqlite: str) -> None:
    async with await Store.open(sqlite) as store:
        clock = store.now
        table_service = TableService(store)
        table_id, _ = await sleepers(store, table_service)
        table_service.clock = lambda: clock() + 59_900  # almost a minute has passed
        with BotPool() as bot_pool:
            autoplay = Autoplay(table_service, bot_pool)
            autoplay.wake(table_id)
            await autoplay.idle()
            for _ in range(200):
                if any(there.bot for there in (await table_service.read(table_id))[0].seats):
                    break
                await asyncio.sleep(0.05)
            else:
                raise AssertionError("the clock ran out and nobody noticed")
            await autoplay.close()


async def test_after_a_restart_bots_go_on_and_clocks_that_ran_out_meanwhile_are_noticed(url: str) -> None:
    clock = Clock()
    async with await Store.open(url, clock=clock) as store:
        table_service = TableService(store)
        games = [await sleepers(store, table_service) for _ in range(3)]
        bots = (await store.add_identity("Ann", "en")).id
        commands = [
            lambda table: table.seat_bot(0, bots, "novice"),
            lambda table: table.seat_bot(1, bots, "greedy"),
        ]
        alone = await table_service.create(bots, Setup.of("creation", {"players": 2}), decisions=commands)
        await table_service.execute(alone, lambda table: table.start(bots))
        clock.now += 24 * 3600 * 1000
        again = TableService(store)
        with BotPool() as bot_pool:
            autoplay = Autoplay(again, bot_pool)
            await asyncio.wait_for(autoplay.wake_all(), 60)
            await autoplay.idle()
            assert (await again.read(alone))[0].status == "over"
            for table_id, _ in games:
                assert any(there.bot for there in (await again.read(table_id))[0].seats)
            await autoplay.close()


async def test_no_steward_is_sent_where_a_person_has_all_the_time(sqlite: str) -> None:
    async with await Store.open(sqlite) as store:
        table_service = TableService(store)
        ann = (await store.add_identity("Ann", "en")).id
        commands = [lambda table: table.sit(0, ann, "Ann"), lambda table: table.sit(1, ann, "Ben")]
        table_id = await table_service.create(ann, Setup.of("creation", {"players": 2}), decisions=commands)
        await table_service.execute(table_id, lambda table: table.start(ann))
        with BotPool() as bot_pool:
            autoplay = Autoplay(table_service, bot_pool)
            autoplay.wake(table_id)
            assert not autoplay._busy


async def test_after_a_start_people_have_a_moment_to_come_back(sqlite: str) -> None:
    clock = Clock()
    async with await Store.open(sqlite, clock=clock) as store:
        table_id, _ = await sleepers(store, TableService(store))
        clock.now += 24 * 3600 * 1000
        table_service = TableService(store)
        with BotPool() as bot_pool:
            autoplay = Autoplay(table_service, bot_pool, grace=60)
            for wait, asleep in ((0, False), (59_000, False), (1_000, True)):
                clock.now += wait
                autoplay.wake(table_id)
                await autoplay.idle()
                assert any(there.bot for there in (await table_service.read(table_id))[0].seats) == asleep
            await autoplay.close()
