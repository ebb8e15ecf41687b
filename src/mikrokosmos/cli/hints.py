"""Hints: what the strongest bot would do, and why, from what the person's seat knows and nothing more."""

from __future__ import annotations

from collections.abc import Iterator

from mikrokosmos import bots
from mikrokosmos.bots import Adviser, Candidate, Seat
from mikrokosmos.cli.words import Words
from mikrokosmos.core.interface import State

ADVISER = "greedy"
MOST = 3
"""So many candidates are told."""


def hints(state: State, words: Words) -> Iterator[str]:
    """The best candidates for the seat to act, a line each."""
    adviser = bots.bot(ADVISER, 0)
    if not isinstance(adviser, Adviser) or not bots.plays(ADVISER, state.game):
        yield words.texts("hint-none")
        return
    found = adviser.why(Seat(state))[:MOST]
    for number, candidate in enumerate(found, 1):
        # Values compare candidates and are no forecast, so only the distance from the best is told.
        yield words.texts(
            "hint-line",
            number=number,
            action=words.say("action", state.describe(candidate.action)),
            behind=f"{found[0].value - candidate.value:.1f}",
            reasons=_reasons(candidate, words),
        )


def _reasons(candidate: Candidate, words: Words) -> str:
    told = (
        words.texts("hint-reason", why=words.texts(text), points=signed(points)) for text, points in candidate.reasons
    )
    return words.texts("between-terms").join(told) or words.texts("hint-nothing")


def signed(points: float) -> str:
    """Points to a tenth, with their sign."""
    return f"{points:+.1f}".replace("-", "−")
