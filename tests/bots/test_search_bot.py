"""Bots that search: legal, explained, the same for the same seed with any number of threads, never without a judge."""

from __future__ import annotations

import random
import time

import pytest

import mikrokosmos as mk
from kit.conformance import draw
from kit.learned import begun, decisions, use_drawn_weights
from kit.long import many
from mikrokosmos import bots
from mikrokosmos.bots import Adviser, JudgeBot, NoJudge, SearchBot, Seat
from mikrokosmos.bots.search_bot import LEVELS, Level, together
from mikrokosmos.core.errors import WeightsError
from mikrokosmos.core.game_state import GameState
from mikrokosmos.core.learned.weights import Weights
from mikrokosmos.core.scale import WHOLE
from mikrokosmos.games.creation.game import Creation
from mikrokosmos.games.smallworld.game import SmallWorld

QUICK = Level(12, 5) if mk.compiled() else Level(2, 2)
DEEP = Level(16, 5, deep=16, finalists=3, replies=2, trees=2) if mk.compiled() else Level(4, 2, deep=4, trees=2)
EVERY = many(15, whole=3, interpreted=150)
"""Every so many decisions of a game."""

TABLES = [("smallworld", 2), ("smallworld", 4), ("creation", 2), ("creation", 5)]


@pytest.fixture(autouse=True)
def drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing here is about the weights that ship."""
    use_drawn_weights(monkeypatch)


def some(game: str, players: int, seed: int = 1) -> list[GameState]:
    """Some positions with something to decide."""
    return decisions(game, players, seed, every=EVERY)


@pytest.mark.parametrize("level", [QUICK, DEEP], ids=["quick", "deep"])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_same_seed_chooses_the_same_and_says_it_first(game: str, players: int, level: Level) -> None:
    told_of = 0
    for number, state in enumerate(some(game, players)):
        before = state.fingerprint()
        chosen = SearchBot(level, number).choose(Seat(state))
        assert chosen in state.actions() and SearchBot(level, number).choose(Seat(state)) == chosen
        told = SearchBot(level, number).why(Seat(state))
        assert told[0].action == chosen and {candidate.action for candidate in told} <= set(state.actions())
        chances = [candidate.chance for candidate in told if candidate.chance is not None]
        assert all(0 <= chance <= 1 for chance in chances)
        told_of += bool(chances)
        looked_at = [candidate.chance is not None for candidate in told]
        assert looked_at == sorted(looked_at, reverse=True), "what was not looked at comes last"
        assert state.fingerprint() == before
    assert told_of


@pytest.mark.parametrize(("game", "players"), [("smallworld", 2), ("creation", 3)])
def test_its_reasons_are_those_of_the_judge(game: str, players: int) -> None:
    for state in some(game, players, seed=2):
        told = {candidate.action: candidate for candidate in SearchBot(QUICK, 1).why(Seat(state))}
        judged = JudgeBot("greedy", 1).why(Seat(state))
        assert told.keys() == {candidate.action for candidate in judged}
        for candidate in judged:
            mine = told[candidate.action]
            assert (mine.value, mine.reasons) == (candidate.value, candidate.reasons)


@pytest.mark.parametrize(("game", "players"), [("smallworld", 2), ("creation", 3)])
def test_the_choice_does_not_depend_on_the_number_of_threads(game: str, players: int) -> None:
    for number, state in enumerate(some(game, players, seed=3)):
        alone, two, many_threads = (SearchBot(DEEP, number, threads=threads) for threads in (1, 2, 5))
        for _ in range(2):
            told = alone.why(Seat(state))
            assert two.why(Seat(state)) == told == many_threads.why(Seat(state))


@pytest.mark.skipif(not mk.compiled(), reason="interpreted search is slow")
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_one_bot_plays_whole_games_at_one_table_after_the_other(game: str, players: int) -> None:
    bot, rng = SearchBot(Level(4, 3), 5), random.Random(players)
    for _ in range(many(1, whole=5, interpreted=1)):
        for state in (begun(game, players), begun("smallworld", 3)):
            while not state.over:
                state.play(draw(state, rng) if state.player == mk.CHANCE else bot.choose(Seat(state)))
    assert isinstance(bot, Adviser)


def test_time_that_is_up_ends_the_search_with_a_legal_choice() -> None:
    state = next(s for s in decisions("smallworld", 2, 4) if len(s.actions()) > 5)
    bot = SearchBot(Level(10_000_000, 8, deep=10_000_000, trees=2), 1, seconds=0.05)
    begun_at = time.monotonic()
    assert bot.choose(Seat(state)) in state.actions()
    assert time.monotonic() - begun_at < 20
    unhurried = SearchBot(QUICK, 1, seconds=3600)
    assert unhurried.choose(Seat(state)) == SearchBot(QUICK, 1).choose(Seat(state)), "and it begins anew afterwards"


def test_searches_are_made_once_for_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    weights = SmallWorld.weights

    def counted(self: SmallWorld, players: int) -> Weights:
        made.append(self.id)
        return weights(self, players)

    monkeypatch.setattr(SmallWorld, "weights", counted)
    bot = SearchBot(QUICK, 1)
    for state in some("smallworld", 2)[:3]:
        bot.choose(Seat(state))
        bot.why(Seat(state))
    assert made == ["smallworld", "smallworld"], "once to choose by, once to tell chances by"


def test_a_game_without_a_judge_cannot_be_played() -> None:
    state, rng = mk.game("toy").new(players=2), random.Random(1)
    while state.player == mk.CHANCE:
        state.play(mk.sample(state.chances(), rng))
    with pytest.raises(NoJudge, match="a bot that searches cannot play 'toy': the game has no judge 'greedy'"):
        SearchBot("expert").choose(Seat(state))


def test_a_table_without_weights_cannot_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Creation, "weights", nothing_ships)
    state = decisions("creation", 3, 1)[0]
    with pytest.raises(NoJudge, match="cannot play 'creation' here: there are no weights at all") as caught:
        SearchBot("expert").why(Seat(state))
    assert isinstance(caught.value, mk.MikrokosmosError) and bots.plays("expert", state.game)


def nothing_ships(game: Creation, players: int) -> Weights:
    """What is found where nothing lies."""
    raise WeightsError("there are no weights at all")


def test_levels_look_harder_one_after_the_other() -> None:
    assert list(LEVELS) == ["expert", "champion"]
    expert, champion = LEVELS.values()
    assert expert.simulations < champion.simulations and expert.width < champion.width and champion.deep
    assert SearchBot("champion").level is champion


def test_several_searches_are_put_together_by_what_they_found_on_average() -> None:
    one = [(7, 100, WHOLE), (8, 90, 0), (9, 50, 0)]
    other = [(8, 200, WHOLE), (7, 100, 0), (9, 500, 0)]
    ranked = together([one, other])
    assert [action for action, _ in ranked] == [8, 9, 7], "one that was dropped counts less than the choice"
    assert dict(ranked) == {7: 0.5, 8: 0.5, 9: 0.0}
    assert together([one])[0] == (7, 1.0)


@pytest.mark.skipif(not mk.compiled(), reason="interpreted search is slow")
@pytest.mark.parametrize(("game", "players"), [("smallworld", 2), ("smallworld", 4)])
def test_its_chances_are_told_as_win_chances_are(game: str, players: int) -> None:
    at = [state for state in decisions(game, players, 2) if state.at_turn_start()][3:9]
    told: dict[bool, list[float]] = {}
    for strong in (True, False):
        expert = SearchBot(QUICK, 1)
        expert.strong = strong
        told[strong] = [expert.why(Seat(state))[0].chance or 0.0 for state in at]
        plain = SearchBot(QUICK, 1)
        assert [plain.choose(Seat(state)) for state in at] == [SearchBot(QUICK, 1).choose(Seat(state)) for state in at]
    assert told[True] != told[False]


@pytest.mark.skipif(not mk.compiled(), reason="interpreted search is slow")
def test_a_line_that_ends_the_turn_has_the_chance_that_is_told_after_it() -> None:
    found = 0
    for state in decisions("smallworld", 3, 4):
        (best, *_) = SearchBot(QUICK, 1).why(Seat(state))
        after = state.copy()
        after.play(best.action)
        if best.chance is not None and after.player >= 0 and after.at_turn_start():
            assert best.chance == pytest.approx(mk.win_chance(after, state.player)[state.player], abs=1e-4)
            found += 1
    assert found
