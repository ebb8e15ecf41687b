"""What nobody may know: the stacks, and the gods of the others. All else lies open."""

from __future__ import annotations

import random

import pytest

import mikrokosmos as mk
from kit.creation import dealt, do, play_on, position
from kit.told import words
from mikrokosmos.games.creation import GAME


@pytest.mark.rule("R3")
def test_stacks_show_how_many_tiles_they_have_and_nothing_else() -> None:
    state = position(4, stage="draw", gap=1)
    for seat in (0, 1, 2, 3, None):
        assert state.view(seat)["stacks"] == [14, 14, 13]
    assert not [word for word in state.view(0) if "unseen" in word or "mark" in word]


@pytest.mark.rule("R3")
@pytest.mark.parametrize("stack", [1, 2, 3])
def test_whichever_stack_is_drawn_from_every_unseen_tile_is_as_likely_as_any_other(stack: int) -> None:
    state = position(4, stage="draw", gap=1, stacks="1.30.10")
    seen = {tile for tile in state.view(None)["map"] if tile} | {
        tile["tile"] for world in state.view(None)["worlds"] for tile in world
    }
    do(state, "draw", stack=stack)
    tiles = [tile.id for tile in state.world.tiles if tile.mark <= 4 and tile.id not in seen]
    assert [(words(state, x)["tile"], weight) for x, weight in state.chances()] == [(tile, 1) for tile in tiles]


@pytest.mark.rule("R36")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_map_the_worlds_the_stacks_and_shown_gods_are_open_to_all(players: int) -> None:
    hidden = {"seat", "gods"}
    for state in play_on(dealt(players), seed=players):
        told = [state.view(seat) for seat in (*range(players), None)]
        assert all({**view, "seat": 0, "gods": 0} == {**told[0], "seat": 0, "gods": 0} for view in told)
        assert hidden <= set(told[0])
        for seat in range(players):
            assert told[seat]["gods"] == [
                {**god, "god": god["god"] if who == seat or god["shown"] else None}
                for who, god in enumerate(state.to_json()["gods"])
            ]


@pytest.mark.rule("R36")
def test_which_god_was_dealt_is_told_to_its_seat_alone() -> None:
    state = GAME.new(players=3)
    for _ in range(9):
        state.play(state.chances()[0][0])
    assert do(state, "deal", god="tide") == [
        {"type": "dealt", "seat": 0, "sees": "all"},
        {"type": "god", "seat": 0, "god": "tide", "sees": [0]},
    ]


@pytest.mark.rule("R36")
def test_a_record_given_out_before_the_end_keeps_the_gods() -> None:
    record = mk.Record.start(GAME, players=3)
    for _ in range(12):
        record.play(record.state.chances()[0][0])
    for seat in (0, 1, 2, None):
        moves = record.given_to(seat)["moves"]
        deals = [move["words"] for move in moves if move["words"]["type"] == "deal"]
        gods = ["blossom", "ember", "tide"]
        assert deals == [{"type": "deal", **({"god": gods[who]} if who == seat else {})} for who in range(3)]


@pytest.mark.rule("R36")
def test_imagining_redraws_the_gods_one_has_not_seen_and_nothing_else() -> None:
    state = position(4, round=3, turn=1, gods="0,1*,2,3")
    seen: dict[int, set[str]] = {seat: set() for seat in range(4)}
    for seed in range(80):
        thought = state.imagine(2, random.Random(seed))
        assert thought.view(2) == state.view(2)
        for seat in range(4):
            seen[seat].add(thought.to_json()["gods"][seat]["god"])
    assert seen == {0: {"blossom", "grove", "dune"}, 1: {"ember"}, 2: {"tide"}, 3: {"blossom", "grove", "dune"}}
    assert state.to_json() == position(4, round=3, turn=1, gods="0,1*,2,3").to_json()


def test_a_strange_seat_sees_nothing() -> None:
    with pytest.raises(ValueError, match="there is no seat 2: seats are 0 to 1, and None is a spectator"):
        position(2).view(2)
