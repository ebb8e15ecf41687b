"""Crowds sent to a server, each a process of its own; what they tell, put together."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from table_server.crowd import Task
from table_server.processes import BENCH

Told = dict[str, Any]


def nothing() -> None:
    """Done at the beginning or the end, if nothing else is."""


def send(tasks: list[Task], begin: Callable[[], None] = nothing, end: Callable[[], None] = nothing) -> list[Told]:
    """What crowds tell. `begin` is called when everybody has warmed up, `end` while everybody is still there."""
    crowds = [
        subprocess.Popen(
            [sys.executable, "-m", "table_server.crowd", json.dumps(asdict(task))],
            cwd=BENCH,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for task in tasks
    ]
    try:
        for crowd in crowds:
            if line(crowd) != "ready\n":
                raise RuntimeError("the crowd could not sit down")
        for crowd in crowds:
            say(crowd, "go")
        for crowd in crowds:
            if line(crowd) != "warm\n":
                raise RuntimeError("the crowd could not begin")
        begin()
        told = [answer(line(crowd)) for crowd in crowds]
        end()
        for crowd in crowds:
            say(crowd, "leave")
            crowd.wait(30)
        return told
    finally:
        for crowd in crowds:
            crowd.kill()
            crowd.communicate()


def answer(text: str) -> Told:
    """What a crowd has told; nothing, if it has failed."""
    if not text:
        raise RuntimeError("the crowd has failed")
    told: Told = json.loads(text)
    return told


def line(crowd: subprocess.Popen[str]) -> str:
    """The next line a crowd says."""
    assert crowd.stdout is not None
    return crowd.stdout.readline()


def say(crowd: subprocess.Popen[str], word: str) -> None:
    """Tell a crowd to go on."""
    assert crowd.stdin is not None
    crowd.stdin.write(word + "\n")
    crowd.stdin.flush()


@dataclass(frozen=True)
class Load:
    """What crowds have measured, put together; times in seconds."""

    rate: float
    acted: int
    p50: float
    p99: float
    busy: float
    """How busy the busiest crowd was, of one core."""
    message_bytes: float
    late: int
    missing: int
    over: int
    """Games that ended before the time was up."""

    @classmethod
    def of(cls, told: list[Told]) -> Load:
        """Put together what several have told."""
        latencies = sorted(latency for it in told for latency in it["latencies"])
        if not latencies:
            raise RuntimeError("nothing was played")
        messages = sum(it["messages"] for it in told)
        return cls(
            rate=len(latencies) / max(it["seconds"] for it in told),
            acted=sum(it["acted"] for it in told),
            p50=percentile(latencies, 50),
            p99=percentile(latencies, 99),
            busy=max(it["busy"] for it in told),
            message_bytes=sum(it["message_bytes"] * it["messages"] for it in told) / max(1, messages),
            late=sum(it["late"] for it in told),
            missing=sum(it["missing"] for it in told),
            over=sum(it["over"] for it in told),
        )


def percentile(ordered: list[float], percent: int) -> float:
    """The smallest of these that so many per cent of them do not exceed."""
    return ordered[max(0, -(-len(ordered) * percent // 100) - 1)]
