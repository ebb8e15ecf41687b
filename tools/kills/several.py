"""The campaign with several servers on one PostgreSQL: they die, are restarted, cut off, and the database dies too."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from kills.campaign import PROCESSES, START, Tally
from kills.clients import Clients
from kills.group import GROUPS
from kills.member import Member, WithMembers
from kills.network import WAYS, Networks
from kills.postgres import Postgres

Kind = Literal["kill", "restart", "postgres", "cut"]

ON_ANSWER = 0.5
"""How often a server dies in the moment a client reads an acknowledgement of it."""
NO_DATABASE = 2
"""With what a server ends that finds no database when it starts."""
CUT = (3.0, 6.0)
"""Seconds for which a server is cut off from the database."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How often what happens."""

    kills: int
    restarts: int
    postgres: int
    cuts: int


@dataclass(frozen=True, slots=True)
class Disaster:
    """What happens, to which server, and how long after the last."""

    kind: Kind
    server: int
    seconds: float
    on_answer: bool


def disasters(plan: Plan, servers: int, seed: int) -> Iterator[Disaster]:
    """All that happens, in an order that is the same for the same seed."""
    rng = random.Random(f"{seed} several")
    many: dict[Kind, int] = {
        "kill": plan.kills,
        "restart": plan.restarts,
        "postgres": plan.postgres,
        "cut": plan.cuts,
    }
    kinds = [kind for kind, count in many.items() for _ in range(count)]
    rng.shuffle(kinds)
    for kind in kinds:
        yield Disaster(kind, rng.randrange(servers), rng.uniform(0.2, 1.6), rng.random() < ON_ANSWER)


class SeveralCampaign(WithMembers):
    """Several servers on one PostgreSQL."""

    def __init__(
        self, postgres: Postgres, networks: Networks, folder: Path, seed: int, tell: Callable[[Tally], None]
    ) -> None:
        super().__init__(postgres, networks, folder, seed, tell)
        servers = [member.server for member in self.members]
        numbers = range(len(GROUPS))
        self.clients = [Clients(servers, folder, seed, list(numbers[at::PROCESSES])) for at in range(PROCESSES)]

    def run(self, plan: Plan) -> Tally:
        """All that is planned; then everybody comes to an end in peace."""
        try:
            self.await_all()
            for disaster in disasters(plan, len(self.members), self.seed):
                self.pause(disaster.seconds)
                self.happen(disaster)
            self.await_all()
            self.pause(3.0)
            for clients in self.clients:
                clients.stop()
            for clients in self.clients:
                if code := clients.wait():
                    self.tally.faults.append(f"a process of clients ended with {code}")
            for member in self.members:
                if code := member.launcher.stop():
                    self.tally.faults.append(f"asked to stop, a server ended with {code}")
        finally:
            for clients in self.clients:
                clients.kill()
            for member in self.members:
                member.launcher.close()
        for member in self.members:
            said = member.log.read_text(encoding="utf-8", errors="replace") if member.log.exists() else ""
            self.tally.faults += [f"a server failed: …{it[-2000:]}" for it in failures(said)]
        return self.tally

    def happen(self, disaster: Disaster) -> None:
        """One of the disasters."""
        member = self.members[disaster.server]
        match disaster.kind:
            case "kill":
                self.kill(member, disaster)
            case "restart":
                self.await_ready(member)
                if code := member.launcher.stop():
                    self.tally.faults.append(f"asked to stop, a server ended with {code}")
                member.start()
                self.tally.restarts += 1
            case "postgres":
                self.postgres.restart()
                self.tally.postgres += 1
            case "cut":
                self.await_ready(member)
                member.place.cut(WAYS[self.tally.cuts % len(WAYS)])
                self.pause(random.Random(f"{self.seed} {self.tally.cuts}").uniform(*CUT))
                member.place.mend()
                self.tally.cuts += 1

    def kill(self, member: Member, disaster: Disaster) -> None:
        """A server dies and is started again, while the others go on."""
        if disaster.on_answer:
            self.await_ready(member)
            clients = self.clients[self.tally.kills % PROCESSES]
            before = clients.figures["killed"]
            clients.kill_on_next_answer(member.process, member.server)
            until = time.monotonic() + START
            while clients.figures["killed"] == before:
                if time.monotonic() > until:
                    raise RuntimeError("the clients have not been told anything for long")
                self.pause(0.05)
        member.keep_alive()
        if (code := member.launcher.kill()) not in (-9, NO_DATABASE):
            self.tally.faults.append(f"a server ended by itself, with {code}")
        member.start()
        self.tally.kills += 1


def failures(said: str) -> list[str]:
    """What servers have logged with a traceback; not that requests were cut short when one was told to stop."""
    told = re.split(r"^(?=\d{4}-\d\d-\d\dT)", said, flags=re.MULTILINE)
    return [it for it in told if "Traceback" in it and "timeout graceful shutdown exceeded" not in it]
