"""Ready frames: the very bytes uvicorn would send, refused where they could not go at once, and never out of order."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket
from websockets.protocol import State
from websockets.server import ServerProtocol

from mikrokosmos.server.connections.frames import FEW, READY_FRAMES, FrameSocket, frame, frame_socket
from mikrokosmos.server.routes.sockets import Outbox


class Wire:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.paused = self.resumed = 0
        self.closed = False

    def write(self, data: bytes) -> None:
        self.written += data

    def pause_reading(self) -> None:
        self.paused += 1

    def resume_reading(self) -> None:
        self.resumed += 1

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    abort = close


def socket() -> tuple[FrameSocket, Wire]:
    """A socket after its handshake."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        """Nobody asks it."""

    config = uvicorn.Config(app, log_config=None, ws_per_message_deflate=False)
    state: Any = SimpleNamespace(connections=set(), tasks=set(), default_headers=[])
    found = FrameSocket(config, state, {}, asyncio.get_running_loop())
    wire: Any = Wire()
    found.transport = wire
    found.handshake_complete = True
    found.conn.state = State.OPEN
    return found, wire


@pytest.mark.parametrize("text", ["", "short", "Світ", "x" * 126, "x" * 70_000])
def test_a_frame_is_what_the_library_would_send(text: str) -> None:
    protocol = ServerProtocol()
    protocol.state = State.OPEN
    protocol.send_text(text.encode())
    assert frame(text) == b"".join(protocol.data_to_send())


async def test_an_open_socket_sends_at_once() -> None:
    found, wire = socket()
    assert found.ready
    found.send_text("hello")
    assert wire.written == frame("hello")


async def test_a_socket_that_is_closed_or_full_is_not_ready() -> None:
    for change in (
        {"close_sent": True},
        {"disconnected": True},
        {"handshake_complete": False},
        {"writable": asyncio.Event()},
    ):
        found, _ = socket()
        for name, value in change.items():
            setattr(found, name, value)
        assert not found.ready, change
    found, _ = socket()
    found.conn.state = State.CLOSING
    assert not found.ready


async def test_a_few_messages_wait_without_a_pause() -> None:
    found, wire = socket()
    for _ in range(FEW):
        found.frames = [b"command"]
        found.curr_msg_data_type = "text"
        found.send_receive_event_to_app()
        assert not wire.paused and not found.read_paused
    found.frames = [b"one too many"]
    found.send_receive_event_to_app()
    assert wire.paused == 1 and found.read_paused
    assert found.queue.qsize() == FEW + 1


async def test_nothing_overtakes_a_message_that_waits() -> None:
    found, wire = socket()
    room = asyncio.Event()
    sent: list[str] = []

    async def receive() -> Message:
        raise AssertionError("nobody listens")

    async def send(message: Message) -> None:
        await room.wait()
        sent.append(message["text"])

    scope = {"type": "websocket", "extensions": {READY_FRAMES: {"socket": found}}}
    ws = WebSocket(scope, receive, send)
    ws.application_state = ws.application_state.CONNECTED
    outbox = Outbox(ws)
    found.writable = asyncio.Event()
    waiting = asyncio.create_task(outbox.deliver("first"))
    await asyncio.sleep(0)
    found.writable.set()
    assert not outbox.ready, "a second message would overtake the first"
    room.set()
    await waiting
    assert outbox.ready
    outbox.send("second")
    await outbox.deliver("third")
    assert sent == ["first"] and wire.written == frame("second") + frame("third")


def test_another_server_s_socket_has_no_such_extension() -> None:
    assert frame_socket({"type": "websocket"}) is None
    assert frame_socket({"type": "websocket", "extensions": {READY_FRAMES: {"socket": object()}}}) is None
