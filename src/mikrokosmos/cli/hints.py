"""Hints: what a strong bot would do, and why, from what the person's seat knows and nothing more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mikrokosmos import bots
from mikrokosmos.bots import Adviser, Candidate, NoJudge, Seat
from mikrokosmos.cli.phrases import Phrases
from mikrokosmos.core.interface import State

ADVISERS = ("expert", "greedy")
"""Who is asked: the first that can play the game. One that searches needs learned weights for so many players."""
MOST = 3
"""So many candidates are told."""


def hints(state: State, phrases: Phrases) -> Iterator[str]:
    """The best candidates for the seat to act, a line each."""
    found = advice(state)
    if not found:
        yield phrases.texts("hint-none")
    elif found[0].chance is None:
        yield from _by_points(state, phrases, found[:MOST])
    else:
        yield from _by_chance(state, phrases, found[0].chance, found[:MOST])


def advice(state: State) -> Sequence[Candidate]:
    """What the first adviser that knows the game says; nothing if there is none."""
    for name in ADVISERS:
        adviser = bots.bot(name, 0)
        if isinstance(adviser, Adviser) and bots.plays(name, state.game):
            try:
                return adviser.why(Seat(state))
            except NoJudge:
                continue
    return ()


def _by_points(state: State, phrases: Phrases, found: Sequence[Candidate]) -> Iterator[str]:
    for number, candidate in enumerate(found, 1):
        # Values compare candidates and are no forecast, so only the distance from the best is told.
        yield phrases.texts(
            "hint-line",
            number=number,
            action=phrases.say("action", state.describe(candidate.action)),
            behind=phrases.texts.number(found[0].value - candidate.value, 1),
            reasons=_reasons(candidate, phrases),
        )


def _by_chance(state: State, phrases: Phrases, best: float, found: Sequence[Candidate]) -> Iterator[str]:
    for number, candidate in enumerate(found, 1):
        if candidate.chance is None:  # from here on nobody has looked
            return
        yield phrases.texts(
            "hint-chance-line",
            number=number,
            action=phrases.say("action", state.describe(candidate.action)),
            chance=round(100 * best),
            cost=max(0, round(100 * (best - candidate.chance))),
            reasons=_reasons(candidate, phrases),
        )


def _reasons(candidate: Candidate, phrases: Phrases) -> str:
    told = (
        phrases.texts("hint-reason", why=phrases.texts(text), points=phrases.texts.signed(points, 1))
        for text, points in candidate.reasons
    )
    return phrases.texts("between-terms").join(told) or phrases.texts("hint-nothing")
