"""The socket: one for each person and table."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from mikrokosmos.server.admission import admitted
from mikrokosmos.server.guard import address_of
from mikrokosmos.server.house import House, house_of
from mikrokosmos.server.session import Session, refused
from mikrokosmos.server.storage.errors import BadInput, NotStored
from mikrokosmos.server.tables.refused import Refused
from mikrokosmos.server.watching import Lagging

routes = APIRouter()

TOO_MUCH, TOO_BIG, UNKNOWN, FOREIGN = 4029, 4013, 4004, 4003
"""Why a socket is closed, in the numbers left to applications."""


@routes.websocket("/api/tables/{table_id}/socket")
async def socket(ws: WebSocket, table_id: str) -> None:
    """Watch a table and play at it."""
    await ws.accept()
    house = house_of(ws)
    if not house.trusts(ws.headers.get("origin"), ws.headers.get("host")):
        await ws.close(FOREIGN)
        return
    person = await house.person(ws.cookies)
    who = person.id if person else address_of(ws.scope)
    if house.sockets[who] >= house.settings.limits.sockets_per_identity:
        await ws.close(TOO_MUCH)
        return
    house.sockets[who] += 1  # before anything is waited for, or many could slip in at once
    try:
        identity = await admitted(house.hall, table_id, person.id if person else None)
        session = await Session.open(
            house.hall,
            table_id,
            identity,
            person.name if person else "",
            house.thinkers,
            house.settings.limits.name_length,
            person.id if person else None,
        )
        try:
            await attend(house, ws, session, who)
        finally:
            session.close()
    except (NotStored, BadInput):
        await ws.close(UNKNOWN)
    finally:
        house.sockets[who] -= 1
        if not house.sockets[who]:
            del house.sockets[who]


async def attend(house: House, ws: WebSocket, session: Session, who: str) -> None:
    """Serve one socket from hello to goodbye."""
    with suppress(WebSocketDisconnect):
        await ws.send_text(session.first())
        house.stewards.wake(session.table_id)
        telling = asyncio.create_task(tell(ws, session))
        try:
            await listen(house, ws, session, who)
        finally:
            telling.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect):
                await telling


async def tell(ws: WebSocket, session: Session) -> None:
    """Pass on the news; who was too slow is told everything anew."""
    while True:
        try:
            await ws.send_text(await session.next())
        except Lagging:
            session.hall.metrics.resyncs.add()
            await ws.send_text(session.first())


async def listen(house: House, ws: WebSocket, session: Session, who: str) -> None:
    """Grant or refuse what the person wishes, one after another, until goodbye."""
    while True:
        text = await said(ws)
        if len(text.encode()) > house.settings.limits.message_bytes:
            await ws.close(TOO_BIG)
            return
        if (wait := house.rates.take(who)) > 0:
            await ws.send_json(refused(None, Refused("too-fast", seconds=round(wait, 2))))
            continue
        await ws.send_text(await session.answer(text))
        house.stewards.wake(session.table_id)


async def said(ws: WebSocket) -> str:
    """The next message as text; of one in bytes only its length counts: it is no JSON, and refused as such."""
    message = await ws.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1000)
    text: str | None = message.get("text")
    return "\0" * len(message["bytes"]) if text is None else text
