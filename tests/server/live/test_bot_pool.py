"""Bots that think long: nobody waits for them, and they come to an end in time."""

from __future__ import annotations

import asyncio
import random
import time

import pytest

import mikrokosmos as mk
from kit.learned import learn, unlearn
from mikrokosmos import bots
from mikrokosmos.bots.search_bot import LEVELS, Level
from mikrokosmos.core.chance import sample
from mikrokosmos.server.live.bot_pool import BotPool
from mikrokosmos.server.live.session import ADVISERS

ENDLESS = Level(1 << 18, 16, deep=1 << 24, finalists=8, trees=2)
"""So much that it is always the clock that ends it."""
CAP, SLACK = 0.5, 10.0
"""Seconds; the slack is for a machine that has other things to do."""


def choosing(game: str = "smallworld") -> mk.State:
    """A position in which there is something to choose."""
    state, rng = mk.game(game).new(players=2), random.Random(3)
    for _ in range(400):
        if state.player != mk.CHANCE and len(state.actions()) > 6:
            return state
        state.play(sample(state.chances(), rng) if state.player == mk.CHANCE else rng.choice(state.actions()))
    raise AssertionError("nothing to choose")


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> None:
    learn(monkeypatch, "smallworld", 2)
    monkeypatch.setitem(LEVELS, "champion", ENDLESS)


@pytest.mark.usefixtures("endless")
async def test_the_loop_goes_on_while_a_champion_thinks_and_it_ends_in_time() -> None:
    state = choosing()
    with BotPool(threads=1, seconds=CAP) as pool:
        began = time.monotonic()
        thinking = asyncio.create_task(pool.choose("champion", 1, state.copy()))
        ticks = 0
        while not thinking.done():
            await asyncio.sleep(0.01)
            ticks += 1
        assert await thinking in state.actions()
        assert time.monotonic() - began < CAP + SLACK
    assert ticks >= 5, "the loop was free meanwhile"


@pytest.mark.usefixtures("endless")
async def test_who_answers_at_once_does_not_wait_for_those_who_think_long() -> None:
    state = choosing()
    with BotPool(threads=1, seconds=CAP) as pool:
        thinking = [asyncio.create_task(pool.choose("champion", seed, state.copy())) for seed in range(3)]
        await asyncio.sleep(0)
        assert await pool.choose("novice", 1, state.copy()) in state.actions()
        assert await pool.hints(ADVISERS, state.copy())
        assert not all(task.done() for task in thinking), "a table full of champions holds up nobody else"
        for move in await asyncio.gather(*thinking):
            assert move in state.actions()


async def test_hints_have_chances_where_there_are_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    state = choosing()
    with BotPool(threads=1) as pool:
        learn(monkeypatch, "smallworld", 2)
        assert (await pool.hints(ADVISERS, state.copy()))[0].chance is not None
        unlearn(monkeypatch, "smallworld")
        plain = await pool.hints(ADVISERS, state.copy())
        assert plain and all(candidate.chance is None and candidate.value is not None for candidate in plain)


def test_only_a_bot_with_weights_is_able_to_search(monkeypatch: pytest.MonkeyPatch) -> None:
    learn(monkeypatch, "creation", 3)
    two, three = (mk.game("creation").new(players=players) for players in (2, 3))
    for name in ("expert", "champion"):
        assert bots.able(name, three) and not bots.able(name, two)
    assert bots.able("greedy", two) and not bots.able("greedy", mk.game("toy").new(players=2))
    assert not bots.able("expert", mk.game("toy").new(players=2))
    assert bots.thinks_long("champion") and not bots.thinks_long("expert") and not bots.thinks_long("greedy")
