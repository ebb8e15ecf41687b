"""Analyses of finished games, kept so that nobody need work them out again: the oldest make room for new ones.

They hold no names, and say which game they are of by a digest alone.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from sqlalchemy import delete, select
from sqlalchemy.engine import Connection

from mikrokosmos.core.interface import Json
from mikrokosmos.server.storage import schema, upsert
from mikrokosmos.server.storage.checks import Checks
from mikrokosmos.server.storage.database import Database

COLUMNS = schema.analysis.c
MOST = 2_000
"""So many are kept, of some 50 kB each."""


class AnalysisKey(NamedTuple):
    """What an analysis is of: which game, how deep, and by which evaluator."""

    record: str
    level: str
    evaluator: str


class AnalysisStore:
    """The analyses in an open database."""

    def __init__(self, database: Database, checks: Checks, clock: Callable[[], int], most: int = MOST) -> None:
        """Made by `Store`."""
        self._database = database
        self._check = checks
        self._now = clock
        self.most = most

    async def find(self, key: AnalysisKey) -> Json | None:
        """The analysis, if it is kept."""
        return await self._database.read(partial(find, key=self._checked(key)))

    async def keep(self, key: AnalysisKey, body: Json) -> None:
        """Keep an analysis; one that was kept before stays as it is."""
        self._check.analysis(body)
        await self._database.write(partial(keep, key=self._checked(key), body=body, at=self._now(), most=self.most))

    def _checked(self, key: AnalysisKey) -> AnalysisKey:
        return AnalysisKey(*(self._check.text(name, value) for name, value in zip(key._fields, key, strict=True)))


def find(connection: Connection, key: AnalysisKey) -> Json | None:
    """The analysis of that key."""
    here = (COLUMNS.record == key.record) & (COLUMNS.level == key.level) & (COLUMNS.evaluator == key.evaluator)
    found: Json | None = connection.execute(select(COLUMNS.body).where(here)).scalar()
    return found


def keep(connection: Connection, key: AnalysisKey, body: Json, at: int, most: int) -> None:
    """Store it, and forget the oldest beyond so many."""
    upsert.put_new(connection, schema.analysis, {**key._asdict(), "created_at": at, "body": body})
    latest = select(COLUMNS.created_at).order_by(COLUMNS.created_at.desc()).offset(most).limit(1).scalar_subquery()
    connection.execute(delete(schema.analysis).where(COLUMNS.created_at <= latest))
