"""The server as an ASGI application: people by a signed cookie, tables by unguessable ids, one socket for each person
and table. It carries; what happens at a table is decided below.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

from fastapi import FastAPI, Request, Response, WebSocket, WebSocketDisconnect
from fastapi.responses import JSONResponse
from pydantic import BaseModel, ConfigDict, Field

from mikrokosmos.server.access_log import AccessLog
from mikrokosmos.server.hall import Hall
from mikrokosmos.server.metrics import Metrics, register
from mikrokosmos.server.names import clean_name
from mikrokosmos.server.rates import Rates
from mikrokosmos.server.session import Session
from mikrokosmos.server.settings import Settings
from mikrokosmos.server.signing import read, sign
from mikrokosmos.server.signing_keys import open_keys
from mikrokosmos.server.stewards import Stewards
from mikrokosmos.server.stopping import Farewell, Stopping
from mikrokosmos.server.storage.errors import BadInput, NotStored
from mikrokosmos.server.storage.rows import Identity
from mikrokosmos.server.storage.store import Store
from mikrokosmos.server.tables.refused import Refused
from mikrokosmos.server.tables.setup import Setup
from mikrokosmos.server.tables.sight import seats_of, whole
from mikrokosmos.server.thinking import Thinkers
from mikrokosmos.server.watching import Lagging

COOKIE = "mikrokosmos"
PERSON = "person"
YEAR = 365 * 24 * 3600
PATIENCE = 1.0
"""Seconds to wait for bots that think when the server stops."""

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}

TOO_MUCH, TOO_BIG, UNKNOWN, FOREIGN = 4029, 4013, 4004, 4003
"""Why a socket is closed, in the numbers left to applications."""

STATUS = {
    "who-are-you": 401,
    "not-found": 404,
    "too-many-tables": 429,
    "foreign-origin": 403,
    "too-big": 413,
    "stopping": 503,
}
"""The HTTP status of a refusal; all others are 409: it does not fit how things stand."""


class Me(BaseModel):
    """How a person wants to be called."""

    model_config = ConfigDict(extra="forbid")
    name: str = Field(max_length=400)
    language: str = Field(default="en", pattern="^[a-z]{2}$")


class NewTable(BaseModel):
    """A table as a person wants it."""

    model_config = ConfigDict(extra="forbid")
    game: str = Field(max_length=64)
    options: dict[str, Any] = Field(default_factory=dict)
    public: bool = False
    substitute: str = Field(default="adept", max_length=64)
    order: str | None = Field(default="spread", max_length=64)
    hints: bool = True


class Server:
    """All that requests share."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        limits = settings.limits
        self.settings = settings
        self.store = store
        self.keys = open_keys(settings.key_path)
        self.metrics = metrics
        self.hall = Hall(store, metrics=metrics)
        self.thinkers = Thinkers(settings.bots.threads, settings.bots.pace_ms / 1000, metrics)
        self.stewards = Stewards(self.hall, self.thinkers)
        self.rates = Rates(limits.messages_per_second, limits.message_burst)
        self.sockets: Counter[str] = Counter()
        metrics.show("sockets", self.sockets.total)

    async def close(self) -> None:
        """Let go of everything; nothing is lost, since nothing is in memory alone."""
        await self.stewards.close()
        self.thinkers.close(PATIENCE)
        await self.store.close()

    async def person(self, cookies: dict[str, str]) -> Identity | None:
        """Who this is, by the signed cookie."""
        raw = read(PERSON, cookies.get(COOKIE, ""), self.keys, max_age=YEAR)
        return None if raw is None else await self.store.identity(raw.decode())

    async def known(self, request: Request) -> Identity:
        """Who this is; `Refused` for a stranger."""
        person = await self.person(request.cookies)
        if person is None:
            raise Refused("who-are-you")
        return person

    def welcome(self, response: Response, person: Identity) -> None:
        """Give a person the cookie by which it will be known."""
        response.set_cookie(
            COOKIE,
            sign(PERSON, person.id, self.keys),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=self.settings.cookies_secure,
        )

    def trusts(self, origin: str | None, host: str | None) -> bool:
        """Whether a page of this origin may speak for the person; programs other than browsers send none."""
        if origin is None:
            return True
        return origin in self.settings.trusted_origins or urlsplit(origin).netloc == host


