"""What everybody may know of the site, and the way in by an invitation to it."""

from __future__ import annotations

from contextlib import suppress

from fastapi import APIRouter, Request

from mikrokosmos.server import wire
from mikrokosmos.server.routes.answers import refusals
from mikrokosmos.server.security.links import SITE, key_kind
from mikrokosmos.server.services import services_of
from mikrokosmos.server.storage.errors import NotStored
from mikrokosmos.server.storage.keys import hash_key
from mikrokosmos.server.tables.refused import Refused

routes = APIRouter(tags=["site"])


@routes.get("/api/site", responses=refusals())
async def site(request: Request) -> wire.SiteSeen:
    """The announcement, and who may make tables; whoever is banned is told too."""
    services = services_of(request)
    current = services.site.current
    person = None
    with suppress(Refused):
        person = await services.person(request.cookies)
    return wire.SiteSeen(
        announcement=current.announcement,
        invite_only=current.invite_only_since is not None,
        may_make_tables=services.site.may_make_tables(person),
        admin=services.admin.on,
    )


@routes.post("/api/site/join", responses=refusals(401, 404))
async def join(request: Request, given: wire.KeyGiven) -> wire.Done:
    """Come by an invitation to the site, whose key a page finds behind the # of the address."""
    services = services_of(request)
    person = await services.required_person(request)
    if key_kind(given.key) != SITE or not await services.store.site.join(person.id, hash_key(given.key)):
        raise NotStored("no such invitation")
    return wire.Done(count=1)
