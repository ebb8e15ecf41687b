"""How far win chances come true, as measured: figures that ship with the package, written by `make calibration`."""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache
from importlib.resources import files
from typing import Final, NamedTuple

from mikrokosmos.core.learned.weights import Weights

EXPERT: Final = "expert"
MASTER: Final = "master"
"""As whom everybody is taken to play on."""

MEASURED = {EXPERT: ("expert",), MASTER: ("greedy", "panel")}
"""The tables by which each is measured: between such players, and for Masters also between players of the panel."""

MOST_OFF = 0.03
"""A reliability table is good if no tenth of it is off by more."""
LEAST_GAMES = 2_000
"""And if it rests on so many games."""


class Measured(NamedTuple):
    """One table: what was measured, on how many games, and how it came out."""

    game: str
    players: int
    table: str
    games: int
    brier: float
    worst: float | None
    weights: str
    """The version of the weights that were measured."""


@lru_cache(1)
def tables() -> tuple[Measured, ...]:
    """All figures there are."""
    data = json.loads(files(__package__).joinpath("calibration.json").read_text(encoding="utf-8"))
    return tuple(Measured(**line) for line in data["tables"])


def good(game: str, players: int, kind: str, weights: str | None = None) -> bool:
    """Whether chances told like this are within three points of what came true, on games enough.

    With the version of weights, also whether those are the ones that were measured.
    """
    found = {line.table: line for line in tables() if (line.game, line.players) == (game, players)}
    return all(
        table in found
        and found[table].games >= LEAST_GAMES
        and (worst := found[table].worst) is not None
        and worst <= MOST_OFF
        and weights in (None, found[table].weights)
        for table in MEASURED[kind]
    )


def version_of(weights: Weights) -> str:
    """All numbers of the weights in one, those by which chances are told included."""
    return hashlib.sha256(weights.to_bytes()).hexdigest()[:16]


def kind_of(game: str, players: int) -> str:
    """How chances are told for a table: as between Masters, since that was shown to come true between strangers too; as
    between Experts where only that was.
    """
    return EXPERT if good(game, players, EXPERT) and not good(game, players, MASTER) else MASTER
