"""The judge of Small World: legal everywhere, reasons that add up, the same advice every time, stronger by level."""

from __future__ import annotations

import random
from collections.abc import Iterator
from hashlib import blake2b
from itertools import islice
from typing import Any

import pytest

import mikrokosmos as mk
from kit.conformance import draw
from kit.house import some_house
from kit.own_rows import OWN
from kit.scene import Scene, before_the_turn, choices
from mikrokosmos.bots import Adviser, Seat, bot
from mikrokosmos.core.judge import Judge
from mikrokosmos.core.playout import Contest
from mikrokosmos.games.smallworld import GAME
from mikrokosmos.games.smallworld.content.table import FLAGS, MASKS, NUMBERS
from mikrokosmos.games.smallworld.ids import CONQUEST, REGIONS
from mikrokosmos.games.smallworld.judge.campaign import prepare, price_in
from mikrokosmos.games.smallworld.judge.danger import assess_dangers
from mikrokosmos.games.smallworld.judge.judge import MOTIVES, SmallWorldJudge
from mikrokosmos.games.smallworld.judge.weights import LEVELS
from mikrokosmos.games.smallworld.rules.conquest import cost
from mikrokosmos.games.smallworld.rules.peoples import strength
from mikrokosmos.games.smallworld.state import SmallWorldState
from mikrokosmos.texts import Texts

GAMES = 3 if mk.compiled() else 1
"""Games of each kind; every level meets every number of players, with the box and with own rows."""

EACH = 1 if mk.compiled() else 5
"""Every so many positions are looked at; where every line is traced, a few hundred of all kinds are enough."""

GOLDEN = {1: "53cb2e582fcf7ee450fee00aec7b8e45", 2: "c82d6391346bdff28641c3e581053af8"}
"""What becomes of some games between the levels, by the number of the rules: compiled and interpreted the same."""


def positions(players: int, level: str, games: int, **options: Any) -> Iterator[tuple[SmallWorldState, Judge]]:
    """Positions of games between a level and chance: every other decision is a random one, so that odd ones come up."""
    for number in range(games):
        rng = random.Random(f"{players} {level} {number}")
        state = GAME.new(players=players, first="random", house=some_house(number), **options)
        judge = GAME.judge(level, state)
        while not state.over:
            if state.player == mk.CHANCE:
                state.play(draw(state, rng))
            else:
                yield state, judge
                state.play(rng.choice(state.actions()) if rng.random() < 0.3 else judge.advice(state))


def pairs(games: int) -> list[Any]:
    """Every level with every number of players, the box and own content."""
    return [
        pytest.param(players, level, own, games, id=f"{level}-{players}-{'own' if own else 'box'}")
        for players in GAME.seats
        for level in LEVELS
        for own in (False, True)
        if level == "greedy" or players in (2, 5)
    ]


@pytest.mark.parametrize(("players", "level", "own", "games"), pairs(GAMES))
def test_the_candidates_are_the_legal_actions_and_their_reasons_add_up(
    players: int, level: str, own: bool, games: int
) -> None:
    looked = 0
    for state, judge in islice(positions(players, level, games, **({"content": OWN} if own else {})), 0, None, EACH):
        before = state.to_json()
        candidates = judge.candidates(state)
        assert sorted(action for action, _ in candidates) == state.actions()
        sums = dict.fromkeys(state.actions(), 0)
        for action, text, amount in judge.reasons(state):
            assert text in MOTIVES
            sums[action] += amount
        assert sums == dict(candidates)
        advised = judge.advice(state)
        assert advised == candidates[0][0] or dict(candidates)[advised] == candidates[0][1]
        assert judge.candidates(state) == candidates and state.to_json() == before
        looked += 1
    assert looked > 50 * games // EACH


@pytest.mark.parametrize("players", GAME.seats)
def test_plans_know_the_prices_of_the_rules(players: int) -> None:
    asked = 0
    for state, judge in positions(players, "greedy", GAMES):
        if state.stage != CONQUEST:
            continue
        assert isinstance(judge, SmallWorldJudge)
        people = state.marcher
        assess_dangers(judge, state, state.turn)
        prepare(judge, state, people, strength(state, people))
        for action in state.actions():
            if action < REGIONS:
                assert price_in(judge, state.held[people], action, 0) == cost(state, people, action)
                asked += 1
    assert asked > 50 * GAMES


def test_own_rows_use_every_word_there_is() -> None:
    rows = (*OWN["race"].values(), *OWN["power"].values())
    assert {word for row in rows for word in row} >= {*FLAGS, *NUMBERS, *MASKS}


