"""A guest who is invited, watches, and is revoked, each at another server: from then on nothing may be told to it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from kills.journal import Journal
from kills.protocol import Broken, Connection, Json, Server, play, start

UNKNOWN = 4004
"""The code by which a socket is closed to whom the table does not exist any more."""
MOVES = 6
"""So many moves are played after the revocation."""
PATIENCE = 20.0
"""Seconds in which a guest must have been sent away, whatever else happens."""


class RevokedGuest:
    """A host and a guest, again and again at a new table."""

    def __init__(self, name: str, servers: list[Server], folder: Path, seed: str) -> None:
        self.name = name
        self.servers = servers
        self.rng = random.Random(seed)
        self.journal = Journal(folder / f"{name}.journal")
        self.rounds = 0
        """How often a guest was sent away as it must be."""

    async def run(self, stop: asyncio.Event) -> None:
        """One guest after another; what a kill breaks off is begun anew."""
        while not stop.is_set():
            try:
                await self.one_guest()
            except Broken:
                await asyncio.sleep(0.2)
        self.journal.close()

    async def one_guest(self) -> None:
        """From the invitation to the end."""
        host_server, guest_server, third = (self.rng.choice(self.servers) for _ in range(3))
        host = await host_server.call_me(f"{self.name}-host")
        guest = await guest_server.call_me(self.name)
        seats: list[Json] = [{"kind": "me"}, {"kind": "me", "name": "Other"}]
        wanted = {"game": "creation", "options": {"players": 2}, "seats": seats, "public": False}
        table = str((await third.call("POST", "/api/tables", host, wanted))[0]["table"])
        key = (await third.call("POST", f"/api/tables/{table}/invitations", host, {}))[0]["key"]
        await guest_server.call("POST", "/api/links", guest, {"key": key})
        playing = await Connection.open(host_server, table, host)
        watching = await Connection.open(guest_server, table, guest)
        try:
            await self.ask(playing, {"id": "start", **start()})
            await watching.read()
            await third.call("DELETE", f"/api/tables/{table}/invitations", host)
            last = playing.seq
            hearing = asyncio.create_task(self.hear(watching, table, last))
            for number in range(MOVES):
                if playing.choices:
                    move = play(playing.match["player"], [self.rng.choice(playing.choices)], None)
                    await self.ask(playing, {"id": str(number), **move})
            await hearing
        finally:
            await playing.close()
            await watching.close()

    async def ask(self, connection: Connection, message: Json) -> None:
        """Send a command, and read on until the copy shows what came of it."""
        await connection.send(message)
        answer = await connection.answer(message["id"])
        if answer["type"] != "accepted":
            raise Broken(str(answer))
        while connection.seq < answer["seq"]:
            await connection.read()

    async def hear(self, connection: Connection, table: str, last: int) -> None:
        """What the guest is told after the revocation: nothing, but that there is no such table."""
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    told = await connection.read()
                    if told["type"] in ("news", "table") and told["seq"] > last:
                        self.journal.write("overheard", table=table, last=last, seq=told["seq"])
        except TimeoutError:
            self.journal.write("overheard", table=table, last=last, seq=None)  # it was let stay
        except Broken as broken:
            closed = broken.__cause__
            if isinstance(closed, ConnectionClosed) and closed.rcvd is not None and closed.rcvd.code == UNKNOWN:
                self.rounds += 1
