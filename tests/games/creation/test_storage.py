"""What is stored: every field comes back, and what is written is what the fixed words say."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest
from compat.content import own_tiles

import mikrokosmos as mk
from kit.fields import differing, fields_of, states, ways_back
from mikrokosmos.games.creation.game import GAME

TABLES: list[dict[str, Any]] = [{"players": 2, "first": "random"}, {"players": 5}, {"players": 3, "tiles": own_tiles()}]


@pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options['players']} players")
@pytest.mark.parametrize("seed", range(2))
def test_every_field_comes_back(options: dict[str, Any], seed: int) -> None:
    own = {key: options[key] for key in ("tiles",) if key in options}
    for state in islice(states(GAME, seed, **options), seed, None, 2):  # of each game half
        for way, read in ways_back(GAME, state, **own).items():
            assert not differing("creation", state, read()), f"by {way} in {state.to_line()}"


def test_the_fields_are_found() -> None:
    assert len(fields_of("creation")) > 15 and {"map", "moving", "gods", "gap"} <= set(fields_of("creation"))


def test_a_stored_state_does_not_depend_on_what_views_show() -> None:
    assert set(GAME.new(players=2).to_json()) == {
        *("game", "version", "rules", "options", "round", "first", "turn", "player", "stage"),
        *("map", "gap", "faith", "stacks", "held", "gods", "worlds"),
    }


def test_a_state_of_version_1_is_read_and_what_its_views_showed_beside_is_passed_over() -> None:
    old = {**GAME.new(players=2).to_json(), "version": 1, "terms": [], "largest": "whatever a view showed"}
    del old["rules"]
    assert GAME.from_json(old).to_line() == GAME.new(players=2).to_line()


def test_a_line_of_a_notation_to_come_says_what_to_do() -> None:
    line = GAME.new(players=2).to_line()
    assert GAME.from_line(line.replace("creation", "creation/1", 1)).to_line() == line
    with pytest.raises(mk.RecordError, match=r"creation notation 2 is not known here, only up to 1: .*; upgrade yours"):
        GAME.from_line(line.replace("creation", "creation/2", 1))
