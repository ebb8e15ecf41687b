"""How much the options of a game may hold when a stranger wrote them, own content included."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from mikrokosmos.server.tables.refused import Refused

MOST_ROWS = 100
"""Rows of own content; a table has room for fewer, of either game."""
MOST_VALUES = 40 * MOST_ROWS
"""Values of any kind: so many have all the rows together."""
LONGEST_TEXT = 200
"""Characters of a text, such as a name."""
MOST_LANGUAGES = 20
"""Languages in which one thing has a name."""
MOST_BYTES = 65_536
"""Of all texts together."""


def must_be_bounded(options: object) -> None:
    """Refuse options that would cost too much to check more closely."""
    if isinstance(options, Mapping) and (rows := _rows(options)) > MOST_ROWS:
        raise Refused("too-much-content", rows=rows, most=MOST_ROWS)
    size = 0
    for count, value in enumerate(_values(options), 1):
        if count > MOST_VALUES:
            raise Refused("too-much-content", values=count, most=MOST_VALUES)
        if isinstance(value, str):
            if len(value) > LONGEST_TEXT:
                raise Refused("too-much-content", characters=len(value), most=LONGEST_TEXT)
            size += len(value.encode(errors="replace"))
            if size > MOST_BYTES:
                raise Refused("too-much-content", bytes=size, most=MOST_BYTES)
        elif isinstance(value, Mapping) and _languages(value) > MOST_LANGUAGES:
            raise Refused("too-much-content", languages=_languages(value), most=MOST_LANGUAGES)


def _rows(options: Mapping[object, object]) -> int:
    """How many rows of their own the options bring: what stands in the tables of an option that has tables."""
    tables = [table for option in options.values() if isinstance(option, Mapping) for table in option.values()]
    return sum(len(table) for table in tables if isinstance(table, list | Mapping))


def _languages(row: Mapping[object, object]) -> int:
    """In how many languages a row has a name: one text is for all of them."""
    names = row.get("name")
    return len(names) if isinstance(names, Mapping) else 1


def _values(value: object) -> Iterator[object]:
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
