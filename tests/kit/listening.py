"""A web server with our connections, in the event loop of a test, around an application that does as the path says."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn
from starlette.types import Receive, Scope, Send

from mikrokosmos.server.connections.addresses import TrustedProxies
from mikrokosmos.server.connections.frames import FrameSocket
from mikrokosmos.server.connections.http import limited
from mikrokosmos.server.connections.limits import ConnectionLimits
from mikrokosmos.server.operations.serving import LISTENING

LARGE = 32 << 20
"""Bytes of the answer at `/large`: more than any system keeps for whoever does not read."""


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    """Answers with how much it was sent; at `/wait` never, at `/large` with a lot; a socket hears its own words."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})
        return
    if scope["path"] == "/wait":
        await asyncio.sleep(60)
    size, more = 0, True
    while more:
        message = await receive()
        size += len(message.get("body", b""))
        more = message.get("more_body", False)
    body = bytes(LARGE) if scope["path"] == "/large" else str(size).encode()
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
    await send({"type": "http.response.body", "body": body})


class Listening:
    """The server while it listens."""

    def __init__(self, port: int, limits: ConnectionLimits) -> None:
        self.port = port
        self.limits = limits
        self.clients: list[Client] = []

    async def connect(self, host: str = "127.0.0.1") -> Client:
        """A connection that says nothing yet, from one of this machine's own addresses."""
        client = Client(*await asyncio.open_connection("127.0.0.1", self.port, local_addr=(host, 0)))
        self.clients.append(client)
        await asyncio.sleep(0.01)
        return client

    async def left(self, count: int) -> None:
        """Wait until there are no more connections than so many."""
        async with asyncio.timeout(20):
            while len(self.limits) > count:
                await asyncio.sleep(0.01)


class Client:
    """One connection, as its other side has it."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def say(self, text: bytes) -> None:
        """Send something."""
        self.writer.write(text)

    async def ask(self, path: str = "/") -> int:
        """Send a whole request; the status of its answer."""
        self.say(f"GET {path} HTTP/1.1\r\nHost: here\r\n\r\n".encode())
        status, _ = await self.answer()
        return status

    async def answer(self) -> tuple[int, object]:
        """The status of an answer, and what it says."""
        async with asyncio.timeout(20):
            head = await self.reader.readuntil(b"\r\n\r\n")
            lines = head.decode().lower().split("\r\n")
            length = next(int(line.partition(":")[2]) for line in lines if line.startswith("content-length:"))
            body = await self.reader.readexactly(length)
        return int(lines[0].split()[1]), json.loads(body) if body else None

    async def gone(self) -> bool:
        """Wait until the other side has closed it; whether it did so without a word."""
        async with asyncio.timeout(20):
            try:
                return await self.reader.read() == b""
            except ConnectionError:
                return True

    def close(self) -> None:
        """Hang up."""
        self.writer.close()


@asynccontextmanager
async def listening(
    most: int = 100,
    most_per_address: int = 100,
    header_seconds: float = 30.0,
    body_seconds: float = 30.0,
    proxies: tuple[str, ...] = (),
) -> AsyncIterator[Listening]:
    """A server with these limits."""
    limits = ConnectionLimits(most, most_per_address, header_seconds, body_seconds, TrustedProxies(proxies))
    listener = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        app, **LISTENING, http=limited(limits), ws=FrameSocket, lifespan="off", timeout_graceful_shutdown=0
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server._serve([listener]))
    while not server.started:
        await asyncio.sleep(0.01)
    found = Listening(listener.getsockname()[1], limits)
    try:
        yield found
    finally:
        for client in found.clients:
            client.writer.transport.abort()
        await asyncio.sleep(0.01)
        server.should_exit = True
        await serving
