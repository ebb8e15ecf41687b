"""Kept values: the same facts give the same object, and true is not 1."""

from __future__ import annotations

from typing import Any

from mikrokosmos.core.interning import MOST_CONTENTS, Shelf, copied, interned, interned_list


def test_the_same_facts_give_the_same_object() -> None:
    assert interned_list("a", 1) is interned_list("a", 1)
    assert interned_list("a", 1) == ["a", 1]
    assert interned_list("a", 2) is not interned_list("a", 1)


def test_a_function_makes_each_value_once() -> None:
    made: list[str] = []

    @interned
    def tell(name: str) -> dict[str, str]:
        made.append(name)
        return {"name": name}

    assert tell("a") is tell("a") and tell("b") == {"name": "b"}
    assert made == ["a", "b"]


def test_in_a_list_true_is_not_one() -> None:
    assert interned_list(1)[0] is not True
    assert interned_list(True)[0] is True


def test_a_shelf_is_apart_for_every_content_and_is_emptied_when_full() -> None:
    shelf: Shelf[int, str] = Shelf(most=2)
    one, other = ("one",), ("other",)
    shelf.of(one)[1] = "a"
    assert shelf.of(other) == {} and shelf.of(one) == {1: "a"}
    shelf.of(one)[2] = "b"
    assert shelf.of(one) == {}


def test_a_shelf_forgets_contents_when_there_are_too_many() -> None:
    shelf: Shelf[int, tuple[int]] = Shelf()
    contents = [(number,) for number in range(MOST_CONTENTS + 1)]
    for content in contents:
        shelf.of(content)[0] = content
    assert shelf.of(contents[0]) == {}


def test_a_copy_may_be_changed() -> None:
    value: dict[str, Any] = {"a": [1, {"b": None}]}
    other = copied(value)
    assert other == value
    other["a"][1]["b"] = 2
    assert value == {"a": [1, {"b": None}]}
