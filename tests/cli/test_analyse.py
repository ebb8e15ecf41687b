"""`mikrokosmos analyse`: tables, JSON and a page; and what it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest

import mikrokosmos as mk
from kit.analysed import SMALL, finished
from lab.test_page import Reader
from mikrokosmos.analysis import LEVELS
from mikrokosmos.texts import Texts, languages

from .command import played, read, refused, run, written

compiled = pytest.mark.skipif(not mk.compiled(), reason="whole games take long interpreted")


@pytest.fixture(autouse=True)
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "quick", SMALL)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("games") / "games.jsonl"
    return str(written(path, finished("smallworld", 3, 2, "novice"), finished("creation", 2, 3, "novice")))


def words(file: str, *more: str) -> list[str]:
    return ["analyse", file, "--processes", "1", *more]


@compiled
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", ["1", "2"])
def test_a_game_is_told_in_every_language(file: str, lang: str, game: str) -> None:
    code, said = run(*words(file, "--lang", lang, "--game", game))
    texts = Texts(lang, "analysis")
    assert code == 0
    for text in ("turns", "books"):
        assert texts(f"analysis-{text}") in said
    assert texts("analysis-blunder") in said


@compiled
def test_one_seat_alone(file: str) -> None:
    told = read(*words(file, "--seat", "2"))
    assert {turn["seat"] for turn in told["turns"]} == {1} and [each["seat"] for each in told["sums"]] == [1]
    assert "player 3 " not in run(*words(file, "--seat", "2"))[1].split("Turn by turn")[1]


@compiled
@pytest.mark.parametrize("game", ["1", "2"])
def test_the_page_needs_nothing_else_and_escapes_names(file: str, tmp_path: Path, game: str) -> None:
    page = tmp_path / "game.html"
    code, said = run(*words(file, "--game", game, "--html", str(page)))
    assert code == 0 and str(page) in said.replace("\n", "")
    text = page.read_text(encoding="utf-8")
    reader = Reader()
    reader.feed(text)
    assert reader.open == [] and "<script" not in text and "http" not in text.replace("http-equiv", "")
    assert text.count("<polygon") == (3 if game == "1" else 2)
    assert "Better: " in reader.text and "Why: " in reader.text


def test_what_cannot_be_analysed_is_refused_in_a_line(file: str, tmp_path: Path) -> None:
    left = str(written(tmp_path / "left.jsonl", played(moves=40)))
    assert "the game is not over" in refused("analyse", left)
    assert "players are 1 to 3" in refused("analyse", file, "--seat", "4")
    assert "no level 'slow'" in refused(*words(file, "--level", "slow"))
    assert "nowhere" in refused("analyse", str(tmp_path / "nowhere.json"))


@compiled
def test_a_page_that_cannot_be_written_is_told(file: str, tmp_path: Path) -> None:
    assert "missing" in refused(*words(file, "--html", str(tmp_path / "missing" / "game.html")))
