"""The rules reference: everything on the table has an entry, links lead somewhere, nothing is left over."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from kit.sources import PACKAGE, ROOT
from mikrokosmos.games.creation.content.table import TERRAINS
from mikrokosmos.games.smallworld.content.boards import board
from mikrokosmos.games.smallworld.content.table import box
from mikrokosmos.texts import ENGLISH, Texts, languages, parts

PARTS = ("rules-smallworld", "rules-creation", "editions")
NAMES = ("smallworld", "creation-names")
WRITTEN = [(lang, part) for lang in languages() for part in PARTS if part in parts(lang)]

CONTENTS = "".join(
    path.read_text(encoding="utf-8") for path in sorted((ROOT / "web/src/games").glob("*/rules/contents.ts"))
)
NAMED = re.compile(r"rule-((?:race|power|terrain|symbol|marker|god)-\w+)")
"""An entry about a thing that has a name: its title is that name's text."""

LINK = re.compile(r"\[([^\[\]()]+)\]\(([a-z_-]+)\)")
CHAPTER_WORDS, ENTRY_WORDS = 160, 95


@cache
def messages(lang: str, part: str) -> dict[str, str]:
    """The texts of a file by id; fails on anything but plain text in it."""
    source = (PACKAGE / "texts" / lang / f"{part}.ftl").read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"{part}.ftl: {entry.content!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{part}.ftl has {entry.id.name} twice"
            assert entry.value is not None
            found[entry.id.name] = "".join(plain(element) for element in entry.value.elements)
    return found


def plain(element: ast.TextElement | ast.Placeable) -> str:
    """What is written there: text, or a quoted character that a line could not begin with otherwise."""
    if isinstance(element, ast.TextElement):
        return element.value
    assert isinstance(element.expression, ast.StringLiteral), "a rule has no variables"
    return str(element.expression.parse()["value"])


def english() -> dict[str, str]:
    """All texts of the reference."""
    return {text: said for part in PARTS for text, said in messages(ENGLISH, part).items()}


def listed(pattern: str) -> list[str]:
    """The ids that the games' contents.ts mention in this way."""
    return re.findall(pattern, CONTENTS)


def sheets() -> list[str]:
    """The sheets to print."""
    return listed(r'id: "([a-z-]+)",\s+parts:')


def lines() -> list[tuple[str, str]]:
    """The lines of small tables: label and value."""
    return re.findall(r'\{ label: "([a-z-]+)", value: "([^"]+)" \}', CONTENTS)


def entries() -> list[str]:
    """Chapters, entries and parts of sheets: whatever has a text of its own."""
    labels = {text for line in lines() for text in line}
    every = listed(r'"((?:rules?|editions?|summary)(?:-[a-z_]+)*)"')
    return [found for found in every if found not in labels and found not in sheets()]


def title(entry: str) -> str:
    """The id of an entry's title."""
    named = NAMED.fullmatch(entry)
    return named[1] if named else f"{entry}-title"


def test_everything_on_the_table_has_an_entry() -> None:
    wanted = {f"rule-race-{row.id}" for row in box().races} | {f"rule-power-{row.id}" for row in box().powers}
    wanted |= {f"rule-marker-{marker.id}" for marker in box().markers}
    for players in range(2, 6):
        wanted |= {f"rule-terrain-{region.terrain}" for region in board(players).regions}
        wanted |= {f"rule-symbol-{symbol}" for region in board(players).regions for symbol in region.symbols}
    wanted |= {f"rule-{sort}-{name}" for sort in ("terrain", "god") for name in TERRAINS}
    assert {entry for entry in entries() if NAMED.fullmatch(entry)} == wanted


def test_every_entry_is_listed_once_and_has_a_title_and_a_text() -> None:
    assert len(entries()) == len(set(entries())) > 90
    known = Texts(ENGLISH, *NAMES, *PARTS)
    assert [text for entry in entries() for text in (title(entry), f"{entry}-text") if text not in known] == []


def test_every_text_is_used() -> None:
    used = {text for entry in entries() for text in (title(entry), f"{entry}-text")}
    used |= {text for line in lines() for text in line} | {f"{sheet}-title" for sheet in sheets()}
    assert sorted(set(english()) - used) == []


def test_every_line_of_a_sheet_has_a_label_and_a_number_or_a_text() -> None:
    assert len(lines()) > 15
    assert [label for label, _ in lines() if label not in english()] == []
    assert [value for _, value in lines() if not re.fullmatch(r"\+?\d+", value) and value not in english()] == []


def test_the_figures_on_the_sheet_are_those_of_the_game() -> None:
    figures = {label.removeprefix("summary-smallworld-"): value for label, value in lines()}
    powers = {row.id: row.numbers for row in box().powers}
    assert figures["coins-alchemist"] == f"+{powers['alchemist']['stipend']}"
    assert figures["coins-wealthy"] == f"+{powers['wealthy']['windfall']}"
    rounds = [figures["end-two"], figures["end-two"], figures["end-four"], figures["end-five"]]
    assert rounds == [str(board(players).rounds) for players in range(2, 6)]


@pytest.mark.parametrize(("lang", "part"), WRITTEN)
def test_every_link_leads_to_an_entry(lang: str, part: str) -> None:
    found = {target for said in messages(lang, part).values() for _, target in LINK.findall(said)}
    assert len(found) > 5
    assert sorted(found - set(entries())) == []


@pytest.mark.parametrize(("lang", "part"), WRITTEN)
def test_no_entry_links_to_itself(lang: str, part: str) -> None:
    for text, said in messages(lang, part).items():
        assert text.removesuffix("-text") not in [target for _, target in LINK.findall(said)]


@pytest.mark.parametrize(("lang", "part"), WRITTEN)
def test_a_text_is_paragraphs_lists_and_links_and_nothing_else(lang: str, part: str) -> None:
    for text, said in messages(lang, part).items():
        bare = LINK.sub(r"\1", said)
        assert not re.search(r"[\[\]{}<>*#`|\\~^_\t]", bare), f"{text} has a sign that means nothing here"
        assert bare == bare.strip() and "\n\n\n" not in bare, f"{text} has a line too many"
        for line in bare.split("\n"):
            assert line == line.strip() and "  " not in line, f"{text} has a space too many: {line!r}"
            assert re.match(r"$|- \S|[^-\s]", line), f"{text} has a line that is no paragraph: {line!r}"
        for above, below in zip(bare.split("\n"), bare.split("\n")[1:], strict=False):
            together = above.startswith("- ") and below.startswith("- ")
            assert together or not above or not below, f"{text} lacks an empty line: {below!r}"


@pytest.mark.parametrize(("lang", "part"), WRITTEN)
def test_a_title_is_one_line_without_links(lang: str, part: str) -> None:
    titles = {text: said for text, said in messages(lang, part).items() if not text.endswith("-text")}
    assert titles and [text for text, said in titles.items() if "\n" in said or LINK.search(said)] == []


def test_no_entry_is_longer_than_one_reads_at_the_table() -> None:
    for text, said in english().items():
        most = CHAPTER_WORDS if text.startswith("rules-") else ENTRY_WORDS
        assert len(re.findall(r"[\w’]+", LINK.sub(r"\1", said))) <= most, text


@pytest.mark.parametrize(("lang", "part"), WRITTEN)
def test_a_language_says_the_same_texts_with_the_same_links(lang: str, part: str) -> None:
    def links(said: str) -> list[str]:
        return sorted(target for _, target in LINK.findall(said))

    assert {text: links(said) for text, said in messages(lang, part).items()} == {
        text: links(said) for text, said in messages(ENGLISH, part).items()
    }
