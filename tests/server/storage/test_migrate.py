"""The database is brought to its present form on start: all of it, once, and never backwards."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import ANY

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect, text
from sqlalchemy.engine import Connection

from kit.tables import a_table
from mikrokosmos.server.storage import (
    Appended,
    DatabaseUnusable,
    Dice,
    Entry,
    Loaded,
    Message,
    Seat,
    Snapshot,
    Store,
    Table,
    database,
    schema,
)
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
            "WHERE NOT t.tgisinternal AND t.tgrelid IN ('entry'::regclass, 'game_table'::regclass, 'site'::regclass) "
            "ORDER BY 1"
        )
    found["guards"] = [[" ".join(it.split()) for it in row] for row in connection.execute(text(guards))]
    return found


def differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))


def made_from_schema(connection: Connection) -> dict[str, Any]:
    """The form that `schema.py` describes by itself, made in place of what the migrations made."""
    schema.metadata.drop_all(connection)
    if connection.dialect.name == "postgresql":
        connection.execute(text("DROP FUNCTION entry_refuse, entry_follow, table_tell, table_gone, site_tell"))
    schema.metadata.create_all(connection)
    return form(connection)


async def test_the_migrations_make_the_schema(url: str) -> None:
    async with await Store.open(url) as store:
        assert await store._database.read(differences) == []
        migrated = await store._database.read(form)
        assert migrated == await store._database.write(made_from_schema)
        assert len(migrated["guards"]) == (6 if "postgresql" in url else 3)


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
    with pytest.raises(DatabaseUnusable, match=r"form 9999, newer than this version of mikrokosmos \(form 0007\)"):
        await Store.open(url)


async def test_a_step_that_fails_leaves_nothing_behind(url: str) -> None:
    async with await Store.open(url) as store:
        await store._database.write(schema.metadata.drop_all)
        await change(store._database, "DROP TABLE alembic_version")
        if "postgresql" in url:
            await change(store._database, "DROP FUNCTION entry_refuse, entry_follow, table_tell, table_gone, site_tell")
        await change(store._database, "CREATE TABLE dice (x INTEGER)")  # in the way of the last table
        with pytest.raises(DatabaseUnusable, match="already exists"):
            await Store.open(url)
        assert await store._database.read(lambda connection: inspect(connection).get_table_names()) == ["dice"]
        await change(store._database, "DROP TABLE dice")
    async with await Store.open(url) as store:
        await a_table(store)


FIRST_FORM = (
    "INSERT INTO identity VALUES ('ann', 'Ann', 'en', 1), ('bob', 'Bob', 'uk', 2)",
    """INSERT INTO game_table VALUES
    ('open', 'creation', 1, '{"players":2}', 'open', TRUE, 'ann', 3, 3, 0, NULL),
    ('running', 'creation', 1, '{"players":2,"options":{"own":["Кобольди"]}}', 'playing', FALSE, 'bob', 4, 9, 3, NULL),
    ('over', 'smallworld', 1, '{"players":2}', 'over', FALSE, 'ann', 5, 10, 1, '{"winners":[1]}')""",
    """INSERT INTO entry VALUES
    ('running', 1, 'seat', 0, '{"identity":"ann"}', 4), ('running', 2, 'start', NULL, '{"nonces":["aa"]}', 5),
    ('running', 3, 'play', 0, '{"action":7}', 6), ('over', 1, 'end', NULL, '{}', 7)""",
    "INSERT INTO message VALUES ('running', 'ann', 'm1', 3)",
    "INSERT INTO snapshot VALUES ('running', 2, '{\"turn\":1}')",
    """INSERT INTO seat VALUES
    ('running', 0, 'person', 'ann', NULL, 'key'), ('running', 1, 'bot', 'bob', 'greedy', NULL),
    ('over', 0, 'person', 'ann', NULL, NULL)""",
    "INSERT INTO invitation VALUES ('invited', 'running', 5, NULL), ('old', 'running', 5, 6)",
    "INSERT INTO dice VALUES ('running', {seed}, 'promise', '{\"0\":\"aa\"}', TRUE)",
    "INSERT INTO dice VALUES ('open', {seed}, 'promised', '{{}}', FALSE)",
)


def make_first_form(connection: Connection) -> None:
    """A database as the first release left it, with games in it."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "mikrokosmos.server.storage:migrations")
    command.upgrade(config, "0001")
    for statement in FIRST_FORM:
        blob = "x'5e5e'" if connection.dialect.name == "sqlite" else r"'\x5e5e'"
        connection.exec_driver_sql(statement.replace("{seed}", blob).replace("{{}}", "{}"))


@pytest.fixture
def first_form(url: str, monkeypatch: pytest.MonkeyPatch) -> str:
    with monkeypatch.context() as patch:
        patch.setattr(database, "migrate", make_first_form)
        asyncio.run(make(url))
    return url


async def make(url: str) -> None:
    await (await database.open_database(url, 1)).close()


async def test_a_database_of_the_first_form_keeps_its_games(first_form: str) -> None:
    async with await Store.open(first_form) as store:
        assert await store._database.read(differences) == []
        setup = {"players": 2, "options": {"own": ["Кобольди"]}}
        running = Table("running", "creation", 1, setup, "playing", False, "bob", 4, 9, 3, None, None)
        assert await store.load("running") == Loaded(
            running, Snapshot(2, {"turn": 1}), (Entry("play", {"action": 7}, 0, 3, 6),)
        )
        assert [it.body for it in await store.entries("running")][1] == {"nonces": ["aa"]}
        assert await store.stored("running", Message("ann", "m1")) == 3
        assert await store.seats("running") == (
            Seat(0, "person", "ann", None, "key"),
            Seat(1, "bot", "bob", "greedy", None),
        )
        assert await store.find_invitation("invited") is not None and await store.find_invitation("old") is None
        assert await store.dice("running") == Dice("running", "promise")
        assert [await store.dice_seed(it) for it in ("running", "open")] == [b"^^", b"^^"]
        assert [(it.id, it.result) for it in await store.history("ann")] == [("over", {"winners": [1]})]
        assert [it.id for it in await store.public_tables()] == ["open"]
        assert await store.playing() == ("running",)
        assert [it.setup for it in await store.tables_of("ann")] == [{"players": 2}] * 3, "lists have no options"
        assert await store.append("running", 3, [Entry("play", {}, 1)]) == Appended((Entry("play", {}, 1, 4, ANY),))
        await a_table(store, follows="over")


async def test_people_of_the_first_form_were_last_there_when_they_came_and_nothing_is_set(first_form: str) -> None:
    async with await Store.open(first_form) as store:
        assert [(row.name, row.seen_at, row.banned_at) for row in await store.site.people()] == [
            ("Bob", 2, None),
            ("Ann", 1, None),
        ]
        assert (await store.site.read()).revision == 0
        assert await store.site.remove_tables(["running"]) == ["running"]
        assert {row.id for row in await store.site.tables()} == {"open", "over"}


async def test_a_second_step_that_fails_leaves_the_first_form(first_form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def get_in_the_way(connection: Connection) -> None:
        connection.execute(text("CREATE TABLE replay (x INTEGER)"))

    with monkeypatch.context() as patch:
        patch.setattr(database, "migrate", get_in_the_way)
        await make(first_form)
    with pytest.raises(DatabaseUnusable, match="already exists"):
        await Store.open(first_form)
    with monkeypatch.context() as patch:
        patch.setattr(database, "migrate", lambda connection: connection.execute(text("DROP TABLE replay")) and None)
        await make(first_form)
    async with await Store.open(first_form) as store:
        assert await store.dice("running") == Dice("running", "promise")
