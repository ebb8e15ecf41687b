"""A state that cannot be is refused, and the refusal says what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from mikrokosmos import RecordError
from mikrokosmos.games.creation import GAME
from mikrokosmos.games.creation.io.soundness import faults
from mikrokosmos.games.creation.state import CreationState

Data = dict[str, Any]
Damage = Callable[[Data], object]

LAYING = "creation 5 1.0.0 laying:chance map=-,-,-,-,-,-,-,-,- faith=2222 stacks=16.15.15 gods=-,-,-,-,- gap=1 w0= w1="
LAYING += " w2= w3= w4="
DEALING = "creation 2 1.0.0 dealing:chance map=A0,A1,A2,A3,A4,B0,B1,B2,B3 faith=2222 stacks=7.7.7 gods=-,- w0= w1="
WHO_BEGINS = DEALING.replace("1.0.0 dealing", "1.-.0 first-seat").replace("gods=-,-", "gods=3,0")
CHOOSING = "creation 3 3.0.1 choose:1 map=A0,A1,A2,A3,A4,B0,B1,B2,B3 faith=2312 stacks=9.8.7 gods=1*,0,3"
CHOOSING += " w0=C0@0,0;C1@1,0r2;C2@1,1 w1=D0@0,-1r3;D1@0,0 w2=E0@-1,0;E1@0,0"
PLACING = CHOOSING.replace("choose", "place").replace("map=A0", "map=-").replace(" w0=", " gap=1 hand=A0 w0=")
FINISHED = "creation 2 9.0.0 finished:over map=A0,A1,A2,A3,A4,B0,B1,B2,B3 faith=1231 stacks=3.0.0 gods=3*,0"
FINISHED += " w0=B4@0,0;C0@1,0;C1@2,0;C2@0,1;C3@1,1;C4@2,1;D0@0,2;D1@1,2;D2@2,2"
FINISHED += " w1=D3@0,0;D4@1,0;E0@2,0;E1@0,1;E2@1,1;E3@2,1;E4@0,2;F0@1,2;F1@2,2"

LINES = [LAYING, DEALING, WHO_BEGINS, CHOOSING, PLACING, FINISHED]


def world(seat: int, at: int, **words: Any) -> Damage:
    """Change what is said of one tile of a world."""
    return lambda d: d["worlds"][seat][at].update(words)


def grow(data: Data) -> None:
    """A tenth tile for a world that is full."""
    data["map"][0], data["gap"] = None, 1
    data["worlds"][0].append({"tile": "A0", "x": -1, "y": 0, "turns": 0})


def swap_turn(data: Data) -> None:
    """Seat 2 is in turn, and it is the turn of seat 1."""
    data.update(turn=2, player=2)


DAMAGES: dict[str, tuple[str, Damage, str]] = {
    "a tile twice": (CHOOSING, lambda d: d["map"].__setitem__(0, "A1"), "tiles are not each in one place"),
    "a tile in two worlds": (CHOOSING, world(1, 0, tile="C0"), "tiles are not each in one place"),
    "a tile on the map and in a world": (CHOOSING, world(1, 0, tile="A0"), "tiles are not each in one place"),
    "a tile for more players": (CHOOSING, world(1, 0, tile="K0"), "tiles are not each in one place"),
    "a stack with one too many": (CHOOSING, lambda d: d.update(stacks=[10, 8, 7]), r"the stacks have \[10, 8, 7\]"),
    "a stack with one too few": (CHOOSING, lambda d: d.update(stacks=[8, 8, 7]), r"of 24 unseen tiles"),
    "a stack below nothing": (CHOOSING, lambda d: d.update(stacks=[25, 0, -1]), "number from 0 to 64"),
    "markers that face each other": (
        CHOOSING,
        lambda d: d["faith"].update(north=1),
        r"markers 0 and 2 stand at \(0, 0\)",
    ),
    "markers that face east and west": (CHOOSING, lambda d: d["faith"].update(west=3), "markers 1 and 3 stand at"),
    "a marker beside the map": (CHOOSING, lambda d: d["faith"].update(north=4), "number from 1 to 3"),
    "a marker on no side": (CHOOSING, lambda d: d["faith"].pop("west"), "malformed at KeyError"),
    "a world without its first tile": (CHOOSING, world(1, 1, x=1), "the world of seat 1 is beyond three by three"),
    "a world of four in a row": (FINISHED, world(0, 8, x=-1, y=2), "the world of seat 0 is beyond three by three"),
    "a world in pieces": (CHOOSING, world(2, 0, x=-1, y=1), "the world of seat 2 is in pieces"),
    "two tiles in one place": (CHOOSING, world(0, 1, x=0), "two tiles in one place of seat 0"),
    "a tile outside the yard": (CHOOSING, world(0, 1, x=3), "number from -2 to 2"),
    "a tile turned too far": (CHOOSING, world(0, 1, turns=4), "number from 0 to 3"),
    "a tile too few": (FINISHED, lambda d: d["worlds"][1].pop(), "seat 1 has 8 tiles after 9 turns"),
    "a tile too many": (FINISHED, grow, "seat 0 has 10 tiles after 9 turns"),
    "another seat's turn": (CHOOSING, swap_turn, "seat 1 has 2 tiles after 3 turns"),
    "another round": (CHOOSING, lambda d: d.update(round=4), "seat 0 has 3 tiles after 4 turns"),
    "tiles of nobody": (
        DEALING,
        lambda d: d["worlds"][0].append({"tile": "C0", "x": 0, "y": 0, "turns": 0}),
        "after 0",
    ),
    "a god twice": (CHOOSING, lambda d: d["gods"][1].update(god="grove"), "god tokens are not each in one place"),
    "a god missing": (CHOOSING, lambda d: d["gods"][2].update(dealt=False), "2 god tokens for 3 players"),
    "gods not dealt in order": (DEALING, lambda d: d["gods"][1].update(dealt=True, god="tide"), "not dealt in order"),
    "a god shown and not dealt": (DEALING, lambda d: d["gods"][0].update(shown=True), "shown that was not dealt"),
    "a god without a name": (CHOOSING, lambda d: d["gods"][2].update(god=None), "malformed at ValueError"),
    "a round that is none": (CHOOSING, lambda d: d.update(round=10), "number from 1 to 9"),
    "chance in a seat's stage": (CHOOSING, lambda d: d.update(player="chance"), "stage 3 does not fit mover -1"),
    "a seat in chance's stage": (DEALING, lambda d: d.update(player=0), "stage 1 does not fit mover 0"),
    "the end too early": (CHOOSING, lambda d: d.update(player="over"), "stage 3 does not fit mover -2"),
    "another seat to act": (CHOOSING, lambda d: d.update(player=0), "stage 3 does not fit mover 0"),
    "nothing in hand to place": (PLACING, lambda d: d.update(held=None), "tile -1 in hand in stage 4"),
    "a tile in hand too early": (CHOOSING, lambda d: d.update(held="A0"), "tile 0 in hand in stage 3"),
    "a gap where a tile is": (PLACING, lambda d: d.update(gap=2), r"the map has the free cells \[0\], not 1"),
    "a gap that is not told": (PLACING, lambda d: d.update(gap=None), r"the map has the free cells \[0\], not -1"),
    "a gap too early": (CHOOSING, lambda d: d["map"].__setitem__(4, None), r"the map has the free cells \[4\]"),
    "a gap in a full map": (CHOOSING, lambda d: d.update(gap=5), r"the map has the free cells \[\], not 4"),
    "no gap while the map is laid": (LAYING, lambda d: d.update(gap=None), "the map has the free cells"),
    "another gap than the next": (LAYING, lambda d: d.update(gap=2), "the map has the free cells"),
    "a game that nobody began": (CHOOSING, lambda d: d.update(first=None), "nobody began"),
    "a seat that is none": (CHOOSING, lambda d: d.update(turn=3), "seat 3"),
    "an unknown tile": (CHOOSING, world(0, 0, tile="Z9"), "malformed at KeyError"),
    "an unknown stage": (CHOOSING, lambda d: d.update(stage="supper"), "malformed at ValueError"),
    "an unknown mover": (CHOOSING, lambda d: d.update(player="nobody"), "malformed at KeyError"),
    "a part missing": (CHOOSING, lambda d: d.pop("faith"), "malformed at KeyError"),
    "too many worlds": (
        CHOOSING,
        lambda d: d["worlds"].extend([[{"tile": "F0", "x": 0, "y": 0, "turns": 0}]] * 3),
        "mal",
    ),
    "options that do not fit": (CHOOSING, lambda d: d["options"].update(players=6), "options that do not fit"),
    "another version": (
        CHOOSING,
        lambda d: d.update(version=99),
        "version 99 is not known here, only up to 2: .* upgrade",
    ),
    "another game": (CHOOSING, lambda d: d.update(game="chess"), "(?i)not a stored state of creation"),
}


def deal_all(data: Data) -> None:
    """Every seat has a god."""
    for told, god in zip(data["gods"], ("dune", "tide", "grove", "ember", "blossom"), strict=False):
        told.update(dealt=True, god=god)


def ten_cells(data: Data) -> None:
    """A tile moves from a stack to a tenth cell of the map."""
    data["map"].append("F0")
    data["stacks"][0] -= 1


def eight_cells(data: Data) -> None:
    """A cell of the map is gone, and its tile in a stack."""
    data["map"].pop()
    data["stacks"][0] += 1


IMPOSSIBLE: dict[str, tuple[str, Damage]] = {
    "a map of ten cells": (CHOOSING, ten_cells),
    "a map of eight cells": (CHOOSING, eight_cells),
    "two stacks": (CHOOSING, lambda d: d.update(stacks=[12, 12])),
    "four stacks": (CHOOSING, lambda d: d["stacks"].append(0)),
    "gods before the map is laid": (LAYING, deal_all),
    "all gods dealt and one more to come": (DEALING, deal_all),
    "a later round before the first": (LAYING, lambda d: d.update(round=5)),
    "markers moved before the first turn": (DEALING, lambda d: d["faith"].update(north=1)),
    "a god shown before its seat's first turn": (
        DEALING.replace("dealing:chance", "choose:0").replace("gods=-,-", "gods=3,0"),
        lambda d: d["gods"][1].update(shown=True),
    ),
    "a draw for who begins after it was drawn": (WHO_BEGINS, lambda d: d.update(first=1)),
    "nobody to begin where the options name a seat": (DEALING, lambda d: d.update(first=None)),
    "another to begin than the options say": (DEALING, lambda d: d.update(first=1)),
    "the end in the third round": (FINISHED, lambda d: d.update(round=3)),
    "a god for a seat that is not there": (DEALING, lambda d: d["gods"].append({"dealt": 0, "shown": 0, "god": None})),
    "a world for a seat that is not there": (DEALING, lambda d: d["worlds"].append([])),
    "a seat without a world": (DEALING, lambda d: d["worlds"].pop()),
    "a god shown 'perhaps'": (CHOOSING, lambda d: d["gods"][0].update(shown="perhaps")),
}


@pytest.mark.parametrize("line", LINES)
def test_the_scenes_themselves_are_sound(line: str) -> None:
    state = GAME.from_line(line)
    assert faults(state) == [] and state.to_line() == line
    assert GAME.from_json(state.to_json()).to_json() == state.to_json()


@pytest.mark.parametrize("name", DAMAGES)
def test_a_stored_state_that_cannot_be_is_refused(name: str) -> None:
    line, damage, told = DAMAGES[name]
    data = deepcopy(GAME.from_line(line).to_json())
    damage(data)
    with pytest.raises(RecordError, match=told) as caught:
        GAME.from_json(data)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_a_state_that_no_game_comes_to_is_refused(name: str) -> None:
    line, damage = IMPOSSIBLE[name]
    data = deepcopy(GAME.from_line(line).to_json())
    damage(data)
    with pytest.raises(RecordError, match=r"impossible|malformed"):
        GAME.from_json(data)


def with_a_tile_forgotten(state: CreationState) -> str:
    """A place is free, and a tile lies there."""
    state.built = [state.built[0] & ~(1 << 12), *state.built[1:]]
    return "seat 0 has 10 turned 0 in place 12"


def with_a_turn_too_many(state: CreationState) -> str:
    """A tile turned by four quarters."""
    state.turns_at = [4 if at == 12 else turns for at, turns in enumerate(state.turns_at)]
    return "seat 0 has 10 turned 4 in place 12"


def with_a_god_lost(state: CreationState) -> str:
    """A token is neither dealt nor left."""
    state.gods = 0
    return "god tokens are not each in one place"


def with_a_tile_seen_and_unseen(state: CreationState) -> str:
    """A tile of the map is thought to be in a stack."""
    state.unseen |= 1
    return "tiles are not each in one place"


def with_a_marker_off_the_side(state: CreationState) -> str:
    """A marker where no line is."""
    state.faith = [3, *state.faith[1:]]
    return "markers 0 and 2 stand at (3, 0)"


def with_a_round_too_many(state: CreationState) -> str:
    """Nine rounds are all there are."""
    state.round = 10
    return "round 10 of 9"


DAMAGED_BY_HAND = [
    with_a_tile_forgotten,
    with_a_turn_too_many,
    with_a_god_lost,
    with_a_tile_seen_and_unseen,
    with_a_marker_off_the_side,
    with_a_round_too_many,
]


@pytest.mark.parametrize("damage", DAMAGED_BY_HAND)
def test_a_state_that_contradicts_itself_is_found_out(damage: Callable[[CreationState], str]) -> None:
    state = GAME.from_line(CHOOSING)
    told = damage(state)
    assert any(told in fault for fault in faults(state)), faults(state)
