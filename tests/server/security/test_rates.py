"""Buckets of tokens, beside a model that keeps every taking ever made."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mikrokosmos.server.security.rates import Rates

RATE, BURST, KEYS = 4, 3, 3
# Quarters and eighths of a second are exact in binary: the model and the buckets must agree to the last bit.
STEPS = st.tuples(st.integers(-2, 16), st.sampled_from("abcd"), st.integers(1, BURST))


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Model:
    """All keys ever used, each with its tokens; the last used ones at the end."""

    def __init__(self) -> None:
        self.tokens: list[tuple[str, Fraction, Fraction]] = []

    def take(self, key: str, cost: int, now: Fraction) -> Fraction:
        had = [row for row in self.tokens if row[0] == key]
        _, tokens, counted = had[0] if had else (key, Fraction(BURST), now)
        tokens = min(Fraction(BURST), tokens + max(Fraction(0), now - counted) * RATE)
        wait = max(Fraction(0), (cost - tokens) / RATE)
        left = tokens if wait else tokens - cost
        self.tokens = [row for row in self.tokens if row[0] != key] + [(key, left, now)]
        self.tokens = self.tokens[-KEYS:]
        return wait


@given(st.lists(STEPS, max_size=60))
def test_buckets_do_as_the_model(steps: list[tuple[int, str, int]]) -> None:
    clock, model = Clock(), Model()
    rates = Rates(RATE, BURST, KEYS, clock)
    for eighths, key, cost in steps:
        clock.now += eighths / 8
        assert Fraction(rates.take(key, cost)) == model.take(key, cost, Fraction(clock.now))
        assert len(rates) == len(model.tokens) <= KEYS


@given(st.lists(st.integers(0, 16), max_size=80))
def test_never_more_than_the_burst_and_what_came_back(waits: list[int]) -> None:
    clock = Clock()
    rates = Rates(RATE, BURST, clock=clock)
    accepted = 0
    for eighths in waits:
        clock.now += eighths / 8
        accepted += not rates.take("a")
        assert accepted <= BURST + RATE * clock.now


def test_the_wait_it_names_is_long_enough() -> None:
    clock = Clock()
    rates = Rates(0.3, 1, clock=clock)
    assert rates.take("a") == 0
    clock.now += rates.take("a") + 1e-9
    assert rates.take("a") == 0


def test_a_clock_that_goes_back_makes_nobody_wait_longer() -> None:
    clock = Clock()
    clock.now = 1_000_000.0
    rates = Rates(1, 2, clock=clock)
    assert rates.take("a", 2) == 0
    clock.now -= 86_400
    assert rates.take("a") == 1, "nothing is given either"
    clock.now += 1
    assert rates.take("a") == 0


def test_a_refusal_takes_nothing() -> None:
    clock = Clock()
    rates = Rates(1, 2, clock=clock)
    rates.take("a")
    assert rates.take("a", 2) == 1 and rates.take("a", 2) == 1
    assert rates.take("a") == 0


def test_what_is_gone_starts_anew() -> None:
    rates = Rates(1, 1, clock=Clock())
    assert rates.take("a") == 0 and rates.take("a") == 1
    rates.forget("a")
    rates.forget("b")
    assert len(rates) == 0 and rates.take("a") == 0


@pytest.mark.parametrize("bad", [(0, 1, 1), (1, 0.5, 1), (1, 1, 0)])
def test_a_rate_that_grants_nothing_is_refused(bad: tuple[float, float, int]) -> None:
    with pytest.raises(ValueError, match="rate above 0"):
        Rates(*bad)


@pytest.mark.parametrize("cost", [0, -1, 4])
def test_a_cost_that_could_never_be_paid_is_refused(cost: int) -> None:
    with pytest.raises(ValueError, match="cost"):
        Rates(1, 3).take("a", cost)
