"""Games between bots. The i-th game depends on the seed and on i alone, however it is played."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from typing import NamedTuple, cast

import mikrokosmos as mk
from mikrokosmos.bots import RANDOM, Seat, bot
from mikrokosmos.core.dice import Dice
from mikrokosmos.core.playout import random_games
from mikrokosmos.core.position import Position
from mikrokosmos.core.types import Json
from mikrokosmos.lab.game_loop import Leave, finish, never
from mikrokosmos.lab.seeds import seed_of


class Ending(NamedTuple):
    """How a game ended: points by seat, the winners, and how many decisions seats took."""

    scores: list[int]
    winners: list[int]
    decisions: int


class Matches:
    """Games of one kind between the same bots, by number from 0."""

    def __init__(self, game: mk.Game, options: Json, bots: Sequence[str], seed: int) -> None:
        self.game = game
        self.bots = tuple(bots)
        self.seed = seed
        self.start = game.new(**options)
        self.options = game.options(self.start)
        self.scratch = self.start.copy()
        self.swift = set(bots) == {RANDOM} and compiled_alike(self.start)
        """Whether whole games can be left to the playouts, which are some hundred times faster."""

    def play(self, number: int) -> Ending:
        """A game that nobody wants to see again."""
        if not self.swift:
            ending = self._finish(number, self.start.copy())
            assert ending is not None
            return ending
        start, scratch = cast(Position, self.start), cast(Position, self.scratch)
        decisions = random_games(start, scratch, 1, seed_of(self.seed, number))
        return Ending(self.scratch.scores(), self.scratch.winners(), decisions)

    def record(self, number: int, leave: Leave) -> tuple[mk.Record, Ending] | None:
        """The same game with its record; `None` if asked to leave before its end."""
        record = mk.Record(self.game, self.options)
        ending = self._finish(number, record.state, record, leave)
        return None if ending is None else (record, ending)

    def _finish(
        self, number: int, state: mk.State, record: mk.Record | None = None, leave: Leave = never
    ) -> Ending | None:
        # Chance and the random bots share one generator and draw in the order of play, as the playouts do.
        dice = Dice(seed_of(self.seed, number))
        seats = [Drawing(dice) if name == RANDOM else bot(name, seed_of(self.seed, number, seat))
                 for seat, name in enumerate(self.bots)]  # fmt: skip
        play = state.play if record is None else record.play
        decisions = finish(state, lambda seat: seats[seat].choose(Seat(state)), dice, play, leave)
        return None if decisions is None else Ending(state.scores(), state.winners(), decisions)


class Drawing:
    """The random bot, with dice it shares."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, seat: Seat) -> int:
        """One of the legal actions, all alike."""
        actions = seat.actions()
        return actions[self.dice.draw(len(actions))]


def compiled_alike(state: object) -> bool:
    """Whether playouts can run this state: compiled playouts call compiled positions only."""
    if not isinstance(state, Position):
        return False
    origin = str(getattr(sys.modules.get(type(state).__module__), "__file__", ""))
    return origin.endswith(tuple(EXTENSION_SUFFIXES)) or not mk.compiled()
