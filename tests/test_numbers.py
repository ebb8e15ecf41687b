"""Numbers in the terminal are written as the language writes them, with a minus sign that can be seen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.command import played, run, written
from mikrokosmos.texts import ENGLISH, Texts, languages

POINT = {"en": "1,234.5", "uk": "1\u00a0234,5", "cs": "1\u00a0234,5", "it": "1.234,5", "zh": "1,234.5"}


@pytest.mark.parametrize("lang", languages())
def test_thousands_and_decimals_are_those_of_the_language(lang: str) -> None:
    texts = Texts(lang, "cli")
    assert texts.number(1234.46, 1) == POINT[lang]
    assert texts.signed(1234.46, 1) == f"+{POINT[lang]}"
    assert texts.signed(-1234.46, 1) == f"−{POINT[lang]}"


def test_nothing_has_no_sign() -> None:
    texts = Texts(ENGLISH, "cli")
    assert [texts.signed(value) for value in (0, 0.4, -0.4)] == ["0", "0", "0"]


@pytest.mark.parametrize("lang", languages())
def test_an_amount_taken_away_has_a_minus(lang: str) -> None:
    texts = Texts(lang, "smallworld")
    assert "−2" in texts("term-discount", amount=-2, of="Commando")
    assert "2" in texts("term-discount", amount=2, of="Commando")
    assert "-" not in texts("term-price", amount=-3)


@pytest.mark.parametrize("lang", languages())
def test_no_number_in_a_game_that_is_told_has_a_hyphen(tmp_path: Path, lang: str) -> None:
    path = written(tmp_path / "games.jsonl", played(players=3))
    assert not re.search(r"(?<!\w)-\d", run("replay", str(path), "--no-map", "--lang", lang)[1])


def test_tables_have_the_decimal_sign_of_the_language() -> None:
    said = run("simulate", "creation", "--games", "3", "--lang", "cs")[1]
    assert re.search(r"\d,\d", said) and not re.search(r"\d\.\d", said)
