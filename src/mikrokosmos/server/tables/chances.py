"""The chances to win at one table, as each seat may know them; what is asked with is kept from move to move.

To ask takes some 10 to 200 microseconds, so it is done where the table is told; it is for one thread alone.
"""

from __future__ import annotations

from collections.abc import Iterable

from mikrokosmos.bots.roster import searches
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
        self._strong = True
        self._unknown = False

    def of(self, state: State, seat: int | None, strong: bool = True) -> ReplacedList | None:
        """The chance of every seat, as far as this seat may know (`None` is a spectator); nothing without weights.

        `strong`: whether all are taken to play like Expert, or else like Master.
        """
        if self._unknown or not isinstance(state, GameState):
            return None
        if state.over:
            return ReplacedList(round(share / 60, DIGITS) for share in state.shares())
        if self._forecast is None or self._strong != strong or not self._forecast.knows(state):
            if not state.game.learned:
                return None
            try:
                self._forecast = state.game.forecast(state, None if strong else ())
                self._strong = strong
            except WeightsError:
                self._unknown = True
                return None
        return ReplacedList(round(chance, DIGITS) for chance in self._forecast.chances(state, seat))


def plays_strongly(bots: Iterable[str | None]) -> bool:
    """Whether everybody at a table is taken to play like Expert, given the bot of each seat (`None` is a person).

    All count alike, since nobody knows how strong a person is: like Master where bots play and none of them searches.
    """
    playing = [bot for bot in bots if bot is not None]
    return not playing or any(searches(bot) for bot in playing)
