"""The peer we measure ourselves against: catanatron's newest release, in a throw-away environment of its own."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from types import TracebackType

NAME = "catanatron"
GAMES = Path(__file__).with_name("peer_games.py")


class PeerMissing(Exception):
    """The peer could not be installed or does not play: without it there are no ratios, so the bench has failed."""


class Peer:
    """A running peer process. Use as a context manager; the environment is gone afterwards."""

    package = NAME
    script = GAMES

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="bench-peer-")
        self.version = ""
        self.process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Peer:
        try:
            self._start()
        except BaseException:
            self.folder.cleanup()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.communicate()
        self.folder.cleanup()

    def _start(self) -> None:
        home = Path(self.folder.name)
        python = home / ("Scripts" if sys.platform == "win32" else "bin") / "python"
        self._run([sys.executable, "-m", "venv", str(home)])
        self._run([str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", self.package])
        asked = f"from importlib.metadata import version; print(version({self.package!r}))"
        self.version = self._run([str(python), "-c", asked]).strip()
        self.process = subprocess.Popen(
            [str(python), str(self.script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        self.ask(0.05)  # the first game pays for lazy imports

    def games_per_second(self, seconds: float) -> float:
        """Random complete two-player games a second on one core."""
        answer = self.ask(seconds)
        return answer["games"] / answer["seconds"]

    def ask(self, seconds: float) -> dict[str, float]:
        """Let the peer work for so long; what it has done."""
        assert self.process is not None and self.process.stdin is not None and self.process.stdout is not None
        try:
            print(seconds, file=self.process.stdin, flush=True)
            answer: dict[str, float] = json.loads(self.process.stdout.readline())
        except (OSError, ValueError) as error:
            raise PeerMissing(f"{self.package} {self.version} was installed but does not play: {error}") from error
        return answer

    def _run(self, command: list[str]) -> str:
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            last = (done.stderr.strip() or done.stdout.strip() or "no message").splitlines()[-1]
            raise PeerMissing(f"{self.package} could not be installed ({' '.join(command[1:3])}: {last})")
        return done.stdout
