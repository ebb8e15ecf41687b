"""INSERT … ON CONFLICT, which SQLAlchemy spells once for each database."""

from __future__ import annotations

from functools import cache
from typing import Any

from sqlalchemy import Insert, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection


def put(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    """Insert the rows, or replace those that have the same key."""
    if rows:
        connection.execute(_replacing(table, connection.dialect.name), rows)


def put_new(connection: Connection, table: Table, row: dict[str, Any]) -> bool:
    """Insert the row; `False` if its key was there before, and nothing is changed."""
    return bool(connection.execute(_keeping(table, connection.dialect.name), row).rowcount)


@cache
def _replacing(table: Table, dialect: str) -> Insert:
    insert = sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)
    key = [column.name for column in table.primary_key]
    others = {column.name: insert.excluded[column.name] for column in table.c if column.name not in key}
    return insert.on_conflict_do_update(index_elements=key, set_=others)


@cache
def _keeping(table: Table, dialect: str) -> Insert:
    insert = sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)
    return insert.on_conflict_do_nothing(index_elements=[column.name for column in table.primary_key])
