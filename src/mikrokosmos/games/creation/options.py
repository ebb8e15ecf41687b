"""The options of a game: who plays, who begins, and with which tiles."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field

from mikrokosmos.core import seating
from mikrokosmos.core.types import Json, Parsed
from mikrokosmos.games.creation.content import table
from mikrokosmos.games.creation.content.table import Tiles

SEATS = range(2, 6)
"""R1."""


@dataclass(frozen=True)
class Options:
    """Options that fit together, ready to be played with."""

    players: int
    names: tuple[str, ...]
    first: int | None
    tiles: Tiles
    own: Parsed = field(default_factory=dict)

    def to_json(self) -> Json:
        """As keywords for `new`, such that the same game starts again."""
        found: Json = {
            "players": self.players,
            "names": list(self.names),
            "first": "random" if self.first is None else self.first,
        }
        return {**found, "tiles": self.own} if self.own else found


def read(
    players: int = 2,
    names: Sequence[str] | None = None,
    first: int | str = 0,
    tiles: Parsed | str | os.PathLike[str] | None = None,
    **unknown: object,
) -> Options:
    """Check the keywords of `new`; `OptionError` says what was wrong and what would be right."""
    seating.no_others("Creation", unknown, ("players", "names", "first", "tiles"))
    seating.read_players(players, SEATS)
    own = read_tiles(tiles)
    chosen = table.box() if tiles is None else table.read(own)
    return Options(players, seating.read_names(names, players), seating.read_first(first, players), chosen, own)


def read_tiles(tiles: Parsed | str | os.PathLike[str] | None) -> Parsed:
    """Own tiles, given as tables or as the path of a TOML file."""
    if tiles is None:
        return {}
    if isinstance(tiles, str | os.PathLike):
        return table.load(tiles)
    return deepcopy(dict(tiles)) if isinstance(tiles, Mapping) else tiles


def stored(options: Parsed) -> Options:
    """Read options as `to_json` wrote them."""
    return read(**seating.no_files(options, ["tiles"]))
