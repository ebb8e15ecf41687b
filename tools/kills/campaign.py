"""The campaign itself: clients play, the server dies again and again, and comes back on the same file and port."""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from kills.clients import Clients
from kills.nursery import Nursery
from kills.protocol import Place
from kills.schedule import Moment, moments
from kills.troupe import CASTS

PROCESSES = 2
"""Processes of clients, among which the troupes are shared out."""
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
    "MIKROKOSMOS_LOG_LEVEL": "warning",
}
"""Nobody is told to play more slowly."""


@dataclass(slots=True)
class Match:
    """What has happened so far."""

    kills: int = 0
    restarts: int = 0
    starts: list[float] = field(default_factory=list)
    """Seconds from the start of a server to its first answer, where it was let live so long; not of cold ones."""
    cold_starts: list[float] = field(default_factory=list)
    figures: dict[str, int] = field(default_factory=dict)
    """What the clients tell about themselves."""
    faults: list[str] = field(default_factory=list)


class Campaign:
    """Everything that runs, and how it is going."""

    def __init__(self, database: str, folder: Path, seed: int, tell: Callable[[Match], None]) -> None:
        """`tell` is called often, with what has happened so far; journals and the server's log go into the folder."""
        self.folder = folder
        self.seed = seed
        self.tell = tell
        self.course = Match()
        self.place = Place("127.0.0.1", free_port())
        self.log = folder / "server.log"
        words = ["--host", self.place.host, "--port", str(self.place.port), "--database", database]
        environment = {**os.environ, **SETTINGS, "MIKROKOSMOS_KEY_FILE": str(folder / "keys")}
        self.nursery = Nursery(self.log, words, environment)
        numbers = range(len(CASTS))
        self.clients = [Clients(self.place, folder, seed, list(numbers[at::PROCESSES])) for at in range(PROCESSES)]

    def run(self, kills: int) -> Match:
        """Kill so many servers, let the last one live until everybody is done, and stop it politely."""
        try:
            for moment in moments(kills, self.seed):
                self.live_and_die(moment)
            self.nursery.start(cold=False)
            self.course.restarts += 1
            self.await_ready(time.monotonic())
            self.pause(1.0)
            for clients in self.clients:
                clients.stop()
            for clients in self.clients:
                if code := clients.wait():
                    self.course.faults.append(f"a process of clients ended with {code}")
            if (code := self.nursery.stop()) not in (0, -15):  # uvicorn ends by the signal once it has tidied up
                self.course.faults.append(f"asked to stop, the server ended with {code}")
        finally:
            for clients in self.clients:
                clients.kill()
            self.nursery.close()
        if self.log.exists() and "Traceback" in (said := self.log.read_text(encoding="utf-8", errors="replace")):
            self.course.faults.append(f"a server failed: …{said[-2000:]}")
        return self.course

    def live_and_die(self, moment: Moment) -> None:
        """One server, from its start to its death."""
        server = self.nursery.start(cold=moment.cold)
        began = time.monotonic()
        self.course.restarts += self.course.kills > 0
        if moment.ready:
            taken = self.await_ready(began)
            (self.course.cold_starts if moment.cold else self.course.starts).append(taken)
        self.pause(moment.seconds)
        if moment.ambush is not None:
            self.await_ambush(server, self.clients[moment.ambush % PROCESSES])
        if (code := self.nursery.kill()) != -9:
            self.course.faults.append(f"a server ended by itself, with {code}")
        self.course.kills += 1

    def await_ready(self, began: float) -> float:
        """Wait until the server answers; how long it took."""
        while not self.place.ready():
            if time.monotonic() > began + START:
                raise RuntimeError(f"no server after {START} seconds; its log is {self.log.read_text()[-4000:]}")
            self.pause(0.01)
        return time.monotonic() - began

    def await_ambush(self, server: int, clients: Clients) -> None:
        """Let one of the clients kill the server, and wait until it has."""
        before = clients.figures["sprung"]
        clients.lay_ambush(server)
        until = time.monotonic() + START
        while clients.figures["sprung"] == before:
            if time.monotonic() > until:
                raise RuntimeError("the clients have not been told anything for long")
            self.pause(0.05)

    def pause(self, seconds: float) -> None:
        """Wait, and tell how it is going."""
        until = time.monotonic() + seconds
        while True:
            told = [clients.read() for clients in self.clients]
            self.course.figures = {key: sum(figures[key] for figures in told) for key in told[0]}
            self.tell(self.course)
            if not all(clients.alive for clients in self.clients):
                raise RuntimeError("a process of clients has ended before its time")
            if (left := until - time.monotonic()) <= 0:
                return
            time.sleep(min(left, 0.1))


def free_port() -> int:
    """A port nobody listens to now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
