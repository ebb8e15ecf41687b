"""Every field of a position, found in its `.pxd`: what is stored must bring back all of them."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import mikrokosmos as mk

GAMES = Path(mk.__file__).parent / "games"
NOT_OF_THE_POSITION = {"world", "tile_set", "legal", "listed"}
"""What never changes in a game, and what is worked out anew."""


def fields_of(game: str) -> list[str]:
    """The names of all fields that change in a game."""
    source = (GAMES / game / "rules" / "position.pxd").read_text(encoding="utf-8")
    names = ["moving"]
    for declared in re.findall(r"cdef public (?:unsigned long long|\w+) (.*)", source):
        names += [re.sub(r"\[.*", "", name.strip()) for name in declared.split(",")]
    return [name for name in names if name not in NOT_OF_THE_POSITION]


def differing(game: str, one: Any, other: Any) -> dict[str, tuple[Any, Any]]:
    """The fields in which two states differ."""
    found = {name: (plain(getattr(one, name)), plain(getattr(other, name))) for name in fields_of(game)}
    return {name: pair for name, pair in found.items() if pair[0] != pair[1]}


def plain(value: Any) -> Any:
    """A list for whatever holds several numbers."""
    return list(value) if hasattr(value, "__len__") else value


def states(game: mk.Game, seed: int, **options: Any) -> Iterator[Any]:
    """Every state of a random game."""
    state, rng = game.new(**options), random.Random(seed)
    yield state
    while not state.over:
        chances = state.chances()
        state.play(mk.sample(chances, rng) if chances else rng.choice(state.actions()))
        yield state


def ways_back(game: mk.Game, state: Any, **not_in_a_line: Any) -> dict[str, Callable[[], Any]]:
    """How a state can be stored and read again."""
    return {
        "JSON": lambda: game.from_json(state.to_json()),
        "line": lambda: game.from_line(state.to_line(), **not_in_a_line),
    }
