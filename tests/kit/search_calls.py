"""A second battery, for games whose states are positions: what search is told must be what everybody is told."""

from __future__ import annotations

import json
import random

from kit.conformance import Case, Check, draw, positions, seats, walk, whole
from mikrokosmos import CHANCE
from mikrokosmos.core.game_state import GameState
from mikrokosmos.core.interface import Searchable, State
from mikrokosmos.core.scale import VICTORY

SEARCH_CHECKS: list[Check] = []


def search_check(function: Check) -> Check:
    """Put a function into the battery."""
    SEARCH_CHECKS.append(function)
    return function


def searchable(state: State) -> Searchable:
    """The state, if it is what it should be."""
    assert isinstance(state, Searchable)
    return state


@search_check
def a_victory_is_shared_by_its_winners(case: Case, seed: int) -> None:
    """Shares are nothing until the end; then the winners have a whole victory between them, in equal parts."""
    for state in walk(case.new(), random.Random(seed)):
        shares = searchable(state).shares()
        winners = state.winners()
        assert shares == [VICTORY // len(winners) if seat in winners else 0 for seat in seats(state)]
        assert sum(shares) == (VICTORY if state.over else 0)


@search_check
def equal_states_have_equal_keys(case: Case, seed: int) -> None:
    """Over a game with side steps, the text of a state and its key always go together; every move changes both."""
    by_text: dict[str, int] = {}
    by_key: dict[int, str] = {}

    def note(state: State, before: int | None) -> int:
        text, key = whole(state), searchable(state).fingerprint()
        assert 0 <= key < 2**64 and key != before
        assert by_text.setdefault(text, key) == key, "equal states have different keys"
        assert by_key.setdefault(key, text) == text, "different states have one key"
        return key

    rng, sidesteps = random.Random(seed), random.Random(~seed)
    last = None
    for state in walk(case.new(), rng):
        last = note(state, last)
        aside, key = state.copy(), last
        while not aside.over and sidesteps.random() < 0.5:
            aside.play(draw(aside, sidesteps))
            key = note(aside, key)


@search_check
def a_key_is_of_the_state_alone(case: Case, seed: int) -> None:
    """Whatever is asked of a state, and however it is copied or stored, its key stays what it was."""
    for state in map(searchable, positions(case, seed)):
        key = state.fingerprint()
        for seat in (None, *seats(state)):
            state.view(seat)
        for x in state.actions():
            state.explain(x)
        state.refusal(0), state.chances(), state.events(), state.to_line()
        assert [state.income(seat)["total"] for seat in seats(state)] and state.fingerprint() == key
        again = searchable(case.game.from_json(json.loads(whole(state))))
        options = {k: v for k, v in state.game.options(state).items() if k in case.not_in_a_line}
        from_line = searchable(case.game.from_line(state.to_line(), **options))
        assert key == state.copy().fingerprint() == again.fingerprint() == from_line.fingerprint()


@search_check
def no_game_is_longer_than_the_bound(case: Case, seed: int) -> None:
    """The bound is one for the whole game, and no game passes it."""
    longest = searchable(case.new()).longest
    moves = -1
    for state in walk(case.new(), random.Random(seed)):
        moves += 1
        assert searchable(state).longest == longest == searchable(state.copy()).longest
    assert 0 < moves <= longest


@search_check
def what_is_imagined_is_a_state_that_can_be(case: Case, seed: int) -> None:
    """An imagined state is sound, belongs to the same table, and is the true one where nothing is hidden."""
    for state in map(searchable, positions(case, seed)):
        for seat in seats(state):
            other = state.imagine(seat, random.Random(seed))
            again = searchable(case.game.from_json(json.loads(whole(other))))
            assert again.fingerprint() == other.fingerprint() and other.view(seat) == state.view(seat)
            assert (other.seats, other.longest) == (state.seats, state.longest) == (len(seats(state)), state.longest)
            assert case.game.hides or other.fingerprint() == state.fingerprint()


@search_check
def turns_are_counted_one_by_one(case: Case, seed: int) -> None:
    """The number of turns never falls, grows by one at a time, and ends with a whole number of rounds."""
    rounds: list[int] = []
    for state in walk(case.new(), random.Random(seed)):
        assert isinstance(state, GameState)
        turns = state.turns()
        if turns < 0 or (not rounds and state.player == CHANCE):
            assert not state.at_turn_start() and not rounds, "the table is being laid"
            continue
        if not rounds:
            assert turns == 0
        assert turns - (rounds[-1] if rounds else turns) in (0, 1)
        rounds.append(turns)
    assert state.over and rounds[-1] % len(seats(state)) == 0 and set(rounds) == set(range(rounds[-1] + 1))


@search_check
def every_turn_has_one_beginning(case: Case, seed: int) -> None:
    """The first decision of a turn is its beginning and no later one is; nobody but a seat that acts begins one."""
    last, begun = -1, 0
    for state in walk(case.new(), random.Random(seed)):
        assert isinstance(state, GameState)
        if state.player < 0:
            assert not state.at_turn_start()
            continue
        first = state.turns() != last
        last = state.turns()
        begun += state.at_turn_start()
        assert first or not state.at_turn_start(), f"a turn begins in its middle: {state.to_line()}"
        assert state.at_turn_start() == first or case.unsaid(state), f"no turn begins: {state.to_line()}"
    assert begun
