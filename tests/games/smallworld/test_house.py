"""House rules: what may be chosen, and that a choice belongs to the game wherever it is written down."""

from __future__ import annotations

from typing import Any

import pytest

from kit.scene import reveal
from mikrokosmos.games.smallworld import GAME

DEFAULTS = {"own_tokens": "count", "final_die": "turn", "wealthy": "pick", "own_immune": "all", "late_abandon": False}
OTHERS = {"own_tokens": "ignore", "final_die": "race", "wealthy": "game", "own_immune": "others", "late_abandon": True}


def test_there_are_five_each_with_its_choices_the_default_first_and_the_rule_it_is_about() -> None:
    assert {rule.key: rule.default for rule in GAME.house_rules} == DEFAULTS
    assert {rule.key: rule.choices[1:] for rule in GAME.house_rules} == {key: (word,) for key, word in OTHERS.items()}
    rules = ["EDGE-OWN-1", "EDGE-GHOUL-4", "EDGE-WEAL-1", "EDGE-GHOUL-6", "ABAN-1"]
    assert [rule.rule for rule in GAME.house_rules] == rules


def test_options_hold_the_choices_that_are_not_the_default_and_nothing_if_all_are() -> None:
    assert "house" not in GAME.options(GAME.new(house=DEFAULTS))
    state = GAME.new(house={"wealthy": "game", "own_immune": "all"})
    assert GAME.options(state)["house"] == {"wealthy": "game"}
    again = GAME.renew(GAME.options(state))
    assert again.to_json() == state.to_json() and again.world is state.world


def test_everybody_sees_what_holds_at_the_table() -> None:
    assert GAME.new().view(None)["house"] == DEFAULTS
    seen = GAME.new(house=OTHERS).view(1)
    assert seen["house"] == OTHERS
    seen["house"]["wealthy"] = "pick"  # a view is one's own
    assert GAME.new(house=OTHERS).view(1)["house"] == OTHERS


def test_tables_with_other_rules_do_not_share_a_world() -> None:
    plain, other = GAME.new(), GAME.new(house=OTHERS)
    assert plain.world is GAME.new(house={}).world is not other.world
    assert not GAME.judge("greedy", plain).knows(other)


@pytest.mark.parametrize("key", DEFAULTS)
def test_a_line_names_the_choices_that_are_not_the_default(key: str) -> None:
    state = GAME.new(house={key: OTHERS[key]})
    reveal(state)
    assert state.to_line().endswith(f" house={key}:{str(OTHERS[key]).lower()} rules=2")
    assert GAME.options(GAME.from_line(state.to_line()))["house"] == {key: OTHERS[key]}
    assert "house" not in GAME.new(house={key: DEFAULTS[key]}).to_line()


def test_a_line_without_a_number_is_of_rules_1_and_has_a_die_for_each_race() -> None:
    line = "smallworld 2 2.0.0 conquest:0 5,7 orcs+hill:0=h5;2:1 march=orcs"
    state = GAME.from_line(line)
    options = GAME.options(state)
    assert (options["rules"], options["house"], state.to_line()) == (1, {"final_die": "race"}, line)
    other = GAME.from_line(f"{line} house=final_die:turn")
    assert "house" not in GAME.options(other) and other.to_line() == f"{line} house=final_die:turn"
    today = GAME.from_line(line, rules=2)
    assert "house" not in GAME.options(today) and today.to_line() == f"{line} rules=2"


def test_what_a_line_does_not_say_may_be_given_with_it() -> None:
    line = GAME.new(house={"wealthy": "game"}).to_line()
    state = GAME.from_line(line, house={"final_die": "race", "wealthy": "pick"})
    assert GAME.options(state)["house"] == {"final_die": "race", "wealthy": "game"}


# Older rules.


@pytest.mark.parametrize(
    ("stored", "house"),
    [
        ({"players": 3}, {"final_die": "race"}),
        ({"players": 3, "house": {"wealthy": "game"}}, {"final_die": "race", "wealthy": "game"}),
    ],
)
def test_options_of_rules_1_go_on_with_a_die_for_each_race(stored: dict[str, Any], house: dict[str, Any]) -> None:
    today = GAME.upgrade_options(stored, 1)
    assert today == {"players": 3, "house": house, "rules": 1}
    assert GAME.upgrade_options(today, 1) == today and "rules" not in stored
    state = GAME.renew(today)
    assert GAME.options(state)["house"] == house and GAME.options(state)["rules"] == 1
    assert "rules=" not in state.to_line() and "final_die" not in state.to_line()
    again = GAME.options(GAME.from_line(state.to_line()))
    assert (again["rules"], again["house"]) == (1, house)


def test_options_of_today_are_left_as_they_are() -> None:
    options = GAME.options(GAME.new(house=OTHERS))
    assert GAME.upgrade_options(options, GAME.rules) == options
    assert "rules" not in options and GAME.rules == 2
