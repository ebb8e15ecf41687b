"""Tables: made, found, read, played again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request

from mikrokosmos.server import wire
from mikrokosmos.server.live.table_service import Decide
from mikrokosmos.server.routes.answers import More, PageSize, TableId, mark_of, more_of, refusals
from mikrokosmos.server.routes.large_bodies import LargeBody
from mikrokosmos.server.security.access import admitted
from mikrokosmos.server.security.names import clean_name
from mikrokosmos.server.services import Services, services_of
from mikrokosmos.server.storage.errors import TooMany
from mikrokosmos.server.storage.rows import Identity, Status, Table
from mikrokosmos.server.tables.refused import Refused
from mikrokosmos.server.tables.setup import Setup
from mikrokosmos.server.tables.table import Table as TableHere
from mikrokosmos.server.tables.visibility import table_seen

routes = APIRouter(tags=["tables"], route_class=LargeBody)

NEW_TABLE = 5
"""A new table counts for so many requests."""

Standing = Annotated[Literal["open", "playing", "over"] | None, Query(description="Only tables that stand so.")]


@routes.post("/api/tables", status_code=201, responses=refusals(401, 409))
async def new_table(request: Request, wanted: wire.NewTable) -> wire.TableMade:
    """Set up a table."""
    services = services_of(request)
    person = await services.required_person(request)
    services.site.must_be_invited(person)
    services.charge(request, NEW_TABLE)
    await room_for_a_table(services, person.id)
    setup = await services.slow_work.do(
        partial(
            Setup.of,
            wanted.game,
            wanted.options,
            wanted.substitute,
            wanted.order,
            wanted.hints,
            wanted.clock,
            wanted.pace,
            wanted.win_chance,
            wanted.replace_idle,
        )
    )
    if len(wanted.seats) > setup.players:
        raise Refused("no-such-seat", seat=setup.players)
    decisions = [
        decide
        for seat, who in enumerate(wanted.seats)
        if (decide := seating(seat, who, person, services.settings.limits.name_length)) is not None
    ]
    most = services.settings.limits.tables_per_identity
    try:
        made = await services.table_service.create(
            person.id, setup, public=wanted.public, decisions=decisions, most=most
        )
    except TooMany:  # made at this very moment, perhaps by another process
        raise Refused("too-many-tables", most=most) from None
    return wire.TableMade(table=made)


@routes.get("/api/tables", responses=refusals())
async def public_tables(
    request: Request, status: Standing = None, more: More = None, limit: PageSize = 50
) -> wire.TableList:
    """The tables anybody may find, the latest first."""
    services = services_of(request)
    states: tuple[Status, ...] = (status,) if status else ("open", "playing")
    found = await services.store.public_tables(limit, mark_of(more), states)
    return await listed(services, found, limit, await services.person(request.cookies))


@routes.get("/api/my/tables", responses=refusals(401))
async def my_tables(
    request: Request, status: Standing = None, more: More = None, limit: PageSize = 50
) -> wire.TableList:
    """The tables one sits at or has made, the latest first."""
    services = services_of(request)
    person = await services.required_person(request)
    states: tuple[Status, ...] = (status,) if status else ("open", "playing", "over")
    return await listed(
        services, await services.store.tables_of(person.id, limit, mark_of(more), states), limit, person
    )


@routes.get("/api/my/history", responses=refusals(401))
async def my_history(request: Request, more: More = None, limit: PageSize = 50) -> wire.TableList:
    """The games one has finished, with their results, the latest first."""
    services = services_of(request)
    person = await services.required_person(request)
    return await listed(services, await services.store.history(person.id, limit, mark_of(more)), limit, person)


@routes.get("/api/tables/{table_id}", responses=refusals(404))
async def read(request: Request, table_id: TableId) -> wire.TableNow:
    """A table as one may see it."""
    services = services_of(request)
    person = await services.person(request.cookies)
    identity = await admitted(services.table_service, table_id, person.id if person else None)
    table, seq = await services.table_service.read(table_id)
    rematch = await services.store.following(table_id) if table.status == "over" else None
    return wire.TableNow.model_validate(
        {"seq": seq, "now": services.table_service.clock(), "table": table_seen(table, identity), "rematch": rematch}
    )


@routes.post("/api/tables/{table_id}/rematch", status_code=201, responses=refusals(401, 404, 409))
async def rematch(request: Request, table_id: TableId) -> wire.TableMade:
    """Play again, everybody one seat further; whoever asks second is led to the same table."""
    services = services_of(request)
    person = await services.required_person(request)
    identity = await admitted(services.table_service, table_id, person.id)
    assert identity is not None
    if await services.store.following(table_id) is None:
        if (owner := await services.store.identity(identity)) is not None:
            services.site.must_be_invited(owner)
        await room_for_a_table(services, identity)
    most = services.settings.limits.tables_per_identity
    try:
        made = await services.table_service.rematch(table_id, identity, most)
    except TooMany:
        raise Refused("too-many-tables", most=most) from None
    if identity != person.id:  # a device that came by a personal link comes along
        await services.store.bring_along(table_id, made, person.id, identity)
    return wire.TableMade(table=made)


@routes.delete("/api/tables/{table_id}", responses=refusals(401, 404, 409))
async def give_up(request: Request, table_id: TableId) -> wire.Done:
    """Give up a table of one's own at which nothing has begun."""
    services = services_of(request)
    person = await services.required_person(request)
    identity = await admitted(services.table_service, table_id, person.id)
    assert identity is not None
    await services.table_service.execute(table_id, lambda table: table.give_up(identity))
    return wire.Done(count=1)


async def room_for_a_table(services: Services, identity: str) -> None:
    """Refuse a person who has too many unfinished tables."""
    most = services.settings.limits.tables_per_identity
    if await services.store.count_tables(identity) >= most:
        raise Refused("too-many-tables", most=most)


def seating(seat: int, wanted: wire.SeatWanted, person: Identity, longest_name: int) -> Decide | None:
    """How somebody is put on a seat of a new table."""
    if isinstance(wanted, wire.BotSeat):
        return partial(TableHere.seat_bot, seat=seat, identity=person.id, bot=wanted.bot)
    if isinstance(wanted, wire.MySeat):
        name = person.name if wanted.name is None else clean_name(wanted.name, longest_name)
        return partial(TableHere.sit, seat=seat, identity=person.id, name=name)
    return None


async def listed(services: Services, found: Sequence[Table], limit: int, person: Identity | None) -> wire.TableList:
    """A page of tables, with who sits at them."""
    seated = await services.store.seated([row.id for row in found])
    return wire.TableList(
        tables=[
            wire.TableListed(
                table=row.id,
                game=row.game,
                players=row.setup["players"],
                status=row.state,
                public=row.public,
                clock=row.setup.get("clock"),
                seats=[
                    wire.SeatListed(
                        kind=it.kind,
                        name=it.name,
                        bot=it.bot,
                        mine=person is not None and it.identity_id == person.id,
                    )
                    for it in seated[row.id]
                ],
                what_if=row.setup.get("what_if") is not None,
                result=row.result,
                created=row.created_at,
                changed=row.changed_at,
            )
            for row in found
        ],
        more=more_of(found[-1].mark) if len(found) == limit else None,
    )
