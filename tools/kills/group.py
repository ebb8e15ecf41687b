"""People who play one game after another at one table after another, some with bots among them."""

from __future__ import annotations

import asyncio
from pathlib import Path

from kills.kill_on_answer import KillOnAnswer
from kills.latency import Latency
from kills.player import Player
from kills.protocol import MINE, OPEN, Server, bot_seat, give_nonce, seat_bot, sit, start
from mikrokosmos.core.fair_dice import NONCE_BYTES

GROUPS = (
    ("creation", "ab"),
    ("smallworld", "ab"),
    ("creation", "abc"),
    ("smallworld", "abc"),
    ("creation", "abcd"),
    ("smallworld", "abcd"),
    ("creation", "ab."),
    ("smallworld", "a."),
    ("creation", "aa."),
    ("smallworld", "a.b"),
)
"""A game, and who sits in its seats: a letter is a person, a dot a bot. The first person owns the table."""

BOT = "novice"


class Group:
    """People who play with each other."""

    def __init__(
        self,
        number: int,
        servers: list[Server],
        folder: Path,
        seed: int,
        kill_on_answer: KillOnAnswer,
        pause: float = 0.0,
    ) -> None:
        self.game, self.seats = GROUPS[number]
        self.seated_first = number % 4 < 2
        """Whether the owner makes the table with the own seats and the bots, or sees to them afterwards."""
        self.latency = Latency()
        self.latencies = folder / f"{self.game}-{number}.latency"
        self.people = {
            letter: Player(
                f"{self.game}-{number}-{letter}",
                servers,
                folder,
                f"{seed} {number} {letter}",
                kill_on_answer,
                self.latency,
                pause,
            )
            for letter in sorted(set(self.seats) - {"."})
        }
        self.finished = 0

    async def play_games(self, stop: asyncio.Event) -> None:
        """Game after game, until it is time to go."""
        await asyncio.gather(*(player.arrive() for player in self.people.values()))
        while not stop.is_set():
            await self.one_game(stop)
        for player in self.people.values():
            player.journal.close()
        self.latency.write(self.latencies)

    async def one_game(self, stop: asyncio.Event) -> None:
        """From an empty table to the last comparison of what everybody sees."""
        owner, *_ = self.people.values()
        seats = {"a": MINE, ".": bot_seat(BOT)} if self.seated_first else {}
        table = await owner.make(self.game, [seats.get(who, OPEN) for who in self.seats])
        self.latency.start()
        for letter, player in self.people.items():
            await player.go_to(table, [seat for seat, who in enumerate(self.seats) if who == letter])
        await asyncio.gather(*(self.sit_down(letter) for letter in self.people))
        await owner.ask(start())
        await asyncio.gather(*(player.play(stop) for player in self.people.values()))
        await asyncio.gather(*(player.compare() for player in self.people.values()))
        self.finished += (await owner.connection()).over
        await asyncio.gather(*(player.hang_up() for player in self.people.values()))

    async def sit_down(self, letter: str) -> None:
        """All seats of a person, with something for the dice; the owner sees to the bots as well."""
        player = self.people[letter]
        for seat, who in enumerate(self.seats):
            if who == letter:
                if not self.seated_first or letter != "a":
                    await player.ask(sit(seat))
                await player.ask(give_nonce(seat, player.rng.randbytes(NONCE_BYTES)))
            elif who == "." and letter == "a" and not self.seated_first:
                await player.ask(seat_bot(seat, BOT))
