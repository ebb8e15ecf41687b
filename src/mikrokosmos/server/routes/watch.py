"""What watches over a server asks: is it alive, is it ready?"""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Request

from mikrokosmos.server import wire
from mikrokosmos.server.routes.answers import refusals
from mikrokosmos.server.services import services_of
from mikrokosmos.server.tables.refused import Refused

routes = APIRouter(tags=["operation"])


class Alive(wire.Sent):
    """The process is alive."""

    status: Literal["ok"] = "ok"


class Ready(wire.Sent):
    """The process can play: its database answers."""

    status: Literal["ready"] = "ready"


@routes.get("/healthz", responses=refusals())
async def healthz() -> Alive:
    """Whether the process is alive."""
    return Alive()


@routes.get("/readyz", responses=refusals(503))
async def readyz(request: Request) -> Ready:
    """Whether the database answers and the server is not about to stop."""
    if request.app.state.stopping.asked:
        raise Refused("stopping")
    await services_of(request).store.ping()  # fails at once where the database is known to be gone
    return Ready()
