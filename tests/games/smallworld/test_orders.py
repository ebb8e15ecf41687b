"""Standing orders: withdrawn troops go to legal places, evenly or against the attacker, and the turn goes on."""

from __future__ import annotations

import random

import pytest

import mikrokosmos as mk
from kit.conformance import draw
from mikrokosmos.games.smallworld import GAME
from mikrokosmos.games.smallworld.ids import CAMP, PLACE, REGIONS, WITHDRAWAL
from mikrokosmos.games.smallworld.io.orders import NEAREST, ORDERS, SPREAD, distances

POWERS = [
    "bivouacking",
    "commando",
    "mounted",
    "flying",
    "hill",
    "berserk",
    "forest",
    "swamp",
    "merchant",
    "heroic",
    "stout",
]
"""With few powers the encampments come up in every game."""

GAMES = 30 if mk.compiled() else 3


def test_the_game_says_which_orders_it_knows() -> None:
    assert GAME.orders == (SPREAD, NEAREST)
    assert mk.game("creation").orders == ()


@pytest.mark.parametrize("order", ORDERS)
def test_an_order_answers_every_withdrawal_and_nothing_else(order: str) -> None:
    obeyed = 0
    for number in range(GAMES):
        rng = random.Random(f"{order} {number}")
        state = GAME.new(players=2 + number % 4, powers=POWERS)
        while not state.over:
            if state.player == mk.CHANCE:
                state.play(draw(state, rng))
                continue
            answer = GAME.obey(state, order)
            assert (answer is not None) == (state.stage == WITHDRAWAL)
            obeyed += answer is not None
            state.play(rng.choice(state.actions()) if answer is None else answer)
        assert GAME.obey(state, order) is None
    assert obeyed > 5 * GAMES


WITHDRAWN = "smallworld 2 4.0.0 withdrawal:1 20,20 elves+hill:1=h3;7:1;12:2;18:1 orcs+swamp:0=;2:2;6:2 march=orcs"
"""Orcs at 2 and 6 have driven three elves out; 7 lies beside 6, 12 and 18 behind it."""


def placed(order: str) -> list[int]:
    state = GAME.from_line(WITHDRAWN)
    went: list[int] = []
    while len(went) < 3:
        if state.player == mk.CHANCE:  # the line leaves the column empty: it fills up
            state.play(state.chances()[0][0])
            continue
        action = GAME.obey(state, order)
        assert action is not None and action // REGIONS in (PLACE, CAMP)
        went.append(action % REGIONS + 1)
        state.play(action)
    return went


def test_spread_evens_out() -> None:
    assert placed(SPREAD) == [7, 18, 7]


def test_nearest_goes_where_the_attacker_is() -> None:
    state = GAME.from_line(WITHDRAWN)
    far = distances(state)
    steps = {region: far[region - 1] for region in (2, 6, 7, 12, 18)}
    closest = min(steps[region] for region in (7, 12, 18))
    went = placed(NEAREST)
    assert steps[2] == steps[6] == 0 and len(went) == 3
    assert all(steps[region] == closest for region in went)
