"""People: a name, and a cookie that makes it yours."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from mikrokosmos.server import wire
from mikrokosmos.server.routes.answers import refusals
from mikrokosmos.server.security.names import clean_name
from mikrokosmos.server.services import COOKIE, services_of
from mikrokosmos.server.storage.rows import Identity
from mikrokosmos.server.tables.refused import Refused

routes = APIRouter(tags=["people"])

ERASURE = 20
"""To be erased counts for so many requests: every log one was in is read."""
NEWCOMER = 5
"""A new person counts for so many requests: it stays in the database."""


@routes.post("/api/me", responses=refusals(409))
async def call_me(request: Request, response: Response, me: wire.Me) -> wire.Person:
    """Have a name, or another one; a cookie makes it yours."""
    services = services_of(request)
    name = clean_name(me.name, services.settings.limits.name_length)
    person = await services.person(request.cookies)
    if person is None:
        services.charge(request, NEWCOMER)
        person = await services.store.add_identity(name, me.language)
    else:
        person = await services.store.rename(person.id, name, me.language)
    services.set_cookie(response, person)
    return told(person)


@routes.get("/api/me", responses=refusals(401))
async def who_am_i(request: Request) -> wire.Person:
    """The name one goes by."""
    return told(await services_of(request).required_person(request))


@routes.delete("/api/me", responses=refusals(401))
async def forget_me(request: Request, response: Response) -> wire.Done:
    """Erase oneself, for good: name, devices and shared replays. Finished games keep a seat without a name, games under
    way a bot in one's place, and tables of one's own that have not begun are given up.
    """
    services = services_of(request)
    person = await services.even_if_banned(request.cookies)  # who was sent away may be forgotten too
    if person is None:
        raise Refused("who-are-you")
    services.charge(request, ERASURE)
    tables = services.table_service
    for table_id in await services.store.unfinished_tables(person.id):
        await tables.execute(table_id, lambda table: table.forget(person.id))
    changed = await services.store.erase(person.id)
    for table_id in changed:
        await tables.reload(table_id)
        tables.recheck_access(table_id)
        services.replays.remove(table_id)
    tables.recheck_person(person.id)
    response.delete_cookie(COOKIE)
    return wire.Done(count=len(changed))


def told(person: Identity) -> wire.Person:
    """A person as it is told to itself; its id stays in the cookie."""
    return wire.Person(name=person.name, language=person.language)
