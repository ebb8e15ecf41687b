"""Dice that anyone can check: every roll follows from a seed that is promised before the game and shown after it.

The host publishes the SHA-256 of a fresh seed of 32 bytes, then collects a nonce of 16 bytes from every seat. Event i
of chance, counted from 0, is drawn like this; every number is big-endian:

1. attempt = 0.
2. number = HMAC-SHA-256(key = seed, message = nonces in the order of seats ‖ i in 8 bytes ‖ attempt in 4 bytes), read
   as a whole number of 256 bits.
3. total = the sum of weights. If number is not below the largest multiple of total up to 2**256, add 1 to attempt and
   go to 2: else low tickets would be drawn more often.
4. ticket = number modulo total. The outcomes, ascending, own as many tickets as they weigh: a first outcome of weight
   3 owns 0, 1 and 2. The owner of the ticket is the outcome.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from mikrokosmos.core.chance import outcome_at

SEED_BYTES = 32
NONCE_BYTES = 16

NO_NONCE = bytes(NONCE_BYTES)
"""What bots, and seats that sent nothing, contribute: 16 zero bytes."""

_SPAN = 2**256
"""So many numbers a SHA-256 can be."""


def new_seed() -> bytes:
    """A fresh seed, to be kept secret until the end of the game."""
    return secrets.token_bytes(SEED_BYTES)


def new_nonce() -> bytes:
    """What a seat contributes, fresh for every game and sent only after the host has published its commitment."""
    return secrets.token_bytes(NONCE_BYTES)


def promise(seed: bytes) -> str:
    """The commitment to a seed: its SHA-256 in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


@dataclass(frozen=True)
class FairDice:
    """The dice of one game: a secret seed, and a nonce for every seat in order."""

    seed: bytes = field(repr=False)  # whoever reads a log must not foresee the game
    nonces: Sequence[bytes]

    def __post_init__(self) -> None:
        # The messages name lengths only: what was given instead of a seed may still be most of one.
        if not isinstance(self.seed, bytes) or len(self.seed) != SEED_BYTES:
            raise ValueError(f"a seed is {SEED_BYTES} bytes")
        if not self.nonces or not all(isinstance(nonce, bytes) and len(nonce) == NONCE_BYTES for nonce in self.nonces):
            raise ValueError(f"every seat has a nonce of {NONCE_BYTES} bytes")
        object.__setattr__(self, "nonces", tuple(self.nonces))

    @property
    def commitment(self) -> str:
        """What is published before the nonces are collected."""
        return promise(self.seed)

    def draw(self, index: int, weights: Sequence[tuple[int, int]]) -> int:
        """The outcome of event `index` of chance over `[(outcome, weight), ...]`, ascending as in `state.chances()`."""
        total = _sum(weights)
        return outcome_at(weights, self._number(index, total) % total)

    def _number(self, index: int, total: int) -> int:
        """The first number of the event that does not favour the low tickets."""
        limit = _SPAN - _SPAN % total
        event = b"".join(self.nonces) + index.to_bytes(8, "big")
        attempt = 0
        while True:
            roll = hmac.digest(self.seed, event + attempt.to_bytes(4, "big"), "sha256")
            if (number := int.from_bytes(roll, "big")) < limit:
                return number
            attempt += 1


def _sum(weights: Sequence[tuple[int, int]]) -> int:
    """The number of tickets; another order of the outcomes would be another roll, so it is not put right in silence."""
    if any(one >= other for (one, _), (other, _) in pairwise(weights)):
        raise ValueError("the outcomes should be ascending")
    if any(weight < 1 for _, weight in weights):
        raise ValueError("every weight should be at least 1")
    if not 1 <= (total := sum(weight for _, weight in weights)) <= _SPAN:
        raise ValueError("nothing to draw from, or more than a hash can tell apart")
    return total