def test_a_windfall_that_was_paid_counts_for_nothing() -> None:
    scene = Scene(house={"wealthy": "game"}).column(("ratmen", "wealthy", 0), ("elves", "hill", 0))
    open_to_all, closed = scene.pick(), scene.paid("wealthy").pick()
    first = open_to_all.encode({"type": "pick", "slot": 1})
    values = [dict(GAME.judge("greedy", state).candidates(state))[first] for state in (open_to_all, closed)]
    assert values[0] - values[1] == 700


def test_what_may_come_before_or_after_a_pick_is_weighed_with_it() -> None:
    scene = Scene(tribes=False).people(0, "ghouls", None, {5: 4}, declined=True).column(("ratmen", "hill", 0))
    state = before_the_turn(scene)
    judge = GAME.judge("greedy", state)
    values = dict(judge.candidates(state))
    told = {(move, text): amount for move, text, amount in judge.reasons(state)}
    best = max(move for move, value in values.items() if value == max(values.values()))
    picks = [state.encode({"type": "pick", "slot": slot}) for slot in choices(state, "pick")]
    assert best not in picks  # the march comes first: more is known when it is over
    assert max(values[pick] for pick in picks) == values[best] - 1
    assert {told[pick, "why-next"] for pick in picks} == {values[best] - told[best, "why-next"] - 1}


def test_every_reason_has_a_text() -> None:
    texts = Texts("en", "why-smallworld")
    assert all(texts(motive) for motive in MOTIVES)


def test_a_judge_knows_its_own_table_only() -> None:
    state = GAME.new(players=2)
    judge = GAME.judge("greedy", state)
    assert judge.knows(GAME.new(players=2)) and not judge.knows(GAME.new(players=3))


def test_one_seat_s_lead_is_the_other_s_lag() -> None:
    for state, judge in positions(2, "adept", 1):
        assert judge.value(state, 0) == -judge.value(state, 1)


def test_at_the_end_the_lead_is_what_the_coins_say() -> None:
    state = GAME.new(players=3, first=0)
    end = state.copy()
    contest = Contest(end, [GAME.judge("greedy", state)] * 3)
    contest.play(state, 5)
    coins = end.scores()
    for seat in range(3):
        others = max(coins[other] for other in range(3) if other != seat)
        assert contest_value(end, seat) == 100 * (coins[seat] - others)


def contest_value(state: SmallWorldState, seat: int) -> int:
    """What the judge thinks a position is worth."""
    return GAME.judge("greedy", state).value(state, seat)


def share(first: str, second: str, players: int, deals: int) -> float:
    """How often one level wins among others of another level, each deal from every seat."""
    state = GAME.new(players=players, first=0)
    wins = 0.0
    for seat in range(players):
        judges = [GAME.judge(first if at == seat else second, state) for at in range(players)]
        end = state.copy()
        contest = Contest(end, judges)
        for deal in range(deals):
            contest.play(state, deal)
            wins += (seat in end.winners()) / len(end.winners())
    return wins / (deals * players)


@pytest.mark.skipif(not mk.compiled(), reason="the same games as compiled, only slower: GOLDEN compares the two")
@pytest.mark.parametrize(
    ("first", "second", "players", "least"),
    [
        ("greedy", "reference", 2, 0.9),
        ("greedy", "reference", 4, 0.75),
        ("greedy", "adept", 2, 0.6),
        ("greedy", "adept", 5, 0.3),
        ("adept", "novice", 2, 0.8),
    ],
)
def test_who_sees_farther_wins_more(first: str, second: str, players: int, least: float) -> None:
    assert share(first, second, players, 200) > least


@pytest.mark.parametrize("rules", GOLDEN)
def test_the_same_games_come_out_compiled_and_interpreted(rules: int) -> None:
    seen = blake2b(digest_size=16)
    for players in GAME.seats:
        state = GAME.renew(GAME.upgrade_options({"players": players, "first": "random"}, rules))
        judges = [GAME.judge(level, state) for level in (*LEVELS, "reference", "greedy")][:players]
        end = state.copy()
        contest = Contest(end, judges)
        for deal in range(3):
            decisions = contest.play(state, deal)
            seen.update(f"{decisions} {end.to_line()} ".encode())
    assert seen.hexdigest() == GOLDEN[rules]


def test_the_bot_says_why_and_plays_what_it_says() -> None:
    rng = random.Random(4)
    state = GAME.new(players=3, first=1)
    greedy = bot("greedy", 1)
    assert isinstance(greedy, Adviser)
    while not state.over:
        if state.player == mk.CHANCE:
            state.play(draw(state, rng))
            continue
        seat = Seat(state)
        said = greedy.why(seat)
        chosen = greedy.choose(seat)
        assert chosen == said[0].action or said[0].value == next(c.value for c in said if c.action == chosen)
        assert all(abs(sum(reason.points for reason in c.reasons) - c.value) < 1e-6 for c in said)
        state.play(chosen)
