"""Hints: what the strongest bot would do, and why, from what the person's seat knows and nothing more."""

from __future__ import annotations

from collections.abc import Iterator

from mikrokosmos import bots
from mikrokosmos.bots import Adviser, Candidate, Seat
from mikrokosmos.cli.phrases import Phrases
from mikrokosmos.core.interface import State

ADVISER = "greedy"
MOST = 3
"""So many candidates are told."""


def hints(state: State, phrases: Phrases) -> Iterator[str]:
    """The best candidates for the seat to act, a line each."""
    adviser = bots.bot(ADVISER, 0)
    if not isinstance(adviser, Adviser) or not bots.plays(ADVISER, state.game):
        yield phrases.texts("hint-none")
        return
    found = adviser.why(Seat(state))[:MOST]
    for number, candidate in enumerate(found, 1):
        # Values compare candidates and are no forecast, so only the distance from the best is told.
        yield phrases.texts(
            "hint-line",
            number=number,
            action=phrases.say("action", state.describe(candidate.action)),
            behind=phrases.texts.number(found[0].value - candidate.value, 1),
            reasons=_reasons(candidate, phrases),
        )


def _reasons(candidate: Candidate, phrases: Phrases) -> str:
    told = (
        phrases.texts("hint-reason", why=phrases.texts(text), points=phrases.texts.signed(points, 1))
        for text, points in candidate.reasons
    )
    return phrases.texts("between-terms").join(told) or phrases.texts("hint-nothing")
