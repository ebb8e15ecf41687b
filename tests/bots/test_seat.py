"""A seat's knowledge: what a bot is given, and that nothing else can be had from it."""

from __future__ import annotations

import random
from typing import Any

import pytest

import mikrokosmos as mk
from kit.creation import dealt
from kit.lines import walked
from mikrokosmos.bots import Seat

PUBLIC = ["actions", "describe", "game", "history", "imagine", "number", "view"]


def waiting(name: str, seed: int, players: int = 3) -> mk.State:
    """A game some way in, in which a seat is to act."""
    state, rng = walked(mk.game(name), seed, 40, players=players), random.Random(seed)
    while state.player == mk.CHANCE:
        state.play(mk.sample(state.chances(), rng))
    return state


@pytest.mark.parametrize("name", ["smallworld", "creation"])
def test_a_seat_tells_what_the_state_tells_it(name: str) -> None:
    state = waiting(name, 2) if name == "smallworld" else dealt(3)
    seat = Seat(state)
    assert (seat.game, seat.number, seat.actions()) == (state.game, state.player, state.actions())
    assert seat.view() == state.view(state.player)
    assert [seat.describe(action) for action in seat.actions()] == [state.describe(a) for a in state.actions()]


def test_nothing_public_leads_to_the_state() -> None:
    state = dealt(3)
    seat = Seat(state)
    assert [name for name in dir(seat) if not name.startswith("_")] == PUBLIC
    for name in PUBLIC:
        reached = getattr(seat, name)
        assert reached is not state and getattr(reached, "__self__", None) is not state


def test_a_seat_holds_nothing_a_bot_could_leave_there() -> None:
    seat: Any = Seat(dealt())
    with pytest.raises(AttributeError):
        seat.note = "what I saw"


def test_what_a_bot_does_to_an_imagined_game_is_done_to_that_alone() -> None:
    state = dealt(3)
    before = state.to_json()
    imagined = Seat(state).imagine(random.Random(1))
    imagined.play(imagined.actions()[0])
    assert state.to_json() == before


def test_the_history_is_asked_for_when_it_is_wanted() -> None:
    calls: list[int] = []

    def history() -> list[mk.Json]:
        calls.append(1)
        return [{"type": "something"}]

    seat = Seat(dealt(), history)
    seat.actions(), seat.view(), seat.imagine(random.Random(1))
    assert calls == []
    assert seat.history() == [{"type": "something"}] and calls == [1]
    assert list(Seat(dealt()).history()) == []


def test_the_gods_of_others_are_neither_seen_nor_always_guessed_right() -> None:
    """In Creation everybody's god is a secret: what a seat imagines depends on its own alone."""
    rng = random.Random(3)
    for seed in range(5):
        state = dealt(4, seed)
        seat = Seat(state)
        others = [at for at in range(4) if at != seat.number]
        gods = [god["god"] for god in state.to_json()["gods"]]
        seen: Any = seat.view()
        shown = [god["god"] for god in seen["gods"]]
        assert shown[seat.number] == gods[seat.number] and all(shown[at] is None for at in others)
        imagined = [[god["god"] for god in seat.imagine(rng).to_json()["gods"]] for _ in range(60)]
        assert all(drawn[seat.number] == gods[seat.number] for drawn in imagined)
        assert all(len({drawn[at] for drawn in imagined}) > 1 for at in others)


def test_two_tables_that_differ_in_secrets_alone_look_the_same() -> None:
    state = dealt(4)
    mine = Seat(state)
    other = Seat(mine.imagine(random.Random(9)))
    assert other.view() == mine.view() and other.actions() == mine.actions()
    for seed in range(20):
        told = [seat.imagine(random.Random(seed)).to_json() for seat in (mine, other)]
        assert told[0] == told[1]
