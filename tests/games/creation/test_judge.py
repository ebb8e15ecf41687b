"""Creation's judges: what they note, that their reasons add up, what they may not know, and how strong they are."""

from __future__ import annotations

import random
from collections.abc import Iterator
from hashlib import blake2b
from itertools import permutations, product
from typing import Any

import pytest

import mikrokosmos as mk
from kit.creation import dealt, play_on, position
from kit.long import many
from kit.told import words
from mikrokosmos.core.errors import UnknownJudge
from mikrokosmos.core.playout import Contest
from mikrokosmos.games.creation import GAME
from mikrokosmos.games.creation.content.table import TERRAINS
from mikrokosmos.games.creation.ids import CHOOSING, PLACING
from mikrokosmos.games.creation.judge.prospects import Prospects
from mikrokosmos.games.creation.judge.reference import VERSION
from mikrokosmos.games.creation.state import CreationState
from mikrokosmos.texts import Texts

GAMES = many(8, whole=12, interpreted=2)
"""Games that are looked at move by move, for each number of players."""

EACH = 1 if mk.compiled() else 13
"""Every so many decisions are looked at. Thirteen, since a turn of three is then met in each of its stages."""

every_judge = pytest.mark.parametrize("name", GAME.judges)
every_table = pytest.mark.parametrize("players", [2, 3, 4, 5])


def own_tiles(seed: int) -> dict[str, Any]:
    """A set of 64 tiles: any faces there could be."""
    turned = {min(squares[at:] + squares[:at] for at in range(4)) for squares in product(TERRAINS, repeat=4)}
    faces = [(squares, statue) for squares in sorted(turned) for statue in (None, *TERRAINS)]
    drawn = random.Random(seed).sample(faces, 64)
    return {
        "tile": [
            {"id": f"T{at}", "squares": list(squares), **({"statue": statue} if statue else {})}
            for at, (squares, statue) in enumerate(drawn)
        ]
    }


def decisions(players: int, seed: int, **options: Any) -> Iterator[CreationState]:
    """The positions of a game in which a seat has a choice; now the judge plays, now chance does."""
    rng = random.Random(seed)
    state = dealt(players, seed, **options)
    judge = GAME.judge("greedy", state)
    step = 0
    while not state.over:
        if state.player == mk.CHANCE:
            state.play(mk.sample(state.chances(), rng))
            continue
        if step % EACH == 0:
            yield state
        step += 1
        state.play(judge.advice(state) if rng.random() < 0.5 else rng.choice(state.actions()))


def scenes(players: int, games: int = GAMES) -> Iterator[CreationState]:
    """The same of several games, every third with tiles of one's own."""
    for seed in range(games):
        own = {"tiles": own_tiles(seed)} if seed % 3 == 1 else {}
        yield from decisions(players, seed, first=seed % players, **own)


@every_judge
@every_table
def test_every_legal_action_is_a_candidate_and_its_reasons_add_up_to_its_value(name: str, players: int) -> None:
    world, judge = None, None
    for state in scenes(players):
        if judge is None or state.world is not world:
            world, judge = state.world, GAME.judge(name, state)
        candidates = judge.candidates(state)
        assert sorted(action for action, _ in candidates) == state.actions()
        assert [value for _, value in candidates] == sorted((value for _, value in candidates), reverse=True)
        sums = dict.fromkeys(state.actions(), 0)
        for action, _, amount in judge.reasons(state):
            sums[action] += amount
        assert sums == dict(candidates)
        values = dict(candidates)
        assert values[judge.advice(state)] == candidates[0][1]


@every_judge
def test_every_reason_has_a_text_and_none_is_left_over(name: str) -> None:
    texts = Texts("en", "why-creation")
    judge = GAME.judge(name, dealt())
    assert all(text in texts for text in judge.terms())
    assert set(judge.terms()) <= set(GAME.judge("greedy", dealt()).terms())


@every_judge
def test_advice_does_not_depend_on_gods_the_seat_cannot_know(name: str) -> None:
    for players in (2, 3, 5) if mk.compiled() else (2, 3):
        for state in decisions(players, seed=players):
            if state.stage != CHOOSING:
                continue
            judge = GAME.judge(name, state)
            told = judge.candidates(state), judge.value(state, state.player)
            hidden = [who for who in range(players) if who != state.player and not state.shown >> who & 1]
            unknown = [state.god[who] for who in hidden] + [god for god in range(5) if state.gods >> god & 1]
            for gods in list(permutations(sorted(unknown), len(hidden)))[:: 1 if players == 2 else 7]:
                other = state.copy()
                god = list(other.god)
                for who, token in zip(hidden, gods, strict=True):
                    god[who] = token
                other.god = god
                other.gods = sum(1 << token for token in unknown if token not in gods)
                assert (judge.candidates(other), judge.value(other, state.player)) == told


@every_judge
def test_the_same_position_gets_the_same_advice_whatever_was_asked_before(name: str) -> None:
    seen = [state.copy() for state in decisions(3, seed=9)]
    judge = GAME.judge(name, seen[0])
    told = [judge.candidates(state) for state in seen]
    shuffled = list(range(len(seen)))
    random.Random(1).shuffle(shuffled)
    for at in shuffled:
        judge.value(seen[-1 - at], at % 3)
        assert judge.candidates(seen[at]) == told[at]
        assert GAME.judge(name, seen[at]).candidates(seen[at]) == told[at]


