"""The names of Creation in every language: the same ids, and each says how many in its own way."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

from mikrokosmos.games.creation.content.table import TERRAINS
from mikrokosmos.texts import ENGLISH, Texts, languages

from .command import run
from .test_texts import FOLDER, messages

FORMS = {
    "en": {"one", "other"},
    "uk": {"one", "few", "many", "other"},
    "cs": {"one", "few", "many", "other"},
    "it": {"one", "other"},
    "zh": set[str](),
}
"""The forms of a word after a number, by language; in Chinese a word has but one."""

PIECES = ("tile", "statue", "map", "marker", "stack")


def forms(lang: str) -> list[set[str]]:
    """The forms of every text that counts something."""
    source = (FOLDER / lang / "creation-names.ftl").read_text(encoding="utf-8")
    found = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith("count-"):
            assert entry.value is not None
            placed = [part.expression for part in entry.value.elements if isinstance(part, ast.Placeable)]
            chosen = [variant for it in placed if isinstance(it, ast.SelectExpression) for variant in it.variants]
            found.append({variant.key.name for variant in chosen if isinstance(variant.key, ast.Identifier)})
    return found


def test_all_five_languages_are_there() -> None:
    assert set(FORMS) <= set(languages())


@pytest.mark.parametrize("lang", FORMS)
def test_every_language_has_exactly_the_same_ids(lang: str) -> None:
    wanted = {f"{sort}-{terrain}" for sort in ("terrain", "god") for terrain in TERRAINS}
    wanted |= {f"piece-{piece}" for piece in PIECES} | {f"count-{piece}" for piece in PIECES if piece != "map"}
    assert set(messages(lang, "creation-names")) == wanted == set(messages(ENGLISH, "creation-names"))


@pytest.mark.parametrize("lang", FORMS)
def test_no_two_names_are_alike(lang: str) -> None:
    texts = Texts(lang, "creation-names")
    names = [texts(f"{sort}-{terrain}") for sort in ("terrain", "god") for terrain in TERRAINS]
    names += [texts(f"piece-{piece}") for piece in PIECES]
    assert len({name.casefold() for name in names}) == 15


@pytest.mark.parametrize("lang", FORMS)
def test_numbers_have_the_forms_of_the_language(lang: str) -> None:
    assert forms(lang) == [FORMS[lang]] * 4


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ["1 tile", "2 tiles", "5 tiles", "21 tiles"]),
        ("uk", ["1 плитка", "2 плитки", "5 плиток", "21 плитка"]),
        ("cs", ["1 dílek", "2 dílky", "5 dílků", "21 dílků"]),
        ("it", ["1 tessera", "2 tessere", "5 tessere", "21 tessere"]),
        ("zh", ["1 块板块", "2 块板块", "5 块板块", "21 块板块"]),
    ],
)
def test_tiles_are_counted(lang: str, told: list[str]) -> None:
    texts = Texts(lang, "creation-names")
    assert [texts("count-tile", count=count) for count in (1, 2, 5, 21)] == told


@pytest.mark.parametrize("lang", FORMS)
def test_the_terminal_speaks_the_names(lang: str) -> None:
    code, said = run("tiles", "--lang", lang)
    assert code == 0
    texts = Texts(lang, "creation-names")
    assert all(texts(f"{sort}-{terrain}") in said for sort in ("terrain", "god") for terrain in TERRAINS)
