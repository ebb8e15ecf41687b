"""The servers of a campaign with several of them, each in its place."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

from kills.campaign import SETTINGS, START, Tally, WithClients
from kills.launcher import Launcher
from kills.network import Networks, Place
from kills.postgres import Postgres
from kills.protocol import Server, free_port


class Member:
    """One of the servers."""

    def __init__(self, place: Place, postgres: Postgres, folder: Path, number: int) -> None:
        self.place = place
        self.server = Server(place.host, free_port())
        self.log = folder / f"server-{number}.log"
        environment = {
            **os.environ,
            **SETTINGS,
            "MIKROKOSMOS_KEY_FILE": str(folder / "keys"),
            "MIKROKOSMOS_DATABASE": postgres.url_at(place.database_host),
        }
        arguments = ["--host", place.host, "--port", str(self.server.port)]
        self.launcher = Launcher(self.log, arguments, environment, place.prefix)
        self.process = 0

    def start(self) -> None:
        """Start it; whether it answers is another question."""
        self.process = self.launcher.start(cold=False)

    def keep_alive(self) -> None:
        """Start it again if it has ended: without a database it does not start, and whoever runs it tries again."""
        if self.launcher.has_ended():
            self.start()


class WithMembers(WithClients):
    """A campaign with several servers on one PostgreSQL."""

    def __init__(
        self, postgres: Postgres, networks: Networks, folder: Path, seed: int, tell: Callable[[Tally], None]
    ) -> None:
        super().__init__(seed, tell)
        self.postgres = postgres
        self.folder = folder
        self.members = [Member(place, postgres, folder, number) for number, place in enumerate(networks.places)]
        for member in self.members:
            member.start()

    def await_all(self) -> None:
        """Wait until every server answers."""
        for member in self.members:
            self.await_ready(member)

    def await_ready(self, member: Member) -> None:
        """Wait until a server answers."""
        until = time.monotonic() + START
        while not member.server.ready():
            member.keep_alive()
            if time.monotonic() > until:
                raise RuntimeError(f"no server after {START} seconds; its log is {member.log.read_text()[-4000:]}")
            self.pause(0.02)
