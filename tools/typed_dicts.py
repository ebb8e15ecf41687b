"""Reads the types of a game (`games/<game>/types`): every name, its keys or members, and what is said about them.

Types are taken from the modules themselves, docstrings from their sources: a text under a key or an alias is what it
says about itself.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import sys
import typing
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import NoneType, UnionType

from definitions import below, module, said

PARTS = ("view", "actions", "events", "reasons", "refusals")
"""The modules of a game's types."""

SHARED = ("Mover",)
"""What games take from `core.types` as it is."""

Words = dict[str, dict[str, object]]
"""A word, such as `conquered`, and the facts that come with it, each with its type."""


@dataclass(frozen=True)
class Key:
    """A key of an object."""

    name: str
    type: object
    required: bool
    doc: str


@dataclass(frozen=True)
class Named:
    """A type that has a name."""

    name: str
    type: object
    doc: str
    where: str


def is_object(kind: object) -> typing.TypeGuard[type]:
    """Whether a type is a TypedDict."""
    return typing.is_typeddict(kind)


def members(kind: object) -> tuple[object, ...]:
    """The members of a union; any other type is its own only member."""
    if typing.get_origin(kind) not in (typing.Union, UnionType):
        return (kind,)
    return tuple(NoneType if it is None else it for it in typing.get_args(kind))


def keys(kind: type) -> list[Key]:
    """The keys of a TypedDict, its own after those it inherits."""
    docs = _key_docs(kind)
    found = []
    for name, hint in typing.get_type_hints(kind, include_extras=True).items():
        optional = typing.get_origin(hint) is typing.NotRequired
        bare = typing.get_args(hint)[0] if optional else hint
        required = not optional and name in getattr(kind, "__required_keys__", ())
        found.append(Key(name, bare, required, docs.get(name, "")))
    return found


def _key_docs(kind: type) -> dict[str, str]:
    """What is said under the keys, those of its bases in the same module included."""
    body = ast.parse(inspect.getsource(sys.modules[kind.__module__])).body
    classes = {node.name: node for node in body if isinstance(node, ast.ClassDef)}
    found: dict[str, str] = {}
    waiting = [kind.__name__]
    while waiting and (node := classes.get(waiting.pop())):
        waiting += [base.id for base in node.bases if isinstance(base, ast.Name)]
        for at, step in enumerate(node.body):
            if isinstance(step, ast.AnnAssign) and isinstance(step.target, ast.Name):
                found.setdefault(step.target.id, below(node.body, at))
    return found


def words(kind: object, key: str) -> Words:
    """All values of a key that tells the members of a union apart, each with the other keys that come with it."""
    found: Words = {}
    for member in members(kind):
        assert is_object(member), f"{member} is no object"
        there = {it.name: it for it in keys(member)}
        for word in typing.get_args(there[key].type):
            assert word not in found, f"{word} is said in two ways"
            found[str(word)] = {name: it.type for name, it in there.items() if name != key}
    return found


class GameTypes:
    """All names of a game's types."""

    def __init__(self, source: Path, game: str) -> None:
        self.source = source
        self.game = game
        self.package = f"mikrokosmos.games.{game}.types"
        shared = [it for it in self._of("mikrokosmos.core.types") if it.name in SHARED]
        own = [it for part in PARTS for it in self._of(f"{self.package}.{part}")]
        self.named = {it.name: it for it in (*shared, *own)}

    def _of(self, where: str) -> Iterator[Named]:
        """The names a module defines itself, in their order."""
        there = importlib.import_module(where)
        body = module(self.source, where).body
        for at, node in enumerate(body):
            if isinstance(node, ast.ClassDef):
                yield Named(node.name, getattr(there, node.name), said(node), where)
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                name = node.targets[0].id
                yield Named(name, getattr(there, name), below(body, at), where)

    def __getitem__(self, name: str) -> object:
        return self.named[name].type

    def named_as(self, kind: object) -> str | None:
        """The name of a type, if it has one."""
        return next((it.name for it in self.named.values() if it.type is kind), None)

    def doc(self, kind: object) -> str:
        """What is said about a named type."""
        return next(it.doc for it in self.named.values() if it.type is kind)

    def literals(self, name: str) -> list[str]:
        """The values of an alias of literals."""
        return [str(value) for value in typing.get_args(self[name])]

    def spelled(self, kind: object) -> str:
        """A type as one would write it."""
        if name := self.named_as(kind):
            return name
        if len(options := members(kind)) > 1:
            return " | ".join(map(self.spelled, options))
        arguments = typing.get_args(kind)
        if typing.get_origin(kind) is typing.Literal:
            return " | ".join(map(repr, arguments))
        if arguments:
            return f"{getattr(typing.get_origin(kind), '__name__', '')}[{', '.join(map(self.spelled, arguments))}]"
        return "None" if kind is NoneType else getattr(kind, "__name__", str(kind))
