"""Mining puzzles: the same seed finds the same, and every one is of the kind that is wanted."""

from __future__ import annotations

import mikrokosmos as mk
import puzzles as tool
from mikrokosmos.puzzles.puzzle import Puzzle


def test_the_same_seed_finds_the_same_puzzles_and_each_has_a_clear_step_to_the_next_best() -> None:
    found = tool.mine(mk.game("smallworld"), 3, 5, alike=1.0)
    assert found == tool.mine(mk.game("smallworld"), 3, 5, alike=1.0) and len(found) == 3
    for puzzle in found:
        assert puzzle.best - puzzle.second >= tool.GAP
        assert Puzzle.from_json(puzzle.to_json()) == puzzle
    assert found != tool.mine(mk.game("smallworld"), 3, 6, alike=1.0)
