# cython: annotation_typing=False
"""A bounded book of fixed-width lines, in which compiled rules note events and terms without making objects."""

from __future__ import annotations

WIDTH = 6
LINES = 512


class Notebook:
    """Lines of six whole numbers: a kind and up to five facts. A full book keeps count of what it could not hold."""

    def __init__(self) -> None:
        self.facts = [0] * 3072  # WIDTH × LINES, spelt out: a C array wants a constant
        self.used = 0

    def clear(self) -> None:
        """Start on an empty page."""
        self.used = 0

    def line(self, kind: int, a: int, b: int, c: int, d: int, e: int) -> None:
        """Write one line."""
        if self.used < LINES:
            at = self.used * WIDTH
            self.facts[at] = kind
            self.facts[at + 1] = a
            self.facts[at + 2] = b
            self.facts[at + 3] = c
            self.facts[at + 4] = d
            self.facts[at + 5] = e
        self.used += 1

    def read(self) -> list[tuple[int, int, int, int, int, int]]:
        """All lines, in the order they were written; `OverflowError` if the book was too small."""
        if self.used > LINES:
            raise OverflowError(f"{self.used} lines were noted in a book of {LINES}")
        facts = self.facts
        return [
            (facts[at], facts[at + 1], facts[at + 2], facts[at + 3], facts[at + 4], facts[at + 5])
            for at in range(0, self.used * WIDTH, WIDTH)
        ]


SPARE: list[Notebook] = []
"""Books that were used before: a new one costs more than most of what is noted in it."""
MOST_SPARE = 64


def opened() -> Notebook:
    """An empty book."""
    return SPARE.pop() if SPARE else Notebook()


def given_back(book: Notebook) -> None:
    """Nobody reads a book any more."""
    if len(SPARE) < MOST_SPARE:
        book.clear()
        SPARE.append(book)
