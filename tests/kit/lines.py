"""What the tests of one-line positions do alike for every game: walk somewhere, damage a line, compare positions."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol, TypeVar

from hypothesis import strategies as st

import mikrokosmos as mk
from kit.conformance import draw

S = TypeVar("S", bound=mk.State, covariant=True)


class GameOf(Protocol[S]):
    """A game whose states are of this type: whoever walks through Small World is given its states, not any."""

    def new(self, players: int = 2, **options: object) -> S:
        """Start a game."""

    def from_line(self, text: str, **options: object) -> S:
        """Read back a position."""


def walked(game: GameOf[S], seed: int, steps: int, players: int = 2, **options: object) -> S:
    """A state some random steps into a game."""
    rng, state = random.Random(seed), game.new(players, **options)
    for _ in range(steps):
        if state.over:
            break
        state.play(draw(state, rng))
    return state


def same_but_for_options(one: mk.State, other: mk.State) -> bool:
    """Whether two states are equal in all that a position is."""
    return {**one.to_json(), "options": None} == {**other.to_json(), "options": None}


def is_read_back(state: mk.State) -> None:
    """What was written is read as the same position."""
    line = state.to_line()
    again = state.game.from_line(line)
    assert again.to_line() == line and same_but_for_options(again, state)
    assert again.actions() == state.actions() and again.chances() == state.chances()


def damaged(line: str, data: st.DataObject, pieces: Sequence[str]) -> str:
    """A line with a few letters taken out or put in."""
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(line) - 1))
        length = data.draw(st.sampled_from([0, 1, 1, 2, 5]))
        line = line[:at] + data.draw(st.sampled_from(pieces)) + line[at + length :]
        if not line:
            break
    return line


def is_refused_or_another(game: GameOf[S], line: str) -> S | None:
    """The position behind a line, which can be written and read again, or None if the line is refused."""
    try:
        state = game.from_line(line)
    except mk.RecordError as error:
        assert str(error)
        return None
    assert same_but_for_options(game.from_line(state.to_line()), state)
    assert state.over or state.actions() or state.chances()
    return state
