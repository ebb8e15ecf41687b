"""Every language says all that English says, in its own words, letters and forms of counted things."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.command import played, run, written
from kit.phrases import FILLER, PLURALS, counts, messages, parts_of, said, samples
from mikrokosmos.texts import ENGLISH, Texts, languages, parts

TRANSLATED = [lang for lang in languages() if lang != ENGLISH]
THERE = [(lang, part) for lang in TRANSLATED for part in parts(lang)]

FORMS = {
    "uk": {"one", "few", "many", "other"},
    "cs": {"one", "few", "many", "other"},
    "it": {"one", "other"},
    "zh": {"other"},
}
"""The forms of a word after a number (for Italian, without the one for millions)."""

COUNTED = {
    "uk": {
        ("smallworld", "turn-heading", "coins"): "монета монети монет монет монета",
        ("smallworld", "people-line", "hand"): "жетон жетони жетонів жетонів жетон",
        ("smallworld", "event-coins", "coins"): "монету монети монет монет монету",
        ("creation", "table-world", "points"): "очко очки очок очок очко",
        ("cli", "hint-chance-line", "cost"): "пункт пункти пунктів пунктів пункт",
        ("cli", "standings-title", "games"): "партія партії партій партій партія",
        ("refusals", "refused-name-too-long", "longest"): "знак знаки знаків знаків знак",
    },
    "cs": {
        ("smallworld", "turn-heading", "coins"): "mince mince mincí mincí mincí",
        ("smallworld", "people-line", "hand"): "žeton žetony žetonů žetonů žetonů",
        ("smallworld", "event-coins", "coins"): "minci mince mincí mincí mincí",
        ("creation", "table-world", "points"): "bod body bodů bodů bodů",
        ("cli", "hint-chance-line", "cost"): "bod body bodů bodů bodů",
        ("cli", "standings-title", "games"): "hra hry her her her",
        ("refusals", "refused-name-too-long", "longest"): "znak znaky znaků znaků znaků",
    },
    "it": {
        ("smallworld", "turn-heading", "coins"): "moneta monete monete monete monete",
        ("creation", "table-world", "points"): "punto punti punti punti punti",
        ("cli", "hint-chance-line", "cost"): "punto punti punti punti punti",
        ("cli", "standings-title", "games"): "partita partite partite partite partite",
    },
    "zh": {
        ("creation", "table-world", "points"): "分 分 分 分 分",
        ("creation-names", "count-tile", "count"): "块板块 块板块 块板块 块板块 块板块",
    },
}
"""The word for 1, 2, 5, 11 and 21 of a thing, by part, text and argument."""

ALIKE = re.compile(r"ask-example|prompt|version|error-line|example-\w+|join-example|god-\w+|terrain-dune|arena-elo")
"""Texts that may be the same everywhere: what one types, names, signs."""

TYPED = re.compile(
    r"mikrokosmos(?: [!-~]+)*|--[a-z]+|\w+://\S+|[\w.]*\.(?:jsonl?|html|\w+\(\))|\]\([a-z_-]+\)|module:\w+"
    r"|[\w-]+\.net|CC BY|training/[\w-]+"
)
"""Commands, options, addresses, files, licences, and where links lead."""

LATIN = re.compile(
    r"mikrokosmos|json|toml|https?|websockets|sqlite|postgresql|prometheus|python|elo|ctrl|enter|auto|metrics|replay"
    r"|check|simulate|smallworld|make|move|key|web|cookies?|admin|quick|deep|[km]b",
    re.IGNORECASE,
)
"""What is written in Latin letters in every language: names of programs, formats, commands, keys and units."""

ENGLISH_WORDS = re.compile(
    r"\b(the|and|of|with|your|you|this|that|which|from|are|was|have|there|games?|players?|tokens?|turns?|coins?|tiles?"
    r"|seats?|not|what|who|every|each|only)\b",
    re.IGNORECASE,
)
FOREIGN = {"uk": r"[ыэъёЫЭЪЁ]", "cs": r"[а-яіїєґ一-鿿]", "it": r"[а-яіїєґ一-鿿]", "zh": r"[а-яіїєґ]"}
"""Letters that only a slip of the keyboard puts there."""


def texts_of(lang: str) -> list[tuple[str, str]]:
    """Every text of a language, with its part."""
    return [(part, text) for part in parts(lang) for text in messages(lang, part) if text in messages(ENGLISH, part)]


def read(lang: str) -> list[tuple[str, str]]:
    """All that a person may read in a language, each with the id of its text, without what one would type."""
    return [(text, TYPED.sub(" ", line)) for part, text in texts_of(lang) for line in said(lang, part, text)]


@pytest.mark.parametrize("lang", TRANSLATED)
def test_a_language_has_every_part_and_no_other(lang: str) -> None:
    assert set(parts(lang)) == set(parts(ENGLISH))


@pytest.mark.parametrize(("lang", "part"), THERE)
def test_a_part_has_every_text_in_the_order_of_the_english(lang: str, part: str) -> None:
    assert list(messages(lang, part)) == list(messages(ENGLISH, part))


@pytest.mark.parametrize(("lang", "part"), THERE)
def test_a_text_uses_the_arguments_of_the_english(lang: str, part: str) -> None:
    for text in set(messages(lang, part)) & set(messages(ENGLISH, part)):
        assert parts_of(lang, part, text).arguments == parts_of(ENGLISH, part, text).arguments, text


@pytest.mark.parametrize("lang", TRANSLATED)
def test_a_counted_word_has_every_form_of_the_language(lang: str) -> None:
    for part, text in texts_of(lang):
        for name, keys in parts_of(lang, part, text).choices:
            forms = {key for key in keys if not key.isdigit()}
            if counts(keys) and keys & PLURALS:
                assert forms - {"many"} == FORMS[lang] - {"many"}, f"{text}: {name}"
                assert "many" not in FORMS[lang] or "many" in forms, f"{text}: {name}"


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_text_can_be_said_and_twenty_one_is_never_called_one(lang: str) -> None:
    """In Ukrainian 21 takes the form of 1, so that form must say its number."""
    for part, text in texts_of(lang):
        texts = Texts(lang, part)
        told: dict[float, list[str]] = {}
        for count, given in samples(lang, part, text):
            told.setdefault(count, []).append(texts(text, **given))
        for five, twenty_one in zip(told.get(5, ()), told.get(21, ()), strict=True):
            assert five.count("5") == twenty_one.count("21"), text


BOUNDS = {"most", "least", "longest", "players", "seconds", "rounds", "bots"}
"""Arguments that are never one: limits, and numbers of those who play."""


def test_one_thing_is_never_called_by_its_plural_in_english() -> None:
    wrong = []
    for part in parts(ENGLISH):
        for text in messages(ENGLISH, part):
            known = parts_of(ENGLISH, part, text).arguments
            told = Texts(ENGLISH, part)(text, **{name: 7 if name in BOUNDS else 1 for name in known})
            wrong += [f"{text}: {told}"] if re.search(PLURAL_OF_ONE, told) else []
    assert wrong == []


PLURAL_OF_ONE = r"(?<![.\d])1 (?:coin|token|region|point|move|tile|seat|turn|round|statue|second|hour|roll)s\b"


@pytest.mark.parametrize(("lang", "where"), [(lang, where) for lang, table in COUNTED.items() for where in table])
def test_things_are_counted_as_one_says_it(lang: str, where: tuple[str, str, str]) -> None:
    part, text, counted = where
    given: dict[str, object] = dict.fromkeys(parts_of(lang, part, text).arguments, FILLER)
    given |= {"you": "yes", "terms": "none"}
    for count, word in zip((1, 2, 5, 11, 21), COUNTED[lang][where].split(), strict=True):
        told = Texts(lang, part)(text, **given | {counted: count})
        assert re.search(rf"\b{count} ?{word}(?!\w)", told), told


@pytest.mark.parametrize("lang", TRANSLATED)
def test_hardly_a_text_is_as_in_english(lang: str) -> None:
    """A few words are the same; more would be texts that nobody has translated."""
    worded = [
        (part, text)
        for part, text in texts_of(lang)
        if not ALIKE.fullmatch(text) and re.search(r"[a-z]{2}", "".join(said(ENGLISH, part, text)))
    ]
    same = [text for part, text in worded if said(lang, part, text) & said(ENGLISH, part, text)]
    assert len(same) <= 0.03 * len(worded), same


@pytest.mark.parametrize("lang", ["uk", "zh"])
def test_no_word_is_written_in_latin_letters(lang: str) -> None:
    for text, line in read(lang):
        if not text.startswith("example-") and text != "ask-example":
            found = [word for word in re.findall(r"[A-Za-z]{2,}", line) if not LATIN.fullmatch(word)]
            assert found == [], f"{text}: {line}"


@pytest.mark.parametrize("lang", TRANSLATED)
def test_no_english_word_is_left(lang: str) -> None:
    for text, line in read(lang):
        if not text.startswith("example-"):
            assert not ENGLISH_WORDS.search(line), f"{text}: {line}"


@pytest.mark.parametrize("lang", TRANSLATED)
def test_a_word_has_the_letters_of_one_alphabet(lang: str) -> None:
    """Letters of two alphabets look alike, and a search would never find such a word."""
    for text, line in read(lang):
        assert not re.search(r"[A-Za-z][а-яіїєґ]|[а-яіїєґ][A-Za-z]", line, re.IGNORECASE), f"{text}: {line}"
        assert not re.search(FOREIGN[lang], line), f"{text}: {line}"


@pytest.mark.parametrize("lang", TRANSLATED)
def test_apostrophes_and_quotation_marks_are_those_of_print(lang: str) -> None:
    for text, line in read(lang):
        if not text.startswith("example-"):
            assert "'" not in line and '"' not in line, f"{text}: {line}"


@pytest.mark.parametrize("lang", TRANSLATED)
def test_no_two_peoples_have_the_same_name(lang: str) -> None:
    texts = Texts(lang, "smallworld")
    for sort in ("race-", "power-", "marker-", "terrain-", "symbol-"):
        ids = [text for text in messages(ENGLISH, "smallworld") if text.startswith(sort) and text != "marker-count"]
        assert len({texts(text).casefold() for text in ids}) == len(ids)


@pytest.mark.parametrize(("lang", "part"), THERE)
def test_only_a_power_has_forms_each_for_a_race_or_for_all(lang: str, part: str) -> None:
    """A form that nobody asks for would never be said."""
    races = {text.removeprefix("race-") for text in messages(ENGLISH, "smallworld") if text.startswith("race-")}
    for text, message in messages(lang, part).items():
        forms = {form.id.name for form in message.attributes}
        assert forms <= (races | {"combo"} if text.startswith("power-") else set()), text


@pytest.mark.parametrize("game", ["smallworld", "creation"])
@pytest.mark.parametrize("lang", TRANSLATED)
def test_a_whole_game_is_told_in_the_language(tmp_path: Path, lang: str, game: str) -> None:
    path = written(tmp_path / "games.jsonl", played(game, players=3))
    code, told = run("replay", str(path), "--no-map", "--lang", lang)
    assert code == 0
    assert not ENGLISH_WORDS.search(told)
