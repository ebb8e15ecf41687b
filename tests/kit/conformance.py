"""One battery for any game. Each check takes a case and a seed; `test_conformance.py` runs all of them on all games."""

from __future__ import annotations

import copy
import json
import pickle
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

import mikrokosmos as mk
from mikrokosmos import CHANCE, OVER, Game, IllegalAction, Json, OptionError, Record, RecordError, State
from mikrokosmos.core.types import Event

LONGEST = 100_000
"""No game takes more moves than this."""

SAMPLE = 6
"""How many positions of a game the slower checks look at, besides its beginning and its end."""


def never(state: State) -> bool:
    """Nowhere."""
    return False


@dataclass(frozen=True)
class Case:
    """A game by name, its options, and what in it may tell a seat something it did not know."""

    name: str
    options: Json = field(default_factory=dict)
    reveals: frozenset[str] = frozenset()
    """Event types that show what was secret: after those, worlds that looked alike may look different."""
    not_in_a_line: frozenset[str] = frozenset({"names", "coins", "content", "tiles"})
    """Options that belong to a table rather than to a position: a one-line position does not hold them."""
    label: str = ""
    """What the case is called where its options would be too long."""
    unsaid: Callable[[State], bool] = never
    """Where a turn begins without the position telling: at these decisions."""

    @property
    def game(self) -> Game:
        """The game itself."""
        return mk.game(self.name)

    def new(self) -> State:
        """A fresh state."""
        return self.game.new(**self.options)

    def __str__(self) -> str:
        return self.label or "-".join([self.name, *(f"{key}={value}" for key, value in self.options.items())])


Check = Callable[[Case, int], None]
CHECKS: list[Check] = []


def check(function: Check) -> Check:
    """Put a function into the battery."""
    CHECKS.append(function)
    return function


def legal(state: State) -> list[int]:
    """Everything that may be played now, whoever is to act."""
    return [outcome for outcome, _ in state.chances()] if state.player == CHANCE else state.actions()


def draw(state: State, rng: random.Random) -> int:
    """A random action, or an outcome by its weight."""
    return mk.sample(state.chances(), rng) if state.player == CHANCE else rng.choice(state.actions())


def walk(state: State, rng: random.Random) -> Iterator[State]:
    """A random game, the same state object again and again: before the first move, and after each."""
    yield state
    for _ in range(LONGEST):
        if state.over:
            return
        state.play(draw(state, rng))
        yield state
    raise AssertionError(f"no end after {LONGEST} moves")


def positions(case: Case, seed: int, count: int = SAMPLE) -> list[State]:
    """The beginning, some positions from the middle (any is as likely as any other), and the end of a random game."""
    rng, lot = random.Random(seed), random.Random(f"sample {seed}")
    kept: list[State] = []
    state = case.new()
    for number, _ in enumerate(walk(state, rng)):
        if len(kept) < count:
            kept.append(state.copy())
        elif (place := lot.randrange(number + 1)) < count:
            kept[place] = state.copy()
    return [case.new(), *kept, state]


def whole(state: State) -> str:
    """The whole state as text, to see whether anything has changed."""
    return json.dumps(state.to_json(), sort_keys=True, allow_nan=False)


def visible(events: Sequence[Event], seat: int | None) -> list[Event]:
    """The events that a seat (or, for `None`, a spectator) may know of."""
    return [event for event in events if event["sees"] == "all" or seat in event["sees"]]


def seats(state: State) -> range:
    """The seats of this game."""
    return range(len(state.scores()))


def plain(value: Any) -> bool:
    """Whether a value is JSON through and through: what comes back is equal (no tuples, no numbers as keys)."""
    return bool(json.loads(json.dumps(value, allow_nan=False)) == value)


@check
def the_game_says_what_it_is(case: Case, seed: int) -> None:
    """Sizes and types of the game itself, and options that start the same game again."""
    game, state = case.game, case.new()
    assert isinstance(game, Game) and isinstance(state, State)
    assert game.id == case.name and state.game is game
    assert game.action_count > 0 and game.chance_count >= 0 and game.rules > 0
    options = game.options(state)
    assert plain(options) and len(seats(state)) == options["players"] in game.seats
    again = game.new(**options)
    assert whole(again) == whole(state) and game.options(again) == options


