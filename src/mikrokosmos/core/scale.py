"""The scales of whole numbers that stand for parts of something: a judge's values, and shares of a victory.

`scale.pxd` has the same numbers for compiled code, which imports them with a star (`make docs` writes it).
"""

from __future__ import annotations

__all__ = ["HALVING", "POINT", "SURE", "VICTORY", "WHOLE"]

POINT = 100
"""What a judge's values count one point of the game as."""

SURE = 4096
"""The prior of the best candidate; the others have their part of it."""

HALVING = 150
"""A candidate worth this much less than the best is half as likely."""

VICTORY = 60
"""A whole victory: two, three, four or five can share it evenly."""

WHOLE = 600_000
"""A whole victory as learned values count it, finely enough and still to be shared evenly."""
