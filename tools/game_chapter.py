"""The chapter of a game on the reference page: its options, read from its code, and what it says, from its types."""

from __future__ import annotations

import ast
import re
import typing
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from definitions import Function, find, plain
from typed_dicts import GameTypes, is_object, keys, members, words

Row = Iterable[str]


def table(head: Row, rows: Iterable[Row]) -> list[str]:
    """A table, and the empty line after it."""
    lines = [list(head), ["---" for _ in head], *(list(row) for row in rows)]
    return ["| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines] + [""]


def code(text: str) -> str:
    """In the letters of code."""
    return f"`{text}`"


@dataclass(frozen=True)
class Told:
    """What is said of a game besides what its code says."""

    id: str
    title: str
    about: str
    options: Mapping[str, str]
    terms: str


SEATING = {
    "names": "A name for every seat, no two alike; otherwise Player 1, Player 2, …",
    "first": 'The seat that begins, or `"random"`: then chance decides, as its first event.',
}

GAMES = (
    Told(
        id="smallworld",
        title="Small World",
        about='`mikrokosmos.game("smallworld")`. Regions and slots count from 1 as printed on the board, seats from 0.',
        options={
            "players": "How many play; the number chooses the board.",
            **SEATING,
            "coins": '`"hidden"`: views do not show the coins of others (they can be counted). `"open"`: they do.',
            "races": "The races that take part, by id; otherwise all.",
            "powers": "The powers that take part, by id; otherwise all.",
            "content": "Own races and powers: tables, or the path of a TOML file of them.",
            "house": "Choices by name where the rulebooks differ; see [House rules](rules/rulings.md#house-rules).",
            "rules": "The number of the rules: today's, or `1` as games were played before there was a choice.",
        },
        terms="`explain`, `income` and the `coins` event give them.",
    ),
    Told(
        id="creation",
        title="Creation",
        about='`mikrokosmos.game("creation")`. Cells of the map, lines and stacks count from 1, seats from 0;\n'
        "`x` and `y` count from the first tile of a world, to the right and down; `turns` are quarters, clockwise.",
        options={
            "players": "How many play; the number chooses which tiles take part.",
            **SEATING,
            "tiles": "A set of tiles of your own: tables, or the path of a TOML file of them.",
        },
        terms="`explain` and `income` give them, and views show them.",
    ),
)
"""The games with a chapter. An option without a sentence is refused."""


class Chapter:
    """The chapter of one game."""

    def __init__(self, source: Path, game: Told) -> None:
        self.source = source
        self.game = game
        self.types = GameTypes(source, game.id)
        self.seen: list[object] = []
        self.english = texts(source / "mikrokosmos" / "texts" / "en" / f"{game.id}.ftl")

    def lines(self) -> list[str]:
        """The options, then what the game says."""
        return [
            f"## {self.game.title}",
            "",
            *self.game.about.splitlines(),
            "",
            "### Options of new",
            "",
            *table(("option", "type", "otherwise", ""), self.options()),
            "### Actions",
            "",
            "What `describe` says and `encode` reads.",
            "",
            *self.words("Action", "type", "action"),
            "### Outcomes of chance",
            "",
            *self.words("Outcome", "type"),
            "### Events",
            "",
            'What `events` tells. An event has `sees` besides: `"all"`, or the list of seats that may know it.',
            "",
            *self.words("Event", "type"),
            "### Views",
            "",
            "What `view(seat)` shows.",
            "",
            *self.objects("View"),
            "### Costs and incomes",
            "",
            "What `explain` tells of an action, and `income` of a seat.",
            "",
            *self.objects("Cost"),
            "### Terms",
            "",
            f"The reasons of costs and incomes. {self.game.terms}",
            "",
            *self.words("Term", "reason", "term"),
            "### Refusals",
            "",
            "Why an action is not allowed: the `reason` of `refusal`, and the facts that come with it.",
            "",
            *self.words("Refusal", "reason", "refusal"),
        ]

    def options(self) -> Iterable[Row]:
        """The options with type, default and meaning."""
        read = find(self.source, f"mikrokosmos.games.{self.game.id}.options", "read").node
        assert isinstance(read, Function)
        for argument, default in zip(read.args.args, read.args.defaults, strict=True):
            if argument.arg not in self.game.options:
                raise SystemExit(f"the option {argument.arg!r} has no sentence: write one in {Path(__file__).name}")
            assert argument.annotation is not None
            kind, otherwise = ast.unparse(argument.annotation), ast.unparse(default)
            yield code(argument.arg), code(kind), code(otherwise), self.game.options[argument.arg]

    def words(self, name: str, key: str, text: str | None = None) -> list[str]:
        """The words of a union with their facts, and what the English texts or else the types say of them."""
        kind = self.types[name]
        said = {word: self.types.doc(member) for member in members(kind) for word in words(member, key)}
        rows = []
        for word, facts in words(kind, key).items():
            told = [code(f"{fact}: {self.types.spelled(it)}") for fact, it in facts.items() if fact != "sees"]
            meaning = said[word] if text is None else self.english.get(f"{text}-{word}", "")
            rows.append([code(word), ", ".join(told), meaning])
        lines = table(("word", "with", "" if text is None else "in English"), rows)
        inner = [it for facts in words(kind, key).values() for it in facts.values()]
        return lines + [line for it in inner for line in self.told(it)]

    def objects(self, name: str) -> list[str]:
        """The keys of an object (or of each member of a union), then of all objects within it that are not told yet."""
        return [line for member in members(self.types[name]) for line in self.told(member)]

    def told(self, kind: object) -> list[str]:
        """Every object and every named list of values in a type, as far as the page has not told them yet."""
        if kind in self.seen or kind in members(self.types["Term"]):  # terms have a table of their own
            return []
        self.seen.append(kind)
        lines: list[str] = []
        inside = list(typing.get_args(kind))
        if is_object(kind):
            rows = [[code(key.name), code(self.types.spelled(key.type)), key.doc] for key in keys(kind)]
            lines = [f"**{kind.__name__}**: {self.types.doc(kind)}", "", *table(("key", "type", ""), rows)]
            inside = [key.type for key in keys(kind)]
        elif (name := self.types.named_as(kind)) and not any(map(is_object, inside)):
            values = [it for value in inside for it in typing.get_args(value) or (value,)]
            shown = ", ".join(code(getattr(value, "__name__", str(value))) for value in values)
            lines = [f"**{name}**: {self.types.doc(kind)} {shown}.", ""]
        return lines + [line for inner in inside for line in self.told(inner)]


def texts(ftl: Path) -> dict[str, str]:
    """The texts of a Fluent file that are a single line, with `{ $amount }` as *amount*."""
    found = re.findall(r"^([a-z][\w-]*) = (\S.*)$", ftl.read_text(encoding="utf-8"), re.MULTILINE)
    return {name: plain(re.sub(r"\{ \$(\w+) \}", r"*\1*", text)) for name, text in found}
