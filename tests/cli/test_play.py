"""A person at the terminal: whole games, and every command at the prompt."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import pytest

import mikrokosmos as mk
from kit.sources import ROOT

from .command import run

TOY = ("play", "--game", "toy", "--seed", "3")


@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game(players: int) -> None:
    """The first choice every time, until the game is over."""
    code, said = run("play", "--players", str(players), "--seed", "1", typed="1\n" * 400)
    assert code == 0
    assert "The game is over." in said
    assert f"player {players}: " in said
    assert "won" in said or "winner" in said or "victory" in said


@pytest.mark.parametrize("seed", range(6))
def test_any_choice_can_be_said(seed: int) -> None:
    """Other choices lead through other actions and events; all of them have words."""
    typed = "".join(f"{1 + (number * 7 + seed) % 9}\n1\n" for number in range(300))
    code, said = run("play", "--players", "3", "--seed", str(seed), typed=typed)
    assert code == 0
    assert said.rstrip().endswith(("Goodbye.", "!", ".")) and "{" not in said


def test_the_same_seed_is_the_same_game() -> None:
    assert run("play", "--seed", "5", typed="1\n" * 20) == run("play", "--seed", "5", typed="1\n" * 20)


def test_end_of_input_is_a_goodbye() -> None:
    code, said = run("play", "--seed", "1")
    assert code == 0
    assert said.endswith("Goodbye.\n")


def test_interruption_is_a_goodbye(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("rich.console.Console.input", interrupt)
    code, said = run(*TOY)
    assert code == 0
    assert said.endswith("Goodbye.\n")


def test_quitting() -> None:
    code, said = run(*TOY, typed="q\n1\n")
    assert code == 0
    assert said.endswith("Goodbye.\n")


def test_help_and_reasons() -> None:
    """`?` lists the commands; with words it says why something is not possible, or what it costs."""
    said = run("play", "--seed", "4", typed="?\n? pick 3\n? conquer 3\n1\n? conquer 1\n? conquer 99\ni\n")[1]
    assert "undo your last move" in said
    assert "2 coins" in said
    assert "You can’t do that right now." in said
    assert "Only Seafaring races can conquer water." in said
    assert "“conquer 99” isn’t a move in this game" in said
    assert "You would earn nothing." in said


def test_words_nobody_knows() -> None:
    said = run(*TOY, typed="x\n0\n99\n? fly away\n? peek 1\n")[1]
    assert "“x” isn’t a command" in said
    assert "There’s no choice 0" in said and "There’s no choice 99" in said
    assert "“fly away” isn’t a move" in said
    assert "no-coin" in said  # a game without texts is shown in its own words


def test_undo_goes_back_to_the_last_chance() -> None:
    """A pick turns up a new combo by chance; a conquest does not."""
    said = run("play", "--seed", "4", typed="u\n1\nu\n1\nu\nu\n")[1]
    assert said.count("Nothing to undo") == 3
    assert said.count("Undone.") == 1


def test_what_was_learnt_is_not_undone() -> None:
    """In the toy game one may pay to peek at a card."""
    said = run(*TOY, typed="1\n4\nu\n")[1]
    assert "learnt" in said and "Nothing to undo" in said


def test_enter_shows_the_table_again() -> None:
    assert run("play", "--seed", "4", typed="\n\n")[1].count("Available combos") == 3


def test_save_and_load(tmp_path: Path) -> None:
    """A saved game goes on where it stood."""
    path = tmp_path / "evening.json"
    said = run("play", "--seed", "4", typed=f"1\n1\ns\ns {path}\nq\n")[1]
    assert "Which file?" in said and "Saved to" in said
    record = mk.Record.load(path)
    record.replay()
    assert record.moves[-1].words["type"] == "conquer"
    code, said = run("play", "--load", str(path), typed="q\n")
    assert code == 0
    assert "conquer" in said and "Goodbye." in said


def test_what_cannot_be_compared_is_said_before_a_loaded_game_goes_on(tmp_path: Path) -> None:
    old = ROOT / "tests" / "compat" / "0.1.0-968b661" / "records" / "creation-left-place.json"
    code, said = run("play", "--load", str(old), typed=f"s {tmp_path}/now.json\nq\n")
    assert code == 0 and mk.Record.load(old).remark == "older-digest" and "older version" in said
    assert "older version" not in run("play", "--load", f"{tmp_path}/now.json", typed="q\n")[1]


def test_saving_where_one_cannot(tmp_path: Path) -> None:
    code, said = run(*TOY, typed=f"s {tmp_path}/no/such/folder/file\nq\n")
    assert code == 0
    assert "No such file or directory" in said.replace("\n", " ")


@pytest.mark.parametrize("game", ["smallworld", "creation"])
def test_a_hint_says_what_a_strong_player_would_do_and_why(game: str) -> None:
    code, said = run("play", "--game", game, "--seed", "1", typed="h\n1\nh\n1\nh\nq\n")
    assert code == 0
    said = said.replace("\n", " ")
    assert said.count(": the best move") >= 2 and "why-" not in said and "{" not in said


def test_a_hint_says_what_the_other_choices_cost_in_chances_to_win() -> None:
    said = run("play", "--seed", "1", typed="h\nq\n")[1].replace("\n", " ")
    assert re.search(r"1\. pick [\w ]+: the best move, win chance \d+% \(", said)
    assert re.search(r"2\. pick [\w ]+: (?:costs you \d+ points? of win chance|about as good) \(", said)
    assert " points worse" not in said


def test_without_learned_weights_a_hint_compares_points(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mk.game("smallworld"), "weights", partial(mk.Game.weights, mk.game("smallworld")))
    said = run("play", "--seed", "1", typed="h\nq\n")[1].replace("\n", " ")
    assert ": the best move (" in said and " points worse (" in said and "win chance" not in said


def test_where_nobody_knows_the_game_there_is_no_hint() -> None:
    assert "No bot can give hints for this game" in run(*TOY, typed="h\nq\n")[1]
