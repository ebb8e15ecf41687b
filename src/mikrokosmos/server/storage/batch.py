"""Many appends in three statements, for SQLite.

A thread that runs a statement lets the others go on, and then waits for its turn with them: milliseconds, while the
event loop is busy. So what counts is how many statements there are, and a plain move at each of fifty tables needs no
more than a move at one. All go well together, or each is tried by itself.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence

from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from mikrokosmos.server.storage.json_text import dumps
from mikrokosmos.server.storage.log import Append
from mikrokosmos.server.storage.rows import Appended

POSSIBLE = sqlite3.sqlite_version_info >= (3, 33)
"""UPDATE … FROM is as old as this."""

MOVE_ON = """
UPDATE game_table SET last_seq = json_extract(new.value, '$[2]'), changed_at = json_extract(new.value, '$[3]')
FROM json_each(?) AS new
WHERE game_table.id = json_extract(new.value, '$[0]') AND game_table.last_seq = json_extract(new.value, '$[1]')
"""
NOTE_MESSAGES = """
INSERT INTO message (table_id, identity_id, message_id, seq)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
       json_extract(value, '$[3]')
FROM json_each(?) WHERE true ON CONFLICT DO NOTHING
"""
WRITE = """
INSERT INTO entry (table_id, seq, kind, seat, body, at)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
       json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]')
FROM json_each(?)
"""


def batchable(works: Sequence[Callable[[Connection], object]]) -> dict[int, Append]:
    """Those of the works that are plain appends to different tables, by their positions in the list."""
    found: dict[int, Append] = {}
    tables: set[str] = set()
    for at, work in enumerate(works):
        if POSSIBLE and isinstance(work, Append) and work.plain and work.table_id not in tables:
            tables.add(work.table_id)
            found[at] = work
    return found


def append_batch(connection: Connection, works: Sequence[Append]) -> list[Appended] | None:
    """The answers, if all could be appended; otherwise nothing has changed, and each must be asked by itself."""
    savepoint = connection.begin_nested()
    try:
        done = _append(connection, works)
    except IntegrityError:
        done = False
    if not done:
        savepoint.rollback()
        return None
    savepoint.commit()
    return [Appended(work.entries) for work in works]


def _append(connection: Connection, works: Sequence[Append]) -> bool:
    ends = [(work.table_id, work.after_seq, work.last_seq, work.at) for work in works]
    messages = [(work.table_id, *work.message, work.last_seq) for work in works if work.message is not None]
    entries = [
        (work.table_id, it.seq, it.kind, it.seat, dumps(it.body), it.at) for work in works for it in work.entries
    ]
    return all(
        connection.exec_driver_sql(statement, (dumps(rows),)).rowcount == len(rows)
        for statement, rows in ((MOVE_ON, ends), (NOTE_MESSAGES, messages), (WRITE, entries))
        if rows
    )
