"""Many appends in one statement, on either database.

A statement that stands alone is a transaction of its own: one trip to the database and back for a move at one table or
at two hundred. Only plain moves go this way, and only if nothing stands in their way: what does not fit is asked again
by itself, where the reason is found out (`log.Append`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from sqlalchemy.engine import Connection

from mikrokosmos.server.storage.json_text import dumps
from mikrokosmos.server.storage.log import Append

MOST = 256
"""Appends in one commit; more would make the first of them wait for the last."""

Row = tuple[str, int, str, int | None, str, int, str | None, str | None]
"""Table, number, kind, seat, body and time of an entry; person and number of the message it ends, if it does."""


def batchable(works: Sequence[Callable[[Connection], object]]) -> dict[int, Append]:
    """Those of the works that are plain appends to different tables, by their positions in the list."""
    found: dict[int, Append] = {}
    tables: set[str] = set()
    for at, work in enumerate(works):
        if isinstance(work, Append) and work.plain and work.table_id not in tables:
            tables.add(work.table_id)
            found[at] = work
    return found


def rows(works: Sequence[Append]) -> Iterator[Row]:
    """A row for each entry."""
    for work in works:
        for it in work.entries:
            who, number = work.message if work.message is not None and it.seq == work.last_seq else (None, None)
            body = dumps(it.body) if it.text is None else it.text
            yield work.table_id, it.seq, it.kind, it.seat, body, it.at, who, number
