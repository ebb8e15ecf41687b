"""What is to be put down, told as a whole: a plan made of nothing else comes true, and ends its step."""

from __future__ import annotations

import random
from typing import Any

import pytest

import mikrokosmos as mk
from kit.scene import Scene, do
from kit.told import words
from mikrokosmos.games.smallworld import GAME
from mikrokosmos.games.smallworld.ids import REDEPLOYMENT, WITHDRAWAL
from mikrokosmos.games.smallworld.state import SmallWorldState
from mikrokosmos.games.smallworld.types.view import Supplies


def supplies(state: SmallWorldState) -> Supplies:
    told = state.view(None)["supplies"]
    assert told is not None
    return told


def pieces(state: SmallWorldState) -> list[tuple[str, int, bool, bool]]:
    return [(it["deed"], it["count"], it["must"], it["alone"]) for it in supplies(state)["pieces"]]


def test_heroes_must_be_put_down_alone_and_no_more_than_there_are_regions() -> None:
    state = Scene(tribes=False).people(0, "orcs", "heroic", {2: 3, 3: 1, 17: 1}).conquest()
    do(state, "stop")
    assert pieces(state) == [("place", 2, True, False), ("hero", 2, True, True)]
    state = Scene(tribes=False).people(0, "orcs", "heroic", {2: 1}).conquest()
    do(state, "stop")
    assert pieces(state) == [("hero", 1, True, True)]


def test_camps_and_forts_may_be_put_down() -> None:
    state = Scene(tribes=False).people(0, "orcs", "bivouacking", {2: 2, 3: 1}).conquest()
    do(state, "stop")
    assert pieces(state) == [("place", 1, True, False), ("camp", 5, False, False)]
    state = Scene(tribes=False).people(0, "orcs", "fortified", {2: 2, 3: 1}).marker("fort", 2).conquest()
    do(state, "stop")
    assert pieces(state) == [("place", 1, True, False), ("fort", 1, False, True)]


def test_nothing_is_told_while_nothing_is_put_down() -> None:
    assert Scene().people(0, "orcs", "heroic", {2: 3}).conquest().view(None)["supplies"] is None


def plan(state: SmallWorldState, rng: random.Random) -> list[int]:
    """Any complete plan, from what a seat is told alone: supplies and listed actions."""
    view, told = state.view(None), supplies(state)
    rooms: dict[tuple[str, str | None], list[int]] = {}
    for action in state.actions():
        said = words(state, action)
        if "region" in said:
            race = view["regions"][said["region"] - 1]["race"]
            rooms.setdefault((said["type"], race), []).append(action)
    assert {(it["deed"], it["race"]) for it in told["pieces"]} == set(rooms)
    moves, spare = [], False
    for it in told["pieces"]:
        room = rooms[it["deed"], it["race"]]
        going = it["count"] if it["must"] else rng.randint(0, it["count"])
        moves += rng.sample(room, going) if it["alone"] else rng.choices(room, k=going)
        spare |= going < it["count"]
    return [*moves, told["done"]] if spare else moves


POWERS = ["heroic", "bivouacking", "fortified", "diplomat", "flying", "stout", "alchemist"]
TWICE = {"power": {"twice": {"tokens": 4, "forts": 2}}}


@pytest.mark.parametrize("content", [None, TWICE], ids=["box", "two forts a turn"])
def test_a_plan_made_of_nothing_else_comes_true_and_ends_its_step(content: dict[str, Any] | None) -> None:
    rng = random.Random(7)
    seen = set()
    for _ in range(16):
        powers = POWERS if content is None else [*POWERS, "twice"]
        state = GAME.new(players=3, powers=powers, content=content)
        while state.player != mk.OVER:
            if state.player == mk.CHANCE:
                state.play(rng.choice(state.chances())[0])
            elif state.stage in (REDEPLOYMENT, WITHDRAWAL):
                at = (state.stage, state.player)
                seen |= {(state.stage, it["deed"]) for it in supplies(state)["pieces"]}
                for number, move in enumerate(moves := plan(state, rng)):
                    assert (state.stage, state.player) == at, f"{moves} ends before {number}"
                    assert move in state.actions()
                    state.play(move)
                assert (state.stage, state.player) != at, f"{moves} does not end"
            else:
                state.play(rng.choice(state.actions()))
    assert {(REDEPLOYMENT, deed) for deed in ("place", "hero", "camp", "fort")} < seen
    assert {(WITHDRAWAL, "place"), (WITHDRAWAL, "camp")} <= seen
