"""INSERT … ON CONFLICT, which SQLAlchemy spells once for each database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection


def put(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    """Insert the rows, or replace those that have the same key."""
    if not rows:
        return
    insert = sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)
    key = [column.name for column in table.primary_key]
    others = {column.name: insert.excluded[column.name] for column in table.c if column.name not in key}
    connection.execute(insert.on_conflict_do_update(index_elements=key, set_=others), rows)


def put_new(connection: Connection, table: Table, row: dict[str, Any]) -> bool:
    """Insert the row; `False` if its key was there before, and nothing is changed."""
    insert = sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)
    return bool(connection.execute(insert.values(row).on_conflict_do_nothing()).rowcount)