@every_table
def test_prospects_count_points_as_the_rules_do(players: int) -> None:
    for state in scenes(players, GAMES // 2):
        prospects = Prospects(state.world)
        for seat in range(players):
            prospects.read(state, seat)
            assert prospects.points == state.scores()[seat] * 100
        if state.stage == PLACING:
            told = GAME.judge("novice", state).candidates(state)
            assert all(value == state.explain(action)["total"] * 100 for action, value in told)
            assert dict(told) == dict(GAME.judge("reference", state).candidates(state))


@every_table
def test_at_the_end_the_worth_is_the_lead(players: int) -> None:
    end = dealt(players, seed=players)
    for _ in play_on(end, seed=players):
        pass
    judge, reference = GAME.judge("greedy", end), GAME.judge("reference", end)
    for seat, points in enumerate(end.scores()):
        lead = points - max(other for who, other in enumerate(end.scores()) if who != seat)
        assert abs(judge.value(end, seat) - lead * 100) < 100, "the largest group weighs less than a point"
        assert reference.value(end, seat) == lead * 100
    (best, *_) = end.winners()
    assert judge.value(end, best) == max(judge.value(end, seat) for seat in range(players)) >= 0


def test_what_one_of_two_is_ahead_the_other_is_behind() -> None:
    for state in decisions(2, seed=4):
        judge = GAME.judge("greedy", state)
        assert judge.value(state, 0) == -judge.value(state, 1)


def test_a_tile_in_hand_counts_at_its_best_place() -> None:
    state = position(stage="place", hand="D0", gap=1)
    judge = GAME.judge("adept", state)
    best = judge.candidates(state)[0][1]
    assert judge.value(state, 0) + judge.value(state, 1) == 0
    state.play(judge.advice(state))
    assert judge.candidates(state)[0][1] == best


@every_judge
def test_priors_favour_the_best_and_leave_nothing_out(name: str) -> None:
    for state in decisions(2, seed=6):
        judge = GAME.judge(name, state)
        priors = judge.priors(state)
        assert sorted(action for action, _ in priors) == state.actions()
        assert max(weight for _, weight in priors) == 4096 and min(weight for _, weight in priors) >= 1
        heaviest = {action for action, weight in priors if weight == 4096}
        assert judge.advice(state) in heaviest


def test_stacks_are_all_alike() -> None:
    state = position(3, stage="draw", gap=1)
    for name in GAME.judges:
        told = GAME.judge(name, state).candidates(state)
        assert len(told) == 3 and len({value for _, value in told}) == 1
        assert words(state, GAME.judge(name, state).advice(state))["stack"] == 1


def test_a_judge_knows_its_own_table_only() -> None:
    two, three = dealt(2), dealt(3)
    for name in GAME.judges:
        judge = GAME.judge(name, two)
        assert judge.knows(two) and judge.knows(dealt(2, seed=5)) and not judge.knows(three)


def test_an_unknown_judge_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownJudge, match="no judge 'oracle'; available: greedy, adept, novice, reference"):
        GAME.judge("oracle", dealt())


def test_the_reference_is_the_first_of_its_kind_and_calls_a_god_only_for_more() -> None:
    assert VERSION == 1
    for state in scenes(2, 12 if mk.compiled() else 2):
        if state.stage != CHOOSING:
            continue
        judge = GAME.judge("reference", state)
        values = dict(judge.candidates(state))
        pushed = max(value for action, value in values.items() if action < 12)
        advice = judge.advice(state)
        if advice >= 12:
            assert values[advice] > pushed
        assert advice == min(action for action, value in values.items() if value == max(values.values()))


def contest(one: str | None, other: str | None, games: int, players: int = 2) -> float:
    """The part of the games the first wins, sitting everywhere in turn; a shared victory counts in part."""
    start = GAME.new(players=players, first=0)
    judge = GAME.judge(one, start) if one else None
    others = [GAME.judge(other, start) if other else None for _ in range(players - 1)]
    won = 0.0
    for seat in range(players):
        end = start.copy()
        table = Contest(end, [*others[:seat], judge, *others[seat:]])
        for seed in range(games // players):
            table.play(start, seed)
            winners = end.winners()
            won += (seat in winners) / len(winners)
    return won / (games // players * players)


@pytest.mark.campaign
@pytest.mark.parametrize(
    ("one", "other", "players", "part"),
    [
        ("greedy", None, 2, 0.97),
        ("greedy", "reference", 2, 0.80),
        ("greedy", "adept", 2, 0.68),
        ("adept", "reference", 2, 0.60),
        ("adept", "novice", 2, 0.62),
        ("greedy", "reference", 3, 0.48),
        ("greedy", "reference", 4, 0.34),
        ("greedy", "reference", 5, 0.27),
    ],
)
def test_who_sees_further_wins_more(one: str, other: str | None, players: int, part: float) -> None:
    assert contest(one, other, 600 if mk.compiled() else 10, players) > (part if mk.compiled() else 0)


DIGESTS = {
    "greedy": "dc78667761b19d95",
    "adept": "06191f5d4d77a936",
    "novice": "24334d45b6d97483",
    "reference": "41b3ba5d624fbb52",
}
"""Compiled and interpreted judges must both come to these."""


@every_judge
def test_whole_games_end_the_same_way_compiled_and_interpreted(name: str) -> None:
    digest = blake2b(digest_size=8)
    for players in (2, 3, 5):
        start = GAME.new(players=players, first="random")
        end = start.copy()
        table = Contest(end, [GAME.judge(name, start) for _ in range(players)])
        for seed in range(2):
            table.play(start, seed)
            digest.update(end.to_line().encode())
    for state in play_on(dealt(2, tiles=own_tiles(3)), seed=3):  # at random: the digest of the reference is its own
        if state.player == mk.CHANCE:
            continue
        judge = GAME.judge(name, state)
        digest.update(repr((judge.candidates(state), judge.value(state, 0), judge.reasons(state))).encode())
    assert digest.hexdigest() == DIGESTS[name]
