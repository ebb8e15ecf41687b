"""The socket: one for each person and table."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from starlette.websockets import WebSocketState

from mikrokosmos.server.connections.frames import frame_socket
from mikrokosmos.server.delta import json_text
from mikrokosmos.server.live.session import Session, number_of, refused
from mikrokosmos.server.security.access import admitted
from mikrokosmos.server.services import Services, address_of, services_of
from mikrokosmos.server.storage.errors import BadInput, DatabaseFailed, NotStored, StorageError
from mikrokosmos.server.storage.rows import Identity
from mikrokosmos.server.tables.refused import Refused

log = logging.getLogger(__name__)

routes = APIRouter()

TOO_MUCH, TOO_BIG, UNKNOWN, FOREIGN, FAILED, LATER = 4029, 4013, 4004, 4003, 1011, 1013
"""Why a socket is closed, in the numbers left to applications."""
SENT_AWAY = {"banned": 4403, "table-deleted": 4410}
"""What the admin of the site does to a person or a table has numbers of its own."""
LONGEST_PAUSE = 5.0
"""Seconds for which a socket is not read that sends too fast."""


@routes.websocket("/api/tables/{table_id}/socket")
async def socket(ws: WebSocket, table_id: str) -> None:
    """Watch a table and play at it."""
    await ws.accept()
    services = services_of(ws)
    address = address_of(ws.scope)
    if not services.trusts_origin(ws.headers.get("origin"), ws.headers.get("host")):
        await ws.close(FOREIGN)
        return
    if services.requests.take(address) > 0:
        await ws.close(TOO_MUCH)
        return
    try:
        person = await services.person(ws.cookies)
        with services.counted_socket(address, person):
            await open_session(services, ws, table_id, person, person.id if person else address)
    except Refused as refusal:
        await close(ws, SENT_AWAY.get(refusal.reason, TOO_MUCH))
    except (NotStored, BadInput):
        await close(ws, UNKNOWN)
    except DatabaseFailed:
        await close(ws, LATER)
    except StorageError:  # which the database has told the log
        await close(ws, FAILED)


async def open_session(services: Services, ws: WebSocket, table_id: str, person: Identity | None, who: str) -> None:
    """Come to a table, and stay as long as both sides like."""
    await services.table_service.read(table_id)  # or what it takes to load the table would count as changes
    access_changes = services.table_service.access_changes(table_id)
    identity = await admitted(services.table_service, table_id, person.id if person else None)
    session = await Session.open(
        services.table_service,
        table_id,
        identity,
        person.name if person else "",
        services.bot_pool,
        services.settings.limits.name_length,
        person.id if person else None,
        access_changes,
    )
    if identity is not None:  # the person, not the device: a personal link is no second pair of hands
        session.charge_seating = partial(services.seat_rates.charge, table_id, identity, address_of(ws.scope))
    try:
        services.autoplay.wake(table_id)
        await serve_socket(services, ws, session, who)
    finally:
        session.close()


async def serve_socket(services: Services, ws: WebSocket, session: Session, who: str) -> None:
    """Serve one socket until it is closed."""
    outbox = Outbox(ws)
    with suppress(WebSocketDisconnect):
        await outbox.deliver(session.whole())
        session.outlet = outbox
        sending = asyncio.create_task(send_updates(ws, session, outbox))
        try:
            await answer_commands(services, ws, session, who, outbox)
        finally:
            sending.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect):
                await sending


async def send_updates(ws: WebSocket, session: Session, outbox: Outbox) -> None:
    """Pass on what the session could not send at once; the socket of a person who may not stay is closed."""
    try:
        while True:
            await outbox.deliver(await session.next())
    except NotStored:
        await close(ws, UNKNOWN)
    except Refused as refusal:
        await close(ws, SENT_AWAY.get(refusal.reason, UNKNOWN))
    except DatabaseFailed:  # whether the person may stay cannot be found out
        await close(ws, LATER)
    except StorageError:
        await close(ws, FAILED)
    except (asyncio.CancelledError, WebSocketDisconnect):
        raise
    except Exception:
        log.exception("a socket could not be told the news")
        await close(ws, FAILED)  # better than to stay and tell nothing


async def answer_commands(services: Services, ws: WebSocket, session: Session, who: str, outbox: Outbox) -> None:
    """Answer the commands of the person, one after another, until the socket is closed."""
    while True:
        text = await next_message(ws)
        if closed(ws):  # it was closed while this message was under way
            return
        if len(text.encode()) > services.settings.limits.message_bytes:
            await ws.close(TOO_BIG)
            return
        if (wait := services.rates.take(who)) > 0:
            answer = refused(number_of(text), Refused("too-fast", seconds=round(wait, 2)))
            services.metrics.answered(answer)
            answered = json_text(answer)
        else:
            answered = await session.answer(text)
        if closed(ws):
            return
        if (wait > 0 or not session.understood) and services.refusals.take(who) > 0:
            await ws.close(TOO_MUCH)  # it goes on and on
            return
        await outbox.answer(answered)
        if wait > 0:
            await asyncio.sleep(min(wait, LONGEST_PAUSE))  # nothing is read meanwhile


class Outbox:
    """What is sent to a socket: at once where that is possible, and always in order."""

    def __init__(self, ws: WebSocket) -> None:
        self._ws = ws
        self._socket = frame_socket(ws.scope)
        self._waiting = 0
        """Messages that wait until the other side has read what came before; nothing may overtake them."""

    @property
    def ready(self) -> bool:
        """Whether a message can be sent without waiting."""
        return self._socket is not None and not self._waiting and self._socket.ready

    def send(self, text: str) -> None:
        """Send a message without waiting."""
        assert self._socket is not None
        self._socket.send_text(text)

    async def answer(self, text: str) -> None:
        """Send an answer: with the news that mostly follows it at once, if it can."""
        if self._socket is not None and self.ready:
            self._socket.hold_text(text)
        else:
            await self.deliver(text)

    async def deliver(self, text: str) -> None:
        """Send a message as soon as it can be sent."""
        if self.ready:
            self.send(text)
            return
        self._waiting += 1
        try:
            await self._ws.send_text(text)
        finally:
            self._waiting -= 1


async def close(ws: WebSocket, code: int) -> None:
    """Close the socket for a reason, unless it is closed; whoever has gone meanwhile need not be told.

    It counts as closed from the beginning, so nobody else would do it if this were cancelled in the middle.
    """
    if closed(ws):
        return
    closing = asyncio.ensure_future(ws.close(code))
    with suppress(WebSocketDisconnect, RuntimeError):
        try:
            await asyncio.shield(closing)
        except asyncio.CancelledError:
            await closing
            raise


def closed(ws: WebSocket) -> bool:
    """Whether the socket was closed from this side."""
    return ws.application_state == WebSocketState.DISCONNECTED


async def next_message(ws: WebSocket) -> str:
    """The next message as text; of one in bytes only its length counts: it is no JSON, and refused as such."""
    message = await ws.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1000)
    text: str | None = message.get("text")
    return "\0" * len(message["bytes"]) if text is None else text
