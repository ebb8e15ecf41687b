"""One move of a record, and how it is read from the file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple, TypeVar

from mikrokosmos.core.chance import CHANCE
from mikrokosmos.core.dice_proof import Weights, weights_from_json
from mikrokosmos.core.errors import RecordError
from mikrokosmos.core.secrecy import all_seen
from mikrokosmos.core.types import Event, Json, Parsed

T = TypeVar("T")


class Move(NamedTuple):
    """One move of a record, as id and in words; the words catch an id that has come to mean something else."""

    id: int
    who: int  # a seat, or CHANCE
    words: Parsed
    weights: Weights | None = None  # of chance, where there are dice: a roll can then be checked without the rules

    def to_json(self) -> Json:
        """As it stands in the file: `{"id": 12, "who": 0, "words": {...}}`; rolled by dice, also its `"weights"`."""
        who = "chance" if self.who == CHANCE else self.who
        told: Json = {"id": self.id, "who": who, "words": self.words}
        return told if self.weights is None else {**told, "weights": [list(pair) for pair in self.weights]}

    def told_to(self, seat: int | None, events: Iterable[Event]) -> Json:
        """As a seat (or a spectator, `None`) may have it, by what it did: with a secret in it, only its type."""
        if all_seen(events, seat):
            return self.to_json()
        return {**self.to_json(), "id": None, "words": {"type": self.words["type"]}}


def move_from_json(data: object, number: int, dice: bool) -> Move:
    """One move of the file."""
    try:
        if isinstance(data, Mapping) and data.get("id", 0) is None:
            raise RecordError("a secret that is not told before the end of the game; until then it cannot be replayed")
        by_chance = isinstance(data, Mapping) and data.get("who") == "chance"
        who = CHANCE if by_chance else field(data, "who", int)
        weights = None
        if dice and by_chance:
            weights = weights_from_json(field(data, "weights", list))
        elif isinstance(data, Mapping) and "weights" in data:
            raise RecordError("only chance has 'weights', and only where there are dice")
        return Move(field(data, "id", int), who, field(data, "words", dict), weights)
    except RecordError as error:
        raise RecordError(f"move {number}: {error}") from None


def field(data: object, key: str, kind: type[T]) -> T:
    """A field of the right kind. `True` is not a number here, though Python thinks so."""
    if not isinstance(data, Mapping):
        raise RecordError(f"not a record: {type(data).__name__} where an object should be")
    if key not in data:
        raise RecordError(f"not a record, or cut off: {key!r} is missing")
    value = data[key]
    if not isinstance(value, kind) or isinstance(value, bool):
        raise RecordError(f"{key!r} should be {_KINDS[kind]}, not {value!r:.60}")
    return value


_KINDS: dict[type, str] = {int: "a whole number", str: "a text", list: "a list", dict: "an object"}
