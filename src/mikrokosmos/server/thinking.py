"""Bots at tables: they think in threads of their own, so that nobody else at any table waits for them.

The pool is bounded and fair: only one seat of a table is to act, so no table has more than one bot in the queue, and
who came first is served first. A bot is handed what its seat knows; its move goes through the mailbox like anybody's.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Self

from mikrokosmos import bots
from mikrokosmos.bots import Adviser, Candidate, Seat
from mikrokosmos.core.interface import State


class Thinkers:
    """A bounded pool of threads in which bots think."""

    def __init__(self, threads: int = 2, pace: float = 0.0) -> None:
        """`pace` is how many seconds a move takes at least, for people who watch."""
        self.pace = pace
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    async def choose(self, bot: str, seed: int, state: State, pace: float | None = None) -> int:
        """What the bot plays for the seat to act; `state` must be a copy nobody else touches."""
        loop = asyncio.get_running_loop()
        least = loop.time() + (self.pace if pace is None else pace)
        move = await loop.run_in_executor(self._pool, _chosen, bot, seed, state)
        if (rest := least - loop.time()) > 0:
            await asyncio.sleep(rest)
        return move

    async def hints(self, bot: str, state: State) -> list[Candidate]:
        """What the bot would consider for the seat to act, best first; nothing if it cannot explain itself."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, _considered, bot, state)

    def close(self) -> None:
        """Let those who think finish, and take nobody new."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _chosen(bot: str, seed: int, state: State) -> int:
    return bots.bot(bot, seed).choose(Seat(state))


def _considered(bot: str, state: State) -> list[Candidate]:
    adviser = bots.bot(bot, 0)
    return list(adviser.why(Seat(state))) if isinstance(adviser, Adviser) else []
