"""A process full of clients. It plays until its standard input ends, and tells from time to time how far it is."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kills.protocol import Place
from kills.troupe import Troupe

PACE = 0.3
"""Seconds between two lines about how far it is."""


class Clients:
    """The campaign's end of it."""

    def __init__(self, place: Place, folder: Path, seed: int, troupes: list[int]) -> None:
        """The numbers of the troupes are those of `CASTS`; journals go into the folder."""
        command = [sys.executable, __file__, place.host, str(place.port), str(folder), str(seed), *map(str, troupes)]
        self._told = (folder / f"clients-{troupes[0]}.out").open("w+", encoding="utf-8")
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=self._told, text=True)
        self.figures = {"acknowledged": 0, "retried": 0, "finished": 0}

    def read(self) -> dict[str, int]:
        """How far they are."""
        self._told.seek(0)
        lines = [line for line in self._told.read().splitlines(keepends=True) if line.endswith("\n")]
        if lines:
            self.figures = json.loads(lines[-1])
        return self.figures

    @property
    def alive(self) -> bool:
        """Whether they are still at it."""
        return self._process.poll() is None

    def stop(self) -> None:
        """It is time to go."""
        assert self._process.stdin
        self._process.stdin.close()

    def wait(self, seconds: float) -> int:
        """Wait until all have gone, and return how the process ended."""
        try:
            return self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            self._process.kill()
            return self._process.wait()
        finally:
            self._told.close()


async def perform(place: Place, folder: Path, seed: int, numbers: list[int]) -> None:
    """Let all troupes play until the input ends."""
    stop = asyncio.Event()
    troupes = [Troupe(number, place, folder, seed) for number in numbers]
    async with asyncio.TaskGroup() as tasks:
        playing = [tasks.create_task(troupe.perform(stop)) for troupe in troupes]
        tasks.create_task(wait_for_the_end(stop))
        while not all(task.done() for task in playing):
            tell(troupes)
            await asyncio.sleep(PACE)
    tell(troupes)


async def wait_for_the_end(stop: asyncio.Event) -> None:
    """The input ends when it is time to go, or when the campaign is no more."""
    loop = asyncio.get_running_loop()
    loop.add_reader(sys.stdin.fileno(), stop.set)
    await stop.wait()
    loop.remove_reader(sys.stdin.fileno())


def tell(troupes: list[Troupe]) -> None:
    """One line about how far everybody is."""
    people = [player for troupe in troupes for player in troupe.people.values()]
    figures = {
        "acknowledged": sum(player.acknowledged for player in people),
        "retried": sum(player.retried for player in people),
        "finished": sum(troupe.finished for troupe in troupes),
    }
    print(json.dumps(figures), flush=True)


if __name__ == "__main__":
    host, port, folder, seed, *numbers = sys.argv[1:]
    asyncio.run(perform(Place(host, int(port)), Path(folder), int(seed), [int(number) for number in numbers]))
