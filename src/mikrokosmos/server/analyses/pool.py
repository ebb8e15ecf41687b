"""The pool: so many games are analysed at once, a few wait, and whoever comes then is refused politely.

Whoever asks for a game that is being analysed follows the same work. It goes on when they leave: the next one who asks
finds it done.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from mikrokosmos.core.interface import Json
from mikrokosmos.server.storage.analyses import AnalysisKey, AnalysisStore
from mikrokosmos.server.storage.errors import StorageError
from mikrokosmos.server.tables.refused import Refused

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "mikrokosmos.server.analyses.work")
MOST_OF_ONE = 2
"""Games an address may have in the queue."""
LONGEST = 1 << 22
"""Bytes of a line of what is told."""
SECONDS = 300.0
"""Nothing takes longer; what does is given up."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the work is."""

    waiting: int
    """How many games come first; none once it has begun."""
    done: int = 0
    total: int = 0


class Job:
    """The analysis of one game, under way."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.progress = Progress(0)
        self.found: Json | None = None
        self.refused: Refused | None = None
        self._changed = asyncio.Event()

    @property
    def over(self) -> bool:
        """Whether nothing more comes."""
        return self.found is not None or self.refused is not None

    def tell(self) -> None:
        """Something has changed: whoever follows is woken."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def news(self) -> AsyncIterator[Progress]:
        """How far it is, now and whenever that changes, until it is over."""
        while not self.over:
            changed = self._changed
            yield self.progress
            await changed.wait()


class AnalysisPool:
    """The games that are analysed by this process's helpers."""

    def __init__(
        self,
        store: AnalysisStore,
        at_once: int = 1,
        most_waiting: int = 8,
        command: Sequence[str] = COMMAND,
        seconds: float = SECONDS,
    ) -> None:
        self.store = store
        self.at_once = at_once
        self.most_waiting = most_waiting
        self.command = tuple(command)
        self.seconds = seconds
        self.jobs: dict[AnalysisKey, Job] = {}
        self._room = asyncio.Semaphore(at_once)
        self._tasks: set[asyncio.Task[None]] = set()

    def job(self, key: AnalysisKey, asked: Callable[[], Json], address: str) -> Job:
        """The work on this game, begun or in the queue; `Refused` if too much waits. `asked` gives the record."""
        if (job := self.jobs.get(key)) is not None:
            return job
        of_one = Counter(job.address for job in self.jobs.values())[address]
        if len(self.jobs) >= self.at_once + self.most_waiting or of_one >= MOST_OF_ONE:
            raise Refused("analysis-busy")
        job = self.jobs[key] = Job(address)
        self._tell_places()
        self._begin(self._analysed(key, job, asked()))
        return job

    async def close(self) -> None:
        """Give up whatever is under way."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _analysed(self, key: AnalysisKey, job: Job, record: Json) -> None:
        found: Json = {}
        try:
            async with self._room:
                job.progress = Progress(0, 0, 1)
                self._tell_places()
                async with asyncio.timeout(self.seconds):
                    found = await self._work(job, {"record": record, "level": key.level})
            if "analysis" in found:
                with suppress(StorageError):  # it can be told all the same
                    await self.store.keep(key, found["analysis"])
        except (OSError, ValueError, TimeoutError) as error:
            log.error("a game could not be analysed", extra={"why": type(error).__name__})
        finally:  # told only when it is kept: whoever hears of it may ask for more
            job.found = found.get("analysis")
            if job.found is None:
                known = found.get("refused") == "no-analysis"
                job.refused = Refused("no-analysis") if known else Refused("analysis-failed")
            del self.jobs[key]
            self._tell_places()
            job.tell()

    async def _work(self, job: Job, asked: Json) -> Json:
        """Have it done by a process, listen to it, and return its last word; it does not outlive us."""
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*self.command, stdin=pipe, stdout=pipe, limit=LONGEST)
        assert process.stdin is not None and process.stdout is not None
        told: Json = {}
        try:
            process.stdin.write(json.dumps(asked).encode())
            await process.stdin.drain()
            process.stdin.close()
            async for line in process.stdout:
                told = json.loads(line)
                if "total" in told:
                    job.progress = Progress(0, told["done"], told["total"])
                    job.tell()
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
            await process.wait()
        # Names are not kept: whoever shows it knows who sat where, and who wants to be forgotten is.
        told.get("analysis", {}).pop("seats", None)
        return told

    def _tell_places(self) -> None:
        """Those who wait are told how many come before them."""
        waiting = [job for job in self.jobs.values() if job.progress.total == 0]
        for place, job in enumerate(waiting, 1):
            if job.progress.waiting != place:
                job.progress = Progress(place)
                job.tell()
