"""The panel: judges with tempers of their own, to measure other bots by. Version 1, frozen.

Nothing that is tuned or trained may use them, and their numbers never change: `LESSONS`, `GOD_KEPT` and `DENIAL` are
copies of what `greedy` knew when the panel was made. Whoever wants other opponents adds a version.
"""

from __future__ import annotations

from dataclasses import dataclass

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
GOD_KEPT = (0, 200, 270, 300, 300, 300, 300, 300, 300, 300)
DENIAL = (0, 0, 75, 50, 40, 25)

PLAIN = (100, 100, 100, 100, 100, 100, 100, 100, 100)


@dataclass(frozen=True)
class Temper:
    """How much each number counts, in percent."""

    lessons: tuple[int, ...] = PLAIN
    """The nine numbers of a lesson, as `weights.py` explains them."""
    god: int = 100
    denial: int = 100

    def weights(self) -> list[int]:
        """The lessons as they count."""
        return [number * part // 100 for lesson in LESSONS for number, part in zip(lesson, self.lessons, strict=True)]

    def patience(self) -> list[int]:
        """What a god token that was not shown is worth."""
        return [points * self.god // 100 for points in GOD_KEPT]

    def denies(self, players: int) -> int:
        """How much of what the next player can take counts against a push."""
        return DENIAL[players] * self.denial // 100


PANEL = {
    # Loves groups that have statues; the next one statues that may come.
    "panel-builder": Temper(lessons=(160, 160, 160, 160, 160, 100, 100, 100, 100)),
    "panel-dreamer": Temper(lessons=(100, 100, 100, 100, 100, 180, 180, 180, 100)),
    # Wants several statues of a terrain.
    "panel-collector": Temper(lessons=(100, 100, 100, 100, 220, 60, 60, 60, 100)),
    # Leaves nothing good to the next player, or does not ask what it leaves.
    "panel-blocker": Temper(denial=170),
    "panel-selfish": Temper(denial=35),
    # Calls its god early or late.
    "panel-early-god": Temper(god=25),
    "panel-late-god": Temper(god=200),
    # Believes in what lies there more than in what may come.
    "panel-cautious": Temper(lessons=(60, 60, 60, 60, 60, 60, 60, 60, 100)),
    # Keeps room around its groups, or joins what lies apart.
    "panel-spreader": Temper(lessons=(100, 190, 100, 100, 100, 100, 100, 100, 100)),
    "panel-gatherer": Temper(lessons=(100, 60, 250, 160, 100, 100, 100, 100, 100)),
}
