"""The guard, before any route: foreign pages, floods and large bodies are refused, and every answer carries strict
headers.
"""

from __future__ import annotations

from fastapi.responses import JSONResponse
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from mikrokosmos.server.client_files import names
from mikrokosmos.server.security.body_sizes import most_bytes
from mikrokosmos.server.security.hosts import KnownHosts
from mikrokosmos.server.services import Services, address_of
from mikrokosmos.server.tables.refused import Refused

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}

STATUS = {
    "unknown-host": 400,
    "who-are-you": 401,
    "foreign-origin": 403,
    "banned": 403,
    "invite-only": 403,
    "not-found": 404,
    "too-big": 413,
    "bad-message": 422,
    "no-client": 404,
    "too-many-connections": 429,
    "too-many-tables": 429,
    "too-many-replays": 429,
    "too-fast": 429,
    "stopping": 503,
    "database-failed": 503,
}
"""The HTTP status of a refusal; all others are 409: it does not fit how things stand."""

ALWAYS = frozenset({"/healthz", "/readyz", "/metrics"})
"""What watches over the server may ask as often as it likes, and by any name: it often knows the number only."""
LONGEST_NUMBER = 15
"""Digits of a length; Python would read millions of them."""
FILE = 0.1
"""A file of the client counts for so much of a request: a page has dozens of them."""


def refusal(error: Refused) -> JSONResponse:
    """A refusal as HTTP says it."""
    status = STATUS.get(error.reason, 409)
    wait = error.facts.get("seconds")
    headers = {"Retry-After": str(int(wait) + 1)} if status == 429 and isinstance(wait, float) else None
    return JSONResponse(error.to_json(), status, headers)


class TooBig(HTTPException):
    """More came than was announced, or than is allowed. (Any other error while a body is read, FastAPI calls 400.)"""

    def __init__(self, most: int) -> None:
        super().__init__(413)
        self.refused = Refused("too-big", most=most)


class Guard:
    """An ASGI application around another."""

    def __init__(self, app: ASGIApp, public_url: str = "") -> None:
        self.app = app
        self.hosts = KnownHosts(public_url)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or not. All but their host, sockets are checked where they are opened."""
        if scope["type"] == "websocket":
            await self.socket(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def strictly(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        services: Services = scope["app"].state.services
        try:
            most = self.check(services, scope)
            with services.counted_request(address_of(scope)):
                await self.app(scope, Counted(receive, most), strictly)
        except Refused as error:
            await refusal(error)(scope, receive, strictly)
        except TooBig as error:
            await refusal(error.refused)(scope, receive, strictly)

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a socket in, unless it is asked for by a name that is not ours."""
        try:
            self.hosts.must_know(scope)
        except Refused as error:
            ws = WebSocket(scope, receive, send)
            if "websocket.http.response" in scope.get("extensions", {}):
                await ws.send_denial_response(refusal(error))
            else:
                await ws.close()
            return
        await self.app(scope, receive, send)

    def check(self, services: Services, scope: Scope) -> int:
        """Refuse by what the head of the request says; otherwise, how many bytes its body may have."""
        headers = Headers(scope=scope)
        path = scope["path"]
        if path not in ALWAYS:
            self.hosts.must_know(scope)
        cost = FILE if path[1:] in names() else 1
        if path not in ALWAYS and (wait := services.requests.take(address_of(scope), cost)) > 0:
            raise Refused("too-fast", seconds=round(wait, 2))
        if not services.trusts_origin(headers.get("origin"), headers.get("host")):
            raise Refused("foreign-origin")
        most = most_bytes(path, services.settings.limits)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > LONGEST_NUMBER or int(length) > most:
            raise TooBig(most)
        return most


class Counted:
    """The body of a request as it comes, as long as it is not too much: what was announced may be a lie."""

    def __init__(self, receive: Receive, most: int) -> None:
        self.receive = receive
        self.most = self.left = most

    async def __call__(self) -> Message:
        """The next piece."""
        message = await self.receive()
        self.left -= len(message.get("body", b""))
        if self.left < 0:
            raise TooBig(self.most)
        return message
