"""Finished games to analyse: judges play them, and a test can step in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import mikrokosmos as mk
from mikrokosmos.analysis.levels import Level
from mikrokosmos.core.chance import outcome_at
from mikrokosmos.core.dice import Dice
from mikrokosmos.core.game_state import GameState

SMALL = Level(simulations=24, width=4, lines=2, samples=2)
"""Enough for what must be true however little is looked at."""

Until = Callable[[Any], bool]


class Play:
    """A record that goes on by itself as judges advise, up to where a test wants to step in."""

    def __init__(self, game: str, players: int, seed: int, judge: str = "greedy") -> None:
        self.record = mk.Record.start(mk.game(game), players=players)
        self.judge = self.record.game.judge(judge, self.record.state)
        self.dice = Dice(seed)

    @property
    def state(self) -> GameState:
        """Where it stands."""
        return cast(GameState, self.record.state)

    def on(self, until: Until = lambda state: False) -> mk.Record:
        """Play until something is true, or to the end."""
        while not self.state.over and not until(self.state):
            if self.state.player == mk.CHANCE:
                chances = self.state.chances()
                self.record.play(outcome_at(chances, self.dice.draw(sum(weight for _, weight in chances))))
            else:
                self.record.play(self.judge.advice(self.state))
        return self.record

    def do(self, **words: object) -> None:
        """Step in: play this action or outcome."""
        self.record.play(self.state.encode(words))


def finished(game: str, players: int, seed: int = 1, judge: str = "greedy") -> mk.Record:
    """A whole game between judges."""
    return Play(game, players, seed, judge).on()
