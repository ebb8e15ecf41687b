"""Many appends in one statement of SQLite.

A thread that runs a statement lets the others go on, and then waits for its turn with them: milliseconds, while the
event loop is busy. So what counts is how many statements there are. SQLite cannot change several tables in one, but a
trigger can: rows are put into a view that holds nothing, and the trigger writes them where they belong.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import orjson

from mikrokosmos.server.storage.batch import rows
from mikrokosmos.server.storage.log import Append
from mikrokosmos.server.storage.rows import Appended

# View and trigger are the connection's own, and no part of the database.
VIEW = """
CREATE TEMP VIEW appending AS
SELECT NULL AS table_id, NULL AS seq, NULL AS kind, NULL AS seat, NULL AS body, NULL AS at,
       NULL AS identity_id, NULL AS message_id
"""
TRIGGER = """
CREATE TEMP TRIGGER append INSTEAD OF INSERT ON appending BEGIN
    UPDATE game_table SET last_seq = NEW.seq, changed_at = NEW.at WHERE id = NEW.table_id AND last_seq = NEW.seq - 1;
    SELECT RAISE(ABORT, 'the log does not end there') WHERE changes() = 0;
    INSERT INTO message (table_id, identity_id, message_id, seq)
    SELECT NEW.table_id, NEW.identity_id, NEW.message_id, NEW.seq WHERE NEW.message_id IS NOT NULL;
    INSERT INTO entry (table_id, seq, kind, seat, body, at)
    VALUES (NEW.table_id, NEW.seq, NEW.kind, NEW.seat, NEW.body, NEW.at);
END
"""
APPEND = """
INSERT INTO appending
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
       json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
       json_extract(value, '$[6]'), json_extract(value, '$[7]')
FROM json_each(?)
"""


def prepare(connection: sqlite3.Connection) -> None:
    """Make a connection one that can append."""
    connection.execute(VIEW)
    connection.execute(TRIGGER)


def append_batch(connection: sqlite3.Connection, works: Sequence[Append]) -> list[Appended] | None:
    """The answers, if all could be appended; otherwise nothing has changed, and each must be asked by itself."""
    try:
        connection.execute(APPEND, (orjson.dumps(list(rows(works))).decode(),))
    except sqlite3.IntegrityError:
        return None
    return [Appended(work.entries) for work in works]
