"""Analyses are kept by what they are of, and the oldest make room."""

from __future__ import annotations

from mikrokosmos.server.storage import Store
from mikrokosmos.server.storage.analyses import AnalysisKey

BODY = {"format": 1, "chances": [{"step": 0, "shares": [0.5, 0.5]}], "words": "Ґ ✓"}


async def test_an_analysis_is_found_by_its_game_level_and_evaluator(url: str) -> None:
    key = AnalysisKey("ab" * 32, "quick", "v1")
    async with await Store.open(url) as store:
        assert await store.analyses.find(key) is None
        await store.analyses.keep(key, BODY)
        await store.analyses.keep(key, {"other": 1})
        assert await store.analyses.find(key) == BODY
        for other in (key._replace(level="deep"), key._replace(evaluator="v2"), key._replace(record="cd" * 32)):
            assert await store.analyses.find(other) is None
    async with await Store.open(url) as store:
        assert await store.analyses.find(key) == BODY


async def test_the_oldest_make_room(url: str) -> None:
    now = 0

    def clock() -> int:
        return now

    async with await Store.open(url, clock=clock) as store:
        store.analyses.most = 3
        for now in range(1, 6):
            await store.analyses.keep(AnalysisKey(str(now), "quick", "v1"), {"n": now})
        found = [await store.analyses.find(AnalysisKey(str(number), "quick", "v1")) for number in range(1, 6)]
        assert found == [None, None, {"n": 3}, {"n": 4}, {"n": 5}]
