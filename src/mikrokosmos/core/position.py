# cython: annotation_typing=False
"""The compiled heart of a state: the calls that search, playouts and learned judges make.

A game derives its state from `GameState`, which is a `Position`, and fills in the calls of the first part. They are
unchecked and run without the interpreter's lock: `apply` trusts that what it is given came from `nth` or `outcome`.
`GameState` is the checked door for everybody else.
"""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.core.dice import Dice
from mikrokosmos.core.notebook import Notebook
from mikrokosmos.core.scale import *

BLANK = Notebook()
"""The book of every state in which nothing was noted yet; nobody writes in it."""


class Position:
    """What any game has in common. In compiled code the calls of the first part are C calls of about 3 ns."""

    def __init__(self) -> None:
        self.moving = -1  # the seat to act, CHANCE or OVER
        self.set_up(0, 0)

    def set_up(self, seats: int, longest: int) -> None:
        """Say what is true of all positions of a table; nothing has been noted yet."""
        self.seats = seats  # how many there are
        self.longest = longest  # no game at this table has more moves than this, those of chance included
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

    def rank(self, seat: int) -> int:
        """What decides who has won: points first, then whatever breaks a tie. The highest wins, equals win together."""
        return self.points(seat)

    def turn_number(self) -> int:
        """How many turns lie behind: it grows when a turn ends, and only then."""
        return 0

    def begins_turn(self) -> int:
        """1 if a turn begins here and nothing has been done in it yet."""
        return 0

    def key(self) -> int:
        """The position in 64 bits: the same for equal positions of a table, different for different ones.

        All that decides the future is in it, secrets included; what is only noted or remembered for speed is not. Nor
        are the options: keys of different tables say nothing about each other.
        """
        return 0

    def copy_from(self, other: Position) -> None:
        """Become equal to another state of the same game, without making an object."""

    def imagine_from(self, other: Position, seat: int, dice: Dice) -> None:
        """Become what this seat must consider possible in another state: all it cannot know is drawn anew, fairly.

        −1 is a spectator, who knows nobody's secrets.
        """
        self.copy_from(other)

    # What follows from it.

    def won(self) -> int:
        """The seats that have won, as a set; nobody until the game is over."""
        found = 0
        if self.mover() == -2:  # OVER
            best = self.rank(0)
            found = bit(0)
            for seat in range(1, self.seats):
                mine = self.rank(seat)
                if mine > best:
                    best = mine
                    found = 0
                if mine == best:
                    found |= bit(seat)
        return found

    def share(self, seat: int) -> int:
        """The seat's part of the victory: VICTORY alone, an equal part together with others, else 0."""
        winners = self.won()
        return VICTORY // count(winners) if winners & bit(seat) else 0
