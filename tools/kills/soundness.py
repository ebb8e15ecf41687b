"""What must be true of the database by itself: logs without gaps that fold, records and dice that are true."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from kills.comparison import Findings, bot_waits, whole_log
from mikrokosmos.core.errors import MikrokosmosError
from mikrokosmos.core.record import Record
from mikrokosmos.server.entry import Entry
from mikrokosmos.server.storage.rows import STATUSES
from mikrokosmos.server.storage.rows import Table as Row
from mikrokosmos.server.storage.store import Store
from mikrokosmos.server.tables.setup import Setup
from mikrokosmos.server.tables.table import OVER, Table


async def inspect(store: Store, found: Findings) -> None:
    """Check every table there is, also those whose making nobody was told of."""
    before = None
    while page := await store.public_tables(before=before, states=STATUSES):
        for listed in page:
            row = await store.table(listed.id)  # whole: lists leave the options out
            assert row is not None
            found.tables += 1
            try:
                log = await whole_log(store, row.id)
                found.bot_waits += bot_waits(log)
                found.finished += fold(row, log, await store.dice_seed(row.id))
            except (MikrokosmosError, LookupError, TypeError, ValueError) as error:
                found.faults.append(f"table {row.id} does not fold: {error!r}")
        before = page[-1].mark


def fold(row: Row, log: Sequence[Entry], seed: bytes) -> bool:
    """Fold a log as a server would; whether its game is over. Raises if anything about it is not right."""
    if [entry.seq for entry in log] != list(range(1, row.last_seq + 1)):
        raise ValueError(f"the log should end at {row.last_seq} and has {[entry.seq for entry in log]}")
    table = Table(row.owner, Setup.from_json(row.setup, row.rules), seed)
    for entry in log:
        if table.status == OVER:
            raise ValueError(f"entry {entry.seq} comes after the end")
        table.fold(entry)
    if table.status != row.state:
        raise ValueError(f"it is {row.state}, but by its log {table.status}")
    if table.match is None:
        return False
    record = Record.from_json(table.match.record.to_json())
    end = record.replay()  # every move, every roll of the dice, and the digest of the end
    if end.over != (table.status == OVER):
        raise ValueError("its game and its log do not agree whether it is over")
    if end.over and row.result != {"scores": end.scores(), "winners": end.winners()}:
        raise ValueError(f"its result is {row.result}, but its game ended {end.scores()}")
    return end.over


def check_file(path: str, found: Findings) -> None:
    """Whether the file is sound in SQLite's own eyes."""
    connection = sqlite3.connect(path)
    try:
        told = [row[0] for row in connection.execute("PRAGMA integrity_check")]
    finally:
        connection.close()
    if told != ["ok"]:
        found.faults.append(f"SQLite finds the file damaged: {told}")
