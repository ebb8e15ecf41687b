"""A match: a game at a table, all or none, undo back to the last roll or secret, and what follows by itself."""

from __future__ import annotations

import random
from typing import Any

import pytest

import mikrokosmos as mk
from mikrokosmos.core.dice_proof import DiceProof
from mikrokosmos.core.fair_dice import NO_NONCE, FairDice
from mikrokosmos.core.record import Record
from mikrokosmos.games.smallworld.state import SmallWorldState
from mikrokosmos.server.entry import Entry
from mikrokosmos.server.tables.match import ASKED, FORCED, ORDER, Match, Moves, asked_moves, is_final, tried
from mikrokosmos.server.tables.refused import Refused

GAMES = ("smallworld", "creation")
NOBODY: dict[int, str] = {}


def begun(game: str, players: int = 2, seed: int = 1, **options: Any) -> Match:
    """A match at its first decision."""
    dice = DiceProof.of(FairDice(seed.to_bytes(32, "big"), [NO_NONCE] * players))
    match = Match(Record.start(mk.game(game), dice=dice, players=players, **options))
    match.fold(match.settle(NOBODY).entry)
    return match


def ask(match: Match, *moves: int, orders: dict[int, str] = NOBODY) -> Moves:
    """Play for the seat to act, and make it so."""
    play = match.play(match.state.player, moves, orders)
    match.fold(play.entry)
    return play


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game_is_the_fold_of_its_entries(game: str, players: int) -> None:
    rng = random.Random(players)
    match = begun(game, players)
    log = [Entry("play", {"moves": [[move.id, "chance"] for move in match.record.moves]})]
    while not match.state.over:
        if match.undo_points and rng.random() < 0.2:
            entry = match.undo(match.state.player)
        else:
            entry = match.play(match.state.player, [rng.choice(match.state.actions())], NOBODY).entry
        log.append(entry)
        match.fold(entry)
        assert match.state.over or len(match.state.actions()) > 1, "a forced step was left to a person"
    again = Match(Record(match.record.game, match.record.options, dice=match.record.dice))
    for entry in log:
        again.fold(entry)
    assert again.record.digest == match.record.digest
    assert Record.from_json(match.record.to_json()).replay().scores() == match.state.scores()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_changes_until_it_is_folded(game: str) -> None:
    match = begun(game)
    before = match.record.to_json()
    play = match.play(match.state.player, match.state.actions()[:1], NOBODY)
    assert match.record.to_json() == before
    match.fold(play.entry)
    assert match.record.to_json() != before


def test_several_moves_are_played_all_or_none() -> None:
    match = begun("smallworld")
    ask(match, match.state.encode({"type": "pick", "slot": 1}))
    seat = match.state.player
    first = next(move for move in match.state.actions() if match.state.describe(move)["type"] == "conquer")
    before = match.record.to_json()
    with pytest.raises(Refused, match="illegal") as refused:
        match.play(seat, [first, first], NOBODY)  # a region one holds cannot be conquered again
    assert refused.value.facts["action"] == first and refused.value.facts["refusal"]
    assert match.record.to_json() == before
    second = match.copy()
    ask(second, first)
    then = next(move for move in second.state.actions() if second.state.describe(move)["type"] == "conquer")
    play = ask(match, first, then)
    assert [step.how for step in play.steps[:2]] == [ASKED, ASKED] and asked_moves(play.entry) == 2
    match.fold(match.undo(seat))
    assert match.record.to_json() == before, "a message is taken back as a whole"


def test_moves_after_an_event_of_chance_are_dropped() -> None:
    match = begun("creation")
    push = match.state.actions()[0]
    trial = match.copy()
    ask(trial, push)
    place = trial.state.actions()[0]
    ask(trial, place)
    draw = trial.state.actions()[0]
    play = match.play(match.state.player, [push, place, draw, draw, draw], NOBODY)
    assert asked_moves(play.entry) == 3 and [step.move for step in play.steps[:3]] == [push, place, draw]