@check
def bad_options_are_refused(case: Case, seed: int) -> None:
    """An option that does not exist or does not fit raises `OptionError`."""
    for wrong in ({"players": 0}, {"players": 99}, {"players": "2"}, {"players": None}, {"no_such_option": 1}):
        with pytest.raises(OptionError):
            case.game.new(**{**case.options, **wrong})


@check
def a_random_game_goes_well(case: Case, seed: int) -> None:
    """Every step of a game: who is to act, what is on the list, what it did, and that somebody wins in the end."""
    game, players = case.game, seats(case.new())
    for state in walk(case.new(), random.Random(seed)):
        actions, chances = state.actions(), state.chances()
        assert state.over == (state.player == OVER)
        assert bool(actions) == (state.player in players) and bool(chances) == (state.player == CHANCE)
        assert state.player in (*players, CHANCE, OVER)
        assert actions == sorted(set(actions)) and all(x in range(game.action_count) for x in actions)
        outcomes = [x for x, _ in chances]
        assert outcomes == sorted(set(outcomes)) and all(x in range(game.chance_count) for x in outcomes)
        assert all(type(weight) is int and weight > 0 for _, weight in chances)
        assert len(state.scores()) == len(players) and all(type(points) is int for points in state.scores())
        assert bool(state.winners()) == state.over and set(state.winners()) <= set(players)
        for event in state.events():
            assert isinstance(event["type"], str) and plain(event)
            assert event["sees"] == "all" or set(event["sees"]) < set(players)


@check
def what_is_listed_is_accepted(case: Case, seed: int) -> None:
    """Every listed action or outcome can be played, on a copy, and the state it was copied from stays as it was."""
    for state in positions(case, seed):
        before = whole(state)
        for x in legal(state):
            state.copy().play(x)
        assert whole(state) == before


@check
def what_is_not_listed_is_refused(case: Case, seed: int) -> None:
    """Every other id is refused, and the state is as it was."""
    for state in positions(case, seed):
        before, listed = whole(state), set(legal(state))
        most = max(case.game.action_count, case.game.chance_count)
        for x in {*range(-2, most + 2), 2**31, 2**32, 2**63, 2**70, -(2**40)} - listed:
            with pytest.raises(IllegalAction):
                state.play(x)
        assert whole(state) == before and set(legal(state)) == listed


@check
def words_and_ids_agree(case: Case, seed: int) -> None:
    """`describe` and `encode` are inverse; words that say nothing are refused."""
    for state in positions(case, seed):
        said = []
        for x in legal(state):
            words = state.describe(x)
            assert isinstance(words["type"], str) and plain(words)
            assert state.encode(words) == x
            assert state.encode(json.loads(json.dumps(words))) == x
            said.append(json.dumps(words, sort_keys=True))
        assert len(said) == len(set(said)), "two actions in the same words"
        nonsense: Json
        for nonsense in ({}, {"type": "no-such-action"}, {"type": None}, {"type": []}):
            with pytest.raises(IllegalAction):
                state.encode(nonsense)


@check
def refusals_and_explanations(case: Case, seed: int) -> None:
    """`refusal` is `None` exactly for what is legal; every legal action has an explanation, every seat an income."""
    for state in positions(case, seed):
        if state.player != CHANCE:
            listed = set(state.actions())
            for x in range(-2, case.game.action_count + 2):
                reason = state.refusal(x)
                assert (reason is None) == (x in listed)
                assert reason is None or (isinstance(reason["reason"], str) and plain(reason))
        before = whole(state)
        answers = [state.explain(x) for x in state.actions()] + [state.income(seat) for seat in seats(state)]
        for answer in answers:
            assert type(answer["total"]) is int and isinstance(answer["terms"], list) and plain(answer)
        assert whole(state) == before


