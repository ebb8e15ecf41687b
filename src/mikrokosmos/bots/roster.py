"""Bots by name. The shipped ones are listed here; whoever has another announces it with `register`."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches

from mikrokosmos.bots.bot import Bot
from mikrokosmos.bots.random_bot import RandomBot
from mikrokosmos.core.errors import MikrokosmosError

RANDOM = "random"

_makers: dict[str, Callable[[int | None], Bot]] = {RANDOM: RandomBot}


class UnknownBot(MikrokosmosError, LookupError):
    """There is no bot of that name; the message lists those there are."""


def register(name: str, make: Callable[[int | None], Bot]) -> None:
    """Make a bot known by name; `make` is called with a seed, once for every game and seat."""
    _makers[name] = make


def names() -> list[str]:
    """The names of all bots there are, in alphabetical order."""
    return sorted(_makers)


def bot(name: str, seed: int | None = None) -> Bot:
    """A new bot of this name, such as `bot("random", 7)`; the same seed plays the same way again."""
    return maker(name)(seed)


def maker(name: str) -> Callable[[int | None], Bot]:
    """What makes a bot of this name; `UnknownBot` if nothing does."""
    if name not in _makers:
        near = get_close_matches(name.lower(), names(), n=1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise UnknownBot(f"there is no bot {name!r}: there are {', '.join(names())}{hint}")
    return _makers[name]
