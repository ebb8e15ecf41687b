"""The crowd: a process of sockets at many tables, which act as fast as the server lets them or at a given pace.

It is told what to do in one line of JSON, says when everybody sits, begins on a word, says when it has warmed up,
answers with a line of JSON, and stays until it is told to go.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import sys
import time
from collections import deque
from dataclasses import asdict, dataclass
from typing import Any

from table_server.processes import many_files
from table_server.rooms import GameTable, Room
from table_server.seating import sit_down

LATE = 0.010
"""Seconds after which an action that was due is late."""
SITTING_DOWN = 180.0
"""Seconds after which somebody who has not come to a table will not come any more."""
PATIENCE = 10.0
"""Seconds for what is under way at the end to come home."""


@dataclass(frozen=True)
class Task:
    """What a crowd does."""

    port: int
    tables: int
    observers: int
    seconds: float
    server: str = "ours"
    """Or `relay`, or `boardgame.io`."""
    lobby: int = 0
    """The port of boardgame.io's lobby."""
    warm_up: float = 2.0
    rate: float = 0.0
    """Actions a second; 0 is as many as the server can take, each table acting again once everybody has heard."""
    each: int = 1_000_000
    """So many actions at a table, at most."""
    size: int = 0
    """Bytes of a message, for servers that leave it to us."""
    seed: int = 0
    number: int = 0
    """Which of several crowds it is; each comes from addresses of its own."""


class Crowd:
    """Everybody at all tables."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.rng = random.Random(task.seed)
        self.rooms: list[Room] = []
        self.idle: deque[Room] = deque()
        self.latencies: list[float] = []
        self.acted: dict[Room, int] = {}
        self.under_way = self.late = 0
        self.begin = self.end = 0.0

    async def open(self) -> None:
        """Set up all tables and sit down."""
        self.rooms = await asyncio.wait_for(sit_down(self.task, self.done, self.rng), SITTING_DOWN)

    async def play(self) -> dict[str, Any]:
        """Warm up, then act and take the time."""
        gc.freeze()
        self.begin = time.perf_counter() + self.task.warm_up
        self.end = self.begin + self.task.seconds
        self.acted = dict.fromkeys(self.rooms, 0)
        tables = [(room.table, room.cookies) for room in self.rooms if isinstance(room, GameTable)]
        self.rng.shuffle(self.rooms)
        pacing = asyncio.create_task(self.at_pace() if self.task.rate else self.at_once())
        await asyncio.sleep(max(0.0, self.begin - time.perf_counter()))
        print("warm", flush=True)
        acted, heard, size, busy = self.all_acted(), self.heard(), self.heard_bytes(), time.process_time()
        while time.perf_counter() < self.end and not self.finished():
            await asyncio.sleep(0.02)
        spent = min(time.perf_counter(), self.end) - self.begin
        busy = time.process_time() - busy
        heard, size = self.heard() - heard, self.heard_bytes() - size
        await pacing
        patience = time.perf_counter() + PATIENCE
        while self.under_way and time.perf_counter() < patience:
            await asyncio.sleep(0.02)
        self.check()
        return {
            "task": asdict(self.task),
            "seconds": spent,
            "latencies": self.latencies,
            "acted": self.all_acted() - acted,
            "late": self.late,
            "missing": self.under_way,
            "over": sum(room.over for room in self.rooms),
            "messages": heard,
            "message_bytes": size / max(1, heard),
            "busy": busy / spent,
            "tables": tables,
        }

    def check(self) -> None:
        """Somebody who was refused or sent away has not been measured: then nothing is told."""
        if faults := [room.fault for room in self.rooms if room.fault]:
            raise RuntimeError(f"{len(faults)} tables went wrong: {faults[0]}")
        if closed := sum(socket.closed for room in self.rooms for socket in room.sockets):
            raise RuntimeError(f"the server has closed {closed} sockets")

    def finished(self) -> bool:
        """Whether nobody has anything left to do."""
        return all(room.over or self.acted[room] >= self.task.each for room in self.rooms)

    def all_acted(self) -> int:
        """Actions that were done so far."""
        return sum(self.acted.values())

    def heard(self) -> int:
        """Messages that came so far."""
        return sum(room.heard for room in self.rooms)

    def heard_bytes(self) -> int:
        """Bytes that came so far."""
        return sum(room.heard_bytes for room in self.rooms)

    def act(self, room: Room, due: float) -> None:
        """Let a table do what was due then."""
        self.under_way += 1
        room.act(due)

    async def at_once(self) -> None:
        """All tables act, and again as soon as they can."""
        for room in self.rooms:
            self.act(room, time.perf_counter())

    async def at_pace(self) -> None:
        """So many actions a second, evenly. If no table is free, the action is late, and its time runs nevertheless."""
        self.idle.extend(self.rooms)
        due = time.perf_counter()
        gap = 1 / self.task.rate
        while due < self.end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            while self.idle and due <= (now := time.perf_counter()):
                self.late += due >= self.begin and now - due > LATE
                self.act(self.idle.popleft(), due)
                due += gap
            if not self.idle:
                if self.finished():
                    return
                await asyncio.sleep(0.001)

    def done(self, room: Room) -> None:
        """Everybody at a table has heard of its action."""
        now = time.perf_counter()
        self.under_way -= 1
        self.acted[room] += 1
        if self.begin <= (room.since if self.task.rate else now) <= self.end:
            self.latencies.append(now - room.since)
        if room.over or self.acted[room] >= self.task.each:
            return
        if self.task.rate:
            self.idle.append(room)
        elif now < self.end:
            self.act(room, now)


async def work(task: Task) -> None:
    """All of it, in this process."""
    crowd = Crowd(task)
    await crowd.open()
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    print(json.dumps(await crowd.play()), flush=True)
    await asyncio.to_thread(sys.stdin.readline)


if __name__ == "__main__":
    many_files()
    asyncio.run(work(Task(**json.loads(sys.argv[1]))))
