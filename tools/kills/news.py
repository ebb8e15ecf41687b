"""How long news takes between servers when nothing goes wrong: first all play as fast as they are answered, to find out
how much that is; then at half of it, and what takes how long then is what counts.
"""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from pathlib import Path

from kills.campaign import PROCESSES
from kills.clients import Clients
from kills.group import GROUPS
from kills.latency import read_latencies
from kills.member import WithMembers

WARM_UP = 4.0
"""Seconds until everybody sits and plays."""


@dataclass(frozen=True, slots=True)
class News:
    """What was measured."""

    most: float
    """Messages a second that are acknowledged when all play as fast as they can."""
    rate: float
    """Messages a second in the second part."""
    servers: float
    """Processors the servers used then."""
    machine: float
    """The share of all processors that was busy then, whoever was it."""
    latencies: dict[str, list[float]]
    """Seconds from a move to its news, in ascending order, across servers and within one."""


class NewsCampaign(WithMembers):
    """Several servers on one PostgreSQL, and nothing happens to them."""

    def run(self, seconds: float) -> News:
        """Half of the time as fast as possible, half of it at half load."""
        try:
            self.await_all()
            most, _, _ = self.play("full", seconds / 2, 0.0)
            # Of the time a table takes for a message, as much again is spent waiting.
            rate, servers, machine = self.play("half", seconds / 2, len(GROUPS) / max(1.0, most))
        finally:
            for clients in self.clients:
                clients.kill()
            for member in self.members:
                member.launcher.close()
        return News(most, rate, servers, machine, read_latencies(self.folder / "half"))

    def play(self, name: str, seconds: float, pause: float) -> tuple[float, float, float]:
        """Let everybody play; messages a second, processors used by servers, and how busy the machine was."""
        folder = self.folder / name
        folder.mkdir()
        servers = [member.server for member in self.members]
        numbers = range(len(GROUPS))
        self.clients = [
            Clients(servers, folder, self.seed, list(numbers[at::PROCESSES]), pause) for at in range(PROCESSES)
        ]
        self.pause(WARM_UP)
        began, used, busy = time.monotonic(), self.used(), machine()
        acknowledged = self.tally.figures["acknowledged"]
        self.pause(seconds)
        taken = time.monotonic() - began
        worked, idle = (after - before for before, after in zip(busy, machine(), strict=True))
        found = (
            (self.tally.figures["acknowledged"] - acknowledged) / taken,
            (self.used() - used) / taken,
            worked / (worked + idle),
        )
        for clients in self.clients:
            clients.stop()
        for clients in self.clients:
            if code := clients.wait():
                self.tally.faults.append(f"a process of clients ended with {code}")
        return found

    def used(self) -> float:
        """Seconds of processors that all servers have used so far."""
        return sum(processor_seconds(member.process) for member in self.members)


def processor_seconds(process: int) -> float:
    """Seconds of processors that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def machine() -> tuple[float, float]:
    """Ticks in which the processors of this machine have worked, and have not."""
    user, nice, system, idle, waiting, *rest = map(int, Path("/proc/stat").read_text().split("\n")[0].split()[1:])
    return user + nice + system + sum(rest[:2]), idle + waiting
