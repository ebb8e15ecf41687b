"""The scale of a judge's values. `scale.pxd` has the same numbers for compiled judges, who import them with a star."""

from __future__ import annotations

__all__ = ["HALVING", "POINT", "SURE"]

POINT = 100
"""What a judge's values count one point of the game as."""

SURE = 4096
"""The prior of the best candidate; the others have their part of it."""

HALVING = 150
"""A candidate worth this much less than the best is half as likely."""
