"""Work that takes longer than a moment, such as checking what a stranger wrote: in few threads, so that nobody at any
table waits for it, and not without end.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from mikrokosmos.server.tables.refused import Refused

T = TypeVar("T")

AT_ONCE = 2
"""More would not be done sooner, since Python runs one thread at a time, but everybody else would wait longer."""
MOST_WAITING = 32


class SlowWork:
    """A few threads and a short queue."""

    def __init__(self, at_once: int = AT_ONCE, most_waiting: int = MOST_WAITING) -> None:
        self._most = at_once + most_waiting
        self._asked = 0
        self._pool = ThreadPoolExecutor(at_once, thread_name_prefix="check")

    async def do(self, work: Callable[[], T]) -> T:
        """What comes of it; `Refused` if too much waits already."""
        if self._asked >= self._most:
            raise Refused("too-fast", seconds=1.0)
        self._asked += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._asked -= 1

    def close(self) -> None:
        """Begin nothing new; what is under way is not waited for."""
        self._pool.shutdown(wait=False, cancel_futures=True)
