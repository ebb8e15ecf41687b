"""The chances to win at one table, as each seat may know them; what is asked with is kept from move to move.

To ask takes some 10 to 200 microseconds, so it is done where the table is told; it is for one thread alone.
"""

from __future__ import annotations

from mikrokosmos.core.errors import WeightsError
from mikrokosmos.core.game_state import GameState
from mikrokosmos.core.interface import State
from mikrokosmos.core.learned.forecast import Forecast
from mikrokosmos.server.delta import ReplacedList

DIGITS = 3
"""Tenths of a percent: more would only be told anew with every move."""


class Chances:
    """Asks about the positions of one table."""

    def __init__(self) -> None:
        """The forecast is made when it is asked for the first time."""
        self._forecast: Forecast | None = None
        self._unknown = False

    def of(self, state: State, seat: int | None) -> ReplacedList | None:
        """The chance of every seat, as far as this seat may know (`None` is a spectator); nothing without weights."""
        if self._unknown or not isinstance(state, GameState):
            return None
        if state.over:
            return ReplacedList(round(share / 60, DIGITS) for share in state.shares())
        if self._forecast is None or not self._forecast.knows(state):
            if not state.game.learned:
                return None
            try:
                self._forecast = state.game.forecast(state)
            except WeightsError:
                self._unknown = True
                return None
        return ReplacedList(round(chance, DIGITS) for chance in self._forecast.chances(state, seat))
