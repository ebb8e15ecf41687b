"""A record cut into parts that can be analysed each by itself: what comes before the first turn, then every turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, cast

from mikrokosmos.analysis.levels import AnalysisError
from mikrokosmos.core.chance import CHANCE
from mikrokosmos.core.game_state import GameState
from mikrokosmos.core.record import Record


class Part(NamedTuple):
    """The moves from `first` up to `end` of a record, which is not among them."""

    number: int
    """Of the turn, from 0; −1 before the first."""
    seat: int | None
    """Whose turn it is."""
    round: int
    first: int
    end: int


class Course:
    """The states of a finished game, and its parts; `AnalysisError` if it is not finished."""

    def __init__(self, record: Record) -> None:
        """Replays the record, so `RecordError` if it does not hold."""
        self.moves = record.moves
        self.states = [cast(GameState, state).copy() for state in record.walk()]
        if not self.states[-1].over:
            raise AnalysisError("the game is not over: only finished games are analysed, so that nobody is advised")
        self.parts = list(_parts(self.states))


def _parts(states: Sequence[GameState]) -> Iterator[Part]:
    """What chance does before anybody acts is a part of its own, whatever the game counts it to."""
    seats = states[0].seats
    first = next(at for at, state in enumerate(states) if state.player != CHANCE)
    if first:
        yield Part(-1, None, 1, 0, first)
    for at in range(first + 1, len(states)):
        if at == len(states) - 1 or states[at].turns() != states[first].turns():
            number = states[first].turns()
            seat = next((state.player for state in states[first:at] if state.player != CHANCE), None)
            yield Part(number, seat, number // seats + 1, first, at)
            first = at
