"""Kept values: the same facts give the same object, and true is not 1."""

from __future__ import annotations

from mikrokosmos.core.kept import kept, kept_list


def test_the_same_facts_give_the_same_object() -> None:
    assert kept_list("a", 1) is kept_list("a", 1)
    assert kept_list("a", 1) == ["a", 1]
    assert kept_list("a", 2) is not kept_list("a", 1)


def test_a_function_makes_each_value_once() -> None:
    made: list[str] = []

    @kept
    def tell(name: str) -> dict[str, str]:
        made.append(name)
        return {"name": name}

    assert tell("a") is tell("a") and tell("b") == {"name": "b"}
    assert made == ["a", "b"]


def test_in_a_list_true_is_not_one() -> None:
    assert kept_list(1)[0] is not True
    assert kept_list(True)[0] is True