@check
def states_are_json(case: Case, seed: int) -> None:
    """A state written and read back is the same state, and goes on the same way."""
    for state in positions(case, seed):
        text = whole(state)
        again = case.game.from_json(json.loads(text))
        assert plain(state.to_json()) and whole(again) == text
        assert again.actions() == state.actions() and again.chances() == state.chances()
        here, there = (list(map(whole, _steps(s.copy(), seed, 5))) for s in (state, again))
        assert here == there


@check
def states_are_a_line_of_text(case: Case, seed: int) -> None:
    """A position is one line; read back it is the same in all but the options a line does not hold."""
    for state in positions(case, seed):
        line = state.to_line()
        options = {k: v for k, v in state.game.options(state).items() if k in case.not_in_a_line}
        again = case.game.from_line(line, **options)
        assert len(line.splitlines()) == 1 and again.to_line() == line
        assert again.actions() == state.actions() and again.chances() == state.chances()
        for seat in (None, *seats(state)):
            assert again.view(seat) == state.view(seat)


def _steps(state: State, seed: int, count: int) -> Iterator[State]:
    rng = random.Random(seed)
    for _ in range(count):
        if not state.over:
            state.play(draw(state, rng))
        yield state


@check
def damaged_states_are_refused(case: Case, seed: int) -> None:
    """Whatever is done to a stored state, reading it works or raises `RecordError`, never anything else."""
    *_, state, _ = positions(case, seed)
    good = state.to_json()
    damaged: list[Any] = [{}, [], None, {"game": "chess"}]
    damaged += [{k: v for k, v in good.items() if k != key} for key in good]
    nonsense: list[Any] = [None, "x", -1, 2**70, [], {}, [[-7]], 0.5]
    damaged += [{**good, key: value} for key in good for value in nonsense]
    for data in damaged:
        try:
            case.game.from_json(data)
        except RecordError as error:
            assert "\n" not in str(error)
    for data in damaged[:4]:
        with pytest.raises(RecordError):
            case.game.from_json(data)


@check
def copies_are_independent(case: Case, seed: int) -> None:
    """Playing on a copy leaves the original alone, and the other way round."""
    for state in positions(case, seed):
        before, twin = whole(state), state.copy()
        assert whole(twin) == before
        list(_steps(twin, seed, 20))
        assert whole(state) == before
        twin = state.copy()
        list(_steps(state, seed, 20))
        assert whole(twin) == before


@check
def states_go_to_other_processes(case: Case, seed: int) -> None:
    """A pickled state is the same elsewhere; a deep copy is independent."""
    for state in positions(case, seed):
        there = pickle.loads(pickle.dumps(state))
        assert whole(there) == whole(state) and there.actions() == state.actions()
        deep, before = copy.deepcopy({"root": state})["root"], whole(state)
        assert whole(deep) == before
        if not state.over:
            state.play(legal(state)[0])
            assert whole(deep) == whole(there) == before


def forks(case: Case, seed: int) -> Iterator[tuple[int, State, State]]:
    """For every seat, two worlds in which chance has just done different things."""
    rng = random.Random(seed)
    for state in walk(case.new(), rng):
        if len(outcomes := legal(state)) > 1 and state.player == CHANCE and rng.random() < 0.2:
            one, other = state.copy(), state.copy()
            one.play(outcomes[0])
            other.play(outcomes[-1])
            yield from ((seat, one, other) for seat in seats(state))


def worlds(case: Case, seed: int) -> Iterator[tuple[int, State, State]]:
    """A seat, and two worlds it cannot tell apart: truth and imagination, or two outcomes it was told nothing of."""
    for state in positions(case, seed):
        yield from ((seat, state, state.imagine(seat, random.Random(seed))) for seat in seats(state))
    for seat, one, other in forks(case, seed):
        if visible(one.events(), seat) == visible(other.events(), seat):
            yield seat, one, other


