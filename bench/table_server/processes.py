"""The processes of the bench: servers started, watched and stopped; what they use of the machine."""

from __future__ import annotations

import contextlib
import http.client
import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

BENCH = Path(__file__).resolve().parent.parent
SOURCES = BENCH.parent / "src"
PAGE = resource.getpagesize()
TICK = os.sysconf("SC_CLK_TCK")
FILES = resource.getrlimit(resource.RLIMIT_NOFILE)
"""The limits of open files when the bench began."""

FAST = {
    "MIKROKOSMOS_LIMITS_MESSAGES_PER_SECOND": "10000",
    "MIKROKOSMOS_LIMITS_MESSAGE_BURST": "100000",
}
"""The one limit that is lifted, and only to find out how many actions a second there can be: nobody plays that fast.
All others, of connections, sockets, tables, requests and open files, are those `serve` has by itself.
"""


class Process:
    """A server under measurement, with the processes it starts."""

    def __init__(self, words: list[str], port: int, settings: Mapping[str, str], answer: int = 200) -> None:
        """`answer` is the status by which it says that it is there."""
        self.port = port
        self._answer = answer
        self._said = tempfile.TemporaryFile()  # noqa: SIM115  (closed when it stops)
        environ = {**os.environ, "PYTHONPATH": os.pathsep.join((str(BENCH), str(SOURCES))), **settings}
        self._began = time.perf_counter()
        self._process = subprocess.Popen(
            words, env=environ, stdout=subprocess.DEVNULL, stderr=self._said, preexec_fn=usual_files
        )
        self.pid = self._process.pid

    def ready(self, patience: float = 60.0) -> float:
        """Wait until it answers; the seconds since it was started."""
        while time.perf_counter() - self._began < patience:
            if self._process.poll() is not None:
                raise RuntimeError(f"the server ended with {self._process.returncode}: {self.last_words()}")
            with contextlib.suppress(OSError, http.client.HTTPException):
                connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
                connection.request("GET", "/readyz")
                if connection.getresponse().status == self._answer:
                    return time.perf_counter() - self._began
            time.sleep(0.005)
        raise RuntimeError("the server does not answer")

    def last_words(self) -> str:
        """The end of what it wrote to its log."""
        self._said.seek(0)
        return self._said.read().decode(errors="replace")[-2000:]

    def memory(self) -> int:
        """Bytes it holds in memory now."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * PAGE

    def busy(self) -> dict[int, float]:
        """Seconds of processor that it and each process it started have used, all threads together."""
        return busy(self.pid)

    def stop(self) -> None:
        """Ask it to stop, and wait."""
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._said.close()


def busy(root: int) -> dict[int, float]:
    """Seconds of processor a process and each of those it started have used, by their numbers."""
    found = {root: processor_seconds(Path(f"/proc/{root}/stat").read_text())}
    for task in Path(f"/proc/{root}/task").iterdir():
        for child in (task / "children").read_text().split():
            with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # it has just ended
                found |= busy(int(child))
    return found


def processor_seconds(stat: str) -> float:
    """User's and system's time of a process, of what /proc says of it; its name may hold blanks and brackets."""
    after_name = stat.rpartition(")")[2].split()
    return (int(after_name[11]) + int(after_name[12])) / TICK


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def serve(folder: Path, database: str = "", workers: int = 1, settings: Mapping[str, str] = FAST) -> Process:
    """Our server as its command starts it; on an SQLite file in this folder, if no other database is named."""
    port = free_port()
    command = [sys.executable, "-m", "mikrokosmos", "serve", "--port", str(port), "--workers", str(workers)]
    database = database or f"sqlite:///{folder}/tables.db"
    return Process([*command, "--database", database], port, {"MIKROKOSMOS_KEY_FILE": f"{folder}/key", **settings})


def relay() -> Process:
    """The relay, listening exactly as ours does."""
    port = free_port()
    return Process([sys.executable, "-m", "table_server.relay", str(port)], port, {})


@contextlib.contextmanager
def running(process: Process) -> Iterator[Process]:
    """A server that answers, until the block is left."""
    try:
        process.ready()
        yield process
    finally:
        process.stop()


def many_files() -> None:
    """Thousands of clients need as many file descriptors here; servers see to theirs themselves."""
    _, most = FILES
    wanted = 65_536 if most == resource.RLIM_INFINITY else most
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def usual_files() -> None:
    """The limit a server is started with is the one the bench was started with: it has to raise it by itself."""
    resource.setrlimit(resource.RLIMIT_NOFILE, FILES)
