"""Records: taken home, brought along, shared, watched."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from mikrokosmos.core.interface import Json
from mikrokosmos.server import wire
from mikrokosmos.server.delta import json_text
from mikrokosmos.server.replays import steps
from mikrokosmos.server.replays.read import check_record, read_record
from mikrokosmos.server.routes.answers import More, PageSize, TableId, mark_of, more_of, refusals
from mikrokosmos.server.routes.large_bodies import LargeBody
from mikrokosmos.server.security.access import admitted
from mikrokosmos.server.security.names import clean_name
from mikrokosmos.server.services import Services, services_of
from mikrokosmos.server.storage.errors import NotStored, TooMany
from mikrokosmos.server.storage.rows import Replay
from mikrokosmos.server.tables.refused import Refused
from mikrokosmos.server.tables.table import OVER, Table
from mikrokosmos.server.tables.visibility import seats_of

routes = APIRouter(tags=["records"], route_class=LargeBody)

SHOW = 10
"""To work out a game to be watched counts for so many requests."""
TITLE = 80
"""Characters of a replay's title."""

ReplayId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$", description="The id of a replay.")]
FromSeat = Annotated[int | None, Query(ge=0, lt=wire.MOST_SEATS, description="Whose eyes to see it with.")]


@routes.get("/api/tables/{table_id}/record", responses=refusals(404, 409))
async def record(request: Request, table_id: TableId) -> Json:
    """The record of the game, without the secrets of others until it is over."""
    services = services_of(request)
    table, _, identity = await seen(request, services, table_id)
    mine = seats_of(table, identity)
    record = table.running().record
    told = record.given_to(mine[0] if len(mine) == 1 else None)
    if record.dice is not None and table.seed_hidden(services.store.now()):
        told["dice"] = record.dice.hidden().to_json()
    return told


@routes.get("/api/tables/{table_id}/show", response_model=wire.Show, responses=refusals(404, 409))
async def show_table(request: Request, table_id: TableId, seat: FromSeat = None) -> Response:
    """The game so far, to watch again: with one's own eyes while it is played, with anybody's when it is over."""
    services = services_of(request)
    table, seq, identity = await seen(request, services, table_id)
    record, mine = table.running().record, seats_of(table, identity)
    steps.must_be_allowed(record.state, seat, mine)

    async def make() -> str:
        return json_text(await steps.watch(record, seat, mine))

    return await shown(request, services, (table_id, seq, seat), make)


@routes.get("/api/tables/{table_id}/log", response_model=wire.TableLog, responses=refusals(404, 409))
async def table_log(request: Request, table_id: TableId) -> Response:
    """All that has happened in the game so far, as one was told it at the time."""
    services = services_of(request)
    table, seq, identity = await seen(request, services, table_id)
    record, mine = table.running().record, tuple(seats_of(table, identity))

    async def make() -> str:
        return json_text(await steps.told(record, mine))

    return await shown(request, services, (table_id, seq, "log", mine), make)


@routes.post("/api/replays", status_code=201, responses=refusals(401, 404, 409))
async def share(request: Request, wanted: wire.NewReplay) -> wire.ReplayShared:
    """Let whoever has the link watch a game: a record of one's own, or a finished game of a table."""
    services = services_of(request)
    person = await services.required_person(request)
    most = services.settings.limits.replays_per_identity
    if await services.store.count_replays(person.id) >= most:
        raise Refused("too-many-replays", most=most)
    title = clean_name(wanted.title, TITLE) if wanted.title.strip() else ""
    if wanted.table is not None and wanted.record is None:
        table, _, _ = await seen(request, services, wanted.table)
        if table.status != OVER:
            raise Refused("not-over")
        if table.seed_hidden(services.store.now()):
            raise Refused("deal-not-over")
        found = table.running().record
    elif wanted.record is not None and wanted.table is None:
        services.charge(request, SHOW)
        checked = await services.slow_work.do(partial(check_record, wanted.record, services.settings.limits))
        found = checked.record
    else:
        raise Refused("bad-message", where="record", why="either a table or a record is to be shared")
    kept = found.to_json()
    if found.remark is not None and wanted.record is not None:  # whoever watches it is told so too
        kept |= {"notation": wanted.record.get("notation"), "digest": wanted.record["digest"]}
    try:
        row = await services.store.add_replay(person.id, found.game.id, kept, title, most)
    except TooMany:  # shared at this very moment, perhaps by another process
        raise Refused("too-many-replays", most=most) from None
    return wire.ReplayShared(**listed(row).model_dump(), remark=found.remark)


@routes.get("/api/my/replays", responses=refusals(401))
async def my_replays(request: Request, more: More = None, limit: PageSize = 50) -> wire.ReplayList:
    """The replays one has shared, the latest first."""
    services = services_of(request)
    person = await services.required_person(request)
    found = await services.store.replays_of(person.id, limit, mark_of(more))
    return wire.ReplayList(
        replays=[listed(row) for row in found], more=more_of(found[-1].mark) if len(found) == limit else None
    )


@routes.get("/api/replays/{replay_id}", response_model=wire.ReplaySeen, responses=refusals(404, 409))
async def watch(request: Request, replay_id: ReplayId, seat: FromSeat = None) -> Response:
    """A shared replay, to watch."""
    services = services_of(request)
    found = await stored(services, replay_id)

    async def make() -> str:
        read = await read_record(found.record, services.settings.limits)
        show = await steps.watch(read.record, seat, "all")
        return json_text({"title": found.title, "checked": read.checked, "remark": read.remark, "show": show})

    return await shown(request, services, (replay_id, 0, seat), make)


@routes.get("/api/replays/{replay_id}/record", responses=refusals(404))
async def replay_record(request: Request, replay_id: ReplayId) -> Json:
    """The record of a shared replay, to take home."""
    return (await stored(services_of(request), replay_id)).record


@routes.delete("/api/replays/{replay_id}", responses=refusals(401, 404))
async def remove(request: Request, replay_id: ReplayId) -> wire.Done:
    """Share a replay no more; its link leads nowhere from now on."""
    services = services_of(request)
    person = await services.required_person(request)
    if not await services.store.remove_replay(replay_id, person.id):
        raise NotStored("no such replay")
    services.replays.remove(replay_id)
    return wire.Done(count=1)


async def shown(request: Request, services: Services, what: Hashable, make: Callable[[], Awaitable[str]]) -> Response:
    """A game to watch; to work one out counts for many requests, to take it from the cache for one."""
    if what not in services.replays:
        services.charge(request, SHOW)
    return Response(await services.replays.text(what, make), media_type="application/json")


async def seen(request: Request, services: Services, table_id: str) -> tuple[Table, int, str | None]:
    """A table, the number of its last entry, and as whom the person comes to it."""
    person = await services.person(request.cookies)
    identity = await admitted(services.table_service, table_id, person.id if person else None)
    return *await services.table_service.read(table_id), identity


async def stored(services: Services, replay_id: str) -> Replay:
    """A shared replay."""
    found = await services.store.replay(replay_id)
    if found is None:
        raise NotStored("no such replay")
    return found


def listed(row: Replay) -> wire.ReplayListed:
    """A replay in a list."""
    return wire.ReplayListed(replay=row.id, game=row.game, title=row.title, created=row.created_at)
