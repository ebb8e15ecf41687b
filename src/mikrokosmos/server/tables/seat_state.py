"""Who has a seat at a table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

import mikrokosmos as mk


@dataclass(frozen=True, slots=True)
class SeatState:
    """Who has a seat. A person's seat that a bot plays for now has both; the person can take it back.

    A bot's own seat has a name too, but no identity; in tables of older versions it has none.
    """

    identity: str | None = None
    name: str | None = None
    bot: str | None = None
    order: str | None = None
    """The standing order for what falls to the seat in the turns of others."""
    nonce: str | None = None
    """What the person adds to the dice, in hexadecimal; sent after the promise about them was made."""

    @property
    def open(self) -> bool:
        """Whether anybody may sit down here."""
        return self.identity is None and self.bot is None

    @property
    def asked(self) -> bool:
        """Whether a person decides here now."""
        return self.identity is not None and self.bot is None

    def to_json(self) -> mk.Json:
        """As it stands in the log."""
        return {
            "identity": self.identity,
            "name": self.name,
            "bot": self.bot,
            "order": self.order,
            "nonce": self.nonce,
        }

    @classmethod
    def from_json(cls, data: mk.Json) -> Self:
        """Read what `to_json` wrote."""
        return cls(**{name: data.get(name) for name in cls.__slots__})


def names_of(seats: Iterable[SeatState]) -> list[str]:
    """What the seats are called in the game and its record, no two alike: a second Ann is `Ann 2`."""
    names: list[str] = []
    for seat in seats:
        name = "".join(filter(str.isprintable, seat.name or seat.bot or "")) or "?"
        number = 1
        while (called := name if number == 1 else f"{name} {number}") in names:
            number += 1
        names.append(called)
    return names
