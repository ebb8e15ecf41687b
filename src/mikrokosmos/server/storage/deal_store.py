"""What the daily deal asks of the database; part of the store."""

from __future__ import annotations

from functools import partial

from mikrokosmos.server.storage import deals
from mikrokosmos.server.storage.checks import Checks
from mikrokosmos.server.storage.database import Database
from mikrokosmos.server.storage.rows import Deal, DealResult


class DealStore:
    """An open database, as the daily deal sees it."""

    def __init__(self, database: Database, checks: Checks) -> None:
        """Made by `Store`."""
        self._database = database
        self._check = checks

    async def deal(self, wanted: Deal) -> Deal:
        """The deal of a day; it is the one given here if there was none."""
        self._check.text("day", wanted.day)
        self._check.text("game", wanted.game)
        self._check.seed(wanted.seed)
        if (found := await self.find(wanted.day, wanted.game)) is not None:
            return found
        return await self._database.write(partial(deals.deal, wanted=wanted))

    async def find(self, day: str, game: str) -> Deal | None:
        """The deal of a day, if anybody has asked for it."""
        return await self._database.read(partial(deals.find, day=day, game=game))

    async def counted_table(self, day: str, game: str, identity_id: str) -> str | None:
        """The table of a person that counts on that day."""
        self._check.id("identity", identity_id)
        return await self._database.read(partial(deals.counted_table, day=day, game=game, identity_id=identity_id))

    async def results(self, day: str, game: str, until: int) -> tuple[DealResult, ...]:
        """How the games that count have ended before that moment."""
        return await self._database.read(partial(deals.results, day=day, game=game, until=until))
