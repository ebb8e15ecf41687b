"""Bots by name: the shipped ones, those announced with `register`, and those other packages bring by an entry point.

A package brings a bot with these lines in its `pyproject.toml`, where `make` is called with a seed:

    [project.entry-points."mikrokosmos.bots"]
    mybot = "mypackage.bots:make"

Where a name is asked for, `mypackage.bots:make` itself will do too, for a bot that is still being written.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from difflib import get_close_matches
from functools import cache, lru_cache, partial
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import cast

from mikrokosmos.bots.bot import Bot
from mikrokosmos.bots.judge_bot import JudgeBot
from mikrokosmos.bots.random_bot import RandomBot
from mikrokosmos.bots.search_bot import BASE, LEVELS, SearchBot, level_of
from mikrokosmos.core.errors import MikrokosmosError
from mikrokosmos.core.interface import Game, State
from mikrokosmos.core.learned.win_chance import learned
from mikrokosmos.core.registry import game, games

RANDOM = "random"
JUDGES = ("greedy", "adept", "novice", "reference")
SEARCHES = tuple(LEVELS)
PANEL = "panel-"
"""How the names of the bots begin that others are measured by."""
GROUP = "mikrokosmos.bots"
"""The group of entry points in which other packages name their bots."""

Maker = Callable[[int | None], Bot]

_makers: dict[str, Maker] = {
    RANDOM: RandomBot,
    **{name: partial(JudgeBot, name) for name in JUDGES},
    **{name: partial(SearchBot, name) for name in SEARCHES},
}
_shipped = dict(_makers)


class UnknownBot(MikrokosmosError, LookupError):
    """There is no bot of that name; the message lists those there are."""


class BrokenBot(MikrokosmosError):
    """A bot of another package cannot be loaded; the message says why."""


def register(name: str, make: Maker) -> None:
    """Make a bot known by name; `make` is called with a seed, once for every game and seat."""
    _makers[name] = make


def names() -> list[str]:
    """The names of all bots there are, in alphabetical order."""
    return sorted({*_makers, *_elsewhere()})


def bot(name: str, seed: int | None = None) -> Bot:
    """A new bot of this name, such as `bot("greedy", 7)`; the same seed plays the same way again."""
    return maker(name)(seed)


def maker(name: str) -> Maker:
    """What makes a bot of this name; `UnknownBot` if nothing does."""
    if name in _makers:
        return _makers[name]
    if name in _elsewhere():
        return _loaded(_elsewhere()[name])
    if name.startswith(PANEL) and name in panel():
        return partial(JudgeBot, name)
    if searches(name):
        return partial(SearchBot, name)
    if ":" in name:
        return _loaded(EntryPoint(name, name, GROUP))
    known = panel() if name.startswith(PANEL) else names()
    near = get_close_matches(name.lower(), known, n=1)
    hint = f"; did you mean {near[0]!r}?" if near else ""
    raise UnknownBot(f"unknown bot {name!r}; available: {', '.join(known)}{hint}")


def panel() -> list[str]:
    """The bots others are measured by, of all games. They are no opponents, so `names` does not list them."""
    return sorted({name for each in games() for name in game(each).panel})


def plays(name: str, game: Game) -> bool:
    """Whether a bot can play a game: a judge's bot if the game has that judge, any other as far as one can tell."""
    if name.startswith(PANEL):
        return name in game.panel
    if name in JUDGES and _makers[name] is _shipped[name]:
        return name in game.judges
    if searches(name):
        return BASE in game.judges and game.learned
    return True


def able(name: str, state: State) -> bool:
    """Whether a bot can play at the table of this state: one that searches needs learned weights for it."""
    return plays(name, state.game) and (not searches(name) or learned(state))


def thinks_long(name: str) -> bool:
    """Whether a bot takes its time: others had better not wait for it."""
    return searches(name) and level_of(name).deep > 0


def origin(name: str) -> str | None:
    """The package (or module) a bot comes from; `None` for one that ships or was registered."""
    if name in _makers:
        return None
    if name in _elsewhere():
        point = _elsewhere()[name]
        return point.dist.name if point.dist else point.module
    return name.partition(":")[0]


def portable(name: str) -> bool:
    """Whether another process finds this bot by its name: not one that only this process has registered."""
    return _makers.get(name) is _shipped.get(name)


def searches(name: str) -> bool:
    """Whether it is one of our bots that search: Expert, Champion, or one by its number, such as `search-512`."""
    if name in _makers:
        return name in SEARCHES and _makers[name] is _shipped[name]
    try:
        level_of(name)
    except KeyError:
        return False
    return True


@cache
def _elsewhere() -> dict[str, EntryPoint]:
    """The bots of other packages, not loaded; a shipped name stays ours."""
    return {point.name: point for point in entry_points(group=GROUP)}


@lru_cache(64)
def _loaded(point: EntryPoint) -> Maker:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # a bot that is being written lies in the folder one works in
    try:
        make: object = point.load()
    except Exception as error:  # whatever a foreign package does while it is imported
        raise BrokenBot(f"the bot {_called(point)} cannot be loaded: {error}") from error
    if not callable(make):
        raise BrokenBot(f"the bot {_called(point)} cannot be made: it is not a function or class")
    return cast(Maker, make)


def _called(point: EntryPoint) -> str:
    return repr(point.name) if point.name == point.value else f"{point.name!r} ({point.value})"
