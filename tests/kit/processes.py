"""Several processes on one database, as far as a test can have them in one: each with services of its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg

from kit.services import settings
from mikrokosmos.server.live.session import Session
from mikrokosmos.server.operations.metrics import Metrics
from mikrokosmos.server.services import Services
from mikrokosmos.server.storage.store import Store

PATIENCE = 30.0
"""Seconds after which a busy machine is no excuse any more."""


@asynccontextmanager
async def process(url: str, folder: Path, admin_key: str = "") -> AsyncIterator[Services]:
    """The services of one process, at work until the end."""
    services = Services(settings(url, folder, admin_key=admin_key), await Store.open(url), Metrics())
    await services.site.load()
    services.start()
    others = services.other_processes
    try:
        if others is not None:
            await eventually(lambda: others.leases.process_id is not None)
        yield services
    finally:
        await services.close()


async def die(services: Services) -> None:
    """What is left of a process that was killed: it does nothing any more, and has said goodbye to nobody."""
    others = services.other_processes
    assert others is not None
    await others.close()
    await services.autoplay.close()
    others.leases.lose_all()


async def eventually(condition: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


async def watching(services: Services, table_id: str, identity: str | None) -> Session:
    """A person who has been told the whole table by this process."""
    access_changes = services.table_service.access_changes(table_id)
    session = await Session.open(
        services.table_service, table_id, identity, "", services.bot_pool, access_changes=access_changes
    )
    session.whole()
    return session


async def say(url: str, command: str, *words: object) -> str:
    """Give PostgreSQL a command by another connection."""
    connection = await asyncpg.connect(url)
    try:
        return str(await connection.execute(command, *words))
    finally:
        await connection.close()


async def break_all_connections(url: str) -> None:
    """Break every other connection of this user, as a restart of PostgreSQL does."""
    await say(
        url,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE usename = current_user AND pid <> pg_backend_pid()",
    )
