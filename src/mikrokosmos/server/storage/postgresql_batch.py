"""Many appends in one statement of PostgreSQL, which is a transaction of its own: one trip there and back.

Appends that come while one is under way wait for it and go together. PostgreSQL makes commits that notify wait for each
other anyway, and each costs both sides more than the rows in it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import asyncpg
from sqlalchemy.ext.asyncio import AsyncEngine

from mikrokosmos.server.storage.batch import MOST, batchable, rows
from mikrokosmos.server.storage.log import Append
from mikrokosmos.server.storage.rows import Appended

# Rows are taken in the order of their ids, so that no two processes wait for each other. Of tables whose logs do not
# end where they should nothing is written; a message that is known fails the statement, and all are asked one by one.
APPEND = """
WITH new AS (
    SELECT * FROM unnest(
        $1::text[], $2::bigint[], $3::text[], $4::int[], $5::text[], $6::bigint[], $7::text[], $8::text[]
    ) AS new (table_id, seq, kind, seat, body, at, identity_id, message_id)
), ends AS (
    SELECT table_id, min(seq) - 1 AS after, max(seq) AS last_seq, max(at) AS at FROM new GROUP BY table_id
), taken AS (
    SELECT id FROM game_table WHERE id IN (SELECT table_id FROM ends) ORDER BY id FOR NO KEY UPDATE
), moved AS (
    UPDATE game_table SET last_seq = ends.last_seq, changed_at = ends.at
    FROM ends JOIN taken ON taken.id = ends.table_id
    WHERE game_table.id = ends.table_id AND game_table.last_seq = ends.after
    RETURNING game_table.id, game_table.access
), noted AS (
    INSERT INTO message (table_id, identity_id, message_id, seq)
    SELECT table_id, identity_id, message_id, seq FROM new JOIN moved ON moved.id = new.table_id
    WHERE message_id IS NOT NULL
), written AS (
    INSERT INTO entry (table_id, seq, kind, seat, body, at)
    SELECT table_id, seq, kind, seat, body::json, at FROM new JOIN moved ON moved.id = new.table_id
    ORDER BY table_id, seq
)
SELECT id, access FROM moved
"""


class SharedAppends:
    """Writes plain appends together that wait together; those that cannot be are left to whoever asked."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[tuple[Append, asyncio.Future[Appended | None]]] = []
        self._worker: asyncio.Task[None] | None = None

    async def run(self, work: Append) -> Appended | None:
        """The answer, once it is on the disk; `None` if nothing was written, or nobody knows: ask by itself."""
        answer: asyncio.Future[Appended | None] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, answer))
        if self._worker is None or self._worker.done():
            self._worker = asyncio.create_task(self._work())
        return await answer

    async def close(self) -> None:
        """Wait until all that was asked for is done."""
        if self._worker is not None:
            await self._worker

    async def _work(self) -> None:
        while self._waiting:
            # Whoever gave up before the work began does not want it any more.
            taken = [(work, answer) for work, answer in self._waiting[:MOST] if not answer.done()]
            del self._waiting[:MOST]
            together = batchable([work for work, _ in taken])
            found = await self._append(list(together.values()))
            for at, (work, answer) in enumerate(taken):
                if not answer.done():
                    answer.set_result(found.get(work.table_id) if at in together else None)

    async def _append(self, works: Sequence[Append]) -> dict[str, Appended]:
        """The answers of those that were written, by their tables."""
        if not works:
            return {}
        columns = [list(column) for column in zip(*rows(works), strict=True)]
        by_table = {work.table_id: work for work in works}
        try:
            async with self._engine.connect() as connection:
                driver: Any = (await connection.get_raw_connection()).driver_connection
                try:
                    moved = await driver.fetch(APPEND, *columns)
                except asyncpg.PostgresError:
                    return {}  # it said no, and why is found out one by one
                except BaseException:
                    await connection.invalidate()  # nobody knows in what state it is
                    raise
        except Exception:  # whoever asks by itself is told what is wrong
            return {}
        return {row["id"]: Appended(by_table[row["id"]].entries, row["access"]) for row in moved}
