"""What 20,000 games of the judge against itself have taught: whole numbers, in hundredths of a point.

The final score of a seat was fitted to what its world looked like after each placement, and the judge then played with
the result, five times over. The rest was tried in matches of the judge against itself.
"""

from __future__ import annotations

# By tiles the seat has still to place, from 0. For each statue of a terrain: in any case, for each square where its
# largest group can grow, for each square outside that group, for each square of the terrain that nobody has yet, for
# each statue. For each square of a terrain's largest group: in any case, for each statue that nobody has yet, for each
# square. Last: what tiles to come bring in any case.
LESSONS = (
    (0, 0, 0, 0, 0, 0, 0, 0, 0),
    (-22, 42, 1, 2, 7, -5, 10, 0, 164),
    (-55, 40, 3, 5, 15, -12, 17, 0, 427),
    (-81, 36, 6, 7, 26, -22, 22, 0, 800),
    (-101, 25, 10, 8, 45, -31, 26, 0, 1215),
    (-100, 15, 10, 9, 63, -41, 28, 1, 1551),
    (-38, 6, 8, 8, 75, -47, 28, 4, 1892),
    (69, 5, -14, 7, 65, -81, 27, 10, 2406),
    (193, -23, 0, 2, 193, 40, 10, 11, 2446),
    (0, 0, 0, 0, 0, 0, 0, 0, 2850),
)

EXPERIENCE = tuple(number for lesson in LESSONS for number in lesson)

GOD_KEPT = (0, 200, 270, 300, 300, 300, 300, 300, 300, 300)
"""What a god token that was not shown is worth, by the tiles its seat has still to place."""

DENIAL = (0, 0, 75, 50, 40, 25)
"""How much of what the next player can take counts against a push, in percent, by the number of players."""
