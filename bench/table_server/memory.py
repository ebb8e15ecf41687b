"""Bytes of memory: of a table that nobody watches, of one with sockets, and of a bare socket."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

from table_server import wire
from table_server.crowd import Task, send
from table_server.processes import Process, relay, running, serve
from table_server.sockets import Socket, connect

PLAYED = 60
"""Actions at each table before it is weighed: the middle of a game."""

WARM = 8
"""Tables read before the first weighing, so that everything is loaded."""


def measure(folder: Path, tables: int, observers: int) -> dict[str, float]:
    """Play at tables, start the server anew, and weigh it as it remembers them one after another."""
    with running(serve(folder)) as server:
        task = Task(server.port, False, tables + WARM, observers, seconds=120, warm_up=0, each=PLAYED)
        played: list[tuple[str, list[str]]] = send([task])[0]["tables"]
    with running(serve(folder)) as server:
        asyncio.run(watch(server, played[:WARM], observers))
        door = wire.Door(server.port)
        began = weight(server)
        for table, _ in played[WARM:]:
            door.read(table)
        idle = weight(server)
        live = asyncio.run(watch(server, played[WARM:], observers))
    with running(relay()) as server:
        asyncio.run(rooms(server, WARM, observers))
        empty = weight(server)
        bare = (asyncio.run(rooms(server, tables, observers)) - empty) / (tables * observers)
    return {
        "idle": (idle - began) / tables,
        "live": (live - idle) / tables - bare * observers,
        "socket": bare,
        "server": float(began),
    }


def weight(server: Process) -> int:
    """What a server holds, once it has come to rest."""
    time.sleep(1.0)
    return server.memory()


async def watch(server: Process, tables: list[Any], observers: int) -> int:
    """What our server holds while every table has its sockets."""
    sockets: list[Socket] = []
    for table, people in tables:
        papers = [*people, *[""] * (observers - len(people))]
        path = wire.path(table)
        sockets += await asyncio.gather(*(connect(server.port, path, ignore, cookie) for cookie in papers))
    return await rest(server, sockets)


async def rooms(server: Process, tables: int, observers: int) -> int:
    """What the relay holds while every room has its sockets."""
    sockets: list[Socket] = []
    for room in range(tables):
        sockets += await asyncio.gather(*(connect(server.port, f"/rooms/{room}", ignore) for _ in range(observers)))
    return await rest(server, sockets)


async def rest(server: Process, sockets: list[Socket]) -> int:
    """What a server holds with these sockets; then they hang up."""
    await asyncio.sleep(1.0)
    held = server.memory()
    for socket in sockets:
        socket.close()
    await asyncio.sleep(1.0)
    return held


def ignore(text: bytes) -> None:
    """Nobody reads what comes."""
