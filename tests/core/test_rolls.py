"""Rolls checked from the JSON of a record alone, as a browser would."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import mikrokosmos as mk
from kit.dice import rolled
from kit.toy import TOY
from mikrokosmos import Json, Record, RecordError
from mikrokosmos.core.rolls import verify_rolls

GAMES = {"toy": TOY, "smallworld": mk.game("smallworld"), "creation": mk.game("creation")}
WHOLE = {name: rolled(game, players=3).to_json() for name, game in GAMES.items()}

every_game = pytest.mark.parametrize("name", GAMES)


def changed(name: str, change: Callable[[Json], object]) -> Json:
    """A whole game, after a change to its JSON."""
    data = copy.deepcopy(WHOLE[name])
    change(data)
    return data


def rolls(data: Json) -> list[Json]:
    """The chance moves."""
    return [move for move in data["moves"] if move["who"] == "chance"]


def flipped(text: str, at: int) -> str:
    """Hexadecimal with one bit of a digit changed."""
    return text[:at] + f"{int(text[at], 16) ^ 1:x}" + text[at + 1 :]


def replays(data: Json) -> bool:
    """Whether the rules, too, find nothing wrong."""
    try:
        Record.from_json(data).replay()
    except RecordError:
        return False
    return True


@every_game
def test_a_whole_game_has_no_faults(name: str) -> None:
    assert verify_rolls(WHOLE[name]) == [] and replays(WHOLE[name])
    assert len(rolls(WHOLE[name])) > 5


@every_game
def test_every_changed_digit_of_the_seed_or_the_commitment_is_noticed(name: str) -> None:
    for key in ("seed", "commitment"):
        for at in range(64):
            data = changed(name, lambda data: data["dice"].update({key: flipped(data["dice"][key], at)}))  # noqa: B023
            assert verify_rolls(data) == [{"reason": "other-seed"}]
            assert not replays(data)


@every_game
def test_every_changed_digit_of_a_nonce_is_noticed(name: str) -> None:
    for seat in range(3):
        for at in range(0, 32, 5):
            data = copy.deepcopy(WHOLE[name])
            data["dice"]["nonces"][seat] = flipped(data["dice"]["nonces"][seat], at)
            assert {fault["reason"] for fault in verify_rolls(data)} == {"other-outcome"}
            assert not replays(data)


@every_game
def test_nonces_in_another_order_are_noticed(name: str) -> None:
    data = changed(name, lambda data: data["dice"]["nonces"].reverse())
    assert verify_rolls(data) and not replays(data)


@every_game
def test_every_other_outcome_is_noticed_and_named(name: str) -> None:
    for number, move in enumerate(WHOLE[name]["moves"], 1):
        others = [x for x, _ in move.get("weights", []) if x != move["id"]]
        for other in others[:1]:
            data = copy.deepcopy(WHOLE[name])
            data["moves"][number - 1]["id"] = other
            fault = {"move": number, "reason": "other-outcome", "outcome": other, "rolled": move["id"]}
            assert verify_rolls(data) == [fault]
            assert not replays(data)


@every_game
def test_a_roll_left_out_or_put_in_is_noticed(name: str) -> None:
    first = next(at for at, move in enumerate(WHOLE[name]["moves"]) if move["who"] == "chance")
    changes: list[Callable[[list[Any]], object]] = [
        lambda moves: moves.pop(first),
        lambda moves: moves.insert(first, moves[first]),
    ]
    for change in changes:
        data = changed(name, lambda data: change(data["moves"]))  # noqa: B023
        assert verify_rolls(data) and not replays(data)


@every_game
def test_other_weights_are_noticed_by_the_rules_at_the_latest(name: str) -> None:
    for at in range(len(rolls(WHOLE[name]))):
        data = copy.deepcopy(WHOLE[name])
        rolls(data)[at]["weights"][0][1] += 1
        with pytest.raises(RecordError, match="weights that are not those of the rules"):
            Record.from_json(data).replay()


def test_what_cannot_be_verified_says_why() -> None:
    def faults(**changes: Any) -> Any:
        return verify_rolls({**WHOLE["toy"], **changes})

    dice = WHOLE["toy"]["dice"]
    without: list[Any] = [None, [], {}, {"dice": dice}, {"moves": []}, {"dice": dice, "moves": {}}]
    for nothing in without:
        assert verify_rolls(nothing) == [{"reason": "no-dice"}]
    assert faults(dice=None)[0]["reason"] == "bad-dice" and "object" in faults(dice=None)[0]["why"]
    assert faults(dice={**dice, "seed": None}) == [{"reason": "seed-not-shown"}]
    assert faults(moves=[7, {}]) == [
        {"reason": "bad-move", "move": n, "why": "it does not say whose move it is"} for n in (1, 2)
    ]


def test_moves_that_cannot_be_read_are_named() -> None:
    first = WHOLE["toy"]["moves"][0]
    for change in ({"weights": None}, {"weights": [[0, 0]]}, {"id": None}, {"id": "0"}, {"id": True}):
        (fault,) = verify_rolls({**WHOLE["toy"], "moves": [{**first, **change}]})
        assert fault["reason"] == "bad-move" and fault["move"] == 1 and next(iter(change)) in fault["why"]
