"""Deltas: what has changed from one JSON value to the next, so that a move is told in a few bytes.

A delta is a list of changes (`core/changes.py`); every changed `ReplacedList` is told anew.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Sequence
from typing import Any

import orjson

from mikrokosmos.core.changes import changes

Change = list[Any]


class ReplacedList(list[Any]):
    """A list that is told as a whole whenever it has changed. For lists whose members have little to do with those at
    the same positions before; at each position there must always be the same type, or 1 would pass for true.
    """


class WrittenJson:
    """A value that is kept as its JSON, in a tenth of the memory; told as a whole whenever it has changed."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, WrittenJson) and self.text == other.text

    __hash__ = None  # type: ignore[assignment]


def json_text(value: Any) -> str:
    """JSON as it travels. What `orjson` does not know, a number beyond 64 bits say, the standard library writes."""
    try:
        return orjson.dumps(value, _as_written).decode()
    except TypeError:
        return _slowly(value)


def _as_written(value: object) -> orjson.Fragment:
    if isinstance(value, WrittenJson):
        return orjson.Fragment(value.text)
    raise TypeError


def _read_again(value: object) -> Any:
    if isinstance(value, WrittenJson):
        return json.loads(value.text)
    raise TypeError(f"{type(value).__name__} is no JSON")


_slowly = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":"), default=_read_again).encode


def delta_text(before: Any, after: Any) -> str:
    """The changes that make `after` of `before`, as JSON."""
    return f"[{changes_text(before, after)}]"


def changes_text(before: Any, after: Any, *path: str) -> str:
    """The same without the brackets around all of them, where these values stand at a path."""
    return ",".join(changes(before, after, json_text, list(path)))


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
