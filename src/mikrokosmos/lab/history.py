"""A game so far, as each seat saw it."""

from __future__ import annotations

from collections.abc import Sequence

import mikrokosmos as mk
from mikrokosmos.core.interning import copied
from mikrokosmos.core.move import Move


class History:
    """Keeps the moves; words and secrets are worked out only when a bot asks for them."""

    def __init__(self, start: mk.State, players: int) -> None:
        self.moves: list[int] = []
        """Everything played, chance included."""
        self._start = start
        self._behind: mk.State | None = None
        self._told: list[list[mk.Json]] = [[] for _ in range(players)]

    def told(self, seat: int) -> Sequence[mk.Json]:
        """The moves as a seat saw them, the same as in `Record.given_to`: of a secret one only its type is told."""
        if self._behind is None:
            self._behind = self._start.copy()
        for x in self.moves[len(self._told[0]) :]:
            self._tell(self._behind, x)
        return tuple(self._told[seat])

    def _tell(self, state: mk.State, x: int) -> None:
        move = Move(x, state.player, state.describe(x))
        state.play(x)
        events = state.events()
        for seat, told in enumerate(self._told):
            told.append(copied(move.told_to(seat, events)))  # a bot may do with it what it likes
