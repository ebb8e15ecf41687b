"""How much the options of a game may hold when a stranger wrote them, own content included."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from mikrokosmos.server.tables.refused import Refused

MOST_ROWS = 100
"""Rows of own content; a table has room for fewer, of either game."""
MOST_WORDS = 40 * MOST_ROWS
"""Values of any kind: so many words have all the rows together."""
LONGEST_WORD = 200
"""Characters of a text, such as a name."""


def must_be_bounded(options: Any) -> None:
    """Refuse options that would cost too much to look at more closely."""
    if isinstance(options, Mapping) and (rows := _rows(options)) > MOST_ROWS:
        raise Refused("too-much-content", rows=rows, most=MOST_ROWS)
    for words, word in enumerate(_words(options), 1):
        if words > MOST_WORDS:
            raise Refused("too-much-content", words=words, most=MOST_WORDS)
        if isinstance(word, str) and len(word) > LONGEST_WORD:
            raise Refused("too-much-content", characters=len(word), most=LONGEST_WORD)


def _rows(options: Mapping[str, Any]) -> int:
    """How many rows of their own the options bring: what stands in the tables of an option that has tables."""
    tables = [table for option in options.values() if isinstance(option, Mapping) for table in option.values()]
    return sum(len(table) for table in tables if isinstance(table, list | Mapping))


def _words(value: Any) -> Iterator[Any]:
    """Every key and every value, at any depth; not by recursion, since a stranger chose the depth."""
    waiting = [value]
    while waiting:
        here = waiting.pop()
        yield here
        if isinstance(here, Mapping):
            yield from here
            waiting.extend(here.values())
        elif isinstance(here, list):
            waiting.extend(here)
