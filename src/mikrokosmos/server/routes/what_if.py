"""What if: go on from a step of a game that was played, at a table of one's own; and a position as a line of text."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request

from mikrokosmos.core.record import Record
from mikrokosmos.server import wire
from mikrokosmos.server.replays.read import MOST_MOVES
from mikrokosmos.server.routes.answers import TableId, refusals
from mikrokosmos.server.routes.records import SHOW, ReplayId, seen
from mikrokosmos.server.routes.sources import finished, shared
from mikrokosmos.server.routes.tables import NEW_TABLE, room_for_a_table, seating
from mikrokosmos.server.services import Services, services_of
from mikrokosmos.server.storage.errors import TooMany
from mikrokosmos.server.storage.rows import Identity
from mikrokosmos.server.tables.refused import Refused
from mikrokosmos.server.tables.setup import Setup
from mikrokosmos.server.tables.table import OVER
from mikrokosmos.server.tables.what_if import WhatIf, taken_up

routes = APIRouter(tags=["records"])

AtStep = Annotated[
    int | None, Query(ge=0, le=MOST_MOVES, description="After how many moves; without it, as the game stands.")
]


@routes.post("/api/tables/{table_id}/what-if", status_code=201, responses=refusals(401, 404, 409))
async def from_table(request: Request, table_id: TableId, wanted: wire.WhatIfWanted) -> wire.TableMade:
    """Set up a table at which a finished game goes on from one of its steps."""
    services = services_of(request)
    person = await invited(request, services)
    return await made(services, person, await finished(request, services, table_id), "table", table_id, wanted)


@routes.post("/api/replays/{replay_id}/what-if", status_code=201, responses=refusals(401, 404, 409))
async def from_replay(request: Request, replay_id: ReplayId, wanted: wire.WhatIfWanted) -> wire.TableMade:
    """Set up a table at which the game of a shared replay goes on from one of its steps."""
    services = services_of(request)
    person = await invited(request, services)
    return await made(services, person, await shared(request, services, replay_id), "replay", replay_id, wanted)


@routes.get("/api/tables/{table_id}/line", responses=refusals(404, 409))
async def table_line(request: Request, table_id: TableId, step: AtStep = None) -> wire.PositionLine:
    """The position as a line: of a finished game at any step, of a running one if nothing in it is hidden."""
    services = services_of(request)
    table, _, _ = await seen(request, services, table_id)
    record = table.running().record
    if table.status == OVER:
        return await line_at(request, services, record, step)
    if step not in (None, len(record.moves)):
        raise Refused("not-over")
    _, private = table.game.shared_and_private(record.state)
    if any(own.keys() - {"seat"} for own in private):
        raise Refused("line-has-secrets")
    return wire.PositionLine(line=record.state.to_line())


@routes.get("/api/replays/{replay_id}/line", responses=refusals(404, 409))
async def replay_line(request: Request, replay_id: ReplayId, step: AtStep = None) -> wire.PositionLine:
    """A position of a shared replay as a line."""
    services = services_of(request)
    return await line_at(request, services, await shared(request, services, replay_id), step)


async def line_at(request: Request, services: Services, record: Record, step: int | None) -> wire.PositionLine:
    """The position after so many moves."""
    if step is not None and step > len(record.moves):
        raise Refused("no-such-step", step=step, most=len(record.moves))
    services.charge(request, SHOW / 2)
    line = await services.slow_work.do(lambda: record.replay(step).to_line())
    return wire.PositionLine(line=line)


async def invited(request: Request, services: Services) -> Identity:
    """Who asks for a table; `Refused` if they may not have one."""
    person = await services.required_person(request)
    services.site.must_be_invited(person)
    services.charge(request, NEW_TABLE)
    await room_for_a_table(services, person.id)
    return person


async def made(
    services: Services,
    person: Identity,
    record: Record,
    source: Literal["table", "replay"],
    source_id: str,
    wanted: wire.WhatIfWanted,
) -> wire.TableMade:
    """A table of the person's own, for nobody to find: it goes on from there when all sit."""
    setup = await services.slow_work.do(partial(going_on, record, source, source_id, wanted))
    if len(wanted.seats) > setup.players:
        raise Refused("no-such-seat", seat=setup.players)
    decisions = [
        decide
        for seat, who in enumerate(wanted.seats)
        if (decide := seating(seat, who, person, services.settings.limits.name_length)) is not None
    ]
    most = services.settings.limits.tables_per_identity
    try:
        table = await services.table_service.create(person.id, setup, decisions=decisions, most=most)
    except TooMany:  # made at this very moment, perhaps by another process
        raise Refused("too-many-tables", most=most) from None
    return wire.TableMade(table=table)


def going_on(record: Record, source: Literal["table", "replay"], source_id: str, wanted: wire.WhatIfWanted) -> Setup:
    """How such a table is set up: as the game was, but for the names."""
    moves = taken_up(record.shorten(len(record.moves)), wanted.step)
    options = {name: value for name, value in record.options.items() if name != "names"}
    return Setup.of(
        record.game.id,
        options,
        pace=wanted.pace,
        win_chance=bool(record.game.learned),
        what_if=WhatIf(source, source_id, moves),
    )
