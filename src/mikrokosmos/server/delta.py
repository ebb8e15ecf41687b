"""Deltas: what has changed from one JSON value to the next, so that a move is told in a few bytes.

A delta is a list of changes, each `[path, value]`, or `[path]` for what is gone; a path is a list of keys. Lists
of the same length are compared member by member, others are told anew.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence
from typing import Any

Path = tuple[str | int, ...]
Change = list[Any]


def delta(before: Any, after: Any) -> list[Change]:
    """The changes that make `after` of `before`."""
    return [[list(path), *value] for path, value in _changes(before, after, ())]


def patch(value: Any, changes: Sequence[Change]) -> Any:
    """The value with the changes made; the given one stays as it was. This is what a client does."""
    value = copy.deepcopy(value)
    for path, *new in changes:
        if not path:
            value = copy.deepcopy(new[0])
            continue
        at = value
        for key in path[:-1]:
            at = at[key]
        if new:
            at[path[-1]] = copy.deepcopy(new[0])
        else:
            del at[path[-1]]
    return value


def _changes(before: Any, after: Any, path: Path) -> Iterator[tuple[Path, tuple[Any, ...]]]:
    if type(before) is not type(after):  # in Python 1 == True == 1.0, in JSON they differ
        yield path, (after,)
    elif isinstance(before, dict):
        for key in before:
            if key not in after:
                yield (*path, key), ()
        for key, value in after.items():
            if key not in before:
                yield (*path, key), (value,)
            else:
                yield from _changes(before[key], value, (*path, key))
    elif isinstance(before, list) and len(before) == len(after):
        for at, value in enumerate(after):
            yield from _changes(before[at], value, (*path, at))
    elif before != after:
        yield path, (after,)
