"""The one evaluator of an analysis: every seat's share of the victory, as far as that seat could know it.

It is the win chance of `mikrokosmos.win_chance`. Where a turn begins the learned value is asked at once; within a turn
the judge plays on to its end. In a game whose tables tell little of the turns to come, it also plays the turn that
begins, and the value is asked after it. Before a roll or a draw it is the weighted mean over all outcomes.
"""

from __future__ import annotations

from typing import cast

from mikrokosmos.analysis.calibration import EXPERT, good, kind_of, version_of
from mikrokosmos.analysis.levels import AnalysisError
from mikrokosmos.core.chance import CHANCE
from mikrokosmos.core.errors import WeightsError
from mikrokosmos.core.game_state import GameState
from mikrokosmos.core.interface import Game, State
from mikrokosmos.core.scale import VICTORY

METHOD = 1
"""The number of the way analyses are made: a change that gives other figures raises it, and old ones are not reused."""

Shares = list[float]
"""A number for every seat."""


class Evaluator:
    """Asks about positions of one table; for one thread alone."""

    def __init__(self, state: State, samples: int, seed: int = 0) -> None:
        """For the table of this state; `AnalysisError` if there are no learned weights for it."""
        self.game = state.game
        self.seats = range(len(state.scores()))
        try:
            weights = self.game.weights(len(self.seats))
            self.kind = kind_of(self.game.id, len(self.seats))
            self._forecast = self.game.forecast(state, None if self.kind == EXPERT else ())
        except (WeightsError, NotImplementedError) as error:
            raise AnalysisError(f"this game cannot be analysed: {error}") from error
        self.name = f"{weights.name}-{self.kind}"
        self.version = f"{version_of(weights)}.{METHOD}"
        self.calibrated = good(self.game.id, len(self.seats), self.kind, version_of(weights))
        self._forecast.samples = samples
        self._forecast.seed = seed + 1
        self._forecast.ahead = looks_ahead(self.game, len(self.seats))

    def told(self, state: State, viewer: int | None) -> Shares:
        """Everybody's share as far as one seat could know; `None` is a spectator."""
        if state.over:
            return end_of(state)
        return self._forecast.chances(cast(GameState, state), viewer)

    def own(self, state: State, seat: int) -> float:
        """A seat's share as far as it could know itself; before chance, the mean over the outcomes."""
        return self.own_shares(state)[seat] if not self.game.hides else self._own(state, seat)

    def own_shares(self, state: State) -> Shares:
        """Every seat's share, each as far as that seat could know."""
        if state.player == CHANCE:
            return self.mean(state)
        return self.at(state)

    def at(self, state: State) -> Shares:
        """The same where chance is not asked about its outcomes first: played on like any other position."""
        if state.over:
            return end_of(state)
        if not self.game.hides:
            return self.told(state, 0)  # whose eyes makes no difference
        return [self.told(state, seat)[seat] for seat in self.seats]

    def mean(self, state: State) -> Shares:
        """The weighted mean over all outcomes of chance, each as it stands after it."""
        chances = state.chances()
        total = sum(weight for _, weight in chances)
        sums = [0.0 for _ in self.seats]
        for outcome, weight in chances:
            for seat, share in enumerate(self.at(cast(GameState, state).played(outcome))):
                sums[seat] += share * weight
        return [each / total for each in sums]

    def _own(self, state: State, seat: int) -> float:
        if state.player != CHANCE:
            return self.told(state, seat)[seat]
        chances = state.chances()
        total = sum(weight for _, weight in chances)
        position = cast(GameState, state)
        return sum(self.told(position.played(outcome), seat)[seat] * weight for outcome, weight in chances) / total


def looks_ahead(game: Game, players: int) -> int:
    """1 in a game in which searches look ahead too: what a turn offers is not seen by the value before it is played."""
    return 1 if game.rounds_ahead(players) else 0


def end_of(state: State) -> Shares:
    """What everybody got."""
    return [share / VICTORY for share in cast(GameState, state).shares()]
