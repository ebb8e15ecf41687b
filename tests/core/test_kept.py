"""Kept values: the same facts give the same object, and true is not 1."""

from __future__ import annotations

from mikrokosmos.core.kept import kept, kept_list


def test_the_same_facts_give_the_same_object() -> None:
    assert kept_list("a", 1) is kept_list("a", 1)
    assert kept_list("a", 1) == ["a", 1]
    assert kept_list("a", 2) is not kept_list("a", 1)


def test_true_is_not_one() -> None:
    tell = kept(lambda value: {"value": value})
    assert tell(1)["value"] is not True
    assert tell(True)["value"] is True
    assert tell(1.0) is not tell(1)
