"""How much is played: `make test` takes a sample, `make test-long` (LONG_RUN) plays all of it."""

from __future__ import annotations

import os

import pytest

import mikrokosmos as mk

LONG = "LONG_RUN" in os.environ
"""Whether this is the long run."""


def many(sample: int, *, whole: int, interpreted: int) -> int:
    """How many games or examples; an interpreted run follows a compiled one, and is slow."""
    if not mk.compiled():
        return interpreted
    return whole if LONG else sample


GAMES = ("smallworld", "creation")
DATABASES = ("sqlite", "postgresql")

each_game_on_its_database = pytest.mark.parametrize(
    ("url", "game"),
    [(url, game) for url in DATABASES for game in GAMES] if LONG else list(zip(DATABASES, GAMES, strict=True)),
    indirect=["url"],
)
"""Each game on one of the databases; in the long run each on both."""
