"""Plans for a turn: what the best one would be, and what any plan is worth, as far as the seat itself could know.

A plan is the actions of the seat up to the end of its turn, or to the first chance it meets: what comes after that is
played as the judge advises. Plans of one position are compared by the same evaluator with the same luck.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import NamedTuple, cast

from mikrokosmos.analysis.evaluator import Evaluator, looks_ahead
from mikrokosmos.analysis.levels import QUICK, AnalysisError, level_of
from mikrokosmos.core.game_state import GameState
from mikrokosmos.core.interface import State
from mikrokosmos.core.mixing import stir

LONGEST = 200
"""No plan has more actions: a game in which a turn never ends would otherwise never be analysed."""


class Plan(NamedTuple):
    """A way to play the turn from some position on."""

    moves: tuple[int, ...]
    """The actions of the seat to act, by their ids."""
    share: float
    """Its share of the victory with it, 0 to 1."""


class Planner:
    """Finds and weighs plans at one table; for one thread alone. The same seed gives the same answers."""

    def __init__(self, state: State, level: str = QUICK, seed: int = 0) -> None:
        """For the table of this state."""
        self.level = level_of(level)
        self.seed = seed
        self.evaluator = Evaluator(state, self.level.samples, seed)
        self._again = Evaluator(state, self.level.samples, seed + 1_000_003)
        position = cast(GameState, state)
        self.judge = position.game.judge("greedy", position)
        simulations = self.level.simulations // (8 if looks_ahead(position.game, position.seats) else 1)
        self._search = position.game.search(position, simulations, self.level.width)

    def plans(self, state: State, also: Iterable[Sequence[int]] = ()) -> list[Plan]:
        """The plans worth thinking of for the seat to act, best first; `also` are weighed besides, and first of equals.

        Only what the seat could know is used.
        """
        known = self.known(state)
        ways = dict.fromkeys(tuple(way) for way in (*also, *self._proposed(known)))
        found = [Plan(way, self._worth(self.evaluator, known, way)) for way in ways]
        return sorted(found, key=lambda plan: -plan.share)

    def best(self, state: State) -> Plan:
        """The best plan for the seat to act."""
        return self.plans(state)[0]

    def worth(self, state: State, moves: Sequence[int]) -> float:
        """The share of the victory of the seat to act if it plays these actions, and then as the judge advises."""
        return self._worth(self.evaluator, self.known(state), moves)

    def compare(self, state: State, played: Sequence[int]) -> tuple[Plan, Plan]:
        """The best plan and the one that was played, both weighed alike; the same plan twice if none is better.

        Where luck or secrets have a part, the best of many is partly the luckiest: it is weighed anew with other luck.
        """
        known = self.known(state)
        mine = tuple(played)
        ranked = self.plans(state, [mine])
        first = ranked[0]
        if first.moves == mine:
            return first, first
        again = [Plan(way, self._worth(self._again, known, way)) for way in (first.moves, mine)]
        better, own = again
        return (better, own) if better.share > own.share else (own, own)

    def known(self, state: State) -> GameState:
        """A state that the seat to act must take for possible: what it cannot know is drawn anew, always alike."""
        if state.player < 0:
            raise AnalysisError("there is nothing to plan: no seat is to act")
        position = cast(GameState, state)
        if not state.game.hides:
            return position
        return position.imagine(state.player, random.Random(self.seed))

    def _proposed(self, known: GameState) -> list[tuple[int, ...]]:
        """What the search comes up with, and what the judge would do."""
        self._search.seed = stir(self.seed + 1, 1 + known.turns()) >> 1
        self._search.stopped = 0
        self._search.choice(known)
        lines = [tuple(line) for line in self._search.best_lines(self.level.lines)]
        return [*lines, self._advised(known)]

    def _advised(self, known: GameState) -> tuple[int, ...]:
        """The judge's own way to the end of the turn, or to the first chance."""
        seat, turn = known.player, known.turns()
        moves: list[int] = []
        while known.player == seat and known.turns() == turn and len(moves) < LONGEST:
            moves.append(self.judge.advice(known))
            known = known.played(moves[-1])
        return tuple(moves)

    def _worth(self, evaluator: Evaluator, known: GameState, moves: Sequence[int]) -> float:
        seat = known.player
        return evaluator.own(after(known, moves), seat)


def after(state: GameState, moves: Sequence[int]) -> GameState:
    """A copy on which these actions were played; `IllegalAction` if one of them cannot be."""
    for move in moves:
        state = state.played(move)
    return state


def best_plan(state: State, level: str = QUICK, seed: int = 0) -> Plan:
    """The best plan for the seat to act, and its share of the victory with it."""
    return Planner(state, level, seed).best(state)


def value_of_played(state: State, moves: Sequence[int], level: str = QUICK, seed: int = 0) -> float:
    """The share of the victory of the seat to act with these actions, weighed as `best_plan` weighs its own."""
    return Planner(state, level, seed).worth(state, moves)
