"""Playing sets in this process, or in several at once."""

from __future__ import annotations

import multiprocessing
import os
import signal
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import cast

from mikrokosmos.bots import portable
from mikrokosmos.games import SHIPPED
from mikrokosmos.lab.game_loop import Leave
from mikrokosmos.lab.sets import BotFailed, PlayedSet, SetPlayer
from mikrokosmos.lab.settings import ArenaError, Settings

BLINK = 0.1
"""Seconds between two looks whether somebody wants to leave."""

POLITE = {signal.SIGINT, signal.SIGTERM}
"""What asks to stop."""


def cores() -> int:
    """How many processes this one may run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def processes_for(settings: Settings, wanted: int | None) -> int:
    """How many processes to use; what only this process knows is played here."""
    only_here = [name for name in settings.bots if not portable(name)]
    if settings.game not in SHIPPED:
        only_here.append(settings.game)
    if wanted is None:
        return 1 if only_here else min(cores(), settings.plan.sets(settings.games))
    if wanted > 1 and only_here:
        raise ArenaError(f"{only_here[0]!r} is registered in this process only, so others cannot play: use 1 process")
    return wanted


def played(settings: Settings, numbers: Iterator[int], processes: int, leave: Leave) -> Iterator[PlayedSet]:
    """The sets of these numbers, in the order in which they are finished, until all are played or `leave` says so."""
    if processes > 1:
        yield from _by_many(settings, numbers, processes, leave)
        return
    arena = SetPlayer(settings)
    for number in numbers:
        found = arena.play(number, leave)
        if found is None:
            return
        yield found


def _by_many(settings: Settings, numbers: Iterator[int], processes: int, leave: Leave) -> Iterator[PlayedSet]:
    workers: dict[Connection, BaseProcess] = {}
    try:
        with _no_signals():
            for _ in range(processes):
                workers |= _started(settings)
        busy: dict[Connection, int] = {}
        for pipe, number in zip(workers, numbers, strict=False):
            pipe.send(number)
            busy[pipe] = number
        while busy and not leave():
            for answered in wait(list(busy), BLINK):
                ready = cast(Connection, answered)
                number = busy.pop(ready)
                yield _answer(ready, number)
                further = next(numbers, None)
                if further is not None:
                    ready.send(further)
                    busy[ready] = further
    finally:
        _stopped(workers)


def _answer(pipe: Connection, number: int) -> PlayedSet:
    try:
        kind, value = pipe.recv()
    except EOFError:
        raise ArenaError(f"a process ended without a word while it played set {number + 1}") from None
    if kind == "failed":
        raise BotFailed(*value)
    if kind == "broken":
        raise RuntimeError(f"in a process of the arena:\n{value}")
    found: PlayedSet = value
    return found


def _started(settings: Settings) -> dict[Connection, BaseProcess]:
    context = multiprocessing.get_context("spawn")  # the same everywhere, and nothing of ours is half copied
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(theirs, settings), daemon=True)
    process.start()
    theirs.close()
    return {ours: process}


def _stopped(workers: dict[Connection, BaseProcess]) -> None:
    for pipe, process in workers.items():
        pipe.close()
        process.kill()  # it has nothing that could be lost
    for process in workers.values():
        process.join()
        process.close()


def work(pipe: Connection, settings: Settings) -> None:
    """The life of a process: a number comes in, a set goes out."""
    for each in POLITE:
        signal.signal(each, signal.SIG_IGN)  # Ctrl-C reaches all; the one who started us decides what it means
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, POLITE)
    try:
        arena = SetPlayer(settings)
        while True:
            pipe.send(_work(arena, pipe.recv()))
    except (EOFError, OSError):  # nobody is left to play for
        pass


def _work(arena: SetPlayer, number: int) -> tuple[str, object]:
    try:
        return "played", arena.play(number)
    except BotFailed as error:
        return "failed", error.args
    except Exception:
        return "broken", traceback.format_exc()


@contextmanager
def _no_signals() -> Iterator[None]:
    """Signals wait until the processes have started: a newborn one could not handle them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, POLITE)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
