"""The battery bites: a toy game broken in one place fails the check that is there for it."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from kit import conformance
from kit.conformance import Case
from kit.toy import Lanterns, Toy
from mikrokosmos import IllegalAction, Record

CASE = Case("toy", {"players": 3, "goal": 15}, reveals=frozenset({"learnt", "showed"}))


def fails(check: Callable[[Case, int], object]) -> bool:
    """Whether some seed finds the fault."""
    for seed in range(10):
        try:
            check(CASE, seed)
        except (AssertionError, IllegalAction, pytest.fail.Exception):
            return True
    return False


def shows_all(self: Lanterns, seat: int | None) -> dict[str, object]:
    return {"hands": self.hands, "player": self.player}


def tells_all(self: Lanterns) -> list[dict[str, object]]:
    return [{**event, "sees": "all"} for event in self.noted]


def tells_of_swaps(self: Lanterns) -> list[Mapping[str, object]]:
    return [{**event, "left": self.hands.count(0)} if event["type"] == "swapped" else event for event in self.noted]


def hides_the_last(self: Lanterns) -> list[int]:
    return whole_list(self)[:-1]


def shares_hands(self: Lanterns) -> Lanterns:
    twin = whole_copy(self)
    twin.hands = self.hands
    return twin


def remembers(self: Lanterns, seat: int, rng: random.Random) -> Lanterns:
    return self.copy()


def keeps_going(self: Lanterns, x: int) -> None:
    self.clock += x in (-1, 2**70)
    whole_play(self, x)


whole_list, whole_copy, whole_play = Lanterns.actions, Lanterns.copy, Lanterns.play

FAULTS = [
    ("view", shows_all, "views_show_no_more_than_they_may"),
    ("events", tells_all, "what_chance_tells_is_on_the_table"),
    ("events", tells_of_swaps, "nothing_leaks"),
    ("actions", hides_the_last, "refusals_and_explanations"),
    ("copy", shares_hands, "copies_are_independent"),
    ("imagine", remembers, "imagination_knows_no_more_than_its_seat"),
    ("play", keeps_going, "what_is_not_listed_is_refused"),
    ("encode", lambda self, words: 0, "words_and_ids_agree"),
    ("winners", lambda self: [0], "a_random_game_goes_well"),
]


@pytest.mark.parametrize(("name", "fault", "check"), FAULTS, ids=lambda value: getattr(value, "__name__", value))
def test_a_fault_is_found(name: str, fault: Any, check: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lanterns, name, fault)
    assert fails(getattr(conformance, check))


def test_a_game_that_takes_anything_as_an_option_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toy, "new", lambda self, players=2, **options: Lanterns(2, 7))
    assert fails(conformance.bad_options_are_refused)


def test_a_record_that_tells_all_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Record, "given_to", lambda self, seat: self.to_json())
    assert fails(conformance.records_given_out_keep_secrets)
