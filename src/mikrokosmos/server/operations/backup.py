"""Backup, restore and move: a copy of the whole database, and of the key by which people are known.

A backup is an SQLite file of the present form, whichever database it was made from, with the key in a file beside it,
as a server that is started on it would look for it.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from mikrokosmos.core.errors import MikrokosmosError
from mikrokosmos.server.security.signing import Keys
from mikrokosmos.server.security.signing_keys import install_keys, must_have_room, read_keys
from mikrokosmos.server.settings import Settings
from mikrokosmos.server.storage.copying import Copied, Tell, copy_database


class FileInTheWay(MikrokosmosError):
    """The file of the backup is there already; `path` says which."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is there already")
        self.path = path


class NoBackup(MikrokosmosError):
    """There is no such file."""


@dataclass(frozen=True, slots=True)
class Moved:
    """What was copied, and where the key is now; `None` if the source had none."""

    copied: Copied
    key: Path | None


async def backup(settings: Settings, file: Path, tell: Tell) -> Moved:
    """Write a backup; the file appears when it is whole."""
    part = file.with_name(f"{file.name}.part")
    for path in (file, key_beside(file), part):
        if path.exists():
            raise FileInTheWay(path)
    keys = _keys(settings.key_path)
    try:
        copied = await copy_database(settings.database, f"sqlite:///{part}", tell)
        with part.open("rb") as whole:
            os.fsync(whole.fileno())
        os.replace(part, file)
    finally:
        for end in ("", "-wal", "-shm"):
            Path(f"{part}{end}").unlink(missing_ok=True)
    return Moved(copied, _install(key_beside(file), keys))


async def restore(settings: Settings, file: Path, tell: Tell) -> Moved:
    """Put a backup into an empty database."""
    if not file.is_file():
        raise NoBackup(f"there is no file {file}")
    return await _copy(f"sqlite:///{file}", key_beside(file), settings.database, settings.key_path, tell)


async def move(source: Settings, target: Settings, tell: Tell) -> Moved:
    """Copy everything from one database to another; the source stays as it is."""
    return await _copy(source.database, source.key_path, target.database, target.key_path, tell)


def key_beside(file: Path) -> Path:
    """Where the key of an SQLite file is."""
    return file.with_name(f"{file.name}.key")


async def _copy(source: str, source_key: Path, target: str, target_key: Path, tell: Tell) -> Moved:
    keys = _keys(source_key)
    if keys is not None:
        must_have_room(target_key, keys)  # before the long work
    copied = await copy_database(source, target, tell)
    return Moved(copied, _install(target_key, keys))


def _keys(path: Path) -> Keys | None:
    try:
        return read_keys(path)
    except FileNotFoundError:
        return None


def _install(path: Path, keys: Keys | None) -> Path | None:
    if keys is None:
        return None
    install_keys(path, keys)
    return path
