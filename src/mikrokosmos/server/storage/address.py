"""Where the database is: what a user may write as its address, and the driver that goes with it."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from mikrokosmos.server.storage.errors import DatabaseUnusable

SQLITE = {"sqlite", "sqlite+pysqlite"}
POSTGRESQL = {"postgres", "postgresql", "postgresql+asyncpg"}


def read_address(text: str) -> URL:
    """The address with its driver; `DatabaseUnusable` says what is wrong with it, without the password in it."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise DatabaseUnusable(
            "not the address of a database: write sqlite:///folder/file.db or postgresql://user@host/name"
        ) from None
    if url.drivername in SQLITE:
        if url.database in (None, "", ":memory:") or "mode" in url.query or str(url.database).startswith("file:"):
            raise DatabaseUnusable("games must outlive the server: name a file, as in sqlite:///folder/file.db")
        return url.set(drivername="sqlite+pysqlite")
    if url.drivername in POSTGRESQL:
        if find_spec("asyncpg") is None:
            raise DatabaseUnusable("PostgreSQL needs one package more: pip install 'mikrokosmos[postgres]'")
        return url.set(drivername="postgresql+asyncpg")
    raise DatabaseUnusable(f"games are kept in SQLite or PostgreSQL, not in {url.drivername!r}")


def prepare_file(url: URL) -> None:
    """Make the folder and the file of an SQLite database; only its owner may read the file, for it holds secrets."""
    path = Path(str(url.database))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise DatabaseUnusable(f"cannot keep games in {path}: {error.strerror or error}") from error
