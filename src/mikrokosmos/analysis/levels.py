"""How hard an analysis looks."""

from __future__ import annotations

from typing import NamedTuple

from mikrokosmos.core.errors import MikrokosmosError


class Level(NamedTuple):
    """How much is spent on a turn."""

    simulations: int
    """Ways to play the turn that the search tries; an eighth of it where each is played on for rounds."""
    width: int
    """The most first actions among them."""
    lines: int
    """The best of those ways, which are weighed again as the game's choices are."""
    samples: int
    """Playouts where chance or a secret has a part."""


QUICK, DEEP, PROOF = "quick", "deep", "proof"

LEVELS = {QUICK: Level(2048, 12, 8, 32), DEEP: Level(16384, 24, 24, 256)}
"""The levels of an analysis, by name."""
PROVING = {PROOF: Level(10 * LEVELS[QUICK].simulations, 24, 24, 10 * LEVELS[QUICK].samples)}
"""Ten times as deep as a quick analysis: how puzzles are proved, and tries at them judged."""


class AnalysisError(MikrokosmosError, ValueError):
    """A game that cannot be analysed, or not like this; the message says why."""


def level_of(name: str) -> Level:
    """The level of this name; `AnalysisError` lists those there are."""
    try:
        return PROVING.get(name) or LEVELS[name]
    except (KeyError, TypeError):
        raise AnalysisError(f"there is no level {name!r}; available: {', '.join(LEVELS)}") from None
