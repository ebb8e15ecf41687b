"""The gate before the admin's routes: without the key they are not there.

A request of anybody else is sent on as one for a path that leads nowhere, so the answer is the very same.
"""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from mikrokosmos.server.security.admin_tokens import COOKIE
from mikrokosmos.server.services import Services

PREFIX = "/api/admin"
LOGIN = f"{PREFIX}/login"
NOWHERE = "/api/nowhere"


class WrongKey(Exception):
    """Somebody has tried a key that is not the admin's; nothing was answered yet."""


class AdminGate:
    """An ASGI application around another."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the admin in, and whoever wants to log in where that is possible."""
        if scope["type"] == "http" and (scope["path"] == PREFIX or scope["path"].startswith(f"{PREFIX}/")):
            services: Services = scope["app"].state.services
            knocks = services.admin.on and scope["path"] == LOGIN and scope["method"] == "POST"
            nowhere = {**scope, "path": NOWHERE, "raw_path": NOWHERE.encode()}
            if not knocks and not services.admin.holds(HTTPConnection(scope).cookies.get(COOKIE, "")):
                scope = nowhere
            try:
                await self.app(scope, receive, send)
            except WrongKey:
                await self.app(nowhere, receive, send)
        else:
            await self.app(scope, receive, send)
