"""What many games come to: shares of victories with intervals, points, decisions."""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from mikrokosmos.cli.matches import Ending

Z95 = 1.959963984540054
"""The normal quantile of a two-sided 95 % interval."""


class Interval(NamedTuple):
    """A share and the interval it lies in, 19 times of 20."""

    share: float
    low: float
    high: float


def wilson(wins: float, games: int) -> Interval:
    """The Wilson interval of a share: it stays between 0 and 1 and is honest for few games too."""
    if not games:
        return Interval(0.0, 0.0, 1.0)
    share = wins / games
    shrink = 1 + Z95**2 / games
    middle = (share + Z95**2 / (2 * games)) / shrink
    half = Z95 / shrink * math.sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


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
