"""The file of the server's signing keys: made once, beside the database, for its owner's eyes only.

Each line is a key as base64url. The first signs, all of them read. `change_key` puts a new one first and keeps the one
before, so that who is known today is known tomorrow; changing it twice makes every older token worthless.
"""

from __future__ import annotations

import os
import secrets
import stat
from pathlib import Path

from mikrokosmos.core.errors import MikrokosmosError
from mikrokosmos.server.security.signing import KEY_BYTES, Keys, from_text, to_text

MOST_BYTES = 4_096
OTHERS = stat.S_IRWXG | stat.S_IRWXO


class KeyFileUnusable(MikrokosmosError):
    """The file of signing keys cannot be read or made, or others can read it; the message never shows what is in it."""


def open_keys(path: Path) -> Keys:
    """The keys in the file; if there is none, it is made. Two processes that start at once get the same keys."""
    try:
        return read_keys(path)
    except FileNotFoundError:
        pass
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        fresh = _write_aside(path, [secrets.token_bytes(KEY_BYTES)])
        try:
            os.link(fresh, path)  # unlike a rename, this never replaces the key of whoever was faster
        except FileExistsError:
            pass
        finally:
            fresh.unlink()
        _settle(path.parent)
        return read_keys(path)
    except OSError as error:
        raise KeyFileUnusable(f"cannot keep the signing key in {path}: {error.strerror or error}") from error


def install_keys(path: Path, keys: Keys) -> None:
    """Put keys in a place of their own; others that are there already are never replaced."""
    must_have_room(path, keys)
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        fresh = _write_aside(path, list(keys.secrets))
        try:
            os.link(fresh, path)
        except FileExistsError:
            must_have_room(path, keys)
        finally:
            fresh.unlink()
        _settle(path.parent)
    except OSError as error:
        raise KeyFileUnusable(f"cannot keep the signing key in {path}: {error.strerror or error}") from error


def must_have_room(path: Path, keys: Keys) -> None:
    """Refuse a place where other keys are."""
    try:
        found = read_keys(path)
    except FileNotFoundError:
        return
    if found.secrets != keys.secrets:
        raise KeyFileUnusable(
            f"{path} holds other signing keys, by which other people are known: put that file away, or name another "
            "place in the setting key_file"
        )


def change_key(path: Path, keep: int = 1) -> Keys:
    """Put a new key first and keep so many of the older ones; running servers use it from their next start."""
    old = open_keys(path)
    try:
        os.replace(_write_aside(path, [secrets.token_bytes(KEY_BYTES), *old.secrets[:keep]]), path)
        _settle(path.parent)
    except OSError as error:
        raise KeyFileUnusable(f"cannot change the signing key in {path}: {error.strerror or error}") from error
    return read_keys(path)


def read_keys(path: Path) -> Keys:
    """The keys in a file that is there; `FileNotFoundError` if it is not."""
    try:
        with path.open("rb") as file:
            # Asked of the open file: a name could mean another one a moment later.
            _must_be_private(path, os.fstat(file.fileno()))
            text = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise
    except OSError as error:
        raise KeyFileUnusable(f"cannot read the signing key in {path}: {error.strerror or error}") from error
    keys = [from_text(line) for line in text.decode("ascii", "replace").split()]
    if len(text) > MOST_BYTES or not keys or any(key is None or len(key) != KEY_BYTES for key in keys):
        raise KeyFileUnusable(
            f"{path} holds no signing keys of ours: each line must be {KEY_BYTES} bytes as base64url. "
            "If you remove the file, a new key is made, and everybody must sit down anew by their personal links"
        )
    return Keys(tuple(key for key in keys if key is not None))


def _must_be_private(path: Path, found: os.stat_result) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise KeyFileUnusable(f"{path} is not a file")
    if os.name != "posix":
        return  # the modes of other systems say nothing; there the user's own folder protects the file
    if found.st_mode & OTHERS:
        raise KeyFileUnusable(
            f"others can read or change {path}: run chmod 600 on it (a key that was seen is no secret)"
        )
    if found.st_uid not in (os.geteuid(), 0):
        raise KeyFileUnusable(f"{path} belongs to another user, who knows the key")


def _write_aside(path: Path, keys: list[bytes]) -> Path:
    """The keys in a new file of a name of its own, safely on the disk."""
    aside = path.with_name(f".{path.name}.{secrets.token_hex(8)}")
    handle = os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write("".join(f"{to_text(key)}\n" for key in keys))
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        aside.unlink()
        raise
    return aside


def _settle(folder: Path) -> None:
    """A new name is on the disk only when its folder is."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
