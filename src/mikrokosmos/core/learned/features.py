# cython: annotation_typing=False
"""A position as numbers: what a seat may know of it, as a short list of inputs that are not zero.

A game derives its encoder from `Encoder` and fills in the calls of the first part. Learned values and environments read
the result. An input has a number and an amount; which number means what is the layout, which has a digest, so that
weights learnt with one layout are never asked about another.
"""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from mikrokosmos.core.position import Position


class Group(NamedTuple):
    """Neighbouring inputs that mean the same of different things: `region-tokens` by region and holder."""

    name: str
    axes: tuple[tuple[str, int], ...]
    """What the inputs are counted by, the last one fastest: `(("region", 23), ("holder", 4))`."""
    most: int = 1
    """The largest amount of such an input; 1 if it is there or not."""

    @property
    def size(self) -> int:
        """How many inputs there are."""
        size = 1
        for _, length in self.axes:
            size *= length
        return size


class Encoder:
    """Writes positions of one table as inputs. It has room for one position, so every thread needs its own."""

    def __init__(self) -> None:
        # room for the inputs that are not zero
        self.index = [0] * 1024
        self.amount = [0] * 1024
        self.found = 0

    # What a game fills in.

    def write(self, position: Position, seat: int) -> None:
        """Note (`inputs.put`) all inputs that are not zero, as this seat sees the position."""

    def viewer(self, position: Position, seat: int) -> int:
        """Whose eyes to look through when this seat asks: its own, or in a game without secrets whoever is to move."""
        return seat

    def layout(self) -> tuple[Group, ...]:
        """The inputs there are, in the order of their numbers."""
        return ()

    # What follows from it.

    def encode(self, position: Position, seat: int) -> int:
        """Write a position as the seat sees it; returns how many inputs are not zero."""
        self.found = 0
        self.write(position, seat)
        return self.found

    # For Python.

    def inputs(self, position: Position, seat: int) -> list[tuple[int, int]]:
        """The inputs that are not zero, with their amounts."""
        found = self.encode(position, seat)
        return [(self.index[at], self.amount[at]) for at in range(found)]

    def size(self) -> int:
        """How many inputs there are."""
        return sum(group.size for group in self.layout())

    def digest(self) -> str:
        """The layout in 16 hexadecimal digits: another layout has others."""
        text = "\n".join(f"{group.name} {group.axes} {group.most}" for group in self.layout())
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def offsets(layout: tuple[Group, ...]) -> dict[str, int]:
    """The first input of each group."""
    found: dict[str, int] = {}
    at = 0
    for group in layout:
        found[group.name] = at
        at += group.size
    return found
