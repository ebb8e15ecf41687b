"""What players keep hidden stays hidden in the terminal, unless it is asked for in so many words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import mikrokosmos as mk
from kit.creation import position
from mikrokosmos.games.creation import GAME
from mikrokosmos.games.creation.content.table import TERRAINS
from mikrokosmos.texts import ENGLISH, Texts

from .command import played, read, run, written

NAMES = Texts(ENGLISH, "creation-names")
GODS = [NAMES(f"god-{terrain}") for terrain in TERRAINS]
HINT = "--secrets"


def told_gods(said: str) -> set[str]:
    """The gods that are said to be somebody's; the legend and the tiles name them all."""
    lines = [line for line in said.splitlines() if "God: " in line or "god of" in line or "god is" in line]
    return {god for god in GODS for line in lines if god in line.partition("(B: ")[0]}


@pytest.fixture(scope="module")
def unfinished() -> mk.Record:
    """Some turns in which nobody has shown a god; the first seat is to move."""
    record = mk.Record.start(mk.game("creation"), players=3)
    while len(record.moves) < 40 or record.state.player != 0:
        chances = record.state.chances()
        record.play(chances[len(record.moves) % len(chances)][0] if chances else record.state.actions()[0])
    seen: Any = record.state.view(None)
    assert not any(god["shown"] for god in seen["gods"])
    return record


def gods_of(record: mk.Record) -> list[str]:
    """The gods dealt, by seat."""
    return [NAMES(f"god-{god['god']}") for god in record.state.to_json()["gods"]]


def test_whoever_plays_sees_one_god(unfinished: mk.Record, tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    unfinished.save(path)
    said = run("play", "--load", str(path), typed="\nq\n")[1]
    assert told_gods(said) == {gods_of(unfinished)[0]}
    assert "God: hidden" in said and "your secret" in said


@pytest.mark.parametrize("seed", range(5))
def test_a_new_game_tells_only_ones_own_god(seed: int) -> None:
    said = run("play", "--game", "creation", "--players", "5", "--seed", str(seed), typed="q\n")[1]
    assert len(told_gods(said)) == 1 and said.count("God: hidden") == 4
    assert "Your secret god is " in said and "’s god is " not in said


def test_a_record_that_is_not_over_is_told_as_to_a_spectator(unfinished: mk.Record, tmp_path: Path) -> None:
    path = str(written(tmp_path / "games.jsonl", unfinished))
    said = run("replay", path)[1]
    assert told_gods(said) == set() and HINT in said
    whole = run("replay", path, "--secrets")[1]
    assert told_gods(whole) == set(gods_of(unfinished)) and HINT not in whole


def test_a_record_that_is_not_over_has_no_secrets_for_a_program(unfinished: mk.Record, tmp_path: Path) -> None:
    path = str(written(tmp_path / "games.jsonl", unfinished))
    events = [event for turn in read("replay", path)["turns"] for event in turn["events"]]
    assert "dealt" in {event["type"] for event in events}
    assert all(event["sees"] == "all" and "god" not in event for event in events)
    whole = [event for turn in read("replay", path, "--secrets")["turns"] for event in turn["events"]]
    assert [event["god"] for event in whole if event["type"] == "god"] == [
        god["god"] for god in unfinished.state.to_json()["gods"]
    ]


def test_a_finished_game_has_no_secrets(tmp_path: Path) -> None:
    record = played("creation", players=3)
    path = str(written(tmp_path / "games.jsonl", record))
    said = run("replay", path)[1]
    assert told_gods(said) == set(gods_of(record)) and HINT not in said
    assert run("replay", path, "--secrets")[1] == said
    assert read("show", record.state.to_line())["position"] == record.state.to_line()


def test_a_position_is_shown_as_to_a_spectator(unfinished: mk.Record) -> None:
    line = unfinished.state.to_line()
    said = run("show", line)[1]
    assert told_gods(said) == set() and HINT in said and said.count("God: hidden") == 3
    whole = run("show", line, "--secrets")[1]
    assert told_gods(whole) == set(gods_of(unfinished)) and HINT not in whole


@pytest.mark.parametrize("gods", [f"{god},{(god + 1) % 5}" for god in range(5)])
def test_what_is_shown_of_a_position_does_not_depend_on_the_gods(gods: str) -> None:
    """Nor do the actions: which tiles a token may take would tell whose it is."""
    there, here = (position(gods=each) for each in ("0,1", gods))
    assert run("show", here.to_line()) == run("show", there.to_line())
    assert read("show", here.to_line()) == read("show", there.to_line())
    found = read("show", here.to_line())
    assert found["position"] is None and {action["words"]["type"] for action in found["actions"]} == {"push"}
    assert all(god["god"] is None for god in found["view"]["gods"])
    whole = read("show", here.to_line(), "--secrets")
    assert whole["position"] == here.to_line()
    assert [TERRAINS.index(god["god"]) for god in whole["view"]["gods"]] == [int(god) for god in gods.split(",")]
    assert {action["words"]["type"] for action in whole["actions"]} == {"push", "god"}


def test_while_gods_are_dealt_those_left_are_not_told() -> None:
    state = GAME.new(players=3)
    while state.view(None)["stage"] == "laying":
        state.play(state.chances()[0][0])
    state.play(state.chances()[2][0])
    assert read("show", state.to_line())["chances"] == []
    assert len(read("show", state.to_line(), "--secrets")["chances"]) == 4
    assert "4 possible outcomes" in run("show", state.to_line())[1]


def test_once_all_gods_are_shown_nothing_is_hidden() -> None:
    state = position(gods="2*,4*", round=2)
    assert read("show", state.to_line())["position"] == state.to_line()
    said = run("show", state.to_line())[1]
    assert "God: Ondilo (revealed)" in said and "God: Orsel (revealed)" in said and HINT not in said


def test_small_world_has_no_secrets_to_leave_out() -> None:
    record = played(moves=60)
    assert read("show", record.state.to_line())["position"] == record.state.to_line()
