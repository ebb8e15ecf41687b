"""Frames: a message goes to many sockets, but it is put into a frame of the WebSocket protocol once.

Uvicorn would make the frame for every socket anew, behind as many layers as the application has: most of what a message
costs beyond the system's own work. A socket that takes ready frames says so by an extension of ASGI's scope; where
there is none (another web server, a test), messages go the usual way.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

READY_FRAMES = "mikrokosmos.ready-frames"
"""The name of the extension."""
FEW = 4
"""So many messages of a socket may wait for the application before no more are read."""


class FrameSocket(WebSocketsSansIOProtocol):
    """Uvicorn's socket, which also takes ready frames."""

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

    async def send(self, message: ASGISendEvent) -> None:
        """Send what the application says. Uvicorn would call it an error in the log if a socket is denied by a response
        of HTTP, as if it had never been answered: everybody could fill the log.
        """
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True

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
        self.transport.write(frame(text))


def frame_socket(scope: Scope) -> FrameSocket | None:
    """The socket of a connection, if it takes ready frames."""
    found = scope.get("extensions", {}).get(READY_FRAMES, {}).get("socket")
    return found if isinstance(found, FrameSocket) else None


@lru_cache(64)
def frame(text: str) -> bytes:
    """A text as it goes over the wire; the server's frames are not masked, so they are the same for all."""
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False)
