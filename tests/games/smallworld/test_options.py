"""The options of a new game: what each does, and that a wrong one is refused in words that help."""

from __future__ import annotations

from typing import Any

import pytest

import mikrokosmos as mk
from kit.scene import POWERS, RACES, reveal
from mikrokosmos.games.smallworld import GAME
from mikrokosmos.games.smallworld.state import SmallWorldState

LASTING = ["spirit"]
SIX = ["amazons", "dwarves", "elves", "ghouls", "giants", "halflings"]


def names_in_play(state: SmallWorldState) -> tuple[set[str], set[str]]:
    """All races and powers that can ever turn up."""
    column, stack = state.view(None)["column"], state.view(None)["stack"]
    races = {combo["race"] for combo in column} | set(stack["banners"])
    powers = {combo["power"] for combo in column} | set(stack["badges"])
    return races, powers


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players_each_with_a_name(players: int) -> None:
    state = GAME.new(players=players)
    assert state.view(None)["names"] == [f"Player {n}" for n in range(1, players + 1)]
    assert len(state.view(None)["coins"]) == players


def test_without_options_two_play_seat_0_begins_and_coins_are_hidden() -> None:
    state = GAME.new()
    assert GAME.options(state) == {"players": 2, "names": ["Player 1", "Player 2"], "first": 0, "coins": "hidden"}


def test_names_are_shown_as_given() -> None:
    assert GAME.new(players=3, names=["Ada", "Βίκτωρ", "小明"]).view(1)["names"] == ["Ada", "Βίκτωρ", "小明"]


@pytest.mark.rule("SET-6")
def test_the_host_may_say_who_begins() -> None:
    state = GAME.new(players=3, first=2)
    reveal(state)
    assert (state.player, state.turn) == (2, 2)
    assert GAME.options(GAME.new(players=3, first="random"))["first"] == "random"


@pytest.mark.rule("SCORE-4")
def test_coins_are_open_only_when_the_game_is_played_open() -> None:
    assert GAME.new(players=3).view(1)["coins"] == [None, 5, None]
    assert GAME.new(players=3, coins="open").view(1)["coins"] == [5, 5, 5]


def test_chosen_races_and_powers_are_the_only_ones_that_turn_up() -> None:
    powers = ["hill", "swamp", "forest", "merchant", "alchemist", "spirit"]
    state = GAME.new(races=SIX, powers=powers)
    reveal(state)
    assert names_in_play(state) == (set(SIX), set(powers))
    assert sorted(GAME.options(state)["races"]) == sorted(SIX)


def test_options_start_the_same_game_again() -> None:
    chosen: dict[str, Any] = {
        "players": 3,
        "names": ["a", "b", "c"],
        "first": "random",
        "coins": "open",
        "races": [*RACES][:9],
    }
    again = GAME.options(GAME.new(**chosen))
    assert GAME.options(GAME.new(**again)) == again
    assert GAME.new(**again).to_json() == GAME.new(**chosen).to_json()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("enduring", [0, 1])
def test_races_must_be_two_a_player_those_that_endure_and_one_to_pick(players: int, enduring: int) -> None:
    powers = [power for power in POWERS if enduring or power not in LASTING]
    least = 2 * players + enduring + 1
    GAME.new(players=players, races=[*RACES][:least], powers=powers)
    with pytest.raises(
        mk.OptionError, match=rf"^{players} players need at least {least} races .*; {least - 1} take part"
    ):
        GAME.new(players=players, races=[*RACES][: least - 1], powers=powers)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("enduring", [0, 1])
