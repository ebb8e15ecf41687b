"""Clocks at tables in the hall: who is asleep is replaced, who comes back plays on, and a restart forgets no clock."""

from __future__ import annotations

import asyncio

from mikrokosmos.server.hall import Hall
from mikrokosmos.server.stewards import Stewards
from mikrokosmos.server.storage.store import Store
from mikrokosmos.server.tables.setup import Setup
from mikrokosmos.server.tables.table import Draft, Table
from mikrokosmos.server.thinking import Thinkers


class Clock:
    """A time that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


async def sleepers(store: Store, hall: Hall, people: int = 2) -> tuple[str, list[str]]:
    """A game under way of people who do nothing, with a minute each."""
    ids = [(await store.add_identity(f"P{number}", "en")).id for number in range(people)]

    def sit(table: Table) -> list[Draft]:
        return [draft for seat, who in enumerate(ids) for draft in table.sit(seat, who, f"P{seat}")]

    setup = Setup.of("creation", {"players": people}, clock=60, substitute="novice")
    table_id = await hall.create(ids[0], setup, wishes=[sit])
    await hall.grant(table_id, lambda table: table.start(ids[0]))
    return table_id, ids


async def test_who_is_asleep_is_replaced_and_may_come_back(url: str) -> None:
    clock = Clock()
    async with await Store.open(url, clock=clock) as store:
        hall = Hall(store)
        table_id, ids = await sleepers(store, hall)
        with Thinkers() as thinkers:
            stewards = Stewards(hall, thinkers)
            stewards.wake(table_id)
            await stewards.idle()
            table, _ = await hall.look(table_id)
            seat = table.asked
            assert seat is not None and table.seats[seat].bot is None, "there is still time"
            clock.now += 60_000
            stewards.wake(table_id)
            await stewards.idle()
            table, _ = await hall.look(table_id)
            assert table.seats[seat].bot == "novice" and table.asked == 1 - seat, "the bot has played its turn"
            assert [entry.kind for entry in await store.entries(table_id, 0)].count("clock") == 1
            await hall.grant(table_id, lambda table: table.sit(seat, ids[seat], "back"))
            stewards.wake(table_id)
            await stewards.idle()
            clock.now += 60_000
            stewards.wake(table_id)
            await stewards.idle()
            table, _ = await hall.look(table_id)
            assert table.seats[seat].bot is None and table.asked == seat, "who came back is waited for again"
            await stewards.close()


async def test_everybody_asleep_the_game_ends_all_the_same(sqlite: str) -> None:
    clock = Clock()
    async with await Store.open(sqlite, clock=clock) as store:
        hall = Hall(store)
        table_id, _ = await sleepers(store, hall, 3)
        with Thinkers() as thinkers:
            stewards = Stewards(hall, thinkers)
            for _ in range(3):
                clock.now += 60_000
                stewards.wake(table_id)
                await asyncio.wait_for(stewards.idle(), 60)
            assert (await hall.look(table_id))[0].status == "over"
            await stewards.close()


async def test_the_timer_itself_wakes_the_steward(sqlite: str) -> None:
    async with await Store.open(sqlite) as store:
        clock = store.now
        hall = Hall(store)
        table_id, _ = await sleepers(store, hall)
        hall.clock = lambda: clock() + 59_900  # almost a minute has passed
        with Thinkers() as thinkers:
            stewards = Stewards(hall, thinkers)
            stewards.wake(table_id)
            await stewards.idle()
            for _ in range(200):
                if any(there.bot for there in (await hall.look(table_id))[0].seats):
                    break
                await asyncio.sleep(0.05)
            else:
                raise AssertionError("the clock ran out and nobody noticed")
            await stewards.close()


async def test_after_a_restart_bots_go_on_and_clocks_that_ran_out_meanwhile_are_noticed(url: str) -> None:
    clock = Clock()
    async with await Store.open(url, clock=clock) as store:
        hall = Hall(store)
        games = [await sleepers(store, hall) for _ in range(3)]
        bots = (await store.add_identity("Ann", "en")).id
        wishes = [
            lambda table: table.seat_bot(0, bots, "novice"),
            lambda table: table.seat_bot(1, bots, "greedy"),
        ]
        alone = await hall.create(bots, Setup.of("creation", {"players": 2}), wishes=wishes)
        await hall.grant(alone, lambda table: table.start(bots))
        clock.now += 24 * 3600 * 1000
        again = Hall(store)
        with Thinkers() as thinkers:
            stewards = Stewards(again, thinkers)
            await asyncio.wait_for(stewards.wake_all(), 60)
            await stewards.idle()
            assert (await again.look(alone))[0].status == "over"
            for table_id, _ in games:
                assert any(there.bot for there in (await again.look(table_id))[0].seats)
            await stewards.close()


async def test_no_steward_is_sent_where_a_person_has_all_the_time(sqlite: str) -> None:
    async with await Store.open(sqlite) as store:
        hall = Hall(store)
        ann = (await store.add_identity("Ann", "en")).id
        wishes = [lambda table: table.sit(0, ann, "Ann"), lambda table: table.sit(1, ann, "Ben")]
        table_id = await hall.create(ann, Setup.of("creation", {"players": 2}), wishes=wishes)
        await hall.grant(table_id, lambda table: table.start(ann))
        with Thinkers() as thinkers:
            stewards = Stewards(hall, thinkers)
            stewards.wake(table_id)
            assert not stewards._busy


async def test_after_a_start_people_have_a_moment_to_come_back(sqlite: str) -> None:
    clock = Clock()
    async with await Store.open(sqlite, clock=clock) as store:
        table_id, _ = await sleepers(store, Hall(store))
        clock.now += 24 * 3600 * 1000
        hall = Hall(store)
        with Thinkers() as thinkers:
            stewards = Stewards(hall, thinkers, grace=60)
            for wait, asleep in ((0, False), (59_000, False), (1_000, True)):
                clock.now += wait
                stewards.wake(table_id)
                await stewards.idle()
                assert any(there.bot for there in (await hall.look(table_id))[0].seats) == asleep
            await stewards.close()
