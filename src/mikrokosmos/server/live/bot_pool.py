"""Bots at tables: they think in threads of their own, so that nobody else at any table waits for them.

The pool is bounded and fair: only one seat of a table is to act, so no table has more than one bot in the queue; who
asks for hints waits in the same queue, and whoever came first is served first. A bot is handed what its seat knows; its
move goes through the mailbox like anybody's.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from typing import Any, Self, TypeVar

from mikrokosmos import bots
from mikrokosmos.bots import Adviser, Candidate, Seat
from mikrokosmos.core.interface import State
from mikrokosmos.server.operations.metrics import Metrics

T = TypeVar("T")

THREADS = "bot"
"""What the names of the threads begin with."""


class BotPool:
    """A bounded pool of threads in which bots think."""

    def __init__(self, threads: int = 2, pace: float = 0.0, metrics: Metrics | None = None) -> None:
        """`pace` is how many seconds a move takes at least, for people who watch."""
        self.pace = pace
        self.metrics = metrics or Metrics()
        self.metrics.show("thinkers_waiting", lambda: max(0, len(self._asked) - threads))
        self._asked: set[Future[Any]] = set()
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix=THREADS)

    async def choose(self, bot: str, seed: int, state: State, pace: float | None = None) -> int:
        """What the bot plays for the seat to act; `state` must be a copy nobody else touches."""
        loop = asyncio.get_running_loop()
        least = loop.time() + (self.pace if pace is None else pace)
        move = await self._thought(lambda: _chosen(bot, seed, state))
        if (rest := least - loop.time()) > 0:
            await asyncio.sleep(rest)
        return move

    async def hints(self, bot: str, state: State) -> list[Candidate]:
        """What the bot would consider for the seat to act, best first; nothing if it cannot explain itself."""
        return await self._thought(lambda: _considered(bot, state))

    async def _thought(self, think: Callable[[], T]) -> T:
        """What comes of thinking in the pool; only the thinking itself is measured, not the waiting for a thread."""
        asked = self._pool.submit(_measured, think)
        self._asked.add(asked)
        asked.add_done_callback(self._asked.discard)
        found, seconds = await asyncio.wrap_future(asked)
        self.metrics.thinking_seconds.observe(seconds)
        return found

    def close(self, patience: float | None = None) -> None:
        """Take nobody new, and let those who think finish; longer than `patience` seconds nobody is waited for."""
        self._pool.shutdown(wait=patience is None, cancel_futures=True)
        wait(tuple(self._asked), patience)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _measured(think: Callable[[], T]) -> tuple[T, float]:
    began = time.perf_counter()
    return think(), time.perf_counter() - began


def _chosen(bot: str, seed: int, state: State) -> int:
    return bots.bot(bot, seed).choose(Seat(state))


def _considered(bot: str, state: State) -> list[Candidate]:
    adviser = bots.bot(bot, 0)
    return list(adviser.why(Seat(state))) if isinstance(adviser, Adviser) else []
