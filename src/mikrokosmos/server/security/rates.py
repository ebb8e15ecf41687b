"""How often something may happen: a bucket of tokens for every key, so many of them at most.

    rates = Rates(per_second=5, burst=20)
    wait = rates.take(identity)
    if wait: ...                      # refused; it could be granted after so many seconds

A bucket starts full and holds at most `burst` tokens; `per_second` of them come back. Every call takes constant time.
If more than `most_keys` are in use, the one unused for longest is forgotten, which leaves it a full bucket: memory is
bounded first, so count by something that costs a stranger more than a new cookie (an address, say) where that
matters.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable


class Rates:
    """The buckets of all keys under one rate."""

    def __init__(
        self,
        per_second: float,
        burst: float,
        most_keys: int = 10_000,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        if per_second <= 0 or burst < 1 or most_keys < 1:
            raise ValueError("a rate above 0, a burst of 1 or more and at least one key are needed")
        self.per_second = per_second
        self.burst = burst
        self.most_keys = most_keys
        self._clock = clock
        self._buckets: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()  # tokens, and when they were counted

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: Hashable, cost: float = 1) -> float:
        """Take the tokens and return 0; or take none and return the seconds until there will be enough."""
        if not 0 < cost <= self.burst:
            raise ValueError(f"a cost above 0 and up to {self.burst} can be paid, not {cost}")
        tokens = self._tokens(key)
        granted = tokens >= cost
        self._put(key, tokens - cost if granted else tokens)
        return 0.0 if granted else (cost - tokens) / self.per_second

    def _tokens(self, key: Hashable) -> float:
        """What is in a bucket now."""
        now = self._clock()
        tokens, counted = self._buckets.get(key, (self.burst, now))
        # A clock that goes back brings no tokens and takes none; from then on they come back as ever.
        return min(self.burst, tokens + max(0.0, now - counted) * self.per_second)

    def _put(self, key: Hashable, tokens: float) -> None:
        """So much is in a bucket now."""
        self._buckets[key] = tokens, self._clock()
        self._buckets.move_to_end(key)
        if len(self._buckets) > self.most_keys:
            self._buckets.popitem(last=False)

    def forget(self, key: Hashable) -> None:
        """Somebody is gone for good, such as a closed socket."""
        self._buckets.pop(key, None)
