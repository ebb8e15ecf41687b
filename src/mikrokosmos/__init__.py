"""Two board games of little worlds behind one small interface: play them, study them, extend them."""

from __future__ import annotations

from mikrokosmos.interpreted import compiled, install

install()  # before any module that has a compiled twin

from mikrokosmos.core.chance import CHANCE, OVER, sample
from mikrokosmos.core.errors import IllegalAction, MikrokosmosError, OptionError, RecordError, UnknownGame
from mikrokosmos.core.interface import Game, Json, State
from mikrokosmos.core.record import Record
from mikrokosmos.core.learned.win_chance import win_chance
from mikrokosmos.games import game, games, register
from mikrokosmos.analysis.analysis import Analysis, analyse

__all__ = [
    "CHANCE",
    "OVER",
    "Analysis",
    "Game",
    "IllegalAction",
    "Json",
    "MikrokosmosError",
    "OptionError",
    "Record",
    "RecordError",
    "State",
    "UnknownGame",
    "analyse",
    "compiled",
    "game",
    "games",
    "register",
    "sample",
    "win_chance",
]
