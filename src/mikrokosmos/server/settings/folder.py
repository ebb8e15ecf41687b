"""Where the games are kept if nothing else is said: the folder of the user's own data on each system."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def data_folder(
    environ: Mapping[str, str] = os.environ, platform: str = sys.platform, home: Path | None = None
) -> Path:
    """The folder; it need not be there yet."""
    home = home or Path.home()
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Mikrokosmos"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Mikrokosmos"
    chosen = environ.get("XDG_DATA_HOME", "")
    # The XDG specification: a path that is not absolute is to be ignored.
    return (Path(chosen) if chosen.startswith("/") else home / ".local" / "share") / "mikrokosmos"


def default_database(environ: Mapping[str, str] = os.environ) -> str:
    """The address of the SQLite file in that folder."""
    return f"sqlite:///{(data_folder(environ) / 'tables.db').as_posix()}"
