# cython: annotation_typing=False
"""What a game knows about playing it well: which action to prefer, by how much and why, and what a position is worth.

A game derives its judge from `Judge` and fills in the calls of the first part; bots, playouts and search use the rest
and stay the same for every game. A judge reads what the seat to act may know and nothing else. It remembers nothing:
the same position gets the same advice. Values are hundredths of a point, whole numbers, so that compiled and
interpreted judges agree to the last digit on any machine.
"""

from __future__ import annotations

from mikrokosmos.core.dice import Dice
from mikrokosmos.core.notebook import Notebook
from mikrokosmos.core.position import Position
from mikrokosmos.core.scale import *


class Judge:
    """Advice for the seat to act. A judge has room for notes of its own, so every thread needs one for itself."""

    def __init__(self) -> None:
        self.moves = [0] * 512
        self.values = [0] * 512
        self.found = 0
        self.explaining = 0
        self.book = Notebook()

    # What a game fills in.

    def consider(self, position: Position) -> None:
        """Note every candidate of the seat to act with its value (`note`); legal actions only, at least one of them."""

    def worth(self, position: Position, seat: int) -> int:
        """How many points the seat can expect to be ahead by at the end, in hundredths."""
        return position.points(seat) * POINT

    def routine(self, position: Position) -> int:
        """1 if the decision is one that this judge settles well by itself, so that a search need not think about it."""
        return 0

    def knows(self, position: Position) -> bool:
        """Whether the position is one of the table this judge was made for."""
        return True

    def terms(self) -> tuple[str, ...]:
        """The text ids of the reasons, by the number `because` was given."""
        return ()

    # What follows from it.

    def note(self, action: int, value: int) -> None:
        """One more candidate."""
        self.moves[self.found] = action
        self.values[self.found] = value
        self.found += 1

    def because(self, action: int, reason: int, amount: int) -> None:
        """One term of a candidate's value, when somebody asks why."""
        if self.explaining and amount != 0:
            self.book.line(reason, action, amount, 0, 0, 0)

    def best(self) -> int:
        """Where the best candidate stands; of equals the first."""
        best = 0
        for at in range(1, self.found):
            if self.values[at] > self.values[best]:
                best = at
        return best

    def advise(self, position: Position) -> int:
        """The action this judge would play."""
        if position.choices() == 1:
            return position.nth(0)
        self.found = 0
        self.consider(position)
        return self.moves[self.best()]

    def weigh(self, position: Position) -> int:
        """Turn the values of the candidates into priors, 1 to SURE; returns their sum."""
        self.found = 0
        self.consider(position)
        top = self.values[self.best()]
        total = 0
        for at in range(self.found):
            behind = top - self.values[at]
            steps = behind // HALVING
            share = SURE >> 12
            if steps < 12:
                share = SURE >> steps
                share -= share * (behind - steps * HALVING) // (2 * HALVING)  # straight lines between the halvings
            self.values[at] = share
            total += share
        return total

    def guess(self, position: Position, dice: Dice) -> int:
        """An action drawn by its prior: the policy of playouts."""
        if position.choices() == 1:
            return position.nth(0)
        ticket = dice.below(self.weigh(position))
        for at in range(self.found):
            ticket -= self.values[at]
            if ticket < 0:
                return self.moves[at]
        return self.moves[0]

    # For Python.

    def candidates(self, position: Position) -> list[tuple[int, int]]:
        """Every candidate with its value, best first."""
        self.found = 0
        self.consider(position)
        pairs = [(self.moves[at], self.values[at]) for at in range(self.found)]
        return sorted(pairs, key=lambda pair: -pair[1])

    def reasons(self, position: Position) -> list[tuple[int, str, int]]:
        """The terms of every candidate's value: action, text id, hundredths of a point. They add up to the values."""
        self.book.clear()
        self.found = 0
        self.explaining = 1
        self.consider(position)
        self.explaining = 0
        names = self.terms()
        return [(line[1], names[line[0]], line[2]) for line in self.book.read()]

    def priors(self, position: Position) -> list[tuple[int, int]]:
        """Every candidate with its weight among them, in the order they were considered."""
        self.weigh(position)
        return [(self.moves[at], self.values[at]) for at in range(self.found)]

    def advice(self, position: Position) -> int:
        """`advise`, for Python."""
        return self.advise(position)

    def value(self, position: Position, seat: int) -> int:
        """`worth`, for Python."""
        return self.worth(position, seat)
