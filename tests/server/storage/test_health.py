"""Failed writes are told once, and when it is over; damaged files in one clear line."""

from __future__ import annotations

import io
import sqlite3
from pathlib import Path

import pytest

from kit.tables import a_person, a_table, play
from mikrokosmos.server.operations.logs import start_logs
from mikrokosmos.server.storage import Appended, DatabaseFailed, DatabaseUnusable, Store
from mikrokosmos.server.storage.health import SILENCE, Health


def lines(written: io.StringIO) -> list[str]:
    """What was logged, without the time."""
    return [line.split(" ", 1)[1] for line in written.getvalue().splitlines()]


def test_a_failure_is_told_when_it_begins_now_and_then_and_when_it_is_over(written: io.StringIO) -> None:
    now = 0.0
    health = Health(lambda: now)
    for _ in range(50):
        health.failed("written", "disk full")
    assert health.writes_fail
    now = SILENCE
    health.failed("written", "disk full")
    health.worked("read", 0)
    assert health.writes_fail, "reading is another matter"
    for _ in range(3):
        health.worked("written", 51)
    assert not health.writes_fail and health.failures == {"written": 51}
    assert [line.split()[0] for line in lines(written)] == ["ERROR", "ERROR", "WARNING"]
    assert 'why="disk full" failures=1' in lines(written)[0] and "failures=51" in lines(written)[2]


def test_what_began_before_the_failure_and_ends_after_it_proves_nothing() -> None:
    health = Health()
    began = health.failures["written"]
    health.failed("written", "disk full")
    health.worked("written", began)
    assert health.writes_fail
    health.worked("written", health.failures["written"])
    assert not health.writes_fail


def test_a_clock_that_goes_back_silences_nothing(written: io.StringIO) -> None:
    now = 1_000.0
    health = Health(lambda: now)
    health.failed("written", "disk full")
    now = 0.0
    health.failed("written", "disk full")
    assert len(lines(written)) == 2


async def test_a_failed_write_is_an_error_in_the_log_until_one_succeeds(sqlite: str, written: io.StringIO) -> None:
    async with await Store.open(sqlite) as store:
        table = await a_table(store)
        with sqlite3.connect(sqlite.removeprefix("sqlite:///")) as other:
            other.execute("DROP TABLE snapshot")
        other.close()
        start_logs("info", "text", written)
        for _ in range(5):
            with pytest.raises(DatabaseFailed):
                await store.put_snapshot(table.id, 0, {})
        assert store.health.writes_fail and store.health.failures == {"written": 5}
        assert len(lines(written)) == 1 and lines(written)[0].startswith("ERROR")
        assert "no such table" in lines(written)[0] and "Traceback" not in written.getvalue()
        assert isinstance(await store.append(table.id, 0, [play(1)]), Appended)
        assert not store.health.writes_fail and lines(written)[1].startswith("WARNING")


async def test_what_is_tried_leaves_nothing(url: str) -> None:
    async with await Store.open(url) as store:
        person = await a_person(store)
        await store.try_write()
        assert await store.identity(person.id) == person
        found = await store._database.read(lambda it: it.exec_driver_sql("SELECT count(*) FROM identity").scalar())
        assert found == 1


async def test_a_damaged_file_is_told_in_one_line(tmp_path: Path) -> None:
    whole = tmp_path / "whole.db"
    async with await Store.open(f"sqlite:///{whole}") as store:
        table = await a_table(store, setup={"players": 2, "note": "canary"})
    with sqlite3.connect(whole) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    content = whole.read_bytes()
    assert b'"canary"' in content

    bad_json = tmp_path / "json.db"
    bad_json.write_bytes(content.replace(b'"canary"', b'"canary\n'))
    async with await Store.open(f"sqlite:///{bad_json}") as store:
        with pytest.raises(DatabaseFailed, match=r"damaged .* restore a backup") as failed:
            await store.table(table.id)
        assert "canary" not in str(failed.value)

    for number, damaged in enumerate(
        (
            content[: len(content) // 3],
            content.replace(b"game_table", b"game_\xff\xfe\xfd\xfc\xfb"),
            content[:100] + b"\xa1" * 4000 + content[4100:],
        )
    ):
        path = tmp_path / f"{number}.db"
        path.write_bytes(damaged)
        with pytest.raises((DatabaseUnusable, DatabaseFailed)) as refused:
            async with await Store.open(f"sqlite:///{path}") as store:
                await store.table(table.id)
        assert len(str(refused.value).splitlines()) == 1
