"""What the admin looks at, and does to one table or person. Nothing here reads a game: no view, no dice, no seed."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from mikrokosmos.server import wire
from mikrokosmos.server.operations.redaction import short_hash
from mikrokosmos.server.routes.answers import More, PageSize, TableId, mark_of, more_of, refusals
from mikrokosmos.server.security.lines import clean_line
from mikrokosmos.server.services import Services, services_of
from mikrokosmos.server.storage.rows import STATUSES, Status, TableSummary

routes = APIRouter(tags=["admin"])

PersonId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$", description="The id of a person.")]
Whose = Annotated[str | None, Query(pattern=r"^[A-Za-z0-9_-]{1,64}$", description="Only tables this person sits at.")]
Standing = Annotated[Status | None, Query(description="Only tables that stand so.")]
PartOfName = Annotated[
    str | None, Query(min_length=1, max_length=100, pattern=r"^[^\x00]+$", description="A part of the name.")
]
Banned = Annotated[bool, Query(description="Only people who are banned.")]


@routes.get("/api/admin/tables", responses=refusals(404))
async def tables(
    request: Request, status: Standing = None, person: Whose = None, more: More = None, limit: PageSize = 50
) -> wire.AdminTables:
    """All tables, the one at which something happened last first."""
    services = services_of(request)
    states: tuple[Status, ...] = (status,) if status else STATUSES
    found = await services.store.site.tables(states, person, limit, mark_of(more))
    watchers = await watchers_of(services, found)
    seated = await services.store.seated([row.id for row in found])
    return wire.AdminTables(
        tables=[
            wire.AdminTable(
                table=row.id,
                game=row.game,
                status=row.state,
                public=row.public,
                seats=[wire.AdminSeat(kind=it.kind, name=it.name, person=it.identity_id) for it in seated[row.id]],
                created=row.created_at,
                changed=row.changed_at,
                log=row.last_seq,
                watchers=watchers[row.id],
            )
            for row in found
        ],
        more=more_of(found[-1].mark) if len(found) == limit else None,
    )


@routes.post("/api/admin/tables/{table_id}/end", responses=refusals(404, 405, 409))
async def end(request: Request, table_id: TableId, wanted: wire.EndWanted) -> wire.Done:
    """End a game, or the waiting for it; everybody at the table is told why."""
    await services_of(request).site.end_table(table_id, clean_line(wanted.reason))
    return wire.Done(count=1)


@routes.delete("/api/admin/tables/{table_id}", responses=refusals(404, 405))
async def delete(request: Request, table_id: TableId) -> wire.Done:
    """Delete a table with its log, for good."""
    await services_of(request).site.delete_table(table_id)
    return wire.Done(count=1)


@routes.get("/api/admin/people", responses=refusals(404))
async def people(
    request: Request, name: PartOfName = None, banned: Banned = False, more: More = None, limit: PageSize = 50
) -> wire.AdminPeople:
    """All people, those who were there last first."""
    found = await services_of(request).store.site.people(name, banned, limit, mark_of(more))
    return wire.AdminPeople(
        people=[
            wire.AdminPerson(
                person=row.id,
                name=row.name,
                unfinished=row.unfinished,
                finished=row.finished,
                created=row.created_at,
                seen=row.seen_at,
                banned=row.banned_at,
            )
            for row in found
        ],
        more=more_of(found[-1].mark) if len(found) == limit else None,
    )


@routes.put("/api/admin/people/{person_id}/ban", responses=refusals(404, 405))
async def ban(request: Request, person_id: PersonId) -> wire.Done:
    """Send a person away: sockets are closed, wishes refused, and in games bots play on."""
    await services_of(request).site.ban(person_id)
    return wire.Done(count=1)


@routes.delete("/api/admin/people/{person_id}/ban", responses=refusals(404, 405))
async def unban(request: Request, person_id: PersonId) -> wire.Done:
    """Let a person come again."""
    return wire.Done(count=int(await services_of(request).site.unban(person_id)))


@routes.get("/api/admin/load", responses=refusals(404))
async def load(request: Request) -> wire.AdminLoad:
    """How busy every process is; what others have told may be some seconds old."""
    services = services_of(request)
    others = services.other_processes
    if others is None:
        return wire.AdminLoad(processes=[wire.ProcessLoad(process="1", **services.load.figures())])
    figures = await services.store.site.loads()
    if others.leases.process_id is not None:
        figures[others.leases.process_id] = services.load.figures()
    return wire.AdminLoad(
        processes=[
            wire.ProcessLoad(
                process=short_hash(name), **{key: value for key, value in told.items() if key != "watched"}
            )
            for name, told in figures.items()
        ]
    )


async def watchers_of(services: Services, found: tuple[TableSummary, ...]) -> Counter[str]:
    """How many watch these tables, here and as the other processes have told some seconds ago."""
    counts: Counter[str] = Counter()
    ids = {row.id for row in found}
    others = services.other_processes
    if others is not None:
        for process_id, told in (await services.store.site.loads()).items():
            if process_id != others.leases.process_id:
                counts.update({name: count for name, count in told.get("watched", {}).items() if name in ids})
    for table_id in ids:
        counts[table_id] += services.table_service.watchers(table_id)
    return counts
