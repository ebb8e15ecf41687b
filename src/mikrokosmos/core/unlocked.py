"""The interpreted twin of the place that lets go of the interpreter's lock (its C twin is in `playout.pxd`)."""

from __future__ import annotations

__all__ = ["unlocked"]

from typing import Any


def unlocked(contest: Any, start: Any, dice: Any, games: int) -> int:
    """Run `Contest.repeat`; interpreted code has no lock to let go of."""
    decisions: int = contest.repeat(start, dice, games)
    return decisions
