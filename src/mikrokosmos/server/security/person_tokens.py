"""The tokens by which people are known, whatever the clock of this computer does meanwhile.

A token lasts a year. If the clock goes back, those signed before are from the future, and still theirs. What is signed
then carries the latest second that was ever seen: by the clock's own time it would be too old as soon as the clock is
right again.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from mikrokosmos.server.security.signing import Keys, read, sign, signed_at

PERSON = "person"
YEAR = 365 * 24 * 3600


class PersonTokens:
    """Signs and reads the tokens of people."""

    def __init__(self, keys: Keys, clock: Callable[[], float] = time.time) -> None:
        self._keys = keys
        self._clock = clock
        self._latest = 0.0

    def sign(self, identity: str) -> str:
        """A token for a person, good for a year from now on."""
        self._latest = max(self._latest, self._clock())
        return sign(PERSON, identity, self._keys, self._latest)

    def read(self, token: str) -> str | None:
        """The person a token is of; `None` if it is not ours, or older than a year."""
        payload = read(PERSON, token, self._keys, max_age=YEAR, now=self._clock())
        if payload is None:
            return None
        self._latest = max(self._latest, signed_at(token))
        return payload.decode()
