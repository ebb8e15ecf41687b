"""The chance of every seat to win, asked in one line; whoever asks often makes a `Forecast` of its own."""

from __future__ import annotations

import threading
from collections.abc import Iterable
from typing import cast

from mikrokosmos.core.errors import WeightsError
from mikrokosmos.core.game_state import GameState
from mikrokosmos.core.interface import State, mask_of
from mikrokosmos.core.learned.forecast import Forecast

_here = threading.local()
"""The forecast asked last, for each thread."""


def learned(state: State) -> bool:
    """Whether there are learned weights for the table of this state: without them no chances can be told."""
    if not state.game.learned:
        return False
    try:
        state.game.value(state)
    except WeightsError:
        return False
    return True


def win_chance(state: State, seat: int | None = None, experts: Iterable[int] | None = None) -> list[float]:
    """The chance of every seat to win, as far as this seat may know; without one, as everybody may know. Adds up to 1.

    `experts` are the seats that are taken to play like Expert, the others like Master; without them, all are. When the
    game is over it is what everybody got.
    """
    position = cast(GameState, state)  # a game with learned values has such states
    strong = set(range(position.seats) if experts is None else experts)
    for each in strong | ({seat} if seat is not None else set()):
        if each not in range(position.seats):
            raise ValueError(f"there is no seat {each!r}: seats are 0 to {position.seats - 1}")
    if state.over:
        return [share / 60 for share in position.shares()]
    forecast: Forecast | None = getattr(_here, "forecast", None)
    if forecast is None or not forecast.knows(position) or forecast.value.experts != mask_of(strong):
        forecast = _here.forecast = state.game.forecast(position, strong)
    return forecast.chances(position, seat)
