"""How a table looks in the terminal: a folder for each game, and a plain one for any other."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mikrokosmos.cli.screens.creation import CreationScreen
from mikrokosmos.cli.screens.plain import PlainScreen, Screen
from mikrokosmos.cli.screens.smallworld import SmallWorldScreen
from mikrokosmos.core.interface import State

if TYPE_CHECKING:
    from mikrokosmos.games.creation.state import CreationState

__all__ = ["Screen", "screen_of"]


def screen_of(state: State) -> Screen:
    """The screen of a game under way, or the plain one."""
    if state.game.id == "smallworld":
        return SmallWorldScreen()
    if state.game.id == "creation":
        return CreationScreen(cast("CreationState", state).options.tiles)
    return PlainScreen()
