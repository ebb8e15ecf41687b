"""All that the clients know of the server's protocol: people, tables and the socket of a table."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import random
import socket
from dataclasses import dataclass
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from mikrokosmos.server.delta import patch

Json = dict[str, Any]

PATIENCE = 20.0
"""Seconds after which an answer will not come any more."""

UNASKED = ("news", "table", "storage", "rematch")
"""Messages that answer nothing."""

GONE = (OSError, EOFError, http.client.HTTPException, WebSocketException)
"""What a client sees of a server that dies (a timeout is an `OSError`)."""


class Broken(Exception):
    """The server has gone; whether it did what was asked is not known."""


@dataclass(frozen=True, slots=True)
class Server:
    """Where the server is found."""

    host: str
    port: int

    @classmethod
    def read_address(cls, text: str) -> Server:
        """The server whose address is written so."""
        host, _, port = text.rpartition(":")
        return cls(host, int(port))

    def __str__(self) -> str:
        return f"{self.host}:{self.port}"

    async def call(self, method: str, path: str, cookie: str = "", body: Json | None = None) -> tuple[Json, str]:
        """One HTTP request: the answer, and the cookie that came with it."""
        return await asyncio.to_thread(self.call_now, method, path, cookie, body)

    def call_now(self, method: str, path: str, cookie: str = "", body: Json | None = None) -> tuple[Json, str]:
        """The same, waiting for it."""
        connection = http.client.HTTPConnection(self.host, self.port, timeout=PATIENCE)
        try:
            headers = {"content-type": "application/json", "cookie": cookie}
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            response = connection.getresponse()
            text = response.read()
        except GONE as error:
            raise Broken(str(error)) from error
        finally:
            connection.close()
        if response.status == 503:  # it stops, or has lost its database
            raise Broken(text.decode(errors="replace"))
        if response.status >= 400:
            raise RuntimeError(f"{method} {path} was answered by {response.status}: {text.decode(errors='replace')}")
        return json.loads(text), (response.getheader("set-cookie") or "").partition(";")[0]

    def ready(self) -> bool:
        """Whether the server answers."""
        try:
            return bool(self.call_now("GET", "/readyz")[0]["status"] == "ready")
        except Broken:
            return False

    async def call_me(self, name: str) -> str:
        """Become a person of that name; the cookie by which it will be known."""
        return (await self.call("POST", "/api/me", body={"name": name}))[1]

    async def make_table(self, cookie: str, game: str, seats: list[Json]) -> str:
        """A new table that anybody may find, with these seats; its id."""
        wanted = {"game": game, "options": {"players": len(seats)}, "seats": seats, "public": True}
        return str((await self.call("POST", "/api/tables", cookie, wanted))[0]["table"])

    async def read(self, cookie: str, table: str) -> tuple[Json, int]:
        """The table as the person may see it now, and the number of its last entry."""
        told, _ = await self.call("GET", f"/api/tables/{table}", cookie)
        return told["table"], told["seq"]


class Connection:
    """One person's socket at one table, with a copy of the table that the news keeps up to date."""

    def __init__(self, socket: ClientConnection, first: Json, server: Server) -> None:
        """Usually made by `open`."""
        self._socket = socket
        self.server = server
        self.seen: Json = first["table"]
        self.seq: int = first["seq"]

    @classmethod
    async def open(cls, server: Server, table: str, cookie: str) -> Self:
        """Connect and be told the whole table."""
        try:
            opened = await connect(
                f"ws://{server.host}:{server.port}/api/tables/{table}/socket",
                additional_headers={"cookie": cookie},
                compression=None,
                max_size=None,
                ping_interval=None,
                open_timeout=PATIENCE,
                proxy=None,
            )
            return cls(opened, json.loads(await opened.recv()), server)
        except GONE as error:
            raise Broken(str(error)) from error

    async def close(self) -> None:
        """Hang up."""
        await self._socket.close()

    async def send(self, message: Json) -> None:
        """Say something."""
        try:
            await self._socket.send(json.dumps(message))
        except GONE as error:
            raise Broken(str(error)) from error

    async def read(self) -> Json:
        """The next thing one is told; news changes the copy."""
        try:
            told: Json = json.loads(await self._socket.recv())
        except GONE as error:
            raise Broken(str(error)) from error
        if told["type"] == "news":
            assert told["after"] == self.seq < told["seq"], "news does not follow the copy"
            self.seen, self.seq = patch(self.seen, told["changes"]), told["seq"]
        elif told["type"] == "table":
            self.seen, self.seq = told["table"], told["seq"]
        return told

    async def answer(self, number: str) -> Json:
        """The answer to the message of that id; news that comes before it is not missed."""
        while (told := await self.read())["type"] in UNASKED:
            pass
        assert told["id"] == number, f"{told} answers another message than {number}"
        return told

    @property
    def seats(self) -> list[int]:
        """The seats that are the person's own, as far as it was told."""
        return list(self.seen["mine"]["seats"])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.seen["status"] == "over")

    @property
    def match(self) -> Json:
        """The game as the person sees it; nothing before the start."""
        return self.seen["match"] or {}

    @property
    def choices(self) -> list[int]:
        """What the person may play now; nothing if somebody else is to act."""
        return [choice["action"] for choice in self.seen["mine"]["choices"] or []]


PORTS = range(10_000, 30_000)
"""Below those that systems give to connections going out: one of them could take a port while its server is down."""


def free_port() -> int:
    """A port nobody listens to now, at any address."""
    while True:
        port = random.choice(PORTS)
        with socket.socket() as found, contextlib.suppress(OSError):
            found.bind(("", port))
            return port


OPEN: Json = {"kind": "open"}
MINE: Json = {"kind": "me"}
"""Seats of a new table: one for whoever comes, and the own one."""


def bot_seat(bot: str) -> Json:
    """A bot's seat of a new table."""
    return {"kind": "bot", "bot": bot}


def sit(seat: int) -> Json:
    """Command to take a seat, or to take it back from the bot that plays for one."""
    return {"command": "sit", "seat": seat}


def seat_bot(seat: int, bot: str) -> Json:
    """The owner's command to give a seat to a bot."""
    return {"command": "seat-bot", "seat": seat, "bot": bot}


def start() -> Json:
    """The owner's command to begin."""
    return {"command": "start"}


def give_nonce(seat: int, nonce: bytes) -> Json:
    """Command to add something to the dice."""
    return {"command": "nonce", "seat": seat, "nonce": nonce.hex()}


def play(seat: int, moves: list[int], at: int | None) -> Json:
    """Command to play, and perhaps how many moves the game had when this was chosen."""
    return {"command": "play", "seat": seat, "moves": moves, "at": at}


def undo(seat: int) -> Json:
    """Command to take back one's last message."""
    return {"command": "undo", "seat": seat}


def hand_over(seat: int) -> Json:
    """Command that a bot plays for one."""
    return {"command": "hand-over", "seat": seat}
