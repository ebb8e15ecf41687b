"""Deltas: what has changed from one JSON value to the next, so that a move is told in a few bytes.

A delta is a list of changes, each `[path, value]`, or `[path]` for what is gone; a path is a list of keys. Lists
of the same length are compared member by member, others are told anew, and so is every changed `ReplacedList`.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import repeat
from typing import Any

import orjson

Change = list[Any]

GONE = object()
"""What a key that is not there has for a value."""


class ReplacedList(list[Any]):
    """A list that is told as a whole whenever it has changed. For lists whose members have little to do with those at
    the same positions before; at each position there must always be the same type, or 1 would pass for true.
    """


_slowly = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode


def json_text(value: Any) -> str:
    """JSON as it travels. What `orjson` does not know, a number beyond 64 bits say, the standard library writes."""
    try:
        return orjson.dumps(value).decode()
    except TypeError:
        return _slowly(value)


def delta_text(before: Any, after: Any) -> str:
    """The changes that make `after` of `before`, as JSON."""
    return "[" + joined(tails(before, after)) + "]"


def joined(found: Iterable[str]) -> str:
    """Changes as JSON, one after another."""
    return ",".join(["[[" + tail for tail in found])


def delta(before: Any, after: Any) -> list[Change]:
    """The changes that make `after` of `before`."""
    changes: list[Change] = json.loads(delta_text(before, after))
    return changes


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


def tails(before: Any, after: Any) -> list[str]:
    """The changes, each as JSON from within its path on: `"tokens"],3]`. So a key is put before it by adding texts."""
    kind = type(after)
    if type(before) is not kind:  # in Python 1 == True == 1.0, in JSON they differ
        return [f"],{json_text(after)}]"]
    found: list[str] = []
    members: Iterable[tuple[str | int, Any, Any]]
    if kind is dict:
        if before.keys() != after.keys():
            found += [f"{_key(key)}]]" for key in before if key not in after]
        members = zip(after, map(before.get, after, repeat(GONE)), after.values(), strict=True)
    elif kind is list and len(before) == len(after):
        members = zip(range(len(after)), before, after, strict=True)
    else:
        return [] if kind is not list and before == after else [f"],{json_text(after)}]"]
    for key, was, value in members:
        # Small numbers, names, true, false and nothing are the same objects each time, and so is much else: most is
        # known to be the same without comparing it.
        if was is value:
            continue
        kind = type(value)
        if type(was) is not kind or (kind is not dict and kind is not list):
            if type(was) is not kind or was != value:
                found.append(f"{_key(key)}],{value if kind is int else json_text(value)}]")
        elif (was or value) and (within := tails(was, value)):
            head = _key(key)
            found += [f"{head}{tail}" if tail[0] == "]" else f"{head},{tail}" for tail in within]
    return found


@lru_cache(4096)
def _key(key: str | int) -> str:
    return json_text(key)
