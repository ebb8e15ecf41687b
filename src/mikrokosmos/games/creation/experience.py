"""What many games of the judge against itself have taught: numbers, in hundredths of a point."""

from __future__ import annotations

EXPERIENCE = tuple([0] * 8 + [60, 20, 10, 5, 0, 10, 10, 0] * 9)

GOD_KEPT = (0, 100, 150, 200, 250, 300, 300, 300, 300, 300)
"""What a god token that was not shown is worth, by the tiles its seat has still to place."""

DENIAL = (0, 0, 60, 40, 30, 20)
"""How much of what the next player can take counts against a push, in percent, by the number of players."""

AGAIN = (0, 0, 0, 0, 0, 0)
