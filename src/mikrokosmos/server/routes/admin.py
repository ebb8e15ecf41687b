"""The admin: logs in with the key, and sets what holds for the whole site.

Whoever does not know the key is told nothing: `security/admin_gate.py` answers as if these routes were not there.
"""

from __future__ import annotations

import logging

from fastapi import APIRouter, Request, Response

from mikrokosmos.server import wire
from mikrokosmos.server.routes.answers import refusals
from mikrokosmos.server.security.admin_gate import WrongKey
from mikrokosmos.server.security.admin_tokens import COOKIE, LASTS
from mikrokosmos.server.security.lines import clean_line
from mikrokosmos.server.security.links import SITE, new_key, site_address
from mikrokosmos.server.services import Services, address_of, services_of
from mikrokosmos.server.storage.errors import NotStored, TooMany
from mikrokosmos.server.storage.keys import hash_key
from mikrokosmos.server.tables.refused import Refused

log = logging.getLogger(__name__)

routes = APIRouter(tags=["admin"])

PATH = "/api/admin"


@routes.post("/api/admin/login", responses=refusals(404, 405))
async def log_in(request: Request, response: Response, given: wire.AdminKeyGiven) -> wire.Done:
    """Tell the key, and have a cookie for it; a wrong one is answered as if there were no such route."""
    services = services_of(request)
    address = address_of(request.scope)
    if (wait := services.admin_tries.take(address)) > 0:
        raise Refused("too-fast", seconds=round(wait, 2))
    if not services.admin.fits(given.key):
        log.warning("admin: a wrong key was tried")
        raise WrongKey
    services.admin_tries.forget(address)
    log.info("admin: logged in")
    response.set_cookie(
        COOKIE,
        services.admin.sign(),
        max_age=LASTS,
        path=PATH,
        httponly=True,
        samesite="strict",
        secure=services.settings.cookies_secure,
    )
    return wire.Done(count=1)


@routes.post("/api/admin/logout", responses=refusals(404, 405))
async def log_out(response: Response) -> wire.Done:
    """Give the cookie back."""
    response.delete_cookie(COOKIE, path=PATH, httponly=True, samesite="strict")
    return wire.Done(count=1)


@routes.get("/api/admin/site", responses=refusals(404))
async def site(request: Request) -> wire.AdminSite:
    """What is set."""
    return await told(services_of(request))


@routes.put("/api/admin/announcement", responses=refusals(404, 405))
async def announce(request: Request, wanted: wire.AnnouncementWanted) -> wire.AdminSite:
    """Tell everybody something, or no more."""
    services = services_of(request)
    await services.site.announce(clean_line(wanted.text or "") or None)
    return await told(services)


@routes.put("/api/admin/invite-only", responses=refusals(404, 405))
async def invite_only(request: Request, wanted: wire.InviteOnlyWanted) -> wire.AdminSite:
    """Let only people with an invitation, and those who came before, make tables; or everybody."""
    services = services_of(request)
    await services.site.set_invite_only(wanted.on)
    return await told(services)


@routes.put("/api/admin/retention", responses=refusals(404, 405))
async def retention(request: Request, wanted: wire.RetentionWanted) -> wire.AdminSite:
    """Delete tables after so many days without a move, or never."""
    services = services_of(request)
    await services.site.set_retention(wanted.days)
    return await told(services)


@routes.post("/api/admin/invitations", status_code=201, responses=refusals(404, 405, 409))
async def invite(request: Request) -> wire.LinkMade:
    """Make a link by which people may come to the site. It is told once."""
    services = services_of(request)
    key = new_key(SITE)
    try:
        await services.store.site.invite(hash_key(key))
    except TooMany:
        raise Refused("too-many-site-invitations", most=services.store.limits.site_invitations) from None
    log.info("admin: invitation made")
    base = services.settings.public_url or str(request.base_url)
    return wire.LinkMade(address=site_address(base, key), key=key)


@routes.delete("/api/admin/invitations/{number}", responses=refusals(404, 405))
async def revoke(request: Request, number: int) -> wire.Done:
    """Let nobody else in by an invitation, by its number in the list. Who came by it stays."""
    services = services_of(request)
    found = await services.store.site.invitations()
    if not 1 <= number <= len(found):
        raise NotStored("no such invitation")
    was = await services.store.site.revoke_invitation(found[number - 1].key_hash)
    log.info("admin: invitation revoked")
    return wire.Done(count=int(was))


async def told(services: Services) -> wire.AdminSite:
    """What is set, as the admin is told."""
    await services.site.load()
    current = services.site.current
    return wire.AdminSite(
        announcement=current.announcement,
        invite_only=current.invite_only_since is not None,
        retention_days=current.retention_days,
        invitations=[
            wire.Invited(number=number, created=it.created_at, revoked=it.revoked_at is not None)
            for number, it in enumerate(await services.store.site.invitations(), 1)
        ],
    )