def differing(one: State, other: State, seat: int | None) -> set[str]:
    """The types of events by which the last move told a seat which of two worlds it is in."""
    seen, also = visible(one.events(), seat), visible(other.events(), seat)
    if len(seen) != len(also):
        return {event["type"] for event in (*seen, *also)}
    return {event["type"] for pair in zip(seen, also, strict=True) if pair[0] != pair[1] for event in pair}


@check
def views_show_no_more_than_they_may(case: Case, seed: int) -> None:
    """Two worlds that a seat cannot tell apart look alike to it, and to a spectator."""
    for state in positions(case, seed):
        for seat in (None, *seats(state)):
            assert plain(state.view(seat))
    for seat, one, other in worlds(case, seed):
        assert one.view(seat) == other.view(seat) and one.view(None) == other.view(None)
        assert one.player == other.player
        if one.player == seat:
            assert one.actions() == other.actions()


@check
def imagination_knows_no_more_than_its_seat(case: Case, seed: int) -> None:
    """Two worlds that a seat cannot tell apart give it the same imaginations; playing these changes nothing."""
    for seat, one, other in worlds(case, seed):
        before = whole(one)
        here, there = one.imagine(seat, random.Random(~seed)), other.imagine(seat, random.Random(~seed))
        assert whole(here) == whole(there)
        list(_steps(here, seed, 5))
        assert whole(one) == before


@check
def nothing_leaks(case: Case, seed: int) -> None:
    """Two worlds that a seat cannot tell apart, played on alike, stay so for as long as nothing is shown to it."""
    for seat, one, other in worlds(case, seed):
        rng, one, other = random.Random(seed), one.copy(), other.copy()
        for _ in range(30):
            if one.player == seat:
                assert one.actions() == other.actions()
            if not (both := sorted(set(legal(one)) & set(legal(other)))):
                break
            x = rng.choice(both)
            one.play(x)
            other.play(x)
            if told := differing(one, other, seat):
                assert told & case.reveals, f"{told} told seat {seat} a secret"
                break
            assert one.view(seat) == other.view(seat)


@check
def what_chance_tells_is_on_the_table(case: Case, seed: int) -> None:
    """If events tell a seat what chance did, its view shows it too (but for what is shown and put away again)."""
    for seat, one, other in forks(case, seed):
        for eyes in (seat, None):
            if differing(one, other, eyes) - case.reveals:
                assert one.view(eyes) != other.view(eyes)


@check
def records_given_out_keep_secrets(case: Case, seed: int) -> None:
    """Before the end, two records that differ in what a seat was not told are the same to it."""
    record, rng = Record.start(case.game, **case.options), random.Random(seed)
    while not record.state.over:
        outcomes = [outcome for outcome, _ in record.state.chances()]
        if len(outcomes) > 1:
            one, other = record.state.copy(), record.state.copy()
            one.play(outcomes[0])
            other.play(outcomes[-1])
            for seat in (None, *seats(one)):
                if not one.over and not other.over and visible(one.events(), seat) == visible(other.events(), seat):
                    here, there = (record.shorten(len(record.moves)) for _ in range(2))
                    here.play(outcomes[0])
                    there.play(outcomes[-1])
                    assert here.given_to(seat) == there.given_to(seat)
        record.play(draw(record.state, rng))


@check
def records_hold_the_game(case: Case, seed: int) -> None:
    """A record of a whole game: written, read, replayed, shortened; it ends where the game ended."""
    record, rng = Record.start(case.game, **case.options), random.Random(seed)
    texts = [whole(record.state)]
    while not record.state.over:
        record.play(draw(record.state, rng))
        texts.append(whole(record.state))
    with TemporaryDirectory() as folder:
        path = Path(folder) / "record.json"
        record.save(path)
        again = Record.load(path)
    assert again.to_json() == record.to_json() and again.digest == record.digest
    assert whole(again.replay()) == texts[-1]
    for n in {0, 1, len(texts) // 2, len(texts) - 1}:
        shorter = again.shorten(n)
        assert whole(shorter.replay()) == whole(again.replay(n)) == texts[n]
        assert len(shorter.moves) == n and Record.from_json(shorter.to_json()).digest == shorter.digest
