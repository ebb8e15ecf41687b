"""A record cut into turns: who moved, what happened, and where the game stood after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import mikrokosmos as mk
from mikrokosmos.cli.screens import Screen
from mikrokosmos.core.types import Event, Parsed, View


class Step(NamedTuple):
    """What one move did in a turn, and the view before it."""

    before: View
    events: Sequence[Event]


@dataclass
class Turn:
    """One turn; number 0 is what chance does before anybody can act."""

    number: int
    seat: int
    view: View
    points: list[int]
    first_move: int
    last_move: int = 0
    steps: list[Step] = field(default_factory=list)
    end: mk.State | None = None

    def add(self, before: View, events: Sequence[Event]) -> None:
        """Note what a move did."""
        if events:
            self.steps.append(Step(before, events))


def turns(record: mk.Record, screen: Screen) -> Iterator[Turn]:
    """The turns in order. Every move is checked on the way; `RecordError` where the record is false."""
    last = record.replay()
    state = record.replay(0)
    turn = Turn(0, state.player, state.view(None), state.scores(), 1)
    for number, move in enumerate(record.moves, 1):
        another = turn.number == 0 or (screen.turns is None and state.player != turn.seat)
        if state.player >= 0 and another:
            yield _ended(turn, state, number - 1)
            turn = _begun(turn, state, state.player, number)
        before = state.view(None)
        state.play(move.id)
        events = state.events()
        new = [at for at, event in enumerate(events) if event["type"] == screen.turns]
        if new and turn.number:
            turn.add(before, events[: new[0]])
            yield _ended(turn, state, number)
            turn = _begun(turn, state, _seat(events[new[0]]), number + 1)
            events = events[new[0] :]
        turn.add(before, events)
    yield _ended(turn, last, len(record.moves))


def _seat(event: Parsed) -> int:
    """Whose turn an event has begun."""
    seat = event["seat"]
    assert isinstance(seat, int)
    return seat


def _begun(turn: Turn, state: mk.State, seat: int, first_move: int) -> Turn:
    return Turn(turn.number + 1, seat, state.view(None), state.scores(), first_move)


def _ended(turn: Turn, state: mk.State, last_move: int) -> Turn:
    turn.end = state.copy()
    turn.last_move = last_move
    return turn
