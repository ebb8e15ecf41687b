"""The interpreted twins of the places that let go of the interpreter's lock (their C twins are in the `.pxd`s)."""

from __future__ import annotations

__all__ = ["unlocked", "unlocked_contest"]

from typing import Any


def unlocked(start: Any, scratch: Any, dice: Any, games: int) -> int:
    """Run `playout.repeat`; interpreted code has no lock to let go of."""
    from mikrokosmos.core.playout import repeat

    return repeat(start, scratch, dice, games)


def unlocked_contest(contest: Any, dice: Any) -> int:
    """Run `Contest.finish`; interpreted code has no lock to let go of."""
    decisions: int = contest.finish(dice)
    return decisions
