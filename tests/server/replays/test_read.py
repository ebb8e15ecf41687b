"""Records from strangers: read if they are what they say, refused for everything else, and nobody waits for it."""

from __future__ import annotations

import asyncio
import copy
import itertools
import json
import random
import threading
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import mikrokosmos as mk
from kit.dice import rolled
from kit.own_rows import OWN
from mikrokosmos.server.replays import read
from mikrokosmos.server.replays.read import check_record, read_record
from mikrokosmos.server.settings.fields import Limits
from mikrokosmos.server.tables import bounds
from mikrokosmos.server.tables.refused import Refused

LIMITS = Limits()
GAMES = ("smallworld", "creation")


@cache
def played(game: str, moves: int | None = None) -> mk.Record:
    own: mk.Json = {"content": OWN} if game == "smallworld" else {}
    return rolled(mk.game(game), 3, moves, **own)


def stored(game: str = "creation", moves: int | None = None) -> Any:
    return copy.deepcopy(played(game, moves).to_json())


def without_dice(told: Any) -> Any:
    del told["dice"]
    for move in told["moves"]:
        move.pop("weights", None)
    return told


def refusal(data: bytes | mk.Json, limits: Limits = LIMITS, **changes: Any) -> mk.Json:
    with pytest.raises(Refused) as refused:
        check_record(data, limits, **changes)
    return json.loads(json.dumps(refused.value.to_json()))  # type: ignore[no-any-return]


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_is_read_from_a_file_or_from_json(game: str) -> None:
    for moves in (None, 40, 0):
        told = stored(game, moves)
        for data in (told, json.dumps(told).encode(), json.dumps(told, ensure_ascii=False, indent=1).encode()):
            found = await read_record(data, LIMITS)
            assert found.checked == "proved" and found.record.to_json() == told


@pytest.mark.parametrize("game", GAMES)
def test_dice_whose_seed_is_not_shown_are_not_proved(game: str) -> None:
    told = stored(game, 40)
    assert check_record(told, LIMITS).checked == "proved"
    told["dice"]["seed"] = None
    assert check_record(told, LIMITS).checked == "unproved"
    assert check_record(without_dice(told), LIMITS).checked == "unproved"


def test_false_dice_are_refused() -> None:
    other, swapped, chosen = stored(), stored(), stored()
    other["dice"]["seed"] = "00" * 32
    assert refusal(other) == {"reason": "record-false-dice", "fault": "other-seed", "move": None}
    swapped["dice"]["nonces"].reverse()
    assert refusal(swapped)["fault"] == "other-outcome"
    chosen["moves"][4]["id"] = 50
    assert refusal(chosen) == {"reason": "record-false-dice", "fault": "other-outcome", "move": 5}


def test_weights_that_are_not_those_of_the_rules_are_refused() -> None:
    told = stored(moves=1)
    told["moves"][0]["weights"] = [[told["moves"][0]["id"], 1]]  # so every roll is what it should be
    assert refusal(told)["why"] == "move 1 was rolled over weights that are not those of the rules"


def changed(**changes: Any) -> mk.Json:
    return {**without_dice(stored()), **changes}


BAD: dict[str, Callable[[], bytes | mk.Json]] = {
    "no JSON": lambda: b"a record",
    "no UTF-8": lambda: b'{"game": "\xff"}',
    "another encoding": lambda: json.dumps(stored()).encode("utf-16"),
    "nothing": lambda: b"",
    "a list": lambda: b"[1]",
    "no number": lambda: b'{"game": NaN}',
    "a number without end": lambda: b'{"game": ' + b"9" * 100_000 + b"}",
    "nested without end": lambda: b'{"options":' * 50_000,
    "own rows within own rows": lambda: (
        json.dumps(changed(options={"players": 2, "tiles": {"a": 0}}))
        .replace('"a": 0', '"a": ' + '{"a": ' * 900 + "0" + "}" * 900)
        .encode()
    ),
    "lists without end": lambda: b"[" * 500_000,
    "no game": lambda: changed(game="chess"),
    "no moves": lambda: changed(moves=None),
    "no options": lambda: changed(options=[]),
    "other rules": lambda: changed(rules=99),
    "another end": lambda: changed(digest="00" * 32),
    "moves left out": lambda: changed(moves=changed()["moves"][:-1]),
    "moves after the end": lambda: changed(moves=changed()["moves"] + changed()["moves"][-1:]),
    "another's move": lambda: changed(moves=[{**changed()["moves"][0], "who": 0}]),
    "other words": lambda: changed(moves=[{**changed()["moves"][0], "words": {"type": "deal"}}]),
    "a move that is not legal": lambda: changed(moves=[{**changed()["moves"][0], "id": 10**30}]),
    "what a spectator was given": lambda: played("creation", 40).given_to(None),
    "bad dice": lambda: {**stored(), "dice": {}},
    "bad weights": lambda: {**stored(), "moves": [{"who": "chance", "id": 1, "words": {}, "weights": 5}]},
}


