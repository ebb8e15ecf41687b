"""Rates that several processes keep together: each tells the others what was taken from it, and they take it too.

Only of those who have used up half of what they may take at once anything is told, and it takes half a second: whoever
goes from process to process may be quicker for that long. But what was too much is missing afterwards, so on average
nobody gets more from many processes than from one. An address is told to nobody: only a mark, made with the server's
key, is.
"""

from __future__ import annotations

import base64
import hashlib
import time
from collections.abc import Callable, Hashable, Iterable

from mikrokosmos.server.security.rates import Rates

MARK_BYTES = 9
MOST_MARKS = 10_000
"""So many are told at once."""


class UsedRates:
    """What was taken here and is to be told; and who is to hear what was taken elsewhere."""

    def __init__(self, secret: bytes, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.rates: dict[str, SharedRates] = {}
        self._secret = secret
        self._here: dict[str, float] = {}

    def took(self, mark: str, cost: float) -> None:
        """Something was taken here."""
        if mark in self._here or len(self._here) < MOST_MARKS:
            self._here[mark] = self._here.get(mark, 0.0) + cost

    def to_tell(self) -> tuple[tuple[str, float], ...]:
        """What was taken here since the last time."""
        taken, self._here = self._here, {}
        return tuple((mark, round(much, 3)) for mark, much in taken.items())

    def hear(self, taken: Iterable[tuple[str, float]]) -> None:
        """So much was taken elsewhere."""
        for mark, much in taken:
            if (shared := self.rates.get(mark.partition(" ")[0])) is not None:
                shared.taken_elsewhere(mark, much)

    def mark(self, name: str, key: Hashable) -> str:
        """By what somebody is known in a rate; who has not the server's key learns nothing from it."""
        digest = hashlib.blake2b(repr(key).encode(), digest_size=MARK_BYTES, key=self._secret).digest()
        return f"{name} {base64.urlsafe_b64encode(digest).decode()}"


class SharedRates(Rates):
    """A rate of all processes together; its name is one word, and no other has it."""

    def __init__(self, per_second: float, burst: float, name: str, used: UsedRates) -> None:
        super().__init__(per_second, burst, clock=used.clock)
        self.name = name
        self.used = used
        used.rates[name] = self

    def take(self, key: Hashable, cost: float = 1) -> float:
        """Take the tokens and return 0; or take none and return the seconds until there will be enough."""
        mark = self.used.mark(self.name, key)
        wait = super().take(mark, cost)
        if not wait and self._buckets[mark][0] < self.burst / 2:
            self.used.took(mark, cost)
        return wait

    def taken_elsewhere(self, mark: str, much: float) -> None:
        """So much is missing here; but not for longer than it takes two bursts to come back."""
        self._put(mark, max(-self.burst, self._tokens(mark) - much))

    def forget(self, key: Hashable) -> None:
        """Somebody is gone for good, such as a closed socket."""
        super().forget(self.used.mark(self.name, key))


def rates(
    name: str, per_second: float, burst: float, used: UsedRates | None, clock: Callable[[], float] = time.monotonic
) -> Rates:
    """A rate of this process alone, or of all together."""
    return Rates(per_second, burst, clock=clock) if used is None else SharedRates(per_second, burst, name, used)
