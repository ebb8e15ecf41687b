"""How a table looks in the terminal: a folder for each game, and a plain one for any other."""

from __future__ import annotations

from mikrokosmos.cli.screens.plain import PlainScreen, Screen
from mikrokosmos.cli.screens.smallworld import SmallWorldScreen

__all__ = ["Screen", "screen_of"]


def screen_of(game: str) -> Screen:
    """The screen of a game, or the plain one."""
    return SmallWorldScreen() if game == "smallworld" else PlainScreen()
