"""Finds what a public name is, in the sources alone: its signature, its docstring, its members. Nothing is imported."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Definition:
    """A name, how it is written down, and what it says about itself."""

    name: str
    written: str
    doc: str
    node: ast.AST


@cache
def module(source: Path, name: str) -> ast.Module:
    """The tree of a module by its dotted name."""
    path = source.joinpath(*name.split("."))
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(path.read_text(encoding="utf-8"))


def public_names(source: Path, name: str) -> list[str]:
    """What a module lists in `__all__`."""
    names = ast.literal_eval(constant(module(source, name), "__all__"))
    return [str(name) for name in names]


def constant(tree: ast.Module, name: str) -> ast.expr:
    """The value written down for a name of a module; `LookupError` if there is none."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and is_name(node.targets[0], name):
            return node.value
    raise LookupError(f"nothing is called {name}")


def is_name(node: ast.expr, name: str) -> bool:
    """Whether this is the plain name."""
    return isinstance(node, ast.Name) and node.id == name


def find(source: Path, where: str, name: str) -> Definition:
    """What a name of a module is, followed through imports to where it is defined."""
    body = module(source, where).body
    for at, node in enumerate(body):
        if isinstance(node, Function) and node.name == name:
            return function(node)
        if isinstance(node, ast.ClassDef) and node.name == name:
            return Definition(name, name, said(node), node)
        if isinstance(node, ast.Assign) and is_name(node.targets[0], name):
            return Definition(name, f"{name} = {ast.unparse(node.value)}", below(body, at), node)
        if isinstance(node, ast.ImportFrom) and node.module and name in [alias.name for alias in node.names]:
            return find(source, node.module, name)
    raise LookupError(f"{where} has no {name}")


def below(body: list[ast.stmt], at: int) -> str:
    """The string under an assignment, which is how a constant says what it is."""
    after = body[at + 1] if at + 1 < len(body) else None
    if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) and isinstance(after.value.value, str):
        return plain(after.value.value)
    return ""


def said(node: ast.ClassDef | Function) -> str:
    """The docstring, in one line."""
    return plain(ast.get_docstring(node) or "")


def plain(text: str) -> str:
    """A text without its line breaks."""
    return " ".join(text.split())


def decorators(node: Function) -> set[str]:
    """The names of a function's decorators."""
    return {decorator.id for decorator in node.decorator_list if isinstance(decorator, ast.Name)}


def function(node: Function, owner: str = "") -> Definition:
    """A function or method as it is called: without `self`, a property without brackets."""
    returns = ast.unparse(node.returns) if node.returns else ""
    if "property" in decorators(node):
        return Definition(node.name, f"{node.name}: {returns}", said(node), node)
    words = re.sub(r"(?<=[\w\]])=", " = ", ast.unparse(node.args))
    if owner:  # without self or cls
        words = words.partition(", ")[2]
    prefix = f"{owner}." if "classmethod" in decorators(node) else ""
    shown = "" if returns in ("", "None") else f" -> {returns}"
    return Definition(node.name, f"{prefix}{node.name}({words}){shown}", said(node), node)


def members(node: ast.AST) -> Iterator[Definition]:
    """The public attributes, properties and methods of a class, in their order."""
    assert isinstance(node, ast.ClassDef)
    for at, child in enumerate(node.body):
        if isinstance(child, Function) and not child.name.startswith("_"):
            yield function(child, node.name)
        elif isinstance(child, ast.AnnAssign) and isinstance(child.target, ast.Name):
            kind = re.sub(r"^ClassVar\[(.*)\]$", r"\1", ast.unparse(child.annotation))
            otherwise = f" = {ast.unparse(child.value)}" if child.value else ""
            yield Definition(child.target.id, f"{child.target.id}: {kind}{otherwise}", below(node.body, at), child)


def attributes(node: ast.AST) -> list[str]:
    """The public names a class's `__init__` sets, in their order."""
    assert isinstance(node, ast.ClassDef)
    begin = next(child for child in node.body if isinstance(child, Function) and child.name == "__init__")
    targets = (step.targets[0] for step in begin.body if isinstance(step, ast.Assign))
    return [it.attr for it in targets if isinstance(it, ast.Attribute) and not it.attr.startswith("_")]


def bases(node: ast.AST) -> list[str]:
    """What a class is derived from, by name."""
    assert isinstance(node, ast.ClassDef)
    return [base.id for base in node.bases if isinstance(base, ast.Name)]
