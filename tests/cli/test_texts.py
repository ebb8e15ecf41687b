"""Everything said to a person has a text in English, and the engine's words have one each."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import typed_dicts
from fluent.syntax import FluentParser, ast
from typed_dicts import GameTypes

import mikrokosmos.cli
from kit.sources import SOURCE
from mikrokosmos.bots.roster import JUDGES, RANDOM, SEARCHES
from mikrokosmos.cli.app import COMMANDS
from mikrokosmos.games import SHIPPED
from mikrokosmos.games.smallworld.content.boards import board
from mikrokosmos.games.smallworld.content.table import FLAGS, KINDS, MASKS, NUMBERS, box
from mikrokosmos.texts import ENGLISH, Texts, UnknownText, languages, parts

CLI = Path(mikrokosmos.cli.__file__).parent
FOLDER = CLI.parent / "texts"


def messages(lang: str, part: str) -> dict[str, str]:
    """The texts of a file by id, as written; fails on anything that is not Fluent."""
    source = (FOLDER / lang / f"{part}.ftl").read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for entry in FluentParser(with_spans=True).parse(source).body:
        assert not isinstance(entry, ast.Junk), f"{part}.ftl: {entry.content!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{part}.ftl has {entry.id.name} twice"
            assert entry.span is not None
            found[entry.id.name] = source[entry.span.start : entry.span.end]
    return found


def ids_in_code() -> set[str]:
    """Every text id that the terminal's code names in full (not the beginnings of ids that end in an engine's word)."""
    calls = r'(?:texts|HELP|self\.say|grid)\(\s*(?:words, )?"([a-z-]+)"'
    named = r'"((?:table|people|help|error|place|spot|combo|between|seat|engine|version|unreadable|standings)-[a-z-]+)"'
    code = "".join(path.read_text(encoding="utf-8") for path in CLI.rglob("*.py"))
    found = set(re.findall(calls, code)) | set(re.findall(named, code)) | {"over", "record-ends"}
    return found - {"action", "term", "event", "refusal"}


def composed() -> set[str]:
    """Ids that the terminal's code puts together from an end it knows."""
    found = {f"{sort}-{command}" for sort in ("help", "short", "example") for command in COMMANDS}
    found |= {"help-app", "help-examples", "example-app", "cost-other"}
    return found | {f"standings-{head}" for head in ("wins", "share", "interval", "points", "spread")}


def test_every_id_in_code_has_an_english_text() -> None:
    known = {text for part in parts(ENGLISH) for text in messages(ENGLISH, part)}
    assert len(ids_in_code()) > 40
    assert ids_in_code() <= known


def test_every_plain_text_is_used() -> None:
    """Nothing in the terminal's own files is left over."""
    plain = {*messages(ENGLISH, "cli"), *messages(ENGLISH, "help")}
    assert plain - ids_in_code() - composed() == set()
    assert composed() <= plain


def test_every_text_of_the_arena_is_used() -> None:
    lab = CLI.parent / "lab"
    code = "".join(path.read_text(encoding="utf-8") for folder in (CLI, lab) for path in folder.rglob("*.py"))
    heads = re.findall(r'\(((?:"[a-z]+", )+"[a-z]+")\)', code)
    composed = {f"arena-{head}" for row in heads for head in re.findall(r"[a-z]+", row)}
    there = set(messages(ENGLISH, "arena"))
    assert {text for text in there - composed if f'"{text}"' not in code and f"'{text}'" not in code} == set()
    assert set(re.findall(r"""["']((?:arena|page|bots|bot)-[a-z-]+)["']""", code)) <= there


def test_every_text_of_the_training_is_used() -> None:
    folders = (CLI, CLI.parent / "train")
    code = "".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.rglob("*.py"))
    composed = {f"train-{head}" for head in ("generation", "accepted", "match", "panel-before", "panel-after")}
    composed |= {f"train-step-{kind}" for kind in ("games", "learning", "smoothing", "match", "sharpening")}
    there = set(messages(ENGLISH, "train"))
    assert {text for text in there - composed if f'"{text}"' not in code and f"'{text}'" not in code} == set()


def test_every_game_and_every_bot_that_ships_has_a_name() -> None:
    """And every bot is introduced."""
    bots = {f"bot-{name}{end}" for name in (RANDOM, *JUDGES, *SEARCHES) for end in ("", "-text")}
    assert set(messages(ENGLISH, "names")) == bots | {f"game-{name}" for name in SHIPPED}


def test_every_word_and_kind_of_the_vocabulary_has_a_text() -> None:
    """And nothing else has: a word that goes takes its text with it."""
    wanted = {f"word-{word}" for word in (*FLAGS, *NUMBERS, *MASKS)} | {f"kind-{kind}" for kind in KINDS}
    found = {text for text in messages(ENGLISH, "smallworld-words") if text.startswith(("word-", "kind-"))}
    assert found == wanted


def test_every_race_power_marker_and_terrain_has_a_name() -> None:
    texts = Texts(ENGLISH, "smallworld")
    wanted = {f"race-{row.id}" for row in box().races} | {f"power-{row.id}" for row in box().powers}
    wanted |= {f"marker-{marker.id}" for marker in box().markers}
    for players in range(2, 6):
        wanted |= {f"terrain-{region.terrain}" for region in board(players).regions}
        wanted |= {f"symbol-{symbol}" for region in board(players).regions for symbol in region.symbols}
    assert [text for text in sorted(wanted) if text not in texts] == []


SORTS = {"action": "Action", "term": "Term", "event": "Event", "refusal": "Refusal"}
"""The first part of a text's id, and the type whose words have such texts."""


@pytest.mark.parametrize("game", ["smallworld", "creation"])
@pytest.mark.parametrize("sort", [*SORTS, "stage"])
def test_every_word_of_a_game_has_a_text_and_no_text_is_left_over(game: str, sort: str) -> None:
    types = GameTypes(SOURCE, game)
    told = {text for text in messages(ENGLISH, game) if text.startswith(f"{sort}-")}
    if sort == "stage":
        words = set(types.literals("Stage")) if game == "creation" else set()
    else:
        words = set(typed_dicts.words(types[SORTS[sort]], "reason" if sort in ("term", "refusal") else "type"))
    assert told == {f"{sort}-{word}" for word in words}


def test_every_other_text_of_creation_is_used() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in CLI.rglob("*.py"))
    told = {f"told-{word}" for word in ("god", "pushed", "shown", "placed", "filled")} | {"cost-place"}
    composed = ("action-", "term-", "event-", "refusal-", "stage-")
    other = {text for text in messages(ENGLISH, "creation") if not text.startswith(composed)} - told
    assert [text for text in sorted(other) if f'"{text}"' not in code] == []


def test_unknown_texts_are_errors() -> None:
    """A missing text or argument never reaches a person unnoticed."""
    texts = Texts(ENGLISH, "cli")
    assert "goodbye" in texts and "nonsense" not in texts
    with pytest.raises(UnknownText, match="nonsense"):
        texts("nonsense")
    with pytest.raises(UnknownText, match="saved"):
        texts("saved")


def test_a_language_falls_back_to_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a language lacks is said in English."""
    assert languages()[0] == ENGLISH
    monkeypatch.setattr("mikrokosmos.texts.parts", lambda lang: ("cli",) if lang == ENGLISH else ())
    assert Texts("tlh", "cli")("goodbye") == "Goodbye."
