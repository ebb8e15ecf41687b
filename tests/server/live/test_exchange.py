"""What processes tell each other: who is watching, what names are gone, and how much of a rate was used."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from pathlib import Path
from typing import cast

import pytest

from kit.live import started_table
from kit.processes import eventually, process, watching
from mikrokosmos.server.entry import Entry
from mikrokosmos.server.live import leases as live_leases
from mikrokosmos.server.live.leases import Leases
from mikrokosmos.server.live.session import Session
from mikrokosmos.server.security.rates import Rates
from mikrokosmos.server.services import Services
from mikrokosmos.server.storage.rows import Lease
from mikrokosmos.server.storage.store import Store
from mikrokosmos.server.tables.setup import Setup
from mikrokosmos.server.tables.table import OVER, Table

NAME = "Nobody Else Is Called That"


def is_over(services: Services, table_id: str) -> bool:
    """Whether a game has ended, as far as this process knows."""
    table = services.table_service.known(table_id)
    return table is not None and table.status == OVER


async def read_until(session: Session, without: str) -> None:
    """Read what a person is told until it is the whole table without a word."""
    async with asyncio.timeout(30):
        while (told := await session.next()) is not None:
            if json.loads(told)["type"] == "table" and without not in told:
                return


async def test_bots_go_on_at_once_at_a_table_that_is_watched_at_another_process(
    postgresql: str, tmp_path: Path
) -> None:
    async with process(postgresql, tmp_path) as a, process(postgresql, tmp_path) as b:
        a.autoplay._pause = b.autoplay._pause = 3600  # unwatched, a table would have one move in an hour
        _, table_id = await started_table(a.store, a.table_service, "random", "random")
        assert a.autoplay.leases is not None
        await eventually(lambda: a.autoplay.leases.holds(table_id))  # type: ignore[union-attr]
        await asyncio.sleep(1.0)
        assert not is_over(a, table_id), "nobody watches it yet"
        await watching(b, table_id, None)
        await eventually(lambda: is_over(a, table_id))


async def test_a_process_tells_of_watched_tables_of_bots_that_another_owns_and_of_no_others(
    postgresql: str, tmp_path: Path
) -> None:
    async with process(postgresql, tmp_path) as a, process(postgresql, tmp_path) as b:
        a.autoplay._pause = b.autoplay._pause = 3600
        _, bots = await started_table(a.store, a.table_service, "random", "random")
        _, people = await started_table(a.store, a.table_service, None, None)
        assert a.autoplay.leases is not None and a.other_processes is not None and b.other_processes is not None
        await eventually(lambda: a.autoplay.leases.holds(bots))  # type: ignore[union-attr]
        assert b.other_processes.exchange.watched_elsewhere() == ()
        for services in (a, b):
            for table_id in (bots, people):
                await services.table_service.open(table_id)
        sessions = [await watching(b, table_id, None) for table_id in (bots, people)]
        assert b.other_processes.exchange.watched_elsewhere() == (bots,)
        assert a.other_processes.exchange.watched_elsewhere() == ()
        sessions[0].close()
        assert b.other_processes.exchange.watched_elsewhere() == ()


def test_a_table_counts_as_watched_elsewhere_for_a_while_only(monkeypatch: pytest.MonkeyPatch) -> None:
    leases = Leases(cast(Store, None))  # nothing is asked of it here
    leases.own({"table": Lease("me", 1)})
    assert not leases.watched_elsewhere("table")
    assert not leases.note_watched("table") and leases.note_watched("table"), "it is woken once"
    assert leases.watched_elsewhere("table")
    leases.lose("table")
    assert not leases.watched_elsewhere("table")
    monkeypatch.setattr(live_leases, "WATCHED", 0.0)
    leases.note_watched("table")
    assert not leases.watched_elsewhere("table") and not leases._watched, "nothing is kept of it"


async def test_a_name_that_is_erased_at_one_process_is_forgotten_at_the_others(postgresql: str, tmp_path: Path) -> None:
    async with process(postgresql, tmp_path) as a, process(postgresql, tmp_path) as b:
        ann, watched = await named_table(a)
        remembered = (await named_table(a, ann))[1]
        session = await watching(b, watched, None)
        assert NAME in session.whole()
        await b.table_service.read(remembered)

        async def show() -> str:
            return NAME

        await b.replays.text((remembered, 5, None), show)
        await a.store.erase(ann)
        await read_until(session, without=NAME)
        await eventually(lambda: NAME not in names(b, remembered) and (remembered, 5, None) not in b.replays)
        assert NAME not in (await watching(b, watched, None)).whole()


async def test_what_was_remembered_of_a_table_and_nobody_watched_is_forgotten_after_an_outage(
    postgresql: str, tmp_path: Path
) -> None:
    async with process(postgresql, tmp_path) as a, process(postgresql, tmp_path) as b:
        ann, table_id = await named_table(a)
        await b.table_service.read(table_id)

        async def show() -> str:
            return NAME

        await b.replays.text((table_id, 5, None), show)
        assert b.other_processes is not None
        await b.other_processes.close()  # it hears nothing
        await a.store.erase(ann)
        await asyncio.sleep(0.2)
        assert NAME in names(b, table_id)
        b.other_processes.start()
        await eventually(lambda: b.table_service.known(table_id) is None and (table_id, 5, None) not in b.replays)


async def test_who_only_loses_an_invitation_leaves_the_table_as_it_is(postgresql: str, tmp_path: Path) -> None:
    async with process(postgresql, tmp_path) as a, process(postgresql, tmp_path) as b:
        _, table_id = await named_table(a)
        session = await watching(b, table_id, None)
        before = b.table_service.known(table_id)
        live = b.table_service.live(table_id)
        await a.store.revoke_invitations(table_id)
        await eventually(lambda: live.access > 0 and not live.lock.locked())
        await b.table_service.reload(table_id)
        assert b.table_service.known(table_id) is before and session.update() is None


async def test_what_is_taken_from_a_rate_at_one_process_is_missing_at_the_others(
    postgresql: str, tmp_path: Path
) -> None:
    async with process(postgresql, tmp_path) as a, process(postgresql, tmp_path) as b:
        seats = a.seat_rates._people, b.seat_rates._people
        for here, there in ((a.rates, b.rates), (a.refusals, b.refusals), (a.requests, b.requests), seats):
            assert here.take("mallory", here.burst) == 0
            await eventually(partial(knows_somebody, there))
            assert there.take("mallory", there.burst) > 0
            assert there.take("ann", there.burst) == 0, "nobody else is the worse for it"


def knows_somebody(rates: Rates) -> bool:
    """Whether a rate has counted anything."""
    return len(rates) > 0


async def named_table(services: Services, person: str | None = None) -> tuple[str, str]:
    """A person of that name, and a table at which she sits."""
    ann = person or (await services.store.add_identity(NAME, "en")).id

    def sit(table: Table) -> list[Entry]:
        return table.sit(0, ann, NAME)

    table_id = await services.table_service.create(
        ann, Setup.of("creation", {"players": 2}), public=True, decisions=[sit]
    )
    return ann, table_id


def names(services: Services, table_id: str) -> set[str | None]:
    """The names at a table, as this process remembers them."""
    table = services.table_service.known(table_id)
    return set() if table is None else {seat.name for seat in table.seats}
