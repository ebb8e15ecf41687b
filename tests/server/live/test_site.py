"""Two processes on one PostgreSQL: what the admin does at one holds at the other; and old tables go."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from sqlalchemy import text

from kit.live import started_table
from kit.processes import eventually, process, watching
from kit.tables import a_person, a_table
from mikrokosmos.server.live import other_processes
from mikrokosmos.server.live.retention import DAY, Retention
from mikrokosmos.server.live.session import Session
from mikrokosmos.server.live.site import SiteService
from mikrokosmos.server.live.table_service import TableService
from mikrokosmos.server.storage import Store
from mikrokosmos.server.storage.errors import NotStored
from mikrokosmos.server.tables.refused import Refused
from mikrokosmos.server.tables.setup import Setup


async def sent_away(session: Session) -> str:
    """Why a session is over."""
    while True:
        try:
            await asyncio.wait_for(session.next(), 30)
        except Refused as refusal:
            return refusal.reason


async def test_what_is_set_at_one_process_holds_at_the_other(postgresql: str, tmp_path: Path) -> None:
    async with process(postgresql, tmp_path) as one, process(postgresql, tmp_path) as two:
        ann, table_id = await started_table(one.store, one.table_service, None, None)
        session = await watching(two, table_id, ann)
        await one.site.announce("Back at eight.")
        await one.site.set_invite_only(True)
        await eventually(lambda: two.site.current == one.site.current)
        assert two.site.current.invite_only_since is not None
        while (told := json.loads(await session.next()))["type"] != "announcement":
            pass
        assert told["text"] == "Back at eight."


async def test_who_is_banned_at_one_process_is_sent_away_at_the_other(postgresql: str, tmp_path: Path) -> None:
    async with process(postgresql, tmp_path) as one, process(postgresql, tmp_path) as two:
        ann, table_id = await started_table(one.store, one.table_service, None, None)
        session = await watching(two, table_id, ann)
        await one.site.ban(ann)
        assert await sent_away(session) == "banned"


async def test_a_ban_that_was_not_heard_of_is_made_good(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(other_processes, "ASK", 1)
    monkeypatch.setattr(other_processes.OtherProcesses, "_hear", lambda self, notice: None)
    async with process(postgresql, tmp_path) as one, process(postgresql, tmp_path) as two:
        ann, table_id = await started_table(one.store, one.table_service, None, None)
        session = await watching(two, table_id, ann)
        await one.site.ban(ann)
        assert await sent_away(session) == "banned"


@pytest.mark.parametrize("heard", [True, False])
async def test_a_table_deleted_at_one_process_is_gone_at_the_other(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, heard: bool
) -> None:
    monkeypatch.setattr(other_processes, "ASK", 1)
    if not heard:
        monkeypatch.setattr(other_processes.OtherProcesses, "_hear", lambda self, notice: None)
    async with process(postgresql, tmp_path) as one, process(postgresql, tmp_path) as two:
        ann, table_id = await started_table(one.store, one.table_service, None, None)
        session = await watching(two, table_id, ann)
        await one.site.delete_table(table_id)
        assert await sent_away(session) == "table-deleted"
        with pytest.raises(NotStored):
            await two.table_service.read(table_id)
        for services in (one, two):
            assert services.other_processes is not None
            leases = services.other_processes.leases
            await eventually(lambda leases=leases: not leases.holds(table_id) and table_id not in leases.served)  # type: ignore[misc]
            await services.autoplay.idle()
            assert not services.autoplay._timers


async def test_figures_of_all_processes_can_be_asked_for(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mikrokosmos.server.services.BEAT", 0.05)
    key = "0123456789-0123456789"
    async with process(postgresql, tmp_path, key) as one, process(postgresql, tmp_path, key) as two:
        ann, table_id = await started_table(one.store, one.table_service, None, None)
        await watching(two, table_id, ann)
        async with asyncio.timeout(30):
            while sum(load.get("watched", {}).get(table_id, 0) for load in (await one.store.site.loads()).values()) < 1:
                await asyncio.sleep(0.05)
        assert len(await one.store.site.loads()) <= 2


async def test_old_tables_are_deleted_and_others_stay(url: str) -> None:
    now = 100 * DAY
    async with await Store.open(url, clock=lambda: now) as store:
        site = SiteService(TableService(store))
        retention = Retention(site)
        ann = await a_person(store)
        setup = Setup.of("creation", {"players": 2}).to_json()
        old = [await a_table(store, ann, setup=setup) for _ in range(23)]
        now += 31 * DAY
        young = await a_table(store, ann)
        assert await retention.look() == 0, "off unless it is set"
        await site.set_retention(30)
        session = await Session.open(site.table_service, old[0].id, ann.id, "Ann")
        assert await retention.look() == 23
        with pytest.raises(Refused, match="table-deleted"):
            await session.check_access()
        assert [row.id for row in await store.site.tables()] == [young.id]
        assert await retention.look() == 0
        now += 40 * DAY
        assert await retention.look() == 1


async def test_retention_goes_on_after_a_failure(url: str) -> None:
    async with await Store.open(url) as store:
        site = SiteService(TableService(store))
        await site.set_retention(1)
        await store._database.write(lambda c: c.execute(text("UPDATE site SET swept_at = 0")) and None)
        retention = Retention(site, look=0.01)
        tries = 0
        whole = site.store.sweep

        async def failing(before: int, most: int) -> list[str]:
            nonlocal tries
            tries += 1
            if tries == 1:
                await store._database.write(lambda c: c.execute(text("UPDATE site SET swept_at = 0")) and None)
                raise NotStored("on purpose")
            return await whole(before, most)

        site.store.sweep = failing  # type: ignore[method-assign]
        retention.start()
        await eventually(lambda: tries >= 2)
        await retention.close()
