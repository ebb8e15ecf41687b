"""The room in a table's log. However much sitting down, getting up and taking back goes on, the game keeps its own.

A log has an end. What only changes who decides (seats, orders, taking back) is counted, and refused when its part is
used up; playing, handing a seat to a bot, the clock and the end are never refused. The parts are such that the game can
always be played to its end: every undo wastes one play at most, and every seat taken back leads to one clock at most.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Self

import mikrokosmos as mk
from mikrokosmos.server.entry import Entry
from mikrokosmos.server.tables.refused import Refused

LONGEST = 100_000
"""Entries of a log; the storage has room for some more."""
BEFORE_START = 5_000
"""Entries before the game begins, whoever makes them; beyond, the owner alone may still arrange the seats."""
FOR_OWNER = 1_000
"""Entries kept for the owner before the game begins."""
FOR_ONE_PERSON = 60
"""Entries about one person before the game begins, if it is not the owner."""
END = 10
"""Entries of a start and an end, with some to spare."""


@dataclass(slots=True)
class LogRoom:
    """How many entries a log has, and how many of them were about a person or a seat."""

    entries: int = 0
    people: Counter[str] = field(default_factory=Counter)
    """Before the start: how often each person has sat down, changed something or got up."""
    seats: Counter[int] = field(default_factory=Counter)
    """Since the start: how often each seat was handed over, taken back, given another order or had a move undone."""

    def count(self, entry: Entry, before: str | None, started: bool) -> None:
        """An entry was folded; `before` is the person who had its seat until then."""
        self.entries += 1
        if entry.seat is None or entry.kind not in ("seat", "undo"):
            return
        if started:
            self.seats[entry.seat] += 1
        elif person := entry.body.get("identity") or before:
            self.people[person] += 1

    def must_fit_before_start(self, person: str, owner: bool) -> None:
        """Refuse another change of a seat before the start."""
        most = BEFORE_START + FOR_OWNER if owner else BEFORE_START
        if self.entries >= most or (not owner and self.people[person] >= FOR_ONE_PERSON):
            raise Refused("too-many-changes")

    def must_fit(self, seat: int, players: int, longest_game: int) -> None:
        """Refuse another change of a seat, or another undo, in a game that may have so many moves."""
        # With content of one's own the bound of a game may be beyond all measure; no game comes near it.
        kept = min(longest_game, LONGEST // 2) + 3 * players + END
        # Twice: with every undo goes the play that was undone.
        part = (LONGEST - BEFORE_START - FOR_OWNER - kept) // (2 * players)
        if self.seats[seat] >= part or self.entries >= LONGEST - kept:
            raise Refused("too-many-changes")

    def to_json(self) -> mk.Json:
        """As it stands in a snapshot."""
        return {
            "entries": self.entries,
            "people": dict(self.people),
            "seats": {str(seat): count for seat, count in self.seats.items()},
        }

    @classmethod
    def from_json(cls, data: mk.Json) -> Self:
        """Read what `to_json` wrote."""
        seats = Counter({int(seat): int(count) for seat, count in data["seats"].items()})
        return cls(int(data["entries"]), Counter(data["people"]), seats)
