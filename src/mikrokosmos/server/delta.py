"""Deltas: what has changed from one JSON value to the next, so that a move is told in a few bytes.

A delta is a list of changes, each `[path, value]`, or `[path]` for what is gone; a path is a list of keys. Lists
of the same length are compared member by member, others are told anew.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

Change = list[Any]
Known = dict[tuple[int, int], tuple[Any, Any, list[Change]]]
"""The changes between two objects, found before, by their ids; the objects are kept, lest an id be given away."""

GONE = object()
"""What a key that is not there has for a value."""


def delta(before: Any, after: Any, known: Known | None = None) -> list[Change]:
    """The changes that make `after` of `before`.

    Pictures of one position share what all may see. With the same `known` for all of them it is compared only once.
    """
    return _changes(before, after, {} if known is None else known)


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


def _changes(before: Any, after: Any, known: Known) -> list[Change]:
    if type(before) is not type(after):  # in Python 1 == True == 1.0, in JSON they differ
        return [[[], after]]
    found: list[Change] = []
    if isinstance(before, dict):
        if before.keys() != after.keys():
            found += [[[key]] for key in before if key not in after]
        for key, value in after.items():
            # Small numbers, names, true, false and nothing are the same objects each time: most is seen to be the
            # same without looking at it.
            if (was := before.get(key, GONE)) is not value:
                _compare(found, key, was, value, known)
    elif isinstance(before, list) and len(before) == len(after):
        for at, value in enumerate(after):
            if (was := before[at]) is not value:
                _compare(found, at, was, value, known)
    elif isinstance(before, list) or before != after:
        found.append([[], after])
    return found


def _compare(found: list[Change], key: str | int, before: Any, after: Any, known: Known) -> None:
    """Add what has changed at a key."""
    kind = type(after)
    if type(before) is not kind or (kind is not dict and kind is not list):
        if type(before) is not kind or before != after:
            found.append([[key], after])
    elif before or after:
        pair = id(before), id(after)
        if pair not in known:
            known[pair] = before, after, _changes(before, after, known)
        found += [[[key, *path], *value] for path, *value in known[pair][2]]
