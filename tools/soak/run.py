"""`make soak`: mixed play for many minutes, and whether the server's memory comes to rest.

    tools/soak/run.py --minutes 20

It starts a server of its own on a new database, with caches that are soon full (`small_caches.py`), sends a crowd,
weighs the server every few seconds, and ends by itself: with 0 if memory certainly grew no faster than `--most` MiB a
minute after the warm-up (`memory.py`), with 1 if it did or may have, or if too little was played to say so.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kills.campaign import SETTINGS
from kills.protocol import Server

from soak.crowd import Crowd
from soak.memory import Sample, held, judge

START = 60.0
"""Seconds after which a server that does not answer will not any more."""
LEFT = 40
"""Tables that one person leaves to bots at the beginning."""
LIMITS = {
    **SETTINGS,
    "MIKROKOSMOS_LIMITS_CONNECTIONS_PER_ADDRESS": "1000",
    "MIKROKOSMOS_LIMITS_REFUSALS_PER_MINUTE": "1000000",
    "MIKROKOSMOS_LIMITS_REPLAYS_PER_IDENTITY": "100000",
    "MIKROKOSMOS_BOTS_UNWATCHED_MS": "20",
    "MIKROKOSMOS_LOG_LEVEL": "error",
}
"""Everybody comes from one address, and soon more often than one person would."""


def main() -> int:
    """Run it, print, and judge."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=20.0, help="how long all of it takes (%(default)s)")
    parser.add_argument("--warm-up", type=float, help="minutes that are not judged (half of all)")
    parser.add_argument("--most", type=float, default=0.25, help="MiB that memory may grow in a minute (%(default)s)")
    parser.add_argument("--players", type=int, default=6, help="people who play at once (%(default)s)")
    parser.add_argument("--visitors", type=int, default=4, help="people who look around at once (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.minutes <= 0:
        parser.error(f"--minutes must be above 0, not {given.minutes}")
    warm_up = given.minutes / 2 if given.warm_up is None else given.warm_up
    if not 0 <= warm_up < given.minutes:
        parser.error(f"--warm-up must be from 0 to less than the {given.minutes} minutes of all, not {warm_up}")
    with tempfile.TemporaryDirectory(prefix="soak-") as folder, serving(Path(folder)) as (server, process):
        crowd = Crowd(server, given.seed)
        samples = asyncio.run(soak(crowd, process, given.minutes, given.players, given.visitors))
    print(", ".join(f"{count:,} {what}" for what, count in sorted(crowd.done.items())))
    if process.returncode not in (0, None):
        print(f"the server ended with {process.returncode}")
        return 1
    if not crowd.done["moves"] or not crowd.done["visits"]:
        print("too little was played to say anything")
        return 1
    try:
        verdict = judge(samples, warm_up, given.most)
    except ValueError as error:
        print(error)
        return 1
    print(
        f"after the warm-up: from {verdict.first:.1f} to {verdict.last:.1f} MiB, {verdict.slope.likeliest:+.2f} MiB a "
        f"minute, certainly from {verdict.slope.low:+.2f} to {verdict.slope.high:+.2f}; "
        f"{'flat' if verdict.flat else 'NOT FLAT'} (at most {verdict.most} a minute)"
    )
    return 0 if verdict.flat else 1


async def soak(
    crowd: Crowd, process: subprocess.Popen[bytes], minutes: float, players: int, visitors: int
) -> list[Sample]:
    """Send the crowd, and weigh the server all the time."""
    samples: list[Sample] = []
    every = min(5.0, minutes * 60 / 40)
    tasks = [asyncio.create_task(crowd.come(players, visitors)), asyncio.create_task(crowd.leave_tables(LEFT))]
    until = time.monotonic() + START
    while not (crowd.done["moves"] and crowd.done["visits"]) and time.monotonic() < until:
        await asyncio.sleep(0.05)  # on a busy machine it takes a while until anything is played
    began = time.monotonic()
    told = 0.0
    while (minute := (time.monotonic() - began) / 60) < minutes and process.poll() is None:
        if (failed := next((task for task in tasks if task.done() and task.exception()), None)) is not None:
            failed.result()
        samples.append(Sample(minute, held(process.pid)))
        if minute >= told:
            print(f"{minute:6.1f} min  {samples[-1].mib:7.1f} MiB  {crowd.done['games']:,} games", flush=True)
            told = minute + max(0.1, minutes / 20)
        await asyncio.sleep(every)
    crowd.stop.set()
    _, late = await asyncio.wait(tasks, timeout=30)
    for task in late:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return samples


@contextmanager
def serving(folder: Path) -> Iterator[tuple[Server, subprocess.Popen[bytes]]]:
    """A server on a database of its own, until the block is left."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        server = Server("127.0.0.1", int(probe.getsockname()[1]))
    words = [sys.executable, str(Path(__file__).with_name("small_caches.py")), "serve", "--port", str(server.port)]
    process = subprocess.Popen(
        [*words, "--database", f"sqlite:///{folder}/tables.db"],
        env={**os.environ, **LIMITS},
        stdout=subprocess.DEVNULL,
    )
    try:
        until = time.monotonic() + START
        while not server.ready():
            if process.poll() is not None or time.monotonic() > until:
                raise RuntimeError("the server did not start")
            time.sleep(0.05)
        yield server, process
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


if __name__ == "__main__":
    sys.exit(main())
