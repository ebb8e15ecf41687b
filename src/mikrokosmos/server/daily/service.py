"""The daily deals of one process: what is dealt today, a person's game of it, and the results."""

from __future__ import annotations

from functools import partial

import mikrokosmos as mk
from mikrokosmos.core.fair_dice import promise
from mikrokosmos.server.daily.days import day_of, end_of
from mikrokosmos.server.daily.results import Placed, ranked
from mikrokosmos.server.daily.schedule import dealt, seed_of_day
from mikrokosmos.server.live.table_service import Decide, TableService
from mikrokosmos.server.storage.errors import AlreadyCounts
from mikrokosmos.server.storage.rows import Deal, DealEntry, Identity
from mikrokosmos.server.tables.setup import Setup
from mikrokosmos.server.tables.table import OPEN, OVER, Table


class DailyDeals:
    """One deal a day and game, stored with the first who asks: then all processes deal the same."""

    def __init__(self, table_service: TableService, key: bytes) -> None:
        """`key` is a secret of the server; nobody else can work out the seeds."""
        self._tables = table_service
        self._store = table_service.store
        self._key = key

    def today(self) -> str:
        """The day it is."""
        return day_of(self._store.now())

    def over(self, day: str) -> bool:
        """Whether a day is over: then its results and its seed may be known."""
        return self._store.now() >= end_of(day)

    async def todays(self, game: mk.Game) -> Deal:
        """What is dealt today."""
        day = self.today()
        return await self._store.deals.deal(Deal(day, game.id, seed_of_day(self._key, day, game.id), dealt(game, day)))

    async def play(self, game: mk.Game, person: Identity, most: int) -> tuple[str, bool]:
        """The person's game of today, begun if it was not, and whether it counts.

        The first counts; while it is not over, whoever asks again is led back to it. `TooMany` as at any table.
        """
        deal = await self.todays(game)
        table_id = await self._store.deals.counted_table(deal.day, game.id, person.id)
        if table_id is None:
            try:
                return await self._begin(deal, person, most, counts=True), True
            except AlreadyCounts:  # asked twice at this very moment
                table_id = await self._store.deals.counted_table(deal.day, game.id, person.id)
        assert table_id is not None
        table, _ = await self._tables.read(table_id)
        if table.status == OPEN:  # the server was stopped before it began
            await self._tables.execute(table_id, lambda table: table.start(person.id))
        if table.status not in (OPEN, "playing"):
            return await self._begin(deal, person, most, counts=False), False
        return table_id, True

    async def finished(self, day: str, game: str, person: Identity | None) -> bool:
        """Whether the person has played its game that counts to the end."""
        table_id = None if person is None else await self._store.deals.counted_table(day, game, person.id)
        return table_id is not None and (await self._tables.read(table_id))[0].status == OVER

    async def results(self, deal: Deal, person: Identity | None) -> list[Placed]:
        """All who have finished in time, the best first."""
        found = await self._store.deals.results(deal.day, deal.game, end_of(deal.day))
        return ranked(found, deal.setup["seat"], None if person is None else person.id)

    async def _begin(self, deal: Deal, person: Identity, most: int, counts: bool) -> str:
        """A table of this deal at which the game has begun."""
        given = deal.setup
        setup = Setup.of(deal.game, given["options"], substitute=given["bot"], hints=False, deal=deal.day)
        decisions: list[Decide] = [
            partial(Table.sit, seat=seat, identity=person.id, name=person.name)
            if seat == given["seat"]
            else partial(Table.seat_bot, seat=seat, identity=person.id, bot=given["bot"])
            for seat in range(given["players"])
        ]
        entry = DealEntry(deal.day, deal.game) if counts else None
        table_id = await self._tables.create(
            person.id, setup, decisions=decisions, most=most, seed=deal.seed, counts=entry
        )
        await self._tables.execute(table_id, lambda table: table.start(person.id))
        return table_id


def fingerprint(deal: Deal) -> str:
    """What may be known of the seed before the day is over."""
    return promise(deal.seed)
