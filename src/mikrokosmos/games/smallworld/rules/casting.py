"""The interpreted twins of the casts: a position known to be a position is used as one (the C twins do not check)."""

from __future__ import annotations

__all__ = ["become", "lead", "observe", "think"]

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from mikrokosmos.core.position import Position
    from mikrokosmos.games.smallworld.judge.idle_turns import IdleTurns
    from mikrokosmos.games.smallworld.judge.scratchpad import Scratchpad
    from mikrokosmos.games.smallworld.rules.position import SmallWorldPosition


def become(position: SmallWorldPosition, other: Position) -> None:
    """Make a position equal to another position of the same game."""
    position.match(cast("SmallWorldPosition", other))


def think(pad: Scratchpad, position: Position) -> None:
    """Let a judge ponder a position."""
    from mikrokosmos.games.smallworld.judge.judge import ponder

    ponder(pad, cast("SmallWorldPosition", position))


def lead(pad: Scratchpad, position: Position, seat: int) -> int:
    """Let a judge compare the seats of a position."""
    from mikrokosmos.games.smallworld.judge.judge import compare

    return compare(pad, cast("SmallWorldPosition", position), seat)


def observe(watch: IdleTurns, position: Position, action: int) -> None:
    """Let a watch over a judge look at a decision."""
    from mikrokosmos.games.smallworld.judge.idle_turns import note_decision

    note_decision(watch, cast("SmallWorldPosition", position), action)
