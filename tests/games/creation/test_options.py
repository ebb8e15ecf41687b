"""The options of a new game: what each does, and that a wrong one is refused in words that help."""

from __future__ import annotations

from typing import Any

import pytest

import mikrokosmos as mk
from kit.creation import dealt
from mikrokosmos.games.creation import GAME


def test_without_options_two_play_and_seat_0_begins() -> None:
    assert GAME.options(GAME.new()) == {"players": 2, "names": ["Player 1", "Player 2"], "first": 0}


def test_names_are_shown_as_given() -> None:
    assert GAME.new(players=3, names=["Ada", "Βίκτωρ", "小明"]).view(1)["names"] == ["Ada", "Βίκτωρ", "小明"]


@pytest.mark.rule("R6")
def test_options_start_the_same_game_again() -> None:
    chosen: dict[str, Any] = {"players": 3, "names": ["a", "b", "c"], "first": "random"}
    again = GAME.options(GAME.new(**chosen))
    assert again == chosen
    assert GAME.renew(again).to_json() == GAME.new(**chosen).to_json()
    assert GAME.options(dealt(2, first=1))["first"] == 1


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"players": "3"}, "players must be 2, 3, 4 or 5, not '3'"),
        ({"players": True}, "players must be 2, 3, 4 or 5, not True"),
        ({"names": ["Ada"]}, "names must name all 2 players; 1 were given"),
        ({"names": ["Ada", "Ada"]}, "names must differ from each other: Ada, Ada"),
        ({"names": "AB"}, "names must be a list of 2 names"),
        ({"first": 2}, "first must be 'random' or a seat from 0 to 1, not 2"),
        ({"first": None}, "first must be 'random' or a seat from 0 to 1, not None"),
        ({"tile": {}}, "Creation has no option 'tile'; did you mean 'tiles'? It has players, names, first, tiles."),
        ({"coins": "open"}, "Creation has no option 'coins'. It has players, names, first, tiles."),
        ({"tiles": 7}, "a tile set needs a list of [[tile]] entries"),
        ({"tiles": {}}, "a tile set needs a list of [[tile]] entries"),
    ],
    ids=str,
)
def test_a_wrong_option_is_refused_with_what_would_be_right(options: dict[str, Any], says: str) -> None:
    with pytest.raises(mk.OptionError) as refused:
        GAME.new(**options)
    assert says in str(refused.value)
