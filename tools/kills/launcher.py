"""Starts servers and kills them, as a process of its own: it has loaded all that `mikrokosmos serve` loads, and forks.

Loading takes most of the time of a start, and a server killed while it loads proves nothing. So most servers are forks
of this process, which run the command from its first line on; others (`cold`) are fresh interpreters. It obeys lines
on its standard input, answers each with a line, and ends with the server when the input ends.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import IO

LOADED = (
    "mikrokosmos.cli.app",
    "mikrokosmos.games.creation",
    "mikrokosmos.games.smallworld",
    "mikrokosmos.server.app",
    "mikrokosmos.server.storage.postgresql",
    "mikrokosmos.server.storage.sqlite",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.pysqlite",
    "uvicorn",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.auto",
)


class Launcher:
    """The campaign's end of it."""

    def __init__(self, log: Path, serve: list[str], environment: dict[str, str], prefix: Sequence[str] = ()) -> None:
        """`serve` are the arguments after `mikrokosmos serve`; everything servers say goes to the file `log`.

        `prefix` is a command that runs another, in a network of its own for instance.
        """
        command = [*prefix, sys.executable, __file__, str(log), *serve]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, text=True
        )
        assert self._process.stdin and self._process.stdout
        self._orders: IO[str] = self._process.stdin
        self._answers: IO[str] = self._process.stdout

    def start(self, *, cold: bool) -> int:
        """Start a server and return the number of its process; whether it answers is another question."""
        return self._order("cold" if cold else "warm")

    def kill(self) -> int:
        """Kill the server with SIGKILL and return how it ended: -9, unless it had ended by itself."""
        return self._order("kill")

    def has_ended(self) -> bool:
        """Whether the server has ended by itself; then there is none to kill or to stop."""
        return bool(self._order("poll"))

    def stop(self) -> int:
        """Ask the server politely to stop, and return how it ended."""
        return self._order("stop")

    def close(self) -> None:
        """No more servers."""
        self._orders.close()
        self._process.wait(60)

    def _order(self, order: str) -> int:
        print(order, file=self._orders, flush=True)
        return int(self._answers.readline())


def main() -> None:
    """Obey until the input ends."""
    log, *arguments = sys.argv[1:]
    for name in LOADED:
        importlib.import_module(name)
    gc.freeze()  # what is here stays: children need not copy it to find garbage
    child = 0
    while order := sys.stdin.readline().strip():
        if order in ("warm", "cold"):
            answer = child = fork(log, arguments) if order == "warm" else spawn(log, arguments)
        elif order == "poll":
            answer = int(not child or os.waitpid(child, os.WNOHANG)[0] == child)
            child = 0 if answer else child
        else:
            answer = end(child, signal.SIGKILL if order == "kill" else signal.SIGTERM)
            child = 0
        print(answer, flush=True)
    if child:
        end(child, signal.SIGKILL)


def fork(log: str, arguments: list[str]) -> int:
    """A server that has everything loaded."""
    child = os.fork()
    if child:
        return child
    status = 1
    try:
        quiet = os.open(os.devnull, os.O_RDONLY)
        said = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        for here, there in ((quiet, 0), (said, 1), (said, 2)):
            os.dup2(here, there)
        sys.argv = ["mikrokosmos", "serve", *arguments]
        from mikrokosmos.cli import main as mikrokosmos

        mikrokosmos()
    except SystemExit as ended:
        status = ended.code if isinstance(ended.code, int) else 1
    finally:
        with contextlib.suppress(OSError):
            sys.stderr.flush()
        os._exit(status)


def spawn(log: str, arguments: list[str]) -> int:
    """A server as everybody starts it."""
    command = [sys.executable, "-m", "mikrokosmos", "serve", *arguments]
    said = (log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    files: list[tuple[int, ...] | tuple[int, int, str, int, int]] = [
        (os.POSIX_SPAWN_OPEN, 0, os.devnull, os.O_RDONLY, 0),
        (os.POSIX_SPAWN_OPEN, 1, *said),
        (os.POSIX_SPAWN_DUP2, 1, 2),
    ]
    return os.posix_spawn(sys.executable, command, os.environ, file_actions=files)


def end(child: int, how: signal.Signals) -> int:
    """End a server; it is not forgotten by the system until it is asked here, so the number is its own."""
    os.kill(child, how)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


if __name__ == "__main__":
    main()
