"""A learned value: shares that add up, ends that are exact, and refusal of inputs it has not learnt of."""

from __future__ import annotations

import dataclasses
import math
from array import array

import pytest

import mikrokosmos as mk
from kit.learned import TABLES, begun, played, value_for, weights_for
from kit.long import many
from mikrokosmos.core.errors import WeightsError
from mikrokosmos.core.learned.value import Value
from mikrokosmos.core.scale import POINT, VICTORY, WHOLE
from mikrokosmos.games import creation, smallworld

EVERY = many(9, whole=1, interpreted=40)
"""Every so many positions of a game."""


@pytest.mark.parametrize("judge", [None, "greedy"])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_shares_add_up_to_a_whole_victory(game: str, players: int, judge: str | None) -> None:
    start = begun(game, players)
    value, told = value_for(start), set()
    for step, state in enumerate(played(start, 3, judge)):
        if state.over or step % EVERY or state.turns() < 0:
            continue
        for seat in range(players):
            shares, points = value.of(state, seat)
            assert len(shares) == len(points) == players and sum(shares) == WHOLE and min(shares) >= 0
            told.add(tuple(shares))
    assert len(told) > 1, "these weights say the same of everything"


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_when_the_game_is_over_it_is_what_everybody_got(game: str, players: int) -> None:
    start = begun(game, players)
    value = value_for(start)
    for seed in range(many(10, whole=100, interpreted=1)):
        *_, end = played(start.copy(), seed)
        scores, average = end.scores(), sum(end.scores()) * POINT // players
        for seat in range(players):
            shares, points = value.of(end, seat)
            assert shares == [part * (WHOLE // VICTORY) for part in end.shares()]
            assert points == [score * POINT - average for score in scores]


@pytest.mark.parametrize(
    ("coins", "parts"),
    [("30,30", [2, 2]), ("31,30", [1, None]), ("20,20,20", [3, 3, 3]), ("20,19,20", [2, None, 2])],
)
def test_a_shared_victory_is_shared_exactly(coins: str, parts: list[int | None]) -> None:
    players = len(parts)
    end = smallworld.GAME.from_line(f"smallworld {players} 10.0.{players - 1} finished:over {coins}", rules=2)
    assert end.over
    shares, _ = value_for(end).of(end, 0)
    assert shares == [WHOLE // part if part else 0 for part in parts]


def test_a_position_gets_the_same_value_from_a_fresh_object_and_stays_as_it_was() -> None:
    start = begun("creation", 3)
    used = value_for(start)
    for step, state in enumerate(played(start, 1)):
        if step % 20 == 0 and state.turns() >= 0:
            before = state.fingerprint()
            assert used.of(state, 1) == value_for(state).of(state, 1) and state.fingerprint() == before


def test_other_weights_value_otherwise() -> None:
    state = next(s for s in played(begun("smallworld", 2), 1) if s.turns() == 5)
    assert value_for(state, 1).of(state, 0) != value_for(state, 2).of(state, 0)


@pytest.mark.parametrize(
    ("game", "weights"),
    [("smallworld", ("smallworld", 3)), ("creation", ("smallworld", 2)), ("smallworld", ("creation", 2))],
)
def test_weights_learnt_of_other_inputs_are_refused(game: str, weights: tuple[str, int]) -> None:
    state = begun(game, 2)
    encoder = mk.game(game).encoder(state)
    with pytest.raises(WeightsError, match="were learnt of inputs with the layout") as caught:
        Value(encoder, weights_for(*weights))
    told = str(caught.value)
    assert encoder.digest() in told and weights_for(*weights).layout in told and "mikrokosmos train" in told
    assert isinstance(caught.value, mk.MikrokosmosError)


def test_a_digest_that_differs_in_one_digit_is_another_layout() -> None:
    state = begun("creation", 2)
    weights = weights_for("creation", 2)
    changed = dataclasses.replace(weights, layout=weights.layout[:-1] + ("0" if weights.layout[-1] != "0" else "1"))
    with pytest.raises(WeightsError):
        Value(creation.GAME.encoder(creation.GAME.new()), changed)
    assert value_for(state).seats == 2


def test_what_is_certain_is_nearly_a_whole_victory_and_never_more() -> None:
    state = next(s for s in played(begun("creation", 2), 1) if s.turns() == 3)
    weights = weights_for("creation", 2)
    bias = weights.last_bias[:]
    bias[0], bias[1] = 2**28, -(2**28)
    shares, _ = Value(state.game.encoder(state), dataclasses.replace(weights, last_bias=bias)).of(state, 0)
    assert shares[0] > WHOLE * 0.9999 and sum(shares) == WHOLE and min(shares) >= 0


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_sharper_value_gives_more_to_whoever_is_ahead_and_keeps_the_order(game: str, players: int) -> None:
    start = begun(game, players)
    plain, sharper = value_for(start), value_for(start)
    sharper.sharpen([[130, 130]])
    moved = 0
    for step, state in enumerate(played(start, 4)):
        if state.over or step % EVERY or state.turns() < 0:
            continue
        (before, points), (after, same) = plain.of(state, 0), sharper.of(state, 0)
        best = before.index(max(before))
        assert after[best] >= before[best] and sum(after) == WHOLE and same == points
        assert sorted(range(players), key=before.__getitem__) == sorted(range(players), key=after.__getitem__)
        moved += after != before
    assert moved


def test_what_scores_differ_by_beyond_a_half_more_than_one_is_sharpened_by_itself() -> None:
    state = next(s for s in played(begun("creation", 2), 1) if s.turns() == 3)
    weights = weights_for("creation", 2)
    for ahead, told in ((1.0, 1.0 * 0.8), (3.0, 1.5 * 0.8 + 1.5 * 1.2)):
        bias, last = weights.last_bias[:], array("h", [0] * len(weights.last))
        bias[0], bias[1] = round(ahead * 2**20), 0
        value = Value(state.game.encoder(state), dataclasses.replace(weights, last=last, last_bias=bias))
        value.sharpen([[80, 120]])
        shares, _ = value.of(state, state.player)
        best = max(shares)
        assert math.log(best / (WHOLE - best)) == pytest.approx(told, abs=0.01)


def test_every_round_has_a_sharpness_of_its_own_and_later_ones_the_last() -> None:
    start = begun("creation", 3)
    plain, changed = value_for(start), value_for(start)
    changed.sharpen([[100, 100], [150, 150]])
    differ = set()
    for state in played(start, 4):
        if state.turns() >= 0 and not state.over and plain.of(state, 0) != changed.of(state, 0):
            differ.add(state.turns() // 3)
    assert differ == set(range(1, 9))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_forecast_is_as_sharp_as_its_weights_say_and_a_search_asks_as_was_learnt(game: str, players: int) -> None:
    state = next(s for s in played(begun(game, players), 2) if s.turns() == 1)  # values know only games under way
    weights = state.game.weights(players)
    for experts in (None, (), (0,)):
        told = state.game.forecast(state, experts).value
        value = state.game.value(state)
        seats = count(experts, players)
        value.sharpen(weights.sharpness_with(seats))
        value.experts = told.experts
        assert told.of(state, 0) == value.of(state, 0)
    assert state.game.search(state, 8, 4).learned.of(state, 0) == state.game.value(state).of(state, 0)


def count(experts: tuple[int, ...] | None, players: int) -> int:
    """How many seats play like Expert: all, if nothing is said."""
    return players if experts is None else len(experts)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_an_offset_moves_the_chance_of_one_place_in_the_order_of_turns_and_of_one_round(
    game: str, players: int
) -> None:
    start = begun(game, players)
    plain, moved = value_for(start), value_for(start)
    nothing, last = [100, 100, *[0] * players], [100, 100, *[0] * (players - 1), 700]
    moved.sharpen([nothing, last, nothing])  # for the last to move, in the second round
    looked, turn = 0, -1
    for state in played(start, 6):
        if state.over or state.player == mk.CHANCE or state.turns() == turn:
            continue  # a value is asked where turns begin
        turn = state.turns()
        first = (state.player - state.turns()) % players
        (before, points), (after, same) = plain.of(state, 0), moved.of(state, 0)
        assert sum(after) == WHOLE and same == points
        if state.turns() // players == 1:
            seat = (first + players - 1) % players
            odds = after[seat] / (WHOLE - after[seat]) / (before[seat] / (WHOLE - before[seat]))
            assert odds == pytest.approx(math.exp(700 / 1024), rel=0.02)
            looked += 1
        else:
            assert before == after
    assert looked == players


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_who_plays_like_expert_counts_seat_by_seat(game: str, players: int) -> None:
    state = next(s for s in played(begun(game, players), 2) if s.turns() == 3)
    weights = weights_for(game, players)
    wide = weights.shape[1]
    rows = array("h", [0] * len(weights.rows))
    for step in range(players):  # nothing but who plays counts, and everybody something else
        for at in range(wide):
            rows[(step - players) * wide + at] = 20 << step
    plain = dataclasses.replace(weights, rows=rows, bias=array("i", [300] * wide))
    value = Value(state.game.encoder(state), plain)
    told = set()
    for experts in range(1 << players):
        value.experts = experts
        shares, points = value.of(state, 0)
        assert sum(shares) == WHOLE
        told.add((*shares, *points))
    assert len(told) == 1 << players


def test_weights_without_rows_for_experts_do_not_ask_who_plays() -> None:
    state = next(s for s in played(begun("creation", 2), 2) if s.turns() == 3)
    weights = weights_for("creation", 2)
    inputs, wide, narrow, outputs = weights.shape
    size = inputs - 2
    older = dataclasses.replace(weights, shape=(size, wide, narrow, outputs), rows=weights.rows[: size * wide])
    value, new = (Value(state.game.encoder(state), each) for each in (older, weights))
    assert value.of(state, 0) == new.of(state, 0)
    value.experts = 3
    assert value.of(state, 0) == new.of(state, 0)


def test_weights_with_another_number_of_rows_are_refused() -> None:
    state = begun("creation", 2)
    weights = weights_for("creation", 2)
    inputs, wide, narrow, outputs = weights.shape
    for more in (-3, -1, 1):
        rows = weights.rows[:] * 2
        changed = dataclasses.replace(
            weights, shape=(inputs + more, wide, narrow, outputs), rows=rows[: (inputs + more) * wide]
        )
        with pytest.raises(WeightsError, match=f"{inputs + more} rows"):
            Value(state.game.encoder(state), changed)
