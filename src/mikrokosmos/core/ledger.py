# cython: annotation_typing=False
"""A ledger: lets the rules note the terms of a sum in a book of its own, while the events of the last play stay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mikrokosmos.core.notebook import given_back, opened

if TYPE_CHECKING:
    from mikrokosmos.core.position import Position


class Ledger:
    """`with Ledger(state) as ledger: total = rule(state)`; afterwards `ledger.lines` are the terms the rule noted."""

    def __init__(self, state: Position) -> None:
        self.state = state
        self.events = state.book
        self.lines: list[tuple[int, int, int, int, int, int]] = []

    def __enter__(self) -> Ledger:
        """Open a fresh book."""
        self.state.book = opened()
        self.state.explaining = 1
        return self

    def __exit__(self, *_: object) -> None:
        """Read the terms and put the book of events back."""
        self.state.explaining = 0
        book = self.state.book
        self.state.book = self.events
        self.lines = book.read()
        given_back(book)
