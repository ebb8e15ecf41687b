"""Links into a table: invitations, which its owner can revoke, and personal links, by which a seat is its owner's on
any device.
"""

from __future__ import annotations

from fastapi import APIRouter, Request

from mikrokosmos.server import wire
from mikrokosmos.server.routes.answers import TableId, refusals
from mikrokosmos.server.security.access import admitted, belongs
from mikrokosmos.server.security.links import INVITE, SEAT, Link, key_kind, new_key
from mikrokosmos.server.services import Services, services_of
from mikrokosmos.server.storage.errors import NotStored, TooMany
from mikrokosmos.server.storage.keys import hash_key
from mikrokosmos.server.storage.rows import Invitation
from mikrokosmos.server.tables.refused import Refused
from mikrokosmos.server.tables.table import Table

routes = APIRouter(tags=["links"])


@routes.post("/api/tables/{table_id}/invitations", status_code=201, responses=refusals(401, 404, 409))
async def invite(request: Request, table_id: TableId) -> wire.LinkMade:
    """Make a link by which others may come to the table. It is told once."""
    services = services_of(request)
    await hosted(request, table_id)
    key = new_key(INVITE)
    try:
        await services.store.create_invitation(table_id, hash_key(key))
    except TooMany:
        raise Refused("too-many-invitations", most=services.store.limits.invitations) from None
    return link(request, Link(INVITE, table_id, key))


@routes.get("/api/tables/{table_id}/invitations", responses=refusals(401, 404, 409))
async def invitations(request: Request, table_id: TableId) -> wire.Invitations:
    """The invitations of a table, for its owner; without their keys, which nobody keeps."""
    await hosted(request, table_id)
    return wire.Invitations(
        invitations=[
            wire.Invited(number=number, created=it.created_at, revoked=it.revoked_at is not None)
            for number, it in enumerate(await services_of(request).store.invitations(table_id), 1)
        ]
    )


@routes.delete("/api/tables/{table_id}/invitations", responses=refusals(401, 404, 409))
async def revoke_all(request: Request, table_id: TableId) -> wire.Done:
    """Revoke all invitations. Whoever came by one and has not sat down is a stranger again."""
    await hosted(request, table_id)
    services = services_of(request)
    count = await services.store.revoke_invitations(table_id)
    services.table_service.recheck_access(table_id)
    return wire.Done(count=count)


@routes.delete("/api/tables/{table_id}/invitations/{number}", responses=refusals(401, 404, 409))
async def revoke(request: Request, table_id: TableId, number: int) -> wire.Done:
    """Revoke one invitation, by its number in the list."""
    await hosted(request, table_id)
    services = services_of(request)
    found: tuple[Invitation, ...] = await services.store.invitations(table_id)
    if not 1 <= number <= len(found):
        raise NotStored("no such invitation")
    count = await services.store.revoke_invitations(table_id, found[number - 1].key_hash)
    services.table_service.recheck_access(table_id)
    return wire.Done(count=count)


@routes.post("/api/tables/{table_id}/seats/{seat}/link", status_code=201, responses=refusals(401, 404, 409))
async def personal_link(request: Request, table_id: TableId, seat: int) -> wire.LinkMade:
    """Make a link by which the seat is yours on another device too; an earlier one is worth nothing from now on."""
    services = services_of(request)
    owner = await own_seat(request, table_id, seat)
    key = new_key(SEAT)
    await services.store.set_seat_key(table_id, seat, hash_key(key), owner)
    return link(request, Link(SEAT, table_id, key))


@routes.delete("/api/tables/{table_id}/seats/{seat}/link", responses=refusals(401, 404, 409))
async def no_personal_link(request: Request, table_id: TableId, seat: int) -> wire.Done:
    """Take the link back, and the seat from every other device that came by it, here and at rematches."""
    services = services_of(request)
    owner = await own_seat(request, table_id, seat)
    count, tables = await services.store.end_links(table_id, owner)
    for each in tables:
        services.table_service.recheck_access(each)
    return wire.Done(count=count)


@routes.post("/api/links/look", responses=refusals(404))
async def look_at_link(request: Request, given: wire.KeyGiven) -> wire.LinkSeen:
    """Where a link leads: which game, whose table. Nothing changes, and nobody need be known for it."""
    services = services_of(request)
    table_id = await table_of_key(services, given.key)
    table, _ = await services.table_service.read(table_id)
    host = await services.store.identity(table.owner)
    person = await services.person(request.cookies)
    return wire.LinkSeen.model_validate(
        {
            "table": table_id,
            "kind": "invitation" if key_kind(given.key) == INVITE else "seat",
            "game": table.game.id,
            "host": host.name if host else None,
            "players": len(table.seats),
            "open": sum(state.open for state in table.seats),
            "status": table.status,
            "replace_idle": table.setup.replace_idle,
            "seated": person is not None and any(state.identity == person.id for state in table.seats),
        }
    )


@routes.post("/api/links", responses=refusals(401, 404, 409))
async def come_by_link(request: Request, given: wire.KeyGiven) -> wire.TableMade:
    """Come to a table by the key of a link, which a page finds behind the # of the address."""
    services = services_of(request)
    person = await services.required_person(request)
    kind = key_kind(given.key)
    if kind == INVITE and (invitation := await services.store.find_invitation(hash_key(given.key))) is not None:
        await services.store.admit(invitation.table_id, person.id, invitation=invitation.key_hash)
        return wire.TableMade(table=invitation.table_id)
    if kind == SEAT and (found := await services.store.seat_by_key(hash_key(given.key))) is not None:
        table_id, seat = found
        table, _ = await services.table_service.read(table_id)
        if seat.identity_id is not None and seat.identity_id != person.id:
            if belongs(table, person.id):
                raise Refused("you-sit-here", table=table_id)
            await services.store.admit(table_id, person.id, acts_as=seat.identity_id, seat_key=hash_key(given.key))
        return wire.TableMade(table=table_id)
    raise NotStored("no such link")


async def table_of_key(services: Services, key: str) -> str:
    """The table a key opens."""
    kind = key_kind(key)
    if kind == INVITE and (invitation := await services.store.find_invitation(hash_key(key))) is not None:
        return invitation.table_id
    if kind == SEAT and (found := await services.store.seat_by_key(hash_key(key))) is not None:
        return found[0]
    raise NotStored("no such link")


async def hosted(request: Request, table_id: str) -> Table:
    """The table, for its owner."""
    services = services_of(request)
    identity = await as_whom(services, request, table_id)
    table, _ = await services.table_service.read(table_id)
    table.must_own(identity)
    return table


async def own_seat(request: Request, table_id: str, seat: int) -> str:
    """Whose seat this is, if it is the person's own."""
    services = services_of(request)
    identity = await as_whom(services, request, table_id)
    table, _ = await services.table_service.read(table_id)
    if not 0 <= seat < len(table.seats):
        raise Refused("no-such-seat", seat=seat)
    if table.seats[seat].identity != identity:
        raise Refused("not-your-seat", seat=seat)
    return identity


async def as_whom(services: Services, request: Request, table_id: str) -> str:
    """As whom a known person comes to a table."""
    person = await services.required_person(request)
    identity = await admitted(services.table_service, table_id, person.id)
    assert identity is not None
    return identity


def link(request: Request, made: Link) -> wire.LinkMade:
    """A link with the address under which people find this server."""
    base = services_of(request).settings.public_url or str(request.base_url)
    return wire.LinkMade(address=made.address(base), key=made.key)
