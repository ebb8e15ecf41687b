"""`mikrokosmos replay`: a game in words, turn by turn."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

import mikrokosmos as mk
from kit.sources import ROOT
from mikrokosmos.cli.screens import screen_of
from mikrokosmos.cli.turns import turns

from .command import played, read, refused, run, written


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two games: one for two, one for five."""
    return written(tmp_path_factory.mktemp("games") / "games.jsonl", played(), played(players=5, seed=2))


def test_every_turn_has_a_heading_and_the_end_is_told(file: Path) -> None:
    code, said = run("replay", str(file), "--no-map")
    assert code == 0
    for turn in range(1, 21):
        assert f"\nTurn {turn}, round {(turn + 1) // 2} of 10: player {2 - turn % 2}, with " in said
    assert said.startswith("Setup\n  Available combos: ")
    assert "The game is over." in said and "winner" in said
    assert "{" not in said and "None" not in said


@pytest.mark.parametrize("seed", range(5))
def test_all_that_happens_can_be_told(tmp_path: Path, seed: int) -> None:
    """Conquests with their loser, failures, coins with their reasons, declines."""
    path = written(tmp_path / "games.jsonl", played(players=3 + seed % 3, seed=seed, first="random"))
    code, said = run("replay", str(path), "--no-map")
    assert code == 0
    for sentence in (
        "Picks ",
        " conquer ",
        ", from ",
        " who lose ",
        "removing a lost tribe",
        "Earns ",
        " from regions held by ",
    ):
        assert sentence in said
    assert "{" not in said


def test_the_events_told_add_up_to_the_points(file: Path) -> None:
    found = read("replay", str(file))
    earned = [5] * 2
    for turn in found["turns"]:
        for event in turn["events"]:
            if event["type"] == "coins":
                earned[event["seat"]] += event["coins"]
        assert turn["seat"] == (None if turn["turn"] == 0 else (turn["turn"] - 1) % 2)
    picked = [event for turn in found["turns"] for event in turn["events"] if event["type"] == "picked"]
    for event in picked:
        earned[event["seat"]] -= event["paid"]
    assert found["over"] and found["turns"][-1]["scores"] == found["scores"]
    assert all(points >= coins for points, coins in zip(found["scores"], earned, strict=True))  # coins found on combos


def test_every_turn_ends_with_everybodys_chance_to_win(file: Path) -> None:
    found = read("replay", str(file))["turns"]
    assert all(abs(sum(turn["win_chance"]) - 1) < 1e-9 for turn in found[:-1]) and found[-1]["win_chance"] is None
    said = run("replay", str(file), "--no-map")[1]
    assert said.count("\nWin chance: player 1 ") == len(found) - 1


def test_moves_are_divided_among_the_turns_without_gaps(file: Path) -> None:
    found = read("replay", str(file), "--game", "2")
    last = 0
    for turn in found["turns"]:
        assert turn["moves"][0] == last + 1
        last = turn["moves"][1]
    assert last == len(played(players=5, seed=2).moves)


def test_one_turn_alone(file: Path) -> None:
    said = run("replay", str(file), "--turn", "3", "--no-map")[1]
    assert said.startswith("Turn 3, ") and "Turn 4" not in said and "over" not in said
    assert "The game is over." in run("replay", str(file), "--turn", "20", "--no-map")[1]
    assert len(read("replay", str(file), "--turn", "0")["turns"]) == 1


def test_numbers_that_are_not_there(file: Path) -> None:
    assert "there is no turn 21; turns run from 0 to 20" in refused("replay", str(file), "--turn", "21")
    assert "no turn −1" in refused("replay", str(file), "--turn", "-1")
    assert "there is no game 3; the file has 2 games" in refused("replay", str(file), "--game", "3")
    assert "--game" in refused("replay", str(file), "--game", "0")


def test_a_map_after_every_turn(file: Path) -> None:
    said = run("replay", str(file))[1]
    assert said.count("┌────") >= 21 and said.count(" A  player 1") == 21


def test_a_record_that_does_not_replay_is_refused(tmp_path: Path) -> None:
    data = played(moves=40).to_json()
    data["moves"][30]["id"] = 9999
    path = written(tmp_path / "games.jsonl", mk.Record.from_json(data))
    assert "move 31 is 9999" in refused("replay", str(path))


def test_a_game_that_was_left_ends_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    played(moves=60, names=["Olena", "Petr"]).save(path)
    said = run("replay", str(path), "--no-map")[1]
    assert "Petr" in said
    assert "The record ends here; the game isn’t over." in said
    assert "Olena, with 5 coins" in said and "player 1" not in said


def test_a_record_of_nothing(tmp_path: Path) -> None:
    code, said = run("replay", str(written(tmp_path / "games.jsonl", played(moves=0))))
    assert code == 0 and "isn’t over" in said


def test_any_game_can_be_told_in_its_own_words(tmp_path: Path) -> None:
    record = played("toy")
    code, said = run("replay", str(written(tmp_path / "games.jsonl", record)))
    assert code == 0 and "Turn 1: player 1" in said
    told = list(turns(record, screen_of(record.state)))
    assert [turn.number for turn in told] == list(range(len(told)))
    assert all(one.seat != next_.seat for one, next_ in pairwise(told[1:]))


def test_what_cannot_be_compared_is_said_after_the_game(tmp_path: Path) -> None:
    old = ROOT / "tests" / "compat" / "0.1.0-968b661" / "records" / "creation-2-random.json"
    said = run("replay", str(old), "--no-map")[1]
    assert said.endswith("the fingerprint of the final position can no longer be checked.\n")
    assert read("replay", str(old))["remark"] == "older-digest"
    path = written(tmp_path / "games.jsonl", mk.Record.load(old))  # written anew, it is like any other
    assert "fingerprint" not in run("replay", str(path), "--no-map")[1] and read("replay", str(path))["remark"] is None
