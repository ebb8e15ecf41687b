"""Deltas: what has changed from one JSON value to the next, so that a move is told in a few bytes.

A delta is a list of changes, each `[path, value]`, or `[path]` for what is gone; a path is a list of keys. Lists
of the same length are compared member by member, others are told anew, and so is every changed `Anew`.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Sequence
from itertools import repeat
from typing import Any

Change = list[Any]
Known = dict[tuple[int, int], tuple[Any, Any, list[Change]]]
"""The changes between two objects, found before, by their ids; the objects are kept, lest an id be given away."""

GONE = object()
"""What a key that is not there has for a value."""


class Anew(list[Any]):
    """A list that is told as a whole whenever it has changed. For lists whose members have little to do with those at
    the same places before; at each place of them there must always be the same type, or 1 would pass for true.
    """


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
    kind = type(after)
    if type(before) is not kind:  # in Python 1 == True == 1.0, in JSON they differ
        return [[[], after]]
    found: list[Change] = []
    members: Iterable[tuple[str | int, Any, Any]]
    if kind is dict:
        if before.keys() != after.keys():
            found += [[[key]] for key in before if key not in after]
        members = zip(after, map(before.get, after, repeat(GONE)), after.values(), strict=True)
    elif kind is list and len(before) == len(after):
        members = zip(range(len(after)), before, after, strict=True)
    else:
        return [] if kind is not list and before == after else [[[], after]]
    for key, was, value in members:
        # Small numbers, names, true, false and nothing are the same objects each time, and so is much else: most is
        # seen to be the same without looking at it.
        if was is value:
            continue
        kind = type(value)
        if type(was) is not kind or (kind is not dict and kind is not list):
            if type(was) is not kind or was != value:
                found.append([[key], value])
        elif was or value:
            pair = id(was), id(value)
            if (seen := known.get(pair)) is None:
                known[pair] = seen = was, value, _changes(was, value, known)
            for path, *new in seen[2]:
                found.append([[key, *path], *new])
    return found
