"""`--house`: house rules where a game is started or read, and told where they are not the usual ones."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mikrokosmos.games.smallworld import GAME

from .command import played, read, refused, run

LINE = "smallworld 2 2.0.0 conquest:0 5,7 elves+merchant:1=;3:2 orcs+hill:0=h5;2:1 col=humans+forest march=orcs rules=2"
HOUSE = {"final_die": "race", "late_abandon": True}


def record(folder: Path, **options: Any) -> str:
    """A saved game."""
    path = folder / "game.json"
    played(**options).save(path)
    return str(path)


def test_games_are_simulated_by_the_rules_of_the_house() -> None:
    told = read("simulate", "--games", "2", "--house", "final_die=race", "--house", "late_abandon=true")
    assert told["options"]["house"] == HOUSE
    assert "house" not in read("simulate", "--games", "1", "--house", "final_die=turn")["options"]


def test_an_arena_is_held_by_them_and_its_command_says_so(tmp_path: Path) -> None:
    words = ("arena", "--bots", "random,reference", "--games", "2", "--house", "wealthy=game")
    out = tmp_path / "arena"
    assert read(*words, "--out", str(out))["options"]["house"] == {"wealthy": "game"}
    page = next(out.parent.rglob("*.html")).read_text(encoding="utf-8")
    assert "--house wealthy=game" in page


def test_a_game_begins_with_a_word_about_them() -> None:
    code, said = run("play", "--seed", "1", "--house", "own_tokens=ignore", typed="q\n")
    assert code == 0
    assert "House rule: Your own tokens in decline in a region you conquer: They don’t count.\n" in said
    assert "House rule" not in run("play", "--seed", "1", "--house", "own_tokens=count", typed="q\n")[1]


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (["late_abandon"], "“late_abandon” isn’t a house rule; write KEY=CHOICE, for example own_tokens=ignore"),
        (["late_abandon="], "“late_abandon=” isn’t a house rule; write KEY=CHOICE, for example own_tokens=ignore"),
        (["late_abandon=maybe"], "late_abandon can be false or true, not maybe"),
        (["final_dice=race"], "there is no house rule 'final_dice'; did you mean 'final_die'?"),
    ],
)
def test_a_wrong_word_is_refused_in_one_line(words: list[str], fault: str) -> None:
    assert fault in refused("simulate", "--games", "1", *(part for word in words for part in ("--house", word)))


def test_a_game_without_house_rules_says_so() -> None:
    assert "Creation has no house rules" in refused("simulate", "creation", "--games", "1", "--house", "wealthy=game")


def test_a_position_tells_its_house_rules_and_may_be_given_others() -> None:
    assert "House rule" not in run("show", LINE)[1]
    given = run("show", LINE, "--house", "own_immune=others")[1]
    assert "House rule: Holes-in-the-ground, heroes and the dragon: Immune to opponents only.\n" in given
    said = LINE.replace(" rules=2", " house=final_die:race rules=2")
    assert "House rule: Final conquest attempt: Once per race: Ghouls, then the active race.\n" in run("show", said)[1]
    assert read("show", said)["view"]["house"]["final_die"] == "race"


def test_a_replay_tells_them_before_the_game(tmp_path: Path) -> None:
    path = record(tmp_path, house=HOUSE, moves=30)
    lines = run("replay", path, "--no-map")[1].splitlines()
    assert lines[0].startswith("House rule: Final conquest attempt:")
    assert lines[1] == "House rule: Abandoning regions after your first conquest: Allowed."
    assert read("replay", path)["options"]["house"] == HOUSE
    assert "House rule" not in run("replay", path, "--no-map", "--turn", "1")[1]


def test_a_check_names_them(tmp_path: Path) -> None:
    path = record(tmp_path, house=HOUSE, moves=30)
    assert ", house rules: final_die=race, late_abandon=true\n" in run("check", path)[1]
    assert read("check", path)["house"] == HOUSE
    assert read("check", record(tmp_path, moves=30))["house"] == {}


@pytest.mark.parametrize(
    ("lang", "said"), [("uk", "Домашнє правило: "), ("zh", "自选规则："), ("cs", "Domácí pravidlo: ")]
)
def test_they_are_told_in_the_language_asked_for(lang: str, said: str) -> None:
    assert said in run("show", LINE, "--house", "own_immune=others", "--lang", lang)[1]


def test_games_lists_them() -> None:
    said = run("games")[1]
    assert "  --house own_tokens=count|ignore  Your own tokens in decline in a region you conquer\n" in said
    assert "  --house late_abandon=false|true  " in said
    listed = next(game for game in read("games") if game["id"] == "smallworld")
    assert listed["house"][-1] == {"key": "late_abandon", "choices": [False, True], "rule": "ABAN-1"}
    assert len(listed["house"]) == len(GAME.house_rules)
