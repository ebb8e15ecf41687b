"""The interpreted twin of the one cast in the rules: a position known to be a position is copied as one."""

from __future__ import annotations

__all__ = ["become"]

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from mikrokosmos.core.position import Position
    from mikrokosmos.games.creation.rules.position import CreationPosition


def become(position: CreationPosition, other: Position) -> None:
    """Make a position equal to another position of the same game (the C twin casts without a check)."""
    position.match(cast("CreationPosition", other))
