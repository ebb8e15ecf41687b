"""Leaving politely: a socket is told to come back, after the answer it waits for; nobody is waited for too long."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mikrokosmos.server.app import create_app
from mikrokosmos.server.live.bot_pool import BotPool
from mikrokosmos.server.operations.shutdown import RESTART, CloseSockets, Stopping
from mikrokosmos.server.settings import Settings

CLOSE = {"type": "websocket.close", "code": RESTART}


class Client:
    """The other side of a socket: what was said to it, in order; it answers a close with a close, if polite."""

    def __init__(self, *messages: Message, polite: bool = True) -> None:
        self.said: list[Message] = []
        self.polite = polite
        self.waiting: asyncio.Queue[Message] = asyncio.Queue()
        for message in ({"type": "websocket.connect"}, *messages):
            self.waiting.put_nowait(message)

    async def receive(self) -> Message:
        return await self.waiting.get()

    async def send(self, message: Message) -> None:
        self.said.append(message)
        if message["type"] == "websocket.close" and self.polite:
            self.waiting.put_nowait({"type": "websocket.disconnect", "code": message["code"]})


class Echo:
    """Answers every message, when it is let."""

    def __init__(self) -> None:
        self.go = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        while (message := await receive())["type"] != "websocket.disconnect":
            if message["type"] == "websocket.receive":
                await self.go.wait()
                await send({"type": "websocket.send", "text": message["text"]})


def command(text: str) -> Message:
    return {"type": "websocket.receive", "text": text}


async def begun(stopping: Stopping, client: Client, app: ASGIApp | None = None) -> asyncio.Task[None]:
    """The socket, served in the background, as far as it comes by itself."""
    app = app or Echo()
    task = asyncio.create_task(CloseSockets(app, stopping)({"type": "websocket"}, client.receive, client.send))
    for _ in range(10):
        await asyncio.sleep(0)
    return task


async def test_who_waits_for_an_answer_has_it_before_the_close() -> None:
    stopping, client, echo = Stopping(), Client(command("a"), command("b")), Echo()
    task = await begun(stopping, client, echo)
    stop = asyncio.create_task(stopping.stop(30))
    await asyncio.sleep(0.02)
    assert client.said == [] and not stop.done(), "nobody is interrupted"
    echo.go.set()
    await asyncio.gather(stop, task)
    assert client.said == [{"type": "websocket.send", "text": "a"}, CLOSE], "the second command is sent again after it"
    assert not stopping.sockets


async def test_who_waits_for_nothing_is_closed_at_once() -> None:
    stopping, client = Stopping(), Client()
    task = await begun(stopping, client)
    await stopping.stop(5)
    await task
    assert client.said == [CLOSE]


async def test_who_does_not_answer_the_close_is_not_waited_for() -> None:
    stopping, client = Stopping(), Client(polite=False)
    task = await begun(stopping, client)
    await asyncio.wait_for(stopping.stop(0.05), 5)
    assert client.said == [CLOSE] and stopping.sockets
    task.cancel()


async def test_after_the_goodbye_nothing_more_is_said() -> None:
    stopping, client = Stopping(), Client()

    async def chatty(scope: Scope, receive: Receive, send: Send) -> None:
        while (await receive())["type"] != "websocket.disconnect":
            pass
        await send({"type": "websocket.send", "text": "too late"})

    task = await begun(stopping, client, chatty)
    await stopping.stop(5)
    await task
    assert client.said == [CLOSE]


def test_readyz_says_that_the_server_stops(tmp_path: Path) -> None:
    app = create_app(Settings(database=f"sqlite:///{tmp_path}/tables.db"))
    with TestClient(app) as client:
        assert client.get("/readyz").status_code == 200
        app.state.stopping.asked = True
        answer = client.get("/readyz")
        assert answer.status_code == 503 and answer.json() == {"reason": "stopping"}
        assert client.get("/healthz").status_code == 200, "it is alive all the same"


async def test_a_bot_that_thinks_on_is_not_waited_for_longer_than_told() -> None:
    bot_pool, begun, release = BotPool(threads=1), threading.Event(), threading.Event()

    def think() -> bool:
        begun.set()
        return release.wait(60)

    thought = asyncio.create_task(bot_pool._thought(bot_pool._quick, think))
    await asyncio.to_thread(begun.wait, 60)
    bot_pool.close(patience=0.05)
    assert not thought.done(), "it still thinks"
    release.set()
    assert await thought
