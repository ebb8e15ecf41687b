"""The random bot: legal, even-handed, repeatable."""

from __future__ import annotations

import random
from collections import Counter

import mikrokosmos as mk
from mikrokosmos.bots import Bot, RandomBot, Seat


def waiting() -> mk.State:
    """A toy game in which a seat is to act."""
    state = mk.game("toy").new(players=2)
    rng = random.Random(1)
    while state.player == mk.CHANCE:
        state.play(mk.sample(state.chances(), rng))
    return state


def test_every_legal_action_comes_up_about_as_often() -> None:
    state = waiting()
    bot: Bot = RandomBot(7)
    seen = Counter(bot.choose(Seat(state)) for _ in range(3000))
    assert sorted(seen) == state.actions()
    assert max(seen.values()) < 1.2 * min(seen.values())


def test_the_same_seed_chooses_the_same() -> None:
    state = waiting()
    first, second = RandomBot(3), RandomBot(3)
    assert [first.choose(Seat(state)) for _ in range(50)] == [second.choose(Seat(state)) for _ in range(50)]
