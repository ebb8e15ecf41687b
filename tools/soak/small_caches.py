"""`mikrokosmos`, with caches that are soon full: what grows after that is no cache.

The parts of views that are kept take hundreds of games to reach their bounds, and the soak has not as much time.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

VALUES = 256
"""Values in each cache, and on each shelf."""
TABLES = 16
"""Tables that are remembered when nobody watches them."""
SHOWN = 4
"""Games that are remembered as they are watched."""

lru_cache = functools.lru_cache


def small_cache(maxsize: int | Callable[..., Any] | None = 128, typed: bool = False) -> Any:
    """`lru_cache`, with a lower bound. What has no bound keeps none: a leak must not be hidden here."""
    return lru_cache(min(maxsize, VALUES) if isinstance(maxsize, int) else maxsize, typed)


def make_small() -> None:
    """Lower the bounds of all that fills slowly, before anything is imported that has a cache."""
    functools.lru_cache = small_cache
    from mikrokosmos.core import interning
    from mikrokosmos.games.creation.io import view as creation
    from mikrokosmos.games.smallworld.io import view as smallworld
    from mikrokosmos.server.live.table_service import TableService
    from mikrokosmos.server.replays.cache import ReplayCache

    functools.lru_cache = lru_cache
    assert interning.interned_list.cache_parameters()["maxsize"] == VALUES  # type: ignore[attr-defined]
    for module in (creation, smallworld):
        for it in vars(module).values():
            if isinstance(it, interning.Shelf):
                it._most = VALUES
    for many, keyword, most in ((TableService, "kept", TABLES), (ReplayCache, "most", SHOWN)):
        many.__init__ = functools.partialmethod(many.__init__, **{keyword: most})  # type: ignore[assignment]


if __name__ == "__main__":
    make_small()
    from mikrokosmos.cli import main

    main()
