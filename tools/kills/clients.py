"""A process full of clients. It plays until its standard input ends, and tells from time to time how far it is.

A line on its standard input is the number of a server's process, for which an ambush is laid.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kills.ambush import Ambush
from kills.protocol import Place
from kills.troupe import Troupe

PACE = 0.3
"""Seconds between two lines about how far it is."""


LAST = 90.0
"""Seconds to finish what was begun, once it is time to go."""


class Clients:
    """The campaign's end of it."""

    def __init__(self, place: Place, folder: Path, seed: int, troupes: list[int]) -> None:
        """The numbers of the troupes are those of `CASTS`; journals go into the folder."""
        command = [sys.executable, __file__, place.host, str(place.port), str(folder), str(seed), *map(str, troupes)]
        self._told = folder / f"clients-{troupes[0]}.figures"
        with self._told.open("w") as told:
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=told, text=True)
        assert self._process.stdin
        self._orders = self._process.stdin
        self.figures = dict.fromkeys(("acknowledged", "retried", "finished", "sprung"), 0)

    def read(self) -> dict[str, int]:
        """How far they are."""
        *lines, _ = self._told.read_text(encoding="utf-8").split("\n")
        if lines:
            self.figures = json.loads(lines[-1])
        return self.figures

    @property
    def alive(self) -> bool:
        """Whether they are still at it."""
        return self._process.poll() is None

    def lay_ambush(self, server: int) -> None:
        """Kill the server of that process with the next acknowledgement; `sprung` counts them."""
        print(server, file=self._orders, flush=True)

    def stop(self) -> None:
        """It is time to go."""
        self._orders.close()

    def wait(self) -> int:
        """Wait until all have gone, and return how the process ended."""
        return self._process.wait()

    def kill(self) -> None:
        """Do not wait for them: without a server they would look for it for long."""
        self._process.kill()


async def perform(place: Place, folder: Path, seed: int, numbers: list[int]) -> None:
    """Let all troupes play until the input ends."""
    stop = asyncio.Event()
    ambush = Ambush()
    troupes = [Troupe(number, place, folder, seed, ambush) for number in numbers]
    loop = asyncio.get_running_loop()

    def listen() -> None:
        if order := os.read(sys.stdin.fileno(), 64):
            ambush.lay(int(order))
        else:  # it is time to go, or the campaign is no more
            loop.remove_reader(sys.stdin.fileno())
            stop.set()
            limit.reschedule(loop.time() + LAST)

    loop.add_reader(sys.stdin.fileno(), listen)
    async with asyncio.timeout(None) as limit, asyncio.TaskGroup() as tasks:
        playing = [tasks.create_task(troupe.perform(stop)) for troupe in troupes]
        while not all(task.done() for task in playing):
            tell(troupes, ambush)
            await asyncio.sleep(PACE)
    tell(troupes, ambush)


def tell(troupes: list[Troupe], ambush: Ambush) -> None:
    """One line about how far everybody is."""
    people = [player for troupe in troupes for player in troupe.people.values()]
    figures = {
        "acknowledged": sum(player.acknowledged for player in people),
        "retried": sum(player.retried for player in people),
        "finished": sum(troupe.finished for troupe in troupes),
        "sprung": ambush.sprung,
    }
    print(json.dumps(figures), flush=True)


if __name__ == "__main__":
    host, port, folder, seed, *numbers = sys.argv[1:]
    asyncio.run(perform(Place(host, int(port)), Path(folder), int(seed), [int(number) for number in numbers]))
