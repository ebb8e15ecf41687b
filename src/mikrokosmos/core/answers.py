"""What a game says of its states in words and JSON: one function for each question."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from mikrokosmos.core.interface import Game, Json

Line = tuple[int, int, int, int, int, int]
"""A line of the notebook: a kind and five facts."""


@dataclass(frozen=True)
class Answers:
    """The functions of a game that `GameState` asks; the first argument of each is the state."""

    game: Callable[[], Game]
    """The game itself, found late: it is made of states."""
    describe: Callable[[Any, int], Json]
    """An action or outcome in words."""
    outcomes: Callable[[Any], Iterable[int]]
    """Every outcome of chance that can ever come up at this table."""
    explain: Callable[[Any, int], Json]
    """Why an action costs what it costs."""
    refusal: Callable[[Any, int], Json | None]
    """Why an action is not allowed."""
    income: Callable[[Any, int], Json]
    """What a seat would earn."""
    events: Callable[[Any, list[Line]], list[Json]]
    """The lines noted by the rules as events."""
    view: Callable[[Any, int | None], Json]
    """All that a seat may see."""
    to_line: Callable[[Any], str]
    """The position as one line."""
    to_json: Callable[[Any], Json]
    """The whole state."""
