# cython: annotation_typing=False
"""Ways to play a turn that a search has tried, and other ideas that wait to be tried.

A *line* is a way to play the turn: some actions, then as the judge advises. An *idea* is a deviation: a line played
again with another action at one of its steps.
"""

from __future__ import annotations

STEPS = 40  # of a line that are known
MOST_LINES = 2040
MOST_IDEAS = 8192


class Lines:
    """Room for the lines and ideas of one search."""

    def __init__(self) -> None:
        self.count = 0
        self.action = [0] * 81920  # STEPS of each
        self.length = [0] * 2048
        self.total = [0] * 2048
        self.won = [0] * 2048  # the shares of the victory alone
        self.samples = [0] * 2048
        self.first = [0] * 2048  # what the first playout has brought
        self.certain = [0] * 2048  # whether no chance was met
        self.gap = [0] * 2048  # how far the judge thinks it behind its own
        self.ideas = 0
        self.idea_line = [0] * 8192
        self.idea_step = [0] * 8192
        self.idea_action = [0] * 8192
        self.idea_gap = [0] * 8192
        self.idea_of = [0] * 8192  # the candidate it belongs to

    def clear(self) -> None:
        """Begin anew."""
        self.count = 0
        self.ideas = 0

    def open(self, parent: int, steps: int, action: int, gap: int) -> int:
        """A line that begins like another one and goes its own way after so many steps; returns its number."""
        line = self.count
        self.count += 1
        for step in range(steps):
            self.action[line * STEPS + step] = self.action[parent * STEPS + step]
        self.action[line * STEPS + steps] = action
        self.length[line] = steps + 1
        self.total[line] = 0
        self.won[line] = 0
        self.samples[line] = 0
        self.certain[line] = 1
        self.gap[line] = gap
        return line

    def at(self, line: int, step: int) -> int:
        """The action at a step."""
        return self.action[line * STEPS + step]

    def note(self, line: int, step: int, action: int) -> None:
        """The action at a step of a line that is played for the first time."""
        self.action[line * STEPS + step] = action

    def add(self, line: int, utility: int, share: int) -> None:
        """What one more playout of a line has brought."""
        if self.samples[line] == 0:
            self.first[line] = utility
        self.total[line] += utility
        self.won[line] += share
        self.samples[line] += 1

    def mean(self, line: int) -> int:
        """What a line has brought on average."""
        return part(self.total[line], self.samples[line])

    def wait(self, line: int, step: int, action: int, gap: int, candidate: int) -> None:
        """An idea waits to be tried."""
        at = self.ideas
        self.ideas += 1
        self.idea_line[at] = line
        self.idea_step[at] = step
        self.idea_action[at] = action
        self.idea_gap[at] = gap
        self.idea_of[at] = candidate

    def next_idea(self, candidate: int, best: int) -> int:
        """The idea that promises most: close to what the judge would do, in a line that did well."""
        if self.count >= MOST_LINES:
            return -1
        found = -1
        least = 0
        top = self.mean(best)
        for idea in range(self.ideas):
            if self.idea_of[idea] == candidate:
                cost = self.idea_gap[idea] + part(top - self.mean(self.idea_line[idea]), 60)
                if found < 0 or cost < least:
                    found = idea
                    least = cost
        return found

    def take(self, idea: int) -> int:
        """The line that an idea makes; it waits no more."""
        line = self.open(self.idea_line[idea], self.idea_step[idea], self.idea_action[idea], self.idea_gap[idea])
        self.ideas -= 1
        last = self.ideas
        self.idea_line[idea] = self.idea_line[last]
        self.idea_step[idea] = self.idea_step[last]
        self.idea_action[idea] = self.idea_action[last]
        self.idea_gap[idea] = self.idea_gap[last]
        self.idea_of[idea] = self.idea_of[last]
        return line


def part(total: int, parts: int) -> int:
    """A part of a total, rounded down whatever its sign: in C a division of negatives rounds up."""
    if total < 0:
        return -((parts - 1 - total) // parts)
    return total // parts


def square(number: int) -> int:
    """A number times itself, which in C needs more room than the number."""
    return number * number
