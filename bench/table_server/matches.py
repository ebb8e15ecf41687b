"""A match of boardgame.io as the crowd sits at it. A move is done when the last client has heard of its state."""

from __future__ import annotations

import asyncio

from table_server import socketio
from table_server.rooms import Done, Room
from table_server.sockets import Socket, connect


class Client:
    """One socket at a match; without a player it only watches."""

    def __init__(self, room: MatchRoom, player: int | None, credentials: str | None) -> None:
        self.room = room
        self.player = player
        self.credentials = credentials
        self.opened, self.synced = asyncio.Event(), asyncio.Event()
        self.socket: Socket | None = None

    def hear(self, text: bytes) -> None:
        """Do what its own client does: open, connect, ask for the match, and take note of every state."""
        if text.startswith(socketio.UPDATED):
            self.room.told(socketio.state_of(text), len(text))
        elif text == socketio.PING:
            self.send(socketio.PONG)
        elif text.startswith(socketio.OPENED):
            self.opened.set()
        elif text.startswith(socketio.CONNECT):
            self.send(socketio.sync(self.room.match, self.player, self.credentials, self.room.players))
        elif text.startswith(socketio.SYNCED):
            self.synced.set()
        elif text.startswith(socketio.NOT_CONNECTED):
            self.room.fault = text.decode()

    async def open(self, port: int, source: str) -> None:
        """Come to the match, and wait until one is told what it is like."""
        self.socket = await connect(port, socketio.PATH, self.hear, source=source)
        await self.opened.wait()
        self.send(socketio.CONNECT)
        await self.synced.wait()

    def send(self, text: bytes) -> None:
        """Send a message."""
        assert self.socket is not None
        self.socket.send(text)


class MatchRoom(Room):
    """A match in which the first player makes all the moves."""

    def __init__(self, done: Done, match: str, credentials: list[str]) -> None:
        super().__init__(done)
        self.match = match
        self.players = len(credentials)
        self.state = 0
        self._credentials = credentials
        self._clients: list[Client] = []
        self._left = 0

    async def open(self, port: int, observers: int, source: str) -> None:
        """The players come first, then those who watch."""
        papers: list[tuple[int | None, str | None]] = [*enumerate(self._credentials)]
        papers += [(None, None)] * (observers - len(papers))
        self._clients = [Client(self, player, credentials) for player, credentials in papers]
        await asyncio.gather(*(it.open(port, source) for it in self._clients))
        self.sockets = [it.socket for it in self._clients if it.socket is not None]

    def act(self, since: float) -> None:
        """Make the move."""
        self.since = since
        self._left = len(self._clients)
        self._clients[0].send(socketio.move(self.match, 0, self._credentials[0], self.state))

    def told(self, state: int, size: int) -> None:
        """A client has heard of the state after the move."""
        if state != self.state + 1:
            self.fault = f"told of state {state} after {self.state}"
        self.heard += 1
        self.heard_bytes += size
        self._left -= 1
        if not self._left:
            self.state = state
            self.done(self)
