# cython: annotation_typing=False
"""Games played to learn from: every position at the beginning of a turn as inputs, with how the game ended.

What is written: for each position how many inputs it has, their numbers and amounts, and a row of facts: viewer, turn,
and for every seat counted from the viewer its share of the victory (sixtieths) and its points.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from mikrokosmos.core.dice import Dice
from mikrokosmos.core.judge import Judge
from mikrokosmos.core.learned.features import Encoder
from mikrokosmos.core.learned.inputs import *
from mikrokosmos.core.playout import Contest
from mikrokosmos.core.position import Position

FACTS = 12
"""Numbers of a row of facts: viewer, turn, five shares, five points."""


class SelfPlay(Contest):
    """Judges around a table that play to be learnt from. Now and then a seat plays what its judge thinks less of."""

    def __init__(self, start: Position, judges: Sequence[Judge], encoder: Encoder, slips: int, games: int) -> None:
        """`start` is a copy for this object alone; `slips` of a thousand choices are drawn by the judge's priors.

        There is room for the positions of so many games.
        """
        Contest.__init__(self, start, judges)
        self.encoder = encoder
        self.slips = slips
        self.experts = 0  # a bit for every seat that plays like Expert
        self.seen = encoder.size()
        turns = 60 * games
        self.counts = array("i", bytes(4 * turns))
        self.facts = array("i", bytes(4 * FACTS * turns))
        self.index = array("H", bytes(2 * 160 * turns))
        self.amount = array("b", bytes(160 * turns))
        self.positions = 0
        self.used = 0

    def clear(self) -> None:
        """Forget what was written."""
        self.positions = 0
        self.used = 0

    def finish(self, dice: Dice) -> int:
        """Play to the end and write every position where a turn begins; returns how many decisions seats took."""
        begun = self.positions
        decisions = 0
        turn = -1
        mover = self.at.mover()
        while mover != -2:  # OVER
            if mover == -1:  # CHANCE
                self.at.apply(self.at.outcome(dice.below(self.at.weight())))
            else:
                slips = self.slips
                if self.at.turn_number() != turn:
                    turn = self.at.turn_number()
                    self.write(turn, dice)
                    slips = 3 * slips  # what a turn begins with decides most, so more of it is tried
                if slips and dice.below(1000) < slips:
                    self.at.apply(self.guess(mover, dice))
                else:
                    self.at.apply(self.advise(mover))
                decisions += 1
            mover = self.at.mover()
        for position in range(begun, self.positions):
            self.write_end(position)
        return decisions

    def guess(self, seat: int, dice: Dice) -> int:
        """What the seat's judge may say."""
        if seat == 0:
            return self.first.guess(self.at, dice)
        if seat == 1:
            return self.second.guess(self.at, dice)
        if seat == 2:
            return self.third.guess(self.at, dice)
        if seat == 3:
            return self.fourth.guess(self.at, dice)
        return self.fifth.guess(self.at, dice)

    def write(self, turn: int, dice: Dice) -> None:
        """One more position, through the eyes of a seat drawn at random (if it matters)."""
        viewer = self.encoder.viewer(self.at, dice.below(self.at.seats))
        self.encoder.encode(self.at, viewer)
        put_experts(self.encoder, self.experts, self.seen, viewer, self.at.seats)
        found = self.encoder.found
        for at in range(found):
            self.index[self.used + at] = self.encoder.index[at]
            self.amount[self.used + at] = self.encoder.amount[at]
        self.used += found
        self.counts[self.positions] = found
        self.facts[self.positions * 12] = viewer
        self.facts[self.positions * 12 + 1] = turn
        self.positions += 1

    def write_end(self, position: int) -> None:
        """How the game of a position ended."""
        viewer = self.facts[position * 12]
        for step in range(self.at.seats):
            seat = viewer + step if viewer + step < self.at.seats else viewer + step - self.at.seats
            self.facts[position * 12 + 2 + step] = self.at.share(seat)
            self.facts[position * 12 + 7 + step] = self.at.points(seat)
