"""One person: sits down, plays what is legal as fast as it is answered, and does not let a message go unanswered."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from kills.ambush import Ambush
from kills.journal import Journal
from kills.protocol import OPEN, Broken, Json, Line, Place, hand_over, play, sit, undo

UNDO = 0.15
"""How often a person takes the last message back, where it can be."""
SEVERAL = 0.10
"""How often two moves are sent at once, the second of which may turn out illegal."""
AWAY = 0.02
"""How often a seat is handed over to a bot, and taken back at once."""
RESEND = 0.05
"""How often a message is sent again although it was answered."""

FIRST_PAUSE, LONGEST_PAUSE = 0.02, 0.3
"""Seconds between attempts to find the server again: the first, doubled each time up to the longest."""
LISTEN = 0.2
"""Seconds to wait for news before looking whether it is time to go."""

T = TypeVar("T")


class Player:
    """A person and its journal, at one table at a time."""

    def __init__(self, name: str, place: Place, folder: Path, seed: str, ambush: Ambush) -> None:
        self.name = name
        self.place = place
        self.ambush = ambush
        self.journal = Journal(folder / f"{name}.journal")
        self.rng = random.Random(seed)
        self.cookie = ""
        self.table = ""
        self.acknowledged = 0
        self.retried = 0
        self._line: Line | None = None
        self._seen = 0
        self._number = 0
        self._answered: list[Json] = []

    async def arrive(self) -> None:
        """Have a name and a cookie."""
        self.cookie = await until_it_works(lambda: self.place.call_me(self.name))

    async def make(self, game: str, seats: list[Json]) -> str:
        """Make a table; one that was made without an answer is never used."""
        table = await until_it_works(lambda: self.place.make_table(self.cookie, game, seats))
        self.journal.write("made", table=table, seated=[at for at, seat in enumerate(seats) if seat != OPEN])
        return table

    async def go_to(self, table: str) -> None:
        """Leave one table for another."""
        await self.hang_up()
        self.table, self._seen, self._answered = table, 0, []

    async def hang_up(self) -> None:
        """Close the line."""
        line, self._line = self._line, None
        if line is not None:
            await line.close()

    # Messages.

    async def ask(self, wish: Json, *, sure: bool = True) -> Json:
        """Send a wish until it is answered, always under the same id."""
        self._number += 1
        message = {"id": str(self._number), **wish}
        self.journal.write("means", table=self.table, message=message, sure=sure)
        answer = await self.deliver(message)
        self._answered.append(message)
        if self.rng.random() < RESEND:  # mostly the last message, sometimes one from long ago
            await self.deliver(self.rng.choice(self._answered) if self.rng.random() < 0.3 else message)
        return answer

    async def deliver(self, message: Json) -> Json:
        """Send a message until it is answered, and note the answer before anything else."""
        while True:
            line = await self.line()
            sent = False
            try:
                self.journal.write("sends", id=message["id"])
                await line.send(message)
                sent = True
                answer = await line.answer(message["id"])
            except Broken:
                self._line = None
                if sent:
                    self.journal.write("broke", id=message["id"])
                    self.retried += 1
                continue
            if answer["type"] == "granted" and not answer["again"]:
                self.ambush.spring()
            self.journal.write("answered", answer=answer)
            if answer["type"] == "granted":
                self.acknowledged += not answer["again"]
                self._seen = max(self._seen, answer["seq"])
            return answer

    async def line(self) -> Line:
        """A line to the table that shows at least what one has seen before."""
        while True:
            if self._line is None:
                self._line = await until_it_works(lambda: Line.open(self.place, self.table, self.cookie))
                if self._line.seq < self._seen:
                    self.journal.write("back", table=self.table, seen=self._seen, seq=self._line.seq)
                    self._seen = self._line.seq
            try:
                while self._line.seq < self._seen:
                    await self._line.read()
            except Broken:
                self._line = None
                continue
            self._seen = self._line.seq
            return self._line

    # Playing.

    async def play(self, stop: asyncio.Event) -> None:
        """Play until the game is over or it is time to go."""
        while not (line := await self.line()).over and not stop.is_set():
            if line.choices:
                await self.act(line)
                continue
            try:
                async with asyncio.timeout(LISTEN):
                    await line.read()
            except TimeoutError:
                pass
            except Broken:
                self._line = None

    async def act(self, line: Line) -> None:
        """One message, or two, of the seat that is to act."""
        seat, choices = line.course["player"], line.choices
        if line.picture["mine"]["undo"] and self.rng.random() < UNDO:
            await self.ask(undo(seat))
        elif self.rng.random() < AWAY:
            await self.ask(hand_over(seat))
            await self.ask(sit(seat), sure=False)  # the bot may have ended the game
        else:
            # With it, a retry of what has come true is refused by the rules of now; without, they might allow it again.
            at = line.course["moves"] if self.rng.random() < 0.5 else None
            several = self.rng.random() < SEVERAL
            await self.ask(play(seat, self.rng.choices(choices, k=1 + several), at), sure=not several)

    async def compare(self) -> None:
        """Note whether the picture that the news has made is what a fresh look shows."""
        while True:
            line = await self.line()
            try:
                fresh, seq = await self.place.look(self.cookie, self.table)
                while line.seq < seq:
                    await line.read()
            except Broken:
                self._line = None
                continue
            if line.seq == seq:  # otherwise a bot has played between the two
                self.journal.write("looked", table=self.table, seq=seq, same=line.picture == fresh)
                return


async def until_it_works(attempt: Callable[[], Awaitable[T]]) -> T:
    """Try until the server is there, waiting a little longer every time."""
    pause = FIRST_PAUSE
    while True:
        try:
            return await attempt()
        except Broken:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
