"""People: a name, and a cookie that makes it yours."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from mikrokosmos.server import wire
from mikrokosmos.server.routes.answers import refusals
from mikrokosmos.server.security.names import clean_name
from mikrokosmos.server.services import services_of
from mikrokosmos.server.storage.rows import Identity

routes = APIRouter(tags=["people"])

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


def told(person: Identity) -> wire.Person:
    """A person as it is told to itself; its id stays in the cookie."""
    return wire.Person(name=person.name, language=person.language)
