"""The pool: bounded, told to all who ask for the same, and what was found is kept."""

from __future__ import annotations

import asyncio
import sys

import pytest

from mikrokosmos.server.analyses.pool import MOST_OF_ONE, AnalysisPool, Job, Progress
from mikrokosmos.server.storage import Store
from mikrokosmos.server.storage.analyses import AnalysisKey
from mikrokosmos.server.tables.refused import Refused

ECHO = """
import json, sys, time
asked = json.load(sys.stdin)
for done in range(3):
    print(json.dumps({"done": done, "total": 3}), flush=True)
    time.sleep(asked["record"].get("seconds", 0))
print(json.dumps({"analysis": {"seats": ["Ann"], "of": asked["record"], "level": asked["level"]}}), flush=True)
"""
BROKEN = "import sys; sys.stdin.read(); print('{'); sys.exit(3)"
REFUSING = """import sys; sys.stdin.read(); print('{"refused": "no-analysis"}')"""
ENDLESS = "import sys, time; sys.stdin.read(); time.sleep(60)"


def key(name: str) -> AnalysisKey:
    return AnalysisKey(name, "quick", "v1")


def pool(store: Store, code: str, **more: float) -> AnalysisPool:
    made = AnalysisPool(store.analyses, 1, 3, (sys.executable, "-c", code))
    made.seconds = more.get("seconds", 30.0)
    return made


async def followed(job: Job) -> list[Progress]:
    return [progress async for progress in job.news()]


async def test_what_was_found_is_told_and_kept_without_names(url: str) -> None:
    async with await Store.open(url) as store:
        asked = pool(store, ECHO)
        job = asked.job(key("a"), lambda: {"n": 1}, "here")
        assert asked.job(key("a"), lambda: {"n": 2}, "there") is job
        news = await followed(job)
        assert [it.done for it in news if it.total == 3] == sorted(it.done for it in news if it.total == 3)
        assert job.found == {"of": {"n": 1}, "level": "quick"}
        while asked.jobs:
            await asyncio.sleep(0.01)
        assert await store.analyses.find(key("a")) == job.found


async def test_those_who_wait_know_how_many_come_first_and_one_too_many_is_refused(url: str) -> None:
    async with await Store.open(url) as store:
        asked = pool(store, ECHO)
        jobs = [asked.job(key(str(n)), lambda: {"seconds": 0.05}, f"address {n}") for n in range(4)]
        await asyncio.sleep(0.01)
        assert [job.progress.waiting for job in jobs] == [0, 1, 2, 3]
        with pytest.raises(Refused, match="analysis-busy"):
            asked.job(key("more"), dict, "another")
        for job in jobs:
            await followed(job)
            assert job.found is not None
        assert not asked.jobs


async def test_one_address_does_not_fill_the_queue(url: str) -> None:
    async with await Store.open(url) as store:
        asked = pool(store, ENDLESS)
        for number in range(MOST_OF_ONE):
            asked.job(key(str(number)), dict, "greedy")
        with pytest.raises(Refused, match="analysis-busy"):
            asked.job(key("one more"), dict, "greedy")
        asked.job(key("other"), dict, "modest")
        await asked.close()


@pytest.mark.parametrize(
    ("code", "seconds", "reason"),
    [(BROKEN, 30.0, "analysis-failed"), (REFUSING, 30.0, "no-analysis"), (ENDLESS, 0.2, "analysis-failed")],
)
async def test_what_fails_is_told_and_nothing_is_kept(url: str, code: str, seconds: float, reason: str) -> None:
    async with await Store.open(url) as store:
        asked = pool(store, code, seconds=seconds)
        job = asked.job(key("a"), dict, "here")
        await followed(job)
        assert job.found is None and job.refused is not None and job.refused.reason == reason
        assert not asked.jobs and await store.analyses.find(key("a")) is None
