# cython: annotation_typing=False
"""What a search has planned for whole turns, by position and seed, so that nothing is planned twice.

Playouts of one decision come to the same positions again and again: chance has little to say in most turns. The same
position and seed give the same plan, so what is remembered changes no choice, only the time it takes.
"""

from __future__ import annotations

from mikrokosmos.core.learned.search import Search
from mikrokosmos.core.mixing import *
from mikrokosmos.core.position import Position

STEPS = 40  # of a plan that are known


class Plans:
    """Room for a thousand plans of one search; a newer one takes the place of an older one."""

    def __init__(self, search: Search) -> None:
        """`search` is who plans."""
        self.search = search
        self.key = [0] * 1024
        self.length = [0] * 1024
        self.action = [0] * 40960  # STEPS of each
        self.made = 0

    def of(self, position: Position, seed: int) -> int:
        """The number of the plan for the turn that begins or goes on here, planned now if it is not known."""
        key = stir(position.key(), seed + 1)
        plan = key % 1024
        if self.key[plan] != key:
            self.search.plan(position, seed)
            self.made += 1
            self.key[plan] = key
            self.length[plan] = self.search.plan_length()
            for step in range(self.length[plan]):
                self.action[plan * STEPS + step] = self.search.plan_action(step)
        return plan

    def at(self, plan: int, step: int) -> int:
        """The action at a step."""
        return self.action[plan * STEPS + step]

    # For Python.

    def actions(self, position: Position, seed: int) -> list[int]:
        """The plan for the turn that begins or goes on here."""
        plan = self.of(position, seed)
        return [self.at(plan, step) for step in range(self.length[plan])]
