"""The panel others are measured by: it never changes, and each member plays its own way and about as well."""

from __future__ import annotations

import random
from hashlib import blake2b

import pytest

import mikrokosmos as mk
from kit.conformance import draw
from kit.lines import GameOf
from kit.long import many
from kit.sources import PACKAGE
from mikrokosmos.bots import Seat, UnknownBot, bot, names
from mikrokosmos.bots.roster import panel, plays
from mikrokosmos.core.game_state import GameState
from mikrokosmos.core.judge import Judge
from mikrokosmos.core.playout import Contest
from mikrokosmos.games import creation, smallworld
from mikrokosmos.games.creation.judge.panel import PANEL as CREATION
from mikrokosmos.games.smallworld.judge.panel import PANEL as SMALL_WORLD

GAMES: dict[str, GameOf[GameState]] = {"smallworld": smallworld.GAME, "creation": creation.GAME}
MEMBERS = [(game, name) for game in GAMES for name in mk.game(game).panel]
EACH = pytest.mark.parametrize(("game", "name"), MEMBERS)

DIGESTS = {
    "smallworld": "88743e6106831f6e",
    "creation": "fdb8eeb4d3b6fa61",
}
"""What became of the games of version 1. They must never change: whoever wants other opponents adds a version."""


def judge(game: str, name: str, start: mk.State) -> Judge:
    return mk.game(game).judge(name, start)


@pytest.mark.parametrize("game", GAMES)
def test_the_panel_plays_the_same_for_ever(game: str) -> None:
    seen = blake2b(digest_size=8)
    for players in (2, 4):
        start = GAMES[game].new(players=players, first="random")
        end = start.copy()
        for at, name in enumerate(mk.game(game).panel):
            others = [mk.game(game).panel[at - more] for more in range(1, players)]
            Contest(end, [judge(game, each, start) for each in (name, *others)]).play(start, at)
            seen.update(end.to_line().encode())
    assert seen.hexdigest() == DIGESTS[game]


@pytest.mark.parametrize(
    ("numbers", "digest"), [(SMALL_WORLD, "40a2fc02ddb2aded"), (CREATION, "fd09b2070eced4e8")], ids=GAMES
)
def test_their_numbers_never_change(numbers: dict[str, object], digest: str) -> None:
    assert blake2b(repr(numbers).encode(), digest_size=8).hexdigest() == digest


def share(game: str, name: str, deals: int) -> float:
    """The part of the victories against `greedy` between two, each deal from both seats."""
    start = GAMES[game].new(players=2, first="random")
    end = start.copy()
    won = 0
    for seat in range(2):
        seated = [judge(game, name if at == seat else "greedy", start) for at in range(2)]
        table = Contest(end, seated)
        for deal in range(deals):
            table.play(start, deal)
            won += end.shares()[seat]
    return won / (60 * 2 * deals)


@pytest.mark.campaign
@EACH
def test_no_member_is_much_stronger_or_weaker_than_greedy(game: str, name: str) -> None:
    deals = many(150, whole=1000, interpreted=1)
    assert 0.35 - 1 / deals**0.5 < share(game, name, deals) < 0.65 + 1 / deals**0.5


@EACH
def test_every_member_plays_its_own_way(game: str, name: str) -> None:
    state = GAMES[game].new(players=3, first="random")
    one, other = judge(game, name, state), judge(game, "greedy", state)
    rng = random.Random(name)
    differ = asked = 0
    while not state.over and not differ:
        if state.player != mk.CHANCE and len(state.actions()) > 1:
            asked += 1
            differ += one.candidates(state) != other.candidates(state)
        state.play(draw(state, rng))
    assert asked and differ


def test_there_are_enough_for_each_game_and_they_are_no_opponents_to_choose() -> None:
    assert all(len(mk.game(game).panel) >= 8 for game in GAMES)
    assert not set(panel()) & set(names())
    assert plays("panel-warlike", smallworld.GAME) and not plays("panel-warlike", creation.GAME)


def test_a_member_is_a_bot_by_its_name() -> None:
    state = GAMES["smallworld"].new(players=2, first=0)
    rng = random.Random("bot")
    while state.player == mk.CHANCE:
        state.play(mk.sample(state.chances(), rng))
    assert bot("panel-warlike", 1).choose(Seat(state)) in state.actions()
    with pytest.raises(UnknownBot, match="did you mean 'panel-warlike'"):
        bot("panel-warlik")


def test_nothing_that_is_tuned_uses_the_panel() -> None:
    """Only the games' own list of judges knows its numbers."""
    users = [path for path in PACKAGE.rglob("*.py") if "judge.panel" in path.read_text(encoding="utf-8")]
    assert sorted(path.relative_to(PACKAGE).as_posix() for path in users) == [
        "games/creation/game.py",
        "games/smallworld/game.py",
    ]
