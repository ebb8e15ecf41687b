"""The first sentence of the story: when a game was decided."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from mikrokosmos.analysis.analysis import Analysis
from mikrokosmos.analysis.story import decided
from mikrokosmos.core.types import Json


def told(*shares: float) -> Json:
    """What is said of three players of whom the first wins, by its shares from the start on, two turns a round."""
    chances = [
        {"round": 1 + number // 2, "shares": [share, (1 - share) * 0.4, (1 - share) * 0.6]}
        for number, share in enumerate(shares)
    ]
    sums = [SimpleNamespace(seat=seat, result=float(seat == 0)) for seat in range(3)]
    return decided(cast(Analysis, cast(Any, SimpleNamespace(chances=lambda: chances, sums=sums))))


@pytest.mark.parametrize(
    ("shares", "sentence", "args"),
    [
        ((0.4, 0.45, 0.45, 0.6, 0.7, 1.0), "decided", {"who": 0, "round": 2, "percent": 60}),
        ((0.6, 0.3, 0.6, 0.9, 1.0), "decided", {"who": 0, "round": 1, "percent": 60}),
        ((0.6, 0.7, 0.8, 1.0), "decided-always", {"who": 0}),
        ((0.4, 0.7, 0.8, 0.5, 1.0), "decided-last", {"who": 0}),
    ],
)
def test_a_game_is_decided_when_the_winner_is_likelier_than_all_others_for_good(
    shares: tuple[float, ...], sentence: str, args: dict[str, int]
) -> None:
    assert told(*shares) == {"id": f"analysis-story-{sentence}", "args": args}
