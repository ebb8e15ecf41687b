"""Connections before they are requests: how many there may be, and how long they may take."""

from __future__ import annotations

import asyncio
import base64
import gc
import select
import socket
import sys

import pytest
from h11 import Connection

from kit.listening import listening
from mikrokosmos.server.connections.frames import FrameSocket
from mikrokosmos.server.connections.http import HttpConnection
from mikrokosmos.server.operations.serving import BACKLOG

HALF = b"GET / HTTP/1.1\r\nHost: he"
UPGRADE = b"\r\n".join(
    (
        b"GET / HTTP/1.1",
        b"Host: here",
        b"Upgrade: websocket",
        b"Connection: Upgrade",
        b"Sec-WebSocket-Version: 13",
        b"Sec-WebSocket-Key: " + base64.b64encode(bytes(16)),
        b"",
        b"",
    )
)
TOO_MANY = {"reason": "too-many-connections"}


@pytest.mark.parametrize("said", [b"", HALF])
async def test_a_head_that_does_not_come_whole_in_time_is_not_waited_for(said: bytes) -> None:
    async with listening(header_seconds=0.2) as server:
        client = await server.connect()
        client.say(said)
        assert await client.answer() == (408, None)
        assert await client.gone()
        await server.left(0)


async def test_a_head_that_trickles_in_has_no_more_time_than_another() -> None:
    async with listening(header_seconds=0.5) as server:
        client = await server.connect()
        for byte in HALF + b"x" * 1000:
            client.say(bytes([byte]))
            await asyncio.sleep(0.02)
            if client.reader.at_eof() or client.writer.is_closing():
                break
        else:
            raise AssertionError("it was let go on for twenty seconds")


async def test_the_second_request_of_a_connection_has_no_more_time_than_the_first() -> None:
    async with listening(header_seconds=0.3) as server:
        client = await server.connect()
        assert await client.ask() == 200
        client.say(HALF)
        assert (await client.answer())[0] == 408


async def test_a_body_that_does_not_come_is_not_waited_for() -> None:
    async with listening(body_seconds=0.2) as server:
        client = await server.connect()
        client.say(b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\n12345")
        assert (await client.answer())[0] == 408
        await server.left(0)


async def test_whoever_does_not_read_its_answer_is_cut_off() -> None:
    async with listening(body_seconds=0.2) as server:
        client = await server.connect()
        client.writer.transport.pause_reading()  # type: ignore[attr-defined]
        client.say(b"GET /large HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
        await asyncio.sleep(0.1)
        assert len(server.limits) == 1
        await server.left(0)


async def test_an_answer_that_is_read_slowly_comes_whole() -> None:
    async with listening(body_seconds=0.2) as server:
        client = await server.connect()
        client.say(b"GET /large HTTP/1.1\r\nHost: here\r\n\r\n")
        head = await client.reader.readuntil(b"\r\n\r\n")
        left = int(head.lower().partition(b"content-length: ")[2].split()[0])
        while left:
            left -= len(await client.reader.read(1 << 20))
            await asyncio.sleep(0.02)
        assert await client.ask() == 200


async def test_an_address_has_so_many_connections_and_others_have_theirs() -> None:
    async with listening(most_per_address=2) as server:
        kept = [await server.connect() for _ in range(2)]
        refused = await server.connect()
        assert await refused.answer() == (503, TOO_MANY)
        assert await refused.gone()
        other = await server.connect("127.0.0.2")
        assert await other.ask() == 200
        kept[0].close()
        await server.left(2)
        assert await (await server.connect()).ask() == 200


async def test_a_trusted_proxy_is_not_counted_as_one_address() -> None:
    async with listening(most_per_address=1, proxies=("127.0.0.0/30",)) as server:
        for _ in range(3):
            assert await (await server.connect()).ask() == 200


async def test_with_too_many_in_all_whoever_has_asked_for_nothing_makes_room() -> None:
    async with listening(most=3) as server:
        first, second = await server.connect(), await server.connect()
        busy = await server.connect("127.0.0.2")
        busy.say(b"GET /wait HTTP/1.1\r\nHost: here\r\n\r\n")
        await asyncio.sleep(0.05)
        assert await (await server.connect("127.0.0.3")).ask() == 200
        assert await first.gone(), "the one that waited longest"
        assert len(server.limits) == 3
        assert await second.ask() == 200


async def test_with_too_many_in_all_that_are_busy_nobody_else_comes_in() -> None:
    async with listening(most=2) as server:
        for _ in range(2):
            (await server.connect()).say(b"GET /wait HTTP/1.1\r\nHost: here\r\n\r\n")
        await asyncio.sleep(0.05)
        assert await (await server.connect("127.0.0.2")).answer() == (503, TOO_MANY)


async def test_a_socket_is_counted_until_it_is_gone_and_has_no_head_to_send() -> None:
    async with listening(most_per_address=1, header_seconds=0.2) as server:
        client = await server.connect()
        client.say(UPGRADE)
        assert b" 101 " in await client.reader.readuntil(b"\r\n\r\n")
        await asyncio.sleep(0.4)
        assert await (await server.connect()).answer() == (503, TOO_MANY)
        assert len(server.limits) == 1
        client.close()
        await server.left(0)
        assert await (await server.connect()).ask() == 200


async def test_a_refused_connection_is_logged_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    async with listening(most_per_address=1) as server:
        await server.connect()
        for _ in range(20):
            await (await server.connect()).gone()
    assert caplog.text.count("connections were refused") == 1


def connections() -> list[object]:
    """All that there is of connections in memory, in use or not."""
    kinds = FrameSocket, HttpConnection, Connection
    return [it for it in gc.get_objects() if issubclass(type(it), kinds)]  # some objects mind being asked otherwise


async def test_sockets_that_are_gone_leave_nothing_to_the_collector_of_garbage() -> None:
    async with listening() as server:
        gc.collect()
        gc.disable()  # as good as in a server, where it runs through everything once in hours
        try:
            assert connections() == []
            for _ in range(20):
                client = await server.connect()
                client.say(UPGRADE)
                await client.reader.readuntil(b"\r\n\r\n")
                client.close()
            await server.left(0)
            for _ in range(10):
                await asyncio.sleep(0.01)
            assert connections() == []
        finally:
            gc.enable()


async def test_a_socket_that_was_closed_and_is_gone_is_not_kept_to_be_cut() -> None:
    async with listening() as server:
        client = await server.connect()
        client.say(UPGRADE)
        await client.reader.readuntil(b"\r\n\r\n")
        gc.collect()
        (found,) = (it for it in connections() if isinstance(it, FrameSocket))
        found._cut_later()
        assert found._cut is not None and not found._cut.cancelled()
        client.close()
        await server.left(0)
        assert found._cut.cancelled()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems count those who wait in another way")
async def test_few_connections_wait_to_be_let_in() -> None:
    async with listening(most=1000, most_per_address=1000) as server:
        waiting = [socket.socket() for _ in range(300)]
        try:
            for one in waiting:  # nothing is awaited, so the server lets nobody in
                one.setblocking(False)
                one.connect_ex(("127.0.0.1", server.port))
            connected = select.select([], waiting, [], 0)[1]
            assert 1 <= len(connected) <= BACKLOG + 1
        finally:
            for one in waiting:
                one.close()
