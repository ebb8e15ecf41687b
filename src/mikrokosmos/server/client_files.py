"""The files of the browser client, which were built into this package: which there are, and what is in them."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

CLIENT = "client"
"""The folder beside this module that `make web` fills."""
MOST_FILES = 1024
"""Files that are kept in memory; the client has some hundreds."""


def content(name: str) -> bytes | None:
    """The bytes of a file of the client."""
    return read(name) if name in names() else None


@lru_cache(MOST_FILES)
def read(name: str) -> bytes:
    """The bytes of a file that is there; all of the client is small enough to be kept."""
    return folder().joinpath(*name.split("/")).read_bytes()


@lru_cache(1)
def names() -> frozenset[str]:
    """The files of the client. Names that others make up are looked for here, and neither on the disk nor kept."""
    here = folder()
    if not here.is_dir():
        return frozenset()
    assets = here / "assets"
    below = (f"assets/{file.name}" for file in assets.iterdir() if file.is_file()) if assets.is_dir() else ()
    return frozenset({*(file.name for file in here.iterdir() if file.is_file()), *below})


def built() -> bool:
    """Whether the page was built into this installation."""
    return content("index.html") is not None


def folder() -> Traversable:
    """Where the client was built to."""
    return files("mikrokosmos.server") / CLIENT
