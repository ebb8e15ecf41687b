"""Stopping politely: sockets are told to come back (1012, service restart), each after the answer it waits for.

    stopping = Stopping()
    app.add_middleware(CloseSockets, stopping=stopping)
    await stopping.stop(patience=1.5)

Uvicorn alone would close every socket at once, between a command that was executed and the answer that it was.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from starlette.types import ASGIApp, Message, Receive, Scope, Send

RESTART = 1012


class Stopping:
    """Whether the server is about to stop, and the sockets that are still open."""

    def __init__(self) -> None:
        self.asked = False
        self.sockets: set[Socket] = set()

    async def stop(self, patience: float) -> None:
        """Close all sockets and wait until they are gone, but not for ever."""
        self.asked = True
        until = asyncio.get_running_loop().time() + patience
        # All at once: one that does not read must not keep the others from it. Those that do not listen do it
        # themselves, when their answer is out.
        closing = [asyncio.create_task(socket.close()) for socket in tuple(self.sockets) if socket.listening]
        if closing:
            await asyncio.wait(closing, timeout=patience)
        while self.sockets and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.01)


class Socket:
    """A socket from the server's side. The application listens again only when it has answered."""

    def __init__(self, receive: Receive, send: Send, stopping: Stopping) -> None:
        self._receive = receive
        self._send = send
        self._stopping = stopping
        self._open = False
        self._closed = False
        self.listening = False

    async def receive(self) -> Message:
        """The next message; the socket is closed instead if the server is about to stop."""
        if self._stopping.asked and self._open:
            await self.close()
        if self._closed:
            return {"type": "websocket.disconnect", "code": RESTART}
        self.listening = True
        try:
            message = await self._receive()
        finally:
            self.listening = False
        self._open = message["type"] != "websocket.disconnect"
        return message

    async def send(self, message: Message) -> None:
        """Pass a message on, as long as the other side expects any."""
        if self._closed:
            return
        self._closed = message["type"] == "websocket.close"
        await self._send(message)

    async def close(self) -> None:
        """Close the socket, once; whoever has just gone need not be told."""
        if self._open:
            with suppress(Exception):  # every web server has its own word for a client that has gone
                await self.send({"type": "websocket.close", "code": RESTART})


class CloseSockets:
    """An ASGI application around another that can close its sockets."""

    def __init__(self, app: ASGIApp, stopping: Stopping) -> None:
        self.app = app
        self.stopping = stopping

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Remember the socket while it is open; all else goes through."""
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
            return
        socket = Socket(receive, send, self.stopping)
        self.stopping.sockets.add(socket)
        try:
            await self.app(scope, socket.receive, socket.send)
        finally:
            self.stopping.sockets.discard(socket)
