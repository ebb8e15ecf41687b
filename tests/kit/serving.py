"""A real server in a process of its own, which a test may stop, kill and start again at the same address."""

from __future__ import annotations

import contextlib
import http.client
import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

from kit.sources import ROOT

PATIENCE = 60.0
"""Seconds a start may take on a busy machine."""

PLENTY = {
    "MIKROKOSMOS_LIMITS_REQUESTS_PER_SECOND": "1000",
    "MIKROKOSMOS_LIMITS_REQUEST_BURST": "100000",
    "MIKROKOSMOS_LIMITS_TABLES_PER_IDENTITY": "1000",
    "MIKROKOSMOS_BOTS_STAND_IN_MS": "0",
    "MIKROKOSMOS_BOTS_UNWATCHED_MS": "0",
    "MIKROKOSMOS_LOG_LEVEL": "warning",
}
"""A test is quicker than a person."""


class Server:
    """`mikrokosmos serve` on a database in a folder; its dice are chance's until some are chosen."""

    def __init__(self, folder: Path, **settings: str) -> None:
        """`settings` are those of the environment, by their names there without the beginning."""
        self.settings = {f"MIKROKOSMOS_{name}": value for name, value in settings.items()}
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._dice = folder / "dice"
        self._process: subprocess.Popen[bytes] | None = None

    def choose_dice(self, name: str) -> None:
        """Tables made from now on have the dice of this name, table by table. To be said before the first start."""
        self._dice.write_text(name, encoding="utf-8")

    def start(self) -> None:
        """Start it, and wait until it answers."""
        chosen = self._dice.exists()
        words = [sys.executable, "-m", "kit.chosen_dice" if chosen else "mikrokosmos", "serve"]
        words += ["--port", str(self.port), "--database", f"sqlite:///{self.folder}/tables.db"]
        more = {"CHOSEN_DICE": str(self._dice), "PYTHONPATH": tests_first()} if chosen else {}
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                words, env={**surroundings(), **PLENTY, **self.settings, **more}, stdout=log, stderr=log
            )
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self._process.poll() is not None:
                break
            if self.answers():
                return
            time.sleep(0.02)
        raise RuntimeError((self.folder / "server.log").read_text(encoding="utf-8"))

    def answers(self) -> bool:
        """Whether it is ready."""
        return is_ready(self.port)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop it, politely or not."""
        if self._process is not None:
            self._process.send_signal(how)
            try:
                self._process.wait(20)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            self._process = None

    def restart(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop it and start it again, at the same address on the same games."""
        self.stop(how)
        self.start()


def is_ready(port: int, source: str = "127.0.0.1", seconds: float = 5) -> bool:
    """Whether the server at this port says that it is ready, to somebody who comes from this address."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=seconds, source_address=(source, 0))
    try:
        connection.request("GET", "/readyz")
        return connection.getresponse().status == 200
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


def free_port() -> int:
    """A port nobody listens on, and none that the system hands out by itself: whoever knocks before a server listens
    might be given the very port it knocks at.
    """
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def surroundings() -> dict[str, str]:
    """Our environment without the browser's variable, which is none of the server's settings."""
    return {key: value for key, value in os.environ.items() if key != "MIKROKOSMOS_CHROMIUM"}


def tests_first() -> str:
    """A path for Python on which our own modules are found, and then all that was on it before."""
    return os.pathsep.join(filter(None, [str(ROOT / "tests"), os.environ.get("PYTHONPATH")]))
