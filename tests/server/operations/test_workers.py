"""`mikrokosmos serve --workers`: several processes at one address, kept alive, stopped and replaced together."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path
from types import MappingProxyType

import pytest
import websockets
from kills.campaign import SETTINGS
from kills.comparison import Findings, compare
from kills.group import Group
from kills.journal import read_all
from kills.kill_on_answer import KillOnAnswer
from kills.protocol import Server
from websockets.asyncio.client import connect

from kit.serving import PLENTY, free_port, surroundings
from mikrokosmos.server.storage.store import Store

PATIENCE = 90.0
ESTABLISHED = "01"
"""The state of a connection in /proc/net/tcp."""

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc")


class Parent:
    """A server with workers, as a process; what it logs is read as it comes."""

    def __init__(self, url: str, folder: Path, workers: int, settings: Mapping[str, str]) -> None:
        self.port = free_port()
        words = [sys.executable, "-m", "mikrokosmos", "serve", "--port", str(self.port), "--workers", str(workers)]
        more = {
            **settings,
            "MIKROKOSMOS_LOG_LEVEL": "info",
            "MIKROKOSMOS_LOG_FORMAT": "json",
            "MIKROKOSMOS_DATABASE": url,
            "MIKROKOSMOS_KEY_FILE": str(folder / "keys"),
        }
        self.process = subprocess.Popen(
            words, env={**surroundings(), **PLENTY, **more}, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.said: list[str] = []
        self.text = ""
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.said.append(line)

    @property
    def ready(self) -> list[int]:
        """The workers that were ever ready, in that order."""
        told = [json.loads(line) for line in self.said]
        return [it["worker"] for it in told if it["message"] == "a worker is ready"]

    def ask(self, path: str, cookie: str = "", body: object = None) -> http.client.HTTPResponse:
        """The answer to a request, read to its end."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        try:
            headers = {"cookie": cookie, "content-type": "application/json"}
            said = None if body is None else json.dumps(body)
            connection.request("GET" if said is None else "POST", path, said, headers)
            answer = connection.getresponse()
            self.text = answer.read().decode()
            return answer
        finally:
            connection.close()

    def become(self, name: str) -> str:
        """The cookie of somebody new."""
        return (self.ask("/api/me", body={"name": name}).getheader("set-cookie") or "").partition(";")[0]

    def make_table(self, cookie: str) -> str:
        """A new public table."""
        self.ask("/api/tables", cookie, {"game": "creation", "options": {"players": 2}, "public": True})
        return str(json.loads(self.text)["table"])

    def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something is so."""
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end, "".join(self.said)
            time.sleep(0.02)

    def end(self) -> None:
        """Whatever has happened: nothing is left of it."""
        self.process.kill()
        self.process.wait()
        self._reader.join()  # its pipe ends when the last worker has gone
        assert self.process.stderr is not None and self.process.stdout is not None
        self.process.stderr.close()
        self.process.stdout.close()


@contextmanager
def serving(
    url: str, folder: Path, workers: int = 2, settings: Mapping[str, str] = MappingProxyType({})
) -> Iterator[Parent]:
    """The server, when all workers serve."""
    parent = Parent(url, folder, workers, settings)
    try:
        parent.until(lambda: len(parent.ready) == workers)
        yield parent
    finally:
        parent.end()


def alive(pid: int) -> bool:
    """Whether a process is there that is not a zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_worker_that_dies_is_replaced_and_all_stop_together(postgresql: str, tmp_path: Path) -> None:
    with serving(postgresql, tmp_path) as parent:
        first = parent.ready
        os.kill(first[0], signal.SIGKILL)
        parent.until(lambda: len(parent.ready) == 3)
        assert parent.ask("/readyz").status == 200
        parent.process.send_signal(signal.SIGTERM)
        assert parent.process.wait(PATIENCE) == 0
        parent.until(lambda: not any(alive(pid) for pid in parent.ready))
        assert "Traceback" not in "".join(parent.said)


