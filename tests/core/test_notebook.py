"""The book of events and terms. Writing is for compiled rules; a game's own tests read what they wrote."""

from __future__ import annotations

import pytest

import mikrokosmos as mk
from mikrokosmos.core.notebook import Notebook

LINES, WIDTH = 512, 6

interpreted = pytest.mark.skipif(mk.compiled(), reason="in compiled rules only other compiled rules can write a line")


def test_a_new_book_is_empty() -> None:
    assert Notebook().read() == []


@interpreted
def test_lines_are_read_in_the_order_they_were_written() -> None:
    book = Notebook()
    book.line(1, 2, 3, 4, 5, 6)
    book.line(7, 8, 9, 10, 11, -12)
    assert book.read() == [(1, 2, 3, 4, 5, 6), (7, 8, 9, 10, 11, -12)]
    book.clear()
    assert book.read() == []


@interpreted
def test_a_book_holds_exactly_its_lines() -> None:
    book = Notebook()
    assert len(book.facts) == WIDTH * LINES
    for number in range(LINES):
        book.line(number, 0, 0, 0, 0, 0)
    assert [line[0] for line in book.read()] == list(range(LINES))


@interpreted
def test_a_book_that_was_too_small_says_so() -> None:
    book = Notebook()
    for _ in range(LINES + 1):
        book.line(1, 0, 0, 0, 0, 0)
    with pytest.raises(OverflowError, match=f"{LINES + 1} lines"):
        book.read()
