"""Whether the database takes writes and answers reads, as it last did; and one line in the log when that changes.

Hundreds of tables may meet the same failure at once: it is told when it begins, now and then while it lasts, and when
it is over.
"""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Literal

log = logging.getLogger(__name__)

Work = Literal["read", "written"]

SILENCE = 10.0
"""Seconds between two lines about the same kind of failure."""
LONGEST_REASON = 300
"""Characters of what the database says."""


class Health:
    """What has become of the last reads and writes."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._told: dict[Work, float] = {}
        """When a failure was last told."""
        self._row: Counter[Work] = Counter()
        """Failures since the last success."""
        self.failures: Counter[Work] = Counter()
        """Failures since the start."""
        self.on_failure: Callable[[Work], None] = lambda work: None
        """Called for every failure; the metrics set it."""

    @property
    def writes_fail(self) -> bool:
        """Whether the last write failed."""
        return self._row["written"] > 0

    def failed(self, work: Work, why: str) -> None:
        """It did not work, because of the database."""
        self._row[work] += 1
        self.failures[work] += 1
        self.on_failure(work)
        told, now = self._told.get(work), self._clock()
        if told is None or not 0 <= now - told < SILENCE:
            self._told[work] = now
            log.error(
                f"the database cannot be {work}",
                extra={"why": why[:LONGEST_REASON], "failures": self._row[work]},
            )

    def worked(self, work: Work, began: int) -> None:
        """It worked. `began` is the number of failures when it began: what began before the last one proves nothing."""
        if self._row[work] and began == self.failures[work]:
            log.warning(f"the database can be {work} again", extra={"failures": self._row[work]})
            del self._row[work]
