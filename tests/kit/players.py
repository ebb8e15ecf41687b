"""Bots for tests, by the names `kit.players:first` and so on, which any process finds."""

from __future__ import annotations

import os
import time

from mikrokosmos.bots import Bot, Seat


class First:
    """Takes the first thing on the list."""

    def __init__(self, seed: int | None) -> None:
        self.seed = seed

    def choose(self, seat: Seat) -> int:
        """The first action."""
        return seat.actions()[0]


class Last(First):
    """Takes the last thing on the list."""

    def choose(self, seat: Seat) -> int:
        """The last action."""
        return seat.actions()[-1]


class Slow(First):
    """Takes its time."""

    def choose(self, seat: Seat) -> int:
        """The first action, later."""
        time.sleep(0.001)
        return seat.actions()[0]


class Cheat(First):
    """Plays what is not allowed, in some games."""

    def choose(self, seat: Seat) -> int:
        """Something illegal, if the seed is odd."""
        return -5 if self.seed and self.seed % 2 else seat.actions()[0]


class Clumsy(First):
    """Stumbles at once."""

    def choose(self, seat: Seat) -> int:
        """Nothing."""
        raise ZeroDivisionError("stumbled")


class Gone(First):
    """Takes its process with it."""

    def choose(self, seat: Seat) -> int:
        """Nothing, ever."""
        os._exit(3)


class Reader(First):
    """Reads what has happened before it plays."""

    def choose(self, seat: Seat) -> int:
        """Depends on the whole history, so that a history which differs would show."""
        actions = seat.actions()
        return actions[len(seat.history()) % len(actions)]


first, last, slow, cheat, clumsy, gone, reader = First, Last, Slow, Cheat, Clumsy, Gone, Reader
not_a_bot = 7


def unmade(seed: int | None) -> Bot:
    """Cannot be made."""
    raise OSError("no weights")
