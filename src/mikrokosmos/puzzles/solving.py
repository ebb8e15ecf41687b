"""A try at a puzzle: the actions so far played on its position, and the finished plan judged.

A plan ends with the turn, or where chance comes in. An action that is the only one is played by itself, as at a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from mikrokosmos.analysis.levels import PROOF
from mikrokosmos.analysis.plans import Planner
from mikrokosmos.core.game_state import GameState
from mikrokosmos.core.types import Event

SEED = 1
"""Of whoever judges: best plan and try are weighed with the same luck."""


class CannotPlay(ValueError):
    """An action of a try that is not possible; its number is in `at`."""

    def __init__(self, at: int, action: int, state: GameState | None) -> None:
        super().__init__(f"action {at + 1} of the try cannot be played")
        self.at, self.action, self.state = at, action, state


@dataclass
class Try:
    """How far a person has come."""

    state: GameState
    moves: list[int] = field(default_factory=list)
    """All actions of the seat, those that came by themselves too."""
    events: list[Event] = field(default_factory=list)
    """What the last action that was asked for brought about."""
    done: bool = False


def tried(start: GameState, asked: Sequence[int]) -> Try:
    """Play these actions from the beginning of the turn; `CannotPlay` if one is not possible."""
    seat, turn = start.player, start.turns()
    now = Try(start.copy())

    def mine() -> bool:
        return now.state.player == seat and now.state.turns() == turn and not now.state.over

    def play(move: int) -> None:
        now.state.play(move)
        now.events += now.state.events()
        now.moves.append(move)

    for at, move in enumerate(asked):
        if not mine() or move not in now.state.actions():
            raise CannotPlay(at, move, now.state if mine() else None)
        now.events = []
        play(move)
        while mine() and len(only := now.state.actions()) == 1:
            play(only[0])
    now.done = not mine()
    return now


def judged(start: GameState, moves: Sequence[int], level: str = PROOF) -> float:
    """The share of the victory with a plan."""
    return Planner(start, level, SEED).worth(start, moves)
