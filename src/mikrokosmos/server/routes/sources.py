"""Where a game comes from that is looked at afterwards: a table at which it is over, or a shared replay."""

from __future__ import annotations

from functools import partial

from fastapi import Request

from mikrokosmos.core.record import Record
from mikrokosmos.server.replays.read import check_record
from mikrokosmos.server.routes.records import SHOW, seen, stored
from mikrokosmos.server.services import Services
from mikrokosmos.server.tables.refused import Refused
from mikrokosmos.server.tables.table import OVER


async def finished(request: Request, services: Services, table_id: str) -> Record:
    """The record of a game that is over; `Refused` to everybody while it is played."""
    table, _, _ = await seen(request, services, table_id)
    if table.status != OVER:
        raise Refused("not-over")
    return table.running().record


async def shared(request: Request, services: Services, replay_id: str) -> Record:
    """The record behind a link: whoever has the link may know all of it. To read it counts for many requests."""
    found = await stored(services, replay_id)
    services.charge(request, SHOW)
    checked = await services.slow_work.do(partial(check_record, found.record, services.settings.limits))
    return checked.record
