"""How one bot did, counted game by game."""

from __future__ import annotations

import math
from collections import Counter
from fractions import Fraction

from mikrokosmos.lab.interval import Interval, wilson
from mikrokosmos.lab.pairing import Seating
from mikrokosmos.lab.sets import Ended
from mikrokosmos.lab.types import Performed, Victories

CURVE = 60
"""So many points of the curve of its victories are kept."""


class Share:
    """Victories among games. A bot may have several seats in a game, which are then counted together."""

    def __init__(self) -> None:
        self.games = 0
        self.seats = 0
        self.wins = Fraction()

    def add(self, seats: int, wins: Fraction) -> None:
        """One more game."""
        self.games += 1
        self.seats += seats
        self.wins += wins

    @property
    def interval(self) -> Interval:
        """Victories for each seat taken. Seats at one table are not independent, so the interval counts games."""
        share = float(self.wins / self.seats) if self.seats else 0.0
        return wilson(share * self.games, self.games)

    def to_json(self) -> Victories:
        """For the result."""
        share, low, high = self.interval
        return {
            "games": self.games,
            "seats": self.seats,
            "wins": rounded(float(self.wins)),
            "share": rounded(share),
            "low": rounded(low),
            "high": rounded(high),
        }


class Performance:
    """One bot's games."""

    def __init__(self, bot: str, players: int) -> None:
        self.bot = bot
        self.all = Share()
        self.orders = [Share() for _ in range(players)]
        """By how many seats began before it."""
        self.points: Counter[int] = Counter()
        self._places = Fraction()
        self._curve: list[tuple[int, float]] = []

    def add(self, seating: Seating, game: Ended) -> None:
        """Count a game it took part in."""
        seats = [seat for seat, name in enumerate(seating) if name == self.bot]
        part = Fraction(1, len(game.winners))
        self.all.add(len(seats), part * sum(seat in game.winners for seat in seats))
        for seat in seats:
            self.orders[(seat - game.began) % len(seating)].add(1, part * (seat in game.winners))
            points = game.scores[seat]
            self.points[points] += 1
            better = sum(other > points for other in game.scores)
            alike = sum(other == points for other in game.scores) - 1
            self._places += 1 + better + Fraction(alike, 2)

    def mark(self) -> None:
        """A deal is over: note how the share of victories stands."""
        if self.all.games:
            self._curve.append((self.all.games, self.all.interval.share))

    @property
    def mean(self) -> float:
        """Points a game."""
        return sum(points * times for points, times in self.points.items()) / max(1, self.points.total())

    @property
    def spread(self) -> float:
        """The standard deviation of the points."""
        mean, seats = self.mean, self.points.total()
        squares = math.fsum(times * (points - mean) ** 2 for points, times in sorted(self.points.items()))
        return math.sqrt(squares / (seats - 1)) if seats > 1 else 0.0

    def curve(self) -> list[list[float]]:
        """The share of victories as games went by."""
        last = len(self._curve) - 1
        kept = sorted({round(at * last / (CURVE - 1)) for at in range(CURVE)}) if last > 0 else range(last + 1)
        return [[self._curve[at][0], rounded(self._curve[at][1])] for at in kept]

    def to_json(self) -> Performed:
        """For the result."""
        return {
            "bot": self.bot,
            **self.all.to_json(),
            "points": rounded(self.mean),
            "spread": rounded(self.spread),
            "place": rounded(float(self._places / max(1, self.all.seats))),
            "by_order": [{"order": at, **share.to_json()} for at, share in enumerate(self.orders)],
            "curve": self.curve(),
        }


def rounded(value: float) -> float:
    """As many digits as anybody can use; any machine then writes the same."""
    return round(value, 6) + 0.0
