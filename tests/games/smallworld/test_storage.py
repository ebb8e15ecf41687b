"""What is stored: every field comes back, and what is written is what the fixed words say."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest
from compat.content import OWN_ROWS

import mikrokosmos as mk
from kit.fields import differing, fields_of, states, ways_back
from kit.house import OTHERS
from mikrokosmos.games.smallworld.game import GAME
from mikrokosmos.games.smallworld.ids import BADGES, BANNERS

TABLES: list[dict[str, Any]] = [
    {"players": 2, "first": "random"},
    {"players": 5, "coins": "open"},
    {"players": 3, "content": OWN_ROWS},
    {"players": 4, "house": OTHERS},
]


@pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options['players']} players")
@pytest.mark.parametrize("seed", range(2))
def test_every_field_comes_back(options: dict[str, Any], seed: int) -> None:
    own = {key: options[key] for key in ("content",) if key in options}
    for state in islice(states(GAME, seed, **options), seed, None, 2):  # of each game half
        for way, read in ways_back(GAME, state, **own).items():
            lost = differing("smallworld", state, read())
            if state.stage not in (BANNERS, BADGES):  # only a reveal says where play goes on after it
                lost = {name: pair for name, pair in lost.items() if name not in ("after", "after_moving")}
            assert not lost, f"by {way} in {state.to_line()}"


def test_the_fields_are_found() -> None:
    assert len(fields_of("smallworld")) > 45 and {"tokens", "moving", "owed", "after"} <= set(fields_of("smallworld"))


def test_a_stored_state_does_not_depend_on_what_views_show() -> None:
    state = GAME.new(players=2)
    assert set(state.to_json()) == {
        *("game", "version", "rules", "options", "round", "first", "turn", "player", "stage", "after", "coins"),
        *("pacts", "column", "peoples", "regions", "tray", "stack", "paid", "march"),
    }


def test_a_state_of_version_1_is_read_and_what_its_views_showed_beside_is_passed_over() -> None:
    old = {**GAME.new(players=2).to_json(), "version": 1, "supplies": "whatever a view showed"}
    del old["rules"], old["paid"], old["march"]["closed"], old["march"]["conquered"]
    assert GAME.from_json(old).to_line() == GAME.new(players=2).to_line().removesuffix(" rules=2")


@pytest.mark.parametrize("march", [None, [], "orcs"])
def test_a_state_of_version_1_without_a_turn_is_refused(march: object) -> None:
    old = {**GAME.new(players=2).to_json(), "version": 1, "march": march}
    with pytest.raises(mk.RecordError, match="malformed"):
        GAME.from_json(old)


def test_a_state_of_rules_to_come_says_what_to_do() -> None:
    new = {**GAME.new(players=2).to_json(), "rules": 99}
    with pytest.raises(mk.RecordError, match=r"smallworld rules number 99 is not known here, .*; upgrade yours"):
        GAME.from_json(new)


def test_a_line_of_a_notation_to_come_says_what_to_do() -> None:
    line = GAME.new(players=2).to_line()
    assert GAME.from_line(line.replace("smallworld", "smallworld/1", 1)).to_line() == line
    for number in ("2", "99", "x", ""):
        with pytest.raises(mk.RecordError, match="smallworld notation"):
            GAME.from_line(line.replace("smallworld", f"smallworld/{number}", 1))
