"""The admin's key, and the token a browser gets for it: short-lived, and worth nothing once the key is another."""

from __future__ import annotations

import hashlib
import hmac
import time
from collections.abc import Callable

from mikrokosmos.server.security.signing import Keys, read, sign

ADMIN = "admin"
COOKIE = "mikrokosmos-admin"
LASTS = 2 * 3600
"""Seconds until the key is asked for again."""


class AdminTokens:
    """Knows the key and signs tokens; without a key there is no admin."""

    def __init__(self, keys: Keys, admin_key: str, clock: Callable[[], float] = time.time) -> None:
        self.on = bool(admin_key)
        self._keys = keys
        self._digest = hashlib.sha256(admin_key.encode()).digest()
        # Only this server can make it, so that a stolen token does not help to guess the key.
        self._mark = hmac.digest(keys.secrets[0], b"mikrokosmos admin " + self._digest, "sha256")
        self._clock = clock

    def fits(self, given: str) -> bool:
        """Whether this is the key; the time it takes does not tell how near it was."""
        return hmac.compare_digest(hashlib.sha256(given.encode()).digest(), self._digest) and self.on

    def sign(self) -> str:
        """A token for whoever has told the key."""
        return sign(ADMIN, self._mark, self._keys, self._clock())

    def holds(self, token: str) -> bool:
        """Whether this is a token of ours that is still good."""
        payload = read(ADMIN, token, self._keys, max_age=LASTS, now=self._clock())
        return self.on and payload is not None and hmac.compare_digest(payload, self._mark)
