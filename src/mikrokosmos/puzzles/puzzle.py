"""A puzzle as one line of a file, read with all its faults told at once."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Self

from mikrokosmos.core import registry
from mikrokosmos.core.errors import MikrokosmosError
from mikrokosmos.core.game_state import GameState
from mikrokosmos.core.interface import Json

TOLERANCE = 0.02
"""A plan so little worse than the best one has solved the puzzle."""
HARDEST = 3
FIELDS: dict[str, type | tuple[type, ...]] = {
    "game": str,
    "position": str,
    "seat": int,
    "themes": list,
    "difficulty": int,
    "best": (int, float),
    "second": (int, float),
    "tolerance": (int, float),
    "moves": list,
    "evaluator": str,
}


class PuzzleError(MikrokosmosError, ValueError):
    """What is wrong with puzzles, all of it, a line for each fault."""


@dataclass(frozen=True)
class Puzzle:
    """A position, who is to act, and what is known of the best plan."""

    game: str
    position: str
    seat: int
    themes: tuple[str, ...]
    difficulty: int
    """1 to 3."""
    best: float
    """The share of the victory with the best plan."""
    second: float
    """That of the best plan that does not solve it."""
    moves: tuple[int, ...]
    """The best plan, by the ids of its actions."""
    evaluator: str
    """Who has judged it, with the version."""
    tolerance: float = TOLERANCE

    @cached_property
    def id(self) -> str:
        """Where it can be found: the same position has the same id for ever."""
        return hashlib.sha256(f"{self.game} {self.position}".encode()).hexdigest()[:12]

    def start(self) -> GameState:
        """A fresh state before the turn."""
        state = registry.game(self.game).from_line(self.position)
        assert isinstance(state, GameState)
        return state

    def to_json(self) -> Json:
        """As it stands in its file."""
        told = {name: getattr(self, name) for name in FIELDS}
        return {**told, "themes": list(self.themes), "moves": list(self.moves)}

    @classmethod
    def from_json(cls, data: Any) -> Self:
        """Read what `to_json` wrote; `PuzzleError` names all that is wrong with it."""
        if faults := list(_faults(data)):
            raise PuzzleError("\n".join(faults))
        return cls(**{**data, "themes": tuple(data["themes"]), "moves": tuple(data["moves"])})


def read(text: str, game: str) -> list[Puzzle]:
    """The puzzles of a file, one to a line; `PuzzleError` lists the faults of all lines."""
    found: dict[str, Puzzle] = {}
    faults = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            puzzle = Puzzle.from_json(json.loads(line))
            if puzzle.game != game:
                raise PuzzleError(f"a puzzle of {puzzle.game} among those of {game}")
            if puzzle.id in found:
                raise PuzzleError("the same position as in a line before")
            found[puzzle.id] = puzzle
        except json.JSONDecodeError as error:
            faults.append(f"line {number}: no JSON: {error.msg}")
        except PuzzleError as error:
            faults += [f"line {number}: {fault}" for fault in str(error).splitlines()]
    if faults:
        raise PuzzleError("\n".join(faults))
    return list(found.values())


def _faults(data: Any) -> Iterator[str]:
    """What is wrong with one puzzle."""
    if not isinstance(data, dict):
        yield f"{type(data).__name__} where an object should be"
        return
    right = {name for name, kind in FIELDS.items() if isinstance(data.get(name), kind) and data[name] is not True}
    yield from (f"{name!r} is missing or of the wrong kind" for name in FIELDS if name not in right)
    yield from (f"{name!r} is not known" for name in data if name not in FIELDS)
    for name in {"best", "second", "tolerance"} & right:
        if not 0 <= data[name] <= 1:
            yield f"{name!r} should be 0 to 1"
    if {"best", "second", "tolerance"} <= right and data["second"] >= data["best"] - data["tolerance"]:
        yield "the second plan would solve it too"
    if "difficulty" in right and not 1 <= data["difficulty"] <= HARDEST:
        yield f"'difficulty' should be 1 to {HARDEST}"
    if "themes" in right and not (data["themes"] and all(isinstance(theme, str) for theme in data["themes"])):
        yield "'themes' should name at least one"
    if {"game", "position", "seat", "moves"} <= right:
        yield from _plan_faults(data)


def _plan_faults(data: Json) -> Iterator[str]:
    """Whether the position can be read, is the seat's to act, and the plan can be played."""
    try:
        state = registry.game(data["game"]).from_line(data["position"])
    except (MikrokosmosError, ValueError) as error:
        yield f"the position cannot be read: {error}"
        return
    if state.player != data["seat"]:
        yield f"seat {data['seat']} is not to act"
    if not data["moves"]:
        yield "there is no plan"
    for number, move in enumerate(data["moves"], 1):
        if state.player != data["seat"] or move not in state.actions():
            yield f"action {number} of the plan cannot be played"
            return
        state.play(move)
