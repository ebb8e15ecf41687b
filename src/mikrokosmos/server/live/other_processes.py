"""What other processes on the same database do: heard at once, asked for now and then, and made good here.

A notice has numbers only. Whoever serves the table compares them with its own and reads what is missing, so a notice
may come twice, late or not at all. The same task renews this process's leases and takes over those of the dead; if the
database is gone, everybody at a table is told, and all is made good when it is back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress

from mikrokosmos.server.live.exchange import Exchange
from mikrokosmos.server.live.live_table import LiveTable
from mikrokosmos.server.live.site import SiteService
from mikrokosmos.server.storage.errors import DatabaseFailed, StorageError
from mikrokosmos.server.storage.listener import Listener
from mikrokosmos.server.storage.notices import (
    LeasesReleased,
    Notice,
    PersonBanned,
    RatesUsed,
    RematchMade,
    SiteChanged,
    TableDeleted,
    TableMoved,
    TablesWatched,
)
from mikrokosmos.server.storage.rows import Lease, Numbers

log = logging.getLogger(__name__)

BEAT = 0.5
"""Seconds between two renewals."""
ASK = 10
"""Every so many renewals the numbers of all tables served here are compared: a notice may have been lost."""
RETRY = 0.3
"""Seconds until the database is looked for again."""
COME_BACK = 10.0
"""Seconds in which all must be made good after the database was gone; otherwise it is begun anew."""
PATIENCE = 2.0
"""Seconds to wait for the database when this process stops."""
PAGE = 500
"""Tables whose numbers are asked for at once."""


class OtherProcesses:
    """Keeps this process in step with all others."""

    def __init__(
        self, exchange: Exchange, forget: Callable[[str | None], None], site: SiteService | None = None
    ) -> None:
        """`forget` is called with a table of which more than its log may have changed; with none if all may have."""
        self.exchange = exchange
        self.forget = forget
        self.site = site or SiteService(exchange.table_service)
        self.table_service = exchange.table_service
        self.autoplay = exchange.autoplay
        self.leases = exchange.leases
        self._work: set[asyncio.Task[None]] = set()
        self._wanted: dict[str, int] = {}
        """The entries up to which tables are being brought, each by a task of its own."""
        self._soon = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._leaving = False
        self._gone_since: float | None = None

    def start(self) -> None:
        """Listen, until `close`."""
        self._task = asyncio.create_task(self._run())

    async def leave(self) -> None:
        """Own no table any more: the others are told, and take them at once. What happens is still heard."""
        self._leaving = True
        with suppress(StorageError, TimeoutError):  # then they find it out by themselves
            async with asyncio.timeout(PATIENCE):
                await self.leases.leave()

    async def close(self) -> None:
        """Listen no more."""
        tasks = [*self._work, *([self._task] if self._task is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self._listen()
            except StorageError as error:
                if self.table_service.reachable:
                    log.error("the database cannot be reached", extra={"why": str(error)})
            except Exception:
                log.exception("listening to other processes failed")
            if self._gone_since is None:
                self._gone_since = asyncio.get_running_loop().time()
            self.table_service.set_reachable(False)
            self.table_service.store.drop_connections()
            await asyncio.sleep(RETRY)

    async def _listen(self) -> None:
        """Everything, as long as the connection lasts."""
        listener = await self.table_service.store.listen(self._hear)
        try:
            async with asyncio.timeout(COME_BACK):
                await self._come_back(listener)
            self._is_back()
            beats = 0
            while not listener.lost.is_set():
                await self._beat(listener)
                beats += 1
                await self.exchange.tell(listener)
                if beats % ASK == 0:
                    await self._compare_all()
                await self._pause(listener)
            raise DatabaseFailed("the connection was lost")
        except TimeoutError:
            raise DatabaseFailed("it does not answer") from None
        finally:
            await listener.close()

    def _is_back(self) -> None:
        """Say that the database can be reached; clocks stood still for as long as nobody could play."""
        if self._gone_since is not None:
            gone = asyncio.get_running_loop().time() - self._gone_since
            log.info("the database is back", extra={"seconds": round(gone, 1)})
            self.autoplay.give_grace(gone)
            self._gone_since = None
        self.table_service.set_reachable(True)

    async def _come_back(self, listener: Listener) -> None:
        """After a start, or after the database was gone: own what is still ours, and make good what was missed."""
        process_id = self.leases.process_id
        if self._leaving:
            pass
        elif process_id is None or not (await listener.renew(process_id)).alive:
            await self._join()
        else:  # whoever took tables over and was not told so owns them all the same
            owned = await self.leases.store.leases_of(process_id)
            self.leases.lose_all()
            self.leases.process_id = process_id
            self._own(owned)
        self.table_service.forget_idle()
        self.forget(None)
        await self._compare_all()

    async def _join(self) -> None:
        # Where others have been there for long, nobody has to come back first.
        self.autoplay.shorten_grace(await self.leases.join() / 1000)

    async def _beat(self, listener: Listener) -> None:
        """Renew, and see to tables that have no owner."""
        self._soon.clear()
        if self._leaving:
            return
        process_id = self.leases.process_id
        renewed = None if process_id is None else await listener.renew(process_id)
        if renewed is None or not renewed.alive:
            log.warning("this process was too late to renew its leases")
            await self._join()
            self._soon.set()
            return
        if renewed.free:
            self.leases.look_again()
            assert process_id is not None
            taken = await self.leases.store.take_over(process_id)
            self._own(taken)
            if taken:
                self._soon.set()  # there may be more

    def _own(self, leases: dict[str, Lease]) -> None:
        self.leases.own(leases)
        if leases:
            self._begin(self.autoplay.wake_each(list(leases)))

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        """Let something be done meanwhile."""
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def _pause(self, listener: Listener) -> None:
        """Until the next renewal is due, or something has happened that cannot wait."""
        waiting = [asyncio.create_task(event.wait()) for event in (self._soon, listener.lost)]
        try:
            await asyncio.wait(waiting, timeout=BEAT, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)

    # What is heard.

    def _hear(self, notice: Notice) -> None:
        match notice:
            case TableMoved(table_id, last_seq, access):
                self._moved(table_id, last_seq, access)
            case RematchMade(table_id, rematch):
                self.table_service.rematch_made(table_id, rematch)
            case LeasesReleased():
                self._soon.set()
            case TablesWatched(table_ids):
                self.exchange.hear_watched(table_ids)
            case RatesUsed(taken):
                self.exchange.used.hear(taken)
            case TableDeleted(table_id):
                self._deleted([table_id])
            case PersonBanned(identity_id, bans):
                self.site.heard_ban(identity_id, bans)
            case SiteChanged(revision) if revision > self.site.current.revision:
                self._begin(self._load_site())

    def _moved(self, table_id: str, last_seq: int, access: int) -> None:
        """Compare what is told of a table with what is known here."""
        live = self.table_service.tables.get(table_id)
        if live is None or live.table is None:
            self.forget(table_id)
            if self.leases.holds(table_id) and self.leases.served.get(table_id, 0) < last_seq:
                self.autoplay.wake(table_id)
            return
        live.heard_access(access)
        if access > live.read_at:  # a name may have been taken out of the log
            self.forget(table_id)
            live.read_at = access
            self._begin(self._read_anew(table_id, live))
        if last_seq <= max(live.seq, live.writing) or not (live.subscribers or self.leases.holds(table_id)):
            return
        if table_id in self._wanted:
            self._wanted[table_id] = max(self._wanted[table_id], last_seq)
            return
        self._wanted[table_id] = last_seq
        self._begin(self._catch_up(table_id))

    async def _read_anew(self, table_id: str, live: LiveTable) -> None:
        try:
            await self.table_service.reload(table_id)
        except StorageError:
            live.read_at = 0  # when the database is back, all numbers are compared

    async def _catch_up(self, table_id: str) -> None:
        done = 0
        try:
            while done < self._wanted[table_id]:
                done = self._wanted[table_id]
                with suppress(StorageError):  # it is asked for again, at the latest when the database is back
                    await self.table_service.catch_up(table_id, done)
        finally:
            del self._wanted[table_id]

    def _deleted(self, table_ids: Sequence[str]) -> None:
        for table_id in table_ids:
            self.leases.forget(table_id)
        self.site.forget_tables(table_ids)

    async def _load_site(self) -> None:
        with suppress(StorageError):  # it is asked for again
            await self.site.load()

    async def _compare_all(self) -> None:
        """Ask for what the admin has set, and for the numbers of all tables served here."""
        await self.site.load()
        watched = {name for name, live in self.table_service.tables.items() if live.subscribers}
        served = [*watched.union(self.leases.served)]
        for at in range(0, len(served), PAGE):
            asked = served[at : at + PAGE]
            found = await self.table_service.store.numbers(asked)
            for numbers in found:
                self._compare(numbers)
            self._deleted([*{*asked}.difference(numbers.table_id for numbers in found)])

    def _compare(self, numbers: Numbers) -> None:
        self._moved(numbers.table_id, numbers.last_seq, numbers.access)
        if numbers.rematch is not None:
            self.table_service.rematch_made(numbers.table_id, numbers.rematch)
