"""One person: sits down, plays what is legal as fast as it is answered, and does not let a message go unanswered."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from kills.journal import Journal
from kills.kill_on_answer import KillOnAnswer
from kills.latency import Latency
from kills.protocol import OPEN, Broken, Connection, Json, Server, hand_over, play, sit, undo

UNDO = 0.15
"""How often a person takes the last message back, where it can be."""
SEVERAL = 0.10
"""How often two moves are sent at once, the second of which may turn out illegal."""
AWAY = 0.02
"""How often a seat is handed over to a bot, and taken back at once."""
SWITCH = 0.02
"""How often a person goes on at another server, where there are several."""
UNDECIDED = ("database-failed", "busy")
"""Refusals after which the same message is sent again."""
RESEND = 0.05
"""How often a message is sent again although it was answered."""

FIRST_PAUSE, LONGEST_PAUSE = 0.02, 0.3
"""Seconds between attempts to find the server again: the first, doubled each time up to the longest."""
LISTEN = 0.2
"""Seconds to wait for news before looking whether it is time to go."""

T = TypeVar("T")


class Player:
    """A person and its journal, at one table at a time."""

    def __init__(
        self,
        name: str,
        servers: list[Server],
        folder: Path,
        seed: str,
        kill_on_answer: KillOnAnswer,
        latency: Latency,
        pause: float = 0.0,
    ) -> None:
        self.name = name
        self.pause = pause
        self.servers = servers
        self.latency = latency
        self.kill_on_answer = kill_on_answer
        self.journal = Journal(folder / f"{name}.journal")
        self.rng = random.Random(seed)
        self.roads = random.Random(f"{seed} roads")
        """By which the person goes from server to server; the moves are the same with one server and with many."""
        self.server = self.roads.choice(servers)
        self.seats: list[int] = []
        self.cookie = ""
        self.table = ""
        self.acknowledged = 0
        self.retried = 0
        self._connection: Connection | None = None
        self._seen = 0
        self._number = 0
        self._answered: list[Json] = []

    async def arrive(self) -> None:
        """Have a name and a cookie."""
        self.cookie = await self.until_it_works(lambda: self.server.call_me(self.name))

    async def make(self, game: str, seats: list[Json]) -> str:
        """Make a table; one that was made without an answer is never used."""
        table = await self.until_it_works(lambda: self.server.make_table(self.cookie, game, seats))
        self.journal.write("made", table=table, seated=[at for at, seat in enumerate(seats) if seat != OPEN])
        return table

    async def go_to(self, table: str, seats: list[int]) -> None:
        """Leave one table for another, at which these seats will be one's own."""
        await self.hang_up()
        self.table, self.seats, self._seen, self._answered = table, seats, 0, []

    async def switch(self) -> None:
        """Go on at another server, as whoever has another address of the same house would."""
        await self.hang_up()
        self.elsewhere()

    def elsewhere(self) -> None:
        """The next try is made at any of the servers."""
        self._connection = None
        self.server = self.roads.choice(self.servers)

    async def hang_up(self) -> None:
        """Close the connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()

    # Messages.

    async def ask(self, command: Json, *, sure: bool = True) -> Json:
        """Send a command until it is answered, always under the same id."""
        self._number += 1
        message = {"id": str(self._number), **command}
        self.journal.write("command", table=self.table, message=message, sure=sure)
        answer = await self.deliver(message)
        self._answered.append(message)
        if self.rng.random() < RESEND:  # mostly the last message, sometimes one from long ago
            await self.deliver(self.rng.choice(self._answered) if self.rng.random() < 0.3 else message)
        return answer

    async def deliver(self, message: Json) -> Json:
        """Send a message until it is answered, and note the answer before anything else."""
        while True:
            connection = await self.connection()
            sent = False
            try:
                self.journal.write("sends", id=message["id"])
                began = time.monotonic()
                await connection.send(message)
                sent = True
                answer = await connection.answer(message["id"])
            except Broken:
                self.elsewhere()
                if sent:
                    self.journal.write("broke", id=message["id"])
                    self.retried += 1
                continue
            if answer["type"] == "refused" and answer["reason"] in UNDECIDED:  # it may have come true all the same
                self.journal.write("broke", id=message["id"])
                self.retried += 1
                await self.switch()
                await asyncio.sleep(LONGEST_PAUSE)
                continue
            if answer["type"] == "accepted" and not answer["again"]:
                self.kill_on_answer.fire(connection.server)
                self.latency.moved(answer["seq"], began, connection.server)
            self.journal.write("answered", answer=answer)
            if answer["type"] == "accepted":
                self.acknowledged += not answer["again"]
                self._seen = max(self._seen, answer["seq"])
            return answer

    async def connection(self) -> Connection:
        """A connection to the table that shows at least what one has seen before."""
        while True:
            if self._connection is None:
                self._connection = await self.until_it_works(
                    lambda: Connection.open(self.server, self.table, self.cookie)
                )
                if self._connection.seq < self._seen:
                    self.journal.write("went-back", table=self.table, seen=self._seen, seq=self._connection.seq)
                    self._seen = self._connection.seq
            try:
                while self._connection.seq < self._seen:
                    await self._connection.read()
            except Broken:
                self.elsewhere()
                continue
            self._seen = self._connection.seq
            if not set(self._connection.seats) <= set(self.seats):
                self.journal.write("mistaken", table=self.table, seats=self._connection.seats, own=self.seats)
            return self._connection

    # Playing.

    async def play(self, stop: asyncio.Event) -> None:
        """Play until the game is over or it is time to go."""
        while not (connection := await self.connection()).over and not stop.is_set():
            if len(self.servers) > 1 and self.roads.random() < SWITCH:
                await self.switch()
                continue
            if connection.choices:
                await asyncio.sleep(self.pause)
                await self.act(connection)
                continue
            try:
                async with asyncio.timeout(LISTEN):
                    told = await connection.read()
                if told["type"] == "news":
                    self.latency.told(told["seq"], connection.server)
            except TimeoutError:
                pass
            except Broken:
                self.elsewhere()

    async def act(self, connection: Connection) -> None:
        """One message, or two, of the seat that is to act."""
        seat, choices = connection.match["player"], connection.choices
        if connection.seen["mine"]["undo"] and self.rng.random() < UNDO:
            await self.ask(undo(seat))
        elif self.rng.random() < AWAY:
            await self.ask(hand_over(seat))
            await self.ask(sit(seat), sure=False)  # the bot may have ended the game
        else:
            # With it, a retry of what has come true is refused by the rules of now; without, they might allow it again.
            at = connection.match["moves"] if self.rng.random() < 0.5 else None
            several = self.rng.random() < SEVERAL
            await self.ask(play(seat, self.rng.choices(choices, k=1 + several), at), sure=not several)

    async def compare(self) -> None:
        """Note whether the copy of the table that the news has made is what the server answers."""
        while True:
            connection = await self.connection()
            try:
                fresh, seq = await self.server.read(self.cookie, self.table)
                while connection.seq < seq:
                    await connection.read()
            except Broken:
                self.elsewhere()
                continue
            if connection.seq == seq:  # otherwise a bot has played between the two
                self.journal.write("compared", table=self.table, seq=seq, same=connection.seen == fresh)
                return

    async def until_it_works(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Try until a server is there, waiting a little longer every time."""
        pause = FIRST_PAUSE
        while True:
            try:
                return await attempt()
            except Broken:
                self.elsewhere()
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
