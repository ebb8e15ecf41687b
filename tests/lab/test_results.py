"""What the games come to: shares, places, points, head to head, and the pages made of it."""

from __future__ import annotations

import json

import pytest

import mikrokosmos as mk
from mikrokosmos.lab.arena import hold
from mikrokosmos.lab.figures import notes
from mikrokosmos.lab.results import Results
from mikrokosmos.lab.sets import Ended, PlayedSet
from mikrokosmos.lab.settings import ArenaError, Settings
from mikrokosmos.lab.types import Result
from mikrokosmos.lab.workers import processes_for
from mikrokosmos.texts import ENGLISH, Texts

THREE = ("random", "kit.players:first", "kit.players:last")


def counted(*sets: list[Ended], bots: tuple[str, ...] = THREE[:2], players: int | None = None) -> Result:
    settings = Settings.of(mk.game("toy"), bots, games=len(sets) * len(sets[0]), players=players)
    return Results(settings, {at: PlayedSet(at, games) for at, games in enumerate(sets)}).to_json()


def test_victories_points_and_places() -> None:
    told = counted([Ended([10, 4], [0], 0, 5), Ended([4, 10], [1], 0, 5)], [Ended([7, 7], [0, 1], 0, 6)] * 2)
    first, second = told["standings"]
    assert (first["bot"], first["wins"], first["share"], first["points"]) == ("random", 3, 0.75, 8.5)
    assert (second["wins"], second["share"], second["points"], second["place"]) == (1, 0.25, 5.5, 1.75)
    assert first["place"] == 1.25 and first["spread"] == pytest.approx(3**0.5)
    assert told["decisions_per_game"] == 5.5 and told["fair"] == 0.5
    pair = next(each for each in told["pairs"] if each["bot"] == "random")
    assert (pair["wins"], pair["draws"], pair["losses"], pair["difference"]) == (2, 2, 0, 3)
    assert sum(map(sum, told["histogram"]["counts"].values())) == 8
    assert [order["games"] for order in first["by_order"]] == [2, 2]


def test_one_against_three_counts_every_seat() -> None:
    games = [Ended([9, 1, 2, 3], [0], 0, 1), Ended([1, 2, 3, 9], [3], 0, 1)]
    games += [Ended([1, 2, 9, 3], [2], 0, 1), Ended([1, 9, 3, 2], [1], 0, 1)]
    told = counted(games, bots=THREE[:2], players=4)
    lines = {line["bot"]: line for line in told["standings"]}
    assert (lines["random"]["games"], lines["random"]["seats"], lines["random"]["wins"]) == (4, 4, 4)
    assert (lines["kit.players:first"]["games"], lines["kit.players:first"]["seats"]) == (4, 12)
    assert lines["random"]["one_sided"] == "won" and lines["kit.players:first"]["one_sided"] == "lost"
    assert told["pairs"][0]["meetings"] == 12


def test_turn_order_is_counted_from_whoever_began() -> None:
    told = counted([Ended([5, 1], [0], 1, 1), Ended([5, 1], [0], 1, 1)])
    assert [order["wins"] for order in told["standings"][0]["by_order"]] == [0, 1]


@pytest.mark.parametrize("game", ["creation", "smallworld"])
def test_the_result_does_not_depend_on_the_number_of_processes(game: str) -> None:
    settings = Settings.of(mk.game(game), THREE, games=20, players=2)
    one, *others = [json.dumps(hold(settings, number).to_json()) for number in (1, 2, 3)]
    assert others == [one, one]


def test_the_fields_of_a_result_are_what_programs_read() -> None:
    told = hold(Settings.of(mk.game("toy"), THREE, games=7), 1)
    found = told.to_json()
    assert list(found) == [
        "format", "game", "rules", "options", "bots", "players", "seed", "games", "asked", "planned", "complete",
        "deals", "tables", "games_per_deal", "decisions_per_game", "fair", "anchor", "standings", "pairs", "histogram",
    ]  # fmt: skip
    assert list(found["standings"][0]) == [
        "bot", "games", "seats", "wins", "share", "low", "high", "points", "spread", "place", "by_order", "curve",
        "elo", "elo_low", "elo_high", "one_sided",
    ]  # fmt: skip
    assert (found["asked"], found["planned"], found["games"], found["complete"]) == (7, 9, 9, True)
    assert list(told.timing(1.0, 1)) == ["seconds", "processes", "bots"]
    assert sum(line["wins"] for line in found["standings"]) == pytest.approx(9)


def test_what_only_this_process_knows_is_played_here() -> None:
    toy = Settings.of(mk.game("toy"), THREE, games=50)
    assert processes_for(toy, None) == 1 == processes_for(toy, 1)
    with pytest.raises(ArenaError, match="'toy' is registered in this process only"):
        processes_for(toy, 2)
    creation = Settings.of(mk.game("creation"), THREE, games=3)
    assert processes_for(creation, None) == 1 and processes_for(creation, 2) == 2


def test_a_process_that_dies_is_told() -> None:
    settings = Settings.of(mk.game("creation"), ["random", "kit.players:gone"], games=8)
    with pytest.raises(ArenaError, match="a process ended without a word while it played set"):
        hold(settings, 2)


def test_who_won_everything_is_told() -> None:
    told = counted([Ended([10, 4], [0], 0, 5), Ended([4, 10], [1], 0, 5)])
    won, lost = notes(Texts(ENGLISH, "arena"), told)
    assert won.startswith("random won every head-to-head") and lost.startswith(
        "kit.players:first lost every head-to-head"
    )


def test_nothing_played_is_a_result_too() -> None:
    told = hold(Settings.of(mk.game("toy"), THREE, games=9), 1, leave=lambda: True).to_json()
    assert told["games"] == 0 and not told["complete"] and told["standings"][0]["elo"] is None
