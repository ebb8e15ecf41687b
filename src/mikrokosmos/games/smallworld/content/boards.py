"""The four boards as facts: which regions there are, what they are, and which touch."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files


@dataclass(frozen=True)
class Region:
    """One region of a board. `neighbors` are ids, as printed in the data (from 1)."""

    id: int
    terrain: str
    symbols: tuple[str, ...]
    lost_tribe: bool
    border: bool
    coastal: bool
    entry: bool
    neighbors: tuple[int, ...]

    @property
    def water(self) -> bool:
        """Whether this is a sea or a lake."""
        return self.terrain in ("sea", "lake")

    def is_a(self, kind: str) -> bool:
        """Whether the region is of a kind that content may name: a terrain, a symbol, `coastal` or `any`."""
        return kind == "any" or kind == self.terrain or kind in self.symbols or (kind == "coastal" and self.coastal)


@dataclass(frozen=True)
class Board:
    """The map for one number of players, and how many rounds are played on it."""

    players: int
    rounds: int
    regions: tuple[Region, ...]


@lru_cache(16)
def board(players: int) -> Board:
    """The board for this number of players."""
    text = (
        files("mikrokosmos.games.smallworld.content")
        .joinpath(f"boards/players{players}.json")
        .read_text(encoding="utf-8")
    )
    data = json.loads(text)
    return Board(
        players=data["players"],
        rounds=data["rounds"],
        regions=tuple(
            Region(**{**facts, "symbols": tuple(facts["symbols"]), "neighbors": tuple(facts["neighbors"])})
            for facts in data["regions"]
        ),
    )
