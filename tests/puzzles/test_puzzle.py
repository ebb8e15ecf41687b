"""Puzzles: what ships can be read, is what it says, and is still so when it is looked at anew."""

from __future__ import annotations

import json
import random

import pytest

from mikrokosmos.puzzles.collection import DATA, puzzles
from mikrokosmos.puzzles.puzzle import Puzzle, PuzzleError, read
from mikrokosmos.puzzles.solving import CannotPlay, judged, tried
from mikrokosmos.texts import Texts

GAMES = {"smallworld": 300, "creation": 100}
SAMPLE = 6


@pytest.mark.parametrize(("game", "least"), GAMES.items())
def test_enough_puzzles_of_all_difficulties_and_several_themes_ship(game: str, least: int) -> None:
    found = list(puzzles(game).values())
    assert len(found) >= least
    assert {puzzle.difficulty for puzzle in found} == {1, 2, 3}
    assert len({theme for puzzle in found for theme in puzzle.themes}) >= 5
    assert [puzzle.difficulty for puzzle in found] == sorted(puzzle.difficulty for puzzle in found)
    assert {puzzle.start().seats for puzzle in found} == {2, 3, 4, 5}


@pytest.mark.parametrize("game", GAMES)
def test_every_theme_has_a_text(game: str) -> None:
    texts = Texts("en", "web-puzzles")
    for theme in {theme for puzzle in puzzles(game).values() for theme in puzzle.themes}:
        assert texts(f"puzzle-theme-{theme}") != f"puzzle-theme-{theme}"


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_is_still_so_when_judged_anew(game: str) -> None:
    rng = random.Random(17)
    for puzzle in rng.sample(sorted(puzzles(game).values(), key=lambda it: it.id), SAMPLE):
        start = puzzle.start()
        assert judged(start, puzzle.moves) == pytest.approx(puzzle.best, abs=1e-4)
        others = [way for way in start.actions() if way != puzzle.moves[0]]
        worse = [judged(start, tried(start, [way]).moves) for way in others]
        assert any(share < puzzle.best - puzzle.tolerance for share in worse), "not whatever one does solves it"


@pytest.mark.parametrize("game", GAMES)
def test_the_plan_ends_the_turn_or_meets_chance(game: str) -> None:
    for puzzle in list(puzzles(game).values())[::9]:
        asked: list[int] = []
        while not (now := tried(puzzle.start(), asked)).done:
            asked.append(puzzle.moves[len(now.moves)])
        assert tuple(now.moves) == puzzle.moves


def test_what_cannot_be_played_is_refused() -> None:
    puzzle = next(iter(puzzles("smallworld").values()))
    with pytest.raises(CannotPlay) as refused:
        tried(puzzle.start(), [10_000])
    assert (refused.value.at, refused.value.action) == (0, 10_000)


def test_a_file_comes_back_as_it_was_written() -> None:
    text = (DATA / "smallworld.jsonl").read_text(encoding="utf-8")
    found = read(text, "smallworld")
    assert "".join(json.dumps(it.to_json(), ensure_ascii=False) + "\n" for it in found) == text
    assert len({it.id for it in found}) == len(found)


def test_all_faults_of_all_lines_are_told_at_once() -> None:
    good = next(iter(puzzles("smallworld").values())).to_json()
    bad = {**good, "difficulty": 9, "second": 1.0, "themes": [], "more": 1}
    lost = {**good, "position": "nothing", "best": True}
    moved = {**good, "moves": [99_999]}
    lines = [json.dumps(it) for it in (good, bad, lost, moved, good)] + ["{"]
    with pytest.raises(PuzzleError) as told:
        read("\n".join(lines), "smallworld")
    said = str(told.value).splitlines()
    for number, word in ((2, "difficulty"), (2, "second"), (2, "themes"), (2, "more"), (3, "position"), (3, "best")):
        assert any(line.startswith(f"line {number}:") and word in line for line in said), (number, word)
    assert any(line.startswith("line 4:") and "cannot be played" in line for line in said)
    assert any(line.startswith("line 5:") and "same position" in line for line in said)
    assert any(line.startswith("line 6:") and "JSON" in line for line in said)
    with pytest.raises(PuzzleError, match="among those of creation"):
        read(json.dumps(good), "creation")
    assert Puzzle.from_json(good).id in puzzles("smallworld")
