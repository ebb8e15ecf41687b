"""Frames: a message goes to many sockets, but it is put into a frame of the WebSocket protocol once; and what a socket
sends is read no faster than the application takes it.

Uvicorn would make the frame for every socket anew, behind as many layers as the application has: most of what a message
costs beyond the system's own work. A socket that takes ready frames says so by an extension of ASGI's scope; where
there is none (another web server, a test), messages go the usual way.

Uvicorn reads up to 256 KiB at once and takes all frames in it apart before it looks who waits for them: tens of
thousands, if they are small. Here they are taken apart in small pieces, and none while enough messages wait.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from starlette.types import Scope
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

READY_FRAMES = "mikrokosmos.ready-frames"
"""The name of the extension."""
FEW = 4
"""So many messages of a socket may wait for the application before no more are read."""
PIECE = 2_048
"""Bytes that are taken apart at once."""
CONTROL_FRAMES = 50
"""Pings, pongs and parts of messages that may come in a second; a browser sends hardly any."""
FAREWELL = 65_536
"""Bytes that may still come from a socket we have closed; then it is cut."""
POLICY_VIOLATION = 1008
WHOLE_TEXT = 0x81
"""The first byte of a frame that is a whole message of text."""


class FrameSocket(WebSocketsSansIOProtocol):
    """Uvicorn's socket, which also takes ready frames, and reads with care."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.on_lost: Callable[[], None] = _nothing
        """Called when the connection is gone."""
        self._unread = b""
        """What has come and waits until the application has taken what came before."""
        self._control_frames = 0
        self._second = 0
        """In which second of the loop's clock these came."""
        self._farewell = 0
        """Bytes that came after we had closed the socket."""
        self._cut: asyncio.TimerHandle | None = None
        """When a socket that we have closed is cut."""
        self._held = b""
        """Frames that go with the next one, or with the next turn of the event loop."""

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone, and keeps nothing by which it would be kept itself: the garbage is seldom collected."""
        self._unread = self._held = b""
        super().connection_lost(exc)
        self.on_lost()
        self.on_lost = _nothing
        if self._cut is not None:
            self._cut.cancel()
        if "scope" in self.__dict__:
            self.scope["extensions"].pop(READY_FRAMES, None)

    def data_received(self, data: bytes) -> None:
        """Something has come: take it apart, or keep it until there is time for it."""
        if self.close_sent:
            self._farewell += len(data)
            if self._farewell > FAREWELL:
                self.transport.abort()
                return
        if not self._unread and len(data) <= PIECE and not self.read_paused:
            super().data_received(data)
            return
        self._unread += data
        self._read_on()

    def _read_on(self) -> None:
        """Take apart what has come, piece by piece, until enough messages wait."""
        while self._unread and not self.read_paused and not self.transport.is_closing():
            piece, self._unread = self._unread[:PIECE], self._unread[PIECE:]
            super().data_received(piece)

    async def receive(self) -> ASGIReceiveEvent:
        """The next message for the application."""
        message = await super().receive()
        if self._unread:
            self._read_on()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        """A message of the application; of a socket it closes, nothing more is taken apart.

        Uvicorn would call it an error in the log if a socket is denied by a response of HTTP, as if it had never been
        answered: everybody could fill the log.
        """
        self._send_held()
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True
        if message["type"] == "websocket.close":
            self._cut_later()
            if self._unread:
                self._unread = b""
                self.transport.pause_reading()

    def keepalive_timeout(self) -> None:
        """Our ping was not answered."""
        super().keepalive_timeout()
        self._cut_later()

    def _cut_later(self) -> None:
        """Whoever does not read what it is sent must not keep a closed connection by that."""
        if self._cut is None:
            self._cut = self.loop.call_later(self.close_timeout + 1, self.transport.abort)

    def handle_ping(self) -> None:
        """A ping wants an answer."""
        if self._bear():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """An answer to a ping of ours, or to none."""
        if self._bear():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """A part of a message; browsers send them whole."""
        if self._bear():
            super().handle_cont(event)

    def _bear(self) -> bool:
        """Whether another frame that is no message may be answered; a flood of them closes the socket."""
        if self.transport.is_closing():
            return False
        second = int(self.loop.time())
        self._control_frames = self._control_frames + 1 if second == self._second else 1
        self._second = second
        if not self.writable.is_set():  # it asks for answers and does not read them
            self.transport.abort()
            return False
        if self._control_frames <= CONTROL_FRAMES:
            return True
        if not self.close_sent:
            self.conn.fail(POLICY_VIOLATION)
            self.handle_parser_exception()
        return False

    def handle_connect(self, event: Request) -> None:
        """Somebody comes: tell the application what it may do. (It is not asked before the event loop's next round.)"""
        super().handle_connect(event)
        if "scope" in self.__dict__:
            self.scope["extensions"][READY_FRAMES] = {"socket": self}

    def send_receive_event_to_app(self) -> None:
        """A message has come. Uvicorn would read on only when the application has taken it, which means to go to the
        system twice for every message; a few may wait here as well.
        """
        few = not self.read_paused and self.queue.qsize() < FEW
        if few:
            self.read_paused = True  # so it is not paused
        super().send_receive_event_to_app()
        if few:
            self.read_paused = False

    @property
    def ready(self) -> bool:
        """Whether a text can be sent without waiting: the socket is open, and what was sent before has left."""
        return (
            not self.close_sent
            and not self.disconnected
            and self.handshake_complete
            and self.writable.is_set()
            and self.conn.state is State.OPEN
            and not self.conn.extensions
        )

    def send_text(self, text: str) -> None:
        """Send a text at once; only when `ready`."""
        if self._held:
            held, self._held = self._held, b""
            self.transport.write(held + frame(text))
        else:
            self.transport.write(frame(text))

    def hold_text(self, text: str) -> None:
        """Send a text in the next turn of the event loop, together with another if one is sent until then; only when
        `ready`. To go to the system costs more than all else about a short message.
        """
        if not self._held:
            self.loop.call_soon(self._send_held)
        self._held += framed(text)

    def shutdown(self) -> None:
        """The server stops."""
        self._send_held()
        super().shutdown()

    def _send_held(self) -> None:
        held, self._held = self._held, b""
        if held and not self.transport.is_closing():
            self.transport.write(held)


def _nothing() -> None:
    """What is done about a socket that nobody counts."""


def frame_socket(scope: Scope) -> FrameSocket | None:
    """The socket of a connection, if it takes ready frames."""
    found = scope.get("extensions", {}).get(READY_FRAMES, {}).get("socket")
    return found if isinstance(found, FrameSocket) else None


def framed(text: str) -> bytes:
    """A text as it goes over the wire; the server's frames are not masked, so they are the same for all."""
    data = text.encode()
    size = len(data)
    if size < 126:
        return bytes((WHOLE_TEXT, size)) + data
    if size < 65_536:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big") + data
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big") + data


frame = lru_cache(64)(framed)
"""The same, made once for all who are sent it."""
