"""SQLite has one writer at a time and a commit costs a wait for the disk: writes that wait together commit together."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple, TypeVar, cast

from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import PoolProxiedConnection

from mikrokosmos.server.storage.batch import MOST, batchable
from mikrokosmos.server.storage.sqlite_batch import APPEND, append_batch, prepare

T = TypeVar("T")

Do = Callable[[Connection], object]


class Write(NamedTuple):
    """What to do, and who waits for the answer."""

    do: Do
    answer: asyncio.Future[object]


class SharedCommits:
    """Runs writes in the order they came, each all or none, and answers only after the commit they share."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._for_appends: PoolProxiedConnection | None = None
        self._waiting: deque[Write] = deque()
        self._busy = False
        """Whether the thread is at work, or is about to be given some."""
        self._idle: asyncio.Future[None] | None = None
        """Somebody waits until there is nothing to do."""
        self._batches: SimpleQueue[tuple[list[Write], asyncio.AbstractEventLoop] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="storage-writer", daemon=True)
        self._thread.start()

    async def run(self, do: Callable[[Connection], T]) -> T:
        """The result of `do`, once it is on the disk; if it raises, it has changed nothing."""
        loop = asyncio.get_running_loop()
        write = Write(do, loop.create_future())
        self._waiting.append(write)
        if not self._busy:
            self._busy = True
            loop.call_soon(self._hand_over, loop)  # with all that comes until then
        return cast(T, await write.answer)

    async def close(self) -> None:
        """Wait until all that was asked for is done."""
        if self._busy:
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join)

    # In the event loop.

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        """Give the thread what waits."""
        while self._waiting:
            taken = [self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))]
            # Whoever gave up before the work began does not want it any more.
            if batch := [write for write in taken if not write.answer.done()]:
                self._batches.put((batch, loop))
                return
        self._busy = False
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    def _committed(self, batch: list[Write], found: list[object], loop: asyncio.AbstractEventLoop) -> None:
        """Answer, and go on."""
        self._hand_over(loop)
        for write, result in zip(batch, found, strict=True):
            _answer(write.answer, result)

    # In the thread.

    def _work(self) -> None:
        while (given := self._batches.get()) is not None:
            batch, loop = given
            found = self._commit([write.do for write in batch])
            if not loop.is_closed():  # otherwise nobody waits any more
                loop.call_soon_threadsafe(self._committed, batch, found, loop)
        if self._for_appends is not None:
            self._for_appends.close()

    def _commit(self, batch: list[Do]) -> list[object]:
        """The results or exceptions, one for each; if the commit fails, it fails for all."""
        try:
            plain = batchable(batch)
            batched = append_batch(self._driver(), list(plain.values())) if plain else None
            if batched is None:
                return self._transaction(batch)
            found: dict[int, object] = dict(zip(plain, batched, strict=True))
            others = [at for at in range(len(batch)) if at not in found]
            if others:
                found.update(zip(others, self._transaction([batch[at] for at in others]), strict=True))
            return [found[at] for at in range(len(batch))]
        except sqlite3.Error as error:
            return [OperationalError(APPEND, None, error, hide_parameters=True)] * len(batch)
        except Exception as error:
            return [error] * len(batch)

    def _transaction(self, batch: list[Do]) -> list[object]:
        """The same in one transaction of several statements."""
        try:
            with self._engine.begin() as connection:
                if len(batch) == 1:  # alone, its failure may take the whole transaction with it
                    return [batch[0](connection)]
                return [_alone(connection, do) for do in batch]
        except Exception as error:
            return [error] * len(batch)

    def _driver(self) -> sqlite3.Connection:
        """The connection for appends alone, without what SQLAlchemy does around a statement."""
        if self._for_appends is None:
            connection = self._engine.raw_connection()
            prepare(cast(sqlite3.Connection, connection.driver_connection))
            self._for_appends = connection
        return cast(sqlite3.Connection, self._for_appends.driver_connection)


def _alone(connection: Connection, do: Do) -> object:
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
