"""Writes docs/reference.md, the page of everything public, from the docstrings and the code.

`--check` writes nothing and exits with 1 when the page on disk is not what would be written.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterable
from pathlib import Path

from definitions import Definition, Function, attributes, bases, constant, find, members, module, public_names
from vocabulary_of import Words, spoken, texts

ROOT = Path(__file__).resolve().parent.parent
GAME = "mikrokosmos.games.smallworld"

OPTIONS = {
    "players": "How many play; the number chooses the board.",
    "names": "A name for every seat, no two alike; otherwise Player 1, Player 2, …",
    "first": 'The seat that begins, or `"random"`: then chance decides, as its first event.',
    "coins": '`"hidden"`: views do not show the coins of others (they can be counted). `"open"`: they do.',
    "races": "The races that take part, by id; otherwise all.",
    "powers": "The powers that take part, by id; otherwise all.",
    "content": "Own races and powers: tables, or the path of a TOML file of them.",
}
"""What each option of Small World means. An option without a sentence here is refused."""

Row = Iterable[str]


def table(head: Row, rows: Iterable[Row]) -> list[str]:
    """A table, and the empty line after it."""
    lines = [list(head), ["---" for _ in head], *(list(row) for row in rows)]
    return ["| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines] + [""]


def code(text: str) -> str:
    """In the letters of code."""
    return f"`{text}`"


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
        self.english = texts(self.source / "mikrokosmos" / "texts" / "en" / "smallworld.ftl")

    def text(self) -> str:
        """The whole page."""
        lines = [
            "# Reference",
            "",
            "Everything in `mikrokosmos.__all__`, and the words of Small World. Written by `make docs` from the",
            "docstrings and the code; do not edit.",
            "",
            *self.functions(),
            *self.protocol("State"),
            *self.protocol("Game"),
            *self.record(),
            *self.errors(),
            *self.small_world(),
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

    def small_world(self) -> list[str]:
        """The options and the words of Small World."""
        outcomes = spoken(self.source, f"{GAME}.vocabulary", "type", within="describe_outcome")
        actions = spoken(self.source, f"{GAME}.vocabulary", "type", within="describe")
        events = spoken(self.source, f"{GAME}.stories", "type")
        refusals = spoken(self.source, f"{GAME}.refusals", "reason")
        stages, ways = self.tuple("vocabulary", "STAGES"), self.tuple("stories", "HOW")
        return [
            "## Small World",
            "",
            '`mikrokosmos.game("smallworld")`. Regions and slots count from 1 as printed on the board, seats from 0.',
            "",
            "### Options of new",
            "",
            *table(("option", "type", "otherwise", ""), self.options()),
            "### Actions",
            "",
            "What `describe` says and `encode` reads.",
            "",
            *self.words(actions, "action"),
            "### Outcomes of chance",
            "",
            *self.words(outcomes),
            "### Stages",
            "",
            f"`view(seat)` names the stage of the turn: {', '.join(map(code, stages))}.",
            "",
            "### Events",
            "",
            f"What `events` tells, besides `sees`. A region is conquered (`how`) by {', '.join(map(code, ways))}.",
            "",
            *self.words(events),
            "### Terms",
            "",
            "The reasons of costs and incomes (`explain`, `income`, the `coins` event). Each term has `reason` and",
            "`amount`, and `of` where it comes from a race, a power or a marker.",
            "",
            *self.words({word: [] for word in self.tuple("reasons", "TERMS")}, "term"),
            "### Refusals",
            "",
            "Why an action is not allowed: the `reason` of `refusal`, and the facts that come with it.",
            "",
            *self.words(refusals, "refusal"),
        ]

    def tuple(self, where: str, name: str) -> list[str]:
        """The words of a constant."""
        return [str(word) for word in ast.literal_eval(constant(module(self.source, f"{GAME}.{where}"), name))]

    def options(self) -> Iterable[Row]:
        """The options with type, default and meaning."""
        read = find(self.source, f"{GAME}.options", "read").node
        assert isinstance(read, Function)
        for argument, default in zip(read.args.args, read.args.defaults, strict=True):
            if argument.arg not in OPTIONS:
                raise SystemExit(f"the option {argument.arg!r} has no sentence: write one in {Path(__file__).name}")
            assert argument.annotation is not None
            kind, otherwise = ast.unparse(argument.annotation), ast.unparse(default)
            yield code(argument.arg), code(kind), code(otherwise), OPTIONS[argument.arg]

    def words(self, words: Words, text: str | None = None) -> list[str]:
        """Words with their facts, and what the English texts say where there are any."""
        words = {word: [fact for fact in facts if fact != "sees"] for word, facts in words.items()}
        facts = any(words.values())
        head = ["word", *(["with"] if facts else []), *(["in English"] if text else [])]
        rows = []
        for word, more in words.items():
            cells = [code(word), *([", ".join(map(code, more))] if facts else [])]
            rows.append([*cells, *([self.english.get(f"{text}-{word}", "")] if text else [])])
        return table(head, rows)


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
