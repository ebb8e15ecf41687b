"""What a bot is, and what it says of its choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from mikrokosmos.bots.seat import Seat


class Reason(NamedTuple):
    """One term of a candidate's value."""

    text: str
    """The id of a text that says it in the reader's language."""
    points: float


class Candidate(NamedTuple):
    """An action a bot has considered. Its reasons add up to its value."""

    action: int
    value: float
    """What the bot expects of it, in points; to be compared with the other candidates of the same choice."""
    reasons: tuple[Reason, ...]
    chance: float | None = None
    """The chance to win with it, 0 to 1, if the bot has looked so far."""


class Bot(Protocol):
    """A player that needs no person."""

    def choose(self, seat: Seat) -> int:
        """One of the seat's legal actions."""


@runtime_checkable
class Adviser(Bot, Protocol):
    """A bot that can explain itself."""

    def why(self, seat: Seat) -> Sequence[Candidate]:
        """Its candidates, best first, with values and reasons."""
