"""The interpreted twin of the place that lets go of the interpreter's lock (its C twin is in `playout.pxd`)."""

from __future__ import annotations

__all__ = ["unlocked"]

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mikrokosmos.core.dice import Dice
    from mikrokosmos.core.playout import Contest
    from mikrokosmos.core.position import Position


def unlocked(contest: Contest, start: Position, dice: Dice, games: int) -> int:
    """Run `Contest.repeat`; interpreted code has no lock to let go of."""
    return contest.repeat(start, dice, games)
