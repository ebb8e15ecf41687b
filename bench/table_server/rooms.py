"""Tables as the crowd sits at them. An action is done when the last observer of the table has heard of it."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

from table_server import wire
from table_server.sockets import Socket, connect

Done = Callable[["Room"], None]


class Room:
    """Sockets that hear the same things; at most one action is under way."""

    def __init__(self, done: Done) -> None:
        self.done = done
        self.since = 0.0
        """When the action under way was due."""
        self.over = False
        self.heard = 0
        self.heard_bytes = 0
        self.fault = ""
        """What went wrong, if anything has: then nothing here was measured."""
        self.sockets: list[Socket] = []

    async def begin(self) -> None:
        """Do what must be done before the first action; everybody has come."""

    def act(self, since: float) -> None:
        """Do something at the table."""
        raise NotImplementedError


class RelayRoom(Room):
    """A room of the relay: somebody says something, everybody hears it."""

    def __init__(self, done: Done, rng: random.Random, size: int) -> None:
        """`size` is how long a message is."""
        super().__init__(done)
        self._rng = rng
        self._text = b"x" * size
        self._left = 0

    async def open(self, port: int, name: str, observers: int, source: str) -> None:
        """Everybody comes in."""
        path = f"/rooms/{name}"
        coming = (connect(port, path, self.hear, source=source) for _ in range(observers))
        self.sockets = list(await asyncio.gather(*coming))

    def act(self, since: float) -> None:
        """Say something."""
        self.since = since
        self._left = len(self.sockets)
        self._rng.choice(self.sockets).send(self._text)

    def hear(self, text: bytes) -> None:
        """One more has heard it."""
        self.heard += 1
        self.heard_bytes += len(text)
        self._left -= 1
        if not self._left:
            self.done(self)


class Observer:
    """One socket at a table of ours: how far it has heard, and what it may choose if it has a seat."""

    def __init__(self, table: GameTable, seat: int | None) -> None:
        self.table = table
        self.seat = seat
        self.seq = -1
        self.choices = wire.Choices()
        self.socket: Socket | None = None

    def hear(self, text: bytes) -> None:
        """Take note of a message."""
        if found := wire.NEWS.match(text) or wire.FIRST.match(text):
            before, self.seq = self.seq, int(found[1])
            if self.seat is not None:
                self.choices.hear(text)
            self.table.told(before, self.seq, len(text))
        elif wire.GRANTED in text:
            self.table.accepted(json.loads(text)["seq"])
        elif wire.REFUSED in text:
            self.table.fault = f"refused: {text.decode()}"

    async def open(self, port: int, table: str, cookie: str, source: str) -> None:
        """Begin to watch, and wait for the first seen."""
        self.socket = await connect(port, wire.path(table), self.hear, cookie, source)
        while self.seq < 0:
            if self.socket.closed:
                raise ConnectionError("sent away from a table")
            await asyncio.sleep(0.001)

    def send(self, text: bytes) -> None:
        """Command something."""
        assert self.socket is not None
        self.socket.send(text)


class GameTable(Room):
    """A table of our server, at which random legal actions are played."""

    def __init__(self, done: Done, rng: random.Random, table: str, cookies: list[str]) -> None:
        """`cookies` are those of the people who play."""
        super().__init__(done)
        self.table = table
        self.cookies = cookies
        self.observers: list[Observer] = []
        self._rng = rng
        self._number = 0
        self._target: int | None = None
        self._left = 0
        self._begun: asyncio.Event = asyncio.Event()

    async def open(self, port: int, observers: int, source: str) -> None:
        """Those come who play, and those who watch."""
        seats = len(self.cookies)
        self.observers = [Observer(self, at if at < seats else None) for at in range(observers)]
        papers = [*self.cookies, *[""] * (observers - seats)]
        await asyncio.gather(
            *(it.open(port, self.table, cookie, source) for it, cookie in zip(self.observers, papers, strict=True))
        )
        self.sockets = [it.socket for it in self.observers if it.socket is not None]

    async def begin(self) -> None:
        """The people take their seats, and the game begins."""
        seats = len(self.cookies)
        for seat in range(seats):
            await self._send(self.observers[seat], wire.sit(seat, seat))
        await self._send(self.observers[0], wire.start(seats))

    async def _send(self, who: Observer, text: bytes) -> None:
        """Command something before the game, and wait until everybody knows."""
        self._begun.clear()
        who.send(text)
        await self._begun.wait()

    def asked(self) -> Observer | None:
        """Who is to choose."""
        return next((it for it in self.observers if it.choices.now), None)

    def act(self, since: float) -> None:
        """Play a random one of the choices."""
        who = self.asked()
        assert who is not None and who.choices.now is not None and who.seat is not None
        self.since = since
        self._number += 1
        move: Any = self._rng.choice(who.choices.now)["action"]
        who.send(wire.play(1000 + self._number, who.seat, move))

    def accepted(self, seq: int) -> None:
        """The command was accepted, as this entry of the log."""
        self._target = seq
        self._left = sum(it.seq < seq for it in self.observers)
        self._perhaps_done()

    def told(self, before: int, now: int, size: int) -> None:
        """An observer has heard news."""
        self.heard += 1
        self.heard_bytes += size
        if self._target is not None and before < self._target <= now:
            self._left -= 1
            self._perhaps_done()

    def _perhaps_done(self) -> None:
        if self._left:
            return
        self._target = None
        if not self._begun.is_set():
            self._begun.set()
            return
        self.over = self.asked() is None
        self.done(self)
