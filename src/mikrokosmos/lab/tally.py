"""What many games come to: shares of victories with intervals, points, decisions."""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction

from mikrokosmos.lab.interval import Interval, wilson
from mikrokosmos.lab.matches import Ending


class Line:
    """The games of one seat, or of one bot in all its seats."""

    def __init__(self, seats: Sequence[int], bot: str) -> None:
        self.seats = tuple(seats)
        self.bot = bot
        self.games = 0
        self._wins = 0
        self._shares = Fraction()
        self._seatings = 0
        self._sum = 0
        self._squares = 0

    def add(self, ending: Ending) -> None:
        """Count one game. Of a shared victory each winner has a share."""
        self.games += 1
        for seat in self.seats:
            points = ending.scores[seat]
            self._seatings += 1
            self._sum += points
            self._squares += points * points
            if ending.winners == [seat]:
                self._wins += 1
            elif seat in ending.winners:
                self._shares += Fraction(1, len(ending.winners))

    @property
    def wins(self) -> float:
        """Victories, a shared one as a part."""
        return float(self._wins + self._shares)

    @property
    def share(self) -> Interval:
        """How often it wins."""
        return wilson(self.wins, self.games)

    @property
    def mean(self) -> float:
        """Points a game."""
        return self._sum / self._seatings if self._seatings else 0.0

    @property
    def spread(self) -> float:
        """The standard deviation of the points."""
        if self._seatings < 2:
            return 0.0
        squares = self._squares - self._sum * self._sum / self._seatings
        return math.sqrt(max(0.0, squares) / (self._seatings - 1))


class Tally:
    """All games so far, by seat, and by bot where different bots meet."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.seats = [Line([seat], name) for seat, name in enumerate(bots)]
        self.bots = [Line([seat for seat, name in enumerate(bots) if name == each], each) for each in sorted(set(bots))]
        self.games = 0
        self.decisions = 0

    def add(self, ending: Ending) -> None:
        """Count one game."""
        self.games += 1
        self.decisions += ending.decisions
        for line in (*self.seats, *self.bots):
            line.add(ending)

    @property
    def decisions_per_game(self) -> float:
        """How long a game is."""
        return self.decisions / self.games if self.games else 0.0
