"""An entry of a table's log: one type from the table's decision to the disk, and back."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, Self

from mikrokosmos.core.interface import Json

Kind = Literal["start", "play", "undo", "seat", "clock", "end"]
KINDS: tuple[Kind, ...] = ("start", "play", "undo", "seat", "clock", "end")


@dataclass(frozen=True, slots=True)
class Entry:
    """What happened at a table. Its number and time are given to it when it is stored."""

    kind: Kind
    body: Json
    seat: int | None = None
    seq: int = 0
    """Its number in the log, from 1."""
    at: int = 0
    """When it was stored: UTC, in milliseconds."""
    text: str | None = field(default=None, compare=False, repr=False)
    """The body as JSON, if it was written to be checked: it need not be written again."""

    def stored(self, seq: int, at: int, text: str | None = None) -> Self:
        """The entry as it stands in the log."""
        return type(self)(self.kind, self.body, self.seat, seq, at, text)
