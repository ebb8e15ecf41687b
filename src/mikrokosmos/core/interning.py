"""Values that are made once: the same facts give the same object, so that whoever compares two of them need not look.

For views that are read only. A kept value belongs to all who have it and is not to be changed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Generic, TypeVar, cast

F = TypeVar("F", bound=Callable[..., object])
K = TypeVar("K")
V = TypeVar("V")

MOST = 2_048
"""So many values of a kind are kept. What most tables have in common is few; the rest, such as a player's own world, is
kept so that a table finds again what it had a move ago, and to make it anew costs little.
"""
MOST_CONTENTS = 8
"""Of so many content tables; most games are played with one."""


def interned(make: F) -> F:
    """The same function, but it makes every value only once. Each argument must always be of one type, or 1 would pass
    for true: to look at the types would cost more than all the rest.
    """
    return cast(F, lru_cache(MOST)(make))


def interned_by_type(make: F) -> F:
    """The same for arguments of several types, which costs more."""
    return cast(F, lru_cache(MOST, typed=True)(make))


@interned_by_type
def interned_list(*members: V) -> list[V]:
    """A list of these, whatever they are."""
    return list(members)


class Shelf(Generic[K, V]):
    """Values of one kind by the numbers they are made of, apart for every content table; full, it is emptied."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._content: object = None
        self._values: dict[K, V] = {}
        self._by_content: dict[int, tuple[object, dict[K, V]]] = {}

    def of(self, content: object) -> dict[K, V]:
        """The values of a content table; whoever asks may put more of them there."""
        if content is not self._content:
            known = self._by_content.setdefault(id(content), (content, {}))
            self._content, self._values = known  # the table is kept too, lest its id be given away
            if len(self._by_content) > MOST_CONTENTS:
                self._by_content.clear()
        if len(self._values) >= self._most:
            self._values.clear()
        return self._values


def copied(value: V) -> V:
    """A copy that may be changed."""
    return cast(V, _copied(value))


def _copied(value: object) -> object:
    if isinstance(value, dict):
        return {key: _copied(part) for key, part in value.items()}
    return [_copied(part) for part in value] if isinstance(value, list) else value
