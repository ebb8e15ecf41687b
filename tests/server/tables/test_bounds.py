"""How much the options of a game may hold when a stranger wrote them."""

from __future__ import annotations

from typing import Any

import pytest

from mikrokosmos.server.tables.bounds import MOST_BYTES, MOST_LANGUAGES, must_be_bounded
from mikrokosmos.server.tables.refused import Refused


def races(count: int, name: Any) -> Any:
    return {"players": 2, "content": {"race": {f"r{number}": {"tokens": 4, "name": name} for number in range(count)}}}


def test_what_people_write_fits() -> None:
    must_be_bounded(races(14, "Кобольди"))
    must_be_bounded(races(14, dict.fromkeys(("en", "uk", "zh", "cs", "it"), "Кобольди")))
    must_be_bounded(races(2, {f"l{number}": "x" for number in range(MOST_LANGUAGES)}))


@pytest.mark.parametrize(
    ("options", "fact"),
    [
        (races(1, {f"l{number}": "x" for number in range(MOST_LANGUAGES + 1)}), "languages"),
        (races(90, {f"l{number}": "世" * 40 for number in range(10)}), "bytes"),
    ],
)
def test_names_are_bounded_by_languages_and_bytes(options: Any, fact: str) -> None:
    with pytest.raises(Refused) as refused:
        must_be_bounded(options)
    assert refused.value.reason == "too-much-content"
    assert refused.value.facts["most"] == {"languages": MOST_LANGUAGES, "bytes": MOST_BYTES}[fact]
    assert fact in refused.value.facts
