"""The campaign itself: clients play, the server dies again and again, and comes back on the same file and port."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from kills.clients import Clients
from kills.group import GROUPS
from kills.launcher import Launcher
from kills.protocol import Server, free_port
from kills.schedule import Moment, moments

PROCESSES = 2
"""Processes of clients, among which the groups are shared out."""
START = 60.0
"""Seconds after which a server that does not answer will not any more."""

SETTINGS = {
    "MIKROKOSMOS_LIMITS_MESSAGES_PER_SECOND": "10000",
    "MIKROKOSMOS_LIMITS_REQUESTS_PER_SECOND": "10000",
    "MIKROKOSMOS_LIMITS_REQUEST_BURST": "100000",
    "MIKROKOSMOS_LIMITS_SOCKETS_PER_ADDRESS": "100000",
    "MIKROKOSMOS_LIMITS_MESSAGE_BURST": "100000",
    "MIKROKOSMOS_LIMITS_TABLES_PER_IDENTITY": "100000",
    "MIKROKOSMOS_LIMITS_SOCKETS_PER_IDENTITY": "10000",
    "MIKROKOSMOS_LIMITS_SEAT_CHANGES_PER_MINUTE": "100000",
    "MIKROKOSMOS_LIMITS_SEAT_CHANGE_BURST": "100000",
    "MIKROKOSMOS_BOTS_STAND_IN_MS": "0",
    "MIKROKOSMOS_BOTS_UNWATCHED_MS": "0",
    "MIKROKOSMOS_LOG_LEVEL": "warning",
}
"""Nobody is told to play more slowly."""


@dataclass(slots=True)
class Tally:
    """What has happened so far."""

    kills: int = 0
    restarts: int = 0
    postgres: int = 0
    """How often PostgreSQL was stopped as a crash would, and started again."""
    cuts: int = 0
    """How often a server was cut off from it."""
    starts: list[float] = field(default_factory=list)
    """Seconds from the start of a server to its first answer, where it was let live so long; not of cold ones."""
    cold_starts: list[float] = field(default_factory=list)
    figures: dict[str, int] = field(default_factory=dict)
    """What the clients tell about themselves."""
    faults: list[str] = field(default_factory=list)


class WithClients:
    """A campaign in which clients play while servers die; it tells how it is going."""

    def __init__(self, seed: int, tell: Callable[[Tally], None]) -> None:
        """`tell` is called often, with what has happened so far."""
        self.seed = seed
        self.tell = tell
        self.tally = Tally()
        self.clients: list[Clients] = []

    def pause(self, seconds: float) -> None:
        """Wait, and tell how it is going."""
        until = time.monotonic() + seconds
        while True:
            told = [clients.read() for clients in self.clients]
            if told:
                self.tally.figures = {key: sum(figures[key] for figures in told) for key in told[0]}
            self.tell(self.tally)
            if not all(clients.alive for clients in self.clients):
                raise RuntimeError("a process of clients has ended before its time")
            if (left := until - time.monotonic()) <= 0:
                return
            time.sleep(min(left, 0.1))


class Campaign(WithClients):
    """One server on one database."""

    def __init__(self, database: str, folder: Path, seed: int, tell: Callable[[Tally], None]) -> None:
        """Journals and the server's log go into the folder."""
        super().__init__(seed, tell)
        self.folder = folder
        self.server = Server("127.0.0.1", free_port())
        self.log = folder / "server.log"
        arguments = ["--host", self.server.host, "--port", str(self.server.port), "--database", database]
        environment = {**os.environ, **SETTINGS, "MIKROKOSMOS_KEY_FILE": str(folder / "keys")}
        self.launcher = Launcher(self.log, arguments, environment)
        numbers = range(len(GROUPS))
        self.clients = [Clients([self.server], folder, seed, list(numbers[at::PROCESSES])) for at in range(PROCESSES)]

    def run(self, kills: int) -> Tally:
        """Kill so many servers, let the last one live until everybody is done, and stop it politely."""
        try:
            for moment in moments(kills, self.seed):
                self.live_and_die(moment)
            self.launcher.start(cold=False)
            self.tally.restarts += 1
            self.await_ready(time.monotonic())
            self.pause(1.0)
            for clients in self.clients:
                clients.stop()
            for clients in self.clients:
                if code := clients.wait():
                    self.tally.faults.append(f"a process of clients ended with {code}")
            if (code := self.launcher.stop()) not in (0, -15):  # uvicorn ends by the signal once it has tidied up
                self.tally.faults.append(f"asked to stop, the server ended with {code}")
        finally:
            for clients in self.clients:
                clients.kill()
            self.launcher.close()
        if self.log.exists() and "Traceback" in (said := self.log.read_text(encoding="utf-8", errors="replace")):
            self.tally.faults.append(f"a server failed: …{said[-2000:]}")
        return self.tally

    def live_and_die(self, moment: Moment) -> None:
        """One server, from its start to its death."""
        server = self.launcher.start(cold=moment.cold)
        began = time.monotonic()
        self.tally.restarts += self.tally.kills > 0
        if moment.ready:
            taken = self.await_ready(began)
            (self.tally.cold_starts if moment.cold else self.tally.starts).append(taken)
        self.pause(moment.seconds)
        if moment.on_answer_of is not None:
            self.await_kill_by_client(server, self.clients[moment.on_answer_of % PROCESSES])
        if (code := self.launcher.kill()) != -9:
            self.tally.faults.append(f"a server ended by itself, with {code}")
        self.tally.kills += 1

    def await_ready(self, began: float) -> float:
        """Wait until the server answers; how long it took."""
        while not self.server.ready():
            if time.monotonic() > began + START:
                raise RuntimeError(f"no server after {START} seconds; its log is {self.log.read_text()[-4000:]}")
            self.pause(0.01)
        return time.monotonic() - began

    def await_kill_by_client(self, server: int, clients: Clients) -> None:
        """Let one of the clients kill the server, and wait until it has."""
        before = clients.figures["killed"]
        clients.kill_on_next_answer(server, self.server)
        until = time.monotonic() + START
        while clients.figures["killed"] == before:
            if time.monotonic() > until:
                raise RuntimeError("the clients have not been told anything for long")
            self.pause(0.05)
