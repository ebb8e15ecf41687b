"""The price of a conquest: a judge reckons with what the rules ask for, whoever attacks and whatever was agreed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

import mikrokosmos as mk
from kit.any_table import any_positions
from mikrokosmos.core.ledger import Ledger
from mikrokosmos.games.smallworld import GAME
from mikrokosmos.games.smallworld.ids import ACTIVE, NONE, RACES, T_BESIDE, T_DISCOUNT, T_MINIMUM
from mikrokosmos.games.smallworld.judge.campaign import prepare, price_in
from mikrokosmos.games.smallworld.judge.danger import assess_dangers, defence, price_for
from mikrokosmos.games.smallworld.judge.scratchpad import Scratchpad
from mikrokosmos.games.smallworld.rules.conquest import cost, own_tokens, with_roll
from mikrokosmos.games.smallworld.state import SmallWorldState

GAMES = 40 if mk.compiled() else 3
APART = 12

DISCOUNTS = (T_DISCOUNT, T_BESIDE, T_MINIMUM)
DEAREST = 23
"""A judge does not tell dearer regions apart."""


def attackers(state: SmallWorldState) -> list[int]:
    """Every people somebody leads: active ones, declined ones that march, and those that never will again."""
    return [people for people in range(RACES) if state.seat_of[people] != NONE]


def looked(state: SmallWorldState, people: int) -> Scratchpad:
    """A judge that has looked at the table and prepared a march of this people."""
    pad = GAME.judge("greedy", state)
    assert isinstance(pad, Scratchpad)
    assess_dangers(pad, state, state.seat_of[people])
    prepare(pad, state, people, 0)
    return pad


def terms(state: SmallWorldState, people: int, region: int) -> Counter[int]:
    """The terms of a price by their reason."""
    with Ledger(state) as ledger:
        cost(state, people, region)
    found: Counter[int] = Counter()
    for line in ledger.lines:
        found[line[1]] += line[3]
    return found


def cases(seed: int) -> Iterator[tuple[SmallWorldState, Scratchpad, int, int]]:
    """A position, a judge that has looked at it, an attacker and a region it does not hold."""
    for state in any_positions(seed, GAMES, APART):
        for people in attackers(state):
            pad = looked(state, people)
            for region in range(state.world.regions):
                if not state.held[people] >> region & 1:
                    yield state, pad, people, region


@pytest.mark.parametrize("seed", range(4))
def test_a_plan_pays_what_the_rules_ask(seed: int) -> None:
    seen: Counter[str] = Counter()
    for state, pad, people, region in cases(seed):
        price = cost(state, people, region)
        assert price_in(pad, state.held[people], region, 0) == price
        seen["active" if state.standing[people] == ACTIVE else "declined"] += 1
        seen["cheap"] += price == 1
    assert min(seen["active"], seen["declined"], seen["cheap"]) > 10 * GAMES


@pytest.mark.parametrize("seed", range(4))
def test_a_plan_pays_the_same_when_it_has_come_to_that(seed: int) -> None:
    """Regions that are only planned count as held: what lies beside them is as cheap as it will be."""
    rng = random.Random(~seed)
    cheaper = 0
    for state, pad, people, region in cases(seed):
        if rng.random() < 0.1:
            held = list(state.held)
            planned = held[people] | rng.getrandbits(state.world.regions) & ~(1 << region)
            then = state.copy()
            then.held = [*held[:people], planned, *held[people + 1 :]]
            price = cost(then, people, region)
            assert price_in(pad, planned, region, 0) == price
            cheaper += price < cost(state, people, region)
            then.pips = rng.randrange(4)
            assert price_in(pad, planned, region, then.pips) == with_roll(then, price)
    assert cheaper >= GAMES // 4


@pytest.mark.parametrize("seed", range(4))
def test_danger_reckons_with_the_rules_price_but_for_what_lies_beside(seed: int) -> None:
    """Who is in reach of a region is a guess, so is what will lie beside it by then; all else is the rules' sum."""
    for state, pad, people, region in cases(seed):
        told = terms(state, people, region)
        stands = sum(amount for reason, amount in told.items() if reason not in DISCOUNTS)
        ignored = own_tokens(state, state.seat_of[people], region) if state.world.ignores_own else 0
        assert defence(state, region) - ignored == stands
        if state.standing[people] == ACTIVE:
            wanted = max(1, min(DEAREST, stands + told[T_DISCOUNT]))
            assert price_for(pad, state, people, region, stands) == wanted
