"""Games under way at a table service under test."""

from __future__ import annotations

from functools import partial

from mikrokosmos.server.entry import Entry
from mikrokosmos.server.live.table_service import TableService
from mikrokosmos.server.storage.store import Store
from mikrokosmos.server.tables.setup import Setup
from mikrokosmos.server.tables.table import Table


async def started_table(
    store: Store, table_service: TableService, *levels: str | None, game: str = "creation"
) -> tuple[str, str]:
    """A started table; `None` is the person who made it. Her id and the table's."""
    ann = (await store.add_identity("Ann", "en")).id
    seats = [partial(_seat, seat=seat, owner=ann, level=level) for seat, level in enumerate(levels)]
    table_id = await table_service.create(ann, Setup.of(game, {"players": len(levels)}), decisions=seats)
    await table_service.execute(table_id, lambda table: table.start(ann))
    return ann, table_id


def _seat(table: Table, seat: int, owner: str, level: str | None) -> list[Entry]:
    return table.sit(seat, owner, "Ann") if level is None else table.seat_bot(seat, owner, level)


class Watcher:
    """Somebody who looks at a table and asks for nothing."""

    seq = 0

    def changed(self) -> None:
        """It need not be told."""

    def start_over(self) -> None:
        """It need not be told."""


async def watch(table_service: TableService, table_id: str) -> Watcher:
    """Have somebody look at a table."""
    watcher = Watcher()
    (await table_service.open(table_id)).subscribers.add(watcher)
    return watcher
