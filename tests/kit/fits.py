"""Whether a value is what a type says: every key that must be there, none besides, every value of its type."""

from __future__ import annotations

import typing
from collections.abc import Callable, Iterator
from functools import cache
from types import NoneType

from typed_dicts import is_object, keys, members

PLAIN = (int, str, bool, NoneType)

Fault = str
Check = Callable[[object, str], Iterator[Fault]]
"""Tells what of a value is not as it should be, each with the way to it."""


@cache
def check(kind: object) -> Check:
    """The check of a type, made once."""
    options = members(kind)
    if len(options) > 1:
        return _one_of(options)
    if is_object(kind):
        return _object(kind)
    if kind in PLAIN:
        return lambda value, at: iter(() if type(value) is kind else (f"{at}: {value!r:.200} is no {kind}",))
    arguments = typing.get_args(kind)
    if typing.get_origin(kind) is typing.Literal:
        return lambda value, at: iter(() if value in arguments else (f"{at}: {value!r:.200} is not in {kind}",))
    if typing.get_origin(kind) is list:
        return _list(check(arguments[0]))
    assert typing.get_origin(kind) is dict, f"{kind} is a type this check does not know"
    return _dict(check(arguments[0]), check(arguments[1]))


def _one_of(options: tuple[object, ...]) -> Check:
    checks = [check(option) for option in options]

    def faults(value: object, at: str) -> Iterator[Fault]:
        found = []
        for one in checks:
            found.append(list(one(value, at)))
            if not found[-1]:
                return
        yield f"{at}: {value!r:.200} is none of {len(checks)}; at best: {min(found, key=len)}"

    return faults


def _object(kind: type) -> Check:
    known = [(key.name, key.required, check(key.type)) for key in keys(kind)]
    names = {name for name, _, _ in known}

    def faults(value: object, at: str) -> Iterator[Fault]:
        if type(value) is not dict:
            yield f"{at}: {value!r:.200} is no object"
            return
        yield from (f"{at}.{name} is not in {kind.__name__}" for name in value if name not in names)
        for name, required, inner in known:
            if name in value:
                yield from inner(value[name], f"{at}.{name}")
            elif required:
                yield f"{at}.{name} is missing"

    return faults


def _list(inner: Check) -> Check:
    def faults(value: object, at: str) -> Iterator[Fault]:
        if type(value) is not list:
            yield f"{at}: {value!r:.200} is no list"
            return
        for number, item in enumerate(value):
            yield from inner(item, f"{at}[{number}]")

    return faults


def _dict(name: Check, inner: Check) -> Check:
    def faults(value: object, at: str) -> Iterator[Fault]:
        if type(value) is not dict:
            yield f"{at}: {value!r:.200} is no dictionary"
            return
        for key, item in value.items():
            yield from name(key, f"{at} key")
            yield from inner(item, f"{at}[{key!r}]")

    return faults
