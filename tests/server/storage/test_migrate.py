"""The database is brought to its present form on start: all of it, once, and never backwards."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect, text
from sqlalchemy.engine import Connection

from kit.tables import a_table
from mikrokosmos.server.storage import DatabaseUnusable, Store, schema
from mikrokosmos.server.storage.database import Database

from .test_writers import start_writer


def form(connection: Connection) -> dict[str, Any]:
    """Everything that autogenerate does not compare, too: checks, keys, triggers and their functions."""
    seen = inspect(connection)
    found: dict[str, Any] = {}
    for table in schema.metadata.tables:
        found[table] = [
            [(it["name"], str(it["type"]), it["nullable"]) for it in seen.get_columns(table)],
            sorted((it["name"], it["sqltext"]) for it in seen.get_check_constraints(table)),
            sorted(
                (it["name"], it["constrained_columns"], it["referred_table"]) for it in seen.get_foreign_keys(table)
            ),
            sorted((it["name"], it["column_names"], it["unique"]) for it in seen.get_indexes(table)),
            (seen.get_pk_constraint(table)["name"], seen.get_pk_constraint(table)["constrained_columns"]),
        ]
    if connection.dialect.name == "sqlite":
        guards = "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' ORDER BY name"
    else:
        guards = (
            "SELECT t.tgname, pg_get_triggerdef(t.oid), p.prosrc FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid "
            "WHERE NOT t.tgisinternal AND t.tgrelid = 'entry'::regclass ORDER BY 1"
        )
    found["guards"] = [[" ".join(it.split()) for it in row] for row in connection.execute(text(guards))]
    return found


def differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))


def made_from_schema(connection: Connection) -> dict[str, Any]:
    """The form that `schema.py` describes by itself, made in place of what the migrations made."""
    schema.metadata.drop_all(connection)
    if connection.dialect.name == "postgresql":
        connection.execute(text("DROP FUNCTION entry_refuse, entry_follow"))
    schema.metadata.create_all(connection)
    return form(connection)


async def test_the_migrations_make_the_schema(url: str) -> None:
    async with await Store.open(url) as store:
        assert await store._database.read(differences) == []
        migrated = await store._database.read(form)
        assert migrated == await store._database.write(made_from_schema)
        assert len(migrated["guards"]) == 3


async def test_a_database_is_opened_again(url: str) -> None:
    async with await Store.open(url) as store:
        table = await a_table(store)
    async with await Store.open(url) as store:
        assert await store.table(table.id) == table


async def test_servers_start_at_once(url: str) -> None:
    starting = [start_writer(url, "0") for _ in range(2)]
    stores = await asyncio.gather(*(Store.open(url) for _ in range(4)))
    assert [writer.wait(50) for writer in starting] == [0, 0]
    for writer in starting:
        assert writer.stdout is not None
        writer.stdout.close()
    table = await a_table(stores[0])
    assert [await store.table(table.id) for store in stores] == [table] * 4
    for store in stores:
        await store.close()


async def change(database: Database, statement: str) -> None:
    await database.write(lambda connection: connection.execute(text(statement)) and None)


async def test_a_database_of_a_newer_version_is_left_alone(url: str) -> None:
    async with await Store.open(url) as store:
        await change(store._database, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(DatabaseUnusable, match=r"form 9999, newer than this version of mikrokosmos \(form 0001\)"):
        await Store.open(url)


async def test_a_step_that_fails_leaves_nothing_behind(url: str) -> None:
    async with await Store.open(url) as store:
        await store._database.write(schema.metadata.drop_all)
        await change(store._database, "DROP TABLE alembic_version")
        if "postgresql" in url:
            await change(store._database, "DROP FUNCTION entry_refuse, entry_follow")
        await change(store._database, "CREATE TABLE dice (x INTEGER)")  # in the way of the last table
        with pytest.raises(DatabaseUnusable, match="already exists"):
            await Store.open(url)
        assert await store._database.read(lambda connection: inspect(connection).get_table_names()) == ["dice"]
        await change(store._database, "DROP TABLE dice")
    async with await Store.open(url) as store:
        await a_table(store)
