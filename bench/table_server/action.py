"""What one action costs without a network: a table service over an SQLite file and some sessions at a table.

    PYTHONPATH=bench python -m table_server.action [--sockets 2] [--profile]

For finding out whether a change makes an action cheaper, and what is expensive about it; `table_server.run` is the
bench. The same games are played in every round, and of each step the cheapest round counts: nothing else is steady on a
busy machine.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import json
import pstats
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from mikrokosmos.core.fair_dice import SEED_BYTES
from mikrokosmos.server.live import table_service as table_service_module
from mikrokosmos.server.live.session import Session
from mikrokosmos.server.live.table_service import TableService
from mikrokosmos.server.operations.serving import collect_garbage_rarely
from mikrokosmos.server.storage.store import Store
from mikrokosmos.server.tables.setup import Setup

TABLES = 16
"""Tables that act at the same time, so that commits are shared as they are under load."""


class Listener:
    """One session, and what it may choose."""

    def __init__(self, session: Session, seat: int | None) -> None:
        self.session = session
        self.seat = seat
        self.choices: Any = None
        first = json.loads(session.whole())
        self.choices = first["table"]["mine"]["choices"]
        self.news: list[str] = []
        self.ready = True
        session.outlet = self

    def send(self, text: str) -> None:
        """Take note of news."""
        if self.seat is not None:
            self.news.append(text)

    def read(self) -> None:
        """Read the news; apart from hearing it, so that reading is not measured."""
        for text in self.news:
            for way, *new in json.loads(text)["changes"]:
                if way == ["mine", "choices"]:
                    self.choices = new[0]
        self.news.clear()


class Round:
    """A table and those who sit and stand around it."""

    def __init__(self, table_service: TableService, number: int) -> None:
        self.table_service = table_service
        self.number = number
        self.rng = random.Random(number)
        self.listeners: list[Listener] = []
        self.telling: list[asyncio.Task[str]] = []

    async def open(self, people: list[str]) -> None:
        """Everybody comes, and the game begins."""
        game, players = ("smallworld", "creation")[self.number % 2], min(2 + self.number // 2 % 4, len(people))
        table = await self.table_service.create(people[0], Setup.of(game, {"players": players}), public=True)
        for at in range(len(people)):
            seated = at < players
            session = await Session.open(self.table_service, table, people[at] if seated else None, f"P{at}")
            listener = Listener(session, at if seated else None)
            self.listeners.append(listener)
            if seated:
                await session.answer(json.dumps({"id": f"s{at}", "command": "sit", "seat": at}))
        await self.listeners[0].session.answer(json.dumps({"id": "go", "command": "start"}))
        for listener in self.listeners:
            await listener.session.check_access()
            listener.choices = json.loads(listener.session.whole())["table"]["mine"]["choices"]
            self.telling.append(asyncio.create_task(listener.session.next()))
        await asyncio.sleep(0)

    def asked(self) -> Listener | None:
        """Who is to choose."""
        return next((it for it in self.listeners if it.choices), None)

    def command(self, number: int) -> tuple[Session, str] | None:
        """A random legal action, ready to be sent."""
        for listener in self.listeners:
            listener.read()
        who = self.asked()
        if who is None:
            return None
        move = self.rng.choice(who.choices)["action"]
        return who.session, json.dumps({"id": str(number), "command": "play", "seat": who.seat, "moves": [move]})


async def measure(actions: int, sockets: int, profile: cProfile.Profile | None) -> list[tuple[float, int]]:
    """For every step, seconds of processor (all threads together) and how many tables have acted in it."""
    seeds = random.Random(0)
    table_service_module.new_seed = lambda: seeds.randbytes(SEED_BYTES)  # type: ignore[attr-defined]
    with tempfile.TemporaryDirectory() as folder:
        async with await Store.open(f"sqlite:///{Path(folder)}/tables.db") as store:
            table_service = TableService(store)
            people = [(await store.add_identity(f"P{at}", "en")).id for at in range(sockets)]
            rounds = [Round(table_service, number) for number in range(TABLES)]
            for it in rounds:
                await it.open(people)
            collect_garbage_rarely()  # as the server does
            steps = []
            for number in range(actions):
                commands = [command for it in rounds if (command := it.command(number)) is not None]
                if profile is not None:
                    profile.enable()
                began = time.process_time()
                answers = await asyncio.gather(*(session.answer(text) for session, text in commands))
                await asyncio.sleep(0)
                steps.append((time.process_time() - began, len(commands)))
                if profile is not None:
                    profile.disable()
                assert all('"accepted"' in answer for answer in answers), answers
            for it in rounds:
                for task in it.telling:
                    task.cancel()
            return steps


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--profile", action="store_true", help="where the time goes")
    parser.add_argument("--sockets", type=int, default=10, help="at each table")
    parser.add_argument("--actions", type=int, default=60, help="at each table")
    parser.add_argument("--rounds", type=int, default=10, help="the best of so many is told")
    given = parser.parse_args()
    if given.profile:
        profile = cProfile.Profile()
        asyncio.run(measure(given.actions, given.sockets, profile))
        pstats.Stats(profile).sort_stats("tottime").print_stats(45)
        return
    found = [asyncio.run(measure(given.actions, given.sockets, None)) for _ in range(given.rounds)]
    actions = sum(count for _, count in found[0])
    spent = sum(min(times)[0] for times in zip(*found, strict=True))
    print(f"{spent / actions * 1e6:.0f} µs for an action")


if __name__ == "__main__":
    main()
