"""The interpreted twins of the places that let go of the interpreter's lock; the C twins stand in the `.pxd` files."""

from __future__ import annotations

__all__ = ["advise_unlocked", "unlocked"]

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mikrokosmos.core.dice import Dice
    from mikrokosmos.core.learned.search import Search
    from mikrokosmos.core.playout import Contest
    from mikrokosmos.core.position import Position


def unlocked(contest: Contest, start: Position, dice: Dice, games: int) -> int:
    """Run `Contest.repeat`; interpreted code has no lock to let go of."""
    return contest.repeat(start, dice, games)


def advise_unlocked(search: Search, position: Position) -> int:
    """Run `Search.advise`."""
    return search.advise(position)
