"""An entry of a table's log: one type from the table's decision to the disk, and back."""

from __future__ import annotations

from dataclasses import dataclass, replace
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

    def stored(self, seq: int, at: int) -> Self:
        """The entry as it stands in the log."""
        return replace(self, seq=seq, at=at)
