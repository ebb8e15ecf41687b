"""Reads the words a game speaks out of its code: every `{"type": ...}` and `{"reason": ...}` it may hand out."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from definitions import Function, constant, is_name, module, plain

Words = dict[str, list[str]]
"""A word, such as `conquered`, and the facts that come with it."""


def spoken(source: Path, where: str, key: str, within: str | None = None) -> Words:
    """All dictionaries of a module (or of one of its functions) that have this key: its values, with the other keys."""
    tree = module(source, where)
    functions = {node.name: node for node in tree.body if isinstance(node, Function)}
    found: Words = {}
    for name, node in functions.items():
        if within in (None, name):
            for words, facts in _of(source, tree, functions, node, key):
                for word in words:
                    known = found.setdefault(word, [])
                    known += [fact for fact in facts if fact not in known]
    return found


def _of(
    source: Path, tree: ast.Module, functions: dict[str, Function], function: Function, key: str
) -> Iterator[tuple[list[str], list[str]]]:
    """The dictionaries of one function; `{**other(...), "more": ...}` adds to those of the other."""
    dictionaries = [node for node in ast.walk(function) if isinstance(node, ast.Dict)]
    for node in sorted(dictionaries, key=lambda node: (node.lineno, node.col_offset)):
        pairs = list(zip(node.keys, node.values, strict=True))
        plainly = {str(it.value): value for it, value in pairs if isinstance(it, ast.Constant)}
        facts = []
        for it, value in pairs:
            facts += [str(it.value)] if isinstance(it, ast.Constant) else _spread(source, tree, function, key, value)
        facts = [fact for fact in facts if fact != key]
        if key in plainly:
            yield _values(tree, function, plainly[key]), facts
        for it, value in pairs:
            if it is None and isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
                other = functions.get(value.func.id)
                for words, more in _of(source, tree, functions, other, key) if other is not None else ():
                    yield words, more + facts


def _spread(source: Path, tree: ast.Module, function: Function, key: str, value: ast.expr) -> list[str]:
    """The facts that `**value` adds: a dictionary given a name, or made by a function here or in another module.

    A function whose dictionaries have the key themselves says words, not facts.
    """
    if isinstance(value, ast.Name):
        steps = [step for step in ast.walk(function) if isinstance(step, ast.Assign)]
        found = [step.value for step in steps if is_name(step.targets[0], value.id)]
    elif isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
        maker = value.func.id
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and node.module and maker in [it.name for it in node.names]:
                tree = module(source, node.module)
        made = [node for node in tree.body if isinstance(node, Function) and node.name == maker]
        found = [node for it in made for node in ast.walk(it) if isinstance(node, ast.Dict)]
    else:
        return []
    keys = [
        [str(name.value) for name in it.keys if isinstance(name, ast.Constant)]
        for it in found
        if isinstance(it, ast.Dict)
    ]
    return [] if any(key in names for names in keys) else [name for names in keys for name in names]


def _values(tree: ast.Module, function: Function, node: ast.expr) -> list[str]:
    """What an expression may be: a text, either of two, a name given one of these, or a member of a constant."""
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    if isinstance(node, ast.IfExp):
        return _values(tree, function, node.body) + _values(tree, function, node.orelse)
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
        try:
            return [str(word) for word in ast.literal_eval(constant(tree, node.value.id))]
        except LookupError:
            return []
    if isinstance(node, ast.Name):
        steps = [step for step in ast.walk(function) if isinstance(step, ast.Assign)]
        given = [step.value for step in steps if is_name(step.targets[0], node.id)]
        return [word for value in given for word in _values(tree, function, value)]
    return []


def texts(ftl: Path) -> dict[str, str]:
    """The texts of a Fluent file that are a single line, with `{ $amount }` as *amount*."""
    found = re.findall(r"^([a-z][\w-]*) = (\S.*)$", ftl.read_text(encoding="utf-8"), re.MULTILINE)
    return {name: plain(re.sub(r"\{ \$(\w+) \}", r"*\1*", text)) for name, text in found}
