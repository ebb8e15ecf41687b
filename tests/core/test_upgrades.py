"""What older versions have stored is led to today's form, one number at a time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import mikrokosmos as mk
from kit.toy import TOY, Toy
from mikrokosmos.core import registry
from mikrokosmos.core.record import Record
from mikrokosmos.core.upgrades import Upgrade, climb, options_of

UPGRADES: dict[int, Upgrade] = {1: lambda data: {**data, "one": True}, 2: lambda data: {**data, "two": len(data)}}


def test_every_step_from_its_number_on_is_taken_in_order() -> None:
    assert climb("format", {}, 1, 3, UPGRADES) == {"one": True, "two": 1}
    assert climb("format", {}, 2, 3, UPGRADES) == {"two": 0}
    assert climb("format", {"as": "it is"}, 3, 3, UPGRADES) == {"as": "it is"}


def test_what_is_upgraded_stays_as_it_was() -> None:
    before = {"a": 1}
    assert climb("format", before, 3, 3, UPGRADES) is not before
    climb("format", before, 1, 3, UPGRADES)
    assert before == {"a": 1}


def test_a_number_from_the_future_says_what_to_do() -> None:
    with pytest.raises(mk.RecordError, match=r"format 4 is not known here, only up to 3: .*; upgrade yours with pip"):
        climb("format", {}, 4, 3, UPGRADES)


@pytest.mark.parametrize("number", [0, -1, True, "1", None, 1.0])
def test_a_number_that_is_none_is_refused(number: object) -> None:
    with pytest.raises(mk.RecordError, match="format should be a whole number from 1, not"):
        climb("format", {}, number, 3, UPGRADES)


class NewToy(Toy):
    """The toy after a change of its rules: games used to be shorter."""

    rules = 2

    def upgrade_options(self, options: Mapping[str, Any], rules: int) -> dict[str, Any]:
        """The goal of then."""
        assert rules == 1
        return {**options, "goal": 3}


@pytest.fixture
def new_rules() -> Iterator[NewToy]:
    """The toy under new rules."""
    registry.register(game := NewToy())
    yield game
    registry.register(TOY)


def test_a_game_begun_under_older_rules_goes_on_under_those(new_rules: NewToy) -> None:
    old = Record.start(TOY, players=2, goal=3).to_json()
    del old["options"]["goal"]
    read = Record.from_json(old)
    assert read.options["goal"] == 3 and read.to_json()["rules"] == 2
    assert options_of(new_rules, {"players": 2}, 2) == {"players": 2}, "today's options are as they are"


def test_a_record_of_rules_to_come_says_what_to_do() -> None:
    new = {**Record.start(TOY, players=2).to_json(), "rules": 2}
    with pytest.raises(mk.RecordError, match=r"toy rules number 2 is not known here, only up to 1: .*; upgrade"):
        Record.from_json(new)
