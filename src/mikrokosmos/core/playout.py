# cython: annotation_typing=False
"""Whole games in the engine, for any game: choices as the seat's judge advises or at random, chance by its weight."""

from __future__ import annotations

from collections.abc import Sequence

from mikrokosmos.core.dice import Dice
from mikrokosmos.core.judge import Judge
from mikrokosmos.core.position import Position
from mikrokosmos.core.unlocked import *

NOBODY = Judge()
"""Sits where no judge does, and is never asked."""


class Contest:
    """Judges seated around a table; a seat without one plays at random."""

    def __init__(self, start: Position, judges: Sequence[Judge | None]) -> None:
        """`start` must be a copy of the position to begin with, for this contest alone."""
        self.at = start
        seated: list[Judge] = [NOBODY if judge is None else judge for judge in judges]
        seated += [NOBODY] * (5 - len(seated))
        self.first, self.second, self.third, self.fourth, self.fifth = seated
        self.judged = [0] * 5
        for seat, judge in enumerate(judges):
            self.judged[seat] = 0 if judge is None else 1

    def finish(self, dice: Dice) -> int:
        """Play to the end; returns how many decisions seats took."""
        decisions = 0
        mover = self.at.mover()
        while mover != -2:  # OVER
            if mover < 0:  # CHANCE
                self.at.apply(self.at.outcome(dice.below(self.at.weight())))
            else:
                if self.judged[mover]:
                    self.at.apply(self.advise(mover))
                else:
                    self.at.apply(self.at.nth(dice.below(self.at.choices())))
                decisions += 1
            mover = self.at.mover()
        return decisions

    def repeat(self, start: Position, dice: Dice, games: int) -> int:
        """Play games from `start`, which stays as it was; returns the decisions of all of them."""
        decisions = 0
        for _ in range(games):
            self.at.copy_from(start)
            decisions += self.finish(dice)
        return decisions

    def advise(self, seat: int) -> int:
        """What the seat's judge says. (Five names instead of a list: compiled code without the lock has no lists.)"""
        if seat == 0:
            return self.first.advise(self.at)
        if seat == 1:
            return self.second.advise(self.at)
        if seat == 2:
            return self.third.advise(self.at)
        if seat == 3:
            return self.fourth.advise(self.at)
        return self.fifth.advise(self.at)

    def play(self, start: Position, seed: int) -> int:
        """A game from `start`, which stays as it was, without the interpreter's lock; returns the decisions.

        After it, the position given to the contest holds the end of the game.
        """
        return unlocked(self, start, Dice(seed), 1)


def random_games(start: Position, scratch: Position, games: int, seed: int) -> int:
    """Play random games from `start` without the interpreter's lock.

    `scratch` must be a copy of `start`, for this thread alone.
    Returns the number of decisions. After it, `scratch` holds the end of the last game.
    """
    return unlocked(Contest(scratch, []), start, Dice(seed), games)
