"""The list of known games. It knows none itself: whoever has a game announces it, and it is loaded when asked for."""

from __future__ import annotations

from collections.abc import Callable

from mikrokosmos.core.errors import UnknownGame
from mikrokosmos.core.interface import Game, State
from mikrokosmos.core.types import Json

_loaders: dict[str, Callable[[], Game]] = {}
_loaded: dict[str, Game] = {}


def announce(name: str, load: Callable[[], Game]) -> None:
    """Make a game known by name; `load` is called when somebody first asks for it."""
    _loaders[name] = load
    _loaded.pop(name, None)


def register(game: Game) -> None:
    """Make a game known that is already at hand, such as one of your own."""
    announce(game.id, lambda: game)


def games() -> list[str]:
    """The names of all games there are, in alphabetical order."""
    return sorted(_loaders)


def game(name: str) -> Game:
    """The game of this name, such as `game("smallworld")`; `UnknownGame` lists those there are."""
    if name not in _loaders:
        raise UnknownGame(_unknown(name))
    if name not in _loaded:
        _loaded[name] = _loaders[name]()
    return _loaded[name]


def restored(name: str, data: Json) -> State:
    """A state as it was stored; what pickled states name."""
    return game(name).from_json(data)


def _unknown(name: str) -> str:
    from difflib import get_close_matches  # only here: it would slow down every import

    close = get_close_matches(str(name).lower(), games(), n=1)
    hint = f"; did you mean {close[0]!r}?" if close else ""
    return f"unknown game {name!r}; available: {', '.join(games()) or 'none'}{hint}"
