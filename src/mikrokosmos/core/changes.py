# cython: annotation_typing=False
"""What has changed from one JSON value to the next, as JSON text: compiled, since a table server asks after every move.

A change is `[path, value]`, or `[path]` for what is gone; a path is a list of keys. Lists of the same length are
compared member by member, others are told anew, and so is every value of another type, such as a list of a class of its
own. What is the same object is passed over without a look.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

Write = Callable[[object], str]
"""Writes a value as JSON."""

GONE = object()
"""What a key that is not there has for a value."""


def changes(before: object, after: object, write: Write, path: list[str | int]) -> list[str]:
    """The changes that make `after` of `before`, which are found at this path."""
    found: list[str] = []
    compare(before, after, write, list(path), found)
    return found


def compare(before: Any, after: Any, write: Write, path: list[str | int], found: list[str]) -> None:
    """Add the changes at a path, and below it, to those that were found."""
    if before is after:
        return
    if type(before) is not type(after):  # in Python 1 == True == 1.0, in JSON they differ
        found.append(f"[{json_path(path)},{write(after)}]")
    elif type(after) is dict:
        compare_keys(before, after, write, path, found)
    elif type(after) is list and same_length(before, after):
        compare_members(before, after, write, path, found)
    elif type(after) is list or before != after:
        found.append(f"[{json_path(path)},{write(after)}]")


def compare_keys(
    before: dict[str, Any], after: dict[str, Any], write: Write, path: list[str | int], found: list[str]
) -> None:
    """The same for objects."""
    there = 0
    for key, value in after.items():
        was = before.get(key, GONE)
        if was is not GONE:
            there += 1
        if was is not value:
            path.append(key)
            compare(was, value, write, path, found)
            path.pop()
    if there < len(before):
        for key in before:
            if key not in after:
                found.append(f"[{json_path([*path, key])}]")


def compare_members(before: list[Any], after: list[Any], write: Write, path: list[str | int], found: list[str]) -> None:
    """The same for lists of one length."""
    for number in range(len(after)):
        was = before[number]
        value = after[number]
        if was is not value:
            path.append(number)
            compare(was, value, write, path, found)
            path.pop()


def same_length(before: list[Any], after: list[Any]) -> bool:
    """Whether two lists have as many members."""
    return len(before) == len(after)


def json_path(path: list[str | int]) -> str:
    """A path as JSON."""
    return "[" + ",".join([json_key(key) for key in path]) + "]"


KEYS: dict[str | int, str] = {}
"""Keys as JSON: the same few in all views."""
MOST_KEYS = 4096


def json_key(key: str | int) -> str:
    """A key as JSON."""
    known = KEYS.get(key)
    if known is None:
        if len(KEYS) >= MOST_KEYS:
            KEYS.clear()
        known = KEYS[key] = json.dumps(key, ensure_ascii=False)
    return known
