"""Fair play: a bot chooses the same whatever is true of the things its seat cannot know, and says the same of it."""

from __future__ import annotations

import random

import pytest

import mikrokosmos as mk
from kit.conformance import draw
from kit.learned import use_drawn_weights
from kit.long import LONG
from mikrokosmos.bots import Adviser, Seat, bot
from mikrokosmos.bots.roster import JUDGES, RANDOM

GAMES = 6

SEARCHING = ("expert", "search-200") if LONG else ("expert",) if mk.compiled() else ()
"""Bots that search play one game each, and not interpreted: there the search itself is tested. The second one looks at
others' answers as Champion does, in a twentieth of the time."""


@pytest.mark.campaign
@pytest.mark.parametrize("name", [*JUDGES, RANDOM, *SEARCHING])
@pytest.mark.parametrize(("game", "players"), [("creation", 2), ("creation", 3), ("creation", 5), ("smallworld", 3)])
def test_what_a_seat_cannot_know_changes_nothing(
    game: str, players: int, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_drawn_weights(monkeypatch)
    changed = 0
    for number in range(1 if name in SEARCHING else GAMES):
        rng = random.Random(f"{game} {players} {name} {number}")
        state = mk.game(game).new(players=players, first="random")
        while not state.over:
            if state.player == mk.CHANCE:
                state.play(draw(state, rng))
                continue
            chosen = bot(name, number).choose(Seat(state))
            assert chosen in state.actions()
            other = state.imagine(state.player, rng)
            changed += other.to_json() != state.to_json()
            assert bot(name, number).choose(Seat(other)) == chosen
            told, again = bot(name, number), bot(name, number)
            if isinstance(told, Adviser) and isinstance(again, Adviser):
                assert told.why(Seat(state)) == again.why(Seat(other))
            state.play(chosen)
    if game == "creation" and players > 2:
        assert changed, "no secret was ever drawn anew: this test tests nothing"
