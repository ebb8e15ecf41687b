"""A position to be solved, from the collection or from a finished game, and its best plan."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

from mikrokosmos.analysis.levels import PROOF
from mikrokosmos.analysis.plans import Planner
from mikrokosmos.core.game_state import GameState
from mikrokosmos.core.record import Record
from mikrokosmos.puzzles.puzzle import TOLERANCE, Puzzle
from mikrokosmos.puzzles.solving import SEED, Try, tried
from mikrokosmos.server.tables.refused import Refused

REMEMBERED = 256
"""So many best plans of finished games are kept."""


@dataclass(frozen=True)
class Problem:
    """A position, and the best plan that is known."""

    name: str
    start: GameState
    best: tuple[int, ...]
    tolerance: float = TOLERANCE

    @property
    def seat(self) -> int:
        """Who is to act."""
        return self.start.player

    def verdict(self, plan: Sequence[int]) -> tuple[bool, float, float]:
        """Whether a plan solves it, its share of the victory and that of the best one: weighed alike, here and now."""
        planner = Planner(self.start, PROOF, SEED)
        share, best = (planner.worth(self.start, way) for way in (plan, self.best))
        return share >= best - self.tolerance, round(share, 4), round(max(share, best), 4)

    def asked(self) -> list[int]:
        """The actions of the best plan that somebody must ask for."""
        found: list[int] = []
        while not (now := tried(self.start, found)).done and len(now.moves) < len(self.best):
            found.append(self.best[len(now.moves)])
        return found

    def next_action(self, now: Try) -> int | None:
        """What the best plan does next; `None` if one has left it."""
        so_far = len(now.moves)
        if now.done or tuple(now.moves) != self.best[:so_far] or so_far >= len(self.best):
            return None
        return self.best[so_far]


def of_collection(puzzle: Puzzle) -> Problem:
    """A puzzle that ships."""
    return Problem(puzzle.id, puzzle.start(), puzzle.moves, puzzle.tolerance)


class Mistakes:
    """Turns of finished games as problems; what was found is remembered."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[str, int], Problem] = OrderedDict()

    def find(self, table_id: str, record: Record, step: int, seats: Sequence[int]) -> Problem:
        """The turn that begins after so many moves of a record; `Refused` if that is no turn of these seats."""
        if (found := self._known.get((table_id, step))) is not None and found.seat in seats:
            return found
        if step > len(record.moves):
            raise Refused("no-puzzle")
        start = record.replay(step)
        if not isinstance(start, GameState) or start.over or start.player not in seats or len(start.actions()) < 2:
            raise Refused("no-puzzle")
        problem = Problem(f"{table_id} {step}", start, proved_best(start))
        self._known[table_id, step] = problem
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return problem


def proved_best(start: GameState) -> tuple[int, ...]:
    """The best plan: found by a quick look, the best few weighed again with much more luck."""
    proof = Planner(start, PROOF, SEED)
    ways = [plan.moves for plan in Planner(start, "quick", 0).plans(start)[:4]]
    return max(ways, key=lambda way: proof.worth(start, way))
