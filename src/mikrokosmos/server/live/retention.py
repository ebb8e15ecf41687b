"""Old tables are deleted, where the admin wants that: by one process at a time, a few in each transaction.

A table is old if nothing has happened at it for so many days, whether its game is over or was never finished.
"""

from __future__ import annotations

import asyncio
import logging

from mikrokosmos.server.live.site import SiteService
from mikrokosmos.server.storage.errors import StorageError

log = logging.getLogger(__name__)

DAY = 24 * 3600 * 1000
LOOK = 60.0
"""Seconds between two looks at whether it is time."""
PAUSE = 3600 * 1000
"""Milliseconds between two searches, by whichever process."""
FEW = 20
"""Tables deleted in one transaction."""
REST = 0.2
"""Seconds between two transactions: people who play come first."""


class Retention:
    """Deletes old tables now and then."""

    def __init__(self, site: SiteService, look: float = LOOK) -> None:
        self.site = site
        self._look = look
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look now and then, until `close`."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._look)
            try:
                await self.look()
            except StorageError as error:  # the database has told the log, and it is tried again
                log.warning("old tables could not be deleted", extra={"why": type(error).__name__})
            except Exception:
                log.exception("deleting old tables failed")

    async def look(self) -> int:
        """Delete what is old, if that is wanted and it is this process's turn; how many."""
        days = self.site.current.retention_days
        if days is None or not await self.site.store.claim_sweep(PAUSE):
            return 0
        count = 0
        while self.site.current.retention_days == days:  # or the admin has changed it meanwhile
            before = self.site.table_service.clock() - days * DAY
            gone = await self.site.store.sweep(before, FEW)
            self.site.forget_tables(gone)
            count += len(gone)
            if len(gone) < FEW:
                break
            await asyncio.sleep(REST)
        if count:
            log.info("old tables deleted", extra={"count": count, "days": days})
        return count
