"""Bodies that may be large: what would take too long to read is refused before it is read.

To read JSON keeps everybody waiting, also in a thread, since nothing else of Python runs meanwhile. How long it takes
is a matter of how many values there are; a record has a dozen for each move.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request, Response
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException

from mikrokosmos.server.security.guard import TooBig
from mikrokosmos.server.tables.refused import Refused

MOST_VALUES = 50_000
MOST_LISTS = 20_000
"""Lists and objects together: each costs as much as several numbers."""


class TooMuch(TooBig):
    """More values than can be read in a moment."""

    def __init__(self) -> None:
        HTTPException.__init__(self, 422)
        why = f"more than {MOST_VALUES:,} values, or {MOST_LISTS:,} lists and objects"
        self.refused = Refused("bad-message", where="body", why=why)


class BoundedRequest(Request):
    """A request whose JSON has no more values than can be read in a moment."""

    async def json(self) -> Any:
        """The body as JSON; `TooMuch` if there is too much in it."""
        body = await self.body()
        # What stands in texts is counted too; they hold few of these signs.
        if body.count(b",") > MOST_VALUES or body.count(b"[") + body.count(b"{") > MOST_LISTS:
            raise TooMuch
        return await super().json()


class LargeBody(APIRoute):
    """A route that takes long JSON."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """The route's own, handed a request that is bounded."""
        handle = super().get_route_handler()

        async def bounded(request: Request) -> Response:
            return await handle(BoundedRequest(request.scope, request.receive))

        return bounded
