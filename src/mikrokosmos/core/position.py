# cython: annotation_typing=False
"""The compiled heart of a state: the few calls that search and playouts make, without the interpreter's lock.

A game's state class derives from `Position` and fills in these calls. They are unchecked: `apply` trusts that what it
is given came from `nth` or `outcome`. The checked door for everybody else is `State.play`.
"""

from __future__ import annotations


class Position:
    """What a search needs of any game. In compiled code these are C calls of about 3 ns; Python sees `State`."""

    def mover(self) -> int:
        """The seat to act, CHANCE or OVER."""
        return 0

    def choices(self) -> int:
        """How many actions are legal now (0 when no seat is to act)."""
        return 0

    def nth(self, k: int) -> int:
        """The k-th legal action, in ascending order."""
        return 0

    def weight(self) -> int:
        """The sum of all weights of chance now (0 when chance is not to act)."""
        return 0

    def outcome(self, ticket: int) -> int:
        """The outcome that owns this ticket, 0 … weight() − 1."""
        return 0

    def apply(self, x: int) -> None:
        """Play a legal action or a possible outcome, unchecked and without noting events."""

    def points(self, seat: int) -> int:
        """The seat's points as they stand."""
        return 0

    def copy_from(self, other: Position) -> None:
        """Become equal to another state of the same game, without making an object."""
