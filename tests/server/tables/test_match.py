"""The course of a game at a table: all or none, undo back to the last roll or secret, and what follows by itself."""

from __future__ import annotations

import random
from typing import Any

import pytest

import mikrokosmos as mk
from mikrokosmos.core.dice_proof import DiceProof
from mikrokosmos.core.fair_dice import NO_NONCE, FairDice
from mikrokosmos.core.record import Record
from mikrokosmos.server.tables.match import ASKED, FORCED, ORDER, Match
from mikrokosmos.server.tables.refused import Refused

GAMES = ("smallworld", "creation")
NOBODY: dict[int, str] = {}


def begun(game: str, players: int = 2, seed: int = 1, **options: Any) -> Match:
    """A course at its first decision."""
    dice = DiceProof.of(FairDice(seed.to_bytes(32, "big"), [NO_NONCE] * players))
    course = Match(Record.start(mk.game(game), dice=dice, players=players, **options))
    course.fold("play", course.begin(NOBODY).body())
    return course


def ask(course: Match, *moves: int, orders: dict[int, str] = NOBODY) -> Any:
    """Play for the seat to act, and make it so."""
    play = course.play(course.state.player, moves, orders)
    course.fold("play", play.body())
    return play


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game_is_the_fold_of_its_entries(game: str, players: int) -> None:
    rng = random.Random(players)
    course = begun(game, players)
    log = [("play", {"moves": [[move.id, "chance"] for move in course.record.moves]})]
    while not course.state.over:
        if course.points and rng.random() < 0.2:
            entry: Any = ("undo", course.undo(course.state.player))
        else:
            entry = ("play", course.play(course.state.player, [rng.choice(course.state.actions())], NOBODY).body())
        log.append(entry)
        course.fold(*entry)
        assert course.state.over or len(course.state.actions()) > 1, "a forced step was left to a person"
    again = Match(Record(course.record.game, course.record.options, dice=course.record.dice))
    for kind, body in log:
        again.fold(kind, body)
    assert again.record.digest == course.record.digest
    assert Record.from_json(course.record.to_json()).replay().scores() == course.state.scores()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_changes_until_it_is_folded(game: str) -> None:
    course = begun(game)
    before = course.record.to_json()
    play = course.play(course.state.player, course.state.actions()[:1], NOBODY)
    assert course.record.to_json() == before
    course.fold("play", play.body())
    assert course.record.to_json() != before


def test_several_moves_are_played_all_or_none() -> None:
    course = begun("smallworld")
    ask(course, course.state.encode({"type": "pick", "slot": 1}))
    seat = course.state.player
    first = next(move for move in course.state.actions() if course.state.describe(move)["type"] == "conquer")
    before = course.record.to_json()
    with pytest.raises(Refused, match="illegal") as refused:
        course.play(seat, [first, first], NOBODY)  # a region one holds cannot be conquered again
    assert refused.value.facts["action"] == first and refused.value.facts["refusal"]
    assert course.record.to_json() == before
    second = course.copy()
    ask(second, first)
    then = next(move for move in second.state.actions() if second.state.describe(move)["type"] == "conquer")
    play = ask(course, first, then)
    assert [step.how for step in play.steps[:2]] == [ASKED, ASKED] and play.dropped == 0
    course.fold("undo", course.undo(seat))
    assert course.record.to_json() == before, "a message is taken back as a whole"


def test_moves_after_an_event_of_chance_are_dropped() -> None:
    course = begun("creation")
    push = course.state.actions()[0]
    trial = course.copy()
    ask(trial, push)
    place = trial.state.actions()[0]
    ask(trial, place)
    draw = trial.state.actions()[0]
    play = course.play(course.state.player, [push, place, draw, draw, draw], NOBODY)
    assert play.dropped == 2 and [step.move for step in play.steps[:3]] == [push, place, draw]


@pytest.mark.parametrize("game", GAMES)
def test_undo_ends_at_the_last_roll_and_the_warning_says_so_before(game: str) -> None:
    rng = random.Random(7)
    course = begun(game, 3)
    warned = undone = 0
    while not course.state.over:
        seat = course.state.player
        move = rng.choice(course.state.actions())
        closes = course.closes_undo(move, NOBODY)
        before = course.record.to_json()
        ask(course, move)
        warned += closes
        assert closes == (not course.points)
        if course.state.over:
            break
        if closes:
            with pytest.raises(Refused, match="nothing-to-undo"):
                course.undo(course.state.player)
        elif rng.random() < 0.3:
            course.fold("undo", course.undo(seat))
            assert course.record.to_json() == before
            undone += 1
            ask(course, move)
    assert warned and undone


def test_the_god_one_shows_cannot_be_hidden_again() -> None:
    course = begun("creation", 3)
    god = next(move for move in course.state.actions() if course.state.describe(move)["type"] == "god")
    push = next(move for move in course.state.actions() if course.state.describe(move)["type"] == "push")
    assert not course.closes_undo(push, NOBODY)
    assert course.closes_undo(god, NOBODY), "whoever has shown the god cannot hide it again"
    seat = course.state.player
    course.fold("play", course.play(seat, [god], NOBODY).body())
    with pytest.raises(Refused, match="nothing-to-undo"):
        course.undo(seat)


def test_only_the_seat_to_act_may_act() -> None:
    course = begun("smallworld")
    other = 1 - course.state.player
    with pytest.raises(Refused, match="not-your-move"):
        course.play(other, course.state.actions()[:1], NOBODY)
    with pytest.raises(Refused, match="not-your-move"):
        course.undo(other)
    with pytest.raises(Refused, match="nothing-to-undo"):
        course.undo(course.state.player)
    with pytest.raises(Refused, match="no-moves"):
        course.play(course.state.player, [], NOBODY)
    with pytest.raises(Refused, match="no-such-action"):
        course.play(course.state.player, [10**9], NOBODY)


def test_when_the_game_is_over_nobody_acts() -> None:
    course = begun("creation")
    while not course.state.over:
        ask(course, course.state.actions()[-1])
    with pytest.raises(Refused, match="game-over"):
        course.play(0, [0], NOBODY)


def test_withdrawn_troops_follow_their_order_and_nobody_waits() -> None:
    """Without orders defenders are asked; with them the attacker's message goes on to the next seat's own turn."""
    asked = ordered = 0
    for seed in range(6):
        for orders in (NOBODY, {0: "spread", 1: "nearest", 2: "spread"}):
            rng = random.Random(seed)
            course = begun("smallworld", 3, seed)
            while not course.state.over:
                state: Any = course.state
                waiting = state.player != state.turn
                asked += waiting and not orders
                assert not (waiting and orders)
                play = ask(course, rng.choice(state.actions()), orders=orders)
                ordered += sum(step.how == ORDER for step in play.steps)
                assert all(step.how != ORDER for step in play.steps) or orders
    assert asked and ordered


def test_an_only_choice_plays_itself() -> None:
    seen = set()
    for seed in range(4):
        rng = random.Random(seed)
        course = begun("smallworld", 2, seed)
        while not course.state.over:
            seen |= {step.how for step in ask(course, rng.choice(course.state.actions())).steps}
    assert FORCED in seen