def create_app(settings: Settings) -> FastAPI:
    """The application; the database is opened when it starts and closed when it stops."""

    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        server = Server(settings, await Store.open(settings.database), metrics)
        app.state.server = server
        try:
            yield
        finally:
            await server.close()

    app = FastAPI(title="Mikrokosmos", lifespan=lifespan, docs_url=None, redoc_url=None)

    register(app, metrics, settings.metrics)

    def at(carrier: Request | WebSocket) -> Server:
        server: Server = carrier.app.state.server
        return server

    @app.middleware("http")
    async def guard(request: Request, go_on: Callable[[Request], Awaitable[Response]]) -> Response:
        """Foreign pages and large bodies stay outside; every answer carries the strict headers."""
        server = at(request)
        length = request.headers.get("content-length", "0")
        if not server.trusts(request.headers.get("origin"), request.headers.get("host")):
            response: Response = refusal(Refused("foreign-origin"))
        elif (
            not length.isdecimal()
            or int(length) > settings.limits.upload_bytes
            or "transfer-encoding" in request.headers
        ):
            response = refusal(Refused("too-big", most=settings.limits.upload_bytes))
        else:
            response = await go_on(request)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        return response

    app.state.stopping = Stopping()
    app.add_middleware(Farewell, stopping=app.state.stopping)
    app.add_middleware(AccessLog)

    @app.exception_handler(Refused)
    async def refused(_: Request, error: Refused) -> Response:
        return refusal(error)

    @app.exception_handler(NotStored)
    @app.exception_handler(BadInput)
    async def not_found(_: Request, error: Exception) -> Response:
        return refusal(Refused("not-found"))

    @app.get("/healthz")
    async def healthz() -> dict[str, str]:
        """The process is alive."""
        return {"status": "ok"}

    @app.get("/readyz")
    async def readyz(request: Request) -> dict[str, str]:
        """The database answers, and the server is not about to stop."""
        if request.app.state.stopping.asked:
            raise Refused("stopping")
        await at(request).store.ping()
        return {"status": "ready"}

    @app.post("/api/me")
    async def call_me(request: Request, response: Response, me: Me) -> dict[str, str]:
        """Have a name, or another one; a cookie makes it yours."""
        server = at(request)
        name = clean_name(me.name, settings.limits.name_length)
        person = await server.person(request.cookies)
        if person is None:
            person = await server.store.add_identity(name, me.language)
        else:
            person = await server.store.rename(person.id, name, me.language)
        server.welcome(response, person)
        return {"name": person.name, "language": person.language}

    @app.get("/api/me")
    async def who_am_i(request: Request) -> dict[str, str]:
        """The name one goes by."""
        person = await at(request).known(request)
        return {"name": person.name, "language": person.language}

    @app.post("/api/tables", status_code=201)
    async def new_table(request: Request, wanted: NewTable) -> dict[str, str]:
        """Set up a table."""
        server = at(request)
        person = await server.known(request)
        if await server.store.count_tables(person.id) >= settings.limits.tables_per_identity:
            raise Refused("too-many-tables", most=settings.limits.tables_per_identity)
        setup = Setup.of(wanted.game, wanted.options, wanted.substitute, wanted.order, wanted.hints)
        return {"table": await server.hall.create(person.id, setup, public=wanted.public)}

    @app.get("/api/tables")
    async def public_tables(request: Request) -> list[dict[str, Any]]:
        """The tables anybody may find, the latest first."""
        return [
            {"table": row.id, "game": row.game, "status": row.state, "players": row.setup["players"]}
            for row in await at(request).store.public_tables()
        ]

    @app.get("/api/my/tables")
    async def my_tables(request: Request) -> list[dict[str, Any]]:
        """The tables one sits at or has made, the latest first."""
        server = at(request)
        person = await server.known(request)
        return [
            {"table": row.id, "game": row.game, "status": row.state, "result": row.result}
            for row in await server.store.tables_of(person.id)
        ]

    @app.get("/api/tables/{table_id}")
    async def look(request: Request, table_id: str) -> dict[str, Any]:
        """A table as one may see it."""
        server = at(request)
        person = await server.person(request.cookies)
        table, seq = await server.hall.look(table_id)
        return {"seq": seq, "table": whole(table, person.id if person else None)}

    @app.get("/api/tables/{table_id}/record")
    async def record(request: Request, table_id: str) -> dict[str, Any]:
        """The record of the game, without the secrets of others until it is over."""
        server = at(request)
        person = await server.person(request.cookies)
        table, _ = await server.hall.look(table_id)
        mine = seats_of(table, person.id if person else None)
        return table.running().record.given_to(mine[0] if len(mine) == 1 else None)

    @app.websocket("/api/tables/{table_id}/socket")
    async def socket(ws: WebSocket, table_id: str) -> None:
        """Watch a table and play at it."""
        await attend(at(ws), ws, table_id)

    return app


