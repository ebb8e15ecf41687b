"""What processes tell each other twice a second of what is stored nowhere: which tables of bots are watched elsewhere
than where they are played, and how much of which rate was used.

A notice may be lost: then a bot is slow for half a second, or somebody is a little quicker than is right.
"""

from __future__ import annotations

from mikrokosmos.server.live.autoplay import Autoplay
from mikrokosmos.server.live.leases import Leases
from mikrokosmos.server.live.table_service import TableService
from mikrokosmos.server.security.shared_rates import UsedRates
from mikrokosmos.server.storage.listener import Listener
from mikrokosmos.server.storage.notices import RatesUsed, TablesWatched
from mikrokosmos.server.tables.table import PLAYING

MOST_WATCHED = 600
"""Tables that are told as watched at once; the others may have to wait for their turn."""


class Exchange:
    """This process's part in it."""

    def __init__(self, table_service: TableService, autoplay: Autoplay, leases: Leases, used: UsedRates) -> None:
        self.table_service = table_service
        self.autoplay = autoplay
        self.leases = leases
        self.used = used

    async def tell(self, listener: Listener) -> None:
        """Tell the others what there is to tell; mostly that is nothing."""
        if watched := self.watched_elsewhere():
            await listener.tell(TablesWatched(watched))
        if taken := self.used.to_tell():
            await listener.tell(RatesUsed(taken))

    def watched_elsewhere(self) -> tuple[str, ...]:
        """Tables that are watched here, where bots alone play, at another process."""
        found = []
        for table_id, live in self.table_service.tables.items():
            table = live.table
            if not live.subscribers or table is None or table.status != PLAYING or self.leases.holds(table_id):
                continue
            if all(seat.bot is not None for seat in table.seats):
                found.append(table_id)
        return tuple(found[:MOST_WATCHED])

    def hear_watched(self, table_ids: tuple[str, ...]) -> None:
        """These tables are watched at another process: those that are played here go on at once."""
        for table_id in table_ids:
            if self.leases.holds(table_id) and not self.leases.note_watched(table_id):
                self.autoplay.wake(table_id)
