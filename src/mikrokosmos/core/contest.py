# cython: annotation_typing=False
"""Whole games between judges, for any game: every choice as the seat's judge advises, every chance by its weight."""

from __future__ import annotations

from mikrokosmos.core.dice import Dice
from mikrokosmos.core.judge import Judge
from mikrokosmos.core.position import Position
from mikrokosmos.core.unlocked import *


class Contest:
    """Judges seated around a table; a seat without one plays at random."""

    def __init__(self, start: Position, judges: list[Judge | None]) -> None:
        """`start` must be a copy of the position to begin with, for this contest alone."""
        self.at = start
        seated: list[Judge] = [Judge() if judge is None else judge for judge in judges]
        empty = Judge()
        seated += [empty] * (5 - len(seated))
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
        self.at.copy_from(start)
        return unlocked_contest(self, Dice(seed))
