"""What a record tells about its dice: the promise, the nonces, and at the end the seed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Self

from mikrokosmos.core.errors import RecordError
from mikrokosmos.core.fair_dice import NONCE_BYTES, SEED_BYTES, FairDice, promise
from mikrokosmos.core.types import Json

Weights = tuple[tuple[int, int], ...]
"""Every outcome of an event of chance with its weight, ascending."""

MOST = 2**53 - 1
"""Numbers in a file are not larger: a browser would round them."""


@dataclass(frozen=True)
class DiceProof:
    """A commitment, a nonce for every seat, and the seed where it may be known; else `None`."""

    commitment: str
    nonces: tuple[bytes, ...]
    seed: bytes | None = field(default=None, repr=False)
    deal: str | None = None
    """The day of whose daily deal they are: they were given to everybody alike, and nobody added a nonce."""

    @classmethod
    def of(cls, dice: FairDice, deal: str | None = None) -> Self:
        """The whole proof of dice, seed included."""
        return cls(dice.commitment, tuple(dice.nonces), dice.seed, deal)

    @property
    def kept(self) -> bool:
        """Whether the promise was kept, as far as one can know: a seed that is shown is the one committed to."""
        return self.seed is None or promise(self.seed) == self.commitment

    @property
    def dice(self) -> FairDice | None:
        """The dice themselves, if the seed is known."""
        return None if self.seed is None else FairDice(self.seed, self.nonces)

    def check(self) -> None:
        """A `RecordError` if the promise was broken."""
        if not self.kept:
            raise RecordError("dice: the seed doesn't match the commitment published before the game")

    def hidden(self) -> Self:
        """The same without the seed: all that may leave the house before the end."""
        return replace(self, seed=None)

    def to_json(self) -> Json:
        """As it stands in the file: `{"commitment": "9f…", "nonces": ["03…", …], "seed": "c1…" or null}`.

        Dice of a daily deal have its day too: `"deal": "2026-11-18"`.
        """
        told: Json = {"commitment": self.commitment, "nonces": [nonce.hex() for nonce in self.nonces]}
        told["seed"] = self.seed.hex() if self.seed else None
        return told if self.deal is None else {**told, "deal": self.deal}

    @classmethod
    def from_json(cls, data: object) -> Self:
        """Read what `to_json` wrote; `RecordError` if it is malformed or the seed doesn't match the commitment."""
        proof = cls.read(data)
        proof.check()
        return proof

    @classmethod
    def read(cls, data: object) -> Self:
        """Read what is well-formed, whether the promise was kept or not."""
        if not isinstance(data, Mapping):
            raise RecordError(f"dice: {type(data).__name__} where an object should be")
        for key in ("commitment", "nonces", "seed"):
            if key not in data:
                raise RecordError(f"dice: {key!r} is missing")
        if not isinstance(data["nonces"], list) or not data["nonces"]:
            raise RecordError("dice: 'nonces' should be a list with one for every seat")
        nonces = tuple(_bytes(nonce, NONCE_BYTES, f"nonce {seat}") for seat, nonce in enumerate(data["nonces"], 1))
        seed = None if data["seed"] is None else _bytes(data["seed"], SEED_BYTES, "'seed'")
        return cls(_bytes(data["commitment"], 32, "'commitment'").hex(), nonces, seed, _day(data.get("deal")))


def weights_from_json(data: object) -> Weights:
    """Weights from `[[outcome, weight], …]`, or a `RecordError`."""
    if not isinstance(data, list) or not data or not all(map(_is_pair, data)):
        raise RecordError("'weights' should be a list of [outcome, weight], both whole numbers, no weight below 1")
    if any(one >= other for (one, _), (other, _) in pairwise(data)):
        raise RecordError("'weights' should name every outcome once, ascending")
    if sum(weight for _, weight in data) > MOST:
        raise RecordError(f"'weights' should not sum up to more than {MOST}")
    return tuple((outcome, weight) for outcome, weight in data)


def _is_pair(pair: object) -> bool:
    return isinstance(pair, list) and [type(n) for n in pair] == [int, int] and 0 <= pair[0] <= MOST and pair[1] >= 1


def _day(text: object) -> str | None:
    """The day of a daily deal; most dice have none."""
    if text is None or (isinstance(text, str) and re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", text)):
        return text
    raise RecordError("dice: 'deal' should be a day such as 2026-11-18")


def _bytes(text: object, length: int, name: str) -> bytes:
    """Bytes from lower-case hexadecimal. What is wrong is not quoted: a seed with a typing error is still a seed."""
    if not isinstance(text, str) or not re.fullmatch(f"[0-9a-f]{{{2 * length}}}", text):
        raise RecordError(f"dice: {name} should be {2 * length} hexadecimal digits, 0-9 and a-f")
    return bytes.fromhex(text)
