"""What a seat knows: all that a bot is given. The game itself stays out of its reach."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from mikrokosmos.core.interface import Game, State
from mikrokosmos.core.types import Json, View, Words


def nothing_yet() -> Sequence[Json]:
    """The history of a game nobody kept."""
    return ()


class Seat:
    """One seat at the moment it is to act. Whatever it must not know cannot be had from here."""

    __slots__ = ("_actions", "_describe", "_history", "_imagine", "_view", "game", "number")

    def __init__(self, state: State, history: Callable[[], Sequence[Json]] = nothing_yet) -> None:
        """For the seat that is to act in `state`; `history` is called when the bot asks for it."""
        self.game: Game = state.game
        self.number = state.player
        """The seat itself, from 0."""
        self._actions = state.actions
        self._describe = state.describe
        self._view = state.view
        self._imagine = state.imagine
        self._history = history

    def actions(self) -> list[int]:
        """Its legal actions, ascending."""
        return self._actions()

    def describe(self, action: int) -> Words:
        """One of them in words."""
        return self._describe(action)

    def view(self) -> View:
        """All that the seat sees."""
        return self._view(self.number)

    def imagine(self, rng: random.Random) -> State:
        """A game that the seat must consider possible; the bot may do with it what it likes."""
        return self._imagine(self.number, rng)

    def history(self) -> Sequence[Json]:
        """The moves so far as the seat saw them, oldest first; empty if nobody kept them."""
        return self._history()