def test_powers_must_be_as_many_as_races(players: int, enduring: int) -> None:
    least = 2 * players + enduring + 1
    plain = [power for power in POWERS if power not in LASTING]
    enough = [*LASTING * enduring, *plain][:least]
    GAME.new(players=players, powers=enough)
    with pytest.raises(
        mk.OptionError, match=rf"^{players} players need at least {least} powers .*; {least - 1} take part"
    ):
        GAME.new(players=players, powers=enough[:-1])


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"players": 1}, "players must be 2, 3, 4 or 5, not 1"),
        ({"players": 6}, "players must be 2, 3, 4 or 5, not 6"),
        ({"players": "3"}, "players must be 2, 3, 4 or 5, not '3'"),
        ({"players": True}, "players must be 2, 3, 4 or 5, not True"),
        ({"players": 2.0}, "players must be 2, 3, 4 or 5, not 2.0"),
        ({"names": ["Ada"]}, "names must name all 2 players; 1 were given"),
        ({"names": ["Ada", "Bo", "Cy"]}, "names must name all 2 players; 3 were given"),
        ({"names": ["Ada", "Ada"]}, "names must differ from each other: Ada, Ada"),
        ({"names": ["Ada", " "]}, "names must be a list of 2 names, none of them empty"),
        ({"names": "AB"}, "names must be a list of 2 names"),
        ({"names": ["Ada", 7]}, "names must be a list of 2 names"),
        ({"names": 7}, "names must be a list of 2 names"),
        ({"first": 2}, "first must be 'random' or a seat from 0 to 1, not 2"),
        ({"first": -1}, "first must be 'random' or a seat from 0 to 1, not -1"),
        ({"first": True}, "first must be 'random' or a seat from 0 to 1, not True"),
        ({"first": "Ada"}, "first must be 'random' or a seat from 0 to 1, not 'Ada'"),
        ({"first": None}, "first must be 'random' or a seat from 0 to 1, not None"),
        ({"coins": "visible"}, "coins must be 'hidden' or 'open', not 'visible'"),
        ({"coins": None}, "coins must be 'hidden' or 'open', not None"),
        ({"races": "orcs"}, "races must be a list of names, not 'orcs'"),
        ({"races": 7}, "races must be a list of names, not 7"),
        ({"races": [*SIX, "orks"]}, "races has no 'orks'; did you mean 'orcs'?"),
        ({"races": [*SIX, "hobbits"]}, "races has no 'hobbits'; available: amazons, dwarves"),
        ({"races": [*SIX, 7]}, "races has no 7; available: amazons"),
        ({"races": [*SIX, ["orcs"]]}, "races has no ['orcs']"),
        ({"races": [*SIX, "elves"]}, "races names one twice"),
        ({"races": []}, "2 players need at least 6 races"),
        ({"powers": "hill"}, "powers must be a list of names, not 'hill'"),
        ({"powers": [*POWERS, "mount"]}, "powers has no 'mount'; did you mean 'mounted'?"),
        ({"powers": [*POWERS, "hill"]}, "powers names one twice"),
        ({"player": 3}, "Small World has no option 'player'; did you mean 'players'?"),
        (
            {"board": 3},
            "has no option 'board'. It has players, names, first, coins, races, powers, content, house, rules.",
        ),
        ({"house": "ignore"}, "house must be choices by name, such as {'own_tokens': 'ignore'}, not 'ignore'"),
        ({"house": {"own_token": "ignore"}}, "there is no house rule 'own_token'; did you mean 'own_tokens'?"),
        ({"house": {"tea": "green"}}, "there is no house rule 'tea'; available: own_tokens, final_die, wealthy"),
        ({"house": {7: "turn"}}, "there is no house rule 7; available: own_tokens"),
        ({"house": {"wealthy": "games"}}, "wealthy must be 'pick' or 'game', not 'games'; did you mean 'game'?"),
        ({"house": {"final_die": None}}, "final_die must be 'turn' or 'race', not None"),
        ({"house": {"late_abandon": 1}}, "late_abandon must be False or True, not 1"),
        ({"house": {"late_abandon": "true"}}, "late_abandon must be False or True, not 'true'; did you mean True?"),
        ({"rules": 3}, "rules must be a number from 1 to 2 (today's), not 3"),
        ({"rules": True}, "rules must be a number from 1 to 2 (today's), not True"),
    ],
    ids=lambda value: str(value)[:50] if isinstance(value, str) else "",
)
def test_a_wrong_option_is_refused_with_what_would_be_right(options: dict[str, Any], says: str) -> None:
    with pytest.raises(mk.OptionError) as refused:
        GAME.new(**options)
    assert says in str(refused.value)
