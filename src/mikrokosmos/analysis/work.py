"""The parts of a game judged, in this process or in several at once: what comes out is the same."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager

from mikrokosmos.analysis.levels import AnalysisError
from mikrokosmos.analysis.parts import Course
from mikrokosmos.analysis.plans import Planner
from mikrokosmos.analysis.turns import Judged, judge
from mikrokosmos.core.record import Record
from mikrokosmos.core.types import Json


class Judging:
    """Judges parts of one game by their place; a process has one."""

    def __init__(self, course: Course, level: str, seed: int) -> None:
        self.course = course
        self.planner = Planner(course.states[0], level, seed)

    def judged(self, at: int) -> Judged:
        """The part of this place."""
        return judge(self.course, self.course.parts[at], self.planner)


_here: list[Judging] = []
"""The one of this process, where it is one of several."""


def judged_parts(
    record: Record,
    course: Course,
    level: str,
    seed: int,
    processes: int | None,
    progress: Callable[[int, int], None] | None,
) -> list[Judged]:
    """All parts in order."""
    count = len(course.parts)
    wanted = processes_for(record, processes, count)
    found: dict[int, Judged] = {}
    with _by_one(course, level, seed) if wanted == 1 else _by_many(record, level, seed, wanted, count) as judged:
        for at, part in judged:
            found[at] = part
            if progress is not None:
                progress(len(found), count)
    return [found[at] for at in range(count)]


def processes_for(record: Record, wanted: int | None, most: int) -> int:
    """How many processes to use: as many as there are cores, unless told; a game only this process knows stays here."""
    if wanted is not None and (isinstance(wanted, bool) or not isinstance(wanted, int) or wanted < 1):
        raise AnalysisError(f"so many processes cannot be: {wanted!r}")
    if type(record.game).__module__.partition(".")[0] != __name__.partition(".")[0]:
        return 1
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(wanted or cores, most))


@contextmanager
def _by_one(course: Course, level: str, seed: int) -> Iterator[Iterator[tuple[int, Judged]]]:
    judging = Judging(course, level, seed)
    yield ((at, judging.judged(at)) for at in range(len(course.parts)))


@contextmanager
def _by_many(
    record: Record, level: str, seed: int, processes: int, count: int
) -> Iterator[Iterator[tuple[int, Judged]]]:
    context = multiprocessing.get_context("spawn")  # the same everywhere, and nothing of ours is half copied
    with ProcessPoolExecutor(processes, context, _begin, (record.to_json(), level, seed)) as pool:
        waiting = {pool.submit(_work, at): at for at in range(count)}
        try:
            yield ((waiting[done], done.result()) for done in as_completed(waiting))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _begin(record: Json, level: str, seed: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all; the one who started us decides what it means
    _here[:] = [Judging(Course(Record.from_json(record)), level, seed)]


def _work(at: int) -> Judged:
    return _here[0].judged(at)
