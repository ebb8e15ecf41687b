"""A WebSocket client that costs almost nothing, so that the crowd is not what is measured.

It reads and writes whole text frames and answers pings; it asks for no compression and knows no fragments.
"""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = bytes(4)
"""A client must mask what it sends; a mask of zeros leaves it as it is."""

Hear = Callable[[bytes], None]


class Socket(asyncio.Protocol):
    """One open socket: `hear` is called with every text that comes."""

    def __init__(self, hear: Hear, request: bytes) -> None:
        self.hear = hear
        self.closed = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request = request
        self._rest = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """The answer to the upgrade first, then frames."""
        data = self._rest + data if self._rest else data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.opened.set_exception(ConnectionError(head.decode()))
                return
            self.opened.set_result(None)
        self._rest = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        """Hear every whole frame; what is left is the beginning of another."""
        at, size = 0, len(data)
        while size - at >= 2:
            length, body = data[at + 1], at + 2
            if length == 126:
                if size < (body := at + 4):
                    break
                length = int.from_bytes(data[at + 2 : body], "big")
            elif length == 127:
                if size < (body := at + 10):
                    break
                length = int.from_bytes(data[at + 2 : body], "big")
            if size < body + length:
                break
            kind = data[at] & 15
            at = body + length
            if kind == TEXT:
                self.hear(data[body:at])
            elif kind == PING:
                self._send(PONG, data[body:at])
            elif kind == CLOSE:
                self.close()
        return data[at:]

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone, by whomever."""
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed before it was open"))

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._send(TEXT, text)

    def _send(self, kind: int, body: bytes) -> None:
        size = len(body)
        head = bytes((128 | kind, 128 | size)) if size < 126 else struct.pack(">BBH", 128 | kind, 254, size)
        if self._transport is not None:
            self._transport.write(head + NO_MASK + body)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()


async def connect(port: int, path: str, hear: Hear, cookie: str = "", source: str = "127.0.0.1") -> Socket:
    """Open a socket to a server on this machine, from one of its own addresses."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    request = "".join(line + "\r\n" for line in [*lines, ""]).encode()
    _, socket = await asyncio.get_running_loop().create_connection(
        lambda: Socket(hear, request), "127.0.0.1", port, local_addr=(source, 0)
    )
    await socket.opened
    return socket
