"""One game from its beginning to its end: seats choose, chance draws from dice of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import mikrokosmos as mk
from mikrokosmos.core.chance import outcome_at
from mikrokosmos.core.dice import Dice

Leave = Callable[[], bool]
"""Asked before every move whether to stop in the middle of the game."""


def never() -> bool:
    """Nobody wants to leave."""
    return False


def drawn(chances: Sequence[tuple[int, int]], dice: Dice) -> int:
    """An outcome by its weight."""
    return outcome_at(chances, dice.draw(sum(weight for _, weight in chances)))


def finish(
    state: mk.State, choose: Callable[[int], int], dice: Dice, play: Callable[[int], None], leave: Leave = never
) -> int | None:
    """Play to the end; returns how many decisions seats took, `None` if asked to leave before it.

    `choose` is asked for the action of a seat, `play` is given every move of seats and of chance in turn.
    """
    decisions = 0
    while not state.over:
        if leave():
            return None
        if state.player == mk.CHANCE:
            play(drawn(state.chances(), dice))
        else:
            play(choose(state.player))
            decisions += 1
    return decisions
