"""Games to learn from: every beginning of a turn is written once, with its inputs and how the game ended."""

from __future__ import annotations

import pytest

import mikrokosmos as mk
from kit.learned import TABLES, begun, search_for
from kit.long import many
from kit.own_rows import OWN
from mikrokosmos.core.dice import Dice
from mikrokosmos.core.game_state import GameState
from mikrokosmos.core.learned.self_play import FACTS, SelfPlay

FEW = TABLES if mk.compiled() else [("smallworld", 2), ("creation", 2)]
GAMES = many(2, whole=20, interpreted=1)

Written = tuple[list[int], list[int], list[int], list[int]]


def seated(start: GameState, slips: int = 0, games: int = GAMES, judge: str = "greedy") -> SelfPlay:
    """Judges around the table of this state."""
    judges = [start.game.judge(judge, start) for _ in range(start.seats)]
    return SelfPlay(start.copy(), judges, start.game.encoder(start), slips, games)


def written(play: SelfPlay) -> Written:
    """What was written: counts, facts, numbers and amounts of inputs."""
    used = play.used
    return (
        list(play.counts[: play.positions]),
        list(play.facts[: FACTS * play.positions]),
        list(play.index[:used]),
        list(play.amount[:used]),
    )


def told(start: GameState, seed: int) -> tuple[list[tuple[int, int, list[tuple[int, int]]]], GameState]:
    """The same game played from Python: viewer, turn and inputs of its turns' first decisions, and its end."""
    state, dice = start.copy(), Dice(seed)
    judge, encoder = start.game.judge("greedy", start), start.game.encoder(start)
    found: list[tuple[int, int, list[tuple[int, int]]]] = []
    turn = -1
    while not state.over:
        if state.player == mk.CHANCE:
            tickets = [outcome for outcome, weight in state.chances() for _ in range(weight)]
            state.play(tickets[dice.draw(len(tickets))])
            continue
        if state.turns() != turn:
            turn = state.turns()
            drawn = dice.draw(state.seats)
            viewer = drawn if state.game.hides else state.player
            found.append((viewer, turn, encoder.inputs(state, viewer)))
        state.play(judge.advice(state))
    return found, state


@pytest.mark.parametrize(("game", "players"), FEW)
def test_what_is_written_is_the_beginning_of_every_turn_and_the_end_seen_from_there(game: str, players: int) -> None:
    start = begun(game, players)
    play = seated(start)
    for seed in range(GAMES):
        play.clear()
        play.play(start, seed)
        positions, end = told(start, seed)
        counts, facts, index, amount = written(play)
        assert counts == [len(inputs) for _, _, inputs in positions]
        assert list(zip(index, amount, strict=True)) == [pair for _, _, inputs in positions for pair in inputs]
        for number, (viewer, turn, _) in enumerate(positions):
            row = facts[FACTS * number : FACTS * (number + 1)]
            around = [(viewer + step) % players for step in range(players)]
            assert row[:2] == [viewer, turn] == [viewer, number]
            assert row[2 : 2 + players] == [end.shares()[seat] for seat in around]
            assert row[7 : 7 + players] == [end.scores()[seat] for seat in around]
        assert len(positions) == end.turns()


@pytest.mark.parametrize(("game", "players"), FEW)
def test_the_same_seed_writes_the_same_and_another_seed_another_game(game: str, players: int) -> None:
    start = begun(game, players)
    before = start.fingerprint()
    one, other, third = (seated(start, slips=60) for _ in range(3))
    for play, seeds in ((one, (1, 2)), (other, (1, 2)), (third, (1, 3))):
        for seed in seeds[:GAMES]:
            play.play(start, seed)
    assert written(one) == written(other) and start.fingerprint() == before
    assert GAMES == 1 or written(one) != written(third)


def test_slips_change_games_and_none_are_made_where_none_are_wanted() -> None:
    start = begun("smallworld", 2)
    plain, slipping = seated(start), seated(start, slips=300)
    for play in (plain, slipping):
        play.play(start, 4)
    assert written(plain) != written(slipping)
    plain.slips = 300
    plain.clear()
    plain.play(start, 4)
    assert written(plain) == written(slipping)


@pytest.mark.skipif(not mk.compiled(), reason="interpreted games are slow")
@pytest.mark.parametrize("slips", [0, 500])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_there_is_room_for_all_games_it_was_made_for(game: str, players: int, slips: int) -> None:
    games = many(10, whole=300, interpreted=1)
    for start in (begun(game, players), begun("smallworld", players, content=OWN)):
        play = seated(start, slips, games)
        for seed in range(games):
            play.play(start, seed)
        assert play.positions <= 60 * games and play.used <= 60 * 160 * games * 0.95


def test_what_is_cleared_is_written_over() -> None:
    start = begun("creation", 2)
    play = seated(start)
    play.play(start, 1)
    first = written(play)
    play.clear()
    assert (play.positions, play.used) == (0, 0)
    play.play(start, 1)
    assert written(play) == first


@pytest.mark.skipif(not mk.compiled(), reason="interpreted search is slow")
def test_searches_may_sit_at_the_table_too() -> None:
    start = begun("creation", 3)
    searches = [search_for(start, 4, 3, seed) for seed in range(3)]
    play = SelfPlay(start.copy(), searches, start.game.encoder(start), 60, 1)
    play.play(start, 1)
    assert play.positions == 27


@pytest.mark.parametrize(("game", "players"), FEW)
def test_who_plays_like_expert_is_written_too(game: str, players: int) -> None:
    start = begun(game, players)
    plain, marked = seated(start), seated(start)
    marked.experts = 0b10  # the second seat
    for play in (plain, marked):
        play.play(start, 3)
    counts, facts, index, amount = written(plain)
    size, at, found = start.game.encoder(start).size(), 0, []
    for number, length in enumerate(counts):
        found += [*zip(index[at : at + length], amount[at : at + length], strict=True)]
        found.append((size + (1 - facts[FACTS * number]) % players, 1))
        at += length
    assert list(zip(*written(marked)[2:], strict=True)) == found
