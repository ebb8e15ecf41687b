"""Where the servers of a campaign live: each in a network of its own, if this machine lets us, or all on the loopback.

A network has two lines: one for the people, one to the database. The second can be cut, and then all packets are lost.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from dataclasses import dataclass

LOOPBACK = "127.0.0.1"


@dataclass(frozen=True, slots=True)
class Place:
    """A server's network."""

    host: str
    """Where people find the server."""
    database_host: str
    """Where the server finds the database."""
    prefix: tuple[str, ...] = ()
    """What a command begins with that is run there."""
    line: str = ""
    """The name of the line to the database, at our end."""

    def cut(self) -> None:
        """From now on no packet comes through between the server and its database."""
        _ip("link", "set", self.line, "down")

    def mend(self) -> None:
        """Packets come through again."""
        _ip("link", "set", self.line, "up")


class Networks:
    """The networks of all servers of a campaign."""

    def __init__(self, count: int) -> None:
        self._names: list[str] = []
        self.why_not = self._missing()
        """Why there are none, if so."""
        self.places = [Place(LOOPBACK, LOOPBACK)] * count
        if not self.why_not:
            try:
                self.places = [self._make(number) for number in range(count)]
            except subprocess.CalledProcessError as error:
                self.why_not = f"{' '.join(error.cmd)}: {error.stderr.decode(errors='replace').strip()}"
                self.close()

    def close(self) -> None:
        """Remove them all."""
        for name in self._names:
            subprocess.run(["ip", "netns", "del", name], capture_output=True, check=False)
            for end in ("p", "d"):
                subprocess.run(["ip", "link", "del", f"{name}{end}"], capture_output=True, check=False)
        self._names.clear()

    def _missing(self) -> str:
        if shutil.which("ip") is None:
            return "there is no command `ip`"
        if not hasattr(os, "geteuid") or os.geteuid() != 0:
            return "only root may make networks"
        return ""

    def _make(self, number: int) -> Place:
        """A network with a line for people and one to the database."""
        name = f"mk{os.getpid() % 100_000}-{number}"  # no longer than the name of a device may be
        _ip("netns", "add", name)
        self._names.append(name)
        _ip("-n", name, "link", "set", "lo", "up")
        for end, inside, third in (("p", "people", 2 * number), ("d", "database", 2 * number + 1)):
            ours, theirs = f"10.213.{third}.1", f"10.213.{third}.2"
            _ip("link", "add", f"{name}{end}", "type", "veth", "peer", "name", inside, "netns", name)
            _ip("addr", "add", f"{ours}/24", "dev", f"{name}{end}")
            _ip("link", "set", f"{name}{end}", "up")
            _ip("-n", name, "addr", "add", f"{theirs}/24", "dev", inside)
            _ip("-n", name, "link", "set", inside, "up")
        return Place(
            host=f"10.213.{2 * number}.2",
            database_host=f"10.213.{2 * number + 1}.1",
            prefix=("ip", "netns", "exec", name),
            line=f"{name}d",
        )


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], capture_output=True, check=True)
