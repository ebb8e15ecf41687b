"""The access log: a line for every request, and two for every socket, without anything a stranger wrote.

    app.add_middleware(AccessLog)

A path may hold the id of a table and a query the key of a link, so neither is logged: a request is known by the
template of its route. Each has an id of our making; it stands in every line logged on its behalf, and the answer
carries it as `X-Request-Id`, so that whoever complains can name it.

Plain ASGI: Starlette's own base for middleware would run every request in a task of its own and hold streams up.
"""

from __future__ import annotations

import logging
import secrets
import time

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mikrokosmos.server.operations.flood_log import FloodLog
from mikrokosmos.server.operations.logs import REQUEST

log = logging.getLogger(__name__)

HEADER = "X-Request-Id"
METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}
OFTEN = {"/healthz", "/readyz", "/metrics"}
"""Asked by machines every few seconds: told at level debug only."""
FLOODED = {429, 4029}
"""The status and the code of whoever comes too often: at level debug only, and once a minute how many there were."""
REASONS = {
    1000: "normal",
    1001: "going-away",
    1005: "no-reason-given",
    1006: "connection-lost",
    1011: "failed",
    1012: "restart",
    4003: "foreign-origin",
    4004: "not-found",
    4013: "too-big",
    4029: "too-many",
}
"""What the codes of sockets mean; what the other side writes as its reason is not logged."""


class AccessLog:
    """An ASGI application around another."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.floods = FloodLog()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let everything through, and tell of it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        token = REQUEST.set(secrets.token_hex(8))
        try:
            await (self._request if scope["type"] == "http" else self._socket)(scope, receive, send)
        finally:
            REQUEST.reset(token)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status: int | None = None

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)[HEADER] = REQUEST.get()
            await send(message)

        try:
            await self.app(scope, receive, answer)
        except Exception:
            status = status or 500  # whoever stands outside of us answers so
            raise
        finally:
            route = route_of(scope)
            method = scope["method"] if scope["method"] in METHODS else "other"
            took = round((time.perf_counter() - began) * 1000, 1)
            if status in FLOODED:
                self.floods.note(log, "requests were refused", status=status)
            log.log(
                logging.DEBUG if route in OFTEN or status in FLOODED else logging.INFO,
                "request",
                extra={"method": method, "route": route, "status": status, "milliseconds": took},
            )

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        ended: tuple[int, str] | None = None
        accepted = told = False

        def opened() -> None:
            """Tell it, once; not when it is accepted: many are only to be told that there are too many of them."""
            nonlocal told
            if accepted and not told:
                told = True
                log.info("socket opened", extra={"route": route_of(scope)})

        async def received() -> Message:
            nonlocal ended
            opened()
            message = await receive()
            if message["type"] == "websocket.disconnect" and ended is None:
                ended = message.get("code", 1005), "client"
            return message

        async def sent(message: Message) -> None:
            nonlocal ended, accepted
            if message["type"] == "websocket.accept":
                accepted = True
            elif message["type"] == "websocket.close" and ended is None:
                ended = message.get("code", 1000), "server"
                if ended[0] not in FLOODED:
                    opened()
            await send(message)

        try:
            await self.app(scope, received, sent)
        except Exception:
            ended = ended or (1011, "server")
            raise
        finally:
            code, by = ended or (1006, "server")
            extra = {"route": route_of(scope), "code": code, "why": REASONS.get(code, "other"), "by": by}
            if code in FLOODED:
                self.floods.note(log, "sockets were refused or closed", code=code, why=REASONS[code])
            level = logging.DEBUG if code in FLOODED else logging.INFO
            log.log(level, "socket closed", extra={**extra, "seconds": round(time.perf_counter() - began, 1)})


def route_of(scope: Scope) -> str:
    """The template of the route, such as `/api/tables/{table_id}`; known once the request has been routed."""
    return str(getattr(scope.get("route"), "path", None) or "none")
