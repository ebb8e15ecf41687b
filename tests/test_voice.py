"""The English texts keep to docs/voice.md, as far as a machine can tell."""

from __future__ import annotations

import re

import pytest

from kit.phrases import messages, said
from kit.sources import ROOT
from mikrokosmos.texts import ENGLISH, parts

TEXTS = [(part, text) for part in parts(ENGLISH) for text in messages(ENGLISH, part)]
TYPED = re.compile(
    r"https?://\S+|\b[\w.-]+\.(?:jsonl?|html|toml|txt|db)\b|--[a-z-]+|\]\([a-z_-]+\)|\"smallworld [^\"]+\""
)
"""What one types, or where a link leads: no words of ours."""

BANNED = {
    "anew": "again",
    "beside it": "adjacent",
    "besides": "also",
    "begins? the game": "start",
    "cards?": "combo, draw",
    "cannot": "can’t",
    "customs": "options",
    "declined race": "race in decline",
    "driven out": "withdrawn",
    "everybody": "everyone",
    "anybody": "anyone",
    "gladly": "",
    "go on with": "continue, expand",
    "going on": "in progress",
    "give up|given up|giving up": "abandon (a region), cancel (a table)",
    "last attempt": "final conquest attempt",
    "peoples": "combos, races",
    "proved": "verified",
    "share of victories": "win rate",
    "shall": "",
    "show your god": "reveal your god",
    "somebody": "someone",
    "swap(?:s|ped)?": "convert",
    "taken? back (?:a|the|your) (?:move|step)": "undo",
    "taken back": "undone",
    "the turn of": "’s turn",
    "too dear": "short",
    "turn(?:ed)? over": "flip",
    "win together|won together": "share the win",
}
"""Words that a text does not say, and what it says instead."""

ALLOWED = {
    ("web", "about-dice-promise", "swap(?:s|ped)?"): "the server swaps a number, no Sorcerer a token",
}
"""Where such a word is the right one after all, and why."""

SLIPS = {
    "a straight apostrophe or quotation mark": r"['\"]",
    "a space before a percent sign": r"[\s\u00A0]%",
    "a space before a times sign": r"\d[\s\u00A0]×(?![\s\u00A0])",
    "a hyphen for a minus": r"(?<![\w-])-\d",
    "three full stops": r"\.\.\.",
    "two spaces after a sentence": r"[.!?] {2}(?=\S)",
    "American spelling": r"\b(?:color|defense|favor|armor|gray|center)\w*\b",
    "“whoever” where a person is meant": r"\b[Ww]hoever (?:made|has|comes|likes|loses|takes|is)\b",
}
"""What a hand lets slip, as a pattern."""


def read(part: str, text: str) -> list[str]:
    """What a text can say, without what one types."""
    return [] if text.startswith("example-") else [TYPED.sub(" ", line) for line in said(ENGLISH, part, text)]


@pytest.mark.parametrize("word", BANNED)
def test_no_text_uses_a_word_that_the_guide_replaces(word: str) -> None:
    pattern = re.compile(rf"\b(?:{word})\b", re.IGNORECASE)
    found = {
        (part, text): line
        for part, text in TEXTS
        for line in read(part, text)
        if pattern.search(line) and (part, text, word) not in ALLOWED
    }
    assert found == {}, f"say instead: {BANNED[word]}"


@pytest.mark.parametrize("slip", SLIPS)
def test_the_signs_and_spellings_are_those_of_the_guide(slip: str) -> None:
    assert {
        (part, text): line for part, text in TEXTS for line in read(part, text) if re.search(SLIPS[slip], line)
    } == {}


def test_a_button_has_no_full_stop() -> None:
    buttons = [(part, text) for part, text in TEXTS if re.match(r"(?:button|tiny|do|menu)-", text)]
    assert len(buttons) > 40
    assert [text for part, text in buttons if any(line.endswith(".") for line in said(ENGLISH, part, text))] == []


def test_exceptions_are_still_needed() -> None:
    for (part, text, word), _ in ALLOWED.items():
        assert any(re.search(rf"\b(?:{word})\b", line, re.IGNORECASE) for line in said(ENGLISH, part, text))


def test_the_guide_is_where_contributors_look() -> None:
    assert "(docs/voice.md)" in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
