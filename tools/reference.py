"""Writes docs/reference.md, the page of everything public, from the docstrings and the code.

`--check` writes nothing and exits with 1 when the page on disk is not what would be written.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterable
from pathlib import Path

from definitions import Definition, Function, attributes, bases, find, members, module, public_names, said
from game_chapter import GAMES, Chapter, code, table

ROOT = Path(__file__).resolve().parent.parent


def listed(definitions: Iterable[Definition]) -> list[str]:
    """Definitions as a table: how it is written, what it says."""
    return table(("", ""), ((code(it.written), it.doc) for it in definitions))


def branches(root: str, errors: dict[str, Definition], indent: str = "") -> list[str]:
    """The tree below an error."""
    below = [name for name, it in errors.items() if root in bases(it.node)]
    lines: list[str] = []
    for name in below:
        last = name == below[-1]
        lines.append(f"{indent}{'└' if last else '├'}── {name}")
        lines += branches(name, errors, indent + ("    " if last else "│   "))
    return lines


class Page:
    """The page, chapter by chapter."""

    def __init__(self, root: Path) -> None:
        self.source = root / "src"
        names = public_names(self.source, "mikrokosmos")
        self.public = {name: find(self.source, "mikrokosmos", name) for name in names}

    def text(self) -> str:
        """The whole page."""
        lines = [
            "# Reference",
            "",
            "Everything in `mikrokosmos.__all__`, and the words of Small World and of Creation. Written by `make docs`",
            "from the docstrings and the code; do not edit.",
            "",
            *self.functions(),
            *self.protocol("State"),
            *self.protocol("Game"),
            *self.types(),
            *self.record(),
            *self.errors(),
            *(line for game in GAMES for line in Chapter(self.source, game).lines()),
        ]
        return "\n".join(lines).rstrip() + "\n"

    def functions(self) -> list[str]:
        """Functions and constants."""
        functions = [it for it in self.public.values() if isinstance(it.node, Function)]
        constants = [it for it in self.public.values() if isinstance(it.node, ast.Assign)]
        return ["## Functions and constants", "", *listed(functions), *listed(constants)]

    def protocol(self, name: str) -> list[str]:
        """A protocol with all its members."""
        it = self.public[name]
        return [f"## {name}", "", it.doc, "", *listed(members(it.node))]

    def types(self) -> list[str]:
        """What every game says: the types of `core.types`."""
        where = "mikrokosmos.core.types"
        rows = []
        for node in module(self.source, where).body:
            if isinstance(node, ast.ClassDef):
                facts = [step for step in node.body if isinstance(step, ast.AnnAssign)]
                told = ", ".join(code(re.sub(r"ReadOnly\[(.*)\]$", r"\1", ast.unparse(fact))) for fact in facts)
                rows.append((code(node.name), told, said(node)))
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                it = find(self.source, where, node.targets[0].id)
                rows.append((code(it.name), code(it.written.partition(" = ")[2]), it.doc))
        about = "What every game says has these keys; what more there is, its own types tell, further down."
        return ["## Types", "", about, "", *table(("type", "", ""), rows)]

    def record(self) -> list[str]:
        """Records and their moves."""
        it, move = self.public["Record"], find(self.source, "mikrokosmos.core.record", "Move")
        assert isinstance(move.node, ast.ClassDef)
        fields = [ast.unparse(part) for part in move.node.body if isinstance(part, ast.AnnAssign)]
        held = ", ".join(code(name) for name in attributes(it.node))
        return [
            "## Record",
            "",
            f"{it.doc} It has {held}. A move is `Move({', '.join(fields)})`: {move.doc[0].lower()}{move.doc[1:]}",
            "",
            *listed(members(it.node)),
        ]

    def errors(self) -> list[str]:
        """The tree of errors, and what each means."""
        errors = {
            name: it
            for name, it in self.public.items()
            if isinstance(it.node, ast.ClassDef) and it.name not in ("State", "Game", "Record")
        }
        root = next(name for name, it in errors.items() if bases(it.node) == ["Exception"])
        tree = ["```", root, *branches(root, errors), "```", ""]
        rows = []
        for name, it in errors.items():
            also = [base for base in bases(it.node) if base not in errors and base != "Exception"]
            rows.append((code(name), ", ".join(map(code, also)), it.doc))
        return ["## Errors", "", *tree, *table(("error", "also a", ""), rows)]


def main() -> int:
    """Write the page, or check it."""
    parser = argparse.ArgumentParser(description="Write the reference page.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if the page is not up to date")
    wanted = parser.parse_args()
    target = ROOT / "docs" / "reference.md"
    text = Page(ROOT).text()
    if not wanted.check:
        target.write_text(text, encoding="utf-8")
    elif not target.exists() or target.read_text(encoding="utf-8") != text:
        print(f"{target.relative_to(ROOT)} is not up to date: run make docs", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
