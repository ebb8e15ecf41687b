"""Autoplay: what happens at tables without a person, in one task for each table that needs it. When a bot is to act, it
is asked and its move is played; when the clock of a person runs out, the seat is given to a bot. Bots of tables that
nobody watches wait for their turn (`unwatched`), and one task for all of them gives it to them.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from mikrokosmos.server.entry import Entry
from mikrokosmos.server.live.bot_pool import BotPool
from mikrokosmos.server.live.leases import Leases
from mikrokosmos.server.live.table_service import TableService
from mikrokosmos.server.live.unwatched import Unwatched
from mikrokosmos.server.operations.redaction import short_hash
from mikrokosmos.server.storage.errors import DatabaseFailed, LeaseLost, NotStored, StorageError
from mikrokosmos.server.storage.rows import Lease
from mikrokosmos.server.tables.refused import Refused
from mikrokosmos.server.tables.table import PLAYING, Table

log = logging.getLogger(__name__)

BUSY = 0.05
"""Seconds to wait when other processes keep writing to the same table."""
FIRST_WAIT, LONGEST_WAIT = 1.0, 60.0
"""Seconds until it is tried again after something went wrong; twice as long each time."""
FARTHEST = 3600.0
"""Seconds a timer is set for at most; then the table is read again."""


class Autoplay:
    """Sees to it that no table waits for a bot, or for a person beyond the clock."""

    def __init__(
        self,
        table_service: TableService,
        bot_pool: BotPool,
        grace: float = 0.0,
        stand_in: float = 0.0,
        unwatched: float = 0.0,
        leases: Leases | None = None,
    ) -> None:
        """`grace` is how many seconds no clock runs out: after a start, people must be able to come back first.

        `stand_in` is how many seconds a bot takes at least for a move of a person's seat: who else but bots plays at a
        table would have nothing left to take back. `unwatched` is how many seconds lie between two moves of bots at
        tables that nobody watches, all of them together. `leases` say which tables are this process's, where there may
        be others.
        """
        self.leases = leases
        self._pause = unwatched
        self._unwatched = Unwatched()
        self._giving_turns: asyncio.Task[None] | None = None
        self._stand_in = stand_in
        self._grace = grace
        self._not_before = table_service.clock() + round(grace * 1000)
        self.table_service = table_service
        self.bot_pool = bot_pool
        self._busy: dict[str, asyncio.Task[bool | None]] = {}
        self._missed: set[str] = set()
        """Tables where something happened while their task was at work: it must read them once more before it ends."""
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._failures: Counter[str] = Counter()
        self._closed = False
        table_service.changed = self.wake

    def wake(self, table_id: str) -> None:
        """Something has happened at a table: perhaps a bot is to act now. Cheap, and safe to call too often."""
        if self._closed or (self.leases is not None and self.leases.is_elsewhere(table_id)):
            return
        if table_id in self._busy:
            self._missed.add(table_id)
            return
        table = self.table_service.known(table_id)
        if table is not None and not needs_autoplay(table) and not self._has_lease_to_see_to(table_id, table):
            self._cancel_timer(table_id)
            return
        self._begin(table_id)

    def shorten_grace(self, seconds: float) -> None:
        """The tables have been served for so long before this process came: so much of the grace is over."""
        left = max(0.0, self._grace - seconds)
        self._not_before = min(self._not_before, self.table_service.clock() + round(left * 1000))

    def give_grace(self, seconds: float) -> None:
        """For so long no clock runs out: people could not play before."""
        self._not_before = max(self._not_before, self.table_service.clock() + round(seconds * 1000))

    async def wake_each(self, table_ids: Sequence[str]) -> None:
        """Wake many tables. One is read after another, so that people who come meanwhile are served in between; but no
        table waits for a bot of another: a bot in a person's seat takes a second for every move.
        """
        for table_id in table_ids:
            with suppress(StorageError, Refused):  # its own task meets it again, and tries again later
                await self.table_service.read(table_id)
            self.wake(table_id)

    def wake_all(self) -> asyncio.Task[None]:
        """After a start: wake every game under way; a bot may be to act there, or a clock may have run out."""
        return asyncio.create_task(self._wake_all())

    async def idle(self) -> None:
        """Wait until no bot is to act at any table that was woken."""
        while tasks := self._tasks():
            await asyncio.wait(tasks)
            await asyncio.sleep(0)

    async def close(self) -> None:
        """Stop; what a bot was about to play is simply not played, and it will be asked again."""
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        tasks = self._tasks()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _tasks(self) -> list[asyncio.Task[Any]]:
        return [*self._busy.values(), *([self._giving_turns] if self._giving_turns is not None else [])]

    def _begin(self, table_id: str, one_move: bool = False) -> asyncio.Task[bool | None]:
        """Serve a table in a task of its own."""
        self._unwatched.remove(table_id)
        self._busy[table_id] = task = asyncio.create_task(self._serve(table_id, one_move))
        task.add_done_callback(partial(self._ended, table_id))
        return task

    async def _wake_all(self) -> None:
        after = ""
        while found := await self._playing(after):
            await self.wake_each(found)
            after = found[-1]

    async def _playing(self, after: str) -> Sequence[str]:
        """The next tables with a game under way, as soon as the database tells."""
        wait = FIRST_WAIT
        while True:
            try:
                return await self.table_service.store.playing(after=after)
            except DatabaseFailed:
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)

    def _has_lease_to_see_to(self, table_id: str, table: Table) -> bool:
        """Whether this process owns a table whose game is over, or could own one whose game has begun: best is who
        serves its people, since the owner of a table follows its game anyway.
        """
        return self.leases is not None and (table.status == PLAYING) != self.leases.holds(table_id)

    def _ended(self, table_id: str, task: asyncio.Task[bool | None]) -> None:
        """The task of a table has ended; if something went wrong that is logged, and it is tried again later."""
        self._busy.pop(table_id, None)
        missed = table_id in self._missed
        self._missed.discard(table_id)
        if task.cancelled():
            return
        if (error := task.exception()) is None:
            self._failures.pop(table_id, None)
        else:
            # Nobody else would wake it: everybody at the table waits for the bot or the clock.
            self._failures[table_id] += 1
            wait = min(FIRST_WAIT * 2 ** (self._failures[table_id] - 1), LONGEST_WAIT)
            self._set_timer(table_id, wait)
            self._tell_failure(table_id, error)
        if error is None and missed:
            self.wake(table_id)
        elif error is None and (person_plays := task.result()) is not None:
            self._wait_for_turn(table_id, person_plays)

    def _tell_failure(self, table_id: str, error: BaseException) -> None:
        """Log what went wrong; what the database did wrong is no bot's fault, and it has told that once for all."""
        if not isinstance(error, StorageError):
            self.table_service.metrics.bot_failures.add()
            log.error("autoplay failed", exc_info=error, extra={"table": short_hash(table_id)})

    async def _serve(self, table_id: str, one_move: bool = False) -> bool | None:
        """Move after move, until a person is to act and has time, or until nobody watches: then `one_move` at most.

        If the table has to wait for its turn then, whether a person plays at it.
        """
        while True:
            self._missed.discard(table_id)
            try:
                table, seq = await self.table_service.read(table_id)
            except NotStored:  # deleted
                self._cancel_timer(table_id)
                if self.leases is not None:
                    self.leases.forget(table_id)
                return None
            if table.status != PLAYING:
                self._cancel_timer(table_id)
                if self.leases is not None:
                    await self.leases.end(table_id)
                return None
            lease = None
            if self.leases is not None:
                if (lease := await self.leases.hold(table_id)) is None:
                    self._cancel_timer(table_id)
                    return None
                if table.status != PLAYING:
                    continue  # it has ended meanwhile
                self.leases.served[table_id] = seq
            try:
                if table.asked is not None:
                    if not await self._keep_time(table_id, table, lease):
                        return None
                elif self._is_watched(table_id, table):
                    await self._ask_bot(table_id, table, seq, lease)
                elif one_move:
                    await self._ask_bot(table_id, table, seq, lease, hurry=True)
                    one_move = False
                else:
                    rest, person_plays = self._rest(table), any(seat.bot is None for seat in table.seats)
                    del table  # many may wait here, and a table is large
                    await asyncio.sleep(rest)
                    return person_plays
            except LeaseLost:
                assert self.leases is not None
                self.leases.lose(table_id)
                self._cancel_timer(table_id)
                return None
            except Refused as refused:
                if refused.reason == "busy":
                    await asyncio.sleep(BUSY)
                # Otherwise the table has changed meanwhile: read it again.

    def _is_watched(self, table_id: str, table: Table) -> bool:
        """Whether somebody watches, here or elsewhere; of people who play, that is taken for granted."""
        if self.table_service.watched(table_id):
            return True
        if self.leases is None:
            return False
        return self.leases.watched_elsewhere(table_id) or any(seat.bot is None for seat in table.seats)

    def _wait_for_turn(self, table_id: str, person_plays: bool) -> None:
        """Nobody watches this table: its bot acts when it is its turn."""
        self._unwatched.add(table_id, person_plays)
        if self._giving_turns is None:
            self._giving_turns = asyncio.create_task(self._give_turns())

    async def _give_turns(self) -> None:
        """One move at one table after another, as long as any wait."""
        try:
            while (table_id := self._unwatched.next()) is not None:
                if table_id not in self._busy:  # otherwise it sees to itself
                    await asyncio.wait([self._begin(table_id, one_move=True)])
                    await asyncio.sleep(self._pause)
        finally:
            self._giving_turns = None

    def _rest(self, table: Table) -> float:
        """Seconds a bot takes at least because it plays for a person."""
        return self._stand_in if table.seats[table.running().state.player].identity is not None else 0.0

    async def _ask_bot(self, table_id: str, table: Table, seq: int, lease: Lease | None, hurry: bool = False) -> None:
        """Let the bot that is to act think, and play its move; in a hurry where nobody watches, as others wait."""
        match = table.running()
        seat = match.state.player
        bot = table.seats[seat].bot
        assert bot is not None, "nobody sits at a seat that is to act"
        pace = 0.0 if hurry else max(self.bot_pool.pace, table.setup.pace / 1000, self._rest(table))
        # In a daily deal bots play alike at all tables at which the same was played.
        of = (table_id, seq) if table.setup.deal is None else (table.setup.deal, match.length)
        move = await self.bot_pool.choose(bot, seed_of(table.secret(), *of), match.state.copy(), pace)
        play = partial(_play, seat=seat, move=move, after=match.length)
        await self.table_service.execute(table_id, play, lease=lease)
        self.table_service.metrics.bot_moves.add()

    async def _keep_time(self, table_id: str, table: Table, lease: Lease | None) -> bool:
        """Give the seat of a person whose clock has run out to a bot; otherwise set a timer, and say `False`."""
        self._cancel_timer(table_id)
        if table.deadline is None:
            return False
        left = (max(table.deadline, self._not_before) - self.table_service.clock()) / 1000
        if left > 0:
            self._set_timer(table_id, min(left, FARTHEST))
            return False
        now = self.table_service.clock()
        await self.table_service.execute(table_id, lambda table: table.time_out(now), lease=lease)
        self.table_service.metrics.timeouts.add()
        log.info("a clock ran out", extra={"table": short_hash(table_id)})
        return True

    def _set_timer(self, table_id: str, seconds: float) -> None:
        """Wake a table later."""
        self._cancel_timer(table_id)
        self._timers[table_id] = asyncio.get_running_loop().call_later(seconds, self.wake, table_id)

    def _cancel_timer(self, table_id: str) -> None:
        """No timer for this table."""
        if (timer := self._timers.pop(table_id, None)) is not None:
            timer.cancel()


def needs_autoplay(table: Table) -> bool:
    """Whether something may have to happen here without a person."""
    return table.status == PLAYING and (table.asked is None or table.setup.clock is not None)


def _play(table: Table, seat: int, move: int, after: int) -> list[Entry]:
    """The bot's move, unless something else was played or the person has come back meanwhile."""
    if table.running().length != after:
        raise Refused("too-late")
    return table.play_bot(seat, move)


def seed_of(secret: bytes, table_id: str, seq: int) -> int:
    """A bot's seed: the same for the same position of the same table in whichever process it is asked, and unknown to
    players, who could foresee it otherwise.
    """
    return int.from_bytes(hashlib.blake2b(f"{table_id} {seq}".encode(), digest_size=8, key=secret).digest(), "big")
