"""Floods in the log: what happens over and over is told once a minute, with how often it happened.

    floods = FloodLog()
    floods.note(log, "a connection was refused", why="too many of this address")

`Repeats` does the same, more patiently, for every warning and error whoever logs it: the first few of a kind are
written, the rest of the minute is counted.
"""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

MINUTE = 60.0
MOST_KINDS = 256
"""Kinds of lines that are remembered; the one unheard of for longest is forgotten."""
FEW = 10
"""Warnings of one kind that are written in a minute."""


class Counts:
    """How often each kind of thing happened in its present minute, and how much of that went untold."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        """`most` of a kind are told in a minute."""
        self._most = most
        self._clock = clock
        self._kinds: OrderedDict[Hashable, list[float]] = OrderedDict()  # since when, how many told, how many not

    def __len__(self) -> int:
        return len(self._kinds)

    def note(self, kind: Hashable) -> int | None:
        """It happened once more: how often it was not told before this time; `None` if this is not to be told."""
        now = self._clock()
        since, told, untold = self._kinds.pop(kind, (now, 0, 0))
        if now - since >= MINUTE:
            since, told = now, 0
        tell = told < self._most
        self._kinds[kind] = [since, told + tell, 0 if tell else untold + 1]
        if len(self._kinds) > MOST_KINDS:
            self._kinds.popitem(last=False)
        return int(untold) if tell else None


class FloodLog:
    """Tells of each kind of flood once a minute."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._counts = Counts(1, clock)

    def note(self, log: logging.Logger, message: str, **fields: object) -> None:
        """It happened once more; `times` is how often since it was last told."""
        untold = self._counts.note((message, *sorted(fields.items())))
        if untold is not None:
            log.warning(message, extra={**fields, "times": untold + 1})


class Repeats(logging.Filter):
    """Lets through the first few warnings of a kind in a minute; the next minute begins with how many were not."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._counts = Counts(FEW, clock)

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is written."""
        if record.levelno < logging.WARNING:
            return True
        failed = record.exc_info[0] if record.exc_info else None
        untold = self._counts.note((record.name, record.levelno, str(record.msg)[:200], failed))
        if untold:
            record.untold = untold
        return untold is not None
