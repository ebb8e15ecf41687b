"""SQLite has one writer at a time and a commit costs a wait for the disk: writes that wait together commit together."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeVar, cast

from sqlalchemy.engine import Connection, Engine

from mikrokosmos.server.storage.batch import append_batch, batchable

T = TypeVar("T")

MOST = 256
"""Writes in one commit; more would make the first of them wait for the last."""


class Write(NamedTuple):
    """What to do, and who waits for the answer."""

    do: Callable[[Connection], object]
    answer: asyncio.Future[object]


class SharedCommits:
    """Runs writes in the order they came, each all or none, and answers only after the commit they share."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "storage-writer")
        self._waiting: deque[Write] = deque()
        self._worker: asyncio.Task[None] | None = None

    async def run(self, do: Callable[[Connection], T]) -> T:
        """The result of `do`, once it is on the disk; if it raises, it has changed nothing."""
        write = Write(do, asyncio.get_running_loop().create_future())
        self._waiting.append(write)
        if self._worker is None or self._worker.done():
            self._worker = asyncio.create_task(self._work())
        return cast(T, await write.answer)

    async def close(self) -> None:
        """Wait until all that was asked for is done."""
        if self._worker is not None:
            await self._worker
        self._thread.shutdown()

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            taken = [self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))]
            # Whoever gave up before the work began does not want it any more.
            batch = [write for write in taken if not write.answer.done()]
            if batch:
                found = await loop.run_in_executor(self._thread, self._commit, [write.do for write in batch])
                for write, result in zip(batch, found, strict=True):
                    _answer(write.answer, result)

    def _commit(self, batch: list[Callable[[Connection], object]]) -> list[object]:
        """The results or exceptions, one for each; if the commit fails, it fails for all."""
        try:
            with self._engine.begin() as connection:
                if len(batch) == 1:  # alone, its failure may take the whole transaction with it
                    return [batch[0](connection)]
                return _each(connection, batch)
        except Exception as error:
            return [error] * len(batch)


def _each(connection: Connection, batch: list[Callable[[Connection], object]]) -> list[object]:
    """The results or exceptions, one for each: plain appends are written in one batch if they can be."""
    found: dict[int, object] = {}
    plain = batchable(batch)
    batched = append_batch(connection, list(plain.values())) if len(plain) > 1 else None
    if batched is not None:
        found = dict(zip(plain, batched, strict=True))
    return [found[at] if at in found else _alone(connection, do) for at, do in enumerate(batch)]


def _alone(connection: Connection, do: Callable[[Connection], object]) -> object:
    """The result, or the exception it ended with; a savepoint keeps the failure of one from the others."""
    savepoint = connection.begin_nested()
    try:
        found = do(connection)
    except Exception as error:
        savepoint.rollback()
        return error
    savepoint.commit()
    return found


def _answer(future: asyncio.Future[object], result: object) -> None:
    if future.done():  # the one who asked has gone; what was written stays
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)
