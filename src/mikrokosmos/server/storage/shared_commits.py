"""SQLite has one writer at a time and a commit costs a wait for the disk: writes that wait together commit together."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")

MOST = 64
"""Writes in one commit; more would make the first of them wait for the last."""


class Write(NamedTuple):
    """What to do, and who waits for the answer."""

    do: Callable[[Connection], Any]
    answer: asyncio.Future[Any]


class SharedCommits:
    """Runs writes in the order they came, each all or none, and answers only after the commit they share."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: deque[Write] = deque()
        self._worker: asyncio.Task[None] | None = None

    async def run(self, do: Callable[[Connection], T]) -> T:
        """The result of `do`, once it is on the disk; if it raises, it has changed nothing."""
        write = Write(do, asyncio.get_running_loop().create_future())
        self._waiting.append(write)
        if self._worker is None or self._worker.done():
            self._worker = asyncio.create_task(self._work())
        found: T = await write.answer
        return found

    async def close(self) -> None:
        """Wait until all that was asked for is done."""
        if self._worker is not None:
            await self._worker

    async def _work(self) -> None:
        while self._waiting:
            # Whoever gave up before the work began wants it undone.
            taken = [self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))]
            batch = [write for write in taken if not write.answer.done()]
            try:
                async with self._engine.begin() as connection:
                    found = await connection.run_sync(_run, batch)
            except Exception as error:
                found = [error] * len(batch)
            for write, result in zip(batch, found, strict=True):
                if write.answer.done():
                    continue
                if isinstance(result, Exception):
                    write.answer.set_exception(result)
                else:
                    write.answer.set_result(result)


def _run(connection: Connection, batch: list[Write]) -> list[Any]:
    if len(batch) == 1:  # alone, its failure may take the whole transaction with it
        return [batch[0].do(connection)]
    return [_run_apart(connection, write.do) for write in batch]


def _run_apart(connection: Connection, do: Callable[[Connection], Any]) -> Any:
    """The result, or the exception it ended with; a savepoint keeps the failure of one from the others."""
    savepoint = connection.begin_nested()
    try:
        found = do(connection)
    except Exception as error:
        savepoint.rollback()
        return error
    savepoint.commit()
    return found
