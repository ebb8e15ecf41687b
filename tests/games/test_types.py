"""What a game says is what its types say: in whole games every view, event, word, sum and refusal fits, and every word
that a type allows is said some day.
"""

from __future__ import annotations

import random
import re
import typing
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from typed_dicts import GameTypes, keys, words

import mikrokosmos as mk
from kit.fits import check
from kit.own_rows import OWN
from kit.own_tiles import own_tiles
from kit.sources import SOURCE
from kit.told import explained
from mikrokosmos.games.smallworld.house import HOUSE_RULES
from mikrokosmos.games.smallworld.types.view import House

HERE = Path(__file__).parent
PLAYERS = (2, 3, 4, 5)
HOUSE = {rule.key: rule.choices[-1] for rule in HOUSE_RULES}
TABLES: dict[str, list[dict[str, Any]]] = {
    "smallworld": [
        *({"players": players, "first": "random"} for players in PLAYERS),
        *({"players": players, "content": OWN, "coins": "open"} for players in PLAYERS),
        *({"players": players, "house": HOUSE} for players in PLAYERS),
    ],
    "creation": [
        *({"players": players, "first": "random"} for players in PLAYERS),
        *({"players": players, "tiles": own_tiles(60)} for players in PLAYERS),
    ],
}


class Reader:
    """Holds everything a game says against its types."""

    def __init__(self, game: str) -> None:
        self.types = GameTypes(SOURCE, game)
        self.wrong: list[str] = []
        self.said: set[tuple[str, str]] = set()
        """Every type of words and events and every reason that was met, with the name of its union."""
        self.values: set[str] = set()
        """Every short text that was met anywhere."""
        self._known: set[tuple[str, str]] = set()

    def read(self, value: typing.Any, name: str) -> None:
        """Note what is wrong with a value that should be of this type."""
        if (known := (name, repr(value))) not in self._known:
            self._known.add(known)
            self.values |= set(re.findall(r"'([a-z-]+)'", known[1]))
            self.wrong += check(self.types[name])(value, name)
            self.said |= {(name, value[key]) for key in ("type", "reason") if key in value}
            for term in value.get("terms", []) if name != "View" else ():
                self.said.add(("Term", term["reason"]))

    def game(self, options: dict[str, Any], rng: random.Random) -> None:
        """Read a whole game."""
        state = mk.game(self.types.game).new(**options)
        while not state.over:
            self.position(state, rng)
            chances = state.chances()
            state.play(mk.sample(chances, rng) if chances else rng.choice(state.actions()))
            for event in state.events():
                self.read(event, "Event")
        self.position(state, rng)

    def position(self, state: mk.State, rng: random.Random) -> None:
        """Read all that can be seen and asked in a position."""
        seats = range(len(state.scores()))
        self.read(state.view(rng.choice([None, *seats])), "View")
        for seat in seats:
            self.read(state.game.shared_and_private(state)[1][seat], "Own")
            self.read(state.income(seat), "Income")
        for outcome, _ in state.chances():
            self.read(state.describe(outcome), "Outcome")
        for action in state.actions():
            self.read(state.describe(action), "Action")
            self.read(cost := explained(state, action), "Cost")
            if "tokens" in cost:
                self.read(cost["tokens"], "Income")
        for action in (-1, *rng.sample(range(state.game.action_count), 60)):
            if (refused := state.refusal(action)) is not None:
                self.read(refused, "Refusal")


@cache
def read(game: str) -> Reader:
    """Whole games of every kind, read once."""
    reader, rng = Reader(game), random.Random(7)
    for options in TABLES[game]:
        reader.game(options, rng)
    return reader


@pytest.mark.campaign
@pytest.mark.parametrize("game", TABLES)
def test_everything_a_game_says_is_of_its_type(game: str) -> None:
    assert read(game).wrong == []


@pytest.mark.campaign
@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("name", ["Action", "Outcome", "Event", "Term", "Refusal"])
def test_every_word_that_a_type_allows_is_said_some_day(game: str, name: str) -> None:
    """Or a test of the game demands it: some refusals are too rare to come by."""
    reader = read(game)
    allowed = words(reader.types[name], "reason" if name in ("Term", "Refusal") else "type")
    said = {word for of, word in reader.said if of == name}
    if name == "Refusal":
        said |= {word for path in HERE.glob(f"{game}/*.py") for word in re.findall(r'== "([a-z-]+)"', path.read_text())}
    assert sorted(set(allowed) - said) == []


@pytest.mark.campaign
@pytest.mark.parametrize("game", TABLES)
def test_every_value_that_a_type_names_is_met_some_day(game: str) -> None:
    reader = read(game)
    named = {
        value for it in reader.types.named.values() for value in typing.get_args(it.type) if isinstance(value, str)
    }
    assert len(named) > 15 and sorted(named - reader.values) == []


def test_a_house_rule_may_be_what_its_type_says() -> None:
    house = {key.name: key.type for key in keys(House)}
    assert house.pop("late_abandon") is bool
    assert {key: typing.get_args(kind) for key, kind in house.items()} == {
        rule.key: rule.choices for rule in HOUSE_RULES if rule.key != "late_abandon"
    }
