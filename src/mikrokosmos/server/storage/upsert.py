"""INSERT … ON CONFLICT, which SQLAlchemy spells once for each database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from sqlalchemy import ColumnElement, Insert, Table, func
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection


def put(connection: Connection, table: Table, rows: Sequence[Mapping[str, object]], keep: tuple[str, ...] = ()) -> None:
    """Insert the rows, or replace those that have the same key; NULL in a column of `keep` leaves what is there."""
    if rows:
        connection.execute(_replacing(table, connection.dialect.name, keep), rows)


def put_new(connection: Connection, table: Table, row: Mapping[str, object], unique: tuple[str, ...] = ()) -> bool:
    """Insert the row; `False` if its key (or what is `unique`) was there before, and nothing is changed."""
    return bool(connection.execute(_keeping(table, connection.dialect.name, unique), row).rowcount)


@lru_cache(64)
def _replacing(table: Table, dialect: str, keep: tuple[str, ...]) -> Insert:
    insert = sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)
    key = [column.name for column in table.primary_key]
    others: dict[str, ColumnElement[object]] = {}
    for column in table.c:
        if column.name not in key:
            new = insert.excluded[column.name]
            others[column.name] = func.coalesce(new, column) if column.name in keep else new
    return insert.on_conflict_do_update(index_elements=key, set_=others)


@lru_cache(64)
def _keeping(table: Table, dialect: str, unique: tuple[str, ...]) -> Insert:
    insert = sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)
    return insert.on_conflict_do_nothing(index_elements=unique or [column.name for column in table.primary_key])
