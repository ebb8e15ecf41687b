"""The interpreted twins of the casts: a position known to be a position is used as one (the C twins do not check)."""

from __future__ import annotations

__all__ = ["become", "is_routine", "lead", "look_from", "observe", "survey", "think"]

from typing import TYPE_CHECKING, cast

from mikrokosmos.games.smallworld.ids import GIVING_UP, REDEPLOYMENT, WITHDRAWAL

if TYPE_CHECKING:
    from mikrokosmos.core.learned.features import Encoder
    from mikrokosmos.core.position import Position
    from mikrokosmos.games.smallworld.features import SmallWorldEncoder
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


def survey(encoder: Encoder, position: Position, seat: int) -> None:
    """Let an encoder describe a position."""
    from mikrokosmos.games.smallworld.features import describe

    describe(cast("SmallWorldEncoder", encoder), cast("SmallWorldPosition", position), seat)


def look_from(position: Position) -> int:
    """The seat whose turn it is."""
    return cast("SmallWorldPosition", position).turn


def is_routine(position: Position) -> int:
    """1 while tokens are only put down or taken back."""
    return 1 if cast("SmallWorldPosition", position).stage in (REDEPLOYMENT, WITHDRAWAL, GIVING_UP) else 0
