"""Drawing from integer weights."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mikrokosmos.core.chance import CHANCE, OVER, sample


class Fixed(random.Random):
    """A generator that always names the same ticket."""

    def __init__(self, ticket: int) -> None:
        super().__init__()
        self.ticket = ticket

    def randrange(self, *_: object) -> int:
        return self.ticket


def test_chance_and_over_are_not_seats() -> None:
    assert CHANCE < 0 and OVER < 0 and CHANCE != OVER


@given(
    st.lists(st.tuples(st.integers(0, 99), st.integers(0, 9)), min_size=1).filter(lambda c: sum(w for _, w in c) > 0)
)
def test_every_outcome_owns_as_many_tickets_as_it_weighs(chances: list[tuple[int, int]]) -> None:
    total = sum(weight for _, weight in chances)
    drawn = Counter(sample(chances, Fixed(ticket)) for ticket in range(total))
    owned: Counter[int] = Counter()
    for outcome, weight in chances:
        owned[outcome] += weight
    assert drawn == +owned


def test_the_same_seed_draws_the_same() -> None:
    chances = [(0, 3), (5, 2), (9, 1)]
    one, two = random.Random(7), random.Random(7)
    assert [sample(chances, one) for _ in range(50)] == [sample(chances, two) for _ in range(50)]


@pytest.mark.parametrize("chances", [[], [(1, 0)], [(1, 2), (2, -2)]])
def test_nothing_to_draw_from(chances: list[tuple[int, int]]) -> None:
    with pytest.raises(ValueError, match="nothing to draw from"):
        sample(chances, random.Random(0))


def test_a_generator_that_cheats_is_found_out() -> None:
    with pytest.raises(ValueError):
        sample([(0, 1)], Fixed(1))
