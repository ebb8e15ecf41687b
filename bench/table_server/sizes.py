"""How much an action costs by the number of sockets at a table: ours, the relay and boardgame.io, in turns."""

from __future__ import annotations

import statistics
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

from table_server.boardgameio import BoardgameIo, BoardgameProcess
from table_server.crowd import Task
from table_server.measuring import Measured, measure
from table_server.processes import Process, relay, running, serve
from table_server.report import Part

SERVERS = ("ours", "relay", "boardgame.io")
OF_RELAY = {2: 0.35, 5: 0.35, 10: 0.6, 20: 0.6}
"""Of the relay's processor time in ours, by the sockets at a table: what we want."""
TABLES = {2: 150, 5: 120, 10: 80, 20: 60}
"""Fewer tables where more sockets are at each: the crowd has to have some of the machine left for the servers."""


@dataclass(frozen=True)
class Length:
    """How often and how long is measured."""

    rounds: int
    seconds: float


@dataclass
class Samples:
    """What was measured of one server, round by round."""

    full: list[Measured] = field(default_factory=list)
    """As many actions as it could take."""
    equal: list[Measured] = field(default_factory=list)
    """As many as all could take."""


@contextmanager
def started(peer: BoardgameIo) -> Iterator[dict[str, Process]]:
    """New servers, by their names. They stay for a round, so that compilers that learn by doing have learnt."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(serve(Path(folder))) as ours,
        running(relay()) as bare,
        running(peer.server()) as theirs,
    ):
        yield dict(zip(SERVERS, (ours, bare, theirs), strict=True))


def one_size(observers: int, length: Length, peer: BoardgameIo, say: Callable[[str], None]) -> Part:
    """All rounds of one size; in each, every server at saturation, then every server at the same load."""
    found = {name: Samples() for name in SERVERS}
    for number in range(length.rounds):
        about = f"{observers} sockets a table, round {number + 1}"
        with started(peer) as servers:
            for name, server in servers.items():
                say(f"{about}: {name}, as many actions as it can take")
                task = Task(server.port, TABLES[observers], observers, length.seconds, seed=2 * number)
                found[name].full.append(once(name, server, task, found["ours"]))
            rate = min(it.full[-1].load.rate for it in found.values()) / 2
            for name, server in servers.items():
                say(f"{about}: {name}, {rate:.0f} actions a second")
                task = Task(server.port, TABLES[observers], observers, length.seconds, rate=rate, seed=2 * number + 1)
                found[name].equal.append(once(name, server, task, found["ours"]))
    return part(observers, found)


def once(name: str, server: Process, task: Task, ours: Samples) -> Measured:
    """One server, once. What others send is as long as what ours sent before them."""
    lobby = server.lobby if isinstance(server, BoardgameProcess) else 0
    size = 0 if name == "ours" else round(statistics.mean(it.load.message_bytes for it in ours.full))
    return measure(server, [replace(task, server=name, lobby=lobby, size=size)])


def part(observers: int, found: dict[str, Samples]) -> Part:
    """The figures of one size; ratios are medians of the rounds' ratios."""
    told = Part(f"{TABLES[observers]} tables of {observers} sockets", SERVERS)
    columns = list(found.values())

    def medians(of: Callable[[Measured], float], equal: bool = False) -> list[float]:
        return [statistics.median(of(it) for it in (side.equal if equal else side.full)) for side in columns]

    def ratio(other: str, of: Callable[[Measured], float], equal: bool = False) -> float:
        ours, theirs = found["ours"], found[other]
        pairs = zip(ours.equal, theirs.equal, strict=True) if equal else zip(ours.full, theirs.full, strict=True)
        return statistics.median(of(its) / of(mine) for mine, its in pairs)

    of_relay = ratio("relay", lambda it: it.server)
    of_peer = ratio("boardgame.io", lambda it: it.server)
    same = ratio("boardgame.io", lambda it: it.server, equal=True)
    p99 = ratio("boardgame.io", lambda it: it.load.p99, equal=True)
    wanted = OF_RELAY[observers]
    told.add("actions/s at saturation", *medians(lambda it: it.load.rate))
    told.add("processor for an action at saturation, µs", *medians(lambda it: it.server * 1e6))
    told.want("  the relay's of ours, %", f"≥ {wanted:.0%}", of_relay >= wanted, of_relay * 100)
    told.want("  boardgame.io's to ours, ×", "> 1", of_peer > 1, of_peer)
    told.add("at the same load: actions due a second", *medians(lambda it: it.load.rate, equal=True))
    told.add("  processor for an action, µs", *medians(lambda it: it.server * 1e6, equal=True))
    told.want("  boardgame.io's processor to ours, ×", "> 1", same > 1, same)
    told.add("  to the last observer, p50, ms", *medians(lambda it: it.load.p50 * 1e3, equal=True))
    told.add("  p99, ms", *medians(lambda it: it.load.p99 * 1e3, equal=True))
    told.want("  boardgame.io's p99 to ours, ×", "> 1", p99 > 1, p99)
    told.add("bytes of a message", *medians(lambda it: it.load.message_bytes))
    told.add("how busy the crowd was, % of a core", *medians(lambda it: it.load.busy * 100))
    told.samples = {name: asdict(side) for name, side in found.items()}
    return told
