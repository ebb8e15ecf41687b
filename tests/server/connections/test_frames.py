"""Ready frames: the very bytes uvicorn would send, refused where they could not go at once, and never out of order."""

from __future__ import annotations

import asyncio
import logging
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from starlette.responses import PlainTextResponse
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from mikrokosmos.server.connections.frames import (
    CONTROL_FRAMES,
    FAREWELL,
    FEW,
    POLICY_VIOLATION,
    READY_FRAMES,
    FrameSocket,
    frame,
    frame_socket,
)
from mikrokosmos.server.routes.sockets import Outbox

from .test_http import UPGRADE


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
        """Does nothing: the test does it."""
        await asyncio.sleep(60)

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


async def opened() -> tuple[FrameSocket, Wire]:
    """A socket whose handshake went over the wire, so that it reads frames."""
    found, wire = socket()
    found.handshake_complete = False
    found.conn.state = State.CONNECTING
    found.scheme = "ws"
    found.data_received(UPGRADE)
    assert (await found.receive())["type"] == "websocket.connect"
    await found.send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    found.stop_keepalive()
    wire.written = b""
    return found, wire


def masked(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


async def test_of_many_messages_that_come_at_once_few_wait_for_the_application() -> None:
    found, wire = await opened()
    sent = [str(number) for number in range(20_000)]
    found.data_received(b"".join(masked(Opcode.TEXT, text.encode()) for text in sent))
    assert wire.paused == 1
    heard, most = [], 0
    while found.queue.qsize():
        most = max(most, found.queue.qsize())
        heard.append((await found.receive())["text"])  # type: ignore[typeddict-item]
    assert heard == sent, "and none is lost"
    assert most < 500


async def test_a_message_in_many_pieces_is_one_message() -> None:
    found, _ = await opened()
    raw = masked(Opcode.TEXT, b"x" * 12_000)
    for at in range(0, len(raw), 5_000):
        found.data_received(raw[at : at + 5_000])
    assert found.queue.qsize() == 1 and (await found.receive())["text"] == "x" * 12_000  # type: ignore[typeddict-item]


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG, Opcode.CONT])
async def test_a_flood_of_frames_that_are_no_messages_closes_the_socket(opcode: Opcode) -> None:
    flood = masked(opcode, b"", fin=opcode is not Opcode.CONT)
    found, wire = await opened()
    found.data_received(masked(Opcode.TEXT, b"", fin=False))
    found.data_received(flood * 10)
    assert not wire.closed
    found.data_received(flood * 10_000)
    assert wire.closed and found.conn.close_sent is not None
    assert found.conn.close_sent.code == POLICY_VIOLATION
    # They are counted by the second, and one may begin in between.
    assert len(wire.written) < 1_000 and len(found.frames) <= 2 * CONTROL_FRAMES + 1


async def test_whoever_pings_and_does_not_read_the_answers_is_cut_off() -> None:
    found, wire = await opened()
    found.writable.clear()
    found.data_received(masked(Opcode.PING, b"x"))
    assert wire.closed and not wire.written


async def test_a_closed_socket_that_goes_on_sending_is_cut_off() -> None:
    found, wire = await opened()
    found.close_sent = True
    flood = masked(Opcode.TEXT, b"x") * 1_000
    for _ in range(FAREWELL // len(flood)):
        found.data_received(flood)
    assert not wire.closed
    found.data_received(flood)
    assert wire.closed and found.queue.empty()


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


async def test_a_socket_that_is_denied_is_no_error(caplog: pytest.LogCaptureFixture) -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).send_denial_response(PlainTextResponse("not here", 400))

    config = uvicorn.Config(app, port=0, log_config=None, lifespan="off", ws=FrameSocket)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        b"GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    answer = await asyncio.wait_for(reader.read(), 30)
    writer.close()
    server.should_exit = True
    await serving
    assert answer.startswith(b"HTTP/1.1 400") and answer.endswith(b"not here")
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_what_is_held_goes_with_what_follows_or_with_the_next_turn_of_the_loop_and_never_after_it() -> None:
    found, wire = socket()
    found.hold_text("answer")
    assert wire.written == b""
    found.send_text("news")
    assert wire.written == frame("answer") + frame("news")
    found.hold_text("another answer")
    await asyncio.sleep(0)
    assert wire.written == frame("answer") + frame("news") + frame("another answer")
    found.hold_text("last")
    await found.send({"type": "websocket.send", "text": "the long way"})
    assert wire.written.endswith(frame("last") + frame("the long way"))
    found.hold_text("never")
    wire.closed = True
    await asyncio.sleep(0)
    assert not wire.written.endswith(frame("never"))
