"""Chances to win: shown where the table wants it, to each seat by what that seat may know, and asked for once."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, cast

import pytest

import mikrokosmos as mk
from kit.learned import learn, unlearn
from mikrokosmos.core.game_state import GameState
from mikrokosmos.core.learned.forecast import Forecast
from mikrokosmos.server.entry import Entry
from mikrokosmos.server.tables.chances import Chances, plays_strongly
from mikrokosmos.server.tables.setup import Setup
from mikrokosmos.server.tables.table import Table
from mikrokosmos.server.tables.visibility import Audience, Visibility, audience, table_seen

PEOPLE = ["ann", "ben"]
GAMES = ["smallworld", "creation"]


def append(table: Table, entries: list[Entry]) -> None:
    for entry in entries:
        table.fold(entry)


def begun(game: str, **chosen: Any) -> Table:
    table = Table("ann", Setup.of(game, {"players": 2}, **chosen), bytes(range(32)))
    for seat, person in enumerate(PEOPLE):
        append(table, table.sit(seat, person, person))
    append(table, table.start("ann"))
    return table


def played(table: Table, rng: random.Random) -> Iterator[Table]:
    while table.status == "playing":
        yield table
        state = table.running().state
        quiet = [action for action in state.actions() if state.describe(action)["type"] != "god"]  # gods stay hidden
        append(table, table.play(state.player, PEOPLE[state.player], [rng.choice(quiet)]))


@pytest.mark.parametrize("game", GAMES)
def test_everybody_is_shown_the_chances_at_a_table_that_wants_it(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    learn(monkeypatch, game, 2)
    table = begun(game, win_chance=True)
    seen = set()
    for _ in played(table, random.Random(4)):
        for person in (*PEOPLE, None):
            told = table_seen(table, person)
            chances = told["mine"]["win_chance"]
            assert told["win_chance"] and len(chances) == 2 and abs(sum(chances) - 1) < 0.003
            seen.add(tuple(chances))
    assert len(seen) > 20, "it follows the game"
    shares = table_seen(table, "ann")["mine"]["win_chance"]
    assert shares == [share / 60 for share in cast(GameState, table.running().state).shares()], (
        "at the end it is the result"
    )


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_shown_any_at_other_tables(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    learn(monkeypatch, game, 2)
    monkeypatch.setattr(Chances, "of", None)  # it is not even asked for
    told = table_seen(begun(game), "ann")
    assert not told["win_chance"] and told["mine"]["win_chance"] is None


@pytest.mark.parametrize("game", GAMES)
def test_without_weights_none_are_shown_and_nothing_breaks(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    unlearn(monkeypatch, game)
    table = begun(game, win_chance=True)
    assert table_seen(table, "ann")["mine"]["win_chance"] is None


def test_a_game_that_learns_nothing_shows_none() -> None:
    state = mk.game("toy").new(players=2)
    assert Chances().of(state, 0) is None


def test_games_that_differ_in_a_hidden_god_show_others_the_same_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    """The canary of this figure: what a seat cannot know is drawn anew, and not a digit changes."""
    learn(monkeypatch, "creation", 2)
    table = begun("creation", win_chance=True)
    rng = random.Random(5)
    changed = own = 0
    for _ in played(table, random.Random(6)):
        match = table.running()
        truth = match.record._state
        for seat, person in enumerate(PEOPLE):
            shown = [table_seen(table, who)["mine"]["win_chance"] for who in (person, None, PEOPLE[1 - seat])]
            match.record._state = other = match.state.imagine(seat, rng)
            again = [table_seen(table, who)["mine"]["win_chance"] for who in (person, None, PEOPLE[1 - seat])]
            match.record._state = truth
            if truth is not None and other.to_json() != truth.to_json():
                changed += 1
                own += shown[2] != again[2]
            assert shown[:2] == again[:2], "neither this seat nor a spectator is told of the god"
    assert changed > 10 and own, "and whoever has the god is told what it is worth"


def test_each_position_is_asked_about_once_for_each_viewer(monkeypatch: pytest.MonkeyPatch) -> None:
    learn(monkeypatch, "smallworld", 2)
    asked: list[int | None] = []
    made: list[object] = []
    told = Chances.of

    def of(self: Chances, state: Any, seat: int | None, strong: bool) -> Any:
        asked.append(seat)
        return told(self, state, seat, strong)

    monkeypatch.setattr(Chances, "of", of)
    game = type(mk.game("smallworld"))
    forecast = game.forecast

    def forecasts(self: Any, state: Any, experts: Any) -> Forecast:
        made.append(state)
        return forecast(self, state, experts)

    monkeypatch.setattr(game, "forecast", forecasts)
    table = begun("smallworld", win_chance=True)
    visibility = Visibility(table)
    for who in (Audience((0,), True), Audience((0,), False), Audience((1,), False), Audience((), False)):
        visibility.mine(who)
        visibility.mine(who)
    visibility.mine(Audience((0, 1), True))  # who shares a screen is shown what everybody may know
    assert asked == [0, 1, None]
    Visibility(table, visibility).mine(audience(table, "ann"))
    assert len(made) == 1, "what is asked with is kept from move to move"


@pytest.mark.parametrize(
    ("bots", "strong"),
    [
        ((None, None), True),
        ((None, "greedy"), False),
        (("novice", "mine:bot"), False),
        ((None, "greedy", "expert"), True),
        ((None, "search-512"), True),
    ],
)
def test_all_count_as_experts_unless_bots_play_and_none_searches(bots: tuple[str | None, ...], strong: bool) -> None:
    assert plays_strongly(bots) == strong


def test_another_bot_at_the_table_changes_the_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    learn(monkeypatch, "smallworld", 2)
    table = begun("smallworld", win_chance=True)
    among_people = Visibility(table)
    before = among_people.mine(audience(table, "ann"))["win_chance"]
    append(table, table.hand_over(1, "ben", "greedy"))
    among_masters = Visibility(table, among_people)
    assert among_masters.mine(audience(table, "ann"))["win_chance"] != before
    append(table, table.sit(1, "ben", "ben"))
    assert Visibility(table, among_masters).mine(audience(table, "ann"))["win_chance"] == before


def test_a_table_keeps_whether_it_shows_chances() -> None:
    setup = Setup.of("smallworld", {"players": 2}, win_chance=True)
    assert Setup.from_json(setup.to_json(), table_rules := mk.game("smallworld").rules).win_chance
    older = {key: value for key, value in setup.to_json().items() if key != "win_chance"}
    assert not Setup.from_json(older, table_rules).win_chance
