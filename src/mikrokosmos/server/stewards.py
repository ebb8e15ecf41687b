"""Stewards: one for each table where bots sit. Whenever a bot is to act, its steward asks it and plays its move."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from functools import partial

from mikrokosmos.server.hall import Hall
from mikrokosmos.server.redaction import mark
from mikrokosmos.server.tables.refused import Refused
from mikrokosmos.server.tables.table import PLAYING, Draft, Table
from mikrokosmos.server.thinking import Thinkers

log = logging.getLogger(__name__)

BUSY = 0.05
"""Seconds to wait when other processes keep writing to the same table."""


class Stewards:
    """Sees to it that no table waits for a bot."""

    def __init__(self, hall: Hall, thinkers: Thinkers) -> None:
        self.hall = hall
        self.thinkers = thinkers
        self._busy: dict[str, asyncio.Task[None]] = {}

    def wake(self, table_id: str) -> None:
        """Something has happened at a table: perhaps a bot is to act now. Cheap, and safe to call too often."""
        if table_id not in self._busy:
            self._busy[table_id] = task = asyncio.create_task(self._serve(table_id))
            task.add_done_callback(partial(self._left, table_id))

    async def idle(self) -> None:
        """Wait until no bot is to act at any table that was woken."""
        while self._busy:
            await asyncio.wait(self._busy.values())
            await asyncio.sleep(0)

    async def close(self) -> None:
        """Stop; what a bot was about to play is simply not played, and another steward will ask it again."""
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _left(self, table_id: str, task: asyncio.Task[None]) -> None:
        """A steward has gone; if something went wrong it is told, and the next wake-up sends another."""
        self._busy.pop(table_id, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.hall.metrics.bot_failures.add()
            log.error("a bot failed", exc_info=error, extra={"table": mark(table_id)})

    async def _serve(self, table_id: str) -> None:
        """Move after move, until a person is to act."""
        while True:
            table, seq = await self.hall.look(table_id)
            if table.status != PLAYING:
                return
            state = table.running().state
            seat = state.player
            bot = table.seats[seat].bot if seat >= 0 else None
            if bot is None:
                return
            move = await self.thinkers.choose(bot, seed_of(table_id, seq), state.copy())
            try:
                await self.hall.grant(
                    table_id, partial(_play, seat=seat, move=move, after=len(table.running().record.moves))
                )
            except Refused as refused:
                if refused.reason == "busy":
                    await asyncio.sleep(BUSY)
                # Otherwise the table has changed while the bot thought: look again.
            else:
                self.hall.metrics.bot_moves.add()


def _play(table: Table, seat: int, move: int, after: int) -> list[Draft]:
    """The bot's move, unless something else was played or the person has come back meanwhile."""
    if len(table.running().record.moves) != after:
        raise Refused("too-late")
    return table.play_bot(seat, move)


def seed_of(table_id: str, seq: int) -> int:
    """A bot's seed: the same for the same position of the same table, in whichever process it is asked."""
    return int.from_bytes(hashlib.blake2b(f"{table_id} {seq}".encode(), digest_size=8).digest(), "big")
