"""How a process starts, and how it stops: what it plays is given to others before anybody is told goodbye."""

from __future__ import annotations

import os
from pathlib import Path
from types import SimpleNamespace

import pytest
import uvicorn
from fastapi import FastAPI

from kit.services import settings
from mikrokosmos.server.operations import serving
from mikrokosmos.server.operations.serving import Serving
from mikrokosmos.server.storage.errors import DatabaseUnusable


async def test_tables_are_given_up_before_people_are_told_to_come_back() -> None:
    """Who comes back to another process finds its bots at work, however long the last socket here takes."""
    order: list[str] = []

    def noted(what: str) -> object:
        async def note(*_: object) -> None:
            order.append(what)

        return note

    app = FastAPI()
    app.state.stopping = SimpleNamespace(sockets=(), stop=noted("sockets"))
    app.state.services = SimpleNamespace(give_up_tables=noted("tables"))
    server = Serving(uvicorn.Config(app, log_config=None), app, lambda: None)
    server.servers = []
    server.lifespan = SimpleNamespace(shutdown=noted("database"))
    await server.shutdown()
    assert order == ["tables", "sockets", "database"]


def test_a_worker_that_has_lost_its_parent_stops() -> None:
    app = FastAPI()
    app.state.stopping = SimpleNamespace(sockets=())
    server = Serving(uvicorn.Config(app, log_config=None), app, lambda: None)
    server.orphaned()
    assert server.should_exit


@pytest.mark.parametrize("is_worker", [False, True])
def test_a_database_that_is_gone_again_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, is_worker: bool
) -> None:
    monkeypatch.setattr(serving, "collect_garbage_rarely", lambda: None)
    gone = settings("postgresql://nobody@127.0.0.1:1/nothing", tmp_path)
    life, end = os.pipe()
    try:
        with serving.listen("127.0.0.1", 0) as listener:
            if is_worker:
                assert serving.work(gone, listener, life, lambda: None) == serving.NO_DATABASE
            else:
                with pytest.raises(DatabaseUnusable, match="cannot open"):
                    serving.work(gone, listener, None, lambda: None)
    finally:
        os.close(life)
        os.close(end)
    told = [record for record in caplog.records if record.levelname == "ERROR"]
    assert len(told) == is_worker and not any(record.exc_info for record in told)
    assert "Traceback" not in caplog.text
