"""Bots that play as the game's own judge advises."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import cast

from mikrokosmos.bots.bot import Candidate, Reason
from mikrokosmos.bots.seat import Seat
from mikrokosmos.core.errors import MikrokosmosError
from mikrokosmos.core.game_state import GameState
from mikrokosmos.core.judge import Judge
from mikrokosmos.core.scale import POINT


class NoJudge(MikrokosmosError, LookupError):
    """The game has no judge of that name, so this bot cannot play it."""


class JudgeBot:
    """Asks a judge about a game the seat must consider possible, never about the true one."""

    def __init__(self, name: str, seed: int | None = None) -> None:
        self.name = name
        self._rng = random.Random(seed)
        self._judge: Judge | None = None

    def choose(self, seat: Seat) -> int:
        """What the judge would play."""
        imagined = cast(GameState, seat.imagine(self._rng))  # a game with judges has such states
        return self._asked(imagined).advice(imagined)

    def why(self, seat: Seat) -> Sequence[Candidate]:
        """The judge's candidates, best first."""
        imagined = cast(GameState, seat.imagine(self._rng))  # a game with judges has such states
        judge = self._asked(imagined)
        terms: dict[int, list[Reason]] = {}
        for action, text, amount in judge.reasons(imagined):
            terms.setdefault(action, []).append(Reason(text, amount / POINT))
        return [
            Candidate(action, value / POINT, tuple(terms.get(action, ())))
            for action, value in judge.candidates(imagined)
        ]

    def _asked(self, state: GameState) -> Judge:
        """The judge for the table of this state, made once for all its moves."""
        if self._judge is None or not self._judge.knows(state):
            game = state.game
            if self.name not in (*game.judges, *game.panel):
                raise NoJudge(f"the bot {self.name!r} cannot play {game.id!r}: the game has no judge of that name")
            self._judge = game.judge(self.name, state)
        return self._judge
