"""What watches over a server asks: is it alive, is it ready?"""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Request

from mikrokosmos.server import wire
from mikrokosmos.server.house import house_of
from mikrokosmos.server.routes.answers import refusals
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
    house = house_of(request)
    if house.stopping:
        raise Refused("stopping")
    await house.store.ping()
    return Ready()
