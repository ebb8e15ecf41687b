"""The file format of records: its number, the steps from older ones, and the digest of a position."""

from __future__ import annotations

import hashlib
from typing import Literal, get_args

from mikrokosmos.core.errors import RecordError
from mikrokosmos.core.interface import Game, State
from mikrokosmos.core.move import field
from mikrokosmos.core.types import Json, Parsed
from mikrokosmos.core.upgrades import Upgrade, climb

FORMAT = 2
"""The number of the file format; `docs/formats.md` specifies it."""
WITH_GIVEN = 3
"""The number of a record whose first moves were given, not played: older readers would take its dice for false."""

Remark = Literal["older-digest", "newer-digest", "no-digest"]
"""Why the end of a record cannot be compared with its digest; its moves are replayed all the same.

- `older-digest`, `newer-digest`: it is of a text that this version does not write any more, or not yet
- `no-digest`: there is none, since the record was given to a seat before the end
"""
REMARKS: tuple[Remark, ...] = get_args(Remark)


def _from_1(record: Json) -> Json:
    """Format 1 hashed what a view showed, and views have grown since: what its digest is of is not known any more."""
    return {**record, "format": 2, "notation": None}


def _from_2(record: Json) -> Json:
    """In format 2 no moves were given."""
    return {**{key: value for key, value in record.items() if key != "given"}, "format": 3}


UPGRADES: dict[int, Upgrade] = {1: _from_1, 2: _from_2}


def upgraded(record: Parsed) -> Json:
    """A record of any format as one of today's; `RecordError` says what to do about a format to come."""
    return climb("record format", record, field(record, "format", int), WITH_GIVEN, UPGRADES)


def digest(state: State) -> str:
    """SHA-256 of a position: of the UTF-8 bytes of its one-line notation, in hexadecimal."""
    return hashlib.sha256(state.to_line().encode()).hexdigest()


def claimed(record: Parsed, game: Game) -> tuple[str | None, Remark | None]:
    """The digest a record of today's format claims, if it can be compared; otherwise why not."""
    for key in ("notation", "digest"):
        if key not in record:
            raise RecordError(f"not a record, or cut off: {key!r} is missing")
    told, notation = record["digest"], record["notation"]
    if told is None:
        return None, "no-digest"
    if not isinstance(told, str):
        raise RecordError(f"'digest' should be a text, or null where it is not told, not {told!r:.60}")
    if notation is None:
        return None, "older-digest"
    if type(notation) is not int or notation < 1:
        raise RecordError(f"'notation' should be a whole number from 1, not {notation!r:.60}")
    if notation == game.notation:
        return told, None
    return None, "older-digest" if notation < game.notation else "newer-digest"
