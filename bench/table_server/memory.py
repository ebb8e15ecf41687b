"""Bytes of memory: of a table with two sockets at which people play, and of one that nobody watches."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from table_server import wire
from table_server.crowd import Task
from table_server.processes import Process, running, serve
from table_server.report import Part
from table_server.seating import TABLES_OF_PEOPLE, address_of, home_of
from table_server.sending import send
from table_server.sockets import Socket, connect

LIVE = 100_000
IDLE = 100_000
"""Bytes we want a table to take at most, with two sockets and with none."""
PLAYED = 60
"""Actions at each table before it is weighed: the middle of a game."""
WARM = 20
"""Tables before the first weighing, so that everything is loaded."""

Table = tuple[str, list[str]]
"""A table, and the cookies of those who play at it."""


def measure_memory(tables: int, say: Callable[[str], None]) -> Part:
    """Play at tables and weigh; then start the server anew, and weigh it as it remembers them one after another."""
    say(f"memory: {tables} tables with two sockets")
    with tempfile.TemporaryDirectory() as folder:
        with running(serve(Path(folder))) as server:
            warm = play(server, WARM, 1)
            empty = weight(server)
            held: list[int] = []
            played = play(server, tables, 0, lambda: held.append(weight(server)))
        with running(serve(Path(folder))) as server:
            asyncio.run(watch(server, warm, 1))
            began = weight(server)
            read(server, played)
            idle = weight(server)
            again = asyncio.run(watch(server, played, 0))
    live, loaded, unwatched = (held[0] - empty) / tables, (again - began) / tables, (idle - began) / tables
    told = Part(f"memory, {tables} tables", ("ours",))
    told.want("table with two sockets, as played, kB", f"≤ {LIVE // 1000}", live <= LIVE, live / 1e3)
    told.want("  after a restart, kB", f"≤ {LIVE // 1000}", loaded <= LIVE, loaded / 1e3)
    told.want("table nobody watches, kB", f"≤ {IDLE // 1000}", unwatched <= IDLE, unwatched / 1e3)
    told.add("server before the first table, MB", began / 1e6)
    told.samples = {"empty": empty, "live": held[0], "began": began, "idle": idle, "live_again": again}
    return told


def play(server: Process, tables: int, number: int, end: Callable[[], None] = lambda: None) -> list[Table]:
    """Some sixty actions at each of so many tables; `end` is called while everybody still sits there."""
    task = Task(server.port, tables, observers=2, seconds=240, warm_up=0, each=PLAYED, number=number)
    return [(str(table), list(people)) for table, people in send([task], end=end)[0]["tables"]]


def weight(server: Process) -> int:
    """What a server holds, once it has come to rest."""
    time.sleep(1.0)
    return server.memory()


def read(server: Process, tables: list[Table]) -> None:
    """Let the server remember tables, without staying at them."""
    for at in range(0, len(tables), TABLES_OF_PEOPLE):
        door = wire.Door(server.port, home_of(at // TABLES_OF_PEOPLE, 0))
        for table, _ in tables[at : at + TABLES_OF_PEOPLE]:
            door.read(table)
        door.close()


async def watch(server: Process, tables: list[Table], number: int) -> int:
    """What the server holds while the players of all tables have their sockets open; then they hang up."""
    sockets: list[Socket] = []
    for at, (table, people) in enumerate(tables):
        source, path = address_of(at, number), wire.path(table)
        sockets += await asyncio.gather(*(connect(server.port, path, ignore, it, source) for it in people))
    await asyncio.sleep(2.0)
    if any(socket.closed for socket in sockets):
        raise RuntimeError("the server has closed sockets")
    held = server.memory()
    for socket in sockets:
        socket.close()
    await asyncio.sleep(1.0)
    return held


def ignore(text: bytes) -> None:
    """Nobody reads what comes."""
