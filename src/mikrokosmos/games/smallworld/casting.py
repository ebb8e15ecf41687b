"""The interpreted twins of the casts: a position known to be a realm is used as one (the C twins do not check)."""

from __future__ import annotations

__all__ = ["become", "lead", "think"]

from typing import Any


def become(realm: Any, other: Any) -> None:
    """Make a realm equal to another position of the same game."""
    realm.match(other)


def think(mind: Any, position: Any) -> None:
    """Let a judge ponder a position."""
    from mikrokosmos.games.smallworld.judgement import ponder

    ponder(mind, position)


def lead(mind: Any, position: Any, seat: int) -> int:
    """Let a judge compare the seats of a position."""
    from mikrokosmos.games.smallworld.judgement import compare

    return compare(mind, position, seat)
