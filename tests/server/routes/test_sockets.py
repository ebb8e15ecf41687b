"""Closing a socket: it is told so, whatever becomes of the task that closes it."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket, WebSocketState

from mikrokosmos.server.routes.sockets import UNKNOWN, close


class SlowSocket:
    """A socket whose other side reads slowly; like a real one, it counts as closed before the message is out."""

    def __init__(self) -> None:
        self.application_state = WebSocketState.CONNECTED
        self.told: list[int] = []
        self.reads = asyncio.Event()

    async def close(self, code: int) -> None:
        self.application_state = WebSocketState.DISCONNECTED
        await self.reads.wait()
        self.told.append(code)


async def test_whoever_is_sent_away_is_told_so_even_if_the_socket_is_given_up_meanwhile() -> None:
    slow = SlowSocket()
    ws = cast(WebSocket, cast(Any, slow))
    closing = asyncio.create_task(close(ws, UNKNOWN))
    await asyncio.sleep(0.01)
    closing.cancel()
    await close(ws, UNKNOWN)  # it is closed already: nobody else does it
    assert slow.told == []
    slow.reads.set()
    with pytest.raises(asyncio.CancelledError):
        await closing
    assert slow.told == [UNKNOWN]