def connections(pid: int, port: int) -> int:
    """How many connections of a port a process has."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    ours = {f"socket:[{row[9]}]" for row in rows if row[1].endswith(f":{port:04X}") and row[3] == ESTABLISHED}
    found = 0
    for file in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(OSError):
            found += os.readlink(file) in ours
    return found


def test_all_sockets_of_a_table_are_at_one_worker_and_those_of_many_tables_at_all(
    postgresql: str, tmp_path: Path
) -> None:
    with serving(postgresql, tmp_path) as parent:
        cookie = parent.become("Ann")

        async def come(sockets: int, made: str) -> list[int]:
            address = f"ws://127.0.0.1:{parent.port}/api/tables/{made}/socket"
            async with AsyncExitStack() as stack:
                for _ in range(sockets):
                    ws = await stack.enter_async_context(connect(address, additional_headers={"cookie": cookie}))
                    assert json.loads(await ws.recv())["type"] == "table"
                return [connections(pid, parent.port) for pid in parent.ready]

        homes = set()
        for _ in range(20):  # that all of these are at one worker is as good as impossible
            counts = asyncio.run(come(4, parent.make_table(cookie)))
            assert sorted(counts) == [0, 4]
            homes.add(counts.index(4))
        assert homes == {0, 1}


def test_while_a_worker_is_gone_its_tables_are_served_by_the_others(postgresql: str, tmp_path: Path) -> None:
    with serving(postgresql, tmp_path) as parent:
        cookie = parent.become("Ann")
        made = [parent.make_table(cookie) for _ in range(6)]
        os.kill(parent.ready[0], signal.SIGKILL)

        async def come(table: str) -> str:
            address = f"ws://127.0.0.1:{parent.port}/api/tables/{table}/socket"
            async with connect(address, additional_headers={"cookie": cookie}) as ws:
                return str(json.loads(await asyncio.wait_for(ws.recv(), PATIENCE))["type"])

        assert {asyncio.run(come(table)) for table in made} == {"table"}


def test_people_at_all_workers_are_told_to_come_back(postgresql: str, tmp_path: Path) -> None:
    with serving(postgresql, tmp_path) as parent:
        cookie = parent.become("Ann")

        async def stay() -> list[int | None]:
            made = await asyncio.to_thread(parent.make_table, cookie)
            address = f"ws://127.0.0.1:{parent.port}/api/tables/{made}/socket"
            sockets = [await connect(address, additional_headers={"cookie": cookie}) for _ in range(6)]
            parent.process.send_signal(signal.SIGTERM)
            for each in sockets:
                with pytest.raises(websockets.ConnectionClosed):
                    while True:
                        await asyncio.wait_for(each.recv(), PATIENCE)
            return [each.close_code for each in sockets]

        assert set(asyncio.run(stay())) == {1012}
        assert parent.process.wait(PATIENCE) == 0


def test_workers_are_replaced_one_by_one_and_nobody_is_refused(postgresql: str, tmp_path: Path) -> None:
    with serving(postgresql, tmp_path) as parent:
        before = set(parent.ready)
        parent.process.send_signal(signal.SIGHUP)
        answers: list[int] = []

        def replaced() -> bool:
            answers.append(parent.ask("/readyz").status)
            return len(parent.ready) == 4 and not any(alive(pid) for pid in before)

        parent.until(replaced)
        # One that stops has said so to whoever watches over it; nobody was refused a connection.
        assert set(answers) <= {200, 503} and 200 in answers
        assert all(alive(pid) for pid in parent.ready[2:])


def test_while_workers_are_replaced_people_play_on_and_no_move_is_lost_or_doubled(
    postgresql: str, tmp_path: Path
) -> None:
    journals = tmp_path / "journals"
    journals.mkdir()

    async def play(parent: Parent) -> list[int]:
        stop = asyncio.Event()
        server = Server("127.0.0.1", parent.port)
        # Two people, and two with a bot: each has a socket at any of the workers, and loses it when that is replaced.
        groups = [Group(number, [server], journals, 1, KillOnAnswer()) for number in (0, 6)]
        tasks = [asyncio.create_task(group.play_games(stop)) for group in groups]
        people = [person for group in groups for person in group.people.values()]

        async def acknowledged(more: int) -> int:
            """Wait for so many more moves of everybody together; how many there are then."""
            wanted = sum(person.acknowledged for person in people) + more
            while (now := sum(person.acknowledged for person in people)) < wanted:
                await asyncio.sleep(0.02)
            return now

        counts = [await acknowledged(20)]
        async with asyncio.timeout(PATIENCE):
            for ready in (4, 6):  # twice all of them
                old = parent.ready[-2:]
                parent.process.send_signal(signal.SIGHUP)
                while len(parent.ready) < ready or any(alive(pid) for pid in old):
                    await asyncio.sleep(0.02)
                counts.append(await acknowledged(20))
        stop.set()
        await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)
        return counts

    async def compared() -> Findings:
        found = Findings()
        async with await Store.open(postgresql) as store:
            await compare(store, read_all(journals), found)
        return found

    with serving(postgresql, tmp_path, settings=SETTINGS) as parent:
        counts = asyncio.run(play(parent))
        found = asyncio.run(compared())
    assert len(counts) == 3 and found.acknowledged >= 60
    assert (found.lost, found.doubled, found.misdirected, found.faults) == ([], [], [], [])
    assert "Traceback" not in "".join(parent.said)


def test_workers_do_not_outlive_their_parent(postgresql: str, tmp_path: Path) -> None:
    with serving(postgresql, tmp_path) as parent:
        parent.process.kill()
        parent.process.wait()
        parent.until(lambda: not any(alive(pid) for pid in parent.ready))


def test_a_second_signal_stops_all_at_once(postgresql: str, tmp_path: Path) -> None:
    with serving(postgresql, tmp_path) as parent:
        cookie = parent.become("Ann")

        async def stay() -> None:
            made = await asyncio.to_thread(parent.make_table, cookie)
            address = f"ws://127.0.0.1:{parent.port}/api/tables/{made}/socket"
            async with connect(address, additional_headers={"cookie": cookie}) as ws:
                ws.transport.pause_reading()  # a client that never answers the goodbye
                parent.process.send_signal(signal.SIGTERM)
                await asyncio.to_thread(parent.until, lambda: any('"stopping"' in line for line in parent.said))
                parent.process.send_signal(signal.SIGTERM)
                await asyncio.to_thread(parent.process.wait, PATIENCE)
                ws.transport.abort()

        asyncio.run(stay())
        assert parent.process.returncode == 128 + signal.SIGTERM


def test_sqlite_has_one_process() -> None:
    words = [sys.executable, "-m", "mikrokosmos", "serve", "--workers", "2", "--port", "0"]
    done = subprocess.run([*words, "--database", "sqlite:///x.db"], capture_output=True, text=True, env=surroundings())
    assert done.returncode == 2 and done.stderr.count("\n") == 1
    assert "PostgreSQL" in done.stderr and "mikrokosmos move sqlite:///x.db" in done.stderr
