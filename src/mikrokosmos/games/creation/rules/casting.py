"""The interpreted twin of the one cast in the rules: a position known to be a position is copied as one."""

from __future__ import annotations

__all__ = ["become", "is_routine", "survey"]

from typing import TYPE_CHECKING, cast

from mikrokosmos.games.creation.ids import DRAWING

if TYPE_CHECKING:
    from mikrokosmos.core.learned.features import Encoder
    from mikrokosmos.core.position import Position
    from mikrokosmos.games.creation.features import CreationEncoder
    from mikrokosmos.games.creation.rules.position import CreationPosition


def become(position: CreationPosition, other: Position) -> None:
    """Make a position equal to another position of the same game (the C twin casts without a check)."""
    position.match(cast("CreationPosition", other))


def is_routine(position: Position) -> int:
    """1 while a stack is chosen."""
    return 1 if cast("CreationPosition", position).stage == DRAWING else 0


def survey(encoder: Encoder, position: Position, seat: int) -> None:
    """Let an encoder describe a position."""
    from mikrokosmos.games.creation.features import describe

    describe(cast("CreationEncoder", encoder), cast("CreationPosition", position), seat)
