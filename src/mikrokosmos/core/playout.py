# cython: annotation_typing=False
"""Random games to the end, for any game: every choice uniform over the legal actions, every chance by its weight."""

from __future__ import annotations

from mikrokosmos.core.dice import Dice
from mikrokosmos.core.position import Position
from mikrokosmos.core.unlocked import *


def finish(position: Position, dice: Dice) -> int:
    """Play a position to its end at random; returns how many decisions seats took."""
    decisions = 0
    mover = position.mover()
    while mover != -2:  # OVER
        if mover < 0:  # CHANCE
            position.apply(position.outcome(dice.below(position.weight())))
        else:
            position.apply(position.nth(dice.below(position.choices())))
            decisions += 1
        mover = position.mover()
    return decisions


def repeat(start: Position, scratch: Position, dice: Dice, games: int) -> int:
    """Play `games` random games from `start`, each in `scratch`; returns the decisions of all of them."""
    decisions = 0
    for _ in range(games):
        scratch.copy_from(start)
        decisions += finish(scratch, dice)
    return decisions


def random_games(start: Position, scratch: Position, games: int, seed: int) -> int:
    """Play random games from `start` without the interpreter's lock.

    `scratch` must be a copy of `start`, for this thread alone.
    Returns the number of decisions. After it, `scratch` holds the end of the last game.
    """
    return unlocked(start, scratch, Dice(seed), games)