def refusal(error: Refused) -> JSONResponse:
    """A refusal as HTTP says it."""
    return JSONResponse(error.to_json(), STATUS.get(error.reason, 409))


async def attend(server: Server, ws: WebSocket, table_id: str) -> None:
    """Serve one socket from hello to goodbye."""
    await ws.accept()
    if not server.trusts(ws.headers.get("origin"), ws.headers.get("host")):
        await ws.close(FOREIGN)
        return
    person = await server.person(ws.cookies)
    who = person.id if person else f"{ws.client.host if ws.client else ''}"
    if server.sockets[who] >= server.settings.limits.sockets_per_identity:
        await ws.close(TOO_MUCH)
        return
    try:
        session = await Session.open(
            server.hall, table_id, person.id if person else None, person.name if person else ""
        )
    except (NotStored, BadInput):
        await ws.close(UNKNOWN)
        return
    server.sockets[who] += 1
    try:
        await ws.send_json(session.first())
        server.stewards.wake(table_id)
        async with asyncio.TaskGroup() as tasks:
            telling = tasks.create_task(tell(ws, session))
            await listen(server, ws, session)
            telling.cancel()
    except* WebSocketDisconnect:
        pass
    finally:
        session.close()
        server.rates.forget(id(ws))
        server.sockets[who] -= 1
        if not server.sockets[who]:
            del server.sockets[who]


async def tell(ws: WebSocket, session: Session) -> None:
    """Pass on the news; who was too slow is told everything anew."""
    while True:
        try:
            news = await session.next()
            session.hall.metrics.told(news)
            await ws.send_json(news)
        except Lagging:
            session.hall.metrics.resyncs.add()
            await ws.send_json(session.first())


async def listen(server: Server, ws: WebSocket, session: Session) -> None:
    """Grant or refuse what the person wishes, one after another, until goodbye."""
    with suppress(WebSocketDisconnect):
        while True:
            text = await ws.receive_text()
            if len(text.encode()) > server.settings.limits.message_bytes:
                await ws.close(TOO_BIG)
                return
            if (wait := server.rates.take(id(ws))) > 0:
                await ws.send_json({"type": "refused", "id": None, "reason": "too-fast", "seconds": round(wait, 2)})
                continue
            try:
                said = json.loads(text)
            except (ValueError, RecursionError):
                said = None
            answer = await session.wish(said)
            server.metrics.told(answer)
            await ws.send_json(answer)
            server.stewards.wake(session.table_id)
