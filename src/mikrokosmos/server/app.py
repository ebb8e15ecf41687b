"""The server as an ASGI application: people by a signed cookie, tables by unguessable ids, one socket for each person
and table. It carries; what happens at a table is decided below.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import Depends, FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from mikrokosmos.server.operations.access_log import AccessLog
from mikrokosmos.server.operations.metrics import Metrics, register
from mikrokosmos.server.operations.shutdown import CloseSockets, Stopping
from mikrokosmos.server.routes import (
    admin,
    admin_lists,
    analyses,
    client,
    daily,
    games,
    links,
    people,
    puzzles,
    records,
    site,
    sockets,
    tables,
    watch,
    what_if,
)
from mikrokosmos.server.routes.answers import known_query
from mikrokosmos.server.security.admin_gate import AdminGate
from mikrokosmos.server.security.guard import Guard, TooBig, refusal
from mikrokosmos.server.services import Services
from mikrokosmos.server.settings import Settings
from mikrokosmos.server.storage.errors import BadInput, DatabaseFailed, LogFull, NotStored
from mikrokosmos.server.storage.store import Store
from mikrokosmos.server.tables.refused import Refused

LONGEST_PLACE = 200
"""Characters of where a fault is: whoever sent it may have chosen the names."""
ROUTES = (
    *(people, games, tables, links, records, what_if, analyses, daily, puzzles),
    *(site, admin, admin_lists, sockets, watch),
)


def create_app(settings: Settings) -> FastAPI:
    """The application; the database is opened when it starts and closed when it stops."""

    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store: Store = app.state.opened or await Store.open(settings.database)
        services = Services(settings, store, metrics)
        app.state.services = services
        await services.site.load()
        services.start()
        try:
            yield
        finally:
            await services.close()

    app = FastAPI(title="Mikrokosmos", lifespan=lifespan, docs_url=None, redoc_url=None)
    app.add_middleware(AdminGate)
    app.add_middleware(Guard, public_url=settings.public_url)
    app.state.stopping = Stopping()
    app.state.database, app.state.opened = settings.database, None
    app.add_middleware(CloseSockets, stopping=app.state.stopping)
    app.add_middleware(AccessLog)  # the last is the outermost: what the guard refuses is told too
    for routes in ROUTES:
        app.include_router(routes.routes, dependencies=[Depends(known_query)])
    register(app, metrics, settings.metrics)
    app.include_router(client.routes)  # the last: its page is for every address that is nobody else's
    explain_refusals(app)
    return app


def explain_refusals(app: FastAPI) -> None:
    """Whatever goes wrong is told in one form, `Refusal`, and tells nothing a stranger must not know."""

    @app.exception_handler(Refused)
    async def refused(_: Request, error: Refused) -> Response:
        return refusal(error)

    @app.exception_handler(NotStored)
    @app.exception_handler(BadInput)
    async def not_found(_: Request, error: Exception) -> Response:
        return refusal(Refused("not-found"))

    @app.exception_handler(LogFull)
    async def full(_: Request, error: Exception) -> Response:
        return refusal(Refused("log-full"))

    @app.exception_handler(DatabaseFailed)
    async def failed(_: Request, error: Exception) -> Response:
        return refusal(Refused("database-failed"))

    @app.exception_handler(RequestValidationError)
    async def not_understood(_: Request, error: RequestValidationError) -> Response:
        fault = error.errors()[0]
        if fault["loc"][0] == "path":  # an id that cannot be one leads nowhere
            return refusal(Refused("not-found"))
        where = ".".join(map(str, fault["loc"]))[:LONGEST_PLACE]
        return refusal(Refused("bad-message", where=where, why=fault["msg"]))

    @app.exception_handler(TooBig)
    async def too_big(_: Request, error: TooBig) -> Response:
        return refusal(error.refused)

    @app.exception_handler(HTTPException)
    async def no_route(_: Request, error: HTTPException) -> Response:
        if error.status_code == 400:  # a body that is no text, or whose JSON is beyond all measure
            return refusal(Refused("bad-message", where="body", why="not JSON that can be read"))
        response = refusal(Refused("not-found" if error.status_code == 404 else "no-such-route"))
        response.status_code = error.status_code
        response.headers.update(error.headers or {})
        return response
