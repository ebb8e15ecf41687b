"""A process full of clients. It plays until its standard input ends, and tells from time to time how far it is.

A line on its standard input is the number of a server's process and its address: it is killed with its next answer.
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

from kills.group import Group
from kills.guest import RevokedGuest
from kills.kill_on_answer import KillOnAnswer
from kills.protocol import Server

PACE = 0.3
"""Seconds between two lines about how far it is."""


LAST = 90.0
"""Seconds to finish what was begun, once it is time to go."""


class Clients:
    """The campaign's end of it."""

    def __init__(self, servers: list[Server], folder: Path, seed: int, groups: list[int], pause: float = 0.0) -> None:
        """The numbers of the groups are those of `GROUPS`; journals go into the folder. Everybody pauses for so many
        seconds before each message.
        """
        command = [sys.executable, __file__, ",".join(map(str, servers)), str(folder), str(seed), str(pause)]
        command += map(str, groups)
        self._told = folder / f"clients-{groups[0]}.figures"
        with self._told.open("w") as told:
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=told, text=True)
        assert self._process.stdin
        self._orders = self._process.stdin
        self.figures = dict.fromkeys(("acknowledged", "retried", "finished", "revoked", "killed"), 0)

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

    def kill_on_next_answer(self, process: int, server: Server) -> None:
        """Kill the server of that process with its next acknowledgement; `killed` counts them."""
        print(process, server, file=self._orders, flush=True)

    def stop(self) -> None:
        """It is time to go."""
        self._orders.close()

    def wait(self) -> int:
        """Wait until all have gone, and return how the process ended."""
        return self._process.wait()

    def kill(self) -> None:
        """Do not wait for them: without a server they would try for long to find it."""
        self._process.kill()


async def play_games(servers: list[Server], folder: Path, seed: int, pause: float, numbers: list[int]) -> None:
    """Let all groups play until the input ends."""
    stop = asyncio.Event()
    kill_on_answer = KillOnAnswer()
    groups = [Group(number, servers, folder, seed, kill_on_answer, pause) for number in numbers]
    guests = [RevokedGuest(f"guest-{numbers[0]}", servers, folder, f"{seed} guest {numbers[0]}")]
    guests = guests if len(servers) > 1 else []
    loop = asyncio.get_running_loop()

    def listen() -> None:
        if order := os.read(sys.stdin.fileno(), 256).decode():
            process, server = order.splitlines()[-1].split()
            kill_on_answer.arm(int(process), Server.read_address(server))
        else:  # it is time to go, or the campaign is no more
            loop.remove_reader(sys.stdin.fileno())
            stop.set()
            limit.reschedule(loop.time() + LAST)

    loop.add_reader(sys.stdin.fileno(), listen)
    async with asyncio.timeout(None) as limit, asyncio.TaskGroup() as tasks:
        playing = [tasks.create_task(group.play_games(stop)) for group in groups]
        playing += [tasks.create_task(guest.run(stop)) for guest in guests]
        while not all(task.done() for task in playing):
            tell(groups, guests, kill_on_answer)
            await asyncio.sleep(PACE)
    tell(groups, guests, kill_on_answer)


def tell(groups: list[Group], guests: list[RevokedGuest], kill_on_answer: KillOnAnswer) -> None:
    """One line about how far everybody is."""
    people = [player for group in groups for player in group.people.values()]
    figures = {
        "acknowledged": sum(player.acknowledged for player in people),
        "retried": sum(player.retried for player in people),
        "finished": sum(group.finished for group in groups),
        "revoked": sum(guest.rounds for guest in guests),
        "killed": kill_on_answer.kills,
    }
    print(json.dumps(figures), flush=True)


if __name__ == "__main__":
    addresses, folder, seed, pause, *numbers = sys.argv[1:]
    servers = [Server.read_address(address) for address in addresses.split(",")]
    asyncio.run(play_games(servers, Path(folder), int(seed), float(pause), [int(number) for number in numbers]))
