"""What the inputs of Creation tell: worlds counted from the seat they are for, and no god that it has not seen."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kit.creation import position
from kit.learned import begun, chairs_further, played
from kit.long import many
from mikrokosmos.core.game_state import GameState
from mikrokosmos.core.learned.features import offsets
from mikrokosmos.games.creation import GAME
from mikrokosmos.games.creation.state import CreationState

EVERY = many(7, whole=1, interpreted=31)
"""Every so many positions of a game."""


def turned(state: GameState, by: int) -> GameState:
    """The same table with everybody so many chairs further."""
    data: dict[str, Any] = state.to_json()
    moved, around = chairs_further(state.seats, by)
    data["player"], data["turn"], data["first"] = moved(data["player"]), moved(data["turn"]), moved(data["first"])
    data["options"] = {**data["options"], "first": data["first"]}
    data["gods"], data["worlds"] = around(data["gods"]), around(data["worlds"])
    return GAME.from_json(data)


@pytest.mark.parametrize("judge", [None, "greedy"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_a_seat_cannot_know_changes_no_input(players: int, judge: str | None) -> None:
    changed = 0
    start = begun("creation", players, first="random")
    encoder = GAME.encoder(start)  # type: ignore[arg-type]
    for step, state in enumerate(played(start, players, judge)):
        if step % EVERY or state.turns() < 0:
            continue
        for seat in range(players):
            other = state.imagine(seat, random.Random(step))
            changed += other.fingerprint() != state.fingerprint()
            assert encoder.inputs(other, seat) == encoder.inputs(state, seat)
    assert changed, "no secret was ever drawn anew: this test tests nothing"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_hidden_god_is_an_input_of_its_own_seat_alone(seat: int) -> None:
    one, other = position(3, round=4, gods="0,1,2"), position(3, round=4, gods="3,1,2")
    encoder = GAME.encoder(one)
    assert (encoder.inputs(one, seat) != encoder.inputs(other, seat)) == (seat == 0)
    shown = encoder.inputs(position(3, round=4, gods="0*,1,2"), seat)
    assert shown != encoder.inputs(one, seat), "that it was shown is seen by all"


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_position_is_told_by_relative_seats_alone(players: int) -> None:
    compared = 0
    start = begun("creation", players, first=0)
    encoder = start.game.encoder(start)
    for state in played(start, players, "greedy"):
        if not state.at_turn_start() or state.turns() % many(3, whole=1, interpreted=9):
            continue
        for by in range(1, players):
            other = turned(state, by)
            assert isinstance(other, CreationState)
            for seat in range(players):
                assert sorted(encoder.inputs(other, (seat + by) % players)) == sorted(encoder.inputs(state, seat))
            compared += 1
    assert compared


def test_own_points_are_told_as_the_lead_of_the_others() -> None:
    state = position(2, round=4)
    encoder = GAME.encoder(state)
    at = offsets(encoder.layout())["seat-points"]
    lead = {seat: dict(encoder.inputs(state, seat)).get(at + 9 + 3, 0) for seat in (0, 1)}
    assert lead[0] == -lead[1]


def test_tiles_on_the_map_and_markers_are_seen_by_all_alike() -> None:
    one, other = position(2, faith="2222", round=2), position(2, faith="2322", round=2)
    encoder = GAME.encoder(one)
    assert all(encoder.inputs(one, seat) != encoder.inputs(other, seat) for seat in (0, 1))
