"""A game step by step: all that a seat saw, in the order it saw it, and nothing else."""

from __future__ import annotations

import asyncio
import json
import random
from functools import cache
from typing import Any

import pytest

import mikrokosmos as mk
from kit.dice import dice_for, rolled
from mikrokosmos.core.dice_proof import DiceProof
from mikrokosmos.server.delta import patch
from mikrokosmos.server.replays.steps import log, show, watch
from mikrokosmos.server.tables.refused import Refused

GAMES = ("smallworld", "creation")
EYES = (None, 0, 1, 2)


@cache
def table_seen(game: str) -> mk.Record:
    return rolled(mk.game(game), 3)


def running(game: str, moves: int = 60) -> mk.Record:
    return table_seen(game).shorten(moves)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", EYES)
def test_the_changes_lead_from_the_first_view_to_the_last(game: str, seat: int | None) -> None:
    record = table_seen(game)
    told = json.loads(json.dumps(show(record, seat)))
    state = record.game.renew(record.options)
    view = told["first"]
    assert view == state.view(seat)
    for move, step in zip(record.moves, told["steps"], strict=True):
        state.play(move.id)
        view = patch(view, step["changes"])
        assert view == state.view(seat)
        assert step["player"] == ("chance" if move.who == mk.CHANCE else move.who)
        assert all(event["sees"] == "all" or seat in event["sees"] for event in step["events"])
        assert len(step["events"]) <= len(state.events())
    assert (told["game"], told["options"], told["players"], told["seat"]) == (game, record.options, 3, seat)
    assert told["scores"] == record.state.scores() and told["winners"] == record.state.winners() != []


@pytest.mark.parametrize("game", GAMES)
def test_points_are_told_after_every_turn_of_a_game_that_is_over(game: str) -> None:
    told = show(table_seen(game), None)
    points = told["points"]
    assert [point["step"] for point in points] == sorted({point["step"] for point in points})
    assert len(points) == 1 + 3 * told["first"]["rounds"]
    assert points[0]["step"] == 0 and points[-1] == {"step": len(told["steps"]), "scores": told["scores"]}
    for point in points:
        assert point["scores"] == table_seen(game).replay(point["step"]).scores()
    for seat in EYES:
        now = show(running(game), seat, [0, 1, 2])
        assert now["points"] is None and now["scores"] is None and now["winners"] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_running_game_is_told_in_the_words_of_the_record_a_seat_is_given(game: str) -> None:
    for seat in EYES:
        given = running(game).given_to(seat)["moves"]
        steps = show(running(game), seat, [0, 1, 2])["steps"]
        assert [step["words"] for step in steps] == [move["words"] for move in given]
        assert steps == show(table_seen(game), seat)["steps"][:60], "after the end it was as it was"


def test_a_running_game_is_seen_from_one_s_own_seats_only() -> None:
    record = running("creation")
    for seat, to in ((0, ()), (0, [1, 2]), (2, [0])):
        with pytest.raises(Refused) as refused:
            show(record, seat, to)
        assert refused.value.to_json() == {"reason": "not-your-seat", "seat": seat}
    for mine, to in ((None, ()), (None, [1]), (1, [1]), (1, [0, 1])):
        assert show(record, mine, to)["seat"] == mine
    for seat in (0, 1, 2):
        assert show(record, seat, "all") == show(record, seat, [seat])
        assert show(table_seen("creation"), seat)["seat"] == seat
    for seat in (3, -1):
        with pytest.raises(Refused, match="no-such-seat"):
            show(table_seen("creation"), seat, "all")


def gods(told: Any) -> list[Any]:
    return [step["words"].get("god") for step in told["steps"] if step["words"]["type"] == "deal"]


def test_a_god_is_named_to_its_own_seat_alone() -> None:
    dealt = [move.words["god"] for move in table_seen("creation").moves if move.words["type"] == "deal"]
    for record in (table_seen("creation"), running("creation", 14)):
        for seat in EYES:
            told = show(record, seat, "all")
            assert gods(told) == [god if who == seat else None for who, god in enumerate(dealt)]
            named = [event["seat"] for step in told["steps"] for event in step["events"] if event["type"] == "god"]
            assert named == ([] if seat is None else [seat])


def twins(rng: random.Random) -> tuple[mk.Record, mk.Record, int]:
    """Two games alike in all that a spectator sees, in which one seat was dealt different gods."""
    start = mk.Record.start(mk.game("creation"), dice=DiceProof.of(dice_for(3)).hidden(), players=3)
    for _ in range(9):
        start.play(start.state.chances()[0][0])
    one, other = start, start.shorten(9)
    for seat in range(3):
        left = [{x for x, _ in record.state.chances()} for record in (one, other)]
        if seat == 0:
            one.play(min(left[0]))
            other.play(max(left[1]))
        else:
            same = min(left[0] & left[1])
            one.play(same)
            other.play(same)
    while len(one.moves) < 40:
        if one.state.player == mk.CHANCE:
            both = {x for x, _ in one.state.chances()} & {x for x, _ in other.state.chances()}
        else:
            both = set(one.state.actions()) & set(other.state.actions())
        move = rng.choice(sorted(both))
        if one.state.describe(move)["type"] == "god" and one.state.player == 0:
            continue  # this would show it
        one.play(move)
        other.play(move)
    return one, other, 0


@pytest.mark.parametrize("seed", range(5))
def test_what_is_shown_does_not_depend_on_what_may_not_be_known(seed: int) -> None:
    """Every word and every number is the same, whatever was dealt unseen."""
    one, other, who = twins(random.Random(seed))
    assert one.to_json() != other.to_json()
    for seat in EYES:
        alike = json.dumps(show(one, seat, "all")) == json.dumps(show(other, seat, "all"))
        assert alike == (seat != who)


async def test_a_game_may_go_on_while_it_is_told() -> None:
    record = running("smallworld")
    telling = asyncio.create_task(watch(record, 1, [1]))
    await asyncio.sleep(0)
    record.play(table_seen("smallworld").moves[60].id)
    assert await telling == show(running("smallworld"), 1, [1])
    assert len((await watch(record, None))["steps"]) == 61
    with pytest.raises(Refused, match="not-your-seat"):
        await watch(record, 0, [1])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", EYES)
def test_the_log_has_all_that_was_told_move_by_move(game: str, seat: int | None) -> None:
    record = running(game)
    told = log(record, [] if seat is None else [seat])
    steps = show(record, seat, "all")["steps"]
    assert told["moves"] == len(steps)
    assert [(it["move"], it["player"], it["events"]) for it in told["steps"]] == [
        (number, step["player"], step["events"]) for number, step in enumerate(steps, 1) if step["events"]
    ]
    assert {it["turn"] for it in told["steps"]} >= {0, 1} and told["steps"][-1]["round"] >= 1


def test_who_plays_two_seats_is_told_what_either_was_told() -> None:
    record = running("creation")
    both, one = (log(record, seats)["steps"] for seats in ([0, 1], [0]))
    gods = [[event for it in steps for event in it["events"] if event["sees"] != "all"] for steps in (both, one)]
    assert len(gods[0]) > len(gods[1]) > 0
