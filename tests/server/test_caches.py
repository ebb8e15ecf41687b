"""Every cache of the server, and of all of ours that it uses, has a bound: strangers choose what is put into some."""

from __future__ import annotations

import functools
import importlib
import inspect
import pkgutil
import sys
from collections.abc import Iterator

import mikrokosmos.server
from mikrokosmos.server.replays.cache import ReplayCache


def caches() -> Iterator[tuple[str, functools._lru_cache_wrapper[object]]]:
    """All of them by name: functions of modules, and methods of classes."""
    for found in pkgutil.walk_packages(mikrokosmos.server.__path__, "mikrokosmos.server."):
        if ".migrations." not in found.name:  # Alembic alone can import those
            importlib.import_module(found.name)
    for name, module in list(sys.modules.items()):
        # The command line is no part of the server; other tests in this process may have imported it.
        if name.partition(".")[0] != "mikrokosmos" or name.startswith("mikrokosmos.cli."):
            continue
        for member in vars(module).values():
            inside = vars(member).values() if inspect.isclass(member) else ()
            for it in (member, *(getattr(one, "__func__", one) for one in inside)):
                if isinstance(it, functools._lru_cache_wrapper):
                    yield f"{it.__module__}.{it.__qualname__}", it


def test_every_cache_has_a_bound() -> None:
    found = dict(caches())
    assert len(found) >= 15 and "mikrokosmos.server.client_files.read" in found, sorted(found)
    endless = {name for name, it in found.items() if it.cache_parameters()["maxsize"] is None}
    # What has no parameters is made once.
    assert {name for name in endless if inspect.signature(found[name]).parameters} == set()


async def test_games_to_watch_are_kept_as_long_as_they_are_few_and_short() -> None:
    cache = ReplayCache(most=3, most_characters=100)

    async def show(what: int, length: int) -> str:
        async def make() -> str:
            return "x" * length

        return await cache.text(what, make)

    for what in range(5):
        await show(what, 10)
    assert [what in cache for what in range(5)] == [False, False, True, True, True]
    await show(5, 85)
    assert [what in cache for what in range(6)] == [False] * 4 + [True, True]
    assert len(await show(6, 101)) == 101 and not any(what in cache for what in range(7))
    await show(7, 100)
    assert 7 in cache, "what is gone is not counted any more"
