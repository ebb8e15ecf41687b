"""The processes of the bench: our server and the relay, started, watched and stopped; what they use of the machine."""

from __future__ import annotations

import contextlib
import http.client
import os
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

BENCH = Path(__file__).resolve().parent.parent
PAGE = resource.getpagesize()
TICK = os.sysconf("SC_CLK_TCK")
FILES = resource.getrlimit(resource.RLIMIT_NOFILE)
"""The limits of open files when the bench began."""

OPEN_DOORS = {
    "MIKROKOSMOS_LIMITS_MESSAGES_PER_SECOND": "10000",
    "MIKROKOSMOS_LIMITS_REQUESTS_PER_SECOND": "10000",
    "MIKROKOSMOS_LIMITS_REQUEST_BURST": "100000",
    "MIKROKOSMOS_LIMITS_CONNECTIONS": "100000",
    "MIKROKOSMOS_LIMITS_CONNECTIONS_PER_ADDRESS": "100000",
    "MIKROKOSMOS_LIMITS_SOCKETS_PER_ADDRESS": "100000",
    "MIKROKOSMOS_LIMITS_MESSAGE_BURST": "100000",
    "MIKROKOSMOS_LIMITS_TABLES_PER_IDENTITY": "100000",
    "MIKROKOSMOS_LIMITS_SOCKETS_PER_IDENTITY": "10000",
    "MIKROKOSMOS_LOG_LEVEL": "error",
}
"""A crowd is a handful of people with thousands of sockets: the limits for one person would send it away."""


class Process:
    """A server under measurement."""

    def __init__(self, words: list[str], port: int) -> None:
        self.port = port
        environ = {**os.environ, **OPEN_DOORS, "PYTHONPATH": str(BENCH)}
        self._began = time.perf_counter()
        self._process = subprocess.Popen(words, env=environ, stdout=subprocess.DEVNULL, preexec_fn=usual_files)
        self.pid = self._process.pid

    def ready(self, patience: float = 60.0) -> float:
        """Wait until it answers; the seconds since it was started."""
        while time.perf_counter() - self._began < patience:
            if self._process.poll() is not None:
                raise RuntimeError(f"the server ended with {self._process.returncode}")
            with contextlib.suppress(OSError, http.client.HTTPException):
                connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
                connection.request("GET", "/readyz")
                if connection.getresponse().status == 200:
                    return time.perf_counter() - self._began
            time.sleep(0.005)
        raise RuntimeError("the server does not answer")

    def memory(self) -> int:
        """Bytes it holds in memory now."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * PAGE

    def busy(self) -> float:
        """Seconds of processor it has used, all its threads together."""
        after_name = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(after_name[11]) + int(after_name[12])) / TICK

    def stop(self) -> None:
        """Ask it to stop, and wait."""
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def serve(folder: Path) -> Process:
    """Our server as its command starts it, on an SQLite file in this folder."""
    port = free_port()
    command = [sys.executable, "-m", "mikrokosmos", "serve", "--port", str(port)]
    return Process([*command, "--database", f"sqlite:///{folder}/tables.db"], port)


def relay() -> Process:
    """The relay, listening exactly as ours does."""
    port = free_port()
    return Process([sys.executable, "-m", "table_server.relay", str(port)], port)


@contextlib.contextmanager
def running(process: Process) -> Iterator[Process]:
    """A server that answers, until the block is left."""
    try:
        process.ready()
        yield process
    finally:
        process.stop()


def many_files() -> None:
    """Thousands of sockets need as many file descriptors here; servers see to theirs themselves."""
    _, most = FILES
    wanted = 65_536 if most == resource.RLIM_INFINITY else most
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def usual_files() -> None:
    """The limit a server is started with is the one the bench was started with: it has to raise it by itself."""
    resource.setrlimit(resource.RLIMIT_NOFILE, FILES)
