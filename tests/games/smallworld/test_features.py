"""What the inputs of Small World tell: seats counted from the one they are for, and own rows by their words."""

from __future__ import annotations

from typing import Any

import pytest

from kit.learned import begun, chairs_further, played, value_for
from kit.long import many
from kit.own_rows import OWN
from kit.scene import Scene
from mikrokosmos.core.learned.features import Encoder, offsets
from mikrokosmos.games.smallworld import GAME
from mikrokosmos.games.smallworld.content.table import box
from mikrokosmos.games.smallworld.state import SmallWorldState

Inputs = dict[tuple[str, int], int]


def seen(state: SmallWorldState, seat: int) -> Inputs:
    """The inputs by group and number in it."""
    return named(GAME.encoder(state), state, seat)


def named(encoder: Encoder, state: SmallWorldState, seat: int) -> Inputs:
    """The inputs of an encoder by group and number in it."""
    starts = sorted((at, name) for name, at in offsets(encoder.layout()).items())
    found: Inputs = {}
    for index, amount in encoder.inputs(state, seat):
        at, name = max(start for start in starts if start[0] <= index)
        assert (name, index - at) not in found, "an input is told once"
        found[name, index - at] = amount
    return found


def turned(state: SmallWorldState, by: int) -> SmallWorldState:
    """The same table with everybody so many chairs further."""
    data: dict[str, Any] = state.to_json()
    moved, around = chairs_further(state.seats, by)
    data["player"], data["turn"], data["first"] = moved(data["player"]), moved(data["turn"]), moved(data["first"])
    data["coins"] = around(data["coins"])
    data["pacts"] = [None if ally is None else moved(ally) for ally in around(data["pacts"])]
    for people in data["peoples"]:
        people["seat"] = moved(people["seat"])
    return GAME.from_json(data)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_position_is_told_by_relative_seats_alone(players: int) -> None:
    compared = 0
    for state in played(begun("smallworld", players, first=0), players, "greedy"):
        if not state.at_turn_start() or state.turns() % many(3, whole=1, interpreted=9):
            continue
        assert isinstance(state, SmallWorldState)
        for by in range(1, players):
            other = turned(state, by)
            for seat in range(players):
                assert seen(other, (seat + by) % players) == seen(state, seat)
            compared += 1
    assert compared


def test_the_viewer_is_the_seat_whose_turn_it_is_whoever_asks() -> None:
    state = Scene(3, turn=1).people(1, "ratmen", "wealthy", {10: 6}).turn_start()
    value = value_for(state)
    assert value.of(state, 0) == value.of(state, 1) == value.of(state, 2)


def test_seats_are_seen_in_turn_order_and_troops_count_beyond_the_first() -> None:
    state = Scene(3).people(0, "ratmen", "wealthy", {10: 6}).people(2, "orcs", "swamp", {3: 1}).turn_start()
    mine, theirs = seen(state, 0), seen(state, 2)
    region, holders = 10 - 1, 6
    assert mine["region-holder", region * holders] == 1 and mine["region-tokens", region * holders] == 5
    assert theirs["region-holder", region * holders + 2] == 1, "the seat after the viewer, its active race"
    assert mine["region-holder", 2 * holders + 4] == 1 and ("region-tokens", 2 * holders + 4) not in mine
    assert mine["seat-without-race", 1] == 1 and theirs["seat-without-race", 2] == 1


def own_table(**words: Any) -> SmallWorldState:
    """A table at which seat 0 has kobolds with other words than in the kit."""
    content = {"race": {**OWN["race"], "kobolds": {**OWN["race"]["kobolds"], **words}}, "power": OWN["power"]}
    line = "smallworld 2 4.0.0 conquest:0 10,9 kobolds+stormy:0=;10:3 orcs+hill:1=;3:2 march=kobolds fresh"
    return GAME.from_line(line, content=content, rules=GAME.rules)


def test_no_combo_of_the_box_tells_more_than_the_layout_allows_on_the_largest_board() -> None:
    # Commando speaks of all regions, Giants of those beside mountains: 68 together
    for race in box().races:
        for power in box().powers:
            state = Scene(5).people(0, race.id, power.id, {10: 2}).turn_start()
            told = [amount for (name, _), amount in seen(state, 0).items() if name == "seat-word"]
            assert max(told) <= 48


CHANGES = [
    {"spoils": 2},
    {"tokens": 7},
    {"flies": True},
    {"forts": 1},
    {"income": ["forest"]},
    {"discount": ["swamp"]},
    {"stout": True},
]


@pytest.mark.parametrize("words", CHANGES, ids=str)
def test_an_own_row_is_known_by_its_words(words: dict[str, Any]) -> None:
    plain, other = seen(own_table(), 0), seen(own_table(**words), 0)
    different = {name for (name, _), _ in set(plain.items()) ^ set(other.items())}
    assert "seat-word" in different and "seat-race" not in different


def test_a_row_of_the_box_has_an_input_of_its_own_and_an_own_row_has_none() -> None:
    told = seen(own_table(), 0)
    orcs = [row.id for row in box().races].index("orcs")
    assert [name for name in told if name[0] == "seat-race"] == [("seat-race", len(box().races) + orcs)]


def test_a_changed_own_row_in_the_column_is_seen_too() -> None:
    def column(spoils: int) -> Inputs:
        savage = {**OWN["power"]["savage"], "spoils": spoils}
        content = {"race": OWN["race"], "power": {**OWN["power"], "savage": savage}}
        line = "smallworld 2 4.0.0 pick:0 10,9 orcs+hill:1=;3:2 col=moles+savage,trolls+forest"
        state = GAME.from_line(line, content=content, rules=GAME.rules)
        return {name: amount for name, amount in seen(state, 0).items() if name[0] == "column-word"}

    assert column(1) and column(1) != column(2)
