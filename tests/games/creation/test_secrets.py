"""The one secret of the game: other seats' god tokens, before they are shown. Nothing that is given out holds one."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

import mikrokosmos as mk
from kit.conformance import draw, seats, visible
from kit.lines import walked
from kit.long import many
from mikrokosmos.games.creation import GAME
from mikrokosmos.games.creation.content.table import TERRAINS
from mikrokosmos.games.creation.state import CreationState

Gods = tuple[int, ...]

SEEDS = many(12, whole=40, interpreted=4)
GAMES = many(3, whole=3, interpreted=1)


def position(seed: int) -> CreationState:
    """Any position of any game, the setup and the end included."""
    players = 2 + seed % 4
    lengths = random.Random(f"length {seed}").randrange(9 + players + 1 + players * 36 + 1)
    return walked(GAME, seed, lengths, players=players, first="random" if seed % 3 == 0 else 0)


def hidden_from(state: CreationState, seat: int | None) -> list[int]:
    """The seats whose token this one cannot know."""
    return [who for who, god in enumerate(state.god) if god >= 0 and who != seat and not state.shown >> who & 1]


def unknown_to(state: CreationState, seat: int | None) -> list[int]:
    """The gods this seat cannot place: those of others, and those that were not dealt."""
    undealt = [god for god in range(5) if state.gods >> god & 1]
    return sorted(undealt + [state.god[who] for who in hidden_from(state, seat)])


def dealt_otherwise(state: CreationState, seat: int | None) -> Iterator[CreationState]:
    """Every state that differs from this one only in tokens the seat (or a spectator) cannot know."""
    hidden, unknown = hidden_from(state, seat), unknown_to(state, seat)
    for gods in permutations(unknown, len(hidden)):
        other = state.copy()
        god = list(other.god)
        for who, token in zip(hidden, gods, strict=True):
            god[who] = token
        other.god = god
        other.gods = sum(1 << token for token in unknown if token not in gods)
        yield other


def objections(state: CreationState, ids: range) -> list[str | None]:
    """The error of every action that is refused; None for the others, which are not played."""
    told: list[str | None] = []
    for x in ids:
        try:
            state.copy().play(x)
        except mk.IllegalAction as error:
            told.append(str(error))
        else:
            told.append(None)
    return told


@pytest.mark.parametrize("seed", range(SEEDS))
def test_what_is_imagined_keeps_what_is_known_and_deals_the_rest_anew(seed: int) -> None:
    state = position(seed)
    before = state.to_json()
    for seat in seats(state):
        other = state.imagine(seat, random.Random(seed))
        hidden = hidden_from(state, seat)
        for who in range(5):
            assert (other.god[who] >= 0) == (state.god[who] >= 0)
            assert who in hidden or other.god[who] == state.god[who]
        assert unknown_to(other, seat) == unknown_to(state, seat)
        assert other.view(seat) == state.view(seat)
        assert {**other.to_json(), "gods": None} == {**before, "gods": None}
    assert state.to_json() == before


@pytest.mark.parametrize(("players", "steps"), [(2, 10), (2, 30), (3, 12), (4, 13), (4, 60), (5, 14)])
def test_every_deal_that_may_be_is_imagined_as_often_as_any_other(players: int, steps: int) -> None:
    state = walked(GAME, 4, steps, players=players)
    hidden, unknown = hidden_from(state, 0), unknown_to(state, 0)
    possible = set(permutations(unknown, len(hidden)))
    rng = random.Random(11)
    wanted = 60 if mk.compiled() else 40
    draws = len(possible) * wanted
    found: Counter[Gods] = Counter()
    for _ in range(draws):
        other = state.imagine(0, rng)
        found[tuple(other.god[who] for who in hidden)] += 1
        assert sum(1 << god for god in (*other.god,) if god >= 0) + other.gods == 31
    assert set(found) == possible
    # Chi-square: with this many degrees of freedom six deviations above the mean is never chance.
    freedom = len(possible) - 1
    chi = sum((count - wanted) ** 2 / wanted for count in found.values())
    assert chi < freedom + 6 * (2 * freedom) ** 0.5 + 6


def test_at_the_start_there_are_as_many_deals_as_there_are_tokens_to_deal() -> None:
    counts = {2: 4, 3: 4 * 3, 4: 4 * 3 * 2, 5: 4 * 3 * 2 * 1}
    for players, deals in counts.items():
        state = walked(GAME, 1, 9 + players, players=players)
        assert len({other.to_line() for other in dealt_otherwise(state, 0)}) == deals


@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_seat_sees_and_may_do_the_same_whatever_others_were_dealt(seed: int) -> None:
    state = position(seed)
    for seat in (None, *seats(state)):
        others = list(dealt_otherwise(state, seat))
        for other in random.Random(seed).sample(others, min(4, len(others))):
            assert other.view(seat) == state.view(seat) and other.view(None) == state.view(None)
            assert other.player == state.player and other.scores() == state.scores()
            assert other.winners() == state.winners()
            assert [other.income(who) for who in seats(state)] == [state.income(who) for who in seats(state)]
            if state.player == seat:
                assert other.actions() == state.actions()
                ids = range(-2, GAME.action_count + 2)
                assert [other.refusal(x) for x in ids] == [state.refusal(x) for x in ids]
                assert objections(other, ids) == objections(state, ids)
                assert [other.explain(x) for x in state.actions()] == [state.explain(x) for x in state.actions()]


def strings(told: Any) -> Iterator[str]:
    """Every text in a piece of JSON."""
    if isinstance(told, str):
        yield told
    elif isinstance(told, dict | list):
        for part in told.values() if isinstance(told, dict) else told:
            yield from strings(part)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(GAMES))
def test_no_view_and_no_event_of_a_whole_game_names_a_god_that_is_hidden(players: int, seed: int) -> None:
    rng, state = random.Random(seed), GAME.new(players=players, first="random")
    while not state.over:
        state.play(draw(state, rng))
        for seat in (None, *seats(state)):
            known = {
                TERRAINS[god] for who, god in enumerate(state.god) if god >= 0 and who not in hidden_from(state, seat)
            }
            seen: dict[str, Any] = {**state.view(seat)}
            for world in seen.pop("terms"):  # the one part that names terrains: all five of every world, come what may
                assert [term["of"] for term in world] == list(TERRAINS)
            told = json.loads(json.dumps([seen, visible(state.events(), seat)]))
            named = Counter(text for text in strings(told) if text in TERRAINS)
            assert set(named) <= known, "tiles have names of their own: a terrain here is a god"


@pytest.mark.parametrize("seed", range(SEEDS))
def test_the_same_moves_are_told_alike_whatever_others_were_dealt_until_one_is_shown(seed: int) -> None:
    start = position(seed)
    for seat in seats(start):
        rng = random.Random(seed)
        one, other = start.copy(), start.imagine(seat, rng)
        for _ in range(40):
            both = [x for x in one.actions() if x in other.actions()] or [
                x for x, _ in one.chances() if x in dict(other.chances())
            ]
            if not both:
                break
            x = rng.choice(both)
            one.play(x)
            other.play(x)
            seen, also = visible(one.events(), seat), visible(other.events(), seat)
            if seen != also:
                assert {event["type"] for event in seen} == {"shown"} == {event["type"] for event in also}
                break
            assert one.view(seat) == other.view(seat)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_seat_is_told_its_own_god_and_all_that_each_has_one(players: int) -> None:
    state = walked(GAME, players, 9, players=players)
    for seat in range(players):
        state.play(draw(state, random.Random(seat)))
        god = TERRAINS[state.god[seat]]
        dealt = {"type": "dealt", "seat": seat, "sees": "all"}
        for who in (None, *range(players)):
            secret = [{"type": "god", "seat": seat, "god": god, "sees": [seat]}] if who == seat else []
            told: list[Any] = [event for event in visible(state.events(), who) if event["type"] in ("dealt", "god")]
            assert told == [dealt, *secret]
            assert state.view(who)["gods"][seat] == {"dealt": True, "shown": False, "god": god if who == seat else None}


def test_an_unused_token_stays_hidden_after_the_end() -> None:
    # R21: unused ones need not be shown.
    rng = random.Random(5)
    state = GAME.new(players=3)
    while not state.over:
        chances = state.chances()
        state.play(mk.sample(chances, rng) if chances else min(state.actions()))
    assert state.shown == 0 and all(told["god"] is None for told in state.view(None)["gods"])
    for seat in range(3):
        assert [told["god"] is not None for told in state.view(seat)["gods"]] == [who == seat for who in range(3)]


def test_an_error_while_gods_are_dealt_does_not_tell_which_are_gone() -> None:
    for players in (3, 5):
        state = walked(GAME, 2, 9 + 2, players=players)
        for other in dealt_otherwise(state, 2):
            for told, also in zip(objections(state, range(200)), objections(other, range(200)), strict=True):
                assert told is None or also is None or told == also


def test_a_record_given_out_names_a_god_to_its_seat_alone() -> None:
    rng, record = random.Random(8), mk.Record.start(mk.game("creation"), players=4)
    while not record.state.over:
        state = record.state
        assert isinstance(state, CreationState)
        if state.player >= 0:
            for seat in (None, *range(4)):
                told = record.given_to(seat)
                deals = [move["words"].get("god") for move in told["moves"] if move["words"]["type"] == "deal"]
                mine = [TERRAINS[god] if who == seat else None for who, god in enumerate(state.god[:4])]
                assert deals == mine and told["digest"] is None
        record.play(draw(state, rng))
        if len(record.moves) > 60:
            break


def test_what_only_the_table_may_keep_is_whole() -> None:
    state = walked(GAME, 3, 40, players=4)
    stored = state.to_json()
    assert [told["god"] for told in stored["gods"]] == [TERRAINS[god] for god in state.god[:4]]
    assert GAME.from_json(stored).to_json() == stored
