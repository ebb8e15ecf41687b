"""Bots at tables: they think in threads of their own, so that nobody else at any table waits for them.

The pool is bounded and fair: only one seat of a table is to act, so no table has more than one bot in the queue; who
asks for hints waits in the same queue, and whoever came first is served first. Bots that think long have a queue and
threads of their own, and a limit of time, so that those who answer at once need not wait for them. A bot is handed what
its seat knows; its move goes through the mailbox like anybody's.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from typing import Any, Self, TypeVar

from mikrokosmos import bots
from mikrokosmos.bots import Adviser, Bot, Candidate, SearchBot, Seat
from mikrokosmos.core.interface import State
from mikrokosmos.server.operations.metrics import Metrics

T = TypeVar("T")

THREADS = "bot"
"""What the names of the threads begin with."""


class BotPool:
    """A bounded pool of threads in which bots think."""

    def __init__(
        self, threads: int = 2, pace: float = 0.0, metrics: Metrics | None = None, seconds: float = 2.0
    ) -> None:
        """`pace` is how many seconds a move takes at least, for people who watch; `seconds`, how many at most are
        thought about one.
        """
        self.pace = pace
        self.seconds = seconds
        self.metrics = metrics or Metrics()
        self._quick, self._long = (_Queue(threads, f"{THREADS}-{kind}") for kind in ("quick", "long"))
        self.metrics.show("thinkers_waiting", lambda: self._quick.waiting + self._long.waiting)

    async def choose(self, bot: str, seed: int, state: State, pace: float | None = None) -> int:
        """What the bot plays for the seat to act; `state` must be a copy nobody else touches."""
        loop = asyncio.get_running_loop()
        least = loop.time() + (self.pace if pace is None else pace)
        queue = self._long if bots.thinks_long(bot) else self._quick
        move = await self._thought(queue, lambda: self._made(bot, seed).choose(Seat(state)))
        if (rest := least - loop.time()) > 0:
            await asyncio.sleep(rest)
        return move

    async def hints(self, advisers: Sequence[str], state: State, strong: bool = True) -> list[Candidate]:
        """What the first of these bots that can play here would consider for the seat to act, best first; nothing if
        it cannot explain itself. `strong`: whether chances are told as if all played like Expert, or else like Master.
        """
        return await self._thought(self._quick, lambda: self._considered(advisers, state, strong))

    def _considered(self, advisers: Sequence[str], state: State, strong: bool) -> list[Candidate]:
        name = next((name for name in advisers if bots.able(name, state)), advisers[-1])
        adviser = self._made(name, 0)
        if isinstance(adviser, SearchBot):
            adviser.strong = strong
        return list(adviser.why(Seat(state))) if isinstance(adviser, Adviser) else []

    def _made(self, bot: str, seed: int) -> Bot:
        """The bot; one that searches comes to an end in time."""
        made = bots.bot(bot, seed)
        if isinstance(made, SearchBot):
            made.seconds = self.seconds
        return made

    async def _thought(self, queue: _Queue, think: Callable[[], T]) -> T:
        """What comes of thinking in the pool; only the thinking itself is measured, not the waiting for a thread."""
        found, seconds = await asyncio.wrap_future(queue.ask(think))
        self.metrics.thinking_seconds.observe(seconds)
        return found

    def close(self, patience: float | None = None) -> None:
        """Take nobody new, and let those who think finish; longer than `patience` seconds nobody is waited for."""
        asked = self._quick.close(patience is None) | self._long.close(patience is None)
        wait(asked, patience)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class _Queue:
    """Those who think in the same threads, one after another."""

    def __init__(self, threads: int, name: str) -> None:
        self._threads = threads
        self._asked: set[Future[Any]] = set()
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix=name)

    @property
    def waiting(self) -> int:
        """How many have no thread yet."""
        return max(0, len(self._asked) - self._threads)

    def ask(self, think: Callable[[], T]) -> Future[tuple[T, float]]:
        """What comes of it, and after how many seconds of thinking."""
        asked = self._pool.submit(_measured, think)
        self._asked.add(asked)
        asked.add_done_callback(self._asked.discard)
        return asked

    def close(self, patiently: bool) -> set[Future[Any]]:
        """Take nobody new; those who still think."""
        self._pool.shutdown(wait=patiently, cancel_futures=True)
        return set(self._asked)


def _measured(think: Callable[[], T]) -> tuple[T, float]:
    began = time.perf_counter()
    return think(), time.perf_counter() - began
