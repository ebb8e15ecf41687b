"""The crowd: a process of sockets at many tables, which act as fast as the server lets them or at a given pace.

It is told what to do in one line of JSON, says when everybody sits, begins on a word and answers with a line of JSON.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from table_server import wire
from table_server.processes import BENCH, many_files
from table_server.rooms import GameTable, RelayRoom, Room

AT_ONCE = 8
"""So many tables are set up side by side."""


@dataclass(frozen=True)
class Task:
    """What a crowd does."""

    port: int
    relay: bool
    tables: int
    observers: int
    seconds: float
    warm_up: float = 2.0
    rate: float = 0.0
    """Actions a second; 0 is as many as the server can take, each table acting again once everybody has heard."""
    each: int = 1_000_000
    """So many actions at a table, at most."""
    size: int = 0
    """Bytes of a message, for the relay."""
    seed: int = 0


def players_of(number: int) -> tuple[str, int]:
    """The game and the players of a table: every other one Small World, two to five players in turn."""
    return ("smallworld", "creation")[number % 2], 2 + number // 2 % 4


class Crowd:
    """Everybody at all tables."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.rng = random.Random(task.seed)
        self.rooms: list[Room] = []
        self.idle: deque[Room] = deque()
        self.latencies: list[float] = []
        self.acted: dict[Room, int] = {}
        self.begin = self.end = 0.0
        self.names: list[tuple[str, list[str]]] = []

    async def open(self) -> None:
        """Set up all tables and sit down."""
        if self.task.relay:
            self.rooms = [RelayRoom(self.done, self.rng, self.task.size) for _ in range(self.task.tables)]
            opened = [
                room.open(self.task.port, str(number), self.task.observers)
                for number, room in enumerate(self.rooms)
                if isinstance(room, RelayRoom)
            ]
        else:
            door = wire.Door(self.task.port)
            people = [door.person(name) for name in ("Ann", "Ben", "Cat", "Dan", "Eve")]
            opened = []
            for number in range(self.task.tables):
                game, players = players_of(number)
                room = GameTable(self.done, self.rng, door.table(people[0], game, players))
                self.rooms.append(room)
                self.names.append((room.table, people[:players]))
                opened.append(room.open(self.task.port, people[:players], self.task.observers))
        for at in range(0, len(opened), AT_ONCE):
            await asyncio.gather(*opened[at : at + AT_ONCE])

    async def play(self) -> dict[str, Any]:
        """Warm up, then act and take the time."""
        gc.freeze()
        self.begin = time.perf_counter() + self.task.warm_up
        self.end = self.begin + self.task.seconds
        self.acted = dict.fromkeys(self.rooms, 0)
        self.rng.shuffle(self.rooms)
        pacing = asyncio.create_task(self.at_pace() if self.task.rate else self.at_once())
        await asyncio.sleep(max(0.0, self.begin - time.perf_counter()))
        heard, size, busy = self.heard(), self.heard_bytes(), time.process_time()
        while time.perf_counter() < self.end and not self.finished():
            await asyncio.sleep(0.02)
        spent = min(time.perf_counter(), self.end) - self.begin
        busy = time.process_time() - busy
        heard, size = self.heard() - heard, self.heard_bytes() - size
        await pacing
        await asyncio.sleep(0.5)  # so that what is under way comes home
        return {
            "task": asdict(self.task),
            "seconds": spent,
            "latencies": self.latencies,
            "acted": sum(self.acted.values()),
            "over": sum(room.over for room in self.rooms),
            "messages": heard,
            "message_bytes": size / max(1, heard),
            "busy": busy / spent,
            "tables": self.names,
        }

    def finished(self) -> bool:
        """Whether nobody has anything left to do."""
        return all(room.over or self.acted[room] >= self.task.each for room in self.rooms)

    def heard(self) -> int:
        """Messages that came so far."""
        return sum(room.heard for room in self.rooms)

    def heard_bytes(self) -> int:
        """Bytes that came so far."""
        return sum(room.heard_bytes for room in self.rooms)

    async def at_once(self) -> None:
        """All tables act, and again as soon as they can."""
        for room in self.rooms:
            room.act(time.perf_counter())

    async def at_pace(self) -> None:
        """So many actions a second, evenly. If no table is free, the action is late, and its time runs nevertheless."""
        self.idle.extend(self.rooms)
        due = time.perf_counter()
        gap = 1 / self.task.rate
        while due < self.end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            while self.idle and due <= time.perf_counter():
                self.idle.popleft().act(due)
                due += gap
            if not self.idle:
                await asyncio.sleep(0.001)

    def done(self, room: Room) -> None:
        """Everybody at a table has heard of its action."""
        now = time.perf_counter()
        self.acted[room] += 1
        if self.begin <= (room.since if self.task.rate else now) <= self.end:
            self.latencies.append(now - room.since)
        if room.over or self.acted[room] >= self.task.each:
            return
        if self.task.rate:
            self.idle.append(room)
        elif now < self.end:
            room.act(now)


async def work(task: Task) -> None:
    """All of it, in this process."""
    crowd = Crowd(task)
    await crowd.open()
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    print(json.dumps(await crowd.play()), flush=True)


def send(tasks: list[Task], begin: Callable[[], None] = lambda: None) -> list[dict[str, Any]]:
    """Crowds in processes of their own, all beginning at once (`begin` is called then); what they tell."""
    crowds = []
    for task in tasks:
        command = [sys.executable, "-m", "table_server.crowd", json.dumps(asdict(task))]
        crowds.append(subprocess.Popen(command, cwd=BENCH, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True))
    for crowd in crowds:
        assert crowd.stdout is not None
        if crowd.stdout.readline() != "ready\n":
            raise RuntimeError("the crowd could not sit down")
    begin()
    for crowd in crowds:
        assert crowd.stdin is not None
        crowd.stdin.write("go\n")
        crowd.stdin.flush()
    told = []
    for crowd in crowds:
        assert crowd.stdout is not None
        told.append(json.loads(crowd.stdout.readline()))
        crowd.wait()
    return told


if __name__ == "__main__":
    many_files()
    asyncio.run(work(Task(**json.loads(sys.argv[1]))))
