"""A connection that speaks HTTP: uvicorn's own, which also keeps to the limits before there is any request.

It must send the head of its request in time, then the rest of it, and read its answer; and it is counted until it is
gone, also after it has become a WebSocket.
"""

from __future__ import annotations

import asyncio
import json
import logging
from functools import partial
from typing import Any, ClassVar

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from mikrokosmos.server.connections.frames import FrameSocket
from mikrokosmos.server.connections.handover import Handover
from mikrokosmos.server.connections.limits import ConnectionLimits
from mikrokosmos.server.operations.flood_log import FloodLog

log = logging.getLogger(__name__)

REFUSED = json.dumps({"reason": "too-many-connections"}).encode()
TOO_MANY = b"\r\n".join(
    (
        b"HTTP/1.1 503 Service Unavailable",
        b"Content-Type: application/json",
        b"Content-Length: %d" % len(REFUSED),
        b"Retry-After: 5",
        b"Connection: close",
        b"",
        REFUSED,
    )
)
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class HttpConnection(H11Protocol):
    """One connection; `limited` makes the class that uvicorn is handed."""

    limits: ClassVar[ConnectionLimits]
    floods: ClassVar[FloodLog]
    handover: ClassVar[Handover | None]

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._host: str | None = None
        """From where it comes, once it is counted."""
        self._deadline: tuple[object, asyncio.TimerHandle] | None = None
        """What it has to send now, and the timer for that."""
        self._reading: asyncio.TimerHandle | None = None
        """When it is looked at again whether its answer is being read."""
        self.handed_over = False
        """Whether it comes from another worker, and stays."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes: let it in, or tell it why not."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        why = self.limits.enter(host)
        if why is not None:
            self.floods.note(log, "connections were refused", why=f"too many {why}")
            self._close(TOO_MANY)
            return
        self._host = host
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        super().connection_lost(exc)
        self._stop_timers()
        self._left()

    def data_received(self, data: bytes) -> None:
        """More of a request."""
        super().data_received(data)
        self._expect()

    def on_response_complete(self) -> None:
        """An answer is out; perhaps another request follows."""
        super().on_response_complete()
        self._expect()
        if self._reading is None:
            self._see_it_read()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """It becomes a socket, which is counted as the same connection, here or at the worker that has its table."""
        self._stop_timers()
        if self._hand_over(event):
            return
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        assert isinstance(socket, FrameSocket)
        host, self._host = self._host, None
        if host is not None:  # it is the socket's now: what spoke HTTP is kept by nobody, and takes as much memory
            socket.on_lost = partial(self.limits.leave, host)

    def _hand_over(self, event: h11.Request) -> bool:
        """Whether another worker goes on with this connection; what we hold of it is let go of without a word."""
        if self.handover is None or self.handed_over or self.conn.trailing_data[0]:
            return False
        headers = [b"%s: %s" % header for header in event.headers.raw_items()]
        lines = [b"%s %s HTTP/1.1" % (event.method, event.target), *headers]
        connection = self.transport.get_extra_info("socket")
        if not self.handover.hand_over(connection, event.target, b"\r\n".join([*lines, b"", b""])):
            return False
        self.connections.discard(self)
        self.transport.abort()
        return True

    def make_room(self) -> None:
        """It has said nothing whole yet, and others wait outside."""
        self.floods.note(log, "connections without a request made room for others")
        self._stop_timers()
        self._left()
        self.transport.abort()

    def _expect(self) -> None:
        """Set the timer for what it has to send now: the head of a request, the rest of it, or nothing."""
        state = None if self.transport.is_closing() else self.conn.their_state
        if self.transport.get_protocol() is not self or state not in (h11.IDLE, h11.SEND_BODY):
            state = None
        if self._deadline is not None:
            if self._deadline[0] is state:
                return  # what it was given time for is not whole yet
            self._stop_deadline()
        if state is None:
            return
        seconds = self.limits.header_seconds if state is h11.IDLE else self.limits.body_seconds
        self._deadline = state, self.loop.call_later(seconds, self._too_slow)
        if state is h11.IDLE:
            self.limits.waits(self)

    def _too_slow(self) -> None:
        """What was to come did not come in time."""
        self.floods.note(log, "connections were closed: their requests took too long")
        untold = self.cycle is None or self.cycle.response_complete or not self.cycle.response_started
        self._close(TOO_SLOW if untold else b"")

    def _close(self, last: bytes) -> None:
        """Say a last word and close."""
        self._stop_timers()
        if not self.transport.is_closing():
            self.transport.write(last)
            self.transport.close()
        self._see_it_read()

    def _see_it_read(self, left_before: int | None = None) -> None:
        """Cut the connection if it reads nothing of its answers: it would be kept until they are taken."""
        left = self.transport.get_write_buffer_size()
        if left_before is not None and left >= left_before:
            self.floods.note(log, "connections were cut: they did not read their answers")
            self.transport.abort()
        elif left:
            self._reading = self.loop.call_later(self.limits.body_seconds, self._see_it_read, left)
        else:
            self._reading = None

    def _stop_timers(self) -> None:
        self._stop_deadline()
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def _stop_deadline(self) -> None:
        self.limits.waits_no_more(self)
        if self._deadline is not None:
            self._deadline[1].cancel()
            self._deadline = None

    def _left(self) -> None:
        """Count it no more."""
        host, self._host = self._host, None
        if host is not None:
            self.limits.leave(host)


def limited(
    limits: ConnectionLimits, floods: FloodLog | None = None, handover: Handover | None = None
) -> type[HttpConnection]:
    """The class of connections that keep to these limits together, and may go on to another worker."""
    shared = {"limits": limits, "floods": floods or FloodLog(), "handover": handover}
    return type("LimitedConnection", (HttpConnection,), shared)
