"""The interpreted twin of the one place that lets go of the interpreter's lock (its C twin is in `playout.pxd`)."""

from __future__ import annotations

__all__ = ["unlocked"]

from typing import Any


def unlocked(start: Any, scratch: Any, dice: Any, games: int) -> int:
    """Run `playout.repeat`; interpreted code has no lock to let go of."""
    from mikrokosmos.core.playout import repeat

    return repeat(start, scratch, dice, games)
