"""Honest health: while the database fails, the server says so, in a line, a figure and `/readyz`, until it is over."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient
from sqlalchemy.exc import OperationalError

from kit import services
from kit.live import started_table
from kit.people import Player, against_a_bot, closed, person, table
from kit.services import inside
from mikrokosmos.server.app import create_app
from mikrokosmos.server.entry import Entry
from mikrokosmos.server.live.autoplay import Autoplay
from mikrokosmos.server.live.bot_pool import BotPool
from mikrokosmos.server.live.table_service import TableService
from mikrokosmos.server.operations.logs import start_logs
from mikrokosmos.server.routes.sockets import LATER
from mikrokosmos.server.security.rates import Rates
from mikrokosmos.server.storage.store import Store


@contextmanager
def away(store: Store, *works: str) -> Iterator[None]:
    """The database does not do this work."""
    driver: Any = store._database.driver

    async def fail(do: object) -> object:
        raise OperationalError("SELECT canary", {}, OSError("the disk is full"))

    try:
        for work in works:
            setattr(driver, work, fail)
        yield
    finally:
        for work in works:
            delattr(driver, work)


# On PostgreSQL a process notices by itself that the database is gone, and asks no more (test_other_processes.py).
def test_while_writes_fail_the_server_is_not_ready(sqlite: str, tmp_path: Path, written: io.StringIO) -> None:
    settings = services.settings(sqlite, tmp_path).model_copy(update={"metrics": True})
    with TestClient(create_app(settings), base_url=services.HERE) as app:
        inside(app).write_tries = Rates(10_000, 10_000)
        ann = person(app, "Ann")
        start_logs("info", "text", written)
        with away(inside(app).store, "write"):
            for _ in range(3):
                assert app.post("/api/me", json={"name": "Anna"}, headers=ann).status_code == 503
            ready = app.get("/readyz")
            assert (ready.status_code, ready.json()) == (503, {"reason": "database-failed"})
            assert app.get("/healthz").status_code == 200, "the process is alive"
            figures = app.get("/metrics").text
            assert 'mikrokosmos_database_failures_total{work="written"} 4' in figures
            assert "mikrokosmos_writes_fail 1" in figures
        assert app.get("/readyz").status_code == 200, "a write is tried"
        assert "mikrokosmos_writes_fail 0" in app.get("/metrics").text
        assert app.post("/api/me", json={"name": "Anna"}, headers=ann).status_code == 200
    told = [line for line in written.getvalue().splitlines() if " INFO " not in line]
    assert [line.split()[1] for line in told] == ["ERROR", "WARNING"]
    assert "the disk is full" in told[0] and "canary" not in told[0]


def test_ready_is_asked_often_and_tried_seldom(app: TestClient) -> None:
    store = inside(app).store
    inside(app).write_tries = Rates(0.0001, 1)
    ann = person(app, "Ann")
    with away(store, "write"):
        app.post("/api/me", json={"name": "Anna"}, headers=ann)
        assert [app.get("/readyz").status_code for _ in range(5)] == [503] * 5
    assert store.health.failures["written"] <= 2, "one that was wanted, and one to try"


def test_a_socket_is_closed_without_a_traceback_while_the_database_is_away(
    app: TestClient, written: io.StringIO
) -> None:
    ann = person(app, "Ann")
    name = table(app, ann, seats=[{"kind": "me"}])
    start_logs("info", "text", written)
    with app.websocket_connect(f"/api/tables/{name}/socket", headers=ann) as ws:
        player = Player(ws)
        with away(inside(app).store, "read", "write"):
            player.refused("database-failed", "sit", seat=1, name="Zoë")
            assert app.portal is not None
            app.portal.call(inside(app).table_service.recheck_access, name)
            with app.websocket_connect(f"/api/tables/{name}/socket", headers=ann) as other:
                closed(other, LATER)
            closed(ws, LATER)
    assert "Traceback" not in written.getvalue()
    assert sum(" ERROR " in line for line in written.getvalue().splitlines()) == 2, "one of reading, one of writing"


async def test_autoplay_waits_for_the_database_without_a_traceback(sqlite: str, written: io.StringIO) -> None:
    async with await Store.open(sqlite) as store:
        table_service = TableService(store)
        bot_pool = BotPool(1, 0.0, table_service.metrics)
        autoplay = Autoplay(table_service, bot_pool)
        _, name = await started_table(store, table_service, "random", "random")
        await autoplay.idle()
        table_service.tables.clear()
        start_logs("info", "text", written)
        with away(store, "read", "write"):
            autoplay.wake(name)
            while autoplay._busy:
                await asyncio.sleep(0.01)
        assert autoplay._failures[name] == 1, "it is tried again later"
        await autoplay.close()
        bot_pool.close(1)
    assert "Traceback" not in written.getvalue() and "autoplay failed" not in written.getvalue()
    assert sum(" ERROR " in line for line in written.getvalue().splitlines()) == 1
    assert "mikrokosmos_bot_failures_total 0" in table_service.metrics.text()


def test_a_table_whose_log_is_damaged_is_one_line(app: TestClient, written: io.StringIO) -> None:
    ann = person(app, "Ann")
    name = against_a_bot(app, ann)
    service = inside(app).table_service
    assert app.portal is not None
    app.portal.call(service.store.append, name, 2, [Entry("play", {"nonsense": 1}, 0)])
    service.tables.clear()
    start_logs("info", "text", written)
    answer = app.get(f"/api/tables/{name}", headers=ann)
    assert (answer.status_code, answer.json()) == (503, {"reason": "database-failed"})
    with app.websocket_connect(f"/api/tables/{name}/socket", headers=ann) as ws:
        closed(ws, LATER)
    assert "Traceback" not in written.getvalue()
    errors = [line for line in written.getvalue().splitlines() if " ERROR " in line]
    assert len(errors) == 2 and all("cannot be read" in line and name not in line for line in errors)
    assert app.get("/api/my/tables", headers=ann).status_code == 200, "the rest of the server goes on"