@pytest.mark.parametrize("game", GAMES)
def test_undo_ends_at_the_last_roll_and_the_warning_says_so_before(game: str) -> None:
    rng = random.Random(7)
    match = begun(game, 3)
    warned = undone = 0
    while not match.state.over:
        seat = match.state.player
        move = rng.choice(match.state.actions())
        closes = match.closes_undo(move, NOBODY)
        before = match.record.to_json()
        ask(match, move)
        warned += closes
        assert closes == (not match.undo_points)
        if match.state.over:
            break
        if closes:
            with pytest.raises(Refused, match="nothing-to-undo"):
                match.undo(match.state.player)
        elif rng.random() < 0.3:
            match.fold(match.undo(seat))
            assert match.record.to_json() == before
            undone += 1
            ask(match, move)
    assert warned and undone


def test_the_god_one_shows_cannot_be_hidden_again() -> None:
    match = begun("creation", 3)
    god = next(move for move in match.state.actions() if match.state.describe(move)["type"] == "god")
    push = next(move for move in match.state.actions() if match.state.describe(move)["type"] == "push")
    assert not match.closes_undo(push, NOBODY)
    assert match.closes_undo(god, NOBODY), "whoever has shown the god cannot hide it again"
    seat = match.state.player
    match.fold(match.play(seat, [god], NOBODY).entry)
    with pytest.raises(Refused, match="nothing-to-undo"):
        match.undo(seat)


def test_only_the_seat_to_act_may_act() -> None:
    match = begun("smallworld")
    other = 1 - match.state.player
    with pytest.raises(Refused, match="not-your-move"):
        match.play(other, match.state.actions()[:1], NOBODY)
    with pytest.raises(Refused, match="not-your-move"):
        match.undo(other)
    with pytest.raises(Refused, match="nothing-to-undo"):
        match.undo(match.state.player)
    with pytest.raises(Refused, match="no-moves"):
        match.play(match.state.player, [], NOBODY)
    with pytest.raises(Refused, match="no-such-action"):
        match.play(match.state.player, [10**9], NOBODY)


def test_when_the_game_is_over_nobody_acts() -> None:
    match = begun("creation")
    while not match.state.over:
        ask(match, match.state.actions()[-1])
    with pytest.raises(Refused, match="game-over"):
        match.play(0, [0], NOBODY)


def test_withdrawn_troops_follow_their_order_and_nobody_waits() -> None:
    """Without orders defenders are asked; with them the attacker's message goes on to the next seat's own turn."""
    asked = ordered = 0
    for seed in range(6):
        for orders in (NOBODY, {0: "spread", 1: "nearest", 2: "spread"}):
            rng = random.Random(seed)
            match = begun("smallworld", 3, seed)
            while not match.state.over:
                state = match.state
                assert isinstance(state, SmallWorldState)
                waiting = state.player != state.turn
                asked += waiting and not orders
                assert not (waiting and orders)
                play = ask(match, rng.choice(state.actions()), orders=orders)
                ordered += sum(step.how == ORDER for step in play.steps)
                assert all(step.how != ORDER for step in play.steps) or orders
    assert asked and ordered


def test_an_only_choice_plays_itself() -> None:
    seen = set()
    for seed in range(4):
        rng = random.Random(seed)
        match = begun("smallworld", 2, seed)
        while not match.state.over:
            seen |= {step.how for step in ask(match, rng.choice(match.state.actions())).steps}
    assert FORCED in seen


@pytest.mark.parametrize("game", GAMES)
def test_by_an_action_that_cannot_reveal_anything_nobody_gets_to_know_a_secret(game: str) -> None:
    rng, played, revealed = random.Random(7), 0, 0
    for _ in range(3):
        state = mk.game(game).new(players=3)
        while not state.over:
            if state.player == mk.CHANCE:
                state.play(mk.sample(state.chances(), rng))
                continue
            move = rng.choice(state.actions())
            known, final = tried(state.game, state, move)
            quiet = not state.game.may_reveal(move)
            state.play(move)
            assert known.to_line() == state.to_line() and final == is_final(state.game, state.events())
            assert not (quiet and final)
            played, revealed = played + quiet, revealed + final
    assert played > 50 and (revealed > 0) == (game == "creation")


@pytest.mark.parametrize("game", GAMES)
def test_a_match_keeps_no_book_of_events_and_another_state_does_not_write_into_it(game: str) -> None:
    match = begun(game)
    other = match.state.copy()
    other.play(other.actions()[0])
    told = list(other.events())
    played = ask(match, match.state.actions()[0])
    assert played.events and match.state.events() == []
    assert other.events() == told, "the book was given away while it was read"
