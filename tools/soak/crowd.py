"""Everybody who comes: people who play whole games, people who only look around, and some who are up to no good."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from kills.protocol import MINE, Broken, Connection, Json, Server, bot_seat, play, start

GAMES = ("smallworld", "creation")
BOTS = ("random", "novice", "adept", "greedy")
PACE = 0.02
"""Seconds between two moves of a person: about as fast as a click can be."""
AWAY = 0.02
"""How often a person hangs up in the middle of a game, and comes back."""
LISTEN = 1.0
"""Seconds without news after which a person looks whether it is time to go."""
MOST_TABLES = 64
"""Tables that those who look around remember."""


class Crowd:
    """All of them, and what they have done."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.rng = random.Random(seed)
        self.done: Counter[str] = Counter()
        self.tables: list[str] = []
        self.stop = asyncio.Event()

    async def come(self, players: int, visitors: int) -> None:
        """Play and look around until it is time to go."""
        async with asyncio.TaskGroup() as tasks:
            for number in range(players):
                tasks.create_task(self._again_and_again(partial(self.play_a_game, f"Ann {number}")))
            for _ in range(visitors):
                tasks.create_task(self._again_and_again(self.look_around))

    async def leave_tables(self, count: int) -> None:
        """Leave tables of bots behind that nobody watches."""
        cookie = await self.server.call_me("Fay")
        for _ in range(count):
            if self.stop.is_set():
                return
            table = await self.server.make_table(cookie, self.rng.choice(GAMES), [bot_seat("random")] * 2)
            await self._command(table, cookie, start())
            self.done["tables left to bots"] += 1

    async def _again_and_again(self, work: Callable[[], Awaitable[None]]) -> None:
        while not self.stop.is_set():
            try:
                await work()
            except Broken:
                self.done["connections lost"] += 1
            await asyncio.sleep(PACE)

    async def _command(self, table: str, cookie: str, command: Json) -> None:
        connection = await Connection.open(self.server, table, cookie)
        try:
            await connection.send({"id": secrets.token_hex(4), **command})
            await connection.read()
        finally:
            await connection.close()

    # Those who play.

    async def play_a_game(self, name: str) -> None:
        """A new person plays a game against bots to its end, shares it, and looks at it again."""
        cookie = await self.server.call_me(name)
        bots = [bot_seat(self.rng.choice(BOTS)) for _ in range(self.rng.randint(1, 3))]
        table = await self.server.make_table(cookie, self.rng.choice(GAMES), [MINE, *bots])
        self._remember(table)
        await self._command(table, cookie, start())
        while not self.stop.is_set():
            connection = await Connection.open(self.server, table, cookie)
            try:
                if await self.play_on(connection):
                    break
            finally:
                await connection.close()
        else:
            return
        self.done["games"] += 1
        await self.server.call("GET", f"/api/tables/{table}/show", cookie)
        await self.server.call("GET", f"/api/tables/{table}/log", cookie)
        shared, _ = await self.server.call("POST", "/api/replays", cookie, {"table": table})
        await self.server.call("GET", f"/api/replays/{shared['replay']}", cookie)
        self.done["replays"] += 1

    async def play_on(self, connection: Connection) -> bool:
        """Play until the game is over, or until one has to leave for a moment; whether it is over."""
        while not connection.over and not self.stop.is_set():
            if connection.choices:
                if self.rng.random() < AWAY:
                    return False
                number = secrets.token_hex(4)
                move = play(connection.match["player"], [self.rng.choice(connection.choices)], None)
                await connection.send({"id": number, **move})
                await connection.answer(number)
                self.done["moves"] += 1
                await asyncio.sleep(PACE)
            else:
                with suppress(TimeoutError):
                    async with asyncio.timeout(LISTEN):
                        await connection.read()
        return connection.over

    def _remember(self, table: str) -> None:
        self.tables.append(table)
        del self.tables[:-MOST_TABLES]

    # Those who look around.

    async def look_around(self) -> None:
        """One thing that visitors do, good or bad."""
        visits = (self.read_lists, self.watch, self.ask_for_nothing, self.talk_nonsense, self.half_a_head)
        await self.rng.choice(visits)()
        self.done["visits"] += 1
        await asyncio.sleep(self.rng.random() / 5)

    async def read_lists(self) -> None:
        """What anybody is shown."""
        for path in ("/api/tables", "/api/tables?status=over", "/api/games"):
            await self.server.call("GET", path)

    async def watch(self) -> None:
        """Look over somebody's shoulder for a moment."""
        if self.tables:
            connection = await Connection.open(self.server, self.rng.choice(self.tables), "")
            try:
                with suppress(TimeoutError):
                    async with asyncio.timeout(1):
                        for _ in range(20):
                            await connection.read()
            finally:
                await connection.close()

    async def ask_for_nothing(self) -> None:
        """Ask for what is not there, under a new name each time."""
        for path in (f"/assets/{secrets.token_hex(16)}", f"/api/tables/{secrets.token_hex(8)}", "/api/me"):
            with suppress(RuntimeError):
                await self.server.call("GET", path)
        with suppress(RuntimeError):
            unknown = {secrets.token_hex(4): 0 for _ in range(99)}
            await self.server.call("POST", "/api/me", body={"name": "x", **unknown})

    async def talk_nonsense(self) -> None:
        """Send a table what is no command."""
        if self.tables:
            connection = await Connection.open(self.server, self.rng.choice(self.tables), "")
            try:
                for _ in range(10):
                    await connection.send({secrets.token_hex(4): secrets.token_hex(64)})
                    await connection.read()
            finally:
                await connection.close()

    async def half_a_head(self) -> None:
        """Begin a request and leave."""
        try:
            _, writer = await asyncio.open_connection(self.server.host, self.server.port)
        except OSError as error:
            raise Broken(str(error)) from error
        writer.write(b"GET / HTTP/1.1\r\nX: " + secrets.token_hex(500).encode())
        await asyncio.sleep(0.1)
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()
