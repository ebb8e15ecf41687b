"""The worked game that the rulebooks tell in the captions of their pictures, from the deal to the second decline.

The captions follow one player: Merchant Skeletons come over a hill, rob the Elves of a field, roll for a mountain, earn
six coins, decline, and turn to dust when the Hill Tritons after them decline as well. What the captions leave open (the
board for three, where the Elves settle, a third player far away) is chosen to fit.
"""

from __future__ import annotations

from typing import Any

import pytest

from kit.scene import (
    choices,
    coins,
    cost,
    do,
    earned,
    hand,
    owner,
    people,
    region,
    reveal,
    roll,
    stage,
    tokens,
    tray,
    why_not,
)
from mikrokosmos.games.smallworld import GAME
from mikrokosmos.games.smallworld.state import SmallWorldState

ELF, BONES, FAR = 0, 1, 2  # the seats: the Elves' player, the one of the captions, and one far away

LAND_OF_BONES = [18, 23, 24]
HILL, FIELD, MOUNTAIN = 24, 23, 18  # a hill with a lost tribe by the sea, a farmland beside it, a mountain beside it

DEAL = (
    ("elves", "forest"),
    ("skeletons", "merchant"),
    ("humans", "alchemist"),
    ("tritons", "hill"),
    ("orcs", "swamp"),
    ("giants", "flying"),
)


def dealt() -> SmallWorldState:
    """A new game for three with the combos in the order of the deal."""
    state = GAME.new(players=3, first=ELF)
    for race, power in DEAL:
        state.play(state.encode({"type": "banner", "race": race}))
        state.play(state.encode({"type": "badge", "power": power}))
    assert (state.player, stage(state)) == (ELF, "pick")
    return state


def pick_top(state: SmallWorldState) -> None:
    """Take the free combo; what chance turns over for it does not matter here."""
    do(state, "pick", 1)
    reveal(state)


def conquer(state: SmallWorldState, costs: dict[int, int]) -> None:
    """Take these regions one after the other, each at its cost, and stop."""
    for at, price in costs.items():
        assert cost(state, at) == price
        do(state, "conquer", at)
    do(state, "stop")


def put_down(state: SmallWorldState, troops: dict[int, int]) -> list[dict[str, Any]]:
    """Add these tokens to regions; returns what the last one of them set off."""
    events: list[dict[str, Any]] = []
    for at, number in troops.items():
        for _ in range(number):
            events = do(state, "place", at)
    return events


