# cython: annotation_typing=False
"""The compiled heart of a state: the calls that search and playouts make, and the checked door built on them.

A game derives its state from `Position` and fills in the calls of the first part. They are unchecked and run without
the interpreter's lock: `apply` trusts that what it is given came from `nth` or `outcome`. `play` is for everybody else.
"""

from __future__ import annotations

import operator
from typing import Any

from mikrokosmos.core.errors import IllegalAction
from mikrokosmos.core.notebook import Notebook

BLANK = Notebook()
"""The book of every state in which nothing was noted yet; nobody writes in it."""


class Position:
    """What any game has in common. In compiled code the calls of the first part are C calls of about 3 ns."""

    def __init__(self) -> None:
        self.moving = -1  # the seat to act, CHANCE or OVER
        self.open_book()

    def open_book(self) -> None:
        """Nothing has been noted yet."""
        self.book = BLANK  # where events are noted, when somebody asks for them
        self.noting = 0  # whether events are noted
        self.explaining = 0  # whether the terms of sums are noted too

    # What a game fills in.

    def mover(self) -> int:
        """The seat to act, CHANCE or OVER."""
        return self.moving

    def choices(self) -> int:
        """How many actions are legal now (0 when no seat is to act)."""
        return 0

    def nth(self, k: int) -> int:
        """The k-th legal action, in ascending order."""
        return 0

    def allows(self, action: int) -> int:
        """1 if this action (0 … action_count − 1) is legal now."""
        return 0

    def weight(self) -> int:
        """The sum of all weights of chance now (0 when chance is not to act)."""
        return 0

    def outcome(self, ticket: int) -> int:
        """The outcome that owns this ticket, 0 … weight() − 1."""
        return 0

    def apply(self, x: int) -> None:
        """Play a legal action or a possible outcome, unchecked; events are noted only if `noting`."""

    def points(self, seat: int) -> int:
        """The seat's points as they stand."""
        return 0

    def copy_from(self, other: Position) -> None:
        """Become equal to another state of the same game, without making an object."""

    # What follows from it.

    @property
    def player(self) -> int:
        """The seat to act, CHANCE or OVER."""
        return self.moving

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.moving == -2

    def actions(self) -> list[int]:
        """Every legal action, ascending."""
        return [self.nth(k) for k in range(self.choices())]

    def chances(self) -> list[tuple[int, int]]:
        """Every outcome of chance with its weight, ascending."""
        found: list[tuple[int, int]] = []
        tickets = last = 0
        for ticket in range(self.weight()):  # tickets of one outcome lie together, outcomes in ascending order
            outcome = self.outcome(ticket)
            if tickets and outcome != last:
                found.append((last, tickets))
                tickets = 0
            last = outcome
            tickets += 1
        if tickets:
            found.append((last, tickets))
        return found

    def play(self, x: int) -> None:
        """Play an action or outcome; `IllegalAction` for anything not listed, and nothing has changed."""
        try:
            move = operator.index(x)
        except TypeError:
            raise IllegalAction(f"an action is a whole number, not {x!r}") from None
        if not self.is_possible(move):
            raise IllegalAction(self.objection(move))
        if self.book is BLANK:
            self.book = Notebook()
        self.book.clear()
        self.noting = 1
        self.apply(move)
        self.noting = 0

    def is_possible(self, x: int) -> bool:
        """Whether this action is legal now, or this outcome possible."""
        if self.moving == -1:
            return any(x == self.outcome(ticket) for ticket in range(self.weight()))
        return self.moving >= 0 and 0 <= x < self.actions_there_are() and self.allows(x) == 1

    def actions_there_are(self) -> int:
        """The number of action ids of the game."""
        return 0

    def objection(self, x: int) -> str:
        """Why a move was refused, for the error."""
        state: Any = self
        if self.moving == -1:  # what could come may be a secret: which cards are left tells which are dealt
            return f"chance is to act, and {x} is not one of its outcomes now"
        if not 0 <= x < self.actions_there_are():
            return f"there is no action {x}: actions are 0 to {self.actions_there_are() - 1}"
        return f"action {x} {state.describe(x)} is not legal now: {state.refusal(x)}"