@pytest.mark.parametrize("fault", BAD)
def test_a_record_with_a_fault_is_refused(fault: str) -> None:
    told = refusal(BAD[fault]())
    assert told["reason"] == "record-bad" and 0 < len(told["why"]) <= read.LONGEST_WHY


@pytest.mark.parametrize(("game", "word"), [("smallworld", "content"), ("creation", "tiles")])
def test_a_record_opens_no_files(game: str, word: str, tmp_path: Path) -> None:
    file = tmp_path / "rows.toml"
    file.write_text("[race]")
    told = {**without_dice(stored(game)), "options": {"players": 3, word: str(file)}}
    assert "written out" in refusal(told)["why"]


def test_what_is_too_big_is_refused_before_it_is_looked_at() -> None:
    few = Limits(upload_bytes=1_024)
    assert refusal(b"?" * 1_025, few) == {"reason": "record-too-big", "bytes": 1_025, "most": 1_024}
    assert refusal(stored(), few)["reason"] == "record-too-big"
    rows: mk.Json = {f"r{number}": {} for number in range(bounds.MOST_ROWS + 1)}
    for content in ({"race": rows}, {"tile": [*rows]}, {"race": rows, "power": {}}):
        told = refusal(changed(options={"players": 2, "content": content}))
        assert told == {"reason": "too-much-content", "rows": bounds.MOST_ROWS + 1, "most": bounds.MOST_ROWS}
    assert "values" in refusal(changed(options={"content": {"race": {"moles": list(range(bounds.MOST_VALUES))}}}))
    wordy: list[mk.Json] = [{"names": ["x" * 201]}, {"x" * 201: 1}, {"content": {"race": {"x" * 201: {}}}}]
    for options in wordy:
        assert refusal(changed(options=options)) == {"reason": "too-much-content", "characters": 201, "most": 200}


def test_an_endless_record_is_refused_by_its_length(monkeypatch: pytest.MonkeyPatch) -> None:
    told = without_dice(stored())
    monkeypatch.setattr(read, "MOST_MOVES", len(told["moves"]))
    assert check_record(told, LIMITS).record.state.over
    told["moves"].append(told["moves"][-1])
    assert refusal(told) == {"reason": "record-too-long", "moves": len(told["moves"]), "most": len(told["moves"]) - 1}


def test_a_record_that_takes_too_long_is_refused() -> None:
    told, limits = stored(), Limits(replay_seconds=20.0)
    seconds: Iterator[float] = itertools.count(100.0)
    assert refusal(told, limits, clock=lambda: next(seconds)) == {"reason": "record-too-slow", "seconds": 20.0}
    assert next(seconds) < 130, "it is stopped on the way"
    half = (100.0 + number / 100 for number in itertools.count())
    assert check_record(told, limits, clock=lambda: next(half)).record.state.over


async def test_the_loop_goes_on_while_a_record_is_read() -> None:
    begun, go_on = threading.Event(), threading.Event()

    def clock() -> float:
        begun.set()
        assert go_on.wait(20), "nobody else had a turn"
        return 0.0

    reading = asyncio.create_task(read_record(stored(), LIMITS, clock))
    while not begun.is_set():
        await asyncio.sleep(0)
    go_on.set()
    assert (await reading).checked == "proved"


BROKEN: list[object] = [[], {}, [[]], {"type": ["x"]}, {"a": {}}]
JUNK = (None, True, -1, 10**30, 2**63, 1.5, "", "\ud800", *BROKEN, "slide")


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where something can be changed."""
    keys: Any = value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield (*path, key)
        yield from places(value[key], (*path, key))


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_changed_is_read_or_refused(game: str) -> None:
    rng = random.Random(7)
    found: set[str] = set()
    whole = stored(game, 60)
    for told in (whole, without_dice(copy.deepcopy(whole))):
        everywhere = list(places(told))
        head = [path for path in everywhere if path[0] != "moves"]
        for number in range(300):
            spoiled = copy.deepcopy(told)
            *path, last = rng.choice(head if number % 2 else everywhere)
            at = spoiled
            for key in path:
                at = at[key]
            at[last] = rng.choice(JUNK)
            try:
                found.add(check_record(spoiled, LIMITS).checked)
            except Refused as refused:
                found.add(refused.reason)
    assert {"record-bad"} < found <= {"record-bad", "record-false-dice", "unproved", "proved"}
