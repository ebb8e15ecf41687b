"""How a process stops: what it plays by itself is given to others before anybody is told goodbye."""

from __future__ import annotations

from types import SimpleNamespace

import uvicorn
from fastapi import FastAPI

from mikrokosmos.server.operations.serving import Serving


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
    server = Serving(uvicorn.Config(app), app, lambda: None)
    server.servers = []
    server.lifespan = SimpleNamespace(shutdown=noted("database"))
    await server.shutdown()
    assert order == ["tables", "sockets", "database"]


def test_a_worker_that_has_lost_its_parent_stops() -> None:
    app = FastAPI()
    app.state.stopping = SimpleNamespace(sockets=())
    server = Serving(uvicorn.Config(app), app, lambda: None)
    server.orphaned()
    assert server.should_exit
