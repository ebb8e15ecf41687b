# cython: annotation_typing=False
"""Games in which a forecast foretells the end at the beginning of every turn, to see whether it comes true.

What is written: for each such position a row of the turn, the seat to move, whether the value was asked about this very
position (or about what may become of the turn), and for every seat its score (before it is sharpened), the chance it is
told (parts of WHOLE), and its share of the victory (sixtieths).
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from mikrokosmos.core.dice import Dice
from mikrokosmos.core.judge import Judge
from mikrokosmos.core.learned.forecast import Forecast
from mikrokosmos.core.playout import Contest
from mikrokosmos.core.position import Position

ROW = 18
"""Numbers of a row: turn, mover, asked, five scores, five chances, five shares."""


class ForetoldGames(Contest):
    """Judges around a table, and a forecast that tells whoever is to move."""

    def __init__(self, start: Position, judges: Sequence[Judge], forecast: Forecast, games: int) -> None:
        """`start` is a copy for this object alone, and so is the forecast. There is room for so many games."""
        Contest.__init__(self, start, judges)
        self.forecast = forecast
        self.rows = array("i", bytes(4 * ROW * 60 * games))
        self.written = 0

    def finish(self, dice: Dice) -> int:
        """Play to the end and write a row where a turn begins; returns how many decisions seats took."""
        begun = self.written
        decisions = 0
        turn = -1
        mover = self.at.mover()
        while mover != -2:  # OVER
            if mover == -1:  # CHANCE
                self.at.apply(self.at.outcome(dice.below(self.at.weight())))
            else:
                if self.at.turn_number() != turn:
                    turn = self.at.turn_number()
                    self.write(turn, mover)
                self.at.apply(self.advise(mover))
                decisions += 1
            mover = self.at.mover()
        for row in range(begun, self.written):
            self.write_end(row)
        return decisions

    def write(self, turn: int, mover: int) -> None:
        """One more position."""
        row = self.written * 18
        seats = self.at.seats
        viewer = self.forecast.value.encoder.viewer(self.at, mover)
        self.forecast.look(self.at, mover)
        self.rows[row] = turn
        self.rows[row + 1] = mover
        self.rows[row + 2] = self.at.begins_turn()
        total = 0
        for seat in range(seats):
            total += self.forecast.totals[seat]
        for seat in range(seats):
            step = seat - viewer if seat >= viewer else seat - viewer + seats
            self.rows[row + 3 + seat] = self.forecast.value.output[step]
            self.rows[row + 8 + seat] = self.forecast.totals[seat] * 600000 // total
        self.written += 1

    def write_end(self, row: int) -> None:
        """How the game of a position ended."""
        for seat in range(self.at.seats):
            self.rows[row * 18 + 13 + seat] = self.at.share(seat)
