"""The interpreted twins of the casts: a position known to be a position is used as one (the C twins do not check)."""

from __future__ import annotations

__all__ = ["become", "lead", "think"]

from typing import Any


def become(position: Any, other: Any) -> None:
    """Make a position equal to another position of the same game."""
    position.match(other)


def think(pad: Any, position: Any) -> None:
    """Let a judge ponder a position."""
    from mikrokosmos.games.smallworld.judge.judge import ponder

    ponder(pad, position)


def lead(pad: Any, position: Any, seat: int) -> int:
    """Let a judge compare the seats of a position."""
    from mikrokosmos.games.smallworld.judge.judge import compare

    return compare(pad, position, seat)
