"""After a restart all tables wake: their bots and clocks do not wait for each other."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from kit.live import started_table, watch
from kit.processes import PATIENCE
from kit.services import settings
from mikrokosmos.core.interface import State
from mikrokosmos.server.entry import Entry
from mikrokosmos.server.operations.metrics import Metrics
from mikrokosmos.server.services import Services
from mikrokosmos.server.storage.store import Store
from mikrokosmos.server.tables.setup import Setup
from mikrokosmos.server.tables.table import Table

CLOCKS = 90
BOTS = 60


class Silent:
    """Stands for all bots: they are asked, and never answer."""

    def __init__(self) -> None:
        self.asked = 0

    async def choose(self, bot: str, seed: int, state: State, pace: float | None = None) -> int:
        """Think for ever."""
        self.asked += 1
        await asyncio.Event().wait()
        return 0


async def late_table(services: Services, ann: str) -> str:
    """A game of a person who has a minute for a move."""

    def sit(table: Table) -> list[Entry]:
        return [*table.sit(0, ann, "Ann"), *table.sit(1, ann, "Ben")]

    setup = Setup.of("creation", {"players": 2}, clock=60, substitute="novice")
    table_id = await services.table_service.create(ann, setup, decisions=[sit])
    await services.table_service.execute(table_id, lambda table: table.start(ann))
    return table_id


async def test_after_a_restart_150_tables_wake_although_no_bot_answers(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = settings(url, tmp_path)
    before = Services(chosen, await Store.open(url), Metrics())  # it never starts: nobody plays there
    ann = (await before.store.add_identity("Ann", "en")).id
    clocks = [await late_table(before, ann) for _ in range(CLOCKS)]
    bots = [(await started_table(before.store, before.table_service, "novice", "novice"))[1] for _ in range(BOTS)]
    await before.close()

    day = 24 * 3600 * 1000
    store = await Store.open(url)
    store.now = lambda: time.time_ns() // 1_000_000 + day
    after = Services(chosen, store, Metrics())
    after.autoplay._not_before = 0  # those who could come back have had their time
    silent = Silent()
    monkeypatch.setattr(after.bot_pool, "choose", silent.choose)
    for table_id in bots:  # people look at all of them again
        await watch(after.table_service, table_id)
    began = time.monotonic()
    after.start()
    try:
        async with asyncio.timeout(PATIENCE):
            while after.metrics.timeouts.counts.get("", 0) < CLOCKS or silent.asked < BOTS:
                await asyncio.sleep(0.01)
        print(f"{CLOCKS + BOTS} tables woke in {time.monotonic() - began:.2f} s")
        for table_id in clocks:
            table = after.table_service.known(table_id) or (await after.table_service.read(table_id))[0]
            assert any(seat.bot for seat in table.seats), "a bot plays where a clock ran out"
    finally:
        await after.close()
