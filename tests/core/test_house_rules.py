"""House rules of any game: read, refused in words that help, written out and read back."""

from __future__ import annotations

from typing import Any

import pytest

from mikrokosmos.core.errors import OptionError
from mikrokosmos.core.house_rules import Choice, from_pairs, read, spelled, unusual
from mikrokosmos.core.interface import HouseRule

RULES = (HouseRule("tea", ("black", "green"), "T-1"), HouseRule("milk", (False, True), "T-2"))


def test_what_is_not_chosen_is_the_default() -> None:
    assert read(RULES, None) == read(RULES, {}) == {"tea": "black", "milk": False}
    assert read(RULES, {"milk": True}) == {"tea": "black", "milk": True}


@pytest.mark.parametrize(
    ("house", "says"),
    [
        (["tea"], "house must be choices by name, such as {'tea': 'green'}, not ['tea']"),
        ({"teas": "green"}, "there is no house rule 'teas'; did you mean 'tea'?"),
        ({"coffee": "green"}, "there is no house rule 'coffee'; available: tea, milk"),
        ({"tea": "greeen"}, "tea must be 'black' or 'green', not 'greeen'; did you mean 'green'?"),
        ({"tea": 7}, "tea must be 'black' or 'green', not 7"),
        ({"milk": 1}, "milk must be False or True, not 1"),
        ({"milk": "True"}, "milk must be False or True, not 'True'; did you mean True?"),
    ],
)
def test_a_wrong_choice_is_refused_with_what_would_be_right(house: Any, says: str) -> None:
    with pytest.raises(OptionError) as refused:
        read(RULES, house)
    assert str(refused.value) == says


def test_a_game_without_house_rules_says_that_there_are_none() -> None:
    assert read((), None) == {}
    with pytest.raises(OptionError, match="no house rule 'tea'; available: none"):
        read((), {"tea": "green"})


def test_only_what_is_not_the_default_is_unusual() -> None:
    assert unusual(RULES, {"milk": True, "tea": "black"}) == {"milk": True}


def test_choices_are_written_as_words_and_read_back() -> None:
    tables: list[dict[str, Choice]] = [{"tea": "green", "milk": True}, {"tea": "black", "milk": False}]
    for choices in tables:
        assert from_pairs(RULES, [(key, spelled(choice)) for key, choice in choices.items()]) == choices
    assert from_pairs(RULES, [("milk", "maybe"), ("honey", "yes")]) == {"milk": "maybe", "honey": "yes"}