def terms(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What the coins of these events were paid for."""
    return [term for event in events if event["type"] == "coins" for term in event["terms"]]


def elves_settle(state: SmallWorldState) -> None:
    """Before the story: Forest Elves take two forests, a hill and the field that the Skeletons will want."""
    pick_top(state)
    conquer(state, {30: 3, FIELD: 3, 29: 2, 21: 2})
    assert earned(put_down(state, {FIELD: 1, 30: 2, 29: 2, 21: 1}), ELF) == 4 + 2
    assert [tokens(state, at) for at in (FIELD, 30, 29, 21)] == [2, 3, 3, 2]


def humans_settle(state: SmallWorldState) -> None:
    """Meanwhile, in the far corner: Alchemist Humans."""
    pick_top(state)
    conquer(state, {19: 2, 26: 2, 27: 3})
    assert earned(put_down(state, {19: 2, 26: 2, 27: 2}), FAR) == 3 + 1 + 2


def skeletons_come_over_the_hill(state: SmallWorldState) -> None:
    """First caption: eight Merchant Skeletons; the hill with its lost tribe costs three of them."""
    pick_top(state)
    assert hand(state, "skeletons") == 8
    assert region(state, HILL)["tribe"] is True
    assert why_not(state, "conquer", FIELD) == "not-an-entry"
    assert cost(state, HILL) == 3
    do(state, "conquer", HILL)
    assert (tokens(state, HILL), hand(state, "skeletons"), region(state, HILL)["tribe"]) == (3, 5, False)


def skeletons_rob_the_elves(state: SmallWorldState) -> None:
    """Second caption: from the hill on into the Elves' farmland next to it. The Elves go, but none of them is lost."""
    assert cost(state, FIELD) == 2 + 2
    do(state, "conquer", FIELD)
    assert (owner(state, FIELD), hand(state, "skeletons")) == ("skeletons", 1)
    assert (hand(state, "elves"), tray(state, "elves")) == (2, 1)


def skeletons_roll_for_the_mountain(state: SmallWorldState) -> None:
    """Third caption: one token left and a lucky die: the mountain is the final conquest of the turn."""
    assert why_not(state, "conquer", MOUNTAIN) == "too-few-tokens"
    assert cost(state, MOUNTAIN, "attempt") == 3
    do(state, "attempt", MOUNTAIN)
    events = roll(state, 2)
    assert {"type": "conquered", "race": "skeletons", "region": 18, "tokens": 1, "how": "die", "sees": "all"} in events
    assert {"type": "recruited", "race": "skeletons", "tokens": 1, "sees": "all"} in events
    assert stage(state) == "redeployment"


def skeletons_redeploy_and_score(state: SmallWorldState) -> None:
    """Fourth and fifth caption: a ninth Skeleton for two non-empty regions; three coins and three for the merchants."""
    assert (hand(state, "skeletons"), tray(state, "skeletons")) == (6, 11)
    assert choices(state, "place") == [MOUNTAIN, FIELD, HILL]
    events = put_down(state, {HILL: 2, FIELD: 2, MOUNTAIN: 2})
    assert [tokens(state, at) for at in (HILL, FIELD, MOUNTAIN)] == [3, 3, 3]
    assert earned(events, BONES) == 6
    assert terms(events) == [
        {"reason": "active", "amount": 3, "of": "skeletons", "regions": LAND_OF_BONES},
        {"reason": "income", "amount": 3, "of": "merchant", "regions": LAND_OF_BONES},
    ]
    assert (state.player, stage(state), choices(state, "place")) == (ELF, "withdrawal", [21, 29, 30])
    put_down(state, {30: 2})
    assert state.turn == FAR


def skeletons_decline(state: SmallWorldState) -> None:
    """Between the captions: one Skeleton stays in each region, the merchants' badge is gone, and so is its bonus."""
    assert earned(do(state, "decline"), BONES) == 3
    assert [tokens(state, at) for at in (HILL, FIELD, MOUNTAIN)] == [1, 1, 1]
    assert (tray(state, "skeletons"), state.view(None)["stack"]["discard"]) == (17, ["merchant"])


def tritons_score_beside_the_skeletons(state: SmallWorldState) -> None:
    """Sixth caption: one bonus coin for the only hill; the declined Skeletons give a coin a region and no bonus."""
    pick_top(state)
    assert hand(state, "tritons") == 10
    conquer(state, {3: 1, 2: 2, 13: 2, 9: 2, 10: 2})
    events = put_down(state, {10: 2, 13: 1, 2: 2})
    assert terms(events) == [
        {"reason": "declined", "amount": 3, "of": "skeletons", "regions": LAND_OF_BONES},
        {"reason": "active", "amount": 5, "of": "tritons", "regions": [2, 3, 9, 10, 13]},
        {"reason": "income", "amount": 1, "of": "hill", "regions": [10]},
    ]
    assert earned(events, BONES) == 9


def tritons_decline_and_skeletons_turn_to_dust(state: SmallWorldState) -> None:
    """The last two captions: no Skeleton is left, one Triton stays in each region, the Hill badge is discarded."""
    events = do(state, "decline")
    assert [event["type"] for event in events] == ["vanished", "declined", "coins", "turn"]
    assert [owner(state, at) for at in (HILL, FIELD, MOUNTAIN)] == [None, None, None]
    assert (people(state, "skeletons"), tray(state, "skeletons")) == (None, 20)
    assert state.view(None)["stack"]["under"] == ["skeletons"]
    for at in (3, 2, 13, 9, 10):
        assert (owner(state, at), tokens(state, at), region(state, at)["declined"]) == ("tritons", 1, True)
    tritons = people(state, "tritons")
    assert tritons is not None
    assert (tritons["standing"], tritons["power"]) == ("declined", None)
    assert state.view(None)["stack"]["discard"] == ["hill", "merchant"]
    assert earned(events, BONES) == 5


def stay(state: SmallWorldState, home: int) -> None:
    """A quiet turn: no conquest, all troops to one region."""
    do(state, "stop")
    while stage(state) == "redeployment":
        do(state, "place", home)


@pytest.mark.rule("RACE-SKE-1", "POW-MERC", "DECL-3", "DECL-4", "DECL-6")
def test_the_worked_game_of_the_rulebooks() -> None:
    state = dealt()
    elves_settle(state)
    skeletons_come_over_the_hill(state)
    skeletons_rob_the_elves(state)
    skeletons_roll_for_the_mountain(state)
    skeletons_redeploy_and_score(state)
    humans_settle(state)

    conquer(state, {22: 3})  # the second round: the Elves turn away from the Skeletons, to the magic swamp
    put_down(state, {22: 2, 29: 2, 30: 2})
    skeletons_decline(state)
    stay(state, 19)

    stay(state, 22)
    tritons_score_beside_the_skeletons(state)
    stay(state, 19)

    stay(state, 22)
    tritons_decline_and_skeletons_turn_to_dust(state)

    assert (state.round, state.turn) == (4, FAR)
    assert coins(state, BONES) == 5 + 6 + 3 + 9 + 5
