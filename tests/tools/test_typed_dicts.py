"""Types read: keys with their types and texts, unions by their words; and values held against them."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

import pytest
from typed_dicts import GameTypes, keys, words

from kit.fits import check
from kit.sources import SOURCE

Colour = Literal["red", "blue"]


class Placed(TypedDict):
    """Somebody sits."""

    seat: int
    """Counted from 0."""


class Sits(Placed):
    """With a name."""

    type: Literal["sits", "stands"]
    name: NotRequired[str]


class Leaves(TypedDict, total=False):
    """Perhaps somebody."""

    type: Literal["leaves"]
    colours: dict[Colour, list[int | None]]


def test_keys_come_with_type_text_and_whether_they_must_be_there() -> None:
    assert [(key.name, key.type, key.required, key.doc) for key in keys(Sits)] == [
        ("seat", int, True, "Counted from 0."),
        ("type", Literal["sits", "stands"], True, ""),
        ("name", str, False, ""),
    ]
    assert [key.required for key in keys(Leaves)] == [False, False]


def test_a_union_is_known_by_its_words() -> None:
    assert words(Sits | Leaves, "type") == {
        "sits": {"seat": int, "name": str},
        "stands": {"seat": int, "name": str},
        "leaves": {"colours": dict[Colour, list[int | None]]},
    }


def test_a_word_is_said_in_one_way_only() -> None:
    with pytest.raises(AssertionError, match="sits is said in two ways"):
        words(Sits | Sits2, "type")


class Sits2(TypedDict):
    """The same word again."""

    type: Literal["sits"]


def test_types_are_spelled_as_one_would_write_them() -> None:
    types = GameTypes(SOURCE, "smallworld")
    assert types.spelled(dict[Colour, list[int | None]]) == "dict['red' | 'blue', list[int | None]]"
    assert types.spelled(types["Stage"]) == "Stage" and types.doc(types["Stage"]).startswith("The stages")


@pytest.mark.parametrize(
    "value",
    [
        {"seat": 1, "type": "stands"},
        {"seat": 1, "type": "sits", "name": "Ann"},
        {},
        {"type": "leaves", "colours": {"red": [1, None], "blue": []}},
    ],
)
def test_a_value_of_the_type_has_no_faults(value: object) -> None:
    assert list(check(Sits | Leaves)(value, "it")) == []


@pytest.mark.parametrize(
    ("value", "kind", "fault"),
    [
        ({"type": "sits"}, Sits, "it.seat is missing"),
        ({"seat": 1, "type": "sits", "more": 1}, Sits, "it.more is not in Sits"),
        ({"seat": True, "type": "sits"}, Sits, "it.seat: True is no <class 'int'>"),
        ({"seat": 1, "type": "lies"}, Sits, "it.type: 'lies' is not in"),
        ({"colours": {"green": []}}, Leaves, "it.colours key: 'green' is not in"),
        ({"colours": {"red": (1,)}}, Leaves, "it.colours['red']: (1,) is no list"),
        ({"colours": {"red": ["1"]}}, Leaves, "it.colours['red'][0]: '1' is none of 2"),
        ({"colours": []}, Leaves, "it.colours: [] is no dictionary"),
        ([], Sits, "it: [] is no object"),
        ({"type": "lies"}, Sits | Leaves, "it: {'type': 'lies'} is none of 2"),
    ],
)
def test_every_fault_is_found_with_the_way_to_it(value: object, kind: Any, fault: str) -> None:
    (found,) = check(kind)(value, "it")
    assert found.startswith(fault)
