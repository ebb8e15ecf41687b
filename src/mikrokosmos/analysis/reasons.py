"""Why a plan is better: the judge's terms for it beside those for what was played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mikrokosmos.analysis.plans import Planner, after
from mikrokosmos.core.game_state import GameState
from mikrokosmos.core.interface import State
from mikrokosmos.core.scale import POINT

MOST = 3
"""So many terms are told."""
LEAST = 0.1
"""Points by which a term must differ to be told."""


class Difference(NamedTuple):
    """One term of the judge's value, in points."""

    term: str
    """The id of the text that says it."""
    played: float
    better: float


def differences(planner: Planner, state: State, better: Sequence[int], played: Sequence[int]) -> list[Difference]:
    """The terms by which the judge tells two plans apart, where they first differ in more than their order.

    What speaks for the better plan comes first. Nothing, if nothing does: then it was found by looking, not by rules of
    thumb.
    """
    known = planner.known(state)
    one, other = first_apart(better, played), first_apart(played, better)
    good = terms(planner, after(known, better[:one]), better[one:])
    bad = terms(planner, after(known, played[:other]), played[other:])
    found = [Difference(name, bad.get(name, 0.0), good.get(name, 0.0)) for name in dict.fromkeys((*good, *bad))]
    found.sort(key=lambda each: each.played - each.better)
    speaking_for = [each for each in found if each.better - each.played >= LEAST]
    against = [each for each in reversed(found) if each.played - each.better >= LEAST]
    return [*speaking_for, *against[:1]][:MOST] if speaking_for else []


def first_apart(plan: Sequence[int], other: Sequence[int]) -> int:
    """Where the first action of a plan stands that the other plan does not have (or not so often)."""
    left = list(other)
    for at, action in enumerate(plan):
        if action not in left:
            return at
        left.remove(action)
    return max(0, len(plan) - 1)


def terms(planner: Planner, state: GameState, moves: Sequence[int]) -> dict[str, float]:
    """The judge's terms for the first of these actions, in points."""
    found: dict[str, float] = {}
    if moves and state.player >= 0:
        for action, name, amount in planner.judge.reasons(state):
            if action == moves[0]:
                found[name] = found.get(name, 0.0) + amount / POINT
    return found
