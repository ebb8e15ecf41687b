"""Where the servers of a campaign live: each in a network of its own, if this machine lets us, or all on the loopback.

A network has two lines: one for the people, one to the database. The second can be cut: then packets are dropped in
both directions or in one, and nobody is told so; the line itself stays up, as it does when a switch on the way fails.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from dataclasses import dataclass
from typing import Literal

LOOPBACK = "127.0.0.1"
Way = Literal["both", "to the database", "from the database"]
WAYS: tuple[Way, ...] = ("both", "to the database", "from the database")
INSIDE = "database"
"""The name of that line at the server's end."""
DROP = ("root", "tbf", "rate", "1kbit", "burst", "10", "limit", "1")
"""A queue that lets packets of ten bytes through, and there are none."""


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
    drops: bool = True
    """Whether packets can be dropped; otherwise the whole line is taken down."""

    def cut(self, way: Way = "both") -> None:
        """From now on no packet comes through between the server and its database, or none in one direction."""
        if not self.drops:
            _ip("link", "set", self.line, "down")
            return
        if way != "to the database":
            _run("tc", "qdisc", "add", "dev", self.line, *DROP)
        if way != "from the database":
            _run(*self.prefix, "tc", "qdisc", "add", "dev", INSIDE, *DROP)

    def mend(self) -> None:
        """Packets come through again."""
        if not self.drops:
            _ip("link", "set", self.line, "up")
            return
        for where, line in (((), self.line), (self.prefix, INSIDE)):
            subprocess.run([*where, "tc", "qdisc", "del", "dev", line, "root"], capture_output=True, check=False)


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
        for end, inside, third in (("p", "people", 2 * number), ("d", INSIDE, 2 * number + 1)):
            ours, theirs = address(third, 1), address(third, 2)
            _ip("link", "add", f"{name}{end}", "type", "veth", "peer", "name", inside, "netns", name)
            _ip("addr", "add", f"{ours}/24", "dev", f"{name}{end}")
            _ip("link", "set", f"{name}{end}", "up")
            _ip("-n", name, "addr", "add", f"{theirs}/24", "dev", inside)
            _ip("-n", name, "link", "set", inside, "up")
        return Place(
            host=address(2 * number, 2),
            database_host=address(2 * number + 1, 1),
            prefix=("ip", "netns", "exec", name),
            line=f"{name}d",
            drops=_can_drop(f"{name}d"),
        )


def address(line: int, end: int) -> str:
    """The address of an end of a line; two campaigns at once are hardly given the same."""
    process = os.getpid()
    return f"10.{128 + process % 120}.{16 * (process // 120 % 16) + line}.{end}"


def _can_drop(line: str) -> bool:
    """Whether this system knows how to drop packets."""
    if shutil.which("tc") is None:
        return False
    words = ["tc", "qdisc", "add", "dev", line, *DROP]
    if subprocess.run(words, capture_output=True, check=False).returncode:
        return False
    _run("tc", "qdisc", "del", "dev", line, "root")
    return True


def _ip(*words: str) -> None:
    _run("ip", *words)


def _run(*words: str) -> None:
    subprocess.run(words, capture_output=True, check=True)
