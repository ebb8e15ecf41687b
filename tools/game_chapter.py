"""The chapter of a game on the reference page: its options and its words, read from its code."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from definitions import Function, constant, find, module
from vocabulary_of import Words, spoken, texts

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
    events: str
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
        events="A region is conquered (`how`) by {HOW}.",
        terms="(`explain`, `income`, the `coins` event). Each term has `reason` and\n"
        "`amount`, and `of` where it comes from a race, a power or a marker.",
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
        events="Only its own seat sees a `god` event.",
        terms="(`explain`, `income`). Each term has `reason` and `amount`, `of` for the\n"
        "terrain, and the `group` and `statues` of which it is the product. `explain` of a placement has\n"
        "the `gain` besides.",
    ),
)
"""The games with a chapter. An option without a sentence is refused."""


class Chapter:
    """The chapter of one game."""

    def __init__(self, source: Path, game: Told) -> None:
        self.source = source
        self.game = game
        self.package = f"mikrokosmos.games.{game.id}"
        self.english = texts(source / "mikrokosmos" / "texts" / "en" / f"{game.id}.ftl")

    def lines(self) -> list[str]:
        """The options and the words."""
        outcomes = spoken(self.source, f"{self.package}.io.actions", "type", within="describe_outcome")
        actions = spoken(self.source, f"{self.package}.io.actions", "type", within="describe")
        events = spoken(self.source, f"{self.package}.io.events", "type")
        refusals = spoken(self.source, f"{self.package}.io.refusals", "reason")
        stages = self.tuple("io.actions", "STAGES")
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
            f"What `events` tells, besides `sees`. {self.events()}",
            "",
            *self.words(events),
            "### Terms",
            "",
            *f"The reasons of costs and incomes {self.game.terms}".splitlines(),
            "",
            *self.words({word: [] for word in self.terms()}, "term"),
            "### Refusals",
            "",
            "Why an action is not allowed: the `reason` of `refusal`, and the facts that come with it.",
            "",
            *self.words(refusals, "refusal"),
        ]

    def events(self) -> str:
        """What is said of the events, with the ways in which something happens."""
        if "{HOW}" not in self.game.events:
            return self.game.events
        return self.game.events.replace("{HOW}", ", ".join(map(code, self.tuple("io.events", "HOW"))))

    def terms(self) -> list[str]:
        """The reasons of terms: a constant, or what the code says."""
        try:
            return self.tuple("io.reasons", "TERMS")
        except LookupError:
            return list(spoken(self.source, f"{self.package}.io.reasons", "reason"))

    def tuple(self, where: str, name: str) -> list[str]:
        """The words of a constant."""
        return [str(word) for word in ast.literal_eval(constant(module(self.source, f"{self.package}.{where}"), name))]

    def options(self) -> Iterable[Row]:
        """The options with type, default and meaning."""
        read = find(self.source, f"{self.package}.options", "read").node
        assert isinstance(read, Function)
        for argument, default in zip(read.args.args, read.args.defaults, strict=True):
            if argument.arg not in self.game.options:
                raise SystemExit(f"the option {argument.arg!r} has no sentence: write one in {Path(__file__).name}")
            assert argument.annotation is not None
            kind, otherwise = ast.unparse(argument.annotation), ast.unparse(default)
            yield code(argument.arg), code(kind), code(otherwise), self.game.options[argument.arg]

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
