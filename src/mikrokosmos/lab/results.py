"""What the games of an arena come to, as JSON. The same games give the same result, down to the byte."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from mikrokosmos.bots import RANDOM
from mikrokosmos.lab.elo import Points, ratings
from mikrokosmos.lab.pairing import Seating, Slot
from mikrokosmos.lab.performance import Performance, rounded
from mikrokosmos.lab.sets import Ended, PlayedSet, Thinking
from mikrokosmos.lab.settings import Settings
from mikrokosmos.lab.types import Histogram, Met, Result, Standing, Timing

FORMAT = 1
BINS = 24
"""At most so many columns in the picture of points."""


class Pair:
    """What one bot did against another: every seat of the one against every seat of the other, by points."""

    def __init__(self) -> None:
        self.wins = self.draws = self.losses = self.ahead = 0

    def add(self, mine: int, theirs: int) -> None:
        """One more meeting."""
        self.wins += mine > theirs
        self.draws += mine == theirs
        self.losses += mine < theirs
        self.ahead += mine - theirs

    @property
    def meetings(self) -> int:
        """How often they met."""
        return self.wins + self.draws + self.losses

    def to_json(self) -> Met:
        """For the result: `difference` is points ahead, on average."""
        share = (self.wins + self.draws / 2) / self.meetings if self.meetings else None
        return {
            "meetings": self.meetings,
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "share": None if share is None else rounded(share),
            "difference": rounded(self.ahead / self.meetings) if self.meetings else None,
        }


class Results:
    """Counts the sets that were played, whichever there are, in the order of their numbers."""

    def __init__(self, settings: Settings, sets: Mapping[int, PlayedSet]) -> None:
        self.settings = settings
        self.plan = settings.plan
        self.performances = {name: Performance(name, settings.players) for name in settings.bots}
        self.pairs = {(a, b): Pair() for a in settings.bots for b in settings.bots if a != b}
        self.games = self.decisions = 0
        self.thinking = {name: Thinking() for name in settings.bots}
        self._deals: dict[int, Points] = {}
        asked = self.plan.sets(settings.games)
        for number in sorted(number for number in sets if number < asked):
            self._add_set(sets[number])
        self._mark()

    @property
    def complete(self) -> bool:
        """Whether all that was asked for has been played."""
        return self.games == self.plan.deals(self.settings.games) * self.plan.games_per_deal

    def to_json(self) -> Result:
        """The result. Nothing in it depends on when, where and by how many processes it was played."""
        settings, plan = self.settings, self.plan
        return {
            "format": FORMAT,
            **settings.to_json(),
            "asked": settings.games,
            "games": self.games,
            "planned": plan.deals(settings.games) * plan.games_per_deal,
            "complete": self.complete,
            "deals": len(self._deals),
            "tables": [list(table) for table in plan.tables],
            "games_per_deal": plan.games_per_deal,
            "decisions_per_game": rounded(self.decisions / self.games) if self.games else 0.0,
            "fair": rounded(1 / settings.players),
            "anchor": RANDOM if RANDOM in settings.bots else None,
            "standings": self._standings(),
            "pairs": [{"bot": a, "other": b, **pair.to_json()} for (a, b), pair in self.pairs.items()],
            "histogram": self._histogram(),
        }

    def timing(self, seconds: float, processes: int) -> Timing:
        """How long it took: the part of a result that differs from time to time."""
        return {
            "seconds": seconds,
            "processes": processes,
            "bots": {
                name: {
                    "decisions": thinking.decisions,
                    "seconds": thinking.seconds,
                    "microseconds_per_decision": 1e6 * thinking.seconds / max(1, thinking.decisions),
                }
                for name, thinking in self.thinking.items()
            },
        }

    def _add_set(self, played: PlayedSet) -> None:
        deal, table = self.plan.set_at(played.number)
        if deal not in self._deals:
            self._mark()
            self._deals[deal] = [[0.0] * len(self.settings.bots) for _ in self.settings.bots]
        for rotation, game in enumerate(played.games):
            self._add_game(self.plan.seating(Slot(deal, table, rotation)), game, self._deals[deal])
        for name, thinking in played.thinking.items():
            self.thinking[name].decisions += thinking.decisions
            self.thinking[name].seconds += thinking.seconds

    def _add_game(self, seating: Seating, game: Ended, points: Points) -> None:
        self.games += 1
        self.decisions += game.decisions
        for name in dict.fromkeys(seating):
            self.performances[name].add(seating, game)
        for one, a in enumerate(seating):
            for two, b in enumerate(seating):
                if a != b:
                    self.pairs[a, b].add(game.scores[one], game.scores[two])
                    ahead = game.scores[one] - game.scores[two]
                    points[self.settings.bots.index(a)][self.settings.bots.index(b)] += (
                        1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
                    )

    def _mark(self) -> None:
        if self._deals:
            for performance in self.performances.values():
                performance.mark()

    def _standings(self) -> list[Standing]:
        """Every bot, the strongest first."""
        bots = self.settings.bots
        anchor = bots.index(RANDOM) if RANDOM in bots else None
        rated = ratings(list(self._deals.values()), anchor) if self._deals else [None] * len(bots)
        lines: list[Standing] = []
        for name, rating in zip(bots, rated, strict=True):
            elo, low, high = map(rounded, rating) if rating else (None, None, None)
            lines.append({
                **self.performances[name].to_json(),
                "elo": elo, "elo_low": low, "elo_high": high,
                "one_sided": self._one_sided(name),
            })  # fmt: skip
        return sorted(lines, key=lambda line: (-(line["elo"] or 0.0), bots.index(line["bot"])))

    def _one_sided(self, name: str) -> Literal["won", "lost"] | None:
        """Whether a bot won or lost every meeting, so that its rating rests on the half game it was given."""
        own = [pair for (bot, _), pair in self.pairs.items() if bot == name and pair.meetings]
        if own and all(pair.wins == pair.meetings for pair in own):
            return "won"
        return "lost" if own and all(pair.losses == pair.meetings for pair in own) else None

    def _histogram(self) -> Histogram:
        """How often each bot had how many points, in columns that are the same for all."""
        every = [points for each in self.performances.values() for points in each.points]
        low, high = min(every, default=0), max(every, default=0)
        width = -(-(high - low + 1) // BINS)
        start = low - low % width
        count = (high - start) // width + 1
        return {"start": start, "width": width, "counts": {
            name: _binned(each.points, start, width, count) for name, each in self.performances.items()
        }}  # fmt: skip


def _binned(points: Mapping[int, int], start: int, width: int, count: int) -> Sequence[int]:
    found = [0] * count
    for value, times in points.items():
        found[(value - start) // width] += times
    return found
