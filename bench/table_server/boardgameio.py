"""The peer: boardgame.io's own server, in memory, installed in a folder that is thrown away afterwards."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from types import TracebackType

from peer import PeerMissing

from table_server.processes import Process, free_port

sys.path.append(str(Path(__file__).resolve().parents[2] / "tools"))
import node

PACKAGE, VERSION = "boardgame.io", "0.50.2"
SERVER = Path(__file__).with_name("boardgameio_server.cjs")
NOT_FOUND = 404
"""What it answers to whoever asks its game port for a page."""


class BoardgameProcess(Process):
    """Its server, with the port of its lobby."""

    def __init__(self, words: list[str], folder: Path) -> None:
        port, self.lobby = free_port(), free_port()
        settings = {"NODE_ENV": "production", "NODE_PATH": str(folder / "node_modules")}
        super().__init__([*words, str(SERVER), str(port), str(self.lobby)], port, settings, answer=NOT_FOUND)


class BoardgameIo:
    """The package. Use as a context manager; it is gone afterwards."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="bench-peer-")
        self._node = ""
        self.about: dict[str, str] = {}
        """What was measured, for whoever reads the result."""

    def __enter__(self) -> BoardgameIo:
        try:
            self._install()
        except BaseException:
            self._folder.cleanup()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self._folder.cleanup()

    def server(self) -> BoardgameProcess:
        """A new server, without any matches."""
        return BoardgameProcess([self._node], Path(self._folder.name))

    def _install(self) -> None:
        try:
            npm = node.on_the_machine() or node.of_the_wheel()
        except node.NoNode as error:
            raise PeerMissing(f"{PACKAGE} {VERSION} needs node: {error}") from error
        self._node = npm[0] if len(npm) > 1 else shutil.which("node") or "node"
        runs_on = ".".join(map(str, node.version(self._node)))
        self.about = {"name": PACKAGE, "version": VERSION, "node": runs_on}
        wanted = ["install", "--no-audit", "--no-fund", "--ignore-scripts", f"{PACKAGE}@{VERSION}"]
        path = os.pathsep.join([str(Path(self._node).parent), os.environ.get("PATH", "")])
        (Path(self._folder.name) / "package.json").write_text("{}")
        done = subprocess.run(
            [*npm, *wanted], cwd=self._folder.name, env={**os.environ, "PATH": path}, capture_output=True, text=True
        )
        if done.returncode:
            last = (done.stderr.strip() or "no message").splitlines()[-1]
            raise PeerMissing(f"{PACKAGE} {VERSION} could not be installed: {last}")
