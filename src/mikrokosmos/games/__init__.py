"""The games, each in a folder of its own and imported only when it is asked for."""

from __future__ import annotations

from functools import partial
from importlib import import_module

from mikrokosmos.core.interface import Game
from mikrokosmos.core.registry import announce, game, games, register

__all__ = ["game", "games", "register"]

SHIPPED = ["smallworld", "creation"]
"""The games of this package: each is a folder here whose `GAME` is the game."""


def _shipped(name: str) -> Game:
    found: Game = import_module(f"{__name__}.{name}").GAME
    return found


for _name in SHIPPED:
    announce(_name, partial(_shipped, _name))
