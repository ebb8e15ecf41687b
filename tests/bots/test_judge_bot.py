"""Bots that ask the game's judge: legal, explained, and never without a judge."""

from __future__ import annotations

import random

import pytest

import mikrokosmos as mk
from kit.conformance import draw
from kit.scene import Scene
from mikrokosmos import bots
from mikrokosmos.bots import Adviser, JudgeBot, NoJudge, Seat
from mikrokosmos.core.judge import Judge
from mikrokosmos.games.smallworld import GAME
from mikrokosmos.games.smallworld.game import SmallWorld
from mikrokosmos.games.smallworld.state import SmallWorldState

GAMES = 6 if mk.compiled() else 1


@pytest.mark.parametrize("players", GAME.seats)
def test_it_plays_what_it_says_first_and_its_reasons_add_up(players: int) -> None:
    rng, bot = random.Random(players), JudgeBot("reference", 1)
    for _ in range(GAMES):
        state = GAME.new(players=players)
        while not state.over:
            if state.player == mk.CHANCE:
                state.play(draw(state, rng))
                continue
            seat = Seat(state)
            chosen, told = bot.choose(seat), bot.why(seat)
            assert chosen == told[0].action and chosen in state.actions()
            assert {candidate.action for candidate in told} <= set(state.actions())
            assert [candidate.value for candidate in told] == sorted((c.value for c in told), reverse=True)
            for candidate in told:
                assert candidate.value == pytest.approx(sum(reason.points for reason in candidate.reasons))
            state.play(chosen)


def test_it_says_why_in_points() -> None:
    state = Scene().people(0, "ratmen", "wealthy", {10: 1}, hand=6).conquest()
    best, *others = JudgeBot("reference").why(Seat(state))
    assert (best.value, best.reasons) == (1.0, (bots.Reason("why-reference", 1.0),))
    assert {(other.value, other.reasons) for other in others} == {(0.0, ())}
    assert len(others) + 1 == len(state.actions())


def test_it_is_an_adviser_and_the_random_bot_is_none() -> None:
    assert isinstance(bots.bot("reference"), Adviser)
    assert not isinstance(bots.bot("random"), Adviser)


def test_one_bot_may_sit_at_several_tables() -> None:
    bot = JudgeBot("reference", 1)
    tables = [Scene(players).people(0, "ratmen", "wealthy", {10: 6}).conquest() for players in (2, 3, 2, 5)]
    for state in [*tables, *reversed(tables)]:
        assert bot.choose(Seat(state)) == GAME.judge("reference", state).advice(state)


def test_a_judge_is_made_once_for_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    make = SmallWorld.judge

    def counted(game: SmallWorld, name: str, state: SmallWorldState) -> Judge:
        made.append(name)
        return make(game, name, state)

    monkeypatch.setattr(SmallWorld, "judge", counted)
    bot, state = JudgeBot("reference"), Scene().people(0, "ratmen", "wealthy", {10: 6}).turn_start()
    for _ in range(3):
        bot.choose(Seat(state))
        bot.why(Seat(state))
    assert made == ["reference"]


def test_a_game_without_judges_cannot_be_played() -> None:
    state, rng = mk.game("toy").new(players=2), random.Random(1)
    while state.player == mk.CHANCE:
        state.play(mk.sample(state.chances(), rng))
    with pytest.raises(NoJudge, match="'reference' cannot play 'toy'") as caught:
        JudgeBot("reference").choose(Seat(state))
    assert isinstance(caught.value, mk.MikrokosmosError)


def test_a_judge_the_game_does_not_have_cannot_be_asked() -> None:
    with pytest.raises(NoJudge, match="'oracle' cannot play 'smallworld'"):
        JudgeBot("oracle").why(Seat(Scene().pick()))
