"""What docs/hosting.md says about backups of SQLite: its own backup is whole while games are played, a copy is not."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from mikrokosmos.server.storage import Store


async def names(path: Path, *people: str) -> list[str]:
    """The names the people of these ids have in a database."""
    async with await Store.open(f"sqlite:///{path}") as store:
        return [found.name for each in people if (found := await store.identity(each)) is not None]


async def test_a_backup_made_by_sqlite_is_whole_and_a_plain_copy_is_not(tmp_path: Path) -> None:
    live, backup, copy = (tmp_path / f"{name}.db" for name in ("live", "backup", "copy"))
    async with await Store.open(f"sqlite:///{live}") as store:
        ann = (await store.add_identity("Ann", "en")).id
        with closing(sqlite3.connect(live)) as source, closing(sqlite3.connect(backup)) as target:
            source.backup(target)  # what `.backup` of the sqlite3 command does
        shutil.copyfile(live, copy)
        bob = (await store.add_identity("Bob", "en")).id
    assert await names(backup, ann, bob) == ["Ann"]
    assert await names(copy, ann, bob) == []
    assert await names(live, ann, bob) == ["Ann", "Bob"]


async def test_a_backup_put_in_the_place_of_all_three_files_is_what_was_backed_up(tmp_path: Path) -> None:
    live, backup = tmp_path / "live.db", tmp_path / "backup.db"
    async with await Store.open(f"sqlite:///{live}") as store:
        ann = (await store.add_identity("Ann", "en")).id
        with closing(sqlite3.connect(live)) as source, closing(sqlite3.connect(backup)) as target:
            source.backup(target)
        bob = (await store.add_identity("Bob", "en")).id
    for end in ("", "-wal", "-shm"):
        Path(f"{live}{end}").unlink(missing_ok=True)
    backup.rename(live)
    assert await names(live, ann, bob) == ["Ann"]
