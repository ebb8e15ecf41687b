# cython: annotation_typing=False
"""The chance of every seat to win, from any position: the turn is played on to where values are learnt, then asked.

Between turns the value is asked at once. Within a turn the judge plays on to its end, several times if chance has a
part in it. What the asking seat cannot know is drawn anew each time, so that no figure tells a secret.
"""

from __future__ import annotations

from mikrokosmos.core.dice import Dice
from mikrokosmos.core.judge import Judge
from mikrokosmos.core.learned.value import Value
from mikrokosmos.core.mixing import *
from mikrokosmos.core.position import Position

SPECTATOR = -1
"""Asks without a seat: knows what everybody knows."""


class Forecast:
    """Asks about positions of one table; for one thread alone."""

    def __init__(self, judge: Judge, value: Value, at: Position, hides: bool, samples: int = 16) -> None:
        """`at` is a copy of a position of the table; `hides`: whether the game has secrets."""
        self.judge = judge
        self.value = value
        self.at = at
        self.dice = Dice(0)
        self.hides = hides
        self.samples = samples  # playouts where chance or a secret has a part
        self.seed = 1
        self.ahead = 0  # 1: a turn that begins is played too, so that what it offers is seen
        self.totals = [0] * 5

    def look(self, position: Position, seat: int) -> None:
        """Add up every seat's shares in `totals`, over as many playouts as chance and secrets call for."""
        for each in range(5):
            self.totals[each] = 0
        viewer = seat
        if seat < 0:  # all secrets are drawn anew, and the seat to act is asked as if it had what was drawn for it
            viewer = position.mover() if position.mover() >= 0 else 0
        settled = 1 if position.begins_turn() and seat >= 0 and self.ahead == 0 else 0
        for sample in range(self.samples):
            certain = self.play_on(position, seat, sample)
            self.value.assess(self.at, viewer)
            for each in range(self.value.seats):
                self.totals[each] += self.value.shares[each]
            if settled or (certain and self.hides == 0):
                return

    def play_on(self, position: Position, seat: int, sample: int) -> int:
        """Play to where a turn begins, which may be here unless it is looked ahead; 1 if chance had no part in it."""
        self.dice.at = stir(self.seed, sample + 1)
        self.at.imagine_from(position, seat, self.dice)
        certain = 1
        here = position.turn_number() if self.ahead else -2  # which no turn has
        mover = self.at.mover()
        while mover != -2 and (self.at.begins_turn() == 0 or self.at.turn_number() == here):
            if mover == -1:  # CHANCE
                certain = 0
                self.at.apply(self.at.outcome(self.dice.below(self.at.weight())))
            else:
                self.at.apply(self.judge.advise(self.at))
            mover = self.at.mover()
        return certain

    # For Python.

    def chances(self, position: Position, seat: int | None) -> list[float]:
        """The chance of every seat, as far as this seat may know; `None` is a spectator."""
        self.look(position, SPECTATOR if seat is None else seat)
        totals = [self.totals[each] for each in range(self.value.seats)]
        return [total / sum(totals) for total in totals]

    def knows(self, position: Position) -> bool:
        """Whether the position is of the table this was made for."""
        return self.judge.knows(position)
