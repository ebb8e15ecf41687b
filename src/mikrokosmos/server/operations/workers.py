"""Several processes at one address: a parent that has bound the socket, and workers that are forks of it.

The parent serves nobody. It starts a worker again when one dies, passes on the signals to stop, and on SIGHUP replaces
all workers, one after another, each only when its successor answers. It has no event loop and no threads, so it can
fork at any time; a worker that finds its parent gone stops.
"""

from __future__ import annotations

import logging
import os
import select
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from types import FrameType
from typing import NoReturn

from mikrokosmos.server.connections.handover import Handover, Slots

log = logging.getLogger(__name__)

POSSIBLE = hasattr(os, "fork")
"""Windows cannot do it."""
STOPS = (signal.SIGTERM, signal.SIGINT)
YOUNG = 5.0
"""Seconds after which a worker that ends has not failed to start."""
FIRST_PAUSE, LONGEST_PAUSE = 0.2, 10.0
"""Seconds until a worker that failed to start is started again; twice as long each time."""

Work = Callable[[int, Callable[[], None], Handover], int]
"""What a worker does: it is handed a pipe that ends with its parent, what to call when it serves, and how it hands
connections over to the others; its exit code.
"""


@dataclass(eq=False, slots=True)
class Worker:
    """A process that serves."""

    pid: int
    slot: int
    """Which of the workers it is; whoever takes its place is the same one."""
    started: float
    news: int
    """A pipe on which it says that it is ready."""
    ready: bool = False
    leaving: bool = False
    """Whether it was asked to stop, so that nobody takes its place."""
    replaces: int = 0
    """The worker that may go when this one is ready."""


class Workers:
    """So many processes that do the same work."""

    def __init__(self, count: int, work: Work, ready: Callable[[], None]) -> None:
        """`ready` is called once, when the first of them serves."""
        self.count = count
        self.work = work
        self.ready = ready
        self._workers: dict[int, Worker] = {}
        self._slots = Slots(count)
        self._life, self._alive = os.pipe()
        """Nothing is ever written: it ends with the parent."""
        self._wake, self._waker = os.pipe()
        self._to_renew: list[int] = []
        self._stops: list[int] = []
        self._asked: list[int] = []
        self._told = False
        self._pause = FIRST_PAUSE
        self._not_before = 0.0

    def run(self) -> int:
        """Keep them alive until a signal comes; the exit code."""
        os.set_blocking(self._waker, False)
        signal.set_wakeup_fd(self._waker, warn_on_full_buffer=False)
        for number in (*STOPS, signal.SIGCHLD, signal.SIGHUP):
            signal.signal(number, self._note)
        while True:
            self._obey()
            self._reap()
            if self._stops and not self._workers:
                return 128 + self._stops[-1] if len(self._stops) > 1 else 0
            self._fill()
            self._wait()

    def _note(self, number: int, _: FrameType | None) -> None:
        self._asked.append(number)

    def _obey(self) -> None:
        """Do what signals have asked for."""
        while self._asked:
            number = self._asked.pop(0)
            if number in STOPS:
                self._stops.append(number)
                self._to_renew.clear()
                log.info("stopping the workers", extra={"workers": len(self._workers)})
                for worker in self._workers.values():
                    worker.leaving = True
                    _send(worker.pid, number)  # twice stops them at once
            elif number == signal.SIGHUP and not self._stops:
                self._to_renew = [worker.pid for worker in self._workers.values() if not worker.leaving]
                log.info("replacing the workers one by one", extra={"workers": len(self._to_renew)})

    def _reap(self) -> None:
        """Bury those who have ended."""
        with suppress(ChildProcessError):
            while (ended := os.waitpid(-1, os.WNOHANG))[0]:
                pid, status = ended
                if (worker := self._workers.pop(pid, None)) is None:
                    continue
                os.close(worker.news)
                if all(other.slot != worker.slot or not other.ready for other in self._workers.values()):
                    self._slots.serves(worker.slot, False)
                if not worker.leaving:
                    self._lament(worker, os.waitstatus_to_exitcode(status))

    def _lament(self, worker: Worker, code: int) -> None:
        """A worker has ended by itself."""
        log.error("a worker ended", extra={"worker": worker.pid, "code": code})
        if worker.ready and time.monotonic() > worker.started + YOUNG:
            self._pause = FIRST_PAUSE
        else:
            self._not_before = time.monotonic() + self._pause
            self._pause = min(2 * self._pause, LONGEST_PAUSE)

    def _fill(self) -> None:
        """Start those that are missing, and the next that takes another's place."""
        if self._stops or time.monotonic() < self._not_before:
            return
        staying = [worker for worker in self._workers.values() if not worker.leaving]
        for slot in sorted(set(range(self.count)) - {worker.slot for worker in staying}):
            self._start(slot)
        if any(worker.replaces for worker in self._workers.values()):
            return
        while self._to_renew:
            if (old := self._to_renew.pop(0)) in self._workers:
                self._start(self._workers[old].slot, replaces=old)
                return

    def _start(self, slot: int, replaces: int = 0) -> None:
        news, tell = os.pipe()
        # A signal that came to the fork while it still had the parent's handlers would be lost.
        signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
        pid = os.fork()
        if not pid:
            self._be_worker(slot, news, tell)
        self._workers[pid] = Worker(pid, slot, time.monotonic(), news, replaces=replaces)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)
        os.close(tell)

    def _be_worker(self, slot: int, news: int, tell: int) -> NoReturn:
        """In the fork: leave behind what is the parent's, and work."""
        code = 1
        try:
            signal.set_wakeup_fd(-1)
            for number in (*STOPS, signal.SIGCHLD, signal.SIGHUP):
                signal.signal(number, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)
            os.setpgrp()  # Ctrl-C is for the parent, which passes it on
            for pipe in (news, self._alive, self._wake, self._waker, *(it.news for it in self._workers.values())):
                os.close(pipe)
            code = self.work(self._life, partial(_say_ready, tell), Handover(self._slots, slot))
        except BaseException:
            log.exception("a worker failed")
        finally:
            logging.shutdown()
            os._exit(code)

    def _wait(self) -> None:
        """Until something happens."""
        waiting = {worker.news: worker for worker in self._workers.values() if not worker.ready}
        timeout = max(0.0, self._not_before - time.monotonic()) if self._not_before else None
        found, _, _ = select.select([self._wake, *waiting], [], [], timeout or None)
        if self._wake in found:
            os.read(self._wake, 4096)
        for news in found:
            if news in waiting and os.read(news, 1):
                self._is_ready(waiting[news])

    def _is_ready(self, worker: Worker) -> None:
        worker.ready = True
        log.info("a worker is ready", extra={"worker": worker.pid})
        if not self._told:
            self._told = True
            self.ready()
        if (old := self._workers.get(worker.replaces)) is not None:
            old.leaving = True
            _send(old.pid, signal.SIGTERM)
        worker.replaces = 0


def _say_ready(pipe: int) -> None:
    os.write(pipe, b"1")


def _send(pid: int, number: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, number)
